"""The language files: the same keys and arguments in every language, nothing unreadable, nothing twice."""

from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ponti.core.words import LANGUAGES, locale_folders
from tests.toy import game as _toy  # noqa: F401  (its texts are checked too)

FOLDERS = [folder for folder in locale_folders() if folder.joinpath("en.ftl").is_file()]
every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=str)


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(folder: Traversable, language: str) -> dict[str, set[str]]:
    """Each key of a language file with the arguments that its sentence uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(folder.joinpath(f"{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder}/{language}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {folder}/{language}.ftl"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@every_folder
def test_every_language_has_the_same_keys_with_the_same_arguments(folder: Traversable) -> None:
    english = messages(folder, "en")
    assert english
    for language in LANGUAGES:
        assert messages(folder, language) == english


def test_no_key_has_two_homes() -> None:
    keys = [key for folder in FOLDERS for key in messages(folder, "en")]
    assert sorted(keys) == sorted(set(keys))
