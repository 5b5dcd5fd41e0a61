import type { BoardModule } from '../registry';
import Board from './Board.svelte';
import Facts from './Facts.svelte';

/** For games that have no drawn board yet: the scene as it is, and every choice in words. */
const module: BoardModule = {
  Board,
  Facts,
  reservesChoices: false,
  worded: () => [],
  marks: () => [],
  rules: () => Promise.resolve([]),
};

export default module;
