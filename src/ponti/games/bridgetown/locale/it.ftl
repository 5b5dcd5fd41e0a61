bridgetown-title = Bridgetown Races
bridgetown-tagline = Di corsa sui ponti di Portland, ognuno con il mezzo giusto.
bridgetown-custom-title = Bridgetown Races (altro tabellone)
bridgetown-custom-tagline = Di corsa sui ponti, su un tabellone tutto tuo.

bridgetown-option-easier = Gioco più facile
bridgetown-option-easier-help = Niente azioni speciali; il tram può usare tutte le strade e tutti i ponti, e le bandiere blu possono stare su qualunque ponte.
bridgetown-custom-option-easier = Gioco più facile
bridgetown-custom-option-easier-help = Niente azioni speciali; il tram può usare tutte le strade e tutti i ponti, e le bandiere blu possono stare su qualunque ponte.

bridgetown-mode-walk = a piedi
bridgetown-mode-skates = pattini
bridgetown-mode-bicycle = bicicletta
bridgetown-mode-bus = autobus
bridgetown-mode-car = automobile
bridgetown-mode-taxi = taxi
bridgetown-mode-motorcycle = motocicletta
bridgetown-mode-streetcar = tram
bridgetown-special-first = Primo
bridgetown-special-double = Doppio
bridgetown-special-swap = Scambio
bridgetown-colour-white = bianca
bridgetown-colour-orange = arancione
bridgetown-colour-green = verde
bridgetown-colour-red = rossa
bridgetown-colour-black = nera
bridgetown-colour-yellow = gialla
bridgetown-colour-purple = viola
bridgetown-colour-blue = blu
bridgetown-space = { $name } ({ $id })
bridgetown-bridge = { $name }
bridgetown-bridges-more = { $bridges }, { $bridge }
bridgetown-bridges-last = { $bridges } e { $bridge }
bridgetown-flags-of = { $count ->
    [one] la bandiera
   *[other] le bandiere
} di { $bridges }

bridgetown-prompt-draw = Il caso pesca una bandiera per { $bridge }.
bridgetown-prompt-start = Il caso sceglie chi comincia.
bridgetown-prompt-plan = { PLAYER($player, form: "label") }: metti un pianificatore su un mezzo o su un’azione speciale.
bridgetown-prompt-plan-easier = { PLAYER($player, form: "label") }: metti un pianificatore su un mezzo.
bridgetown-prompt-plan-mode = { PLAYER($player, form: "label") }: l’azione speciale vuole un mezzo; mettici un altro pianificatore.
bridgetown-prompt-first = { PLAYER($player, form: "label") }: usi Primo per muovere prima del primo giocatore?
bridgetown-prompt-turn = { PLAYER($player, form: "label") }: scegli uno dei tuoi mezzi.
bridgetown-prompt-route = { PLAYER($player, form: "label") }: muovi esattamente di { $points } { $points ->
    [one] spazio
   *[other] spazi
} ({ $mode }).
bridgetown-prompt-blocked = { PLAYER($player, form: "label") }: { $why } Cammina di uno spazio, oppure resta fermo ({ $mode }).
bridgetown-prompt-exchange = { PLAYER($player, form: "label") }: cambi la tua bandiera { $old } di { $bridge } con quella { $new }?
bridgetown-prompt-swap = { PLAYER($player, form: "label") }: scambia due bandiere, o conserva Scambio finché ti resta un mezzo.
bridgetown-prompt-swap-last = { PLAYER($player, form: "label") }: scambia due bandiere; questo è il tuo ultimo mezzo.
bridgetown-prompt-over = La corsa è finita.

bridgetown-blocked-off-track = Qui il tram non si può usare: il corridore non è sui binari né accanto.
bridgetown-blocked-no-path = Da qui nessun percorso è lungo esattamente { $points } { $points ->
    [one] spazio
   *[other] spazi
}.

bridgetown-do-start = Comincia { PLAYER($player, form: "inside") }
bridgetown-do-draw = Pesca una bandiera { $colour }
bridgetown-do-lay = Una bandiera { $colour } per { $bridge }
bridgetown-do-place = Pianifica: { $spot }
bridgetown-do-first = Usa Primo: muovi ora
bridgetown-do-wait = Conserva Primo per dopo
bridgetown-do-mode = Usa: { $mode }
bridgetown-do-use = Usa: { $mode }, { $points } { $points ->
    [one] spazio
   *[other] spazi
}
bridgetown-do-double = Doppio: { $mode }, { $points } { $points ->
    [one] spazio
   *[other] spazi
}
bridgetown-do-swap = Scambia { $flags }
bridgetown-do-keep = Conserva Scambio per dopo
bridgetown-do-exchange = Cambia la bandiera
bridgetown-do-decline = Lascia la bandiera sul suo ponte
bridgetown-do-stay = Resta qui
bridgetown-do-walk = Cammina fino a { $to }
bridgetown-do-ride = Vai a { $to }
bridgetown-do-ride-for = Vai a { $to } e prendi { $flags }
bridgetown-do-ride-asked = Vai a { $to }; puoi cambiare { $others }
bridgetown-do-ride-both = Vai a { $to } e prendi { $flags }; puoi cambiare { $others }

