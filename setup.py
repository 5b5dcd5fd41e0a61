"""Builds the wheel: compiles the rules and the search with mypyc, and packs the web app.

Environment:
  PONTI_PURE=1      install uncompiled
  PONTI_REQUIRE=1   fail rather than install uncompiled or without the web app
  PONTI_NATIVE=1    compile for this machine's processor (never for a wheel that is given away)
  PONTI_WEB=0       do not build the web app: pack what lies in src/ponti/web

What the package is called, needs and contains is in ``pyproject.toml``.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from distutils.ccompiler import CCompiler, new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from sysconfig import get_path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent.resolve()
PACKAGE = ROOT / "src" / "ponti"
INLINING = ["-fno-semantic-interposition", "-fvisibility=hidden", "-flto=auto"]  # the last one uses all cores
# The generated code is one file of 140 MB. To judge its indentation gcc reads it from the start again and again, which
# takes ten times as long as compiling it, also when it is told to say nothing.
QUIET = ["-w", "-Wno-misleading-indentation"]
COMPILER_FAILURES = (CCompilerError, BaseError, OSError)
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


def load(file: Path) -> ModuleType:
    """A module of the package by its path, without importing the package."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[file.stem] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


BUILD = load(PACKAGE / "_build.py")


def is_on(variable: str, default: str = "") -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(variable, default) not in {"", "0"}


def say(text: str) -> None:
    """Tell the person who installs (pip shows it with -v)."""
    print(f"ponti: {text}", file=sys.stderr, flush=True)


# -- the compiled modules -------------------------------------------------------------------------------------------


def accepted_flags() -> list[str] | None:
    """The optional flags that the C compiler takes, or None when no compiler works."""
    compiler = new_compiler()
    customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return []
    native = ["-march=native"] if is_on("PONTI_NATIVE") else []
    for flags in (QUIET + INLINING + native, QUIET + native, []):
        if accepts(compiler, flags):
            return flags
    return None


def accepts(compiler: CCompiler, flags: list[str]) -> bool:
    """Whether a tiny extension module compiles and links with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        try:
            objects = compiler.compile(
                [str(source)], output_dir=folder, include_dirs=[get_path("include")], extra_postargs=flags
            )
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")), extra_postargs=flags)
        except COMPILER_FAILURES:
            return False
    return True


def native_extensions(flags: list[str]) -> list[Extension]:
    """One native group of all modules of core, games and search, and a small stub for each."""
    from mypyc.build import mypycify

    sources = [
        str(file.relative_to(ROOT))
        for part in BUILD.COMPILED
        for file in sorted((PACKAGE / part).rglob("*.py"))
        if file.name != "__init__.py"
    ]
    os.chdir(ROOT)
    extensions: list[Extension] = mypycify(
        ["--config-file=", "--ignore-missing-imports", *sources],
        opt_level="3",
        debug_level="0",
        multi_file=False,  # a file per module runs a fifth slower, with -flto too
        group_name="ponti",
    )
    (group,) = [extension for extension in extensions if extension.name.endswith("__mypyc")]
    group.extra_compile_args += flags
    group.extra_link_args += [*flags, "-O3"] if flags else []
    return extensions


def same_as_before(file: Path, text: str) -> bool:
    """Whether a file of the last build says so; it does afterwards."""
    is_same = file.is_file() and file.read_text() == text
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
    return is_same


class BuildExt(build_ext):
    """Compiles when it can, and installs uncompiled, saying so, when it cannot. Never compiles in place."""

    def run(self) -> None:
        if self.inplace or self.editable_mode:
            say("an editable install runs uncompiled: extension modules beside the sources would go stale")
            self.extensions = []
            return
        self.distribution.ext_modules = native_extensions(FLAGS or [])
        self.force = self.force or not same_as_before(Path(self.build_temp, "flags.txt"), " ".join(FLAGS or []))
        self.swig_opts = None
        self.finalize_options()
        try:
            super().run()
        except COMPILER_FAILURES as failure:
            self.fall_back(str(failure))
        else:
            record_build(Path(self.build_lib), BUILD.Build(True, BUILD.source_hash(PACKAGE), is_on("PONTI_NATIVE")))

    def build_extensions(self) -> None:
        self.parallel = os.cpu_count() or 1  # the stubs beside the group; the group itself is split by -flto
        super().build_extensions()

    def fall_back(self, failure: str) -> None:
        """Go on without the extension modules."""
        if is_on("PONTI_REQUIRE"):
            raise SystemExit(f"ponti: the C compiler failed: {failure}")
        record_build(Path(self.build_lib), BUILD.Build(False, reason="the C compiler failed"))
        say(f"the C compiler failed, so Ponti is installed uncompiled (slower, otherwise the same): {failure}")
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []


# -- the Python files, data and the web app -------------------------------------------------------------------------


class BuildPy(build_py):
    """Starts from a clean folder (modules that are gone stay gone) and brings the web app along."""

    def run(self) -> None:
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "ponti"), ignore_errors=True)
        build_web()
        super().run()
        if not self.editable_mode:
            record_build(Path(self.build_lib), BUILD.Build(False, reason=REASON))


def build_web() -> None:
    """Build ``web/`` into the package where Node is at hand; a web app built before is taken as it is otherwise."""
    if not is_on("PONTI_WEB", "1") or not (ROOT / "web" / "package.json").is_file():
        return
    failure = subprocess.run([sys.executable, str(ROOT / "scripts" / "build_web.py")], check=False).returncode
    if failure and is_on("PONTI_REQUIRE"):
        raise SystemExit("ponti: the web app could not be built")
    if failure and not (PACKAGE / "web" / "index.html").is_file():
        say("installed without the web app; everything else works")


def record_build(target: Path, build: object) -> None:
    """Write into the wheel what it was built from."""
    (target / "ponti" / "_build.json").write_text(build.dumps(), "utf-8")  # type: ignore[attr-defined]


# -- what is built --------------------------------------------------------------------------------------------------

FLAGS = None if is_on("PONTI_PURE") else accepted_flags()
REASON = "" if FLAGS is not None else "PONTI_PURE" if is_on("PONTI_PURE") else "no C compiler"

if FLAGS is None and not is_on("PONTI_PURE"):
    if is_on("PONTI_REQUIRE"):
        raise SystemExit("ponti: no C compiler")
    say("no C compiler works here, so Ponti is installed uncompiled: slower, otherwise the same")

setup(
    cmdclass={"build_py": BuildPy, "build_ext": BuildExt},
    # A placeholder: the real list costs a type check of everything and is made when it is built.
    ext_modules=[] if FLAGS is None else [Extension("ponti.placeholder", [])],
)
