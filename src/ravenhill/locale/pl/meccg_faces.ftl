### Co jest na kartach.

face-unique = unikat
face-home = Miejsce ojczyste
face-mind = Umysł
face-no-mind = Bez umysłu: Czarodziej
face-at = Gdzie zagrać
face-after-test = po próbie pierścienia
face-keyed = Przypisanie
face-key-region = przez krainę
face-key-site = w miejscu
face-key-sites-in = w miejscach krainy
face-key-movement = w drodze między
face-key-attack = po ataku
face-sometimes = tylko czasem: patrz niżej
face-haven = Od: { $name }
face-items = Przedmioty
face-no-items = żadne
face-attacks = Ataki
face-no-attacks = bez ataku
face-borders = Sąsiednie krainy
face-sites = Miejsca
face-region = Kraina
face-draws-own = ty dobierasz
face-draws-other = przeciwnik dobiera
face-prowess = siła
face-body = wytrzymałość
face-prowess-body = siła i wytrzymałość
face-influence = wpływ bezpośredni
face-above = potrzebny test wpływu
face-strikes = ciosy
face-strikes-prowess = ciosy i siła
face-corruption = punkty zepsucia
face-check = do testów zepsucia
face-points = punkty zwycięstwa
face-form-short = krótkie
face-form-long = długie
face-form-permanent = trwałe
face-reading = Treść już się wczytuje.
face-turn-back = Rewers: wyjaśnienia
face-turn-front = Awers
face-close = Zamknij
face-page = Strona tej karty
face-whole = Wszystko na tej karcie jest wykonywane.
face-partly = Nie wszystko na tej karcie jest już wykonywane: nie może być w talii.
face-worded = Tekst powstaje z zasad karty; jest nasz.
face-no-rulings = Żadna zasada jej nie wymienia.
face-promo = Karta promocyjna.
face-reprint = Ta sama karta co { $code }.
face-search = Nazwa lub słowa
face-found = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
face-without = bez: { $name }
face-by-type = Rodzaj
face-by-family = Strona
face-by-race = Rasa
face-by-skill = Umiejętność
face-by-keyed = Przypisanie
face-by-site = Miejsce
face-by-set = Zestaw
face-set-tw = The Wizards
face-set-td = The Dragons
face-set-dm = Dark Minions
face-legend = Co znaczą jej znaki
face-none = Nie ma takiej karty.
face-clear = Pokaż wszystkie
face-akin = Karty, które ją wymieniają
face-all = Wszystkie karty
face-unknown = Nie ma karty { $code }.
