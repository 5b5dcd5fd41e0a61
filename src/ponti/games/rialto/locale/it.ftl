rialto-title = Rialto
rialto-tagline = Sei round di carte, edifici e ponti per il favore del Doge.

rialto-option-virtual = Terzo giocatore virtuale
rialto-option-virtual-help = In due: un terzo senza punti compete sul tracciato del Doge, per i bonus e nei sestieri.
rialto-option-bridges = Ponti
rialto-option-bridges-help = I valori dei sei ponti, una ricostruzione: stanno solo nelle figure del regolamento stampato.
rialto-option-bridges-all-pairs = 3-4, 3-5, 3-6, 4-5, 4-6, 5-6
rialto-option-bridges-without-low = 3-5, 3-6, 4-5, 4-5, 4-6, 5-6
rialto-option-bridges-double-high = 3-4, 3-5, 4-5, 4-6, 5-6, 5-6
rialto-option-connections = Collegamenti
rialto-option-connections-help = Quali sestieri non sono collegati, una ricostruzione: stanno solo sul tabellone stampato.
rialto-option-connections-with-rialto = San Marco e San Polo sono collegati (il Rialto)
rialto-option-connections-without-rialto = Sono collegati invece San Marco e Santa Croce

rialto-player = { PLAYER($player, form: "bare") }
rialto-virtual = il giocatore virtuale
rialto-list = { $first }, { $second }

rialto-card-doge = Doge
rialto-card-gold = Oro
rialto-card-building = Edificio
rialto-card-bridge = Ponte
rialto-card-gondola = Gondola
rialto-card-councilman = Consigliere
rialto-card-joker = Jolly
rialto-cards-doge = { $number ->
    [one] 1 Doge
   *[other] { $number } Dogi
}
rialto-cards-gold = { $number ->
    [one] 1 Oro
   *[other] { $number } Ori
}
rialto-cards-building = { $number ->
    [one] 1 Edificio
   *[other] { $number } Edifici
}
rialto-cards-bridge = { $number ->
    [one] 1 Ponte
   *[other] { $number } Ponti
}
rialto-cards-gondola = { $number ->
    [one] 1 Gondola
   *[other] { $number } Gondole
}
rialto-cards-councilman = { $number ->
    [one] 1 Consigliere
   *[other] { $number } Consiglieri
}
rialto-cards-joker = { $number } Jolly

rialto-section-doge = Doge
rialto-section-gold = Oro
rialto-section-building = Edifici
rialto-section-bridge = Ponti
rialto-section-gondola = Gondole
rialto-section-councilman = Consiglieri

rialto-district-can = Cannaregio
rialto-district-cas = Castello
rialto-district-sma = San Marco
rialto-district-scr = Santa Croce
rialto-district-spo = San Polo
rialto-district-dor = Dorsoduro

rialto-building-g1 = Verde 1
rialto-building-g2 = Verde 2
rialto-building-g3 = Verde 3
rialto-building-g4 = Verde 4
rialto-building-y1 = Giallo 1
rialto-building-y2 = Giallo 2
rialto-building-y3 = Giallo 3
rialto-building-y4 = Giallo 4
rialto-building-b1 = Blu 1
rialto-building-b2 = Blu 2
rialto-building-b3 = Blu 3
rialto-building-b4 = Blu 4
rialto-power-g1 = una carta dalla fila rimasta, o tre dal mazzo
rialto-power-g2 = limite della mano + 1 in questo round
rialto-power-g3 = una carta dalla fila o tre dal mazzo, e limite della mano + 1
rialto-power-g4 = una carta dalla fila o tre dal mazzo, e limite della mano + 2
rialto-power-y1 = attendi: giochi dopo tutti gli altri e prendi una moneta
rialto-power-y2 = una carta vale come una carta di un altro tipo
rialto-power-y3 = vale come un Jolly in più
rialto-power-y4 = una carta vale come due carte di un altro tipo
rialto-power-b1 = scambia un edificio con uno del suo colore che vale 1 in più
rialto-power-b2 = passi sul tracciato del Doge pari al posto occupato
rialto-power-b3 = 1 punto, e un consigliere o un altro punto
rialto-power-b4 = 3 punti

