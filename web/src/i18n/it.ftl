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
app-account = Chi sei?
app-account-of = Tu sei { $name }

# L’atrio
lobby-title = Quale ponte, oggi?
lobby-play = Gioca
lobby-seats = { $span } giocatori
lobby-tables = I tuoi tavoli
lobby-tables-open = Continua
lobby-tables-over = Rivedi
lobby-tables-forget = Dimentica questo tavolo
lobby-tables-all = Tutti i { $count } tavoli
lobby-open = Tavoli aperti
lobby-open-none = Nessun tavolo aspetta giocatori in questo momento. Scegli un gioco, lascia un posto «a chiunque» e comparirà qui per tutti.
lobby-watch = Guarda
lobby-deadline = restano { $span }
lobby-finished = Partite finite
lobby-finished-none = Le partite finite restano qui, da rivedere mossa per mossa.
lobby-finished-all = Tutte le partite finite
lobby-finished-mine = Le tue
lobby-finished-others = Di tutti, qui
lobby-finished-older = Più vecchie
lobby-import = Apri un verbale
lobby-foot = Ogni scelta del caso è fissata prima della partita e si può controllare alla fine.

# La preparazione
setup-who = Chi gioca?
setup-against-bot = Un bot
setup-against-friend = Un amico, con un link
setup-against-open = Chiunque
setup-hotseat = In due su questo dispositivo
setup-hotseat-many = Tutti su questo dispositivo
setup-custom = A piacere
setup-players = Numero di giocatori
setup-seat = Posto { $number }
setup-kind-me = Io
setup-kind-hotseat = Qualcuno su questo dispositivo
setup-kind-friend = Un amico, con un link
setup-kind-open = Chiunque
setup-open-note = Chi arriva prima
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
setup-name-friend = Giocatore { $number }
setup-more = Il tavolo: tempo, riprese, chi lo vede
setup-clock = Tempo
setup-clock-help = Per chi esaurisce il tempo gioca un bot, oppure la partita è persa, come scelto sotto.
setup-clock-own = Altro
setup-clock-kind = Si conta
setup-clock-kind-move = per mossa
setup-clock-kind-game = per tutta la partita
setup-clock-kind-days = in giorni per mossa
setup-clock-minutes = Minuti
setup-clock-days = Giorni
setup-clock-increment = Secondi in più per turno
setup-take-back = Riprendere la mossa
setup-take-back-help = Libero vuol dire: finché non si è scoperto nulla di nascosto e nessun altro ha agito.
setup-take-back-frontier = Libero
setup-take-back-consent = Libero, poi d’accordo
setup-take-back-none = Mai
setup-timeout = Quando il tempo finisce
setup-timeout-help = Un bot può finire la partita al posto di chi non c’è.
setup-timeout-stand-in = Continua un bot
setup-timeout-forfeit = La partita è persa
setup-listed = Chi trova il tavolo
setup-listed-help = Nell’atrio tutti possono guardare e prendere i posti lasciati a chiunque.
setup-listed-yes = Tutti, nell’atrio
setup-listed-no = Solo chi ha il link
setup-chat = Chat
setup-chat-help = Giocatori e spettatori possono scriversi.

# Il tavolo
table-your-turn = Tocca a te
table-turn-of = Tocca a { $name }
table-over = La partita è finita
table-thinking = { $name } sta pensando …
table-confirm = Conferma
table-cancel = Indietro
table-take-back = Riprendi la mossa
table-ask-back = Chiedi di riprendere
table-hint = Consiglio
table-hinting = Ci penso …
table-clause = Regola { $clause }
table-refused = Non si può
table-offline = Connessione persa. Nuovo tentativo …
table-connecting = Ci si siede al tavolo …
table-refused-join = Questo tavolo non si può aprire.
table-without-link = Apri il tavolo senza questo link
table-watching = Stai guardando
table-board = Tavoliere di { $game }
table-actions = Tutte le scelte a parole
table-actions-none = Ora non c’è nulla da scegliere.
table-actions-group = Scelte ({ $count })
table-tab-players = Giocatori
table-tab-log = Cronaca
table-tab-chat = Chat
table-tab-table = Tavolo
table-tab-news = { $count ->
    [one] uno nuovo
   *[other] { $count } nuovi
}
table-tab-rules = Regole
table-tab-result = Risultato
table-you = tu
table-bot = bot
table-away = assente
table-free = libero
table-resigned = si è arreso
table-stand-in = gioca un bot
table-to-act = di turno
table-log-empty = Non è ancora successo nulla.
table-log-older = Righe precedenti
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
table-hint-line = Si aspetta:
table-hint-share = { $share } %
table-options = Opzioni di questo tavolo
table-rules-none = Le regole di questo gioco sono nella documentazione.
table-rename = Il tuo nome