bridgetown-told-place = { PLAYER($actor) } pianifica: { $spot }
bridgetown-told-first = { PLAYER($actor) } usa Primo e muove ora
bridgetown-told-wait = { PLAYER($actor) } conserva Primo per dopo
bridgetown-told-mode = { PLAYER($actor) } usa: { $mode }
bridgetown-told-use = { PLAYER($actor) } usa: { $mode }, { $points } { $points ->
    [one] spazio
   *[other] spazi
}
bridgetown-told-double = { PLAYER($actor) } raddoppia: { $mode }, { $points } { $points ->
    [one] spazio
   *[other] spazi
}
bridgetown-told-swap = { PLAYER($actor) } scambia { $flags }
bridgetown-told-keep = { PLAYER($actor) } conserva Scambio per dopo
bridgetown-told-exchange = { PLAYER($actor) } cambia la bandiera { $old } di { $bridge } con quella { $new }
bridgetown-told-decline = { PLAYER($actor) } lascia la bandiera { $new } su { $bridge }
bridgetown-told-stay = { PLAYER($actor) } resta fermo
bridgetown-told-walk = { PLAYER($actor) } cammina fino a { $to }
bridgetown-told-ride = { PLAYER($actor) } va a { $to }
bridgetown-told-ride-for = { PLAYER($actor) } va a { $to } e prende { $flags }
bridgetown-told-ride-asked = { PLAYER($actor) } va a { $to } e può cambiare { $others }
bridgetown-told-ride-both = { PLAYER($actor) } va a { $to }, prende { $flags } e può cambiare { $others }

bridgetown-due-setup = si pesca una bandiera
bridgetown-due-start = si sorteggia chi comincia
bridgetown-due-plan = si mette un pianificatore
bridgetown-due-plan-mode = si mette un pianificatore su un mezzo
bridgetown-due-first = decide chi ha Primo
bridgetown-due-turn = si sceglie un mezzo
bridgetown-due-route = muove il corridore
bridgetown-due-exchange = si decide un cambio
bridgetown-due-swap = si possono scambiare bandiere
bridgetown-due-refill = si pesca una bandiera

bridgetown-why-phase = Non ora: { $due }.
bridgetown-why-over = La corsa è finita.
bridgetown-why-nobody = In questa partita non c’è un giocatore { $player }.
bridgetown-why-blue = Le bandiere blu non si pescano: stanno solo sul loro ponte.
bridgetown-why-none-left = Nel sacchetto non c’è una bandiera { $colour }.
bridgetown-why-third = Ci sono già due bandiere con questo colore ({ $colour }); all’inizio la terza torna nel sacchetto.
bridgetown-why-own-planner = Hai già un pianificatore su questo mezzo ({ $mode }).
bridgetown-why-easier = Il gioco più facile non ha azioni speciali.
bridgetown-why-mode-next = Hai appena preso un’azione speciale: ora indica un mezzo.
bridgetown-why-special-taken = In questo round { $special } è già { PLAYER($player, form: "of") }.
bridgetown-why-no-planner = Non hai un pianificatore su questo mezzo ({ $mode }).
bridgetown-why-no-special = Non hai { $special }, o l’hai già usato.
bridgetown-why-must-double = Doppio va usato, e questo è il tuo ultimo mezzo.
bridgetown-why-swap-empty = Su { $bridge } non c’è una bandiera.
bridgetown-why-swap-blue = La bandiera blu non si può scambiare.
bridgetown-why-swap-now = Scambio va usato, e questo è il tuo ultimo mezzo.
bridgetown-why-not-beside = { $to } non è a un passo.
bridgetown-why-blocked = { $why } Puoi solo camminare di uno spazio o restare fermo ({ $mode }).
bridgetown-why-can-move = Questo mezzo ha un percorso, quindi va usato per intero ({ $mode }).
bridgetown-why-no-route = Nessun percorso di esattamente { $points } { $points ->
    [one] spazio
   *[other] spazi
} finisce a { $to }; nessun collegamento si usa due volte.
bridgetown-why-colour = Su { $bridge } non c’è una bandiera del colore di questo mezzo.
bridgetown-why-began = La mossa comincia su { $bridge }: la sua bandiera non si può prendere.
bridgetown-why-not-crossed = Nessun percorso di { $points } { $points ->
    [one] spazio
   *[other] spazi
} fino a { $to } { $count ->
    [one] attraversa questo ponte o vi finisce.
   *[other] attraversa tutti questi ponti, contando anche quello su cui finisce.
}
bridgetown-why-takes-more = Ogni percorso di { $points } { $points ->
    [one] spazio
   *[other] spazi
} fino a { $to } { $count ->
    [0] passa da una bandiera.
    [one] che passa da questa bandiera passa anche da altre.
   *[other] che passa da queste bandiere passa anche da altre.
}

