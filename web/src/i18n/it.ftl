# La cornice
app-tagline = Giochi di ponti, da giocare con gli amici e con bot che non sbirciano mai.
app-home = Tutti i giochi
app-language = Language: English
app-theme-dark = Tema scuro
app-theme-light = Tema chiaro
app-sound-on = Suoni attivi
app-sound-off = Suoni spenti
app-help = Aiuto
app-close = Chiudi
app-loading = Un momento …
app-offline = Il server non risponde. «ponti serve» è in esecuzione?
app-retry = Riprova

# L'atrio
lobby-title = Quale ponte, oggi?
lobby-play = Gioca
lobby-seats = { $span } giocatori
lobby-tables = I tuoi tavoli
lobby-tables-open = Continua
lobby-tables-over = Rivedi
lobby-tables-forget = Dimentica questo tavolo
lobby-foot = Ogni scelta del caso è fissata prima della partita e si può controllare alla fine.

# La preparazione
setup-who = Chi gioca?
setup-against-bot = Un bot
setup-against-friend = Un amico, con un link
setup-hotseat = In due su questo dispositivo
setup-hotseat-many = Tutti su questo dispositivo
setup-custom = A piacere
setup-players = Numero di giocatori
setup-seat = Posto { $number }
setup-kind-me = Io
setup-kind-hotseat = Qualcuno su questo dispositivo
setup-kind-friend = Un amico, con un link
setup-kind-bot = Un bot
setup-kind = Chi siede al posto { $number }
setup-level = Livello del bot al posto { $number }
setup-name = Nome al posto { $number }
setup-your-name = Il tuo nome
setup-options = Regole della partita
setup-options-note = { $count ->
    [0] Come nelle regole della casa
    [one] Una modificata
   *[other] { $count } modificate
}
setup-swap = Scambia i posti
setup-yes = Sì
setup-no = No
setup-play = Gioca
setup-default = consueto
setup-unknown = Questo gioco qui non c’è.
setup-name-default = Ospite { $number }

# Il tavolo
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-over = La partita è finita
table-thinking = { $name } sta pensando …
table-confirm = Conferma
table-cancel = Indietro
table-take-back = Riprendi la mossa
table-hint = Consiglio
table-hinting = Ci penso …
table-clause = Regola { $clause }
table-refused = Non si può
table-offline = Connessione persa. Nuovo tentativo …
table-connecting = Ci si siede al tavolo …
table-refused-join = Questo tavolo non si può aprire.
table-watching = Stai guardando
table-board = Tavoliere di { $game }
table-actions = Tutte le scelte a parole
table-actions-none = Ora non c’è nulla da scegliere.
table-actions-group = Scelte ({ $count })
table-tab-players = Giocatori
table-tab-log = Cronaca
table-tab-rules = Regole
table-tab-result = Risultato
table-you = tu
table-bot = bot
table-away = assente
table-to-act = di turno
table-log-empty = Non è ancora successo nulla.
table-since = Mentre non c’eri
table-chance = Il caso
table-share-title = In attesa di { $name }
table-share-text = Manda questo link: chi lo apre prende il posto.
table-share-copy = Copia il link
table-share-copied = Copiato
table-share-watch = Link per chi guarda
table-curtain-title = Passa il dispositivo a { $name }
table-curtain-text = La mano resta coperta finché { $name } non è al suo posto.
table-curtain-ready = Sono { $name }: mostra la mia mano
table-hint-title = Che cosa guarda il bot
table-hint-line = Si aspetta: { $line }
table-hint-share = { $share } %
table-options = Opzioni di questo tavolo
table-rules-none = Le regole di questo gioco sono nella documentazione.
table-rename = Il tuo nome

# La fine
end-title = Fine
end-score = Punteggio
end-place = Posizione
end-ties = Deciso da: { $ties }
end-rematch = Rivincita
end-record = Scarica il verbale
end-verify = Controlla i dadi
end-verified = Controllato: il segreto corrisponde alla promessa fatta prima della partita, e il verbale porta allo stesso risultato.
end-unverified = Il controllo non è riuscito: { $words }
end-review = Rivedi
end-review-title = Evento { $event } di { $total }
end-review-first = Inizio
end-review-previous = Uno indietro
end-review-next = Uno avanti
end-review-last = Fine
end-review-close = Torna al risultato