# Chi si aspetta
wait-since = da { $span }
wait-free = { $count ->
    [one] Un posto è ancora libero
   *[other] { $count } posti sono ancora liberi
  }
wait-unclaimed = { $name } non è ancora arrivato
wait-away = { $name } non c’è

# Sedersi
claim-invited = Questo posto è per te
claim-free = C’è un posto libero
claim-sit = Siediti
claim-as = Siediti come { $name }
claim-other = Con un altro nome
person-name = Il tuo nome
person-colour = Il tuo colore
person-note = Nessun account necessario: questo browser si ricorda di te.
colour-plain = { $hue }
colour-dark = { $hue } scuro
colour-light = { $hue } chiaro
colour-red = rosso
colour-orange = arancione
colour-brown = marrone
colour-yellow = giallo
colour-green = verde
colour-turquoise = turchese
colour-blue = blu
colour-violet = viola
colour-pink = rosa
colour-grey = grigio

# Le faccende del tavolo
ask-mine-take-back = Chiedi di riprendere l’ultima mossa.
ask-mine-pause = Chiedi una pausa.
ask-mine-rematch = Chiedi la rivincita.
ask-of = { $name }: { $words }
ask-of-pause = { $name } chiede una pausa.
ask-of-rematch = { $name } chiede la rivincita.
ask-waiting = Si aspetta { $names }.
ask-agree = D’accordo
ask-decline = No, grazie
ask-withdraw = Ritira
pause-title = La partita è in pausa
pause-text = Tutti gli orologi sono fermi. Riprendete quando volete.
pause-text-watch = Tutti gli orologi sono fermi finché un giocatore non riprende.
pause-resume = Riprendi
menu-pause = Pausa
menu-resign = Arrenditi
menu-resign-as = Arrenditi per { $name }
menu-settings = A questo tavolo
menu-spectators = { $count ->
    [0] Nessuno sta guardando.
    [one] Una persona sta guardando.
   *[other] { $count } persone stanno guardando.
}
resign-title = Vuoi arrenderti?
resign-text = La partita finisce subito e vince l’altra parte. Non si può annullare.
resign-text-many = Un bot continua al tuo posto e tu finisci ultimo. Non si può annullare.
replace-title = { $name } non c’è
replace-title-gone = Il posto di { $name }
replace-text = Fai continuare un bot, oppure dai il posto a qualcun altro con un nuovo link.
replace-bot = Dallo a un bot
replace-person = Nuovo link
stand-in-text = Un bot sta giocando per { $name }.
stand-in-back = Eccomi
share-open-title = { $count ->
    [one] C’è un posto libero per chiunque
   *[other] Ci sono { $count } posti liberi per chiunque
  }
