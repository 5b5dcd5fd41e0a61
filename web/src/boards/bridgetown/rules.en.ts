import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Start',
    clauses: [
      {
        id: '1',
        text: 'The bag holds as many flags of each of seven colours as there are players, plus one. The five blue flags lie beside the board.',
      },
      {
        id: '2',
        text: 'The Steel Bridge gets a blue flag, the other seven bridges get drawn ones from upstream to downstream. At the start no colour lies there more than twice: a third one goes back and another is drawn.',
      },
      {
        id: '3',
        text: 'Everybody has three planners, one racer and a card with a place for each bridge. All racers begin at the arrow before West Burnside Street. Who starts is drawn.',
      },
    ],
  },
  {
    title: 'Planning',
    clauses: [
      { id: '4', text: 'In turn everybody places one planner, until all three are placed.' },
      { id: '5', text: 'Any number of players may stand on a mode, but each with one planner at most.' },
      { id: '6', text: 'First, Double and Swap hold one planner each, of one player.' },
      {
        id: '7',
        text: 'Whoever takes one of them places another planner on a mode at once, unless it was the last one.',
      },
    ],
  },
  {
    title: 'The race',
    clauses: [
      {
        id: '8',
        text: 'Clockwise from the start player everybody uses one of the own modes a turn. The planner then comes back.',
      },
      {
        id: '9',
        text: 'Points = speed of the mode + 1 for each planner of another player who still stands on it. All points must be moved.',
      },
      {
        id: '10',
        text: 'First: once, its holder moves before the start player; then the turn goes on without the holder.',
      },
      {
        id: '11',
        text: 'Double: with one mode, twice its speed and nothing for other planners. It is one long move, not two.',
      },
      {
        id: '12',
        text: 'Swap: exchange two flags on bridges, before or after the own move. Never the blue flag, never an empty bridge.',
      },
      { id: '13', text: 'A special action that was taken must be used in this round, together with a move.' },
    ],
  },
  {
    title: 'Moving',
    clauses: [
      {
        id: '14',
        text: 'From space to space, as many steps as points, over streets, bridges and tracks. No connection twice in one move. Racers never block one another.',
      },
      { id: '15', text: 'Nobody leaves a bridge half-way, except on foot: stairs lead down.' },
      {
        id: '16',
        text: 'If the mode chosen has no way of just this length, the racer may walk one space, or stay. This walk takes no flag.',
      },
      {
        id: '17',
        text: 'The streetcar runs on the blue track and over the Steel Bridge only. It can be boarded from the track or from a space beside it; from a bridge by stairs.',
      },
    ],
  },
  {
    title: 'Flags',
    clauses: [
      {
        id: '18',
        text: 'A flag is taken when the racer crosses its bridge, or ends on it, with the mode of its colour. Not if the move began on this bridge.',
      },
      { id: '19', text: 'A place that is filled may be exchanged: the old flag goes back into the bag.' },
    ],
  },
  {
    title: 'Rounds and end',
    clauses: [
      {
        id: '20',
        text: 'After a round the boat goes on; whoever has fewest flags starts; empty bridges are filled from the bag, the Steel Bridge with blue.',
      },
      {
        id: '21',
        text: 'Eight flags win at once. Otherwise most different colours after round five win; several may share the victory.',
      },
      {
        id: '22',
        text: 'Easier game: no special actions; the streetcar goes everywhere; blue flags are in the bag and lie on any bridge.',
      },
    ],
  },
];

export default rules;
