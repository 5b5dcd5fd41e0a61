import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'L’inizio',
    clauses: [
      {
        id: '1',
        text: 'Ciascuno ha 12 botteghe, 11 carte (un Jolly e da 10 a 100) e 100 fiorini. Il caso dice chi comincia.',
      },
      {
        id: '2',
        text: 'A partire dal primo giocatore, ciascuno mette gratis una bottega sul ponte, non di fronte a un’altra. Solo queste botteghe gratuite non possono fronteggiarsi.',
      },
    ],
  },
  {
    title: 'L’asta',
    clauses: [
      {
        id: '3',
        text: 'Apre chi ha guidato per ultimo il Signore; vale chi ha comprato il diritto, non chi l’ha venduto. Prima della prima mossa apre il primo giocatore.',
      },
      {
        id: '4',
        text: 'Chi apre deve offrire finché ha una bottega e denaro a sufficienza; altrimenti l’obbligo passa alla sua sinistra. Se nessuno può aprire, non c’è asta.',
      },
      {
        id: '5',
        text: 'Le offerte sono multipli di 5, salgono e non superano mai il proprio denaro. Si rilancia o si passa, e chi passa è fuori. L’ultimo rimasto paga la banca e costruisce subito su un posto libero qualsiasi.',
      },
      { id: '6', text: 'Chi non ha più botteghe non partecipa all’asta, ma gioca una carta.' },
    ],
  },
  {
    title: 'Le carte e il diritto',
    clauses: [
      {
        id: '7',
        text: 'Tutti scelgono in segreto una carta e la scoprono insieme. Le carte giocate restano sulle pile.',
      },
      {
        id: '8',
        text: 'La carta più bassa dà il diritto di guidare il Signore (il Jolly è la più bassa). A parità decide la propria bottega più vicina davanti a lui. Chi è ugualmente vicino viene eliminato, e si ricomincia con gli altri.',
      },
      { id: '9', text: 'Se tutti sono eliminati, nessuno guida il Signore; le carte restano giocate.' },
      {
        id: '10',
        text: 'Chi ha il diritto lo tiene, oppure chiede una volta le offerte e lo vende a un avversario. Il compratore paga prima, con il proprio denaro, poi guida con la propria carta. Niente rivendita, niente credito.',
      },
    ],
  },
  {
    title: 'Il Signore',
    clauses: [
      {
        id: '11',
        text: 'Avanza di almeno un gradino nella direzione in cui guarda, al massimo fino in fondo. I gradini vuoti sono permessi.',
      },
      {
        id: '12',
        text: 'La banca paga il valore della carta di chi lo guida al padrone della bottega dove si ferma, chiunque sia. Fra due padroni sceglie chi guida; due botteghe dello stesso padrone si pagano una volta.',
      },
      { id: '13', text: 'Il Jolly vale 20 fiorini per ogni bottega di chi guida.' },
      {
        id: '14',
        text: 'Deve voltarsi sull’ultimo gradino, e quando davanti a lui non c’è nessuna bottega. Negli ultimi cinque gradini del suo cammino può voltarsi, se chi guida lo vuole. Altrimenti no.',
      },
    ],
  },
  {
    title: 'La fine',
    clauses: [
      { id: '15', text: 'Giocate tutte le 11 carte, ciascuno le riprende tutte.' },
      {
        id: '16',
        text: 'Quando c’è l’ultima bottega possibile (la trentesima; in due la ventiquattresima), si riprendono tutte le carte per il giro finale: undici giocate senza aste.',
      },
      { id: '17', text: 'Vince chi ha più denaro; poi chi ha più botteghe sul ponte; altrimenti è parità.' },
      { id: '18', text: 'Anche dopo undici giri di fila senza una nuova bottega comincia il giro finale.' },
    ],
  },
];

export default rules;
