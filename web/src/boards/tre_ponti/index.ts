import type { Legal } from '../../protocol';
import type { BoardModule } from '../registry';
import Board from './Board.svelte';
import Facts from './Facts.svelte';

const MOST_TARGETS = 2;

/**
 * All decisions but those of hand card and bridge have words in the prompt bar. Of cards to be turned or moved only few
 * do: more would cover the board of a phone, where they are pointed at.
 */
function worded(legal: Legal[]): Legal[] {
  const plain = legal.filter(({ action }) => action.type !== 'place' && action.type !== 'extra');
  const targets = plain.filter(({ action }) => action.type === 'turn' || action.type === 'move');
  return targets.length <= MOST_TARGETS ? plain : plain.filter((each) => !targets.includes(each));
}

const module: BoardModule = {
  Board,
  Facts,
  reservesChoices: true,
  worded,
  hurtsSelf: ({ action }, seat) => action.type === 'turn' && action['owner'] === seat,
  marks: ({ text }) => text.match(/\d:\d\.\d+|\b\d\.\d+/g) ?? [],
  rules: async (lang) => (await (lang === 'it' ? import('./rules.it') : import('./rules.en'))).default,
};

export default module;
