"""Settings of the whole test-suite."""

import os

import pytest
from hypothesis import HealthCheck, settings

import ponti
from ponti._build import is_compiled

# Tests ask for more than people do; those of the limits set their own. Servers in processes of their own inherit it.
os.environ.setdefault("PONTI_RATE_LIMITS", "0")

pytest_plugins = ["tests.postgres"]

# The same examples in every run, and no clock: a slow machine is not a wrong one.
settings.register_profile(
    "ponti", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("ponti")


def pytest_report_header(config: pytest.Config) -> str:
    kind = "compiled" if is_compiled() else "uncompiled"
    return f"ponti {ponti.__version__}, {kind}, from {ponti.__file__}"
