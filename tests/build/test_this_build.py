"""The Ponti that these tests run on: what it says of itself is true, and it is the tree's."""

import os
from importlib import import_module
from pathlib import Path

import ponti
from ponti._build import COMPILED, source_hash
from tests.build.paths import PACKAGE, ROOT

EXPECTED = os.environ.get("PONTI_EXPECT", "")


def modules() -> list[str]:
    """The names of all modules that a compiled build compiles."""
    files = [file for part in COMPILED for file in sorted((PACKAGE / part).rglob("*.py"))]
    names = [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in files]
    return [name for name in names if not name.endswith("__init__")]


def test_it_is_the_build_that_was_asked_for() -> None:
    assert EXPECTED in {"", "compiled", "pure"}
    assert ponti.is_compiled() == (EXPECTED == "compiled" if EXPECTED else ponti.is_compiled())


def test_all_rules_and_search_are_compiled_or_none_is() -> None:
    names = modules()
    assert len(names) > 10
    for name in names:
        file = Path(str(import_module(name).__file__))
        assert (file.suffix != ".py") == ponti.is_compiled(), name


def test_what_runs_is_what_lies_in_the_tree() -> None:
    assert source_hash(Path(str(ponti.__file__)).parent) == source_hash(PACKAGE)
    if ponti.is_compiled():
        assert ponti.build_info().sources == source_hash(PACKAGE)


def test_nothing_is_compiled_in_place() -> None:
    assert not [*PACKAGE.rglob("*.so"), *PACKAGE.rglob("*.pyd")]


def test_the_installed_package_has_every_file_of_the_tree() -> None:
    installed = Path(str(ponti.__file__)).parent
    wanted = [file.relative_to(PACKAGE) for kind in ("*.py", "*.ftl") for file in PACKAGE.rglob(kind)]
    assert [name for name in wanted if not (installed / name).is_file()] == []


def test_build_and_runtime_pin_the_same_compiler_runtime() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    build, runtime = project["build-system"]["requires"], project["project"]["dependencies"]
    for package in ("librt==", "mypy-extensions=="):
        (pinned,) = [requirement for requirement in build if requirement.startswith(package)]
        assert pinned in runtime
    assert "mypy==2.4.1" in build


def test_the_command_line_says_which_build_it_is() -> None:
    from ponti.cli.main import version_line

    assert version_line().startswith(f"ponti {ponti.__version__} (")
    assert ("uncompiled" in version_line()) != ponti.is_compiled()
