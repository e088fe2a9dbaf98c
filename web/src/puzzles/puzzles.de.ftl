# Die Seiten der Rätsel; wie Ziele und Themen eines Spiels heißen, kommt mit der Liste.

puzzles-title = Rätsel
puzzles-about = Echte Stellungen, jede mit einem Weg, der sicher zum Ziel führt. Ganz ohne Glück: Jede Wahl wurde geprüft.
puzzles-of-the-day = Rätsel des Tages
puzzles-of-the-day-done = Heute gelöst. Morgen kommt ein neues.
puzzles-solve = Lösen
puzzles-solve-again = Noch einmal lösen
puzzles-all = Alle Rätsel
puzzles-days = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}
puzzles-days-about = in Folge
puzzles-row = { $number } gelöst
puzzles-row-about = in Folge ohne Fehler
puzzles-solved = { $done } von { $all } gelöst
puzzles-next = Nächstes Rätsel
puzzles-themes = Themen von { $game }
puzzles-every-theme = Alle
puzzles-list = Rätsel zu { $game }
puzzles-rated = Wertung
puzzles-hardness-easy = Leicht
puzzles-hardness-medium = Mittel
puzzles-hardness-hard = Schwer
puzzles-hardness-hardest = Sehr schwer
puzzles-done = Gelöst
puzzles-none = Hier gibt es noch keine Rätsel.
puzzle-place = { $game }, Rätsel mit Wertung { $rating }
puzzle-name = { $theme }: Rätsel { $number }
puzzle-leave = Zurück zu den Rätseln
puzzle-panel = Die Frage
puzzle-choices = { $number ->
    [one] Eine Wahl genügt.
   *[other] Es braucht { $number } Entscheidungen, was die anderen auch tun.
}
puzzle-good = Gut. Weiter so.
puzzle-watch = Gut. Sieh, was geschieht.
puzzle-missed = Danach sind dir { $best } sicher, nicht { $number }.
puzzle-missed-plainly = Danach ist es nicht mehr sicher zu schaffen.
puzzle-chance = Dabei kommt etwas ans Licht, das niemand wissen kann. Es gibt einen Weg ganz ohne Glück.
puzzle-turn-over = Damit endet dein Zug, und das Ziel ist nicht erreicht.
puzzle-show = Zeig es mir
puzzle-again = Von vorn
puzzle-solved = Gelöst!
puzzle-shown = Das ist der Weg.
puzzle-clean = Ganz ohne Fehler.
puzzle-mistakes = { $mistakes ->
    [one] Mit einem Umweg.
   *[other] Mit { $mistakes } Umwegen.
}
puzzle-bots = Den Bots hat niemand gesagt, was gefragt ist. Geschafft haben es trotzdem, in so vielen ihrer Versuche: { $list }.
puzzle-bots-none = Den Bots hat niemand gesagt, was gefragt ist, und keiner hat es geschafft.
puzzle-bot = { $level } { $solved } von { $tries }
puzzle-shown-about = Versuch es noch einmal selbst: Erst dann zählt es.
