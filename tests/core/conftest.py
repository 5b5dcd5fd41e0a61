from collections.abc import Iterator

import pytest

from tests.toy import offered


@pytest.fixture(autouse=True, scope="package")
def _toy() -> Iterator[None]:
    """``ponti.game("toy")`` works in these tests."""
    with offered():
        yield
