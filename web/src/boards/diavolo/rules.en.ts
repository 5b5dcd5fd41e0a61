import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Start',
    clauses: [
      { id: '4', text: 'The first player puts two light tiles on any two cells.' },
      { id: '5', text: 'The second player then chooses a colour. Whoever is Dark moves next; no tile changes.' },
    ],
  },
  {
    title: 'A turn',
    clauses: [
      {
        id: '8',
        text: 'Either two tiles of your colour, or one bridge between two tiles of your colour. Never one tile alone.',
      },
      { id: '8a', text: 'The two tiles are placed one after the other; their order makes no difference.' },
      {
        id: '9',
        text: 'You may pass only if no two tiles can be placed. If a bridge is still possible, you may choose.',
      },
      { id: '10', text: 'Nothing is ever moved or removed.' },
    ],
  },
  {
    title: 'Tiles',
    clauses: [
      {
        id: '11',
        text: 'Tiles of one colour that touch along an edge are a group: one to three are a sandbar, four are an island. More than four never lie together.',
      },
      {
        id: '12',
        text: 'A tile may not touch an island of its own colour, not even at a corner, and may not complete an island that would touch another tile of its colour. Nothing may lie under a bridge.',
      },
      { id: '13', text: 'Sandbars of one colour may touch at corners. Different colours may touch as they like.' },
      {
        id: '15',
        text: 'Two cells can each be free and yet not go together. A first tile that leaves no second one is not allowed.',
      },
    ],
  },
  {
    title: 'Bridges',
    clauses: [
      { id: '16', text: 'A bridge spans two steps: straight, diagonally, or like a chess knight.' },
      {
        id: '17',
        text: 'Under a straight or diagonal bridge lies one cell, under a knight bridge two. They must be open water and stay closed for good.',
      },
      { id: '18', text: 'One bridge at most begins or ends on a tile.' },
      { id: '19', text: 'Bridges may not cross, whoever built them.' },
      { id: '20', text: 'Bridges join islands and sandbars alike.' },
    ],
  },
  {
    title: 'End and score',
    clauses: [
      { id: '22', text: 'Whoever passes declares the end: the other player has one more turn.' },
      { id: '22a', text: 'Whoever passes declares the end: the other player has one more turn, whatever it is.' },
      {
        id: '23',
        text: 'With equal turns: when Light passes, Dark has one more turn; when Dark passes, the game is over.',
      },
      { id: '24', text: 'With the supply of the box, too few tiles or bridges count as unable to place them.' },
      {
        id: '25',
        text: 'Islands joined by bridges, also across sandbars, score together: 1, 3, 6, 10, 15 … points for 1, 2, 3, 4, 5 … islands.',
      },
      { id: '26', text: 'More points win; then more islands; then more bridges; then it is a draw.' },
    ],
  },
];

export default rules;
