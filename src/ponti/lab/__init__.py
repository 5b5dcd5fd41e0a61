"""Measuring bots and games: matches with intervals, self-play reports, speed."""
