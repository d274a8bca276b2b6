### The Battle of Five Armies as the terminal shows it.

## Round the map

battle-turn = Tura { $n }
battle-points = Cień: { $n } z { $last } punktów zwycięstwa
battle-fate = Przeznaczenie
battle-dice = Kości akcji
battle-hand = Ręka
battle-table = Na stole
battle-eagles = Orły
battle-bats = Wielkie nietoperze
battle-fates = Karty Przeznaczenia
battle-activated = Aktywowani
battle-ready = Gotowi do wejścia
battle-gone = Wyeliminowani
battle-rings = Żetony Pierścienia
battle-wrath = Żetony gniewu
battle-guards = Przyboczni
battle-leadership = zdolności przywódcze
battle-damage = obrażenia
battle-tokens = zakryte żetony
battle-walls = obrażenia fortyfikacji i jej wartość obronna
battle-settlement = osada
battle-control = pod kontrolą Cienia
battle-mustering = tu mobilizuje się Cień
battle-ford = bród

## Cards

battle-decks = Talie · Wydarzenia { $events } · Opowieści { $stories } · Przeznaczenie { $fates }
battle-events = { $n ->
    [one] { $n } Wydarzenie
    [few] { $n } Wydarzenia
    [many] { $n } Wydarzeń
   *[other] { $n } Wydarzenia
}
battle-stories = { $n ->
    [one] { $n } Opowieść
    [few] { $n } Opowieści
    [many] { $n } Opowieści
   *[other] { $n } Opowieści
}

## Combat

battle-attacker = Atakujący
battle-defender = Obrońca
battle-combat = Walka, runda { $n }
battle-round-odds = Ta runda, bez kart · trafienia { $hits } przeciw { $back } · ginie obrońca { $wins } · ginie atakujący { $loses }
battle-end-odds = Do końca · wygrywa atakujący { $wins } · obrońca { $loses } · giną obaj { $both } · rund { $rounds }

## The odds of a combat

odds-round = Jedna runda, bez kart
odds-fought-on = Do końca, bez kart
odds-hits = Trafienia
odds-lost = Stracone jednostki
odds-dice = kości { $dice } · wartość docelowa { $target } · przerzuty { $again }
odds-ability = zdolność manewru { $chance }
odds-walls = fortyfikacja przełamana { $chance }
odds-neither = nikt nie ginie { $chance }
odds-attacker-gone = ginie atakujący { $chance }
odds-defender-gone = ginie obrońca { $chance }
odds-both-gone = giną obaj { $chance }
odds-rounds = rundy { $n }
