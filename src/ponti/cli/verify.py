"""``ponti verify``: does a record replay, and did its dice deal as they had promised?"""

from ponti.cli.options import FileArgument, Lang, read_record
from ponti.cli.voice import VOICE


def verify(file: FileArgument, lang: Lang = None) -> None:
    """Check a record's secret, every chance outcome, every action and the result."""
    record = read_record(file)
    outcomes = record.verify()
    VOICE.say("cli-verified", style="green", outcomes=outcomes, events=len(record.events))
    if record.continued:
        VOICE.say("cli-verified-continued", style="yellow", count=record.continued)
