error-unknown-bot = Il bot «{ $bot }» non esiste. Bot: { $allowed }.
level-beginner = Principiante
level-beginner-help = Guarda appena avanti e spesso gioca a caso: per la prima partita.
level-easy = Facile
level-easy-help = Ragiona un poco e ogni tanto si distrae.
level-medium = Medio
level-medium-help = Ragiona fino a mezzo secondo, senza distrazioni.
level-hard = Difficile
level-hard-help = Ragiona un secondo per ogni decisione.
level-expert = Esperto
level-expert-help = Ragiona quattro secondi per ogni decisione: il meglio che Ponti sa giocare.
error-bad-bot-setting = «{ $text }» non è un’impostazione di un bot: si scrive nome=valore.
error-bot-needs-open-game = Il bot «{ $bot }» gioca solo a giochi per due senza informazioni nascoste.