# Aiuto
help-title = Come si gioca qui
help-marks = I luoghi con un segno discreto si possono scegliere ora. Puntane uno per vedere che cosa succede; toccalo per giocarlo. Su uno schermo tattile il primo tocco mostra, il secondo conferma.
help-refuse = Tocca un luogo senza segno e ti viene detto perché non si può.
help-keys = Tasti
help-key-arrows = percorri i luoghi permessi
help-key-enter = scegli
help-key-esc = un passo indietro
help-key-u = riprendi la mossa
help-key-h = consiglio
help-key-help = questa pagina

# Ponte del Diavolo
diavolo-light = Chiaro
diavolo-dark = Scuro
diavolo-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
diavolo-islands = { $count ->
    [one] 1 isola
   *[other] { $count } isole
}
diavolo-bridges = { $count ->
    [one] 1 ponte
   *[other] { $count } ponti
}
diavolo-network = { $islands ->
    [one] Un’isola sola: { $points }
   *[other] { $islands } isole collegate: { $points }
}
diavolo-no-colour = ancora senza colore
diavolo-supply = { $tiles } tessere rimaste
diavolo-supply-bridges = { $bridges } ponti rimasti nella scatola
diavolo-legend = Legenda
diavolo-legend-legal = si può scegliere
diavolo-legend-closes = ti verrebbe precluso
diavolo-legend-closed = ti è precluso
diavolo-legend-sandbar = banco di sabbia (1–3 tessere)
diavolo-legend-island = isola (4 tessere)
diavolo-from = { $cell }: { $count ->
    [one] un ponte da qui
   *[other] { $count } ponti da qui
}
diavolo-final = Ultimo turno

# Tre Ponti
tre-ponti-hand = La tua mano
tre-ponti-hand-of = Mano di { $name }
tre-ponti-hand-hidden = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
tre-ponti-turn = Turno { $turn } di { $turns }
tre-ponti-pile = Mazzo: { $count }
tre-ponti-leads = di mano in questo turno
tre-ponti-bridge = Ponte { $number }
tre-ponti-bridges-won = { $count ->
    [one] in testa a 1 ponte
   *[other] in testa a { $count } ponti
}
tre-ponti-face-down = Una carta coperta
tre-ponti-pick-card = Scegli una carta, poi un ponte.
tre-ponti-pick-bridge = Ora scegli il ponte.
tre-ponti-value = vale { $value }
tre-ponti-halved = dimezzata dal sonaglio che ha di fronte
tre-ponti-sideways = di traverso
tre-ponti-declared = dichiarato { $suit }
tre-ponti-suit-h = cuori
tre-ponti-suit-a = ghiande
tre-ponti-suit-l = foglie
tre-ponti-suit-b = sonagli
tre-ponti-rank-7 = VII
tre-ponti-rank-8 = VIII
tre-ponti-rank-9 = IX
tre-ponti-rank-X = X
tre-ponti-rank-U = Fante
tre-ponti-rank-O = Cavallo
tre-ponti-rank-K = Re
tre-ponti-rank-A = Asso
tre-ponti-chronicler = Cronista
tre-ponti-card = { $rank } di { $suit }
tre-ponti-material-1 = pietra
tre-ponti-material-2 = rovere
tre-ponti-material-3 = ferro

