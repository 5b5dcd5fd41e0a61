"""The build files at work on a miniature: compiled, on purpose uncompiled, without a compiler, with a failing one."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.build import miniature

pytestmark = pytest.mark.xdist_group("build")

TELL = "import ponti; b = ponti.build_info(); print(ponti.is_compiled(), b.compiled, b.reason, ponti.game.__file__)"


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled wheel of the miniature."""
    return miniature.build(miniature.make(tmp_path_factory.mktemp("compiled")))


def test_a_compiled_wheel_has_extension_modules_beside_their_sources(compiled: Path) -> None:
    names = ZipFile(compiled).namelist()
    for module in ("core/game", "games/tiny"):
        assert f"ponti/{module}.py" in names
        assert any(name.startswith(f"ponti/{module}.") and name.endswith(".so") for name in names)
    assert "ponti/core/locale/en.ftl" in names
    assert "ponti/py.typed" in names
    assert not compiled.name.endswith("none-any.whl")


def test_one_native_group_holds_all_compiled_modules(compiled: Path) -> None:
    groups = [name for name in ZipFile(compiled).namelist() if "__mypyc" in name]
    assert len(groups) == 1
    assert groups[0].startswith("ponti__mypyc.")


def test_a_compiled_wheel_runs_compiled(compiled: Path) -> None:
    assert miniature.run(compiled, TELL).startswith("True True ")


def test_the_environment_switches_an_installed_wheel_to_its_sources(compiled: Path) -> None:
    told = miniature.run(compiled, TELL, PONTI_PURE="1")
    assert told.startswith("False True ")
    assert told.endswith("game.py")


@pytest.mark.parametrize("pure", ["0", "1"])
@pytest.mark.parametrize("places", [31, 32, 33, 49, 61, 62])
def test_shifts_beyond_32_bits_are_the_same_on_both_builds(compiled: Path, pure: str, places: int) -> None:
    code = f"import ponti; print(ponti.game.shifted(1, {places}), ponti.tiny.HIGH)"
    assert miniature.run(compiled, code, PONTI_PURE=pure) == f"{2**places} {2**61}"


def test_the_wheel_tells_the_hash_of_what_was_compiled(compiled: Path) -> None:
    from ponti._build import source_hash

    told = miniature.run(compiled, "import ponti; print(ponti.build_info().sources)")
    assert told == source_hash(compiled.parents[1] / "src" / "ponti")


def test_an_edited_rule_changes_the_hash(tmp_path: Path) -> None:
    from ponti._build import source_hash

    package = miniature.make(tmp_path) / "src" / "ponti"
    before = source_hash(package)
    (package / "games" / "tiny.py").write_text("HIGH = 2\n")
    assert source_hash(package) != before


def test_pure_builds_are_uncompiled_and_run_anywhere(tmp_path: Path) -> None:
    wheel = miniature.build(miniature.make(tmp_path), PONTI_PURE="1")
    assert wheel.name.endswith("py3-none-any.whl")
    assert miniature.run(wheel, TELL).startswith("False False PONTI_PURE ")


def test_without_a_compiler_the_install_is_uncompiled(tmp_path: Path) -> None:
    wheel = miniature.build(miniature.make(tmp_path), CC="/bin/false")
    assert wheel.name.endswith("py3-none-any.whl")
    assert miniature.run(wheel, TELL).startswith("False False no C compiler ")


def test_a_compiler_that_fails_on_the_modules_leaves_an_uncompiled_install(tmp_path: Path) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *probe.*) exec cc "$@" ;; esac\nexit 1\n')
    compiler.chmod(0o755)
    wheel = miniature.build(miniature.make(tmp_path), CC=str(compiler))
    assert not any(name.endswith(".so") for name in ZipFile(wheel).namelist())
    assert miniature.run(wheel, TELL).startswith("False False the C compiler failed ")


def test_modules_that_are_gone_leave_the_wheel(tmp_path: Path) -> None:
    project = miniature.make(tmp_path)
    miniature.build(project, PONTI_PURE="1")
    (project / "src/ponti/games/tiny.py").rename(project / "src/ponti/games/small.py")
    names = ZipFile(miniature.build(project, PONTI_PURE="1")).namelist()
    assert "ponti/games/small.py" in names
    assert "ponti/games/tiny.py" not in names
