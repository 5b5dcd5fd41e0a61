import type { BoardModule } from '../registry';
import Board from './Board.svelte';
import Facts from './Facts.svelte';
import { placesIn } from './scene';

/** Every decision has its place on the board's desk, near the thumb. */
const module: BoardModule = {
  Board,
  Facts,
  reservesChoices: false,
  worded: () => [],
  marks: ({ text }) => placesIn(text),
  rules: async (lang) => (await (lang === 'it' ? import('./rules.it') : import('./rules.en'))).default,
};

export default module;
