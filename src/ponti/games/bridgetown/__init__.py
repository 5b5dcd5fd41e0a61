"""Bridgetown Races; see ``docs/games/bridgetown.md``."""
