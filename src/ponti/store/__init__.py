"""Where tables are kept: an append-only event log with snapshots, in any database that SQLAlchemy speaks to."""