share-open-listed = Il tavolo è nell’atrio. Oppure manda questo link: chi lo apre può sedersi o guardare.
share-open-text = Manda questo link: chi lo apre può sedersi o guardare.
share-watch-text = Chi apre questo link vede ciò che può vedere uno spettatore.
share-over-text = Chi apre questo link può rivedere la partita.
share-system = Condividi …
share-code = Codice QR
share-code-alt = Codice QR: { $title }
clock-none = Senza orologio
clock-move = { $time } per mossa
clock-game = { $time } a testa
clock-game-more = { $time } a testa, { $seconds } s in più per turno
clock-days = { $count ->
    [one] Un giorno per mossa
   *[other] { $count } giorni per mossa
}
clock-runs = L’orologio corre
clock-stands = L’orologio è fermo
clock-low = Resta poco tempo:
timeout-stand-in-words = Quando il tempo finisce, continua un bot.
timeout-forfeit-words = Quando il tempo finisce, la partita è persa.
take-back-frontier-words = Si riprende liberamente finché nulla si scopre e nessun altro agisce.
take-back-consent-words = Si riprende liberamente all’inizio, poi con l’accordo degli altri.
take-back-none-words = Non si riprende nulla.
listed-words = Il tavolo è nell’atrio.
private-words = Trova il tavolo solo chi ha il link.
chat-off-words = Non c’è chat.
time-moment = meno di un minuto
time-second = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
}
time-minute = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
time-hour = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
time-day = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
time-ago = { $span } fa
time-now = adesso
time-d = g
time-h = h

# La fine
end-title = Fine
end-score = Punteggio
end-place = Posizione
end-ties = Deciso da: { $ties }
end-rematch = Rivincita
end-next = Alla rivincita
end-record = Scarica il verbale
end-verify = Verifica questa partita
end-unverified = Il controllo non è riuscito: { $words }
end-review = Rivedi

# Rivedere
replay-title = Rivedere la partita
replay-controls = Passi della partita
replay-slider = Momento della partita
replay-place = Evento { $event } di { $total }
replay-start = L’inizio della partita
replay-first = All’inizio (Inizio)
replay-back = Uno indietro (freccia sinistra)
replay-play = Riproduci (barra spaziatrice)
replay-pause = Pausa (barra spaziatrice)
replay-on = Uno avanti (freccia destra)
replay-last = Alla fine (Fine)
replay-leave = Torna al tavolo
replay-your-turn = Tocca a te: torna al tavolo
replay-skip = Salta: vai al tavolo
replay-copy = Link a questo momento
replay-running = La partita continua. Vedi ciò che potevi sapere in ogni momento.
replay-continued = Da qui in poi è una partita a sé, con dadi propri.
replay-eyes = Con gli occhi di
replay-eyes-everything = nessuno: tutto scoperto
replay-eyes-spectator = uno spettatore
replay-eyes-seat = { $name }
since-close = Ho visto
since-watch = Fammi vedere
since-brief = Mentre non c’eri: { $count ->
    [one] è successa una cosa
   *[other] sono successe { $count } cose
}
since-more = { $count ->
    [one] Prima è successa un’altra cosa.
   *[other] Prima sono successe altre { $count } cose.
}
import-title = Leggere un verbale
import-text = Un verbale è una partita intera in un file: guardala passo per passo, controlla i dadi o riprendila da qualsiasi punto.
import-drop = Trascina qui il file di un verbale, oppure
import-choose = Scegli un file
import-paste = oppure incolla il testo
import-read = Leggi il verbale
import-damaged = Il verbale non si può leggere.
import-too-large = È più lungo di qualunque verbale: si legge al massimo un megabyte.
import-kept = Il verbale viene letto e dimenticato: il server non ne conserva nulla.
import-other = Un altro verbale
import-proven = { $outcomes ->
    [0] Il verbale è in ordine e il segreto corrisponde alla promessa dei dadi. Nulla è stato affidato al caso.
    [one] Verificato: l’unico esito del caso deriva dal segreto promesso e il verbale porta al suo risultato.
   *[other] Verificato: tutti i { $outcomes } esiti del caso derivano dal segreto promesso e il verbale porta al suo risultato.
}
import-unproven = La verifica dei dadi è fallita: { $words }
import-no-secret = Il verbale si può rigiocare. I dadi non si possono controllare: il loro segreto non c’è.
continue-title = Gioca da qui
continue-text = Un nuovo tavolo comincia com’era dopo l’evento { $event }. Quello vecchio resta com’è.
continue-alone = Gioco tutti i posti
continue-dice = Ciò che allora era nascosto è noto dal verbale. Ciò che il caso porterà da qui in poi viene da dadi nuovi, promessi e provati come sempre.
proof-title = I dadi
proof-promised = Un segreto ha fissato ogni esito del caso prima della prima carta. Questa è la sua impronta: conservala, se vuoi, e confrontala alla fine, quando il segreto verrà svelato.
proof-told = Il segreto corrisponde all’impronta che stava qui dall’inizio. Chiunque può controllare con esso ogni esito del caso, anche con «ponti verify».
proof-promise = Impronta del segreto (SHA-256)
proof-secret = Il segreto
proof-good = { $outcomes ->
    [0] Verificato: il segreto corrisponde alla promessa e il verbale porta allo stesso risultato.
    [one] Verificato: l’unico esito del caso deriva dal segreto, il segreto corrisponde alla promessa e il verbale porta allo stesso risultato.
   *[other] Verificato: tutti i { $outcomes } esiti del caso derivano dal segreto, il segreto corrisponde alla promessa e il verbale porta allo stesso risultato.
}
proof-continued = { $count ->
    [one] Il primo evento viene da un’altra partita: ne risponde il verbale di quella.
   *[other] I primi { $count } eventi vengono da un’altra partita: ne risponde il verbale di quella.
}
proof-json = Verbale in JSON

