"""How a server is set up. A setting has one name everywhere: ``bot_share`` in the file, ``PONTI_BOT_SHARE`` outside.

A field's description is what it may be, in signs, and a validator's ``ValueError`` says that better for a value; what
it means is the text ``setting-<name>``. Reading: ``config``.
"""

from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, field_validator
from pydantic.networks import IPvAnyNetwork

from ponti.core.registry import games
from ponti.search.levels import LEVELS, level

PREFIX: Final = "PONTI_"
"""What the names of all our variables in the environment begin with."""

SWITCH: Final = "true, false"
LogLevel = Literal["debug", "info", "warning", "error"]
LogFormat = Literal["logfmt", "json"]
BotName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9][A-Za-z0-9 _.+-]{0,31}$")]


class _Frozen(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class OpenBot(_Frozen):
    """A program that speaks the open bot protocol and is on offer as a level; the name of the level is its key."""

    command: tuple[str, ...] = Field(min_length=1, description='["PROGRAM", "ARGUMENT", ...]')
    about: str = Field(default="", max_length=200, description="…")
    games: tuple[str, ...] = Field(default=(), description='["GAME", ...]')
    seconds: float = Field(default=5.0, gt=0, le=600, description="0.001..600")
    start_seconds: float = Field(default=20.0, gt=0, le=600, description="0.001..600")
    processes: int = Field(default=2, ge=1, le=64, description="1..64")
    memory_mb: int = Field(default=0, ge=0, le=1_000_000, description="0..1000000")
    environment: dict[str, str] = Field(default={}, description='{ NAME = "…" }')

    @field_validator("games")
    @classmethod
    def _known(cls, ids: tuple[str, ...]) -> tuple[str, ...]:
        known = [game.id for game in games()]
        if not set(ids).issubset(known):
            raise ValueError(", ".join(known))
        return ids


class Settings(_Frozen):
    """All settings of a server, checked."""

    # where it listens
    host: str = Field(default="127.0.0.1", min_length=1, description="127.0.0.1, 0.0.0.0, ::, …")
    port: int | None = Field(default=None, ge=0, le=65_535, description="0..65535")
    public_url: str | None = Field(default=None, pattern=r"^https?://[^/\s]+$", description="https://NAME")
    origins: tuple[str, ...] = Field(default=(), description="https://NAME …")
    trusted_proxies: tuple[IPvAnyNetwork, ...] = Field(default=(), description="127.0.0.1, 10.0.0.0/8, …")
    stop_seconds: int = Field(default=5, ge=0, le=600, description="0..600")

    # where it keeps its tables
    database: str | None = Field(default=None, min_length=1, description="FILE, postgresql+psycopg://…")
    tables_in_memory: int = Field(default=500, ge=1, le=1_000_000, description="1..1000000")

    # bots
    bot_share: float = Field(default=0.75, gt=0, le=1, description="0.01..1")
    bot_patience: float = Field(default=30.0, gt=0, le=600, description="0.001..600")
    bot_niceness: int = Field(default=5, ge=0, le=19, description="0..19")
    bots: dict[BotName, OpenBot] = Field(default={}, max_length=50, description="[bots.NAME] …")

    # limits
    rate_limits: float = Field(default=1.0, ge=0, le=1000, description="0..1000")
    max_sockets: int = Field(default=20_000, ge=1, le=1_000_000, description="1..1000000")

    # what people are told while they are away
    notice_seconds: float = Field(default=5.0, ge=0, le=3600, description="0..3600")
    push: bool = Field(default=True, description=SWITCH)
    push_contact: str | None = Field(
        default=None, pattern=r"^(mailto:|https://)\S+$", description="mailto:…, https://…"
    )
    webhooks: bool = Field(default=True, description=SWITCH)
    private_webhooks: bool = Field(default=False, description=SWITCH)

    # what the operator is told
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="warning", description="debug, info, warning, error"
    )
    log_format: Literal["logfmt", "json"] = Field(default="logfmt", description="logfmt, json")
    metrics: bool = Field(default=False, description=SWITCH)

    @field_validator("public_url", mode="before")
    @classmethod
    def _without_slash(cls, url: object) -> object:
        return url.rstrip("/") if isinstance(url, str) else url

    @field_validator("bots")
    @classmethod
    def _new_names(cls, bots: dict[str, OpenBot]) -> dict[str, OpenBot]:
        if any(level(name) is not None for name in bots):
            raise ValueError(f"[bots.NAME] …, NAME ≠ {', '.join(known.id for known in LEVELS)}")
        return bots
