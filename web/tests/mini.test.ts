import { expect, it } from 'vitest';
import { GAME, positionAfter } from '../src/boards/diavolo/mini';

it('shows groups of one colour that grow to islands of four and never beyond', () => {
  for (let step = 0; step <= GAME.length; step++) {
    const { groups, tiles } = positionAfter(step);
    expect(tiles.every((tile) => tile.group >= 0)).toBe(true);
    for (const group of groups) {
      expect(group.cells.length).toBeLessThanOrEqual(4);
      expect(group.kind).toBe(group.cells.length === 4 ? 'island' : 'sandbar');
    }
  }
  expect(positionAfter(GAME.length).bridges).toHaveLength(3);
});
