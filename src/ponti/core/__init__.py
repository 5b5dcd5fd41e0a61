"""The protocol that every game speaks and every other layer relies on."""
