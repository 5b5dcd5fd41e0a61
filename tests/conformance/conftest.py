"""The toy takes part in the suite, but is on offer only while it runs."""

from collections.abc import Iterator

import pytest

from tests.toy import offered


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    with offered():
        yield
