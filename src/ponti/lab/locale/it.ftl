bot-problem = { $code } { $words }
error-bad-reply = Il messaggio del bot è incomprensibile: guarda { $where }.
error-ready-expected = Il primo messaggio del bot deve essere «ready».
error-ready-twice = Hai già detto «ready».
error-wrong-protocol = Il bot parla la versione { $found } del protocollo dei bot invece della { $expected }.
error-bot-not-for-game = Il bot non sa giocare a { $game }.
error-bot-gave-up = Il bot rinuncia: { $problem }
error-unknown-question = La domanda { $ask } non è aperta, o non lo è più.
error-seat-kept = Un programma che rinuncia tiene il suo posto: rispondi alla domanda quando puoi.
error-cannot-resign = Qui un bot non può abbandonare.
error-one-action = «{ $text }» è più di un’azione: rispondi con una alla volta.
error-bot-failed = Il bot «{ $command }» ha fallito: { $problem }
error-bot-ended = è terminato con il codice { $status }.
error-bot-slow = non ha risposto entro { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
}.
error-bot-not-started = non si riesce ad avviarlo: { $problem }.
