### Bitwa Pięciu Armii.

## Strony

free = Wolne Ludy
    .gen = Wolnych Ludów
    .dat = Wolnym Ludom
shadow = Cień
    .gen = Cienia
    .dat = Cieniowi

## Regiony i pola: nazwa, .in, .from, .to

place-front_gate = Główna Brama
    .in = przy Głównej Bramie
    .from = spod Głównej Bramy
    .to = pod Główną Bramę
place-upper_vale = Górna Dolina
    .in = w Górnej Dolinie
    .from = z Górnej Doliny
    .to = do Górnej Doliny
place-west_dale = Droga do Bramy
    .in = na Drodze do Bramy
    .from = z Drogi do Bramy
    .to = na Drogę do Bramy
place-north_dale = Północne Pola
    .in = na Północnych Polach
    .from = z Północnych Pól
    .to = na Północne Pola
place-ruins_of_dale = Ruiny Dale
    .in = w Ruinach Dale
    .from = z Ruin Dale
    .to = do Ruin Dale
place-east_dale = Wschodnie Pola
    .in = na Wschodnich Polach
    .from = ze Wschodnich Pól
    .to = na Wschodnie Pola
place-south_dale = Południowe Pola
    .in = na Południowych Polach
    .from = z Południowych Pól
    .to = na Południowe Pola
place-loop_meadow = Łąka w Zakolu
    .in = na Łące w Zakolu
    .from = z Łąki w Zakolu
    .to = na Łąkę w Zakolu
place-spur_ridge = Grzbiet Ostrogi
    .in = na Grzbiecie Ostrogi
    .from = z Grzbietu Ostrogi
    .to = na Grzbiet Ostrogi
place-camp = Obóz
    .in = w Obozie
    .from = z Obozu
    .to = do Obozu
place-eastern_spur = Wschodnia Ostroga
    .in = na Wschodniej Ostrodze
    .from = ze Wschodniej Ostrogi
    .to = na Wschodnią Ostrogę
place-high_rocks = Wysokie Skały
    .in = na Wysokich Skałach
    .from = z Wysokich Skał
    .to = na Wysokie Skały
place-spur_foot = Podnóże Ostrogi
    .in = u Podnóża Ostrogi
    .from = od Podnóża Ostrogi
    .to = do Podnóża Ostrogi
place-north_bank = Północny Brzeg
    .in = na Północnym Brzegu
    .from = z Północnego Brzegu
    .to = na Północny Brzeg
place-long_bank = Długi Brzeg
    .in = na Długim Brzegu
    .from = z Długiego Brzegu
    .to = na Długi Brzeg
place-reed_bank = Trzcinowy Brzeg
    .in = na Trzcinowym Brzegu
    .from = z Trzcinowego Brzegu
    .to = na Trzcinowy Brzeg
place-south_bank = Południowy Brzeg
    .in = na Południowym Brzegu
    .from = z Południowego Brzegu
    .to = na Południowy Brzeg
place-lower_bank = Dolny Brzeg
    .in = na Dolnym Brzegu
    .from = z Dolnego Brzegu
    .to = na Dolny Brzeg
place-gate_shoulder = Ramię Bramy
    .in = na Ramieniu Bramy
    .from = z Ramienia Bramy
    .to = na Ramię Bramy
place-spur_crest = Szczyt Ostrogi
    .in = na Szczycie Ostrogi
    .from = ze Szczytu Ostrogi
    .to = na Szczyt Ostrogi
place-lower_slopes = Dolne Stoki
    .in = na Dolnych Stokach
    .from = z Dolnych Stoków
    .to = na Dolne Stoki
place-watchers_ledge = Półka Strażników
    .in = na Półce Strażników
    .from = z Półki Strażników
    .to = na Półkę Strażników
place-ravenhill = Krucze Wzgórze
    .in = na Kruczym Wzgórzu
    .from = z Kruczego Wzgórza
    .to = na Krucze Wzgórze
place-fallen_bridge = Zawalony Most
    .in = przy Zawalonym Moście
    .from = spod Zawalonego Mostu
    .to = do Zawalonego Mostu
place-western_heath = Zachodnie Wrzosowisko
    .in = na Zachodnim Wrzosowisku
    .from = z Zachodniego Wrzosowiska
    .to = na Zachodnie Wrzosowisko
place-south_heath = Południowe Wrzosowisko
    .in = na Południowym Wrzosowisku
    .from = z Południowego Wrzosowiska
    .to = na Południowe Wrzosowisko
place-lake_road = Droga nad Jezioro
    .in = na Drodze nad Jezioro
    .from = z Drogi nad Jezioro
    .to = na Drogę nad Jezioro
place-northern_waste = Północne Pustkowie
    .in = na Północnym Pustkowiu
    .from = z Północnego Pustkowia
    .to = na Północne Pustkowie
place-grey_march = Szara Marchia
    .in = w Szarej Marchii
    .from = z Szarej Marchii
    .to = do Szarej Marchii
place-heath_road = Wrzosowa Droga
    .in = na Wrzosowej Drodze
    .from = z Wrzosowej Drogi
    .to = na Wrzosową Drogę
place-barrens = Jałowe Ziemie
    .in = na Jałowych Ziemiach
    .from = z Jałowych Ziem
    .to = na Jałowe Ziemie
place-stony_rise = Kamieniste Wzniesienie
    .in = na Kamienistym Wzniesieniu
    .from = z Kamienistego Wzniesienia
    .to = na Kamieniste Wzniesienie
place-burnt_moor = Wypalone Wrzosowisko
    .in = na Wypalonym Wrzosowisku
    .from = z Wypalonego Wrzosowiska
    .to = na Wypalone Wrzosowisko
place-black_mire = Czarne Trzęsawisko
    .in = na Czarnym Trzęsawisku
    .from = z Czarnego Trzęsawiska
    .to = na Czarne Trzęsawisko