rialto-prompt-start = Il caso estrae il primo giocatore.
rialto-prompt-start-virtual = Il caso estrae chi siede dopo il giocatore virtuale.
rialto-prompt-numbers = Il caso estrae il round di { $next }.
rialto-prompt-top-bridge = Si scopre il primo ponte.
rialto-prompt-found = { PLAYER($player, form: "label") }: scegli il tuo primo edificio.
rialto-prompt-dealing = Round { $round } a { $district }: si distribuiscono le file.
rialto-prompt-row = { PLAYER($player, form: "label") }: prendi una fila di carte.
rialto-prompt-blind = { PLAYER($player) } pesca una carta.
rialto-prompt-green = { PLAYER($player, form: "label") }: usa un edificio verde, o prosegui.
rialto-prompt-green-card = { PLAYER($player, form: "label") }: prendi una carta dalla fila, o pesca.
rialto-prompt-green-drawing = { PLAYER($player) } pesca una carta.
rialto-prompt-discard = Chi ha troppe carte: scarta.
rialto-prompt-virtual-drawing = Il giocatore virtuale pesca una carta.
rialto-prompt-lay = { $section } – { PLAYER($player, form: "bare") }: quante carte giochi?
rialto-prompt-jokers = { $section } – { PLAYER($player, form: "bare") }: quanti Jolly aggiungi? Finora la giocata vale { $count }.
rialto-prompt-masks = { $section } – { PLAYER($player, form: "bare") }: quanti Giallo 3 usi come Jolly? Finora la giocata vale { $count }.
rialto-prompt-as-one = { $section } – { PLAYER($player, form: "bare") }: quale carta vale come una di questo tipo? Finora la giocata vale { $count }.
rialto-prompt-as-two = { $section } – { PLAYER($player, form: "bare") }: quale carta vale come due di questo tipo? Finora la giocata vale { $count }.
rialto-prompt-virtual-playing = { $section } – gioca il giocatore virtuale.
rialto-prompt-virtual-acting = { $section } – agisce il giocatore virtuale.
rialto-prompt-build = { PLAYER($player, form: "label") }: prendi un edificio di valore fino a { $budget }, o nessuno.
rialto-prompt-make-room = { PLAYER($player, form: "label") }: restituisci un edificio per fare posto a { $building }.
rialto-prompt-bridge = { PLAYER($player, form: "label") }: colloca il ponte { $bridge }.
rialto-prompt-next-bridge = Si scopre il prossimo ponte.
rialto-prompt-gondola = { PLAYER($player, form: "label") }: colloca una gondola.
rialto-prompt-man = { PLAYER($player, form: "label") }: metti un consigliere a un capo della gondola.
rialto-prompt-shortage = { PLAYER($player, form: "label") }: la tua riserva generale è vuota. Schierane uno dalla plancia, spostane uno, o nessuno dei due.
rialto-prompt-shortage-move = { PLAYER($player, form: "label") }: non hai più consiglieri nella riserva generale né sulla plancia. Spostane uno schierato, o no.
rialto-prompt-pull = { PLAYER($player, form: "label") }: richiama consiglieri da altrove a { $district } (ancora { $budget }), o fermati.
rialto-prompt-blue = { PLAYER($player, form: "label") }: usa un edificio blu, o prosegui.
rialto-prompt-upgrade = { PLAYER($player, form: "label") }: quale edificio scambi?
rialto-prompt-recruit = { PLAYER($player, form: "label") }: prendi un consigliere, o no.
rialto-prompt-over = La partita è finita.

