"""How older databases become today's: one revision per change of the schema, run when a database is opened."""
