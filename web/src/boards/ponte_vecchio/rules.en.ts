import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Start',
    clauses: [
      {
        id: '1',
        text: 'Each player has 12 shops, 11 cards (a Joker and 10 to 100) and 100 guilders. Chance says who starts.',
      },
      {
        id: '2',
        text: 'From the start player on, each puts one shop on the bridge free of charge, not opposite another shop. Only these free shops may not face each other.',
      },
    ],
  },
  {
    title: 'The auction',
    clauses: [
      {
        id: '3',
        text: 'Who last led the Lord opens; a buyer of the right counts, not its seller. Before the first move it is the start player.',
      },
      {
        id: '4',
        text: 'The opener must bid while he has a shop and enough cash; otherwise the duty goes to his left. When nobody can open, there is no auction.',
      },
      {
        id: '5',
        text: 'Bids are multiples of 5, rise, and never exceed your cash. Raise or pass; a pass is final. The last one in pays the bank and builds at once on any free plot.',
      },
      { id: '6', text: 'Players without shops do not bid, but they play a card.' },
    ],
  },
  {
    title: 'Cards and the right',
    clauses: [
      { id: '7', text: 'All choose a card in secret and turn it up together. Played cards stay on the stacks.' },
      {
        id: '8',
        text: 'The lowest card has the right to lead the Lord (the Joker is lowest). Of equal cards, the nearest own shop ahead of him decides. Those who are equally near are struck, and it begins again with the others.',
      },
      { id: '9', text: 'When all are struck, nobody leads the Lord; the cards stay played.' },
      {
        id: '10',
        text: 'The holder keeps the right, or asks once for offers and sells it to one opponent. The buyer pays first, from his own cash, then leads with his own card. No resale, no credit.',
      },
    ],
  },
  {
    title: 'The Lord',
    clauses: [
      { id: '11', text: 'He goes at least one step the way he looks, at most to the end. Empty steps are allowed.' },
      {
        id: '12',
        text: 'The bank pays the value of the mover’s card to the owner of the shop where he stops, whoever it is. Of two owners the mover names one; two shops of one owner are paid once.',
      },
      { id: '13', text: 'A Joker is worth 20 guilders for each shop of the mover.' },
      {
        id: '14',
        text: 'He must turn on the last step, and when no shop is ahead of him. On the last five steps of his way he may turn, as the mover likes. Otherwise he does not.',
      },
    ],
  },
  {
    title: 'The end',
    clauses: [
      { id: '15', text: 'When all 11 cards are played, everybody takes all of them back.' },
      {
        id: '16',
        text: 'When the last possible shop stands (the 30th; with two players the 24th), all cards come back for the final round: eleven plays without auctions.',
      },
      { id: '17', text: 'Most cash wins; then more own shops on the bridge; otherwise it is a draw.' },
      { id: '18', text: 'After eleven rounds in a row without a new shop, the final round begins as well.' },
    ],
  },
];

export default rules;
