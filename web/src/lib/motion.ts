/**
 * Pieces travel from where they were to where they go. Elements with `data-travel="key"` are remembered by key; after a
 * change those that moved fly there. Those that are new come from the first place named in their `data-from` (words apart
 * by spaces): a piece that was there before, or an element with that `data-source`; without any they drop in. With reduced motion everything fades instead.
 */
const TRAVEL_MS = 240;
const EASE = 'cubic-bezier(.3,.7,.25,1)';

export function prefersStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export class Travel {
  private places = new Map<string, DOMRect>();
  private isFirst = true;

  constructor(private readonly root: HTMLElement) {}

  /** Call before the change. */
  note(): void {
    this.places = new Map();
    for (const piece of this.pieces()) this.places.set(piece.dataset['travel'] ?? '', piece.getBoundingClientRect());
  }

  /** Call after the change. */
  run(): void {
    if (this.isFirst) {
      this.isFirst = false;
      return;
    }
    for (const piece of this.pieces()) {
      const before = this.places.get(piece.dataset['travel'] ?? '') ?? this.source(piece);
      const after = piece.getBoundingClientRect();
      if (before && Math.hypot(before.x - after.x, before.y - after.y) < 2) continue;
      if (prefersStill()) fade(piece);
      else if (before) fly(piece, before, after);
      else drop(piece);
    }
  }

  private source(piece: HTMLElement): DOMRect | undefined {
    for (const name of piece.dataset['from']?.split(' ') ?? []) {
      const place =
        this.places.get(name) ?? document.querySelector(`[data-source="${CSS.escape(name)}"]`)?.getBoundingClientRect();
      if (place) return place;
    }
    return undefined;
  }

  private pieces(): NodeListOf<HTMLElement> {
    return this.root.querySelectorAll<HTMLElement>('[data-travel]');
  }
}

/** Pixels of the page per unit of the element's own coordinates (1 in HTML, the drawing's scale in SVG). */
function unit(piece: Element): number {
  return piece instanceof SVGGraphicsElement ? (piece.ownerSVGElement?.getScreenCTM()?.a ?? 1) : 1;
}

function fly(piece: HTMLElement, before: DOMRect, after: DOMRect): void {
  const scale = unit(piece);
  const dx = (before.x + before.width / 2 - after.x - after.width / 2) / scale;
  const dy = (before.y + before.height / 2 - after.y - after.height / 2) / scale;
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0 0' }], { duration: TRAVEL_MS, easing: EASE });
}

function drop(piece: HTMLElement): void {
  const height = -22 / unit(piece);
  piece.animate(
    [
      { translate: `0 ${height}px`, opacity: 0 },
      { translate: '0 0', opacity: 1 },
    ],
    {
      duration: TRAVEL_MS,
      easing: EASE,
    },
  );
}

function fade(piece: HTMLElement): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, easing: 'linear' });
}
