/** The part of the map that is in the window. All functions are pure; the window's shape never changes by them. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How far the map can be enlarged. */
export const CLOSEST = 6;

/** The smallest box of a shape (width by height) around another one. */
export function around(box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height * shape);
  const height = width / shape;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** A view that is no wider than home, no closer than allowed, and shows nothing beyond home. */
export function kept(view: Box, home: Box): Box {
  const width = Math.min(home.width, Math.max(home.width / CLOSEST, view.width));
  const height = (width * home.height) / home.width;
  const x = view.x + (view.width - width) / 2;
  const y = view.y + (view.height - height) / 2;
  return {
    x: Math.min(home.x + home.width - width, Math.max(home.x, x)),
    y: Math.min(home.y + home.height - height, Math.max(home.y, y)),
    width,
    height,
  };
}

/** Enlarged about a point of the map, which stays where it is. */
export function zoomed(view: Box, home: Box, factor: number, x: number, y: number): Box {
  const width = Math.min(home.width, Math.max(home.width / CLOSEST, view.width / factor));
  const part = width / view.width;
  return kept({ x: x - (x - view.x) * part, y: y - (y - view.y) * part, width, height: view.height * part }, home);
}

export function moved(view: Box, home: Box, dx: number, dy: number): Box {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, home);
}

/** A view of some points with room around them. */
export function showing(points: readonly { x: number; y: number }[], home: Box, margin: number): Box {
  if (!points.length) return home;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - margin;
  const y = Math.min(...ys) - margin;
  const box = { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
  return kept(around(box, home.width / home.height), home);
}

/** The view moved so far that a point is inside. */
export function including(view: Box, home: Box, point: { x: number; y: number }): Box {
  const margin = view.width / 12;
  const left = Math.min(0, point.x - margin - view.x);
  const right = Math.max(0, point.x + margin - view.x - view.width);
  const up = Math.min(0, point.y - margin - view.y);
  const down = Math.max(0, point.y + margin - view.y - view.height);
  return left || right || up || down ? moved(view, home, left + right, up + down) : view;
}
