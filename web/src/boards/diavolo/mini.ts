import { column, row } from './geometry';
import type { BuiltBridge, Colour, DiavoloScene, Group } from './scene';

/** A short game on a small lagoon, for the lobby: tiles `L c3`, bridges `L c3-e4`. */
export const OPENING = [
  'L c4', 'L f5', 'D d6', 'D e3', 'L b4', 'L c5', 'D e6', 'D d2', 'L f4', 'L g5', 'D e2', 'D f6', 'L c4-e5',
  'D d7', 'D c2', 'L e5', 'L b5', 'D d6-b7', 'L g4', 'L f2', 'D b7', 'D h3', 'L f4-f2', 'D f3-h3',
]; // prettier-ignore

export function positionAfter(
  steps: number,
): Pick<DiavoloScene, 'size' | 'tiles' | 'groups'> & { bridges: BuiltBridge[] } {
  const colours = new Map<string, Colour>();
  const bridges: BuiltBridge[] = [];
  for (const move of OPENING.slice(0, steps)) {
    const colour: Colour = move.startsWith('L') ? 'light' : 'dark';
    const [one = '', two] = move.slice(2).split('-');
    if (!two) colours.set(one, colour);
    else if (colours.get(one) === colour && colours.get(two) === colour) bridges.push({ one, two, colour, covers: [] });
  }
  const groups = groupsOf(colours);
  const tiles = [...colours].map(([cell, colour]) => ({
    cell,
    colour,
    group: groups.findIndex((group) => group.cells.includes(cell)),
  }));
  return { size: 8, tiles, groups, bridges };
}

function groupsOf(colours: Map<string, Colour>): Group[] {
  const groups: Group[] = [];
  for (const [cell, colour] of colours) {
    const touching = groups.filter(
      (group) => group.colour === colour && group.cells.some((other) => isBeside(other, cell)),
    );
    const cells = [...touching.flatMap((group) => group.cells), cell];
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push({ colour, cells, kind: cells.length === 4 ? 'island' : 'sandbar', network: 0 });
  }
  return groups;
}

function isBeside(one: string, two: string): boolean {
  return Math.abs(column(one) - column(two)) + Math.abs(row(one) - row(two)) === 1;
}
