toy-title = Giocattolo
toy-option-deck = Carta più alta
toy-option-deck-help = Il mazzo va dall’1 a questa carta.
toy-option-wins = Carta vincente
toy-option-wins-help = Quale carta segna in ogni mano.
toy-option-wins-high = la più alta
toy-option-wins-low = la più bassa
toy-option-double = Ultima mano doppia
toy-option-double-help = L’ultima mano vale il doppio.
toy-points = Punti
toy-piers = Piloni
toy-result = Il punteggio migliore è { $points }.
toy-prompt-deal = Si distribuisce una carta.
toy-prompt-choose = Scegli una carta in segreto.
toy-prompt-mark = { $left ->
    [one] Prendi ancora un pilone.
   *[other] Prendi { $left } piloni.
}
toy-prompt-over = La partita è finita.
toy-deal = Esce la carta { $card }.
toy-deal-hidden = Il giocatore { $seat } riceve una carta.
toy-choose = Scegli la carta { $card }
toy-choose-hidden = Il giocatore { $seat } ha scelto.
toy-mark = Prendi il pilone { $pier }
toy-not-deal = Questa carta non è più nel mazzo.
toy-not-choose = Questa carta non è nella tua mano.
toy-not-mark = Questo pilone è già preso.
