import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Preparazione',
    clauses: [
      {
        id: '1',
        text: 'Nel sacchetto ci sono, per ognuno di sette colori, tante bandiere quanti i giocatori più una. Le cinque bandiere blu stanno accanto al tabellone.',
      },
      {
        id: '2',
        text: 'Lo Steel Bridge riceve una bandiera blu, gli altri sette ponti una bandiera pescata, da monte a valle. All’inizio nessun colore compare più di due volte: la terza torna nel sacchetto e se ne pesca un’altra.',
      },
      {
        id: '3',
        text: 'Ognuno ha tre pianificatori, un corridore e una scheda con un posto per ogni ponte. Tutti partono dalla freccia davanti a West Burnside Street. Chi comincia è estratto a sorte.',
      },
    ],
  },
  {
    title: 'Pianificazione',
    clauses: [
      { id: '4', text: 'A turno ognuno piazza un pianificatore, finché tutti ne hanno piazzati tre.' },
      { id: '5', text: 'Su un mezzo possono stare più giocatori, ma ciascuno con un solo pianificatore.' },
      { id: '6', text: 'Primo, Doppio e Scambio accolgono un solo pianificatore di un solo giocatore.' },
      {
        id: '7',
        text: 'Chi ne prende uno piazza subito un altro pianificatore su un mezzo, a meno che fosse l’ultimo.',
      },
    ],
  },
  {
    title: 'La corsa',
    clauses: [
      {
        id: '8',
        text: 'In senso orario dal primo giocatore, ognuno usa un proprio mezzo per turno. Poi il pianificatore torna indietro.',
      },
      {
        id: '9',
        text: 'Punti = velocità del mezzo + 1 per ogni pianificatore altrui che vi si trova ancora. Tutti i punti vanno usati.',
      },
      {
        id: '10',
        text: 'Primo: una volta, chi lo possiede muove prima del primo giocatore; poi il turno prosegue saltandolo.',
      },
      {
        id: '11',
        text: 'Doppio: con un mezzo, velocità doppia e nulla per gli altri pianificatori. È un solo movimento lungo, non due.',
      },
      {
        id: '12',
        text: 'Scambio: scambiare due bandiere sui ponti, prima o dopo il proprio movimento. Mai la bandiera blu, mai un ponte vuoto.',
      },
      { id: '13', text: 'Un’azione speciale presa va usata in questo round, insieme a un movimento.' },
    ],
  },
  {
    title: 'Movimento',
    clauses: [
      {
        id: '14',
        text: 'Di casella in casella, tanti passi quanti i punti, su strade, ponti e binari. Mai due volte lo stesso collegamento nello stesso movimento. I corridori non si bloccano.',
      },
      { id: '15', text: 'Nessuno lascia un ponte a metà, se non a piedi: le scale portano giù.' },
      {
        id: '16',
        text: 'Se il mezzo scelto non ha un percorso esattamente di quella lunghezza, si può camminare di una casella o restare. Così non si prendono bandiere.',
      },
      {
        id: '17',
        text: 'Il tram va solo sui binari blu e sullo Steel Bridge. Vi si sale dai binari o da una casella accanto; da un ponte per le scale.',
      },
    ],
  },
  {
    title: 'Bandiere',
    clauses: [
      {
        id: '18',
        text: 'Si prende una bandiera attraversando il suo ponte, o fermandosi sopra, con il mezzo del suo colore. Non se il movimento è cominciato su quel ponte.',
      },
      { id: '19', text: 'Un posto già occupato si può scambiare: la vecchia bandiera torna nel sacchetto.' },
    ],
  },
  {
    title: 'Round e fine',
    clauses: [
      {
        id: '20',
        text: 'Dopo un round la barca avanza; comincia chi ha meno bandiere; i ponti vuoti si riempiono dal sacchetto, lo Steel Bridge con il blu.',
      },
      {
        id: '21',
        text: 'Otto bandiere vincono subito. Altrimenti, dopo il quinto round, vince chi ha più colori diversi; la vittoria può essere condivisa.',
      },
      {
        id: '22',
        text: 'Gioco facile: niente azioni speciali; il tram va ovunque; le bandiere blu sono nel sacchetto e stanno su qualsiasi ponte.',
      },
    ],
  },
];

export default rules;
