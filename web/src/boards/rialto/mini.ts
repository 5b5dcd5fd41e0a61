import type { ConnectionScene, DistrictId } from './scene';

/** A game of the lobby's picture: which connection gets what, one step after another. */
export const BUILDS: readonly [string, 'bridge' | 'gondola', number, number][] = [
  ['CAN-SPO', 'bridge', 5, 3],
  ['SMA-DOR', 'gondola', 1, 1],
  ['SMA-SPO', 'bridge', 6, 4],
  ['CAN-CAS', 'gondola', 1, 1],
  ['SCR-SPO', 'bridge', 3, 6],
  ['SPO-DOR', 'gondola', 1, 1],
  ['CAN-SMA', 'bridge', 4, 5],
  ['CAN-SCR', 'gondola', 1, 1],
  ['CAS-DOR', 'bridge', 6, 5],
];
/** The rounds' districts, and where men go ashore with each step. */
export const ROUNDS: readonly DistrictId[] = ['SPO', 'SMA', 'CAN', 'DOR', 'SCR', 'CAS'];
export const MEN: readonly [DistrictId, number][] = [
  ['SPO', 0],
  ['SMA', 1],
  ['SPO', 2],
  ['CAN', 0],
  ['SPO', 1],
  ['DOR', 2],
  ['CAN', 1],
  ['SCR', 0],
  ['CAS', 2],
];

const SITES = [
  'CAN-CAS', 'CAN-SMA', 'CAN-SCR', 'CAN-SPO', 'CAS-SMA', 'CAS-DOR', 'SMA-SPO', 'SMA-DOR', 'SCR-SPO', 'SCR-DOR', 'SPO-DOR',
] as const; // prettier-ignore

/** The connections after so many steps. */
export function builtAfter(step: number): ConnectionScene[] {
  return SITES.map((id) => {
    const built = BUILDS.slice(0, step).find(([site]) => site === id);
    return {
      id,
      ends: id.split('-') as [DistrictId, DistrictId],
      tile: built?.[1] ?? null,
      values: built ? [built[2], built[3]] : null,
      marker: false,
      is_new: false,
    };
  });
}

export interface Landed {
  district: DistrictId;
  player: number;
  /** Which man of the district it is. */
  place: number;
}

/** The men ashore after so many steps. */
export function landedAfter(step: number): Landed[] {
  const counts = new Map<DistrictId, number>();
  return MEN.slice(0, step).map(([district, player]) => {
    const place = counts.get(district) ?? 0;
    counts.set(district, place + 1);
    return { district, player, place };
  });
}