place-ash_plain = Popielna Równina
    .in = na Popielnej Równinie
    .from = z Popielnej Równiny
    .to = na Popielną Równinę
place-sunken_fen = Zapadłe Bagno
    .in = na Zapadłym Bagnie
    .from = z Zapadłego Bagna
    .to = na Zapadłe Bagno
place-goblin_mustering_point_west = zachodni punkt mobilizacji goblinów
    .in = w zachodnim punkcie mobilizacji goblinów
    .from = z zachodniego punktu mobilizacji goblinów
    .to = do zachodniego punktu mobilizacji goblinów
place-goblin_mustering_point_east = wschodni punkt mobilizacji goblinów
    .in = we wschodnim punkcie mobilizacji goblinów
    .from = ze wschodniego punktu mobilizacji goblinów
    .to = do wschodniego punktu mobilizacji goblinów
place-mountain_pass_west = zachodnia górska przełęcz
    .in = na zachodniej górskiej przełęczy
    .from = z zachodniej górskiej przełęczy
    .to = na zachodnią górską przełęcz
place-mountain_pass_east = wschodnia górska przełęcz
    .in = na wschodniej górskiej przełęczy
    .from = ze wschodniej górskiej przełęczy
    .to = na wschodnią górską przełęcz
place-eyrie = Gniazdo Orłów
    .in = w Gnieździe Orłów
    .from = z Gniazda Orłów
    .to = do Gniazda Orłów

## Terytoria i tereny

territory-broken_lands = Otwarte Pola
    .in = na Otwartych Polach
    .from = z Otwartych Pól
    .to = na Otwarte Pola
territory-valley = Dolina
    .in = w Dolinie
    .from = z Doliny
    .to = do Doliny
territory-eastern_bank = Wschodni Brzeg
    .in = na Wschodnim Brzegu
    .from = ze Wschodniego Brzegu
    .to = na Wschodni Brzeg
territory-southern_spur = Południowa Ostroga
    .in = na Południowej Ostrodze
    .from = z Południowej Ostrogi
    .to = na Południową Ostrogę
terrain-hills = wzgórza
    .in = na wzgórzach
    .to = na wzgórza
terrain-mountains = góry
    .in = w górach
    .to = w góry
terrain-plains = równiny
    .in = na równinach
    .to = na równiny
terrain-ruins = ruiny
    .in = w ruinach
    .to = w ruiny
terrain-swamps = bagna
    .in = na bagnach
    .to = na bagna

## Jednostki i postacie

unit-dwarf_regular = krasnoludzcy wojownicy
    .one = krasnoludzki wojownik
    .few = krasnoludzkich wojowników
    .many = krasnoludzkich wojowników
    .one-acc = krasnoludzkiego wojownika
    .one-gen = krasnoludzkiego wojownika
    .ins = krasnoludzkimi wojownikami
unit-dwarf_veteran = krasnoludzcy weterani
    .one = krasnoludzki weteran
    .few = krasnoludzkich weteranów
    .many = krasnoludzkich weteranów
    .one-acc = krasnoludzkiego weterana
    .one-gen = krasnoludzkiego weterana
    .ins = krasnoludzkimi weteranami
unit-elf_archer = elfi łucznicy
    .one = elfi łucznik
    .few = elfich łuczników
    .many = elfich łuczników
    .one-acc = elfiego łucznika
    .one-gen = elfiego łucznika
    .ins = elfimi łucznikami
unit-elf_spearman = elfi włócznicy
    .one = elfi włócznik
    .few = elfich włóczników
    .many = elfich włóczników
    .one-acc = elfiego włócznika
    .one-gen = elfiego włócznika
    .ins = elfimi włócznikami
unit-lake_man = ludzie z Miasta na Jeziorze
    .one = człowiek z Miasta na Jeziorze
    .few = ludzi z Miasta na Jeziorze
    .many = ludzi z Miasta na Jeziorze
    .one-acc = człowieka z Miasta na Jeziorze
    .one-gen = człowieka z Miasta na Jeziorze
    .ins = ludźmi z Miasta na Jeziorze
unit-orc = orki
    .one = ork
    .few = orki
    .many = orków
    .one-acc = orka
    .one-gen = orka
    .ins = orkami
unit-great_orc = wielkie orki
    .one = wielki ork
    .few = wielkie orki
    .many = wielkich orków
    .one-acc = wielkiego orka
    .one-gen = wielkiego orka
    .ins = wielkimi orkami
unit-warg = wargowie
    .one = warg
    .few = wargów
    .many = wargów
    .one-acc = warga
    .one-gen = warga
    .ins = wargami
unit-goblin = gobliny
    .one = goblin
    .few = gobliny
    .many = goblinów
    .one-acc = goblina
    .one-gen = goblina
    .ins = goblinami
character-bard = Bard
    .gen = Barda
    .dat = Bardowi
    .acc = Barda
    .ins = Bardem
    .loc = Bardzie
character-dain = Dáin
    .gen = Dáina
    .dat = Dáinowi
    .acc = Dáina
    .ins = Dáinem
    .loc = Dáinie
character-gandalf = Gandalf
    .gen = Gandalfa
    .dat = Gandalfowi
    .acc = Gandalfa
    .ins = Gandalfem
    .loc = Gandalfie
character-thranduil = Thranduil
    .gen = Thranduila
    .dat = Thranduilowi
    .acc = Thranduila
    .ins = Thranduilem
    .loc = Thranduilu
character-lord_of_the_eagles = Wódz Orłów
    .gen = Wodza Orłów
    .dat = Wodzowi Orłów
    .acc = Wodza Orłów
    .ins = Wodzem Orłów
    .loc = Wodzu Orłów
character-bilbo = Bilbo
    .gen = Bilba
    .dat = Bilbowi
    .acc = Bilba
    .ins = Bilbem
    .loc = Bilbie
character-thorin = Thorin
    .gen = Thorina
    .dat = Thorinowi
    .acc = Thorina
    .ins = Thorinem
    .loc = Thorinie