# La chat
chat-lines = Che cosa si è detto
chat-empty = Nessuno ha ancora detto nulla.
chat-write = Scrivi a tutti i presenti
chat-send = Invia
chat-spectator = guarda
chat-mute = Non leggere più { $name }
chat-muted = Non leggi più nulla di { $name }.
chat-unmute = Leggi di nuovo
chat-read-only = Per scrivere qui, prendi un nome (in alto a destra) o un posto.

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

# Avvisi
notice-title = Tocca a te: { $title }

# Nome e avvisi di una persona
account-save = Salva
account-saved = Salvato.
account-begin = Sono io
account-name = Nome
account-passphrase = Frase segreta
account-before = Sei già stato qui?
account-before-text = Con il nome e la frase segreta che avevi scelto ritrovi le tue partite anche su questo dispositivo.
account-sign-in = Entra
account-sign-out = Esci
account-sign-out-everywhere = Esci dappertutto
account-sign-out-guest = Senza una frase segreta nessuno può tornare come { $name }: le partite di cui questo browser non ha il link non si raggiungono più. Uscire lo stesso?
account-devices = Sugli altri tuoi dispositivi
account-devices-guest = Con una frase segreta sei { $name } su ogni dispositivo, e lì ritrovi le tue partite.
account-devices-known = Lì entri con il tuo nome e la tua frase segreta.
account-passphrase-new = Una frase segreta tutta tua
account-passphrase-help = Almeno dieci caratteri. L’ideale sono alcune parole che stanno insieme solo per te. Se la dimentichi, nessuno te la può mandare.
account-passphrase-keep = Conserva
account-passphrase-change = Cambia la frase segreta
account-passphrase-saved = Conservata. Ora apre la porta sugli altri tuoi dispositivi.
account-show = Mostra
account-hide = Nascondi
account-turns = Quando tocca a te
account-push = Avvisami su questo dispositivo
account-push-missing = Qui questo browser non può avvisarti. Su iPhone e iPad aggiungi prima Ponti alla schermata Home; altrove il server ha bisogno di un indirizzo https.
account-push-none = Questo server non manda notifiche.
account-push-blocked = Le notifiche di questa pagina sono bloccate. Consentile nelle impostazioni del browser per questa pagina, poi torna qui.
account-sound = Suoni al tavolo
account-webhook = Chiama un indirizzo web
account-webhook-text = Per chat e domotica: quando tocca a te e non ci sei, a questo indirizzo arriva un messaggio.
account-webhook-secret = È firmato secondo standardwebhooks.com, con questo segreto:
account-webhook-remove = Togli

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
diavolo-legend-end = qui può partire un ponte
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
bridgetown-guide-plan-easier = Scegli un mezzo sulla ruota. Indicandolo vedi dove ti porta.
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

