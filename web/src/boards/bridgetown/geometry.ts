import type { BridgeScene, CityMap, Edge, Space } from './scene';
import type { Box } from './view';

export interface Point {
  x: number;
  y: number;
}

export const STONE = 10;
export const DECK = 24;

export function spacesById(map: CityMap): Map<string, Space> {
  return new Map(map.spaces.map((space) => [space.id, space]));
}

/** What of the board is drawn on: all spaces with room for their names. */
export function homeOf(map: CityMap): Box {
  const [left, top, width, height] = map.view_box;
  const xs = map.spaces.map((space) => space.x);
  const ys = map.spaces.map((space) => space.y);
  const x = Math.max(left, Math.min(...xs) - 30);
  const y = Math.max(top - 24, Math.min(...ys) - 34);
  const right = Math.min(left + width, Math.max(...xs) + 78);
  const bottom = Math.min(top + height, Math.max(...ys) + 32);
  return { x, y, width: right - x, height: bottom - y };
}

/** A smooth line through points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const two = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${one[0]} ${one[1]} ${two[0]} ${two[1]} ${p2[0]} ${p2[1]}`;
  }
  return path;
}

export function line(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('');
}

/** The deck of a bridge with the spaces at its heads. */
export function deckOf(bridge: BridgeScene, edges: readonly Edge[], spaces: Map<string, Space>): Point[] {
  const chain = bridge.spaces;
  const head = (id: string | undefined): string[] =>
    edges
      .filter((edge) => edge.kind !== 'stairs' && (edge.a === id || edge.b === id))
      .map((edge) => (edge.a === id ? edge.b : edge.a))
      .filter((other) => !chain.includes(other))
      .slice(0, 1);
  return [...head(chain[0]), ...chain, ...head(chain.at(-1))].flatMap((id) => spaces.get(id) ?? []);
}

/** Steps of a stair: short bars across the way from one space to the other. */
export function steps(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  let path = '';
  for (let way = STONE + 1; way < length - STONE; way += 5) {
    const [x, y] = [from.x + dx * way, from.y + dy * way];
    path += `M${x - dy * 5} ${y + dx * 5}L${x + dy * 5} ${y - dx * 5}`;
  }
  return path;
}

/** Where the pieces of one space stand: alone in the middle, several in a ring. */
export function fan(count: number, spread: number): Point[] {
  if (count < 2) return [{ x: 0, y: 0 }];
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - (count === 2 ? Math.PI : Math.PI / 2);
    return { x: Math.cos(angle) * spread, y: Math.sin(angle) * spread };
  });
}

export interface StreetLabel {
  name: string;
  x: number;
  y: number;
  angle: number;
}

const SHORT: [RegExp, string][] = [
  [/ \(track\)$/, ''],
  [/\bStreet\b/, 'St'],
  [/\bAvenue\b/, 'Ave'],
  [/\bBoulevard\b/, 'Blvd'],
  [/\bParkway\b/, 'Pkwy'],
  [/^(West|East) (?=.* )/, ''],
  [/ East$/, ''],
  [/^Martin Luther /, 'M. L. '],
];

/** A street's name as it is written on maps. */
export function onMap(street: string): string {
  return SHORT.reduce((name, [long, short]) => name.replace(long, short), street);
}

/** Where a street's name fits: above the middle of its stretch, never upside down. Streets too short for it have none. */
export function streetLabels(map: CityMap, size: number): StreetLabel[] {
  const spaces = spacesById(map);
  return map.streets.flatMap(({ name, spaces: ids }) => {
    const points = ids.flatMap((id) => spaces.get(id) ?? []).filter((space) => space.kind !== 'bridge');
    const shown = onMap(name);
    const wanted = shown.length * size * 0.5;
    const place = longest(points, wanted);
    return place ? [{ name: shown, ...place }] : [];
  });
}

function longest(points: readonly Point[], wanted: number): Omit<StreetLabel, 'name'> | null {
  for (let start = 0; start < points.length - 1; start++) {
    for (let end = start + 1; end < points.length; end++) {
      const [from, to] = [points[start]!, points[end]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < wanted) continue;
      if (!isStraight(points.slice(start, end + 1))) break;
      let angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
      if (angle > 90) angle -= 180;
      if (angle <= -90) angle += 180;
      if (angle > 60) angle -= 180;
      return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
    }
  }
  return null;
}

function isStraight(points: readonly Point[]): boolean {
  const [from, to] = [points[0]!, points.at(-1)!];
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return points.every(
    (point) => Math.abs((to.x - from.x) * (from.y - point.y) - (from.x - point.x) * (to.y - from.y)) / length < 8,
  );
}

/** The nearest of some places within a distance. */
export function nearestTo<T extends Point>(places: readonly T[], x: number, y: number, within: number): T | null {
  let best: T | null = null;
  let least = within;
  for (const place of places) {
    const distance = Math.hypot(place.x - x, place.y - y);
    if (distance <= least) [best, least] = [place, distance];
  }
  return best;
}

/** A sector of the wheel between two radii; angles in turns, clockwise from the top. */
export function sector(from: number, to: number, inner: number, outer: number, centre: number): string {
  const at = (turn: number, radius: number): string => {
    const { x, y } = onWheel(turn, radius, centre);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const back = inner ? `L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}` : `L${centre} ${centre}`;
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}${back}Z`;
}

export function onWheel(turn: number, radius: number, centre: number): Point {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return { x: centre + radius * Math.cos(angle), y: centre + radius * Math.sin(angle) };
}