character-beorn = Beorn
    .gen = Beorna
    .dat = Beornowi
    .acc = Beorna
    .ins = Beornem
    .loc = Beornie
character-bolg = Bolg
    .gen = Bolga
    .dat = Bolgowi
    .acc = Bolga
    .ins = Bolgiem
    .loc = Bolgu

## Co pokazuje żeton rekrutacji, jeśli pokazuje dwie jednostki

front-dwarf_regular-dwarf_regular = dwóch krasnoludzkich wojowników
    .one = dwóch krasnoludzkich wojowników
front-dwarf_regular-dwarf_veteran = krasnoludzki wojownik i krasnoludzki weteran
    .one = krasnoludzki wojownik i krasnoludzki weteran
front-dwarf_regular-lake_man = krasnoludzki wojownik i człowiek z Miasta na Jeziorze
    .one = krasnoludzki wojownik i człowiek z Miasta na Jeziorze
front-dwarf_veteran-dwarf_veteran = dwóch krasnoludzkich weteranów
    .one = dwóch krasnoludzkich weteranów
front-dwarf_veteran-lake_man = krasnoludzki weteran i człowiek z Miasta na Jeziorze
    .one = krasnoludzki weteran i człowiek z Miasta na Jeziorze
front-lake_man-lake_man = dwóch ludzi z Miasta na Jeziorze
    .one = dwóch ludzi z Miasta na Jeziorze
front-elf_archer-elf_archer = dwóch elfich łuczników
    .one = dwóch elfich łuczników
front-elf_archer-elf_spearman = elfi łucznik i elfi włócznik
    .one = elfi łucznik i elfi włócznik
front-elf_spearman-elf_spearman = dwóch elfich włóczników
    .one = dwóch elfich włóczników
front-orc-orc = dwa orki
    .one = dwa orki
front-orc-great_orc = ork i wielki ork
    .one = ork i wielki ork
front-orc-warg = ork i warg
    .one = ork i warg
front-great_orc-great_orc = dwa wielkie orki
    .one = dwa wielkie orki
front-great_orc-warg = wielki ork i warg
    .one = wielki ork i warg
front-warg-warg = dwóch wargów
    .one = dwóch wargów

## Grupy żetonów, kości, fazy, talie, żetony przeznaczenia

group-dwarves_and_men = krasnoludy i ludzie
group-elves = elfy
group-shadow = Cień
face-character = Postać
face-army = Armia
face-muster = Mobilizacja
face-event = Wydarzenie
face-muster_army = Mobilizacja/Armia
face-will_of_the_west = Wola Zachodu
face-lidless_eye = Oko Saurona
die-black = czarna
die-white = biała
phase-recovery = Reorganizacja
phase-generals = Aktywacja generałów
phase-fate = Przeznaczenie
phase-shadow_leadership = Przywództwo Cienia
phase-action_round = Runda akcji
phase-end_of_turn = Koniec tury
deck-event = karta Wydarzenia
    .one = kartę Wydarzenia
deck-story = karta Opowieści
    .one = kartę Opowieści
deck-fate = karta Przeznaczenia
    .one = kartę Przeznaczenia
tile-0 = 0
tile-0-icon = 0 z symbolem przeznaczenia
tile-1 = 1
tile-1-icon = 1 z symbolem przeznaczenia
tile-2 = 2
tile-2-icon = 2 z symbolem przeznaczenia
tile-3 = 3
tile-3-icon = 3 z symbolem przeznaczenia
tile-4 = 4
tile-4-icon = 4 z symbolem przeznaczenia
tile-5 = 5
tile-5-icon = 5 z symbolem przeznaczenia
tile-6 = 6
tile-6-icon = 6 z symbolem przeznaczenia

## Do czego służy kość

use-strategic_movement = Ruch strategiczny
use-attack = Atak
use-combined_attack = Połączony atak
use-recruitment = Rekrutacja
use-rally = Przegrupowanie
use-fast_movement = Szybki ruch
use-leaders_attack = Atak pod dowództwem
use-character_movement = Ruch postaci
use-draw_cards = Dobranie kart
use-goblin_recruitment = Rekrutacja goblinów
use-goblin_attack = Atak goblinów
use-goblin_movement = Strategiczny ruch goblinów
use-lord_of_the_eagles_enters = do gry wchodzi Wódz Orłów
use-bilbo_enters = do gry wchodzi Bilbo
use-thorin_enters = do gry wchodzi Thorin
use-beorn_enters = do gry wchodzi Beorn
use-bolg_enters = do gry wchodzi Bolg
use-eagles = atakują Orły
use-beorn_moves = rusza się Beorn
use-bat_cloud = Chmura nietoperzy
use-redoubled_strength = Ze wzmożoną siłą
use-skip = nic
ability-PlaceTokens = połóż żeton rekrutacji i odwróć go
ability-Rally = przegrupuj armie
ability-Shoot = Magiczny pocisk
ability-Concentrate = Koncentracja
ability-Archery = Łucznictwo
ability-PlaceEagles = do Gniazda przybywa kolejny Orzeł
ability-FlyEagles = wszystkie Orły wylatują z Gniazda
ability-other = jego zdolność

## Pytania

