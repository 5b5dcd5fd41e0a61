"""``python -m ponti`` is the command ``ponti``."""

from ponti.cli.main import app

if __name__ == "__main__":
    app()
