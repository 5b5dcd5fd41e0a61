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
ponte-vecchio-bids-now = tocca a lui
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
ponte-vecchio-thinks = ci pensa …
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
