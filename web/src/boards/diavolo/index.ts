import type { BoardModule } from '../registry';
import Board from './Board.svelte';
import Facts from './Facts.svelte';

const module: BoardModule = {
  Board,
  Facts,
  reservesChoices: true,
  worded: (legal) => legal.filter(({ action }) => action.type !== 'tile' && action.type !== 'bridge'),
  marks: ({ text }) => text.match(/[a-l]\d+/g) ?? [],
  rules: async (lang) => (await (lang === 'it' ? import('./rules.it') : import('./rules.en'))).default,
};

export default module;
