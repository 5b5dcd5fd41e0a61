toy-title = Toy
toy-option-deck = Highest card
toy-option-deck-help = The deck runs from 1 to this card.
toy-option-wins = Winning card
toy-option-wins-help = Which card of a round scores.
toy-option-wins-high = the highest
toy-option-wins-low = the lowest
toy-option-double = Double last round
toy-option-double-help = The last round counts twice.
toy-points = Points
toy-piers = Piers
toy-result = The best score is { $points }.
toy-prompt-deal = A card is dealt.
toy-prompt-choose = Choose a card in secret.
toy-prompt-mark = { $left ->
    [one] Take one more pier.
   *[other] Take { $left } piers.
}
toy-prompt-over = The game is over.
toy-deal = Card { $card } is dealt.
toy-deal-hidden = Player { $seat } is dealt a card.
toy-choose = Choose card { $card }
toy-choose-hidden = Player { $seat } has chosen.
toy-mark = Take pier { $pier }
toy-not-deal = This card is not in the deck any more.
toy-not-choose = You do not hold this card.
toy-not-mark = This pier is taken.
