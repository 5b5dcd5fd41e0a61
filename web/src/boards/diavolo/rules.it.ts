import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Inizio',
    clauses: [
      { id: '4', text: 'Chi comincia mette due tessere chiare su due caselle qualsiasi.' },
      { id: '5', text: 'L’altro sceglie poi un colore. Muove per primo chi è Scuro; nessuna tessera cambia.' },
    ],
  },
  {
    title: 'Un turno',
    clauses: [
      {
        id: '8',
        text: 'O due tessere del tuo colore, o un ponte tra due tessere del tuo colore. Mai una tessera sola.',
      },
      { id: '8a', text: 'Le due tessere si posano una dopo l’altra; l’ordine non conta.' },
      {
        id: '9',
        text: 'Puoi passare solo se non si possono posare due tessere. Se è ancora possibile un ponte, scegli tu.',
      },
      { id: '10', text: 'Nulla si sposta e nulla si toglie.' },
    ],
  },
  {
    title: 'Tessere',
    clauses: [
      {
        id: '11',
        text: 'Tessere di un colore unite per un lato formano un gruppo: da una a tre sono un banco di sabbia, quattro un’isola. Mai più di quattro.',
      },
      {
        id: '12',
        text: 'Una tessera non può toccare un’isola del suo colore, neppure con un angolo, né completarne una che toccherebbe un’altra tessera del suo colore. Sotto un ponte non si posa nulla.',
      },
      {
        id: '13',
        text: 'Banchi dello stesso colore possono toccarsi con gli angoli. Colori diversi si toccano come vogliono.',
      },
      {
        id: '15',
        text: 'Due caselle libere possono escludersi a vicenda. Una prima tessera che non lascia la seconda non è ammessa.',
      },
    ],
  },
  {
    title: 'Ponti',
    clauses: [
      { id: '16', text: 'Un ponte fa due passi: dritto, in diagonale o come il cavallo degli scacchi.' },
      {
        id: '17',
        text: 'Sotto un ponte dritto o diagonale c’è una casella, sotto un ponte a cavallo due. Devono essere acqua libera e restano chiuse per sempre.',
      },
      { id: '18', text: 'Su una tessera poggia al massimo un ponte.' },
      { id: '19', text: 'I ponti non si incrociano, di chiunque siano.' },
      { id: '20', text: 'I ponti uniscono isole e banchi di sabbia.' },
    ],
  },
  {
    title: 'Fine e punteggio',
    clauses: [
      { id: '22', text: 'Chi passa dichiara la fine: l’altro ha ancora un turno.' },
      { id: '22a', text: 'Chi passa dichiara la fine: l’altro ha ancora un turno, quale che sia.' },
      {
        id: '23',
        text: 'A turni pari: se passa il Chiaro, lo Scuro ha ancora un turno; se passa lo Scuro, la partita è finita.',
      },
      {
        id: '24',
        text: 'Con le scorte della scatola, tessere o ponti insufficienti valgono come impossibili da posare.',
      },
      {
        id: '25',
        text: 'Le isole unite da ponti, anche attraverso banchi, contano insieme: 1, 3, 6, 10, 15 … punti per 1, 2, 3, 4, 5 … isole.',
      },
      { id: '26', text: 'Vince chi ha più punti; poi più isole; poi più ponti; altrimenti è patta.' },
    ],
  },
];

export default rules;