ask-Act = Której kości akcji używasz i do czego?
ask-OverSix = Masz więcej niż sześć kart. Którą odrzucasz?
ask-DrawCard = Dobranie karty.
ask-Activate = Którego generała aktywujesz?
ask-Activate-step = Aktywujesz generała ({ $n } z najwyżej { $n2 })? Przy dwóch lub trzech Cień wybiera spośród tylu żetonów przeznaczenia.
ask-UseGeneral = Czy przed tą akcją generał użyje swojej zdolności?
ask-LeadershipWith = Która armia dostanie następny żeton zdolności przywódczych?
ask-LeadershipWith-step = Żeton zdolności przywódczych { $n } z { $n2 }: do której armii?
ask-ShadowSplit = Ile wielkich nietoperzy? Resztę stanowią żetony zdolności przywódczych.
ask-BatTo = Nad którym terytorium poleci następny wielki nietoperz?
ask-BatTo-step = Wielki nietoperz { $n } z { $n2 }: nad które terytorium?
ask-CloudOver = Z którego terytorium zabierasz wielkiego nietoperza?
ask-DrawTile = Dobranie żetonu przeznaczenia.
ask-KeepOrDraw = Stosujesz ten żeton przeznaczenia czy odkładasz go i dobierasz następny?
ask-DrawFateCard = Dobranie karty Przeznaczenia.
ask-WhichArmy = Która armia działa?
ask-WhichArmy-first = { $use }: pierwsza z najwyżej { $n } armii
ask-WhichArmy-next = { $use }: następna armia albo koniec
ask-WhichArmy-attack = { $use }: którą armią?
ask-WhichArmy-move = { $use }: która armia?
ask-WhichArmy-card = { $card }: która armia?
ask-HowMany = Ilu z nich rusza?
ask-HowMany-of = { $unit }: ilu idzie?
ask-GoesAlong = Czy postać rusza z armią?
ask-GoesAlong-of = Czy idzie też { $character }?
ask-TokensGoAlong = Ile żetonów zdolności przywódczych rusza z nimi?
ask-DamageGoesAlong = Ile żetonów obrażeń rusza z nimi?
ask-MoveTo = Dokąd?
ask-MoveTo-from = { $region-from }: dokąd?
ask-AttackWith = Atak: na kogo? Albo zrezygnuj.
ask-CombinedTarget = Którą armię atakujesz wspólnie?
ask-Joins = Która armia bierze udział?
ask-Joins-step = Połączony atak { $region-in }: armia numer { $n }?
ask-FlipWhere = Który żeton rekrutacji odwracasz?
ask-FlipWhere-step = Rekrutacja: który żeton odwracasz? ({ $n } z { $n2 })
ask-TurnOver = Odwrócenie żetonu rekrutacji.
ask-RecruitInstead = Nie ma już takiej figurki. Kto przybywa zamiast niej?
ask-TokenTo = Gdzie trafi następny żeton rekrutacji?
ask-LastGoblin = Gdzie przybywa ostatni goblin?
ask-RallyWhich = Która armia się przegrupowuje?
ask-EnterPlay = Gdzie postać wchodzi do gry?
ask-EnterPlay-of = Gdzie wchodzi do gry { $character }?
ask-WhoMoves = Która postać się rusza?
ask-WhoMoves-first = Ruch postaci: kto idzie?
ask-WhoMoves-next = Ruch postaci: następna albo koniec
ask-CharacterTo = Dokąd idzie postać?
ask-CharacterTo-of = Dokąd idzie { $character }?
ask-BilboAppears = Czy Bilbo zużyje żeton Pierścienia, aby pojawić się w innym regionie?
ask-BeornTo = Dokąd idzie Beorn?
ask-EagleTo = Nad które terytorium leci następny Orzeł?
ask-EagleStrikes = Który Orzeł kogo atakuje?
ask-WhoFights = Która armia walczy w tej rundzie?
ask-Maneuvers = Którą kartę zagrywasz w tej rundzie walki?
ask-ManeuverAlone = Którą kartę zagrywasz przeciw Beornowi?
ask-UseIt = Czy korzystasz z efektu swojej karty?
ask-UseIt-of = Używasz efektu karty { $card-combat }?
ask-HowManyAgain = Ile nieudanych kości przerzucasz?
ask-HowManyTurn = Ile trafień wroga trzeba przerzucić?
ask-CallBodyguards = Czy zużywasz żeton przybocznego, aby anulować wszystkie te obrażenia?
ask-PutOnTheRing = Czy Bilbo wkłada Pierścień, aby usunąć dwa żetony obrażeń?
ask-Casualty = Która jednostka zostaje wyeliminowana?
ask-ReduceBy = Armia jest za duża. Która jednostka odchodzi?
ask-GoOnOrWithdraw = Czy walczysz jeszcze jedną rundę?
ask-StayOrLeave = Czy zostajesz i walczysz?
ask-WhichRetreat = Dokąd cofa się armia?
ask-WhichRetreat-from = { $region-from }: dokąd cofa się armia?
ask-GoesToo = Czy postać odchodzi z armią?
ask-GoesToo-of = Czy { $character } odchodzi z armią?
ask-BeornAdvances = Czy Beorn posuwa się naprzód?
ask-BeornStrikesAgain = Czy Beorn rusza dalej i atakuje jeszcze raz?
ask-ChooseFor = Karta każe ci wybrać.
ask-ChooseFor-of = { $card }: wybierz
ask-ChooseFor-step = { $card }: wybór { $n } z najwyżej { $n2 }
ask-TokenOrDamage = Czy twoja armia traci żeton zdolności przywódczych, czy otrzymuje obrażenia?
ask-DiscardOne = Którą kartę odrzucasz?
ask-LookAtOne = Obejrzenie karty z ręki przeciwnika.
ask-DiscardSeen = Które z obejrzanych Wydarzeń zostaje odrzucone?
ask-LookAtTop = Obejrzenie następnej karty z talii Wydarzeń.
ask-TakeSeen = Którą z tych kart bierzesz?
ask-PutSeenBack = Która karta wraca teraz na talię?
ask-LoseCard = Losowe odrzucenie karty z ręki.

## Możliwości