rialto-virtual = Giocatore virtuale
rialto-card-doge = Doge
rialto-card-gold = Oro
rialto-card-building = Edificio
rialto-card-bridge = Ponte
rialto-card-gondola = Gondola
rialto-card-councilman = Consiglio
rialto-card-joker = Jolly
rialto-cards = { $number } × { $name }
rialto-section-doge = Doge
rialto-section-gold = Oro
rialto-section-building = Edifici
rialto-section-bridge = Ponti
rialto-section-gondola = Gondole
rialto-section-councilman = Consiglio
rialto-section-doge-help = Doge: ogni carta è un passo sul tracciato del Doge, che decide ogni ordine e ogni parità. La maggioranza dà un passo in più.
rialto-section-gold-help = Oro: ogni carta dà una moneta; una moneta fa funzionare un edificio una volta. La maggioranza ne dà una in più.
rialto-section-building-help = Edifici: prendi un edificio che vale al massimo quanto le tue carte. Con la maggioranza può valere uno in più.
rialto-section-bridge-help = Ponti: un punto per ogni carta, ma −1 senza nessuna. La maggioranza dà un punto in più e colloca il ponte in cima.
rialto-section-gondola-help = Gondole: ogni carta porta un consigliere sulla tua plancia. La maggioranza colloca una gondola e un uomo a un suo capo.
rialto-section-councilman-help = Consiglio: ogni carta manda un uomo dalla tua plancia nel sestiere di questo round. La maggioranza ne manda uno in più.
rialto-each-doge = Ogni carta un passo; uno in più con la maggioranza.
rialto-each-gold = Ogni carta una moneta; una in più con la maggioranza.
rialto-each-building = Un edificio fino al conto; +1 con la maggioranza.
rialto-each-bridge = Un punto a carta, −1 senza; maggioranza: un ponte.
rialto-each-gondola = Ogni carta un uomo; maggioranza: una gondola.
rialto-each-councilman = Ogni carta invia un uomo; uno in più con la maggioranza.
rialto-section-is-now = { $name }: è la sezione in corso
rialto-section-is-coming = { $name }: deve ancora venire
rialto-section-nobody = { $name }: conclusa, nessuno ha giocato
rialto-section-won = { $name }: conclusa, la maggioranza è andata a { $winner }
rialto-sections = Sezioni del round
rialto-stage-cards = Carte
rialto-stage-cards-help = Prima ognuno prende una fila di carte, poi si usano gli edifici verdi e si riducono le mani.
rialto-stage-blue = Blu
rialto-stage-blue-help = Alla fine del round si usano gli edifici blu.
rialto-stage-g = con le carte
rialto-stage-y = giocando
rialto-stage-b = alla fine
rialto-colour-g = Finestra verde: una moneta lo fa funzionare una volta per round, dopo che le file sono state prese.
rialto-colour-y = Finestra gialla: una moneta lo fa funzionare una volta per round, mentre giochi le carte.
rialto-colour-b = Finestra blu: una moneta lo fa funzionare una volta per round, alla fine.
rialto-now = adesso
rialto-gain-doge = { $number ->
    [one] 1 passo
   *[other] { $number } passi
}
rialto-gain-gold = { $number ->
    [one] 1 moneta
   *[other] { $number } monete
}
rialto-gain-building = fino a { $number }
rialto-gain-bridge = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
rialto-gain-gondola = { $number ->
    [one] 1 uomo
   *[other] { $number } uomini
}
rialto-gain-councilman = { $number ->
    [one] 1 uomo inviato
   *[other] { $number } uomini inviati
}
rialto-loss = { $number ->
    [one] −1 punto
   *[other] −{ $number } punti
}
rialto-district-can = Cannaregio
rialto-district-cas = Castello
rialto-district-sma = San Marco
rialto-district-scr = Santa Croce
rialto-district-spo = San Polo
rialto-district-dor = Dorsoduro
rialto-district-round = { $name }, round { $round }
rialto-district-now = in questo round i consiglieri vanno qui
rialto-side-north = a nord del Canal Grande
rialto-side-south = a sud del Canal Grande
rialto-tile-open = Chi ha uomini in tutti e tre i sestieri di questo lato riceve 5 punti.
rialto-tile-claimed = I 5 punti di questo lato vengono pagati in questa sezione.
rialto-tile-gone = I 5 punti di questo lato sono stati pagati.
rialto-value = vale { $value }
rialto-standing = { $place }. { $name } con { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rialto-tie = Anche { $others }: { $men ->
    [one] 1 uomo
   *[other] { $men } uomini
}, ma { $first } è più avanti presso il Doge.
rialto-men = { $count ->
    [one] 1 uomo
   *[other] { $count } uomini
}
rialto-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rialto-end = { $value } da { $name }
rialto-worth = Vale i numeri ai suoi capi: { $ends }.
rialto-worth-nothing = Non vale ancora nulla: il valore viene da ponti e gondole.
rialto-round-number = round { $round }
rialto-picture = I sestieri di Venezia
rialto-canal = Canal Grande
rialto-site = { $place }: scegli quale capo va dove
rialto-built-bridge = { $place }: un ponte, { $one } e { $other }
rialto-built-gondola = { $place }: una gondola, { $one } e { $other }
rialto-unbuilt = { $place }: ancora nulla
rialto-marker = qui costruisce il giocatore virtuale
rialto-doge = Tracciato del Doge
rialto-doge-help = Il Doge decide ogni ordine e ogni parità: meglio chi è più avanti, o più in alto in una pila.
rialto-doge-space = casella { $space }: { $names }
rialto-ranks = Posto presso il Doge
rialto-score = Tracciato dei punti
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
rialto-power-g1 = una carta della fila rimasta, o tre del mazzo
rialto-power-g2 = limite della mano + 1 in questo round
rialto-power-g3 = una carta della fila o tre del mazzo, e limite della mano + 1
rialto-power-g4 = una carta della fila o tre del mazzo, e limite della mano + 2
rialto-power-y1 = attendi: giochi dopo tutti gli altri e prendi una moneta
rialto-power-y2 = una carta vale come una carta di un altro tipo
rialto-power-y3 = vale come un Jolly in più
rialto-power-y4 = una carta vale come due carte di un altro tipo
rialto-power-b1 = scambia un edificio con uno del suo colore che vale 1 in più
rialto-power-b2 = tanti passi sul tracciato del Doge quanto il tuo posto su di esso
rialto-power-b3 = 1 punto, e un consigliere o un altro punto
rialto-power-b4 = 3 punti
rialto-state-free = pronto, per una moneta
rialto-state-used = usato in questo round
rialto-state-new = funziona dal prossimo round
rialto-left = { $count ->
    [0] esaurito
   *[other] ne restano { $count }
}
rialto-own = { $count ->
    [one] 1 edificio
   *[other] { $count } edifici
}
rialto-market = Edifici nella riserva
rialto-hand = Mano: { $count ->
    [one] 1 carta
   *[other] { $count } carte
}, limite { $limit }
rialto-hand-empty = nessuna carta
rialto-hand-count = { $cards }: scegli quante giocarne
rialto-excess = { $count } da scartare
rialto-tossed = Scartate in questo round:
rialto-rows = File di carte
rialto-row-empty = vuota
rialto-desk = Che cosa si decide ora
rialto-passed = nessuna carta
rialto-plays-now = gioca ora
rialto-plays-later = deve giocare
rialto-count = conta { $count }
rialto-leads = la maggioranza
rialto-nobody-played = Nessuno ha giocato: nessuna maggioranza.
rialto-majority = Maggioranza a { $name } con { $count }.
rialto-majority-tie = Maggioranza a { $name }: { $count } come { $others }, ma più avanti presso il Doge.
rialto-ahead = In testa { $name } con { $count }.
rialto-ahead-tie = In testa { $name }: { $count } come { $others }, ma più avanti presso il Doge.
rialto-tied-behind = altrettante, ma più indietro presso il Doge
rialto-effect-nothing = Così non conta ancora nulla.
rialto-effect-leads = Conta { $count }. Saresti in testa: { $best }, oppure { $plain } se qualcuno ti supera.
rialto-effect-trails = Conta { $count }: { $plain }. In testa è qualcun altro.
rialto-effect-take = { $power }. Alla fine vale { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
rialto-effect-use = { $coins ->
    [0] È la tua ultima moneta
    [one] Ti resta 1 moneta
   *[other] Ti restano { $coins } monete
}
rialto-effect-return = { $points ->
    [one] 1 punto
   *[other] { $points } punti
} subito
rialto-effect-value = { $name } { $value } → { $next }
rialto-effect-gain = { $name } +{ $points }
rialto-effect-loss = { $name } −{ $points }
rialto-effect-nobody = Per ora i punti di nessuno cambiano
rialto-waiting = In attesa di { $names }.
rialto-guide-found = Scegli il tuo primo edificio, uno di valore 1. Indicane uno per leggere che cosa fa.
rialto-guide-row = Prendi una fila di sei carte. Altre due vengono dal mazzo, senza che gli altri le vedano.
rialto-guide-green = Usa un edificio verde per una moneta, o prosegui.
rialto-guide-green-card = Prendi una carta della fila rimasta, o pescane tre dal mazzo.
rialto-guide-discard = Troppe carte: tocca quelle da scartare. Nessun altro vede quali.
rialto-guide-jokers = Aggiungi dei Jolly? Ognuno conta uno in più.
rialto-guide-masks = Paghi una moneta per Giallo 3? Ognuno conta come un Jolly in più.
rialto-guide-as-one = Giallo 2: tocca la carta che deve contare come una di questo tipo, o nessun’altra.
rialto-guide-as-two = Giallo 4: tocca la carta che deve contare come due di questo tipo, o nessun’altra.
rialto-guide-build = Prendi un edificio, o nessuno.
rialto-guide-make-room = I tuoi sette posti sono occupati. Restituisci un edificio per { $building }: i suoi punti contano subito.
rialto-guide-bridge = Colloca il ponte: scegli uno dei posti segnati tra due sestieri.
rialto-guide-turn = Quale capo va dove?
rialto-guide-gondola = Colloca la gondola: vale 1 a entrambi i capi.
rialto-guide-man = Un uomo sbarca a un capo della gondola.
rialto-guide-shortage = La tua riserva generale è vuota: manda un uomo della plancia, spostane uno, o nessuno dei due.
rialto-guide-move = Dove va quest’uomo?
rialto-guide-pull = Pochi uomini sulla plancia: puoi richiamarne da altri sestieri. Tocca un sestiere.
rialto-guide-blue = Usa un edificio blu per una moneta, o prosegui.
rialto-guide-upgrade = Quale edificio scambi con il successivo del suo colore?
rialto-guide-recruit = Prendi un consigliere dalla riserva generale sulla tua plancia?
rialto-families = Famiglie
rialto-player = Giocatore
rialto-total-now = ora finirebbe con { $points }
rialto-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
rialto-cards-held = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
rialto-supply = { $count ->
    [one] 1 uomo sulla plancia
   *[other] { $count } uomini sulla plancia
}
rialto-general = { $count } nella riserva generale
rialto-placed = { $count } nei sestieri
rialto-rank = { $rank }º posto presso il Doge
rialto-known = Ha di sicuro:
rialto-absent = Non ha { $types }, come ha mostrato una giocata di Jolly
rialto-open-hand = mano scoperta
rialto-no-cards = nessuna carta
rialto-since = Dal tuo ultimo turno
rialto-since-nothing = Da allora non è successo nulla.
rialto-round = Round { $round } di 6
rialto-setup = Prima del primo round
rialto-round-table = Round { $round }, sezione per sezione
rialto-round-help = Il numero grande è quanto contavano le carte; sotto, che cosa ha dato l'azione. La corona segna la maggioranza; «=» altrettante carte, ma più indietro presso il Doge.
rialto-next-bridge = prossimo ponte { $bridge }
rialto-next-bridge-help = Prossimo ponte; sotto ci sono: { $below }
rialto-below = ponti sotto di esso: { $count }
rialto-gondolas = gondole rimaste: { $count }
rialto-pile = carte nel mazzo: { $count }, scartate: { $discards }
