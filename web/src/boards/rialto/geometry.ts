import type { DistrictId } from './scene';

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** The picture's units; everything on it is placed in shares of them. */
export const WIDTH = 640;
export const HEIGHT = 440;

/** The part of each island that words and numbers may fill. */
export const ISLANDS: Record<DistrictId, Box> = {
  CAN: { x: 92, y: 20, width: 184, height: 78 },
  CAS: { x: 478, y: 86, width: 144, height: 80 },
  SMA: { x: 326, y: 202, width: 138, height: 76 },
  SCR: { x: 6, y: 164, width: 142, height: 76 },
  SPO: { x: 166, y: 156, width: 130, height: 76 },
  DOR: { x: 132, y: 330, width: 184, height: 78 },
};

/** The shores, drawn by hand: each a closed line of points that is smoothed. */
export const SHORES: Record<DistrictId, readonly (readonly [number, number])[]> = {
  CAN: [[70, 30], [120, 8], [200, 10], [268, 4], [298, 34], [294, 74], [300, 112], [248, 122], [176, 118], [104, 122], [72, 96]],
  CAS: [[464, 84], [508, 62], [570, 52], [624, 70], [638, 120], [630, 178], [592, 200], [532, 194], [480, 190], [458, 146]],
  SMA: [[314, 198], [360, 188], [412, 192], [456, 196], [472, 234], [468, 282], [440, 306], [384, 308], [330, 302], [308, 266]],
  SCR: [[6, 170], [58, 156], [118, 158], [154, 168], [156, 222], [152, 276], [104, 292], [44, 288], [4, 272]],
  SPO: [[166, 158], [216, 146], [270, 148], [304, 166], [306, 214], [298, 262], [252, 282], [192, 276], [156, 256], [158, 206]],
  DOR: [[112, 330], [170, 308], [240, 312], [310, 306], [346, 330], [352, 372], [334, 412], [262, 426], [176, 422], [120, 412], [96, 372]],
}; // prettier-ignore

/** The Grand Canal from the railway station to the basin, as a line through its middle. */
export const CANAL: readonly (readonly [number, number])[] = [
  [-20, 140],
  [70, 142],
  [170, 132],
  [270, 130],
  [312, 146],
  [318, 170],
  [306, 196],
  [300, 240],
  [310, 290],
  [360, 318],
  [440, 330],
  [540, 352],
  [660, 396],
];

/** A way over the water from the first district of a connection's name to the second; the tile lies at `site`. */
export interface Way {
  points: readonly (readonly [number, number])[];
  site: Point;
  /** Degrees of the tile, read from the first district to the second. */
  angle: number;
}

/** All connections of both maps. The way from Castello to Santa Croce goes round by the Giudecca. */
export const WAYS: Record<string, Way> = {
  'CAN-CAS': way([[288, 44], [372, 38], [460, 84]], 374, 44, 8),
  'CAN-SMA': way([[286, 96], [340, 136], [372, 192]], 347, 142, 54),
  'CAN-SCR': way([[110, 112], [96, 140], [84, 170]], 98, 140, 112),
  'CAN-SPO': way([[226, 112], [230, 134], [234, 158]], 230, 133, 84),
  'CAS-SMA': way([[500, 182], [478, 200], [450, 216]], 484, 198, 146),
  'CAS-SCR': way([[606, 196], [578, 404], [330, 433], [60, 428], [22, 284]], 452, 418, 174),
  'CAS-SPO': way([[500, 204], [486, 336], [360, 322], [314, 296], [270, 266]], 440, 334, 184),
  'CAS-DOR': way([[556, 204], [520, 310], [344, 372]], 534, 272, 112),
  'SMA-SCR': way([[336, 200], [306, 166], [270, 134], [190, 136], [130, 168]], 166, 142, 174),
  'SMA-SPO': way([[336, 284], [306, 278], [284, 266]], 308, 278, 204),
  'SMA-DOR': way([[388, 290], [356, 312], [318, 332]], 354, 314, 146),
  'SCR-SPO': way([[138, 262], [158, 261], [176, 260]], 157, 261, -3),
  'SCR-DOR': way([[84, 278], [110, 304], [150, 332]], 112, 303, 42),
  'SPO-DOR': way([[232, 270], [234, 296], [236, 318]], 234, 296, 88),
}; // prettier-ignore

function way(points: Way['points'], x: number, y: number, angle: number): Way {
  return { points, site: { x, y }, angle };
}

/** The way of a connection; in the middle of the water when there is none. */
export function wayOf(id: string): Way {
  return WAYS[id] ?? way([], WIDTH / 2, HEIGHT / 2, 0);
}

/** A point of a tile that lies turned at its site: `along` its length, `aside` to the right of it. */
export function onTile({ site, angle }: Way, along: number, aside = 0): Point {
  const turn = (angle * Math.PI) / 180;
  return {
    x: site.x + along * Math.cos(turn) - aside * Math.sin(turn),
    y: site.y + along * Math.sin(turn) + aside * Math.cos(turn),
  };
}

type Line = readonly (readonly [number, number])[];

/** A smooth line through points (Catmull-Rom as Bézier curves); a closed one ends where it began. */
export function smooth(points: Line, isClosed = false): string {
  const count = points.length;
  const at = (index: number): readonly [number, number] =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0];
  const round = (number: number): number => Math.round(number * 10) / 10;
  let path = `M${at(0)[0]} ${at(0)[1]}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [p0, p1, p2, p3] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [round(p1[0] + (p2[0] - p0[0]) / 6), round(p1[1] + (p2[1] - p0[1]) / 6)];
    const two = [round(p2[0] - (p3[0] - p1[0]) / 6), round(p2[1] - (p3[1] - p1[1]) / 6)];
    path += `C${one[0]} ${one[1]} ${two[0]} ${two[1]} ${p2[0]} ${p2[1]}`;
  }
  return isClosed ? `${path}Z` : path;
}

/** Where a box of the picture lies, as a style. */
export function boxStyle({ x, y, width, height }: Box): string {
  const share = (part: number, of: number): string => `${((100 * part) / of).toFixed(2)}%`;
  return `left:${share(x, WIDTH)};top:${share(y, HEIGHT)};width:${share(width, WIDTH)};height:${share(height, HEIGHT)}`;
}

/** The connection whose site is nearest to a point, if one of `ids` lies within `reach`. */
export function siteAt(x: number, y: number, ids: readonly string[], reach: number): string | null {
  let best: string | null = null;
  let least = reach;
  for (const id of ids) {
    const { site } = wayOf(id);
    const far = Math.hypot(site.x - x, site.y - y);
    if (far < least) [best, least] = [id, far];
  }
  return best;
}
