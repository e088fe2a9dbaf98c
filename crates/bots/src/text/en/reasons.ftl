reason-theirs = { $reason }, for { $name }
reason-wins = this wins the game
reason-loses = this loses the game
reason-prepares = prepares your next choice
