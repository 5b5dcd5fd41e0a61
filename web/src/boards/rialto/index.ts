import type { BoardModule } from '../registry';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { placesIn } from './view';

/** Every decision has its place on the picture, in the hand, among the buildings or on the board's desk. */
const module: BoardModule = {
  Board,
  Facts,
  reservesChoices: false,
  worded: () => [],
  marks: ({ text }) => placesIn(text),
  rules: async (lang) => (await (lang === 'it' ? import('./rules.it') : import('./rules.en'))).default,
};

export default module;
