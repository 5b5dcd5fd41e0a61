"""The games. Importing this package registers them all, in the order of the lobby."""
