diavolo-title = Ponte del Diavolo
diavolo-tagline = Due rive costruiscono isole nella laguna e le uniscono con i ponti.
diavolo-light = Chiaro
diavolo-dark = Scuro
diavolo-light-start = Il Chiaro
diavolo-dark-start = Lo Scuro

diavolo-option-size = Plancia
diavolo-option-size-help = Caselle per lato. Nella scatola sono 10, per una partita più lunga 12; le plance piccole servono a provare.
diavolo-option-last-turn = Ultimo turno
diavolo-option-last-turn-help = Chi gioca ancora dopo che qualcuno ha passato.
diavolo-option-last-turn-other = L’altro giocatore, chiunque abbia passato
diavolo-option-last-turn-equal = Lo Scuro dopo il Chiaro; se passa lo Scuro, la partita finisce subito
diavolo-option-supply = Riserva
diavolo-option-supply-help = Se tessere e ponti possono finire.
diavolo-option-supply-unlimited = Illimitata
diavolo-option-supply-box = Come nella scatola: 40 tessere a testa, 15 ponti in comune
diavolo-option-parallel-knights = Ponti paralleli a mossa di cavallo
diavolo-option-parallel-knights-help = Se due di questi possono passare sopra la stessa casella.

diavolo-tile = Metti una tessera in { $cell }
diavolo-bridge = Costruisci un ponte da { $one } a { $two }
diavolo-pass-declare = Passa e dichiara la fine; l’avversario ha ancora un turno
diavolo-pass-last = Rinuncia all’ultimo turno
diavolo-pass-end = Passa e chiudi la partita
diavolo-take-light = Prendi il Chiaro
diavolo-stay-dark = Resta con lo Scuro

diavolo-event-tile = { $colour } mette una tessera in { $cell }
diavolo-event-bridge = { $colour } costruisce un ponte da { $one } a { $two }
diavolo-event-pass-declare = { $colour } passa e dichiara la fine
diavolo-event-pass-last = { $colour } rinuncia all’ultimo turno
diavolo-event-pass-end = { $colour } passa e chiude la partita
diavolo-event-take-light = Il secondo giocatore prende il Chiaro
diavolo-event-stay-dark = Il secondo giocatore resta con lo Scuro

diavolo-prompt-opening-first = Apertura: metti la prima di due tessere chiare.
diavolo-prompt-opening-second = Apertura: metti la seconda tessera chiara.
diavolo-prompt-choice = Scegli il colore: prendi il Chiaro con le sue due tessere o resta con lo Scuro. Il prossimo turno è dello Scuro.
diavolo-prompt-turn = { $colour }: { $question }
diavolo-prompt-last-turn = Ultimo turno, { $colour }: { $question }
diavolo-prompt-tiles = metti la prima di due tessere.
diavolo-prompt-tiles-or-bridge = metti la prima di due tessere o costruisci un ponte.
diavolo-prompt-bridge-or-pass = { $tiles }. Costruisci un ponte o { $passing }.
diavolo-prompt-pass = { $tiles } e { $bridges }. { $passing }.
diavolo-lack-tiles-fit = due tessere non ci stanno più
diavolo-lack-tiles-left = ti restano meno di due tessere
diavolo-lack-bridges-fit = nessun ponte si può costruire
diavolo-lack-bridges-left = tutti i ponti sono costruiti
diavolo-passing-declare = passa e dichiara la fine; l’avversario ha ancora un turno
diavolo-passing-last = passa l’ultimo turno
diavolo-passing-end = passa, e la partita finisce
diavolo-prompt-second = { $colour }: metti la seconda tessera.

diavolo-over-last-turn-played = La partita è finita: l’ultimo turno è stato giocato.
diavolo-over-last-turn-passed = La partita è finita: l’ultimo turno è stato passato.
diavolo-over-dark-passed = La partita è finita: lo Scuro ha passato, e i turni delle due parti sono pari.

diavolo-points-each = { $points ->
    [one] 1 punto a testa
   *[other] { $points } punti a testa
}
diavolo-standing-points = { $colour } è in vantaggio per { $points } a { $other }.
diavolo-standing-islands = { $colour } è in vantaggio per numero di isole, con { $each }.
diavolo-standing-bridges = { $colour } è in vantaggio per numero di ponti, con { $each } e isole pari.
diavolo-standing-draw = Le due parti sono in parità con { $each }.
diavolo-result-points = { $colour } vince per { $points } a { $other }.
diavolo-result-islands = { $colour } vince per numero di isole, con { $each }.
diavolo-result-bridges = { $colour } vince per numero di ponti, con { $each } e isole pari.
diavolo-result-draw = Patta: { $each }, con isole e ponti pari.
diavolo-row-network = { $islands ->
    [one] Isole singole ({ $points } ciascuna)
   *[other] { $islands } isole collegate ({ $points } per ogni rete)
}
diavolo-row-points = Punti
diavolo-row-islands = Isole (spareggio)
diavolo-row-bridges = Ponti (spareggio)

diavolo-no-opening = La partita si apre con due tessere chiare.
diavolo-no-before-choice = Prima il secondo giocatore sceglie il colore.
diavolo-no-colour-again = I colori sono già stati scelti.
diavolo-no-second-due = Il turno è cominciato con una tessera in { $cell }: ne deve seguire una seconda.
diavolo-no-over = La partita è finita.
diavolo-no-off-board = { $cell } è fuori da una plancia di { $size } per { $size }.
diavolo-no-occupied = In { $cell } c’è già una tessera.
diavolo-no-under-bridge = { $cell } sta sotto il ponte { $bridge }.
diavolo-no-five = Una tessera in { $cell } farebbe un gruppo di { $count }; il massimo è quattro.
diavolo-no-touches-island = Una tessera in { $cell } toccherebbe un’isola del suo colore in { $other }.
diavolo-no-island-touches = Una tessera in { $cell } completerebbe un’isola che tocca una tessera del suo colore in { $other }.
diavolo-no-no-second = Dopo una tessera in { $cell } non resterebbe posto per la seconda.
diavolo-no-tiles-left = Delle tue { $most } tessere ne restano meno di due.
diavolo-no-no-own-end = { $name } vuole ai due capi tessere di chi lo costruisce; in { $cell } non ce n’è.
diavolo-no-end-taken = La tessera in { $cell } regge già il ponte { $bridge }.
diavolo-no-tile-under = { $name } passerebbe sopra la tessera in { $cell }.
diavolo-no-crosses = { $name } incrocerebbe il ponte { $bridge }.
diavolo-no-shares-water = { $name } passerebbe sopra la stessa casella del ponte { $bridge }.
diavolo-no-bridges-left = Tutti i { $most } ponti sono costruiti.
diavolo-no-pair-left = Puoi passare solo se due tessere non ci stanno più, ma { $one } e { $two } vanno bene.

diavolo-bad-row = una riga di questa plancia ha { $size } segni fra L, D, «.» e «=».
diavolo-bad-rows = questa plancia ha { $size } righe, ma ne sono date { $rows }.
diavolo-bad-twice = tessere e ponti sono già nel diagramma.
diavolo-bad-too-many-tiles = un colore ha solo { $most } tessere.
diavolo-bad-too-many-bridges = i ponti sono solo { $most }.
diavolo-bad-offset = nessun ponte arriva a questa distanza: { $bridge }
diavolo-bad-light-seat = va indicato il posto che gioca il Chiaro.
diavolo-bad-phase = non si accorda con la fase «{ $phase }».

diavolo-tie-islands = isole
diavolo-tie-bridges = ponti
