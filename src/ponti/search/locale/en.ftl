error-unknown-bot = There is no bot “{ $bot }”. Bots: { $allowed }.
level-beginner = Beginner
level-beginner-help = Looks hardly ahead and often plays at random: for a first game.
level-easy = Easy
level-easy-help = Thinks a little and slips now and then.
level-medium = Medium
level-medium-help = Thinks up to half a second, without slips.
level-hard = Hard
level-hard-help = Thinks for one second about every decision.
level-expert = Expert
level-expert-help = Thinks for four seconds about every decision: as strong as Ponti plays.
error-bad-bot-setting = “{ $text }” is not a bot’s setting: write name=value.
error-bot-needs-open-game = The bot “{ $bot }” plays only games of two in which nothing is hidden.
