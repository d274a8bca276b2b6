### Polecenia stołu tekstowego.

command-elsewhere = „{ $text }” to polecenie innej gry.
command-again = Jeszcze nic się nie stało: wykona to to samo polecenie wpisane raz jeszcze.
command-resign = To poddaje grę. Wykona to to samo polecenie wpisane raz jeszcze.
command-help-number = 3 – odpowiedź numer 3
command-help-words = słowa odpowiedzi – wybór tej odpowiedzi
command-help-move = move … – słowa na kilka pytań z rzędu
command-help-undo = undo – cofnięcie ostatniej odpowiedzi
command-help-why = why … – czemu karty lub miejsca nie można teraz użyć
command-help-odds = odds – co mogą przynieść kości
command-help-log = log 5 – ostatnie wiersze dziennika
command-help-say = say … – wiersz rozmowy
command-help-resign = resign – poddanie gry
command-help-help = help – ta lista
command-help-armies = armies – wszystkie armie lub drużyny i gdzie są
command-help-reach = reach … – dokąd można dotrzeć z regionu lub drużyną
command-help-mp = mp – stan punktów
command-help-road = road – drużyna, której trwa faza, i co się dzieje
