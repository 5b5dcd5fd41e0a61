import { column, row } from './geometry';
import type { BuiltBridge, Colour, DiavoloScene, Group } from './scene';

/** A whole game between two bots on a small lagoon, for the lobby: tiles `L b7`, bridges `L e3-g5`. */
export const GAME = [
  'L b7', 'L b3', 'D a6', 'D a5', 'L a2', 'L f6', 'D a4', 'D d6', 'L g1', 'L e3', 'D b4', 'D d7', 'L g5', 'L g3',
  'D g2', 'D d5', 'L e3-g5', 'D c6', 'D g6', 'L f1', 'L b2', 'D b4-d6', 'L e4', 'L f3', 'D a1', 'D d1', 'L b6', 'L b1',
  'D d2', 'D d3', 'L b5', 'L e1', 'D c2', 'D g4', 'L e7', 'L a7', 'D f2', 'D g7', 'L e4-f6',
]; // prettier-ignore

export const SIZE = 7;

export function positionAfter(
  steps: number,
): Pick<DiavoloScene, 'size' | 'tiles' | 'groups'> & { bridges: BuiltBridge[] } {
  const colours = new Map<string, Colour>();
  const bridges: BuiltBridge[] = [];
  for (const action of GAME.slice(0, steps)) {
    const colour: Colour = action.startsWith('L') ? 'light' : 'dark';
    const [one = '', two] = action.slice(2).split('-');
    if (two) bridges.push({ one, two, colour, covers: [] });
    else colours.set(one, colour);
  }
  const groups = groupsOf(colours);
  const tiles = [...colours].map(([cell, colour]) => ({
    cell,
    colour,
    group: groups.findIndex((group) => group.cells.includes(cell)),
  }));
  return { size: SIZE, tiles, groups, bridges };
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
