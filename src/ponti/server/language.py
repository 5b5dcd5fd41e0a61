"""Which of our languages a reader wants."""

from collections.abc import Mapping

from ponti.core.words import LANGUAGES


def language_of(query: Mapping[str, str], headers: Mapping[str, str]) -> str:
    """The language in ``?lang=``, else the first of ours in ``Accept-Language``, else English."""
    asked = query.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in headers.get("accept-language", "")[:200].split(","):
        language = part.split(";")[0].strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
