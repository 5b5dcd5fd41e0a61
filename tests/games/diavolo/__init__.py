"""Ponte del Diavolo, one clause and one test each."""