rialto-do-start = Comincia { PLAYER($player, form: "inside") }
rialto-do-start-virtual = Dopo il giocatore virtuale siede { PLAYER($player, form: "inside") }
rialto-do-number = { $district } ha il round { $number }
rialto-do-turn = Si scopre il ponte { $bridge }
rialto-do-deal-row = { $card } per la fila { $row }
rialto-do-deal-hand = { PLAYER($player) } pesca: { $card }
rialto-do-deal-virtual = Il giocatore virtuale pesca: { $card }
rialto-do-virtual-play = Il giocatore virtuale gioca { $cards }
rialto-do-virtual-pass = Il giocatore virtuale passa
rialto-do-virtual-doge = Il giocatore virtuale avanza di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} sul tracciato del Doge
rialto-do-virtual-men = Il giocatore virtuale manda { $number ->
    [one] 1 consigliere
   *[other] { $number } consiglieri
} a { $district }
rialto-do-virtual-bridge = Il giocatore virtuale colloca il ponte { $bridge }, il valore basso a { $one }, l’alto a { $other }
rialto-do-virtual-gondola = Il giocatore virtuale colloca una gondola e due uomini tra { $one } e { $other }
rialto-do-virtual-nothing = Il giocatore virtuale non fa nulla
rialto-do-found = Comincia con { $building }
rialto-do-take = Prendi { $building }
rialto-do-row = Prendi la fila { $row }: { $cards }
rialto-do-row-empty = Prendi la fila { $row }
rialto-do-use = Usa { $building }: { $power }
rialto-do-done = Fatto
rialto-do-done-green = Non usare altri edifici verdi
rialto-do-done-build = Non prendere edifici
rialto-do-done-second = Non prendere un secondo edificio
rialto-do-done-shortage = Non schierare né spostare
rialto-do-done-pull = Non richiamarne altri
rialto-do-done-blue = Non usare altri edifici blu
rialto-do-pick = Prendi { $card } dalla fila
rialto-do-draw = { $number ->
    [0] Pesca, benché non ci siano più carte
    [one] Pesca l’ultima carta
   *[other] Pesca { $number } carte
}
rialto-do-toss = Scarta { $card }
rialto-do-pass = Passa
rialto-do-wait = Attendi con Giallo 1
rialto-do-lay = Gioca { $cards }
rialto-do-lay-none = Nessuna carta { $card }, solo Jolly o carte trasformate
rialto-do-jokers = Aggiungi { $cards }
rialto-do-jokers-none = Nessun Jolly
rialto-do-masks = Usa { $number } Giallo 3
rialto-do-masks-none = Nessun Giallo 3
rialto-do-as-one = { $card } vale come una per { $section }
rialto-do-as-two = { $card } vale come due per { $section }
rialto-do-enough = Non trasformare altre carte
rialto-do-return-free = Restituisci { $building }
rialto-do-return-used = Restituisci { $building } con la sua moneta
rialto-do-return-new = Restituisci il nuovo { $building }
rialto-do-bridge = Ponte: { $high_end } a { $high }, { $low_end } a { $low }
rialto-do-bridge-blank = Ponte, il valore alto a { $high }, il basso a { $low }
rialto-do-gondola = Gondola tra { $one } e { $other }
rialto-do-man = Un consigliere a { $district }
rialto-do-move = Sposta un consigliere da { $source } a { $target }
rialto-do-pull = Richiama un consigliere da { $district } a { $here }
rialto-do-recruit = Prendi un consigliere
rialto-do-decline = Non prendere consiglieri

