### Co mówi tylko stół w terminalu.

## Odpowiadanie

chain-waiting = Jeszcze się stanie, ostatnie najpierw:
help-commands = [u] cofnij · [? F-10] zasada · [? karta] karta · [w karta] dlaczego nie · [l] dziennik · [t] narysuj stół od nowa · [s] zapisz · [q] zapisz i wyjdź
resume-with = Aby grać dalej: { $command }
why-now = Możesz to zrobić teraz.
why-never = Tej karty się nie zagrywa; wystarczy, że leży.
error-rule = Nie ma tu zasady { $text }.
error-card = Nie masz karty o nazwie { $text }.
error-help = Nie ma ani zasady, ani karty o nazwie { $text }.

## Bród

ford-archers = łucznicy
ford-spearmen = włócznicy
ford-riders = jeźdźcy
ford-seen = przeciwnik ją widział
ford-discarded = Odrzucone: { $cards }
ford-round-of = Runda { $n } z { $last }
