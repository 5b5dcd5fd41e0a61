"""Ponte del Diavolo: two shores build islands on a lagoon and link them with bridges."""