bridgetown-row-colours = Colori
bridgetown-row-flags = Bandiere
bridgetown-players-2 = { PLAYER($p1) } e { PLAYER($p2, form: "inside") }
bridgetown-players-3 = { PLAYER($p1) }, { PLAYER($p2, form: "inside") } e { PLAYER($p3, form: "inside") }
bridgetown-players-4 = { PLAYER($p1) }, { PLAYER($p2, form: "inside") }, { PLAYER($p3, form: "inside") } e { PLAYER($p4, form: "inside") }
bridgetown-result-open = La corsa è ancora aperta.
bridgetown-result-eight = { PLAYER($player) } ha una bandiera di tutti e otto i ponti e vince.
bridgetown-result-colours = { PLAYER($player) } vince con { $colours } { $colours ->
    [one] colore
   *[other] colori
}.
bridgetown-result-shared = { $players } si dividono la vittoria con { $colours } { $colours ->
    [one] colore
   *[other] colori
} a testa.

bridgetown-bad-seat = qui decide un posto, oppure nessuno.
bridgetown-bad-starter = il primo giocatore non corrisponde alla fase.
bridgetown-bad-twice = qualcosa compare due volte o fuori ordine.
bridgetown-bad-bridges = vanno nominati tutti i ponti, e nient’altro.
bridgetown-bad-blue = le bandiere blu stanno sul loro ponte, e solo loro.
bridgetown-bad-easier = il gioco più facile non ha azioni speciali.
bridgetown-bad-special-twice = due giocatori hanno la stessa azione speciale.
bridgetown-bad-too-many-flags = ci sono più bandiere di un colore di quante ne abbia il gioco.
bridgetown-bad-refill = ora non c’è un ponte da rifornire.
bridgetown-bad-mode = un mezzo è in uso solo mentre il suo corridore muove, e il giocatore vi ha un pianificatore.
bridgetown-bad-double = qui Doppio non può essere in uso.
bridgetown-bad-must-double = Doppio va usato con l’ultimo mezzo.
bridgetown-bad-pending = non sono queste le bandiere da trattare.
bridgetown-bad-empty = è vuoto un ponte che non può esserlo.
bridgetown-bad-full-card = una scheda piena finisce la partita.
bridgetown-bad-planners = un giocatore ha tre pianificatori.
bridgetown-bad-special-alone = un’azione speciale vuole un mezzo.
bridgetown-bad-lap = il turno della corsa non corrisponde ai pianificatori.
bridgetown-bad-beginning = prima del primo round si pescano solo le prime bandiere.
bridgetown-bad-third = all’inizio un colore compare al massimo due volte.
bridgetown-bad-hand = questo giocatore non ha pianificatori in mano.
bridgetown-bad-no-special = questo giocatore non ha preso un’azione speciale.
bridgetown-bad-turn = non è il turno di questo giocatore.
bridgetown-bad-first = Primo non corrisponde al turno.
bridgetown-bad-swap = ora Scambio non si può usare.
bridgetown-bad-over = la partita non è ancora finita.

bridgetown-board-bad = Il tabellone non si può usare: { $problem }
bridgetown-board-at = in { $where }: { $problem }
bridgetown-board-file = il file { $path } non si può leggere.
bridgetown-board-json = il file { $path } non è JSON.
bridgetown-board-start = esattamente uno spazio è la freccia di partenza, e «start» lo nomina.
bridgetown-board-id = «{ $id }» non è un id: da una a dodici lettere e cifre.
bridgetown-board-twice = l’id { $id } è usato due volte.
bridgetown-board-bank = { $id }: gli spazi dei ponti hanno la riva R, gli altri W o E.
bridgetown-board-blue = esattamente un ponte è riservato alle bandiere blu.
bridgetown-board-modes = ogni mezzo vuole un colore suo e un posto suo sulla ruota.
bridgetown-board-edge-twice = un collegamento non porta da nessuna parte, o compare due volte.
bridgetown-board-bridge-space = { $id }: ogni spazio di ponte appartiene a un solo ponte, e nessun altro spazio a un ponte.
bridgetown-board-start-edge = i collegamenti «start» partono dalla freccia di partenza, e solo loro.
bridgetown-board-track-edge = { $one } e { $other }: i binari uniscono solo spazi di binario e il ponte del tram.
bridgetown-board-stairs = { $one } e { $other }: le scale portano da un ponte a terra.
bridgetown-board-chain = gli spazi del ponte { $id } non sono uniti in fila.
bridgetown-board-heads = il ponte { $id } vuole un accesso sulla riva ovest, uno su quella est e nient’altro che scale.
bridgetown-board-arrow = la freccia di partenza porta su uno spazio di strada.
bridgetown-board-apart = { $id } non si raggiunge senza scale.
bridgetown-board-river = { $one } e { $other } stanno su rive diverse, e il fiume si passa solo sui ponti.
bridgetown-board-track = { $id } non è unito dai binari al ponte del tram.
