import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Start',
    clauses: [
      {
        id: '1',
        text: 'Three cards are the bridges: stone, oak, iron. Each player gets four cards. Chance says who leads first; then the lead alternates.',
      },
    ],
  },
  {
    title: 'A turn (six in all)',
    clauses: [
      { id: '2', text: 'Both draw a card.' },
      {
        id: '3',
        text: 'The leader puts a card face down at a bridge, then the other player. It goes to the end of the own column there.',
      },
      {
        id: '4',
        text: 'The leader’s card is turned up and carried out, with all that follows from it; then the other one.',
      },
      {
        id: '5',
        text: 'A card does what its suit says, then what its rank says. You may leave it, except for a card played through an Ace.',
      },
    ],
  },
  {
    title: 'Suits and ranks when played',
    clauses: [
      { id: '6', text: 'Acorns: draw a card.' },
      { id: '7', text: 'Leaves: turn one face-up card at this bridge sideways, on either side. It is worth 2 less.' },
      {
        id: '8',
        text: 'Jack: if its suit is the bridge’s, it may change places with the bridge card, which then lies in your column.',
      },
      { id: '9', text: 'Knight: move one of your face-up cards from another bridge here.' },
      { id: '10', text: 'King: nothing now; he counts at the end.' },
      { id: '11', text: 'Ace: play one more card of its suit, face up, at any bridge; its abilities must be used.' },
      { id: '12', text: 'Chronicler: name a suit; it is the Ace of that suit.' },
    ],
  },
  {
    title: 'Score, after the sixth turn',
    clauses: [
      {
        id: '13',
        text: 'VII to X are worth their number, all others 4. 2 more in the bridge’s suit, 2 less sideways; then half if a bell lies opposite, in the same position.',
      },
      {
        id: '14',
        text: 'Added at a bridge: 1 for each of your hearts, and for each of your Kings as many as you have cards there.',
      },
      { id: '15', text: 'The higher sum takes the bridge. More bridges win; the same number is a draw.' },
    ],
  },
];

export default rules;
