"""Errors of loaded positions."""

from functools import partial
from typing import Final

from ponti.core.errors import fault_of

fault: Final = partial(fault_of, "rialto")
"""The error ``rialto-bad-<problem>`` for a JSON path, a problem and perhaps a clause."""
