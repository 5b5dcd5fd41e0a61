"""Rialto: six rounds of cards, buildings and bridges for the favour of the Doge (2-5 seats)."""
