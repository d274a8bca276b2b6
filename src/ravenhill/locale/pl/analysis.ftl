### Skończona gra obejrzana raz jeszcze: szanse, los i wybór, błędy. Terminal i strona powtórki.

analysis-title = Analiza
analysis-working = Odpowiedź { $n } z { $last } …
analysis-none = Tej gry nie można jeszcze przeanalizować.
analysis-chances = { $seat } · szansa wygranej: { $start } % na początku, { $end } % na końcu
analysis-luck = Los: { $change } ± { $error }
analysis-choice = Wybory, { $seat }: { $change }
analysis-explained = Każda zmiana należy do tego, kto ją sprawił: los to zmiany przez kości i dobieranie, wybór to zmiany przez odpowiedzi. Razem prowadzą od pierwszej szansy do ostatniej.
analysis-turning = Co najbardziej zmieniło grę
analysis-turned = Po odpowiedzi { $n }, { $who }: { $change }, do { $chance } %
analysis-mistakes = Błędy
analysis-mistake = Odpowiedź { $n }, { $who }: { $chosen }. Lepiej: { $better } (−{ $loss } ± { $error })
analysis-no-mistakes = Nie znaleziono błędu.
analysis-chance = { $seat }: { $chance } ± { $error } %
analysis-curve = Szansa wygranej, { $seat }
analysis-try = Spróbuj stąd jeszcze raz
analysis-mistake-here = { $chosen } to błąd (−{ $loss } ± { $error }). Lepiej: { $better }.
analysis-next = Następny błąd
analysis-before = Poprzedni błąd
