"""Tre Ponti (Three Bridges): two armies of Hungarian cards meet at three bridges; see ``rules.py``."""