# Ponte Vecchio
ponte-vecchio-round = Round { $round }
ponte-vecchio-before = Botteghe gratuite
ponte-vecchio-final = Round finale: giocata { $play } di { $plays }
ponte-vecchio-final-last-shop = C’è l’ultima bottega
ponte-vecchio-final-stall = Troppo a lungo senza una bottega
ponte-vecchio-to-build = { $count ->
    [one] 1 bottega al round finale
   *[other] { $count } botteghe al round finale
}
ponte-vecchio-stall = { $count } round su { $cap } senza una bottega
ponte-vecchio-desk = Che cosa si decide ora
ponte-vecchio-bridge = Il ponte
ponte-vecchio-waiting = In attesa di { $names }
ponte-vecchio-guide-build = Scegli un posto libero sul ponte.
ponte-vecchio-guide-stop = Guida il Signore: scegli un gradino davanti a lui. Da una tua bottega incasseresti { $value }.
ponte-vecchio-guide-card = Scegli una carta: bassa per guidare il Signore, alta per incassare. Da una tua bottega il Jolly rende { $value }.
ponte-vecchio-guide-sale = Hai il diritto. Da una tua bottega incasseresti { $value }.
ponte-vecchio-guide-payee = Due padroni su questo gradino: chi paga la banca?
ponte-vecchio-guide-turn = Da che parte deve guardare il Signore?
ponte-vecchio-step = Gradino { $step }
ponte-vecchio-faces = di fronte a una bottega di { $name }
ponte-vecchio-gets = { $name } incassa { $amount }
ponte-vecchio-either = { $first }, oppure { $second }: scegli tu
ponte-vecchio-nobody-paid = vuoto, nessuno incassa
ponte-vecchio-turns-must = poi deve voltarsi
ponte-vecchio-turns-may = poi può voltarsi
ponte-vecchio-turns-no = guarda avanti
ponte-vecchio-nobody-moved = Nell’ultimo round tutti eliminati: nessuno ha guidato il Signore.
ponte-vecchio-auction = Asta di una bottega
ponte-vecchio-no-bid = ancora nessuna offerta, da { $lowest } in su
ponte-vecchio-leads-bid = in testa
ponte-vecchio-in = in gara
ponte-vecchio-out = fuori
ponte-vecchio-bids-now = offre ora
ponte-vecchio-bid = Offri
ponte-vecchio-bid-amount = Offri { $amount }
ponte-vecchio-bid-field = La tua offerta, a multipli di 5
ponte-vecchio-offer = Offri
ponte-vecchio-offer-amount = Offri { $amount }
ponte-vecchio-offer-field = La tua offerta, a multipli di 5
ponte-vecchio-no-offer = Non offrire nulla
ponte-vecchio-all = tutto
ponte-vecchio-less = 5 in meno
ponte-vecchio-more = 5 in più
ponte-vecchio-leaves = ti resta { $cash }
ponte-vecchio-cash = hai { $cash }
ponte-vecchio-entered = Finora: { $digits }. Scegli come continua.
ponte-vecchio-offers = Offerte per il diritto
ponte-vecchio-offer-none = nulla
ponte-vecchio-offer-hidden = ha offerto
ponte-vecchio-not-asked = non interpellato
ponte-vecchio-sealed = Nessuno vede la tua offerta finché non ci sono tutte.
ponte-vecchio-cards = Le carte di questo round
ponte-vecchio-thinks = pensa …
ponte-vecchio-waits = non ancora
ponte-vecchio-has-chosen = ha scelto
ponte-vecchio-your-choice = la tua scelta
ponte-vecchio-right = il diritto
ponte-vecchio-struck = eliminato
ponte-vecchio-struck-why = Eliminati: { $names } (stessa carta, botteghe ugualmente vicine).
ponte-vecchio-right-low = { $name } ha la carta più bassa e quindi il diritto.
ponte-vecchio-right-near = Fra le carte più basse, { $name } ha davanti la bottega più vicina e quindi il diritto.
ponte-vecchio-sold = { $name } l’ha comprato per { $price }.
ponte-vecchio-hand = La tua mano
ponte-vecchio-joker = Jolly
ponte-vecchio-card = Carta { $value }
ponte-vecchio-chosen-card = { $card }, scelta
ponte-vecchio-guilders = { $cash } fiorini
ponte-vecchio-shops-left = { $count ->
    [one] 1 bottega rimasta
   *[other] { $count } botteghe rimaste
}
ponte-vecchio-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
ponte-vecchio-top = Ultima carta: { $card }
ponte-vecchio-ledger = Libro dei conti
ponte-vecchio-ledger-memory = Libro dei conti, a memoria
ponte-vecchio-player = Giocatore
ponte-vecchio-built = Costruite
ponte-vecchio-nearest = Davanti
ponte-vecchio-held-played = Carte in mano e giocate
ponte-vecchio-held = in mano
ponte-vecchio-played = giocata
ponte-vecchio-unknown = non si vede
ponte-vecchio-bridge-step = Gradino { $step }: lato lontano { $left }, lato vicino { $right }
ponte-vecchio-empty = vuoto
ponte-vecchio-lord-up = Il Signore è sul gradino { $step } e guarda verso i numeri più alti.
ponte-vecchio-lord-down = Il Signore è sul gradino { $step } e guarda verso i numeri più bassi.

