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

/** Where streets' names fit: beside a straight stretch, clear of stones, decks and one another. Others have none. */
export function streetLabels(map: CityMap, decks: readonly Point[][], size: number): StreetLabel[] {
  const spaces = spacesById(map);
  const stones = map.spaces.map((space) => ({ x: space.x, y: space.y }));
  const taken = decks.flatMap((deck) => deck.slice(1).flatMap((to, index) => along(deck[index]!, to, 12)));
  const found: StreetLabel[] = [];
  const done: Point[] = [];
  for (const { name, spaces: ids } of map.streets) {
    const points = ids.flatMap((id) => spaces.get(id) ?? []).filter((space) => space.kind !== 'bridge');
    const shown = onMap(name);
    const wanted = shown.length * size * 0.47;
    const isFree = (letters: Point[]): boolean =>
      letters.every(
        (letter) =>
          !nearestTo(stones, letter.x, letter.y, STONE + 3) &&
          !nearestTo(taken, letter.x, letter.y, DECK / 2 + 6) &&
          !nearestTo(done, letter.x, letter.y, size * 0.9),
      );
    const place = stretches(points, wanted, size).find((each) => isFree(each.letters));
    if (!place) continue;
    done.push(...place.letters);
    found.push({ name: shown, x: place.x, y: place.y, angle: place.angle });
  }
  return found;
}

function along(from: Point, to: Point, step: number): Point[] {
  const parts = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
  return Array.from({ length: parts + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / parts,
    y: from.y + ((to.y - from.y) * index) / parts,
  }));
}

/** Places for a name of some length: on both sides of every straight stretch that is long enough, short ones first. */
function stretches(
  points: readonly Point[],
  wanted: number,
  size: number,
): (Omit<StreetLabel, 'name'> & { letters: Point[] })[] {
  const found: (Omit<StreetLabel, 'name'> & { letters: Point[]; length: number })[] = [];
  for (let start = 0; start < points.length - 1; start++) {
    for (let end = start + 1; end < points.length && isStraight(points.slice(start, end + 1)); end++) {
      const [from, to] = [points[start]!, points[end]!];
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < wanted * 0.85) continue;
      const flip = to.x < from.x - 1 || (Math.abs(to.x - from.x) <= 1 && to.y > from.y) ? 180 : 0;
      const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI - flip;
      const turn = (angle * Math.PI) / 180;
      for (const side of [-1, 1]) {
        const off = side * (STONE + 1 + size * 0.45);
        const x = (from.x + to.x) / 2 - Math.sin(turn) * off;
        const y = (from.y + to.y) / 2 + Math.cos(turn) * off;
        const [dx, dy] = [(Math.cos(turn) * wanted) / 2, (Math.sin(turn) * wanted) / 2];
        const letters = along({ x: x - dx, y: y - dy }, { x: x + dx, y: y + dy }, size / 2);
        found.push({ x, y, angle, letters, length });
      }
    }
  }
  return found.sort((one, other) => one.length - other.length);
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
