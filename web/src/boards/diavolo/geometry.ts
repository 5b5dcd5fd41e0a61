/** Where things lie on the drawing: a cell is 10 units wide, column a at the left, row 1 at the bottom. */
export const CELL = 10;
export const MARGIN = 6;

export interface Spot {
  x: number;
  y: number;
}

export function column(cell: string): number {
  return cell.charCodeAt(0) - 97;
}

export function row(cell: string): number {
  return Number(cell.slice(1)) - 1;
}

export function cellName(col: number, line: number): string {
  return String.fromCharCode(97 + col) + String(line + 1);
}

/** The middle of a cell. */
export function middle(cell: string, size: number): Spot {
  return { x: MARGIN + (column(cell) + 0.5) * CELL, y: (size - 1 - row(cell) + 0.5) * CELL + 2 };
}

/** The width and height of the whole drawing: water, and a margin for the letters and numbers. */
export function extent(size: number): { width: number; height: number } {
  return { width: size * CELL + MARGIN + 2, height: size * CELL + MARGIN + 2 };
}

/** The cell under a point of the drawing, or null outside the water. */
export function cellAt(x: number, y: number, size: number): string | null {
  const col = Math.floor((x - MARGIN) / CELL);
  const line = size - 1 - Math.floor((y - 2) / CELL);
  return col >= 0 && col < size && line >= 0 && line < size ? cellName(col, line) : null;
}

export interface Arc {
  from: Spot;
  to: Spot;
  /** The top of the arch, as the control point of a quadratic curve. */
  bend: Spot;
}

const REACH = 2.6;

/** An arch from tile to tile: it stands on the tiles' facing edges and bends up the page, or aside when it runs that way. */
export function arc(one: string, two: string, size: number): Arc {
  const a = middle(one, size);
  const b = middle(two, size);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length };
  let normal = { x: along.y, y: -along.x };
  if (normal.y > 0.01 || (Math.abs(normal.y) <= 0.01 && normal.x > 0)) normal = { x: -normal.x, y: -normal.y };
  const rise = length * 0.3;
  return {
    from: { x: a.x + along.x * REACH, y: a.y + along.y * REACH },
    to: { x: b.x - along.x * REACH, y: b.y - along.y * REACH },
    bend: { x: (a.x + b.x) / 2 + normal.x * rise, y: (a.y + b.y) / 2 + normal.y * rise },
  };
}

export function arcPath({ from, bend, to }: Arc): string {
  return `M${f(from.x)} ${f(from.y)}Q${f(bend.x)} ${f(bend.y)} ${f(to.x)} ${f(to.y)}`;
}

/** The top of the arch itself. */
export function crown({ from, bend, to }: Arc): Spot {
  return { x: (from.x + 2 * bend.x + to.x) / 4, y: (from.y + 2 * bend.y + to.y) / 4 };
}

function f(value: number): string {
  return value.toFixed(2);
}

/** Both ends in one word, whatever their order: lower column first, then lower row. */
export function siteKey(one: string, two: string): string {
  const isSwapped = column(one) - column(two) || row(one) - row(two);
  return isSwapped <= 0 ? `${one}-${two}` : `${two}-${one}`;
}