# Bridgetown Races
bridgetown-mode-walk = A piedi
bridgetown-mode-skates = Pattini
bridgetown-mode-bicycle = Bicicletta
bridgetown-mode-bus = Autobus
bridgetown-mode-car = Auto
bridgetown-mode-taxi = Taxi
bridgetown-mode-motorcycle = Moto
bridgetown-mode-streetcar = Tram
bridgetown-letter-walk = P
bridgetown-letter-skates = L
bridgetown-letter-bicycle = B
bridgetown-letter-bus = U
bridgetown-letter-car = A
bridgetown-letter-taxi = T
bridgetown-letter-motorcycle = M
bridgetown-letter-streetcar = R
bridgetown-colour-white = bianca
bridgetown-colour-orange = arancione
bridgetown-colour-green = verde
bridgetown-colour-red = rossa
bridgetown-colour-black = nera
bridgetown-colour-yellow = gialla
bridgetown-colour-purple = viola
bridgetown-colour-blue = blu
bridgetown-special-first = Primo
bridgetown-special-double = Doppio
bridgetown-special-swap = Scambio
bridgetown-special-first-help = una volta nel round, muovere prima del primo giocatore.
bridgetown-special-double-help = velocità doppia di un mezzo in un solo movimento, nulla per gli altri pianificatori.
bridgetown-special-swap-help = scambiare due bandiere sui ponti prima o dopo un movimento, mai la blu.
bridgetown-special-free = libero
bridgetown-wheel = Ruota dei mezzi
bridgetown-desk = Che cosa si decide ora
bridgetown-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
bridgetown-planners = pianificatori di { $names }
bridgetown-reach = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $count ->
    [one] una casella
   *[other] { $count } caselle
}
bridgetown-no-flags = nessuna bandiera da qui
bridgetown-none-taken = nessuna bandiera
bridgetown-none = nessuna
bridgetown-new = nuovo
bridgetown-instead = per
bridgetown-on-card = sulla tua scheda
bridgetown-on-bridge = sul ponte
bridgetown-blocked = Nessun percorso di esattamente { $points ->
    [one] 1 passo
   *[other] { $points } passi
} da qui: si cammina di una casella o si resta, senza bandiera.
bridgetown-blocked-streetcar = Né sui binari né accanto: si cammina di una casella o si resta, senza bandiera.
bridgetown-guide-plan = Scegli un mezzo o un’azione speciale sulla ruota. Indicandolo vedi dove ti porta.
bridgetown-guide-plan-mode = L’azione speciale è tua. Ora scegli un mezzo per un altro pianificatore.
bridgetown-guide-first = Usi ora Primo e muovi prima del primo giocatore, o lo tieni?
bridgetown-guide-turn = Scegli uno dei tuoi mezzi sulla ruota.
bridgetown-guide-double = Scegli il mezzo da raddoppiare.
bridgetown-guide-route = Scegli dove andare: le caselle segnate sono alla distanza giusta.
bridgetown-guide-ways = Più percorsi portano qui. Scegli le bandiere.
bridgetown-guide-blocked = Questo mezzo non può muovere. Cammina fino a una casella segnata o resta.
bridgetown-guide-exchange = Scambi la bandiera sulla tua scheda?
bridgetown-guide-swap = Scambia due bandiere.
bridgetown-guide-swap-one = Scegli la prima delle due bandiere da scambiare.
bridgetown-guide-swap-two = Ora la seconda bandiera.
bridgetown-guide-watch = Indica un mezzo sulla ruota per vedere che cosa fa.
bridgetown-guide-over = La corsa è finita.
bridgetown-guide-setup = Si pescano le bandiere.
bridgetown-guide-start = Si estrae chi comincia.
bridgetown-guide-refill = I ponti vuoti ricevono nuove bandiere.
bridgetown-ways = { $name }: { $count } percorsi con bandiere diverse
bridgetown-swap-from = Scambia la bandiera di { $bridge } …
bridgetown-zoom-in = Più vicino
bridgetown-zoom-out = Più lontano
bridgetown-zoom-fit = Tutta la mappa
bridgetown-cards = Schede dei ponti
bridgetown-player = Giocatore
bridgetown-colours-head = Colori
bridgetown-empty = vuoto
bridgetown-round = Round { $round } di { $rounds }
bridgetown-lap = turno { $lap }
bridgetown-starts = comincia:
bridgetown-bag = { $count ->
    [one] 1 bandiera nel sacchetto
   *[other] { $count } bandiere nel sacchetto
}
bridgetown-supply = bandiere blu accanto al tabellone
bridgetown-flags = { $count ->
    [one] 1 bandiera
   *[other] { $count } bandiere
}
bridgetown-colours = { $count ->
    [one] 1 colore
   *[other] { $count } colori
}
bridgetown-hand = { $count ->
    [one] 1 pianificatore da piazzare
   *[other] { $count } pianificatori da piazzare
}
bridgetown-stands = { $name } è in { $space }
