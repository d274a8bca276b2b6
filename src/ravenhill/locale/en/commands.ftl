### The commands of the text table.

command-elsewhere = “{ $text }” is a command of another game.
command-again = Not done yet: the same command once more does it.
command-resign = This gives the game up. The same command once more does it.
command-help-number = 3 – answer with option 3
command-help-words = words of an option – answer with it
command-help-move = move … – words for several questions in a row: move long bank east dale
command-help-undo = undo – take the last answer back
command-help-why = why … – why a card or a place cannot be used now
command-help-odds = odds – what the dice may bring
command-help-log = log 5 – the last lines of the log
command-help-say = say … – a line of chat
command-help-resign = resign – give the game up
command-help-help = help – this list
command-help-armies = armies – all armies or companies, and where they are
command-help-reach = reach … – what can be reached from a region, or by a company
command-help-mp = mp – how the points stand
command-help-road = road – the company whose phase it is, and what goes on
