import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Inizio',
    clauses: [
      {
        id: '1',
        text: 'Tre carte sono i ponti: pietra, rovere, ferro. Ognuno riceve quattro carte. Il caso dice chi è di mano; poi ci si alterna.',
      },
    ],
  },
  {
    title: 'Un turno (sei in tutto)',
    clauses: [
      { id: '2', text: 'Entrambi pescano una carta.' },
      {
        id: '3',
        text: 'Chi è di mano mette una carta coperta a un ponte, poi l’altro. Va in fondo alla propria colonna.',
      },
      { id: '4', text: 'Si scopre la carta di chi è di mano e la si esegue, con tutto ciò che ne segue; poi l’altra.' },
      {
        id: '5',
        text: 'Una carta fa quel che dice il seme, poi quel che dice la figura. Si può rinunciare, ma non con una carta giocata tramite un Asso.',
      },
    ],
  },
  {
    title: 'Semi e figure quando si giocano',
    clauses: [
      { id: '6', text: 'Ghiande: pesca una carta.' },
      {
        id: '7',
        text: 'Foglie: metti di traverso una carta scoperta di questo ponte, da una parte o dall’altra. Vale 2 di meno.',
      },
      {
        id: '8',
        text: 'Fante: se ha il seme del ponte può scambiarsi con la carta del ponte, che passa nella tua colonna.',
      },
      { id: '9', text: 'Cavallo: sposta qui una tua carta scoperta da un altro ponte.' },
      { id: '10', text: 'Re: per ora nulla; conta alla fine.' },
      {
        id: '11',
        text: 'Asso: gioca un’altra carta del suo seme, scoperta, a un ponte qualsiasi; le sue abilità sono obbligatorie.',
      },
      { id: '12', text: 'Cronista: nomina un seme; è l’Asso di quel seme.' },
    ],
  },
  {
    title: 'Punteggio, dopo il sesto turno',
    clauses: [
      {
        id: '13',
        text: 'Da VII a X valgono il loro numero, le altre 4. 2 in più nel seme del ponte, 2 in meno di traverso; poi la metà se di fronte, nella stessa posizione, c’è un sonaglio.',
      },
      { id: '14', text: 'A ogni ponte si aggiunge 1 per ogni tuo cuore, e per ogni tuo Re quante carte hai lì.' },
      { id: '15', text: 'La somma più alta prende il ponte. Vince chi ha più ponti; a parità è patta.' },
    ],
  },
];

export default rules;
