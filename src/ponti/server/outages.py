"""The database cannot be reached, or its disk is full: what people are told, and what the log says."""

from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from ponti.server.errors import TableError
from ponti.server.metrics import ERRORS

logger: Final = structlog.get_logger()


def unavailable(error: SQLAlchemyError) -> TableError:
    """The refusal of what could not be kept."""
    ERRORS.labels("store").inc()
    logger.error("store_unavailable", reason=str(error.__cause__ or error))
    return TableError("store_unavailable", 503)