do-UseDie = { $face }: { $use }
do-PlayCard = { $face }: zagraj kartę { $card }
do-SkipDie = { $face }: pomiń tę kość
do-Move = cała armia { $region-in }
do-Split = część armii { $region-in }
do-AttackFrom = zaatakuj { $region-from }
do-Joins-AttackFrom = armia { $region-in }
do-Choose = { $region }
do-Attack = { $region } atakuje: { $region2 }
do-Lose = { $unit-one }
do-ChooseUnit = { $unit-one }
do-Several = { $n ->
    [one] { $unit-one }
    [few] { $n } { $unit-few }
    [many] { $n } { $unit-many }
   *[other] { $n } { $unit-few }
}
do-GoAlong = { $character } rusza z armią
do-TokensGoAlong-Number = { $n ->
    [one] { $n } żeton zdolności przywódczych
    [few] { $n } żetony zdolności przywódczych
    [many] { $n } żetonów zdolności przywódczych
   *[other] { $n } żetonów zdolności przywódczych
}
do-DamageGoesAlong-Number = { $n ->
    [one] { $n } żeton obrażeń
    [few] { $n } żetony obrażeń
    [many] { $n } żetonów obrażeń
   *[other] { $n } żetonów obrażeń
}
do-GoesToo-GoAlong = { $character } odchodzi z armią
do-StayBehind = { $character } zostaje
do-ChooseCharacter = { $character }
do-ChooseTerritory = { $territory }
do-Keep = zastosuj { $tile }
do-SetAside = odłóż { $tile } i dobierz następny
do-DrawnTile = żeton przeznaczenia { $tile }
do-Flip = { $region } ({ $group })
do-PlaceToken = { $region } ({ $group })
do-Fronts = { $front-one }
do-Discard = odrzuć kartę { $card }
do-UseAbility = { $character }: { $ability }
do-EagleFrom = Orzeł ({ $territory }) atakuje armię { $region-in }
do-LordFrom = Wódz Orłów atakuje armię { $region-in }
do-Maneuver = { $card-combat }
do-FightWith = armia { $region-in }
do-Reroll = { $die-key ->
    [die-black] { $n ->
        [one] { $n } czarna kość
        [few] { $n } czarne kości
        [many] { $n } czarnych kości
       *[other] { $n } czarne kości
    }
   *[other] { $n ->
        [one] { $n } biała kość
        [few] { $n } białe kości
        [many] { $n } białych kości
       *[other] { $n } białe kości
    }
}
do-GoOn = walcz dalej
do-Withdraw = wycofaj się
do-Stay = zostań i walcz
do-Retreat = wykonaj odwrót
do-Rout = ucieknij w rozsypce
do-RetreatTo = { $region }
do-Alternative = { $effect }
do-ChooseRoll = { $roll }
do-ChooseFace = { $face }
do-GiveUpLeadership = strać żeton zdolności przywódczych { $region-in }
do-TakeDamage = otrzymaj obrażenia { $region-in }
do-PutBack = { $card }
do-BatsTo = { $n ->
    [one] { $n } wielki nietoperz
    [few] { $n } wielkie nietoperze
    [many] { $n } wielkich nietoperzy
   *[other] { $n } wielkie nietoperze
} { $territory-in }
effect-EliminateCharacter = postać zostaje wyeliminowana
effect-LoseLeadership = odrzucone zostają żetony zdolności przywódczych
effect-InflictDamage = zadane zostają obrażenia
effect-RepairFortification = fortyfikacja zostaje naprawiona
effect-RemoveDamage = armie pozbywają się obrażeń
effect-Move = rusza się armia
effect-Attack = atakuje armia
effect-DiscardActivation = generał traci żeton aktywacji
effect-DiscardRandom = odrzucona zostaje losowa karta
effect-other = drugi efekt

## Dziennik: tura

war-turn = Tura { $n }
war-phase = { $phase }
war-dice-rolled = { $side } { $side-key ->
    [free] wyrzucają
   *[other] wyrzuca
}: { $results }.
war-die-used = { $side } { $side-key ->
    [free] używają
   *[other] używa
} kości ({ $face }): { $use }.
war-die-skipped = { $side } { $side-key ->
    [free] pomijają
   *[other] pomija
} kość ({ $face }).
war-passed = { $side } { $side-key ->
    [free] pasują
   *[other] pasuje
}.
war-drew = { $side } { $side-key ->
    [free] dobierają
   *[other] dobiera
} { $deck-one }.
war-discarded = { $side } { $side-key ->
    [free] odrzucają
   *[other] odrzuca
} kartę: { $card }.
war-played = { $side } { $side-key ->
    [free] zagrywają
   *[other] zagrywa
} kartę { $card }.
war-card-gone = { $card } opuszcza stół.
war-events-shuffled = Talia Wydarzeń się wyczerpała: odrzucone Wydarzenia zostają potasowane.
war-activated = { $character } zostaje aktywowany.
war-general-used = { $character } używa swojej zdolności: { $ability }.
war-leadership-placed = { $side } { $side-key ->
    [free] umieszczają
   *[other] umieszcza
} żetony zdolności przywódczych { $regions-in }.
war-leadership-lost = Armia { $side-gen } { $region-in } traci { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} zdolności przywódczych.
war-tile-drawn = Żeton przeznaczenia: { $tile }.
war-tile-set-aside = Zostaje odłożony ({ $tile }).
war-fate-advanced = Przeznaczenie przesuwa się o { $n }, na pole { $n2 }.
war-fate-card = Karta Przeznaczenia: { $card }.
war-bats-placed = { $territory-to } { $n ->
    [one] leci { $n } wielki nietoperz
    [few] lecą { $n } wielkie nietoperze
    [many] leci { $n } wielkich nietoperzy
   *[other] lecą { $n } wielkie nietoperze
}.
war-bat-removed = Wielki nietoperz { $territory-in } zostaje usunięty.
war-eagles-placed = Do Gniazda { $n ->
    [one] przybywa { $n } Orzeł
    [few] przybywają { $n } Orły
    [many] przybywa { $n } Orłów
   *[other] przybywają { $n } Orły
}.
war-eagle-flew = Orzeł leci { $territory-to }.
war-eagle-attacked = Orzeł atakuje armię { $region-in }.

