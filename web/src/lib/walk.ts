/** Arrow keys walk through the places that may be chosen now: every enabled button with `data-place`, by geometry. */
export type Direction = 'left' | 'right' | 'up' | 'down';

const ARROWS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function arrowOf(key: string): Direction | null {
  return ARROWS[key] ?? null;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * The index of the nearest point in a direction, -1 if there is none. Points straight ahead come before those far aside;
 * sideways distance counts double.
 */
export function nearest(from: Point, points: readonly Point[], direction: Direction): number {
  const isFlat = direction === 'left' || direction === 'right';
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  let best = -1;
  let bestCost = Infinity;
  points.forEach((point, index) => {
    const ahead = sign * (isFlat ? point.x - from.x : point.y - from.y);
    const aside = Math.abs(isFlat ? point.y - from.y : point.x - from.x);
    if (ahead < 1) return;
    const cost = ahead + 2 * aside + (aside > 1.5 * ahead ? FAR : 0);
    if (cost < bestCost) [best, bestCost] = [index, cost];
  });
  return best;
}

const FAR = 1e6;

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Moves the focus; the first arrow key enters at the top left. */
export function walk(root: HTMLElement, direction: Direction): void {
  const places = [...root.querySelectorAll<HTMLButtonElement>('button[data-place]:not(:disabled)')];
  const here = places.find((place) => place === document.activeElement);
  if (!here) {
    places[0]?.focus();
    return;
  }
  const others = places.filter((place) => place !== here);
  const next = nearest(middle(here), others.map(middle), direction);
  others[next]?.focus();
}
