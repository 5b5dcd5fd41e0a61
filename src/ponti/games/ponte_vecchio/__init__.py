"""Ponte Vecchio: shops bought at auction on the old bridge, and a rich Lord who walks past them (2-5 seats)."""