## Dziennik: armie, postacie, żetony

war-moved = { $side } { $side-key ->
    [free] przesuwają
   *[other] przesuwa
} { $n ->
    [one] { $n } jednostkę
    [few] { $n } jednostki
    [many] { $n } jednostek
   *[other] { $n } jednostki
} { $region-from } { $region2-to }.
war-character-moved = { $character } idzie { $region-to }.
war-character-entered = { $character } wchodzi do gry { $region-in }.
war-character-gone = { $character } zostaje wyeliminowany.
war-character-off-board = { $character } na razie opuszcza planszę.
war-mustered = Rekrutacja { $region-in }: { $n ->
    [one] { $unit-one }
    [few] { $n } { $unit-few }
    [many] { $n } { $unit-many }
   *[other] { $n } { $unit-few }
}.
war-eliminated = Straty { $region-in }: { $n ->
    [one] { $unit-one }
    [few] { $n } { $unit-few }
    [many] { $n } { $unit-many }
   *[other] { $n } { $unit-few }
}{ $n2 ->
    [0] {""}
   *[other] ; pozostałe obrażenia: { $n2 }
}.
war-token-placed = Żeton rekrutacji ({ $group }) zostaje położony { $region-in }.
war-token-flipped = Żeton rekrutacji ({ $group }) zostaje odwrócony { $region-in }: { $front-one }.
war-tokens-eliminated = Wyeliminowane { $region-in }: { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} rekrutacji ({ $group }).
war-control-taken = Cień przejmuje kontrolę { $region-in }: razem { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punkty
} zwycięstwa.
war-control-lost = Wolne Ludy odzyskują kontrolę { $region-in }: Cieniowi { $n ->
    [one] zostaje { $n } punkt
    [few] zostają { $n } punkty
    [many] zostaje { $n } punktów
   *[other] zostają { $n } punkty
} zwycięstwa.
war-pass-opened = Droga stoi otworem: { $region }.
war-rallied = Armia { $region-in } przegrupowuje się: usunięte obrażenia { $n }, pozostałe { $n2 }.
war-damaged = Armia { $side-gen } { $region-in } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}.
war-damage-removed = Armia { $side-gen } { $region-in } pozbywa się { $n ->
    [one] { $n } obrażenia
    [few] { $n } obrażeń
    [many] { $n } obrażeń
   *[other] { $n } obrażeń
}.
war-fortification-damaged = Fortyfikacja { $region-in } otrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}, razem { $n2 }.
war-fortification-broken = Fortyfikacja { $region-in } zostaje przełamana.
war-fortification-repaired = Fortyfikacja { $region-in } zostaje naprawiona: usunięte obrażenia { $n }, pozostałe { $n2 }.
war-wrath-lost = Beorn traci { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} gniewu, zostaje mu { $n2 }.
war-shot = { $character } ostrzeliwuje armię { $region-in }: { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
}, { $n2 ->
    [0] bez trafienia
    [one] { $n2 } trafienie
    [few] { $n2 } trafienia
    [many] { $n2 } trafień
   *[other] { $n2 } trafienia
}.
war-card-shot = { $card }: { $n ->
    [one] { $n } kość
    [few] { $n } kości
    [many] { $n } kości
   *[other] { $n } kości
} przeciw armii { $region-in }, { $n2 ->
    [0] bez trafienia
    [one] { $n2 } trafienie
    [few] { $n2 } trafienia
    [many] { $n2 } trafień
   *[other] { $n2 } trafienia
}.
war-laid-beside = Karta zostaje położona obok tego regionu: { $region }.
war-rings = Bilbo ma teraz { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} Pierścienia.
war-wrath = Beorn ma teraz { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
    [many] { $n } żetonów
   *[other] { $n } żetony
} gniewu.
war-bodyguards = Bolg ma teraz { $n ->
    [one] { $n } żeton przybocznego
    [few] { $n } żetony przybocznych
    [many] { $n } żetonów przybocznych
   *[other] { $n } żetony przybocznych
}.
war-tile-added = Specjalny żeton przeznaczenia trafia do puli: { $tile }.
war-activation-lost = { $character } traci żeton aktywacji.
war-duel = Pojedynek bohaterów: Wolne Ludy { $n }, Cień { $n2 }.

## Dziennik: walka

war-combat = { $side } { $side-key ->
    [free] atakują
   *[other] atakuje
} { $region-from }: walka { $region2-in }.
war-combat-combined = { $side } { $side-key ->
    [free] atakują
   *[other] atakuje
} armię { $region-in }; liczba armii: { $n }.
war-superiority = { $side } { $side-key ->
    [free] mają
   *[other] ma
} przewagę terenu, { $n } do { $n2 }.
war-combat-fights = Runda { $n }: atakuje armia { $region-in }.
war-combat-round = Runda { $n } walki.
war-combat-showed = { $side } { $side-key ->
    [free] odkrywają
   *[other] odkrywa
} kartę { $card-combat }.
war-combat-rolled = { $side } { $side-key ->
    [free] wyrzucają
   *[other] wyrzuca
} { $faces } (trafia { $n2 }{ $n ->
    [0] {""}
   *[other] ; czarne kości: { $n }
}).
war-combat-again = { $side } { $side-key ->
    [free] przerzucają
   *[other] przerzuca
}: { $faces }.
war-combat-hit = Trafienia: Wolne Ludy { $n }, Cień { $n2 }.
war-combat-ability = { $side } { $side-key ->
    [free] używają
   *[other] używa
} efektu karty { $card-combat }.
war-combat-prevented = { $side } { $side-key ->
    [free] zapobiegają
   *[other] zapobiega
} { $n ->
    [one] { $n } obrażeniu
    [few] { $n } obrażeniom
    [many] { $n } obrażeniom
   *[other] { $n } obrażeniom
}.
war-combat-guards = Przyboczni Bolga anulują wszystkie obrażenia; pozostałe żetony: { $n }.
war-combat-ring = Bilbo wkłada Pierścień; pozostałe żetony Pierścienia: { $n }.
war-combat-withdrew = { $side } { $side-key ->
    [free] wycofują
   *[other] wycofuje
} się.
war-combat-retreated = { $side } { $side-key ->
    [free] wykonują
   *[other] wykonuje
} odwrót { $region-from } { $region2-to }.
war-combat-routed = { $side } { $side-key ->
    [free] uciekają
   *[other] ucieka
} w rozsypce { $region-from } { $region2-to }.
war-combat-advanced = { $side } { $side-key ->
    [free] posuwają
   *[other] posuwa
} się naprzód { $region-to }.
war-combat-won = { $side } { $side-key ->
    [free] wygrywają
   *[other] wygrywa
} walkę { $region-in }.
war-combat-lost = { $side } { $side-key ->
    [free] przegrywają
   *[other] przegrywa
} walkę { $region-in }.

