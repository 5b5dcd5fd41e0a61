"""With ``PONTI_PURE=1`` in the environment the ``.py`` sources of an installed, compiled Ponti are run.

Imported before anything else of the package: the extension modules lie beside the sources and would win otherwise.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

VARIABLE = "PONTI_PURE"


class SourceFinder:
    """Finds the modules of this package, and only as sources."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The spec of a ``.py`` file below the package; None leaves the search to the other finders."""
        if path is None or not name.startswith("ponti."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def is_asked() -> bool:
    """Whether the environment asks for the uncompiled sources."""
    return os.environ.get(VARIABLE, "") not in {"", "0"}


if is_asked() and SourceFinder not in sys.meta_path:
    sys.meta_path.insert(0, SourceFinder)
