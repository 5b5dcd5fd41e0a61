import { expect, test } from 'vitest';
import { recall } from '../src/lib/recall';
import type { View } from '../src/protocol';

const view = (scene: object): View => ({ seat: 0, scene, legal: [], can_take_back: false });

test('what never changes is kept from the first state and put into those after it', () => {
  const known = {};
  const map = { name: 'Portland' };
  recall({ fixed: ['map'], views: [view({ map, round: 1 })] }, known);
  const later = [view({ round: 2 }), view({ round: 2 })];
  recall({ fixed: ['map'], views: later }, known);
  expect(later.map((each) => each.scene)).toEqual([
    { round: 2, map },
    { round: 2, map },
  ]);
});

test('after a reconnection the map is still the same object, so that nothing is drawn again', () => {
  const map = { name: 'Portland' };
  const known = { map };
  const views = [view({ map: { ...map } })];
  recall({ fixed: ['map'], views }, known);
  expect((views[0]?.scene as { map: object }).map).toBe(map);
});
