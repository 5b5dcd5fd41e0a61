"""What happens in a game, one kind of decision or event after the other; ``table.py`` lists them."""
