### Bitwa Pięciu Armii tak, jak pokazuje ją strona.

## Mapa

fa-board = Pole bitwy
fa-places = Miejsca
fa-territories = Terytoria
fa-nearer = Przybliż
fa-farther = Oddal
fa-fit = Cała mapa
fa-offered = Do wyboru: { $what }
fa-units = { $n } × { $unit }
fa-army = { $side }: { $units }
fa-damage = Obrażenia { $n } z { $all }
fa-leadership = Zdolności przywódcze { $n }
fa-settlement = { $n ->
    [one] Osada, { $n } punkt
    [few] Osada, { $n } punkty
    [many] Osada, { $n } punktów
   *[other] Osada, { $n } punkty
}
fa-mustering = tu mobilizuje się Cień
fa-walls = mury { $n } z { $all }
fa-walls-broken = mury przełamane
fa-control = pod kontrolą Cienia
fa-pass-open = otwarta
fa-pass-closed = zamknięta; otwiera ją pięć jednostek
fa-recruits = { $n ->
    [one] { $n } zakryty żeton ({ $group })
    [few] { $n } zakryte żetony ({ $group })
    [many] { $n } zakrytych żetonów ({ $group })
   *[other] { $n } zakryte żetony ({ $group })
}
fa-eyrie = Gniazdo Orłów, Orły: { $n }
fa-sky = { $territory }. Wielkie nietoperze: { $bats }, Orły: { $eagles }
fa-goblins = Gobliny

## Co idzie, a co zostaje

fa-part-goes = idzie część
fa-goes = idzie
fa-stays = zostaje
fa-tokens = Żetony zdolności przywódczych
fa-damage-name = Obrażenia
fa-go = Wybierz dokąd
fa-fewer = mniej: { $what }
fa-more = więcej: { $what }
fa-losing = Jednostki { $units }, obrażenia { $damage }

## Obok mapy

fa-turn = Tura { $n }
fa-fate = Przeznaczenie
fa-fate-at = Przeznaczenie { $n } z { $all }
fa-fate-decides = Przeznaczenie { $n }: przy { $all } wygrywają Wolne Ludy
fa-pool = W puli
fa-set-aside = Odłożone
fa-drawn = Dobrany
fa-points = Punkty zwycięstwa
fa-points-of = { $n } z { $all }
fa-points-decide = Punkty zwycięstwa: przy { $n } wygrywa Cień
fa-aim-free = Dowodzisz Wolnymi Ludami. Wytrwaj: wygrywasz, gdy przeznaczenie dojdzie do ostatniego pola, gdy padnie Bolg albo gdy przybędzie Beorn, a Cień ma mniej niż sześć punktów zwycięstwa.
fa-aim-shadow = Dowodzisz Cieniem. Zdobywaj osady: wygrywasz z dziesięcioma punktami zwycięstwa na końcu tury albo od razu, jeśli jest wśród nich Główna Brama, zanim przeznaczenie dojdzie do ostatniego pola.
fa-aim-seen = Rozumiem
fa-dice = Kości akcji
fa-die = { $face }: { $n }
fa-die-used = użyta
fa-heroes = Postacie
fa-at-step = wchodzi przy przeznaczeniu { $n }
fa-ready = gotów do wejścia
fa-not-yet = jeszcze nie w grze
fa-gone = poległ
fa-air = w powietrzu
fa-away = chwilowo nieobecny
fa-active = aktywny
fa-rings = Żetony Pierścienia: { $n }
fa-wrath = Gniew: { $n }
fa-guards = Przyboczni: { $n }
fa-concentrated = skupiony
fa-on-table = Na stole
fa-decks = Talie
fa-events = Wydarzenia
fa-stories = Opowieści
fa-fates = Karty Przeznaczenia
fa-discarded = Odrzucone
fa-reserves = Pozostałe figurki i żetony
fa-reference = Karty jednostek i postaci

## Ręka

fa-hand = Ręka { $n } z { $all }
fa-theirs = { $n ->
    [one] { $n } karta drugiej strony
    [few] { $n } karty drugiej strony
    [many] { $n } kart drugiej strony
   *[other] { $n } karty drugiej strony
}
fa-order = Rozkaz
fa-combat = Walka
fa-enlarge = Powiększ: { $card }
fa-close = Zamknij
fa-story = Opowieść
fa-strength = Siła { $n }
fa-favoured = Preferowany teren
fa-movement = Ruch { $n }
fa-general = Generał

## Walka