## Koniec

war-bolg = Bolg poległ.
war-front-gate = Cień ma dziesięć punktów zwycięstwa i Główną Bramę.
war-fate = Znacznik przeznaczenia dotarł na ostatnie pole.
war-beorn = Beorn przybył, gdy Cień ma mniej niż sześć punktów zwycięstwa.
war-points = Na koniec tury Cień ma dziesięć punktów zwycięstwa.

## Zasady, na które powołuje się pytanie

rule-B-AMB-06 = Żetony zdolności przywódczych, dla których nie ma armii, przepadają; Cień bierze zamiast nich wielkie nietoperze, dopóki są.
rule-B-AMB-26 = Część, która się rusza, sama musi zawierać jednostki wymagane przez akcję.
rule-B-AMB-32 = Wszystkie jednostki odchodzą razem; postacie mogą zostać same.
rule-B-AMB-33 = Straty można ponosić tylko, dopóki są obrażenia do usunięcia.
rule-B-AMB-35 = Beorn i armia Wolnych Ludów mogą się minąć, ale nigdy nie zostają w tym samym regionie.
rule-B-AMB-36 = Każdy Orzeł wybiera cel przed pierwszym rzutem; potem uderzają jeden po drugim.
rule-B-AMB-40 = Żeton przybocznego chroni przed wszystkimi obrażeniami wroga w rundzie, także tymi, które dopiero nadejdą.
rule-B-AMB-41 = Karta Jednostki wymaga jednostki swojego rodzaju w walczącej armii, a karta Manewru specjalnego swojej postaci lub nietoperza.
rule-B-AMB-47 = Gdy została jedna figurka goblina, Cień wybiera jej punkt mobilizacji.
rule-B-BAT-01 = Wielkie nietoperze i żetony zdolności przywódczych razem równają się puli kości Cienia.
rule-B-BAT-02 = Wielki nietoperz przypisany jest do terytorium.
rule-B-BAT-03 = Przy wyniku Mobilizacja usuwa się wielkiego nietoperza i rusza się armia Cienia z jego terytorium.
rule-B-BEO-04 = Beorn rusza się o maksymalnie trzy regiony za Wolę Zachodu albo za wynik Postać i żeton gniewu.
rule-B-BEO-07 = Beorn nigdy nie zostaje w regionie z jednostkami armii którejkolwiek strony.
rule-B-BEO-08 = Beorn nie przejdzie przez armię Cienia, ale nie musi się przy niej zatrzymywać.
rule-B-BEO-11 = Beorn walczy bez kart i bez przewagi terenu.
rule-B-BEO-12 = Beorn rzuca czterema kośćmi, trafia od 5 i raz przerzuca każdą nieudaną; karty Przeznaczenia mogą to zmienić.
rule-B-BIL-02 = Gdy jego armia otrzymuje obrażenia, Bilbo może zużyć żeton Pierścienia i opuścić planszę, aby usunąć dwa z nich.
rule-B-BIL-03 = Gdy używa się wyniku Postać, żeton Pierścienia może przenieść Bilba do dowolnego regionu.
rule-B-BOL-04 = Żeton przybocznego anuluje wszystkie obrażenia z jednej rundy lub jednego ataku na armię Bolga.
rule-B-CHR-04 = Gotowa postać wchodzi do gry za wynik podany na jej karcie.
rule-B-CHR-08 = Postać nie może wejść tam, gdzie stoi wróg lub gdzie on ma kontrolę.
rule-B-CHR-09 = Postać poza armią nie zważa na wrogie armie.
rule-B-CHR-11 = Ruszyć może się dowolna liczba postaci, każda najwyżej o swoją wartość ruchu.
rule-B-CHR-12 = Gdy armia się rusza, postać może pójść z nią albo zostać.
rule-B-CMB-01 = Armia może zaatakować sąsiedni region z wrogą armią.
rule-B-CMB-11 = Obie strony potajemnie wybierają po jednej karcie i odkrywają je razem.
rule-B-CMB-12 = Możesz odkryć Wydarzenie, kartę Jednostki, Manewr specjalny albo Odzyskiwanie sił.
rule-B-CMB-14 = Wydarzenie działa w podanym momencie, najpierw obrońcy, a potem zostaje odrzucone.
rule-B-CMB-22 = Zdolności manewru można użyć, jeśli trafiła co najmniej jedna czarna kość.
rule-B-CMB-24 = Atakujący pierwszy mówi, czy używa swojej zdolności.
rule-B-CMB-40 = Można przerzucić tyle nieudanych kości, ile armia ma zdolności przywódczych, każdą raz.
rule-B-COM-01 = Połączony atak wymaga co najmniej dwóch twoich armii obok wroga.
rule-B-COM-02 = W każdej rundzie walczy jedna z atakujących armii i ona przyjmuje wszystkie trafienia.
rule-B-CRD-04 = Na ręce nigdy nie ma więcej niż sześciu kart; nadmiar od razu odrzuca się zakryty.
rule-B-CRD-08 = Kartę zagrywa się wynikiem Wydarzenie, wynikiem jej rodzaju lub Wolą Zachodu.
rule-B-CRD-09 = Karta zmienia zasady tylko tam, gdzie to mówi.
rule-B-CRD-11 = Efekty karty wykonuje się na tyle, na ile to możliwe.
rule-B-DIC-04 = Akcji nie trzeba wykonać w całości: można tylko ruszyć albo tylko zaatakować.
rule-B-DIC-07 = Możesz spasować tylko, gdy masz mniej kości niż przeciwnik.
rule-B-DIC-08 = Kość zawsze można pominąć bez efektu.
rule-B-DIC-09 = Wynik Armia rusza dwie armie, jedną z atakiem, wykonuje połączony atak albo zagrywa kartę Armii.
rule-B-DIC-10 = Wynik Mobilizacja odwraca żetony w dwóch regionach, przegrupowuje dwie armie albo zagrywa kartę Mobilizacji.
rule-B-DIC-17 = Oko Saurona służy tylko goblinom: do ich rekrutacji, ataku lub ruchu.
rule-B-DMG-03 = Każda wyeliminowana jednostka usuwa do dwóch obrażeń.
rule-B-DMG-05 = Dopóki armia ma więcej obrażeń niż jednostek, musi ponosić straty.
rule-B-EAG-04 = Zdolność Wodza sprowadza jeszcze jednego Orła albo wysyła wszystkie.
rule-B-EAG-05 = U Orła liczy się tylko terytorium.
rule-B-EAG-06 = Przy wyniku Mobilizacja Orły atakują armie Cienia na swoim terytorium i wracają do Gniazda.
rule-B-EAG-07 = Dwa Orły nie atakują tej samej armii.
rule-B-FAT-02 = Przy kilku aktywnych generałach Cień może odłożyć żeton i losować dalej, tyle razy, ilu jest generałów.
rule-B-FAT-03 = Liczy się ostatni wylosowany żeton.
rule-B-GEN-01 = W turze aktywuje się najwyżej trzech generałów, każdego raz.
rule-B-GEN-03 = Zdolność generała kosztuje jego żeton aktywacji, tuż przed użyciem jednej z twoich kości.
rule-B-GEN-04 = Przed jedną kością można użyć zdolności tylko jednego generała.
rule-B-INF-06 = Co karta pozwala obejrzeć jednemu graczowi, widzi tylko on.
rule-B-LDR-01 = Każdy żeton zdolności przywódczych trafia do innej armii.
rule-B-MOV-01 = Armia porusza się region po regionie, nigdy do regionu z wrogą armią.
rule-B-MOV-05 = Oko Saurona rusza tylko armie z goblinem.
rule-B-MOV-08 = Armię można podzielić: część jednostek, postaci i żetonów rusza, reszta zostaje.
rule-B-MOV-10 = Przy wyniku Postać to, co się rusza, musi mieć własne przywództwo.
rule-B-MOV-11 = Obrażenia dzieli się tak, by żadna część nie miała więcej żetonów niż jednostek.
rule-B-MOV-13 = Po połączeniu armii zostaje najwyżej pięć jednostek; właściciel wybiera, kto odchodzi.
rule-B-MOV-18 = Dłuższy ruch kończy się obok wrogiej armii.
rule-B-MOV-21 = Jednostki usunięte tylko z powodu nadmiaru nie zabierają obrażeń.
rule-B-PAS-03 = Z punktu mobilizacji armia może wejść tylko na swoją otwartą przełęcz.
rule-B-RAL-01 = Jeden wynik Mobilizacja przegrupowuje do dwóch różnych armii.
rule-B-REC-01 = Rekrutacja odwraca po jednym żetonie w maksymalnie dwóch regionach.
rule-B-REC-04 = Żetony Wolnych Ludów leżą w osadach, a Cienia w regionach mobilizacji.
rule-B-REC-05 = Nie kładzie się żetonu tam, gdzie wróg ma armię lub kontrolę.
rule-B-REC-06 = Gdy grupa żetonów się wyczerpie, nie kładzie się ich więcej.
rule-B-REC-08 = Gdy brak figurki pokazanego rodzaju, może przybyć inny rodzaj z tej samej grupy.
rule-B-REC-12 = Rekruci ponad pięć jednostek w armii przepadają, a właściciel wybiera którzy.
rule-B-RET-02 = Po rundzie najpierw atakujący decyduje, czy walczy dalej.
rule-B-RET-03 = Odwrót wymaga Odzyskiwania sił w tej rundzie.
rule-B-RET-04 = Armia cofa się do sąsiedniego regionu wolnego od wroga i jego kontroli.
rule-B-RET-05 = Odwrót nie prowadzi przez bród ani obok wroga, chyba że region należy do swoich.
rule-B-RET-07 = Gdy nie ma takiego regionu, wybiera go atakujący, a armia otrzymuje jeszcze jedno obrażenie.
rule-B-RET-08 = Jeśli nie ma dokąd pójść, armia nie może odejść.
rule-B-RET-11 = Bez Odzyskiwania sił obrońca też może odejść, ale w rozsypce.
rule-B-RET-21 = Do opróżnionego regionu atakujący może posunąć się całą armią lub jej częścią.
rule-B-TRN-05 = Po dobraniu każdy gracz odrzuca nadmiar ponad sześć kart.
rule-B-TRN-06 = Wolne Ludy aktywują do trzech generałów w grze.
rule-B-TRN-07 = Wolne Ludy dostają żeton zdolności przywódczych za każdego aktywowanego generała.
rule-B-TRN-09 = Cień dzieli liczbę swoich kości między wielkie nietoperze i żetony zdolności przywódczych.
rule-B-TRN-10 = Każdy żeton zdolności przywódczych Cienia trafia do innej armii.
rule-B-TRN-11 = Wielkie nietoperze mogą latać nad dowolnym terytorium.