rialto-told-found = { PLAYER($actor) } comincia con { $building }
rialto-told-take = { PLAYER($actor) } prende { $building }
rialto-told-row = { PLAYER($actor) } prende la fila { $row }: { $cards }
rialto-told-row-empty = { PLAYER($actor) } prende la fila { $row }
rialto-told-use = { PLAYER($actor) } usa { $building }: { $power }
rialto-told-done = { PLAYER($actor) } ha finito
rialto-told-done-green = { PLAYER($actor) } non usa altri edifici verdi
rialto-told-done-build = { PLAYER($actor) } non prende edifici
rialto-told-done-second = { PLAYER($actor) } non prende un secondo edificio
rialto-told-done-shortage = { PLAYER($actor) } non schiera né sposta consiglieri
rialto-told-done-pull = { PLAYER($actor) } non richiama altri consiglieri
rialto-told-done-blue = { PLAYER($actor) } non usa altri edifici blu
rialto-told-pick = { PLAYER($actor) } prende { $card } dalla fila
rialto-told-draw = { PLAYER($actor) } { $number ->
    [0] non trova carte da pescare
    [one] pesca l’ultima carta
   *[other] pesca { $number } carte
}
rialto-told-toss = { PLAYER($actor) } scarta { $card }
rialto-told-pass = { PLAYER($actor) } passa
rialto-told-wait = { PLAYER($actor) } attende con Giallo 1
rialto-told-lay = { PLAYER($actor) } gioca { $cards }
rialto-told-lay-none = { PLAYER($actor) } gioca senza carte { $card }
rialto-told-jokers = { PLAYER($actor) } aggiunge { $cards }
rialto-told-jokers-none = { PLAYER($actor) } non aggiunge Jolly
rialto-told-masks = { PLAYER($actor) } usa { $number } Giallo 3
rialto-told-masks-none = { PLAYER($actor) } non usa Giallo 3
rialto-told-as-one = { PLAYER($actor) } fa valere { $card } come una per { $section }
rialto-told-as-two = { PLAYER($actor) } fa valere { $card } come due per { $section }
rialto-told-enough = { PLAYER($actor) } non trasforma altre carte
rialto-told-return-free = { PLAYER($actor) } restituisce { $building }
rialto-told-return-used = { PLAYER($actor) } restituisce { $building } con la sua moneta
rialto-told-return-new = { PLAYER($actor) } restituisce il nuovo { $building }
rialto-told-bridge = { PLAYER($actor) } colloca un ponte: { $high_end } a { $high }, { $low_end } a { $low }
rialto-told-bridge-blank = { PLAYER($actor) } colloca un ponte, il valore alto a { $high }, il basso a { $low }
rialto-told-gondola = { PLAYER($actor) } colloca una gondola tra { $one } e { $other }
rialto-told-man = { PLAYER($actor) } mette un consigliere a { $district }
rialto-told-move = { PLAYER($actor) } sposta un consigliere da { $source } a { $target }
rialto-told-pull = { PLAYER($actor) } richiama un consigliere da { $district } a { $here }
rialto-told-recruit = { PLAYER($actor) } prende un consigliere
rialto-told-decline = { PLAYER($actor) } non prende consiglieri

rialto-log-draw = { PLAYER($player) } pesca una carta
rialto-log-toss = { PLAYER($player) } scarta una carta

rialto-row-track = Punti sul tracciato
rialto-row-rest = Monete e consiglieri sulla plancia
rialto-row-buildings = Edifici
rialto-row-district = { $district } ({ $value })
rialto-row-total = Totale
rialto-result-open = La partita è ancora in corso.
rialto-result-points = Vince { PLAYER($player, form: "inside") } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
rialto-result-doge = Vince { PLAYER($player, form: "inside") } con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: a parità decide il posto presso il Doge.
rialto-tie-doge = posto presso il Doge

