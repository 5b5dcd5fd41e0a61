"""Draws the icons of the installed app from one picture:

    python -m scripts.draw_icons

The files in ``web/public/icons`` are its output. It needs Chromium (see ``tests/browser/harness.py``).
"""

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright
from tests.browser.harness import BROWSER, FLAGS

FOLDER: Final = Path(__file__).parents[1] / "web" / "public" / "icons"

SKY: Final = "#9CC5C9"
DEEP: Final = "#2B6777"
STONE: Final = "#F4EFE4"
INK: Final = "#1F2D37"
TERRACOTTA: Final = "#B4533A"

WAVE: Final = "M-8 22.2c2.7 1.9 5.3 1.9 8 0s5.3-1.9 8 0 5.3 1.9 8 0 5.3-1.9 8 0 5.3 1.9 8 0 5.3-1.9 8 0V50H-8z"
"""Water from edge to edge and far beyond, so that no icon's shape cuts it off."""
BRIDGE: Final = "M3.5 20.2Q16 2.6 28.5 20.200l-3.9 1.1Q16 10.2 7.4 21.300z"


def scene(scale: float = 1.0) -> str:
    """A bridge over water, in a box of 32 x 32; the bridge ``scale`` times as large, around the middle."""
    place = f"translate({16 - 16 * scale} {17 - 17 * scale}) scale({scale})"
    return (
        f'<g transform="{place}"><path d="{WAVE}" fill="{DEEP}"/>'
        f'<path d="{BRIDGE}" fill="{STONE}" stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"/></g>'
    )


def picture(content: str) -> str:
    """An SVG of 32 x 32."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{content}</svg>'


def rounded(mark: str = "") -> str:
    """The icon with round corners, for tabs and launchers that show it as it is."""
    clip = '<clipPath id="a"><rect width="32" height="32" rx="7"/></clipPath>'
    return picture(f'{clip}<g clip-path="url(#a)"><path d="M0 0h32v32H0z" fill="{SKY}"/>{scene()}</g>{mark}')


def full(scale: float) -> str:
    """The icon up to its edges, for launchers that cut out a shape of their own."""
    return picture(f'<path d="M0 0h32v32H0z" fill="{SKY}"/>{scene(scale)}')


DOT: Final = f'<circle cx="25" cy="7" r="6.5" fill="{TERRACOTTA}" stroke="#fff" stroke-width="1.5"/>'
"""What marks the icon when it is somebody's turn."""
BADGE: Final = picture(f'<path d="{BRIDGE}" fill="#fff"/><path d="M3 24h26v3H3z" fill="#fff"/>')
"""One colour on nothing, for the status bar of a phone."""

SMALL: Final = 0.72
"""The bridge of a maskable icon keeps within the middle 80 %."""
PICTURES: Final = {"icon": rounded(), "icon-turn": rounded(DOT)}
PNGS: Final = {
    "icon-192": (rounded(), 192),
    "icon-512": (rounded(), 512),
    "maskable-192": (full(SMALL), 192),
    "maskable-512": (full(SMALL), 512),
    "apple-180": (full(0.86), 180),
    "badge-96": (BADGE, 96),
}


def rasterise(page: Page, svg: str, size: int, file: Path) -> None:
    """Write an SVG as PNG; what it does not cover stays transparent."""
    page.set_viewport_size({"width": size, "height": size})
    sized = svg.replace("<svg ", f'<svg width="{size}" height="{size}" ', 1)
    page.set_content(f"<style>html{{background:none}}body{{margin:0}}svg{{display:block}}</style>{sized}")
    page.screenshot(path=file, omit_background=True)


def main() -> None:
    """Write all icons."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, svg in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(svg + "\n", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=BROWSER, args=list(FLAGS))
        page = browser.new_page()
        for name, (svg, size) in PNGS.items():
            rasterise(page, svg, size, FOLDER / f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main()
