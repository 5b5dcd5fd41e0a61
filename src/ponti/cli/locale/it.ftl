cli-help = Ponti: giochi da tavolo sui ponti, da giocare, ospitare, spiegare e studiare.
cli-games = Elenca i giochi, o le opzioni di un gioco.
cli-play = Gioca nel terminale, contro i bot o passandosi il dispositivo.
cli-serve = Apre tavoli per amici e bot, da giocare nel browser.
cli-join = Fa giocare un bot di questa macchina a un posto di un tavolo altrove.
cli-replay = Rivede una partita registrata, passo per passo.
cli-verify = Controlla che un verbale si possa rigiocare e che i dadi fossero onesti.
cli-match = Fa giocare i bot tra loro e tiene il conto.
cli-bench = Misura la velocità delle regole e della ricerca su questa macchina.

cli-option-lang = Lingua dei testi (se manca, quella dell’ambiente).
cli-option-version = Mostra la versione e se le regole sono compilate.
cli-option-game = Il nome breve di un gioco, come lo elenca «ponti games».
cli-option-json = Scrive JSON.
cli-option-help = Mostra questo messaggio ed esce.
cli-option-seats = Numero di posti (se manca, il minimo del gioco).
cli-option-set = Un’opzione del gioco; si può ripetere.
cli-option-file = Il verbale di una partita.
cli-play-level = Chi gioca agli altri posti: un livello, un bot come mcts:seconds=2, o un programma: «exec:python miobot.py».
cli-play-seat = Il tuo posto.
cli-play-hot-seat = A tutti i posti ci sono persone che si passano il dispositivo.
cli-play-watch = Non gioca nessuno: bot a tutti i posti.
cli-play-seed = Dadi e bot ripetibili.
cli-play-record = Alla fine scrive il verbale in questo file.
cli-serve-host = Indirizzo su cui ascoltare (se manca: 127.0.0.1; 0.0.0.0 fa entrare anche gli altri).
cli-serve-port = Porta (se manca, la prima libera da 8400 in su).
cli-serve-db = Il file o l’URL di un database (se manca, un file nella tua cartella dei dati).
cli-serve-browser = Apre il browser.
cli-replay-all = Mostra tutto in una volta.
cli-match-players = Due o più bot: random, greedy, un livello, mcts:seconds=0.2,playout=rollout, o un programma: «exec:python miobot.py». L’ultimo occupa i posti rimasti. Il nome di un gioco può stare davanti.
cli-match-game = Il gioco (se manca, la prima parola se è un gioco, altrimenti il primo).
cli-match-number = Quante partite.
cli-match-seats = Numero di posti (se manca, uno per bot, almeno il minimo del gioco).
cli-match-seed = Dadi e bot ripetibili.
cli-match-workers = Partite contemporanee (se manca, una per core).
cli-bench-games = I giochi (se mancano, tutti).
cli-bench-compare = Misura anche l’altra versione (compilata o no) e mostra il rapporto.
cli-bench-seconds = Durata indicativa di una prova di una misura.
cli-bench-repeats = Prove per ogni misura: conta la mediana.

cli-compiled = compilato
cli-uncompiled = non compilato
cli-ratio = rapporto
cli-column-id = nome
cli-column-game = gioco
cli-column-seats = giocatori
cli-column-options = opzioni
cli-column-build = versione
cli-column-bot = bot
cli-column-wins = primi posti
cli-column-share = quota
cli-column-interval = intervallo al 95 %
cli-column-score = punti medi
cli-column-games-per-second = partite/s
cli-column-decisions-per-second = decisioni/s
cli-column-copies-per-second = copie/s
cli-column-mcts-iterations-per-second = iter. MCTS/s
cli-column-state-bytes = byte
cli-games-more = «ponti games GIOCO» spiega le opzioni di un gioco.
cli-usual = (di solito { $value })
cli-seats = { $seats } giocatori
cli-bench-note = Per secondo di tempo di processore di un solo core; mediane. Le partite usano l’azione casuale veloce; per decisioni/s si costruisce ogni lista di azioni, e gli eventi del caso delle stesse partite occupano parte di quel tempo senza essere contati.
cli-bench-shape = { $game }: { $decisions } decisioni e { $chance } eventi del caso in una partita casuale.
cli-report-head = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $seats } posti
cli-report-seats = Primi posti per posto a sedere: { $shares }; primi posti condivisi: { $shared }.
cli-report-length = Eventi per partita: { $events } (da { $shortest } a { $longest }).

cli-you = Tu
cli-seat = Posto { $seat }
cli-chance = Caso
cli-place = Posizione
cli-thinking = { $player } sta pensando…
cli-your-move = Tocca a te
cli-pass-device = Passa il dispositivo a { $player }, che preme Invio.
cli-many-actions = Le azioni possibili sono { $count }: «?» le elenca, «? c3» quelle che contengono c3, «help» spiega.
cli-more-actions = … e altre { $count }: «? TESTO» restringe l’elenco.
cli-no-such-action = Nessuna azione permessa contiene «{ $text }».
cli-try-help = «?» elenca le azioni possibili, «help» ciò che si può scrivere.
cli-allowed = È permesso.
cli-hint-line = Seguito previsto: { $line } ({ $iterations } iterazioni)
cli-taken-back = Mossa ritirata.
cli-saved = Salvato: { $file }
cli-command-play = Tutto il resto è un’azione: la sua notazione, o il suo numero nell’elenco.
cli-command-list = ? [TESTO]    elenca le azioni permesse (che contengono TESTO)
cli-command-why = why AZIONE   perché un’azione non è permessa
cli-command-hint = hint         che cosa valuterebbe un bot forte
cli-command-undo = undo         ritira l’ultima decisione
cli-command-save = save FILE    scrive il verbale
cli-command-board = board        mostra il tavolo come lo vedono tutti
cli-command-help = help         questo elenco
cli-command-quit = quit         smette
cli-replay-prompt = Invio: avanti · b: indietro · numero: vai lì · q: esci
cli-verified = Il verbale è in ordine: { $outcomes } esiti del caso derivano dal segreto rivelato, e tutti i { $events } eventi si possono rigiocare.
cli-verified-continued = { $count ->
    [one] Il primo evento viene
   *[other] I primi { $count } eventi vengono
} da un’altra partita: per gli esiti del caso che contengono fa fede soltanto il verbale di quella.

