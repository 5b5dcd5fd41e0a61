import type { RulesSection } from '../registry';

const rules: RulesSection[] = [
  {
    title: 'Preparazione',
    clauses: [
      { id: 'Setup', text: 'Ogni sestiere riceve un numero di round da 1 a 6, e si scopre il ponte in cima alla pila.' },
      { id: 'R1', text: 'Si estrae chi comincia. Tutti i segnalini stanno sulla prima casella del tracciato del Doge: in cima chi comincia, poi in senso orario verso il basso.' },
      { id: 'R2', text: 'Ognuno comincia con 3 punti, cinque consiglieri sulla propria plancia e tredici nella riserva generale.' },
      { id: 'R3', text: 'Monete da chi comincia, in senso orario: 1-2 in due, 1-2-3 in tre, 1-2-2-3 in quattro, 1-2-2-2-3 in cinque.' },
      { id: 'R4', text: 'In senso antiorario, chi comincia per ultimo, ognuno sceglie un edificio di valore 1. In due o tre ogni tipo si prende una volta al massimo, in più due.' },
    ],
  },
  {
    title: 'Il Doge',
    clauses: [
      { id: 'R5', text: 'Chi è più avanti sul tracciato ha il posto migliore; sulla stessa casella, chi è più in alto nella pila.' },
      { id: 'R6', text: 'Un segnalino che avanza si toglie dalla sua pila e si mette in cima a quella che raggiunge. Quelli sopra di esso restano dove sono.' },
      { id: 'R7', text: 'Il posto decide ogni parità e ogni ordine che le regole lasciano aperti.' },
    ],
  },
  {
    title: 'Fase I: le carte',
    clauses: [
      { id: 'R8', text: 'Il sestiere con il numero del round è quello attuale.' },
      { id: 'R9', text: 'Si distribuisce una fila in più dei giocatori, di sei carte scoperte.' },
      { id: 'R10', text: 'In ordine del Doge ognuno prende una fila e due carte coperte del mazzo. Le carte tenute dal round prima restano in mano.' },
      { id: 'R11', text: 'Poi, in ordine del Doge e un giocatore dopo l’altro, si possono usare gli edifici verdi. La fila rimasta è una sola per tutti.' },
      { id: 'R12', text: 'Quel che resta di quella fila si scarta.' },
      { id: 'R13', text: 'Tutti riducono la mano insieme e in segreto a sette carte, più quanto aggiungono gli edifici verdi. Si scarta esattamente l’eccesso.' },
      { id: 'R14', text: 'Quando il mazzo è vuoto si rimescolano tutti gli scarti. Le mani sono segrete, il numero delle carte no.' },
    ],
  },
  {
    title: 'Fase II: sei sezioni',
    clauses: [
      { id: 'R15', text: 'Chi è primo presso il Doge comincia la prima sezione, poi chi ha avuto l’ultima maggioranza. Se nessuno ha giocato, ricomincia lo stesso.' },
      { id: 'R16', text: 'In senso orario ognuno gioca una volta: quante carte vuole del tipo della sezione, o nessuna. Gli edifici gialli si usano nella giocata.' },
      { id: 'R17', text: 'Una giocata conta le carte del tipo, anche trasformate, più i Jolly. Chi non ha carte del tipo può far valere due Jolly come una; altri Jolly si aggiungono. Un Jolly da solo non è una giocata.' },
      { id: 'R18', text: 'Il conto più alto ha la maggioranza. A parità va a chi è più avanti presso il Doge, prima che qualcuno si muova.' },
      { id: 'R19', text: 'Poi tutti agiscono in ordine del Doge, com’era a giocate finite. Chi ha la maggioranza prende il bonus nella propria azione.' },
      { id: 'R20', text: 'Le carte giocate si scartano; le altre si tengono.' },
    ],
  },
  {
    title: 'Le sezioni',
    clauses: [
      { id: 'A', text: 'Doge: un passo sul tracciato per carta. Maggioranza: un passo in più.' },
      { id: 'B', text: 'Oro: una moneta per carta. Maggioranza: una in più.' },
      { id: 'C', text: 'Edifici: uno che vale al massimo quanto contano le carte, o nessuno. Maggioranza: uno in più. Oltre 4, dopo uno di valore 4 può seguirne un secondo per il resto. L’ottavo edificio prende il posto di un altro, che si restituisce e si conta subito.' },
      { id: 'D', text: 'Ponti: un punto per carta; senza nessuna si perde un punto. Maggioranza: un punto in più, e il ponte in cima va collocato su un collegamento libero, nel verso che si vuole.' },
      { id: 'E', text: 'Gondole: un consigliere dalla riserva generale alla plancia per carta, un punto per ognuno che manca. Maggioranza: si deve collocare una gondola, e un uomo della riserva generale va a un suo capo. Se non ce ne sono: un punto, e si può mandare un uomo della plancia o spostarne uno schierato.' },
      { id: 'F', text: 'Consiglio: un uomo dalla plancia al sestiere attuale per carta. Maggioranza: uno in più. Se sulla plancia mancano, se ne possono richiamare da altri sestieri. Chi allora ha uomini in tutti e tre i sestieri di un lato riceve 5 punti; dopo la sezione in cui ciò accade per la prima volta quella tessera è tolta.' },
    ],
  },
  {
    title: 'Edifici',
    clauses: [
      { id: '4', text: 'Una moneta fa funzionare un edificio, una volta per round. Verde: 1 una carta dell’ultima fila o tre del mazzo; 2 limite della mano +1; 3 entrambi; 4 le carte e limite +2.' },
      { id: 'Giallo', text: '1 attendi, gioca dopo tutti gli altri e prendi una moneta; 2 una carta vale come una di un altro tipo; 3 un Jolly in più; 4 una carta vale come due di un altro tipo.' },
      { id: 'Blu', text: '1 scambia un edificio con uno del suo colore che vale 1 in più e funziona dal prossimo round; 2 tanti passi sul tracciato del Doge quanto il tuo posto; 3 un punto, e un uomo sulla plancia o un altro punto; 4 tre punti.' },
    ],
  },
  {
    title: 'Fase III e fine',
    clauses: [
      { id: 'R21', text: 'In ordine del Doge, un giocatore dopo l’altro, si possono usare gli edifici blu.' },
      { id: 'R22', text: 'Tutte le monete lasciano gli edifici. Dopo sei round la partita finisce.' },
      { id: 'R23', text: 'La metà di monete e consiglieri sulla propria plancia insieme, arrotondata per eccesso, sono punti.' },
      { id: 'R24', text: 'Ogni edificio dà il suo valore.' },
      { id: 'R25', text: 'Ogni sestiere vale la somma dei capi che lo toccano. Chi ha più uomini prende tutto, ogni posto seguente la metà del precedente, arrotondata per difetto. Le parità le decide il Doge; chi non vi ha uomini non prende nulla.' },
      { id: 'R26', text: 'Vince chi ha più punti; a parità chi è più avanti presso il Doge.' },
    ],
  },
  {
    title: 'Il giocatore virtuale',
    clauses: [
      { id: 'R27', text: 'Comincia e sta in cima presso il Doge. Chi siede dopo di esso riceve una moneta, l’altro due e la prima scelta di un edificio.' },
      { id: 'R28', text: 'Ha diciotto consiglieri, ma né punti né monete né edifici.' },
      { id: 'R29', text: 'Il suo segno sta sul collegamento libero con i numeri di round più bassi.' },
      { id: 'R30', text: 'Ridotte le mani, pesca sette carte scoperte. I Jolly contano per il consiglio.' },
      { id: 'R31', text: 'Gioca tutto ciò che ha di un tipo. Avanza presso il Doge e manda uomini; solo con la maggioranza colloca al suo segno un ponte (il valore basso al numero di round più basso) o una gondola con un uomo per capo. Finiti gli uomini ne usa di neutrali.' },
      { id: 'R32', text: 'Può completare un lato: la tessera è allora tolta.' },
      { id: 'R33', text: 'Occupa i suoi posti nei sestieri, senza punti.' },
    ],
  },
]; // prettier-ignore

export default rules;
