bot-problem = { $code } { $words }
error-bad-reply = The bot’s message cannot be understood: look at { $where }.
error-ready-expected = The bot’s first message must be “ready”.
error-ready-twice = You have said “ready” already.
error-wrong-protocol = The bot speaks version { $found } of the bot protocol instead of { $expected }.
error-bot-not-for-game = The bot does not play { $game }.
error-bot-gave-up = The bot gives up: { $problem }
error-unknown-question = The question { $ask } is not open, or not any more.
error-seat-kept = A program that gives up keeps its seat: answer the question when you can.
error-cannot-resign = A bot cannot resign here.
error-one-action = “{ $text }” is more than one action: answer one at a time.
error-bot-failed = The bot “{ $command }” has failed: { $problem }
error-bot-ended = it has ended with exit status { $status }.
error-bot-slow = it has not answered within { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
error-bot-not-started = it cannot be started: { $problem }.
