"""What can go wrong in the store, besides the database's own errors."""


class Unavailable(Exception):
    """The database cannot be opened."""


class TooNew(Unavailable):
    """A later version of this program has changed the database: this one does not understand it."""


class Conflict(Exception):
    """Somebody else was quicker: has written the event with this number, or has the name or the colour."""