error-bad-usage = { $problem }.
error-system-error = Il sistema segnala un errore: { $reason }.
error-interrupted = Interrotto.
error-no-input = I dati in ingresso sono finiti mentre si aspettava una risposta.
error-bad-setting = «{ $text }» non è un’impostazione: si scrive --set nome=valore.
error-file-unreadable = { $file } non si può leggere: { $problem }.
error-file-unwritable = { $file } non si può scrivere: { $problem }.
error-file-not-text = { $file } non è un file di testo.
error-file-too-long = { $file } supera i { $most } byte.
error-no-bots = Non è indicato nessun bot che possa giocare.
error-too-many-bots = { $bots } bot non entrano in { $seats } posti.
error-no-such-seat = Il posto { $seat } non esiste: il gioco ha { $seats } posti.
error-hot-seat-or-watch = Scegli --hot-seat o --watch, non entrambi.
error-no-other-build = Qui è installata una sola versione: non c’è niente con cui confrontare.
error-nothing-to-take-back = Non hai niente da ritirare.
error-cannot-take-back = È troppo tardi: nel frattempo si è scoperto qualcosa di nascosto.
error-save-where = Indica un file: save FILE.
error-save-shows-hands = Il verbale mostrerebbe carte nascoste: salvalo a partita finita, o comincia con --record FILE.
cli-join-link = Il link segreto del posto, così come l’hai ricevuto.
cli-join-bot = Chi gioca: un livello, un bot come mcts:seconds=2, o un programma: «exec:python miobot.py».
cli-join-name = Come si chiama il posto se non ha ancora un nome (se manca: come il bot, o come il file del programma).
cli-join-rematch = A partita finita resta, e ne gioca un’altra quando gli altri lo vogliono.
cli-joined = { $game }: { $bot } gioca al posto { $seat }.
cli-join-over = La partita è finita. Posto { $seat }: piazzamento { $place }.
cli-join-again = La connessione si è interrotta ({ $reason }); si riprova …
error-bad-link = Questo non è il link segreto di un posto: ha la forma https://HOST/#/table/ID?key=TOKEN.
error-not-let-in = Il tavolo non ci fa entrare: { $problem }
error-other-rules = Il tavolo gioca con la versione { $found } delle regole; questa copia di Ponti conosce la { $expected }.
cli-backup = Copia il database SQLite del server; intanto il server può continuare.
cli-restore = Mette una copia al posto del database SQLite del server; il server dev’essere fermo.
cli-upgrade-check = Controlla se le partite in corso proseguirebbero uguali con queste regole; non cambia nulla.
cli-config = Mostra tutte le impostazioni di un server, come file da cui partire.
cli-option-config = Impostazioni in un file TOML (se manca: quello indicato da PONTI_CONFIG).
cli-option-db = Il file o l’URL del database (se manca: come dicono le impostazioni).
cli-option-force = Sostituisce quello che c’è.
cli-backup-copy = Il file da scrivere.
cli-restore-copy = Il file da rimettere al suo posto.
cli-upgrade-check-all = Controlla anche le partite finite.
cli-backed-up = { $file }: { $tables } tavoli, { $size } MB, controllati.
cli-restored = { $file } è di nuovo al suo posto: { $tables } tavoli.
cli-restored-aside = Quello che c’era prima è conservato in { $file }.
cli-differs = Il tavolo { $table } ({ $game }) devia all’evento { $event }:
cli-held-up = Il tavolo { $table } ({ $game }) giocherebbe uguale, ma è iniziato con la versione { $rules } delle regole invece della { $now }.
cli-checked = { $checked } partite rigiocate: { $different } andrebbero diversamente, { $held } sono bloccate dal numero delle loro regole.
cli-config-head = Impostazioni di un server Ponti, tutte ai valori abituali. Una riga senza «#» ne cambia una.
cli-config-names = Ognuna si può dare anche nell’ambiente: host come PONTI_HOST, e così via.
error-no-database = Non c’è nessun database in { $file }.
error-same-file = { $file } è il database stesso: una copia ha bisogno di un altro nome.
error-file-exists = { $file } esiste già: scegli un altro nome, oppure --force per sostituirlo.
error-copy-failed = Impossibile scrivere { $file }: { $problem }.
error-damaged-copy = { $file } è danneggiato: { $problem }.
error-foreign-database = { $file } non è un database di Ponti.
error-newer-database = { $file } viene da una versione più recente di Ponti.
error-database-in-use = { $file } è in uso: prima ferma il server.
error-sqlite-only = Questo comando è per i file SQLite. Per PostgreSQL usa pg_dump e pg_restore, come spiega la pagina sulla gestione di un server.
error-check-a-copy = Questo database ha uno schema più vecchio, e il controllo non deve cambiarlo: ripristina altrove una sua copia e controlla quella.