fa-fight = Walka { $region-in }, runda { $n }
fa-attacker = Atakujący
fa-defender = Obrońca
fa-step-cards = Karty
fa-step-roll = Rzut
fa-step-reroll = Przerzut
fa-step-damage = Obrażenia
fa-step-end = Koniec
fa-dice-n = Kości
fa-needs = Potrzeba
fa-lead = Przywództwo
fa-plus = Do każdej kości
fa-slot-empty = Jeszcze bez karty
fa-slot-sealed = Zapieczętowana
fa-foot = { $do ->
    [Maneuver] Zapieczętuj
    [PlayCard] Zagraj
    [Discard] Odrzuć
   *[other] Wybierz
}
fa-slot-closed = Odkrywa się, gdy obie strony wybiorą
fa-slot-none = Bez karty
fa-change = Zmień
fa-hits = Trafienia
fa-hits-n = { $n ->
    [one] { $n } trafienie
    [few] { $n } trafienia
    [many] { $n } trafień
   *[other] { $n } trafienia
}
fa-black = czarna
fa-odds = Szanse
fa-odds-said = Oczekiwane trafienia { $mine } do { $theirs }
fa-odds-next = Następna runda
fa-odds-before = przed kartami
fa-falls = { $side } { $side-key ->
    [free] giną
   *[other] ginie
} { $chance }
fa-fought-on = Do końca: wygrywa atakujący { $wins }, obrońca { $loses }
fa-rounds = Wcześniejsze rundy
fa-round = Runda { $n }
fa-terrain = Przewaga terenu: { $side }, { $n } do { $n2 }
fa-no-terrain = Nikt nie ma przewagi terenu
fa-units-cards = Jednostki
fa-special-cards = Specjalne
fa-regroup = Odzyskiwanie sił
fa-uses = Co dają kości
fa-skip = Pomiń
fa-reroll-all = Przerzuć wszystkie ({ $n })
fa-points-short = Punkty
fa-dice-left = Kości { $n } : { $n2 }
fa-reroll-black = Przerzuć czarne kości
fa-reroll-white = Przerzuć białe kości
fa-would-be = Obrażeń byłoby { $n } z { $all }
fa-across-ford = przez bród
fa-border-plain = lądem
fa-border-ford = przez bród
fa-border-river = przez rzekę
fa-uphill = pod górę
fa-at-walls = na mury
fa-sum = { $what } { $n }

## Części liczb

part-normal = jak zwykle
part-ford = przez bród
part-slope = pod górę
part-fortification = nienaruszone mury
part-in-force = karty w grze
part-card = pokazana karta
part-strength = Siła
part-limit = najwyżej pięć kości
part-enemy = karta wroga
part-held-back = wstrzymane
part-army = armia
part-order = rozkaz
part-doubled = podwojone
part-beorn = Beorn
part-fate = karty Przeznaczenia
part-tokens = żetony zdolności przywódczych

## Co zrobiła druga strona, w jednym zdaniu; strona stoi przedtem

did-war-die-skipped = { $side-key ->
    [free] pominęły kość
   *[other] pominął kość
}
did-war-passed = { $side-key ->
    [free] spasowały
   *[other] spasował
}
did-war-played = { $side-key ->
    [free] zagrały kartę
   *[other] zagrał kartę
} { $card }
did-war-activated = { $side-key ->
    [free] aktywowały
   *[other] aktywował
} { $character-acc }
did-war-general-used = { $side-key ->
    [free] użyły zdolności
   *[other] użył zdolności
} { $character-gen }
did-war-leadership-placed = { $side-key ->
    [free] umieściły żetony zdolności przywódczych
   *[other] umieścił żetony zdolności przywódczych
} { $regions-in }
did-war-bats-placed = { $side-key ->
    [free] wysłały wielkie nietoperze
   *[other] wysłał wielkie nietoperze
} { $territory-to }
did-war-eagle-flew = { $side-key ->
    [free] wysłały Orła
   *[other] wysłał Orła
} { $territory-to }
did-war-eagle-attacked = { $side-key ->
    [free] uderzyły Orłem
   *[other] uderzył Orłem
} { $region-in }
did-war-moved = { $side-key ->
    [free] pomaszerowały
   *[other] pomaszerował
} { $region2-to }
did-war-character-moved = { $side-key ->
    [free] wysłały
   *[other] wysłał
} { $character-acc } { $region-to }
did-war-character-entered = { $side-key ->
    [free] wprowadziły do gry
   *[other] wprowadził do gry
} { $character-acc } { $region-in }
did-war-mustered = { $side-key ->
    [free] zmobilizowały oddziały
   *[other] zmobilizował oddziały
} { $region-in }
did-war-token-flipped = { $side-key ->
    [free] zmobilizowały oddziały
   *[other] zmobilizował oddziały
} { $region-in }
did-war-token-placed = { $side-key ->
    [free] położyły żeton rekrutacji
   *[other] położył żeton rekrutacji
} { $region-in }
did-war-control-taken = { $side-key ->
    [free] przejęły kontrolę
   *[other] przejął kontrolę
} { $region-in }
did-war-rallied = { $side-key ->
    [free] przegrupowały armię
   *[other] przegrupował armię
} { $region-in }
did-war-shot = { $side-key ->
    [free] ostrzelały armię
   *[other] ostrzelał armię
} { $region-in }
did-war-combat = { $side-key ->
    [free] zaatakowały
   *[other] zaatakował
} { $region2-in }
did-war-combat-combined = { $side-key ->
    [free] zaatakowały
   *[other] zaatakował
} { $region-in }
did-war-combat-withdrew = { $side-key ->
    [free] wycofały się
   *[other] wycofał się
}
did-war-combat-retreated = { $side-key ->
    [free] wykonały odwrót
   *[other] wykonał odwrót
} { $region2-to }
did-war-combat-routed = { $side-key ->
    [free] uciekły w rozsypce
   *[other] uciekł w rozsypce
} { $region2-to }
did-war-combat-advanced = { $side-key ->
    [free] posunęły się naprzód
   *[other] posunął się naprzód
} { $region-to }
did-war-combat-won = { $side-key ->
    [free] wygrały walkę
   *[other] wygrał walkę
} { $region-in }

## Reasons of a hint

hint-victory = może to rozstrzygnąć grę
hint-settlements = osady
hint-fate = tor przeznaczenia
hint-strength = siła armii
hint-place = gdzie stoją armie
hint-small = karty, żetony i inne drobiazgi
hint-persons = postacie i generałowie
hint-dice = kości, które zostały