rialto-why-over = La partita è finita.
rialto-why-phase = Ora non è il momento: { $due }
rialto-due-start = si estrae il primo giocatore.
rialto-due-numbers = si estraggono le tessere round.
rialto-due-top-bridge = si scopre il primo ponte.
rialto-due-found = ognuno sceglie il primo edificio.
rialto-due-dealing = si distribuiscono le file.
rialto-due-row = si prendono le file.
rialto-due-blind = si pescano carte.
rialto-due-green = si usano gli edifici verdi.
rialto-due-green-card = si sceglie una carta per l’edificio verde.
rialto-due-green-drawing = si pescano carte.
rialto-due-discard = si riducono le mani al limite.
rialto-due-virtual-drawing = pesca il giocatore virtuale.
rialto-due-lay = si giocano le carte.
rialto-due-jokers = si scelgono i Jolly della giocata.
rialto-due-masks = si scelgono i Giallo 3 della giocata.
rialto-due-as-one = si trasformano carte con Giallo 2.
rialto-due-as-two = si trasformano carte con Giallo 4.
rialto-due-virtual-playing = gioca il giocatore virtuale.
rialto-due-virtual-acting = agisce il giocatore virtuale.
rialto-due-build = si prende un edificio.
rialto-due-make-room = si restituisce un edificio.
rialto-due-bridge = si colloca un ponte.
rialto-due-next-bridge = si scopre il prossimo ponte.
rialto-due-gondola = si colloca una gondola.
rialto-due-man = si mette un consigliere accanto alla gondola.
rialto-due-shortage = si può schierare o spostare un consigliere.
rialto-due-pull = si possono richiamare consiglieri.
rialto-due-blue = si usano gli edifici blu.
rialto-due-upgrade = si scambia un edificio.
rialto-due-recruit = si può prendere un consigliere.
rialto-why-nobody = Non c’è un giocatore { $player }.
rialto-why-number = Il round { $number } è su un altro sestiere.
rialto-why-turn = Nella pila non c’è più un ponte { $bridge }.
rialto-why-deal = Nel mazzo non c’è più una carta così.
rialto-why-found-value = Il primo edificio deve essere di valore 1.
rialto-why-found-taken = Questo edificio è già stato scelto quante volte si può all’inizio.
rialto-why-no-row = Ci sono solo { $rows } file.
rialto-why-row = Questa fila non c’è più.
rialto-why-no-building = Non hai { $building }.
rialto-why-used = { $building } ha già la sua moneta in questo round, o si usa solo dal prossimo.
rialto-why-colour = { $building } non si usa in questa fase.
rialto-why-no-upgrade = Non c’è un edificio che tu possa scambiare con uno che vale 1 in più.
rialto-why-no-coin = Non hai monete.
rialto-why-pick = Nella fila non c’è una carta così.
rialto-why-toss-none = Non hai una carta così.
rialto-why-toss-order = Scarta nell’ordine dei tipi, e in modo da poter ancora scartare abbastanza: ancora { $number }.
rialto-why-cards = Ne hai solo { $number }.
rialto-why-joker-alone = Una giocata richiede una carta del tipo, una carta trasformata, o almeno due Jolly (un Giallo 3 vale come uno) quando non hai in mano carte del tipo.
rialto-why-no-substitute = Non hai nulla che possa stare per una carta del tipo.
rialto-why-nothing-played = La tua giocata non ha ancora carte: trasformane una.
rialto-why-masks = Non hai tanti Giallo 3 con le monete per usarli.
rialto-why-turn-same = Una carta del tipo della sezione non si può trasformare.
rialto-why-turn-none = Non hai una carta così.
rialto-why-turn-order = Trasforma le carte nell’ordine dei tipi.
rialto-why-value = Le tue carte permettono un edificio di valore fino a { $budget }.
rialto-why-sold-out = { $building } è esaurito.
rialto-why-return-none = Non hai un edificio così da restituire.
rialto-why-return-top = { $building } non si può scambiare: nella riserva non ce n’è uno del suo colore che vale 1 in più.
rialto-why-connection = Tra questi sestieri non c’è un collegamento.
rialto-why-built = Questo collegamento è già costruito.
rialto-why-gondola-end = Solo i due sestieri accanto alla gondola.
rialto-why-empty-board = Non hai consiglieri sulla plancia.
rialto-why-no-man = Lì non hai consiglieri.
rialto-why-pull-here = I consiglieri devono venire qui da un altro sestiere.

rialto-bad-phase = questa fase si attraversa subito, o manca ciò che le serve
rialto-bad-order = l’ordine dei giocatori non è possibile
rialto-bad-numbers = le tessere round non possono stare così
rialto-bad-tiles = i ponti e le gondole non possono stare così
rialto-bad-men = i consiglieri non tornano
rialto-bad-side = una sponda del Canal Grande e la sua tessera bonus non si accordano
rialto-bad-buildings = gli edifici non tornano
rialto-bad-cards = le carte non danno le 77 della scatola
rialto-bad-secret = ciò che è coperto non è ciò che questo osservatore non può sapere
rialto-bad-known = ciò che si sa delle carte non può essere vero
rialto-bad-round = il round e la sezione non si accordano
rialto-bad-stuck = in questa posizione non si può fare nulla
rialto-bad-turn = non può essere il turno di questo giocatore
rialto-bad-pending = ciò che attende una decisione non si accorda con la fase
