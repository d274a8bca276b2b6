### Słowa kart: zdania, warunki, o kim mowa, co się zmienia i co się robi.
### Rzeczowniki mają .gen .dat .acc, dowolny z nich .one i .one-gen …, drużyny .company i .company-gen …;
### nazwy kart się nie odmieniają, stoi więc przed nimi karta, postać, miejsce lub kraina.

## Zdania: jeśli robi się wiele rzeczy, wymienia się je jedną po drugiej.

sentence-always = { $does-then }.
sentence-always-when = Jeśli { $when }: { $does-then }.
sentence-whenever = { $at-then } należy { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-whenever-when = { $at }, jeśli { $when }, należy { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may = { $at-then } możesz { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when = { $at }, jeśli { $when }, możesz { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-pay = { $at-then } możesz { $pay }, aby { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.
sentence-may-when-pay = { $at }, jeśli { $when }, możesz { $pay }, aby { $does-count ->
    [1] { $does }
    [2] { $does }
   *[other] { $does-then }
}.

## O kim mowa: .one to jeden z nich, .on to „na” (ze spacją), .company to drużyna

Picked = { $who-one }
    .on = {" "}na { $who-one-acc }
    .company = { $who-one }
    .gen = { $who-one-gen }
    .dat = { $who-one-dat }
    .acc = { $who-one-acc }
    .company-gen = { $who-one-gen }
    .company-dat = { $who-one-dat }
    .company-acc = { $who-one-acc }
This = ta karta
    .gen = tej karty
    .dat = tej karcie
    .acc = tę kartę
    .on = {""}
You = ty
    .gen = ciebie
    .dat = tobie
    .acc = ciebie
    .one = ty
    .one-gen = ciebie
    .one-dat = tobie
    .one-acc = ciebie
TheOpponent = przeciwnik
    .gen = przeciwnika
    .dat = przeciwnikowi
    .acc = przeciwnika
    .one = przeciwnik
    .one-gen = przeciwnika
    .one-dat = przeciwnikowi
    .one-acc = przeciwnika
Bearer = niosący
    .gen = niosącego
    .dat = niosącemu
    .acc = niosącego
    .one = niosący
    .one-gen = niosącego
    .one-dat = niosącemu
    .one-acc = niosącego
    .on = {" "}na niosącego
Chosen = { $place ->
    [0] ta postać
   *[other] ta druga postać
}
    .gen = { $place ->
    [0] tej postaci
   *[other] tej drugiej postaci
}
    .dat = { $place ->
    [0] tej postaci
   *[other] tej drugiej postaci
}
    .acc = { $place ->
    [0] tę postać
   *[other] tę drugą postać
}
    .on = {" "}na tę postać
    .one = ta postać
    .one-gen = tej postaci
    .one-dat = tej postaci
    .one-acc = tę postać
    .company = ta drużyna
    .company-gen = tej drużyny
    .company-dat = tej drużynie
    .company-acc = tę drużynę
where-current = każda postać z drużyny
    .gen = każdej postaci z drużyny
    .dat = każdej postaci z drużyny
    .acc = każdą postać z drużyny
    .one = postać z drużyny
    .one-gen = postaci z drużyny
    .one-dat = postaci z drużyny
    .one-acc = postać z drużyny
    .of = z drużyny
where-attacked = każda postać z atakowanej drużyny
    .gen = każdej postaci z atakowanej drużyny
    .dat = każdej postaci z atakowanej drużyny
    .acc = każdą postać z atakowanej drużyny
    .one = postać z atakowanej drużyny
    .one-gen = postaci z atakowanej drużyny
    .one-dat = postaci z atakowanej drużyny
    .one-acc = postać z atakowanej drużyny
    .of = z atakowanej drużyny
where-bearer = każda postać z drużyny niosącego
    .gen = każdej postaci z drużyny niosącego
    .dat = każdej postaci z drużyny niosącego
    .acc = każdą postać z drużyny niosącego
    .one = postać z drużyny niosącego
    .one-gen = postaci z drużyny niosącego
    .one-dat = postaci z drużyny niosącego
    .one-acc = postać z drużyny niosącego
    .of = z drużyny niosącego
where-yours = każda twoja postać
    .gen = każdej twojej postaci
    .dat = każdej swojej postaci
    .acc = każdą swoją postać
    .one = twoja postać
    .one-gen = twojej postaci
    .one-dat = swojej postaci
    .one-acc = swoją postać
    .of = spośród swoich postaci
where-beside = każda inna twoja postać w tym samym miejscu
    .gen = każdej innej twojej postaci w tym samym miejscu
    .dat = każdej innej swojej postaci w tym samym miejscu
    .acc = każdą inną swoją postać w tym samym miejscu
    .one = inna twoja postać w tym samym miejscu
    .one-gen = innej twojej postaci w tym samym miejscu
    .one-dat = innej swojej postaci w tym samym miejscu
    .one-acc = inną swoją postać w tym samym miejscu
    .of = spośród swoich postaci w tym samym miejscu
where-checked = twoja postać wykonująca test zepsucia
    .gen = twojej postaci wykonującej test zepsucia
    .dat = swojej postaci wykonującej test zepsucia
    .acc = swoją postać wykonującą test zepsucia
    .one = twoja postać mająca wykonać test zepsucia
    .one-gen = twojej postaci mającej wykonać test zepsucia
    .one-dat = swojej postaci mającej wykonać test zepsucia
    .one-acc = swoją postać mającą wykonać test zepsucia
    .of = spośród swoich postaci przed testem zepsucia
where-all = każda postać w grze
    .gen = każdej postaci w grze
    .dat = każdej postaci w grze
    .acc = każdą postać w grze
    .one = dowolna postać
    .one-gen = dowolnej postaci
    .one-dat = dowolnej postaci
    .one-acc = dowolną postać
    .of = w grze
where-chosen = każda postać z tej drużyny
    .gen = każdej postaci z tej drużyny
    .dat = każdej postaci z tej drużyny
    .acc = każdą postać z tej drużyny
    .one = postać z tej drużyny
    .one-gen = postaci z tej drużyny
    .one-dat = postaci z tej drużyny
    .one-acc = postać z tej drużyny
    .of = z tej drużyny
where-others = każda inna postać z drużyny niosącego
    .gen = każdej innej postaci z drużyny niosącego
    .dat = każdej innej postaci z drużyny niosącego
    .acc = każdą inną postać z drużyny niosącego
    .one = inna postać z drużyny niosącego
    .one-gen = innej postaci z drużyny niosącego
    .one-dat = innej postaci z drużyny niosącego
    .one-acc = inną postać z drużyny niosącego
    .of = z drużyny niosącego (prócz niego)
where-checked-beside = postać z drużyny niosącego wykonująca test zepsucia
    .gen = postaci z drużyny niosącego wykonującej test zepsucia
    .dat = postaci z drużyny niosącego wykonującej test zepsucia
    .acc = postać z drużyny niosącego wykonującą test zepsucia
    .one = postać z drużyny niosącego mająca wykonać test zepsucia
    .one-gen = postaci z drużyny niosącego mającej wykonać test zepsucia
    .one-dat = postaci z drużyny niosącego mającej wykonać test zepsucia
    .one-acc = postać z drużyny niosącego mającą wykonać test zepsucia
    .of = z drużyny niosącego przed testem zepsucia
Characters = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where }
           *[other] każdy { $skill } { $where-of }
        }
       *[other] każdy { $race } { $where-of }
    }
   *[other] postać { $name }
}{ Characters.more }
    .gen = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-gen }
           *[other] każdego { $skill-gen } { $where-of }
        }
       *[other] każdego { $race-gen } { $where-of }
    }
   *[other] postaci { $name }
}{ Characters.more }
    .dat = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-dat }
           *[other] każdemu { $skill-dat } { $where-of }
        }
       *[other] każdemu { $race-dat } { $where-of }
    }
   *[other] postaci { $name }
}{ Characters.more }
    .acc = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-acc }
           *[other] każdego { $skill-acc } { $where-of }
        }
       *[other] każdego { $race-acc } { $where-of }
    }
   *[other] postać { $name }
}{ Characters.more }
    .one = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one }
           *[other] { $skill } { $where-of }
        }
       *[other] { $race } { $where-of }
    }
   *[other] postać { $name }
}{ Characters.more }
    .one-gen = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one-gen }
           *[other] { $skill-gen } { $where-of }
        }
       *[other] { $race-gen } { $where-of }
    }
   *[other] postaci { $name }
}{ Characters.more }
    .one-dat = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one-dat }
           *[other] { $skill-dat } { $where-of }
        }
       *[other] { $race-dat } { $where-of }
    }
   *[other] postaci { $name }
}{ Characters.more }
    .one-acc = { $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] { $where-one-acc }
           *[other] { $skill-acc } { $where-of }
        }
       *[other] { $race-acc } { $where-of }
    }
   *[other] postać { $name }
}{ Characters.more }
    .on = {" "}na { $name-key ->
    [name-none] { $where-acc }
   *[other] postać { $name }
}
    .more = { $wounded ->
    [1] {" "}(z raną)
    [-1] {" "}(bez rany)
   *[other] {""}
}{ $never-count ->
    [0] {""}
   *[other] {" "}(prócz { $never-many-gen })
}{ $without-key ->
    [name-none] {""}
   *[other] {" "}bez karty { $without }
}{ $at-key ->
    [hold-any] {""}
   *[other] {" "}w { $at-loc }
}{ $not_at-count ->
    [0] {""}
   *[other] {" "}(nie w { $not_at-loc-or })
}{ $bearing-key ->
    [keyword-any] {""}
   *[other] {" "}(z kartą { $bearing })
}{ $beside-key ->
    [skill-none] {""}
   *[other] {" "}w drużynie { $beside-with }
}{ $beside_name-key ->
    [name-none] {""}
   *[other] {" "}w drużynie z postacią { $beside_name }
}{ $beside_race-key ->
    [race-none] {""}
   *[other] {" "}w drużynie, w której jest { $beside_race }
}{ $carrying-count ->
    [0] {""}
   *[other] {" "}(niosąc: { $carrying-or })
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}{ $most ->
    [99] {""}
   *[other] {" "}w drużynie o wielkości najwyżej { $most }
}
Companies = twoje drużyny{ Companies.such }
    .gen = twoich drużyn{ Companies.such }
    .dat = swoim drużynom{ Companies.such }
    .acc = swoje drużyny{ Companies.such }
    .one = twoja drużyna{ Companies.such }
    .one-gen = twojej drużyny{ Companies.such }
    .one-dat = swojej drużynie{ Companies.such }
    .one-acc = swoją drużynę{ Companies.such }
    .company = twoja drużyna{ Companies.such }
    .company-gen = twojej drużyny{ Companies.such }
    .company-dat = swojej drużynie{ Companies.such }
    .company-acc = swoją drużynę{ Companies.such }
    .such = { $most ->
    [99] {""}
   *[other] {" "}(o wielkości najwyżej { $most })
}{ $at-key ->
    [hold-any] {""}
   *[other] {" "}w { $at-loc }
}{ $site-key ->
    [name-none] {""}
   *[other] {" "}w miejscu { $site }
}{ $region-key ->
    [name-none] {""}
   *[other] {" "}w krainie { $region }
}{ $least ->
    [0] {""}
   *[other] {" "}z co najmniej { $least } postaciami i sprzymierzeńcami łącznie
}{ $name-key ->
    [name-none] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] {""}
           *[other] {" "}{ $skill-with }
        }
       *[other] {" "}{ $race-with }
    }
   *[other] {" "}z postacią { $name }
}{ $moving ->
    [1] {" "}w drodze
    [2] {" "}z nową kartą miejsca
    [-1] {" "}(bez ruchu w tej turze)
   *[other] {""}
}{ $bound_for-count ->
    [0] {""}
   *[other] {" "}w drodze do miejsca w krainie { $bound_for-or }
}
Items = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złote pierścienie
           *[other] przedmioty
        }
       *[other] karty { $keyword }
    }
   *[other] karty { $name }
} { Items.near }
    .gen = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złotych pierścieni
           *[other] przedmiotów
        }
       *[other] kart { $keyword }
    }
   *[other] kart { $name }
} { Items.near }
    .dat = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złotym pierścieniom
           *[other] przedmiotom
        }
       *[other] kartom { $keyword }
    }
   *[other] kartom { $name }
} { Items.near }
    .acc = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złote pierścienie
           *[other] przedmioty
        }
       *[other] karty { $keyword }
    }
   *[other] karty { $name }
} { Items.near }
    .one = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złoty pierścień
           *[other] przedmiot
        }
       *[other] karta { $keyword }
    }
   *[other] karta { $name }
} { Items.near }
    .one-gen = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złotego pierścienia
           *[other] przedmiotu
        }
       *[other] karty { $keyword }
    }
   *[other] karty { $name }
} { Items.near }
    .one-dat = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złotemu pierścieniowi
           *[other] przedmiotowi
        }
       *[other] karcie { $keyword }
    }
   *[other] karcie { $name }
} { Items.near }
    .one-acc = { $name-key ->
    [name-none] { $keyword-key ->
        [keyword-any] { $size-key ->
            [size-gold] złoty pierścień
           *[other] przedmiot
        }
       *[other] kartę { $keyword }
    }
   *[other] kartę { $name }
} { Items.near }
    .near = { $where-key ->
    [where-yours] w twojej drużynie{ $beside_race-key ->
        [race-none] { $beside-key ->
            [skill-none] {""}
           *[other] {" "}{ $beside-with }
        }
       *[other] {" "}{ $beside_race-with }
    }
   *[other] { $where-of }
}
Factions = stronnictwa { Factions.whose }
    .gen = stronnictw { Factions.whose }
    .dat = stronnictwom { Factions.whose }
    .acc = stronnictwa { Factions.whose }
    .one = stronnictwo { Factions.whose }
    .one-gen = stronnictwa { Factions.whose }
    .one-dat = stronnictwu { Factions.whose }
    .one-acc = stronnictwo { Factions.whose }
    .whose = { $in_hand ->
    [yes] z ręki
   *[no] przeciwnika
}
BothPlayers = obaj gracze
    .gen = obu graczy
    .dat = obu graczom
    .acc = obu graczy
    .one = gracz
    .one-gen = gracza
    .one-dat = graczowi
    .one-acc = gracza
OtherStones = inne Palantíry
    .gen = innych Palantírów
    .dat = innym Palantírom
    .acc = inne Palantíry
    .one = inny Palantír
    .one-gen = innego Palantíru
    .one-dat = innemu Palantírowi
    .one-acc = inny Palantír
CheckedFellow = towarzysz mający wykonać test zepsucia
    .gen = towarzysza mającego wykonać test zepsucia
    .dat = towarzyszowi mającemu wykonać test zepsucia
    .acc = towarzysza mającego wykonać test zepsucia
    .one = towarzysz mający wykonać test zepsucia
    .one-gen = towarzysza mającego wykonać test zepsucia
    .one-dat = towarzyszowi mającemu wykonać test zepsucia
    .one-acc = towarzysza mającego wykonać test zepsucia
WhoInfluences = { $skill-key ->
    [skill-none] postać wykonująca
   *[other] { $skill } wykonujący
} test wpływu{ WhoInfluences.whom }
    .gen = { $skill-key ->
    [skill-none] postaci wykonującej
   *[other] { $skill-gen } wykonującego
} test wpływu{ WhoInfluences.whom }
    .dat = { $skill-key ->
    [skill-none] postaci wykonującej
   *[other] { $skill-dat } wykonującemu
} test wpływu{ WhoInfluences.whom }
    .acc = { $skill-key ->
    [skill-none] postać wykonującą
   *[other] { $skill-acc } wykonującego
} test wpływu{ WhoInfluences.whom }
    .one = { $skill-key ->
    [skill-none] postać mająca
   *[other] { $skill } mający
} wykonać test wpływu{ WhoInfluences.whom }
    .one-gen = { $skill-key ->
    [skill-none] postaci mającej
   *[other] { $skill-gen } mającego
} wykonać test wpływu{ WhoInfluences.whom }
    .one-dat = { $skill-key ->
    [skill-none] postaci mającej
   *[other] { $skill-dat } mającemu
} wykonać test wpływu{ WhoInfluences.whom }
    .one-acc = { $skill-key ->
    [skill-none] postać mającą
   *[other] { $skill-acc } mającego
} wykonać test wpływu{ WhoInfluences.whom }
    .whom = { $against ->
    [-1] {""}
    [2] {" postaci"}
   *[other] {" stronnictwa"}
}{ $beside ->
    [yes] {" "}(z drużyny niosącego)
   *[no] {""}
}
TheAttack = atak
    .gen = ataku
    .dat = atakowi
    .acc = atak
    .one = atak
    .one-gen = ataku
    .one-dat = atakowi
    .one-acc = atak
TheStruck = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] niosący
       *[other] niosący (jeśli jest { $skill-ins })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] cel ciosu
           *[other] { $skill } będący celem ciosu
        }
       *[other] { $race } będący celem ciosu
    }
}
    .gen = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] niosącego
       *[other] niosącego (jeśli jest { $skill-ins })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] celu ciosu
           *[other] { $skill-gen } będącego celem ciosu
        }
       *[other] { $race-gen } będącego celem ciosu
    }
}
    .dat = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] niosącemu
       *[other] niosącemu (jeśli jest { $skill-ins })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] celowi ciosu
           *[other] { $skill-dat } będącemu celem ciosu
        }
       *[other] { $race-dat } będącemu celem ciosu
    }
}
    .acc = { $bearer ->
    [yes] { $skill-key ->
        [skill-none] niosącego
       *[other] niosącego (jeśli jest { $skill-ins })
    }
   *[no] { $race-key ->
        [race-none] { $skill-key ->
            [skill-none] cel ciosu
           *[other] { $skill-acc } będącego celem ciosu
        }
       *[other] { $race-acc } będącego celem ciosu
    }
}
    .one = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] cel ciosu
       *[other] { $skill } będący celem ciosu
    }
   *[other] { $race } będący celem ciosu
}
    .one-gen = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] celu ciosu
       *[other] { $skill-gen } będącego celem ciosu
    }
   *[other] { $race-gen } będącego celem ciosu
}
    .one-dat = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] celowi ciosu
       *[other] { $skill-dat } będącemu celem ciosu
    }
   *[other] { $race-dat } będącemu celem ciosu
}
    .one-acc = { $race-key ->
    [race-none] { $skill-key ->
        [skill-none] cel ciosu
       *[other] { $skill-acc } będącego celem ciosu
    }
   *[other] { $race-acc } będącego celem ciosu
}
StruckFellow = inny { $race } z drużyny, będący celem ciosu
    .gen = innego { $race-gen } z drużyny, będącego celem ciosu
    .dat = innemu { $race-dat } z drużyny, będącemu celem ciosu
    .acc = innego { $race-acc } z drużyny, będącego celem ciosu
    .one = inny { $race } z drużyny, będący celem ciosu
    .one-gen = innego { $race-gen } z drużyny, będącego celem ciosu
    .one-dat = innemu { $race-dat } z drużyny, będącemu celem ciosu
    .one-acc = innego { $race-acc } z drużyny, będącego celem ciosu
NamedAtSite = karta { $name } w tym samym miejscu (byle nie w Przystani)
    .gen = karty { $name } w tym samym miejscu (byle nie w Przystani)
    .dat = karcie { $name } w tym samym miejscu (byle nie w Przystani)
    .acc = kartę { $name } w tym samym miejscu (byle nie w Przystani)
    .one = karta { $name } w tym samym miejscu (byle nie w Przystani)
    .one-gen = karty { $name } w tym samym miejscu (byle nie w Przystani)
    .one-dat = karcie { $name } w tym samym miejscu (byle nie w Przystani)
    .one-acc = kartę { $name } w tym samym miejscu (byle nie w Przystani)
WithAllies = każda postać i każdy sprzymierzeniec z drużyny
    .gen = każdej postaci i każdego sprzymierzeńca z drużyny
    .dat = każdej postaci i każdemu sprzymierzeńcowi z drużyny
    .acc = każdą postać i każdego sprzymierzeńca z drużyny
    .one = postać lub sprzymierzeniec z drużyny
    .one-gen = postaci lub sprzymierzeńca z drużyny
    .one-dat = postaci lub sprzymierzeńcowi z drużyny
    .one-acc = postać lub sprzymierzeńca z drużyny
TheCompany = { $of_chosen ->
    [yes] drużyna tej postaci
   *[no] drużyna
}
    .gen = { $of_chosen ->
    [yes] drużyny tej postaci
   *[no] drużyny
}
    .dat = { $of_chosen ->
    [yes] drużynie tej postaci
   *[no] drużynie
}
    .acc = { $of_chosen ->
    [yes] drużynę tej postaci
   *[no] drużynę
}
    .one = drużyna
    .one-gen = drużyny
    .one-dat = drużynie
    .one-acc = drużynę
    .on = {" "}na drużynę
    .company = { $of_chosen ->
    [yes] drużyna tej postaci
   *[no] drużyna
}
    .company-gen = { $of_chosen ->
    [yes] drużyny tej postaci
   *[no] drużyny
}
    .company-dat = { $of_chosen ->
    [yes] drużynie tej postaci
   *[no] drużynie
}
    .company-acc = { $of_chosen ->
    [yes] drużynę tej postaci
   *[no] drużynę
}
Sites = { $which ->
    [0] miejsce
    [1] miejsce, w którym jest niosący
   *[other] każde { $untapped ->
        [yes] nieobrócone miejsce w grze
       *[no] miejsce w grze
    }
}{ Sites.such }
    .gen = { $which ->
    [2] każdego { $untapped ->
        [yes] nieobróconego miejsca w grze
       *[no] miejsca w grze
    }
   *[other] miejsca
}{ Sites.such }
    .dat = { $which ->
    [2] każdemu { $untapped ->
        [yes] nieobróconemu miejscu w grze
       *[no] miejscu w grze
    }
   *[other] miejscu
}{ Sites.such }
    .acc = { Sites }
    .one = { $which ->
    [2] { $untapped ->
        [yes] nieobrócone miejsce w grze
       *[no] miejsce w grze
    }
   *[other] miejsce
}{ Sites.such }
    .one-gen = { $which ->
    [2] { $untapped ->
        [yes] nieobróconego miejsca w grze
       *[no] miejsca w grze
    }
   *[other] miejsca
}{ Sites.such }
    .one-dat = { $which ->
    [2] { $untapped ->
        [yes] nieobróconemu miejscu w grze
       *[no] miejscu w grze
    }
   *[other] miejscu
}{ Sites.such }
    .one-acc = { Sites.one }
    .on = {" "}na miejsce
    .such = { $never-count ->
    [0] {""}
   *[other] {" "}(prócz miejsc rodzaju { $never-or })
}{ $land-key ->
    [land-any] {""}
   *[other] {" "}z drogą przez { $times ->
        [1] { $land-acc }
       *[other] co najmniej { $times } krainy rodzaju { $land }
    }
}{ $guard-key ->
    [race-none] {""}
   *[other] {" "}z automatycznym atakiem { $guard-many-gen }
}{ $offers-key ->
    [size-none] {""}
   *[other] {" "}(można tam zagrać: { $offers })
}{ $hold-key ->
    [hold-any] {""}
   *[other] {" "}(rodzaju { $hold })
}
AttackedCompany = atakowana drużyna
    .gen = atakowanej drużyny
    .dat = atakowanej drużynie
    .acc = atakowaną drużynę
    .one = atakowana drużyna
    .one-gen = atakowanej drużyny
    .one-dat = atakowanej drużynie
    .one-acc = atakowaną drużynę
    .company = atakowana drużyna
    .company-gen = atakowanej drużyny
    .company-dat = atakowanej drużynie
    .company-acc = atakowaną drużynę
Keys = z przypisaniem do { $only_site ->
    [yes] jej miejsca
   *[no] jej drogi lub jej miejsca
}
    .one = { Keys }
    .one-gen = { Keys.gen }
    .gen = stwora, którego można przypisać do { $only_site ->
    [yes] miejsca drużyny
   *[no] drogi lub miejsca drużyny
}
Places = w jej miejscu ojczystym lub w Przystani
    .one = w jej miejscu ojczystym lub w Przystani
    .one-gen = { Places.gen }
    .gen = postaci w jej miejscu ojczystym lub w Przystani
WoundedByIt = każda postać zraniona w tym ataku
    .gen = każdej postaci zranionej w tym ataku
    .dat = każdej postaci zranionej w tym ataku
    .acc = każdą postać zranioną w tym ataku
    .one = postać zraniona w tym ataku
    .one-gen = postaci zranionej w tym ataku
    .one-dat = postaci zranionej w tym ataku
    .one-acc = postać zranioną w tym ataku
OneOfTwo = { $skill } z drużyny, jeśli drugi jest w niej, w jej miejscu lub tam, dokąd idzie
    .gen = { OneOfTwo }
    .dat = { OneOfTwo }
    .acc = { $skill-acc } z drużyny, jeśli drugi jest w niej, w jej miejscu lub tam, dokąd idzie
    .one = { OneOfTwo }
    .one-gen = { OneOfTwo }
    .one-dat = { OneOfTwo }
    .one-acc = { OneOfTwo.acc }
StoredLore = każde trwałe wydarzenie, które przeciwnik odłożył do schowka, a zagrywa się je tam, gdzie są wiadomości
    .gen = { StoredLore }
    .dat = { StoredLore }
    .acc = { StoredLore }
    .one = trwałe wydarzenie, które przeciwnik odłożył do schowka, a zagrywa się je tam, gdzie są wiadomości
    .one-gen = { StoredLore.one }
    .one-dat = { StoredLore.one }
    .one-acc = { StoredLore.one }
Tribes = rodzaj stworów (nie Nazgûle, Nieumarli ani Smoki)
    .gen = { Tribes }
    .dat = { Tribes }
    .acc = { Tribes }
    .one = { Tribes }
    .one-gen = { Tribes }
    .one-dat = { Tribes }
    .one-acc = { Tribes }
Discarded = każdy stwór { $race-many-gen } z twoich kart odrzuconych, który mógłby teraz zaatakować
    .gen = { Discarded }
    .dat = { Discarded }
    .acc = { Discarded }
    .one = stwór { $race-many-gen } z twoich kart odrzuconych, który mógłby teraz zaatakować
    .one-gen = { Discarded.one }
    .one-dat = { Discarded.one }
    .one-acc = stwora { $race-many-gen } z twoich kart odrzuconych, który mógłby teraz zaatakować
StoredItems = każdy przedmiot, który przeciwnik odłożył do schowka
    .gen = { StoredItems }
    .dat = { StoredItems }
    .acc = { StoredItems }
    .one = przedmiot, który przeciwnik odłożył do schowka
    .one-gen = { StoredItems.one }
    .one-dat = { StoredItems.one }
    .one-acc = { StoredItems.one }
StrayAllies = każdy sprzymierzeniec, który jest w Podziemiach albo w miejscu z inną najbliższą Przystanią niż miejsce, w którym można go zagrać
    .gen = { StrayAllies }
    .dat = { StrayAllies }
    .acc = każdego sprzymierzeńca, który jest w Podziemiach albo w miejscu z inną najbliższą Przystanią niż miejsce, w którym można go zagrać
    .one = sprzymierzeniec w Podziemiach albo daleko od miejsca, w którym można go zagrać
RescueSites = { $holds-acc-or } z twojej talii miejsc w krainie na drodze drużyny lub obok niej, w jej własnej krainie, jeśli drużyna nie idzie, albo w Podziemiach obok jej nowego miejsca
    .one = { RescueSites }
    .acc = { RescueSites }
    .gen = { RescueSites }
    .dat = { RescueSites }
    .one-acc = { RescueSites }
    .one-gen = { RescueSites }
    .one-dat = { RescueSites }
LinksDoing = to, co w tym łańcuchu miałoby { $what }
    .gen = tego, co w tym łańcuchu miałoby { $what }
    .dat = temu, co w tym łańcuchu miałoby { $what }
    .acc = to, co w tym łańcuchu miałoby { $what }
    .one = jedna rzecz, która w tym łańcuchu miałaby { $what }
    .one-gen = jednej rzeczy, która w tym łańcuchu miałaby { $what }
    .one-dat = jednej rzeczy, która w tym łańcuchu miałaby { $what }
    .one-acc = jedną rzecz, która w tym łańcuchu miałaby { $what }
WithKeyword = { $declared ->
    [yes] wszystkie { $keyword-many } z tego łańcucha
   *[no] wszystkie { $keyword-many } w grze
}
    .gen = { $declared ->
    [yes] wszystkie { $keyword-many } z tego łańcucha
   *[no] wszystkie { $keyword-many } w grze
}
    .dat = { $declared ->
    [yes] wszystkie { $keyword-many } z tego łańcucha
   *[no] wszystkie { $keyword-many } w grze
}
    .acc = { $declared ->
    [yes] wszystkie { $keyword-many } z tego łańcucha
   *[no] wszystkie { $keyword-many } w grze
}
    .one = { $declared ->
    [yes] { $keyword } z tego łańcucha
   *[no] { $keyword } w grze
}
    .one-gen = { $declared ->
    [yes] { $keyword-gen } z tego łańcucha
   *[no] { $keyword-gen } w grze
}
    .one-dat = { $declared ->
    [yes] { $keyword-dat } z tego łańcucha
   *[no] { $keyword-dat } w grze
}
    .one-acc = { $declared ->
    [yes] { $keyword-acc } z tego łańcucha
   *[no] { $keyword-acc } w grze
}
HazardEvents = { $race-key ->
    [race-none] wszystkie zagrożenia
   *[other] każdy { $race }
} w grze jako { $form }{ HazardEvents.more }
    .gen = { $race-key ->
    [race-none] wszystkich zagrożeń
   *[other] każdego { $race-gen }
} w grze jako { $form }{ HazardEvents.more }
    .dat = { $race-key ->
    [race-none] wszystkim zagrożeniom
   *[other] każdemu { $race-dat }
} w grze jako { $form }{ HazardEvents.more }
    .acc = { $race-key ->
    [race-none] wszystkie zagrożenia
   *[other] każdego { $race-acc }
} w grze jako { $form }{ HazardEvents.more }
    .one = { $race-key ->
    [race-none] zagrożenie
   *[other] { $race }
} w grze jako { $form }{ HazardEvents.more }
    .one-gen = { $race-key ->
    [race-none] zagrożenia
   *[other] { $race-gen }
} w grze jako { $form }{ HazardEvents.more }
    .one-dat = { $race-key ->
    [race-none] zagrożeniu
   *[other] { $race-dat }
} w grze jako { $form }{ HazardEvents.more }
    .one-acc = { $race-key ->
    [race-none] zagrożenie
   *[other] { $race-acc }
} w grze jako { $form }{ HazardEvents.more }
    .more = { $own ->
    [yes] {" "}(tylko twoje)
   *[no] {""}
}{ $never-key ->
    [keyword-any] {""}
   *[other] {" "}(prócz kart ze słowem { $never })
}
CorruptionCards = karty zepsucia { $races-count ->
    [0] { $where-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .gen = kart zepsucia { $races-count ->
    [0] { $where-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .dat = kartom zepsucia { $races-count ->
    [0] { $where-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .acc = karty zepsucia { $races-count ->
    [0] { $where-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .one = karta zepsucia { $races-count ->
    [0] { $where-one-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .one-gen = karty zepsucia { $races-count ->
    [0] { $where-one-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .one-dat = karcie zepsucia { $races-count ->
    [0] { $where-one-gen }
   *[other] { $races-gen-or } { $where-of }
}
    .one-acc = kartę zepsucia { $races-count ->
    [0] { $where-one-gen }
   *[other] { $races-gen-or } { $where-of }
}
InYourHand = karta { $name } z ręki
    .gen = karty { $name } z ręki
    .dat = karcie { $name } z ręki
    .acc = kartę { $name } z ręki
    .one = karta { $name } z ręki
    .one-gen = karty { $name } z ręki
    .one-dat = karcie { $name } z ręki
    .one-acc = kartę { $name } z ręki
NotHeadingInto = twoi { $skill-many }, których drużyny nie idą do krain rodzaju { $type }
    .gen = twoich { $skill-many-gen }, których drużyny nie idą do krain rodzaju { $type }
    .one = twój { $skill }, którego drużyna nie idzie do miejsca w krainie rodzaju { $type }
    .one-gen = twojego { $skill-gen }, którego drużyna nie idzie do miejsca w krainie rodzaju { $type }
    .one-dat = swojemu { $skill-dat }, którego drużyna nie idzie do miejsca w krainie rodzaju { $type }
    .one-acc = swojego { $skill-acc }, którego drużyna nie idzie do miejsca w krainie rodzaju { $type }
RingBearers = postać z drużyny niosąca pierścień
    .gen = postaci z drużyny niosącej pierścień
    .dat = postaci z drużyny niosącej pierścień
    .acc = postać z drużyny niosącą pierścień
    .one = postać z drużyny niosąca pierścień
    .one-gen = postaci z drużyny niosącej pierścień
    .one-dat = postaci z drużyny niosącej pierścień
    .one-acc = postać z drużyny niosącą pierścień
BesideTheRing = postacie z drużyny Jedynego Pierścienia (prócz niosącego go)
    .gen = postaci z drużyny Jedynego Pierścienia (prócz niosącego go)
    .dat = postaciom z drużyny Jedynego Pierścienia (prócz niosącego go)
    .acc = postacie z drużyny Jedynego Pierścienia (prócz niosącego go)
    .one = postać z drużyny Jedynego Pierścienia (prócz niosącego go)
    .one-gen = postaci z drużyny Jedynego Pierścienia (prócz niosącego go)
    .one-dat = postaci z drużyny Jedynego Pierścienia (prócz niosącego go)
    .one-acc = postać z drużyny Jedynego Pierścienia (prócz niosącego go)
HazardsOnUs = zagrożenia zgłoszone w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .gen = zagrożeń zgłoszonych w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .dat = zagrożeniom zgłoszonym w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .acc = zagrożenia zgłoszone w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .one = zagrożenie zgłoszone w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .one-gen = zagrożenia zgłoszonego w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .one-dat = zagrożeniu zgłoszonemu w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
    .one-acc = zagrożenie zgłoszone w tym łańcuchu przeciw drużynie, komuś lub czemuś z niej albo jej miejscu{ $regions-count ->
    [0] {""}
   *[other] , gdy idzie do miejsca w krainie { $regions-or }
}
ItemsToFind = oferowane przez miejsce przedmioty z ręki ({ $sizes-many })
    .gen = oferowanych przez miejsce przedmiotów z ręki ({ $sizes-many })
    .dat = oferowanym przez miejsce przedmiotom z ręki ({ $sizes-many })
    .acc = oferowane przez miejsce przedmioty z ręki ({ $sizes-many })
    .one = oferowany przez miejsce przedmiot z ręki ({ $sizes-or })
    .one-gen = oferowanego przez miejsce przedmiotu z ręki ({ $sizes-or })
    .one-dat = oferowanemu przez miejsce przedmiotowi z ręki ({ $sizes-or })
    .one-acc = oferowany przez miejsce przedmiot z ręki ({ $sizes-or })
TakersOfIt = inna nieobrócona postać z drużyny
    .gen = innej nieobróconej postaci z drużyny
    .dat = innej nieobróconej postaci z drużyny
    .acc = inną nieobróconą postać z drużyny
    .one = inna nieobrócona postać z drużyny
    .one-gen = innej nieobróconej postaci z drużyny
    .one-dat = innej nieobróconej postaci z drużyny
    .one-acc = inną nieobróconą postać z drużyny
FactionsNear = stronnictwa z ręki z okolic Przystani
    .gen = stronnictw z ręki z okolic Przystani
    .dat = stronnictwom z ręki z okolic Przystani
    .acc = stronnictwa z ręki z okolic Przystani
    .one = stronnictwo z ręki, choćby miał je przeciwnik (z miejsca odległego najwyżej o dwie krainy od Przystani drużyny)
    .one-gen = stronnictwa z ręki (z miejsca odległego najwyżej o dwie krainy od Przystani drużyny)
    .one-dat = stronnictwu z ręki (z miejsca odległego najwyżej o dwie krainy od Przystani drużyny)
    .one-acc = stronnictwo z ręki, choćby miał je przeciwnik (z miejsca odległego najwyżej o dwie krainy od Przystani drużyny)
OthersAtThatSite = każda inna postać w tym miejscu (prócz Hobbitów i Czarodziejów)
    .gen = każdej innej postaci w tym miejscu (prócz Hobbitów i Czarodziejów)
    .dat = każdej innej postaci w tym miejscu (prócz Hobbitów i Czarodziejów)
    .acc = każdą inną postać w tym miejscu (prócz Hobbitów i Czarodziejów)
    .one = inna postać w tym miejscu (prócz Hobbitów i Czarodziejów)
    .one-gen = innej postaci w tym miejscu (prócz Hobbitów i Czarodziejów)
    .one-dat = innej postaci w tym miejscu (prócz Hobbitów i Czarodziejów)
    .one-acc = inną postać w tym miejscu (prócz Hobbitów i Czarodziejów)

## Warunki; .not to ich przeciwieństwo

TookPart = masz za sobą co najmniej { $least } wydarzeń
    .not = masz za sobą mniej niż { $least } wydarzeń
Standard = gra się według pełnych zasad
    .not = gra się według podstawowych zasad
Offered = miejsce jest nieobrócone i można w nim zagrać tę kartę
    .not = miejsce jest obrócone lub nie można w nim zagrać tej karty
OfferedTapped = w miejscu (choćby obróconym) można zagrać tę kartę
    .not = w miejscu nie można zagrać tej karty
OneMore = w tym miejscu już coś zagrano i nie wzięto jeszcze dodatkowego drobnego przedmiotu
    .not = nie można wziąć dodatkowego drobnego przedmiotu
BearerAt = niosący jest w { $hold-loc }
    .not = niosący nie jest w { $hold-loc }
BearerAtNamed = niosący jest w miejscu { $name }
    .not = niosący nie jest w miejscu { $name }
BearerIs = niosący jest { $race-ins }
    .not = niosący nie jest { $race-ins }
InPlay = karta { $name } jest w grze
    .not = karty { $name } nie ma w grze
Facing = atakują { $races-many-or }
    .not = nie atakują { $races-many-or }
Automatically = to automatyczny atak{ $holds_at-count ->
    [0] {""}
   *[other] {" "}w { $holds_at-loc-or }
}
    .not = to nie jest automatyczny atak{ $holds_at-count ->
    [0] {""}
   *[other] {" "}w { $holds_at-loc-or }
}
KeyedToType = atakujący stwór został przypisany do { $types-gen-or }
    .not = atakujący stwór nie został przypisany do { $types-gen-or }
AlreadyFaced = drużyna mierzyła się już w tej turze z { $names-count ->
    [0] atakiem { $race-many-gen }
   *[other] kartą { $names-or }
}
    .not = drużyna nie mierzyła się jeszcze w tej turze z { $names-count ->
    [0] atakiem { $race-many-gen }
   *[other] kartą { $names-or }
}
TheAttackIsThis = to atak tej karty
    .not = to nie jest atak tej karty
AtMost = drużyna niosącego ma wielkość najwyżej { $size }
    .not = drużyna niosącego ma wielkość ponad { $size }
Attacked = atakowana jest drużyna niosącego
    .not = nie jest atakowana drużyna niosącego
NoSkillYet = przeciw temu ciosowi nie zagrano jeszcze innej karty wymagającej umiejętności
    .not = przeciw temu ciosowi zagrano już kartę wymagającą umiejętności
SubjectIn = ta postać należy do drużyny niosącego
    .not = ta postać nie należy do drużyny niosącego
SubjectIsCompany = jest to drużyna niosącego
    .not = jest to inna drużyna
Organizing = trwa twoja faza organizacji
    .not = nie trwa twoja faza organizacji
Moving = drużyna jest w drodze
    .not = drużyna nie jest w drodze
YourTurn = trwa twoja tura
    .not = trwa tura przeciwnika
PrisonersTurn = trwa tura gracza, którego postacie więzi ta karta
    .not = nie trwa tura gracza, do którego należą jeńcy
SubjectIsNot = ta postać nie jest { $race-ins }
    .not = ta postać jest { $race-ins }
FirstWound = to pierwsza postać zraniona w tym ataku
    .not = to nie pierwsza postać zraniona w tym ataku
ItWounded = kogoś zraniono
    .not = nikogo nie zraniono
StruckIs = cel ciosu jest { $race-ins }
    .not = cel ciosu nie jest { $race-ins }
StruckIsThis = celem ciosu jest ta postać
    .not = celem ciosu nie jest ta postać
ByCreature = to atak stwora
    .not = to nie jest atak stwora
InPath = droga prowadzi przez { $times ->
    [1] { $type-acc }
   *[other] co najmniej { $times } krainy rodzaju { $type }
}
    .not = droga nie prowadzi przez { $times ->
    [1] { $type-acc }
   *[other] { $times } krainy rodzaju { $type }
}
SiteIs = miejsce to { $types-one-or }
    .not = miejsce to nie { $types-one-or }
Here = w drużynie jest { $name-key ->
    [name-none] { $skill-one }
   *[other] { $name }
}
    .not = w drużynie nie ma { $name-key ->
    [name-none] { $skill-gen }
   *[other] postaci { $name }
}
StartedStrong = wydrukowana siła ataku to co najmniej { $prowess }
    .not = wydrukowana siła ataku to mniej niż { $prowess }
BearerHas = niosący już jest { $skill-ins }
    .not = niosący nie jest jeszcze { $skill-ins }
Guarded = miejsce to { $types-one-or } i ma { $number ->
    [1] automatyczny atak
    [3] trzeci automatyczny atak
   *[other] drugi automatyczny atak
}
    .not = miejsce to nie { $types-one-or } lub nie ma { $number ->
    [1] automatycznego ataku
    [3] trzeciego automatycznego ataku
   *[other] drugiego automatycznego ataku
}
AtNamed = { $name-key ->
    [name-none] drużyna jest
   *[other] { $name } jest
} w miejscu { $site }
    .not = { $name-key ->
    [name-none] drużyna nie jest
   *[other] { $name } nie jest
} w miejscu { $site }
FewerThan = drużyna niosącego liczy mniej niż { $number } postacie
    .not = drużyna niosącego liczy co najmniej { $number } postacie
SiteUntapped = miejsce jest nieobrócone
    .not = miejsce jest obrócone
PlayedHere = w tej turze zagrano sprzymierzeńca lub stronnictwo tego miejsca
    .not = w tej turze nie zagrano sprzymierzeńca ani stronnictwa tego miejsca
MovesToHaven = drużyna idzie do Przystani
    .not = drużyna nie idzie do Przystani
RideAlone = w drużynie jest tylko niosący, sam lub z jednym Hobbitem (bez innego sprzymierzeńca)
    .not = drużyna niosącego jest większa
IsStored = ta karta jest w schowku
    .not = tej karty nie ma w schowku
StoredThere = tę kartę odłożono do schowka w miejscu, które wymienia
    .not = tej karty nie odłożono do schowka w miejscu, które wymienia
BearerAtDwarfHold = niosący jest w siedzibie krasnoludów
    .not = niosący nie jest w siedzibie krasnoludów
NotInPlay = ta karta jest na twojej ręce i żadnej o tej nazwie nie pokonano
    .not = ta karta jest w grze lub kartę o tej nazwie pokonano
LeavesItsLands = drużyna wychodzi poza krainy tego sprzymierzeńca
    .not = drużyna zostaje w krainach tego sprzymierzeńca
NamedAt = { $name } jest w miejscu { $site }
    .not = { $name } nie jest w miejscu { $site }
WizardAlone = atakowana drużyna to sam twój Czarodziej
    .not = atakowana drużyna to nie sam twój Czarodziej
Exists = jest { $who-one }
    .not = nie ma { $who-one-gen }
SubjectIsBearer = ta postać niesie tę kartę
    .not = ta postać nie niesie tej karty
Did = w tej turze zagrano kartę { $name }
    .not = w tej turze nie zagrano karty { $name }
InPlayOnly = ta karta jest w grze
    .not = tej karty nie ma w grze
AtItsSite = dzieje się to w miejscu, na którym leży ta karta
    .not = dzieje się to w innym miejscu
InSitePhase = trwa faza miejsca
    .not = nie trwa faza miejsca

## Co się zmienia. To, co coś dostaje do końca tury, jest rzeczownikiem w bierniku.

On = { $question-key ->
    [question-81] { $of } zostaje w grze, gdy jej czas minie
    [question-87] { $of } ma ochronę przed mrocznymi czarami
    [question-not-untapping] { $of } się nie odświeża
    [question-face-up] { $of } odrzuca karty odkryte
   *[other] { $of }: { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
OnIt = { $question-key ->
    [question-stays] { $question }
    [question-nothing] { $more ->
        [1] { $question }
       *[other] możliwość działania w jej fazie miejsca
    }
    [question-spared] { $question }
    [question-83] { $question }
    [question-able] { $question }
    [question-again] { $question }
    [question-flies] { $question }
    [question-only-open] { $question }
    [question-held] { $question }
    [question-hoard] { $question }
   *[other] { SIGNED($more) } { $question }
}{ $most ->
    [99] {""}
   *[other] {" "}(najwyżej do { $most })
}
    .given = { OnIt }
    .about = { $question-key ->
    [question-nothing] company
    [question-again] company
    [question-flies] company
    [question-only-open] company
    [question-held] company
    [question-regions] company
    [question-limit] company
   *[other] thing
}
OnAttack = { $question-key ->
    [question-equal-body] przy wyniku testu wytrzymałości równym wytrzymałości postać, jeśli nie jest Czarodziejem, zostaje odrzucona
   *[other] atak ma { SIGNED($more) } { $question }
}{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
    .given = { $question-key ->
    [question-body-checks] { SIGNED($more) } do testów wytrzymałości tych z niej, których rani atak
   *[other] { SIGNED($more) } { $question } ataków na nią
}{ $when ->
    [none] {""}
   *[other] {" "}(jeśli { $when })
}
    .about = company
AttackHas = atak ma { $numbers }{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
AllHave = { $of }: { $numbers }{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
TwiceTheStrikes = atak ma dwa razy więcej ciosów, jeśli { $when }
HalvesBody = wytrzymałość ataku zmniejsza się o połowę, zaokrąglając w górę, jeśli { $when }
GivesBody = atak bez wytrzymałości ma wytrzymałość { $body }, jeśli { $when }
LessBodyForEach = ten atak ma o { $less } mniej wytrzymałości za każdego strażnika w drużynie
FacedTwice = z każdym automatycznym atakiem { $races-many-gen } mierzy się dwa razy
NoScoutCards = żadnych zasobów, które wymagają zwiadowcy
    .given = zakaz zagrywania zasobów, które wymagają zwiadowcy
    .about = company
LimitByPath = limit zagrożeń mniejszy o jeden za każdą krainę rodzaju { $type } na jej drodze (ale nie poniżej { $least })
    .given = { LimitByPath }
    .about = company
NoneKeyed = ochronę przed stworami przypisanymi do { $types-gen-or }
    .given = { NoneKeyed }
    .about = company
CountsAs = rodzaj { $other } zamiast { $one-gen }
    .given = rodzaj { $other }
    .about = thing
EveryAttempt = wszystkie próby wpłynięcia na to, co ma przeciwnik, także próby agentów, mają { SIGNED($more) }
    .given = { EveryAttempt }
OnEach = { $races-count ->
    [0] każda postać ma
   *[other] { $races-many } mają
} { SIGNED($more) } { $question }{ $without-key ->
    [skill-none] {""}
   *[other] , prócz { $without-many-gen }
}{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
LimitBy = { SIGNED($more) } do limitu zagrożeń{ $type-key ->
    [land-any] {""}
   *[other] {" "}przy drodze przez { $type-acc }
} (ale nie poniżej { $least }){ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
    .given = { LimitBy }
    .about = company
LimitIn = −2 do limitu zagrożeń drużyn idących do krainy { $names-or } (ale nie poniżej 2)
    .given = −2 do limitu zagrożeń (ale nie poniżej 2)
    .about = company
OnAutomatic = { SIGNED($more) } do siły { $number ->
    [1] pierwszego
   *[other] drugiego
} automatycznego ataku
    .given = { OnAutomatic }
    .about = company
NoneKeyedBy = { $ways-count ->
    [6] ochronę przed wszystkimi stworami
   *[other] ochronę przed stworami przypisanymi do { $ways-or }
}
    .given = { NoneKeyedBy }
    .about = company
LandsAre = { $changes }{ $hazards ->
    [yes] {" "}przy zagrywaniu zagrożeń
   *[other] {""}
}{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}
LandsAre-changes = każda kraina rodzaju { $one } liczy się jako { $other }
OnlyKeyedAt = ochronę przed stworami przypisanymi do { $ways-or }, jeśli idzie do { $type-gen }
    .given = { OnlyKeyedAt }
    .about = company
DrawsByPath = twoja drużyna z tą postacią dobiera o jedną kartę więcej za każdą krainę rodzaju { $type } na jej drodze
StaysAtHavens = żadnej postaci w Przystani nie można odrzucić ani cofnąć na rękę
NotAtItsSite = celem ciosów automatycznych ataków i stworów przypisanych do jego miejsca nie może być ten sprzymierzeniec
SparesRace = ten stwór nie zadaje ciosów { $race-many-dat }
DoesNotWound = kogo ten stwór miałby zranić, ten { $how }
MindForProwess = z tym stworem wszyscy walczą umysłem zamiast siłą
LeastTwice = u każdej postaci jedno źródło zepsucia, najmniejsze, liczy się podwójnie
OpenTo = ataki { $races-many-gen } (gdziekolwiek jest)
    .given = { OpenTo }
    .about = company
OpensLands = stwory nieunikatowe ({ $races-many }), które można przypisać do krainy innej niż Wody Przybrzeżne, można też przypisać do { $lands-gen-or } i do { $types-gen-or }
StonesTwice = punkty zepsucia Palantírów liczą się podwójnie

## Co się robi

Tap = obrócić { $who-acc }
Untap = odświeżyć { $who-acc }
Heal = uleczyć { $who-acc }{ $tapped ->
    [yes] {" "}do stanu obróconego
   *[no] {""}
}
Wound = zranić { $who-acc }
Spend = odrzucić { $who-acc }
Discard = odrzucić { $who-acc }
Expel = odrzucić { $who-acc }
RollOrReturn = wybrać { $who-acc }, po czym { $discards ->
    [yes] jego gracz
   *[no] gracz tej postaci
} rzuca: jeśli rzut i niewykorzystany wpływ ogólny dają razem mniej niż { $below-plain }, { $discards ->
    [yes] zostaje ono odrzucone
   *[no] postać wraca na rękę, a jeden z jej przedmiotów może przejąć inna postać z drużyny
}
EnterPlay = wprowadzić tę postać do gry { $who }
Gain = dać { $who-dat } tę kartę
TapSite = obrócić miejsce
NameSite = pokazać { $who-acc }
NameTribe = nazwać { $who-acc }
FreeOfLimit = dać { $who-company-dat } do końca tury { $change-given }
Crush = dać { $who-dat } do końca tury { $change-given } za każde pełne 5, o które cios przeważył
Sniffed = dać { $who-company-dat } do końca tury { $change-given }
AttackAgain = wybrać { $who-acc }; atakuje on natychmiast{ $prowess ->
    [0] {""}
   *[other] {" "}z { SIGNED($prowess) } do siły
}{ $body ->
    [0] {""}
   *[other] {" "}i { SIGNED($body) } do wytrzymałości
} i nie wlicza się do limitu zagrożeń
LoseHeart = kazać graczowi, który ma { $who-acc }, rzucić i dodać jej umysł: poniżej { $below } odłącza się jako własna drużyna, która wraca do miejsca wyjścia i nic tam nie robi
ProveWorthless = zwrócić na rękę przeciwnika { $who-acc }, odrzucając to, co na nim leży, i położyć tę kartę wśród punktów przeciwnika
TurnOver = kazać { $who-dat } pokazać cztery losowe karty odrzucone; możesz usunąć z gry jedną, która nie jest unikatowa, a pozostałe tam zostają
CountAsHazard = doliczyć jedno do limitu zagrożeń
CrawlBack = zwrócić { $who-acc } na swoją rękę
Decide = odrzucić tę kartę, jeśli cios nie trafił
OneMayBeWardedOff = pozwolić postaci z drużyny obrócić się, by odwołać atak, jeśli żadnego ataku tego stwora jeszcze tak nie odwołano
LieInWait = zagrać tę kartę: postać trafiona ciosem nie doznaje szkody, lecz trafia do niewoli w tym miejscu, z samymi pierścieniami; jeśli nikt tam nie trafi, karta zostaje odrzucona
HoldOut = kazać każdemu jeńcowi wykonać test wytrzymałości{ $more ->
    [0] {""}
   *[other] {" "}({ SIGNED($more) })
}{ $above ->
    [0] {""}
   *[other] ; jeśli wytrzyma, jego gracz rzuca i dodaje jego wytrzymałość, a powyżej { $above } jeniec jest wolny jako własna drużyna w miejscu ratunku
}
RingsSlip = kazać graczowi jeńca rzucić za każdy pierścień, który jeniec nosi; poniżej { $below } pierścień zostaje odrzucony
FaceGuardsAgain = kazać drużynie jeszcze raz zmierzyć się ze wszystkimi automatycznymi atakami miejsca ({ SIGNED($prowess) } do siły); trafiona postać nie doznaje szkody, lecz trafia tam do niewoli, z samymi pierścieniami; przy ratunku czekają potem automatyczne ataki miejsca
TakeMinor = {""}
PutInPlay = zagrać tę kartę{ $who-on }
Corrupt = zagrać tę kartę{ $who-on }
NotAgain = {""}
HandOver = przekazać tę kartę { $who-dat }
Store = odłożyć { $who-acc } do schowka
RollToRemove = rzucić na usunięcie { $who-gen }{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckCorruption = przeprowadzić test zepsucia { $who-gen }{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
CheckForEach = przeprowadzić test zepsucia { $who-gen } za każdą krainę rodzaju { $type } na drodze
Help = { $more ->
    [99] zapewnić powodzenie testu { $who-gen }
   *[other] dać { $who-dat } { SIGNED($more) } do testu
}
HelpByCompany = dać { $who-dat } +1 do testu za każdą postać z drużyny
HelpByEvents = dodać do testu { $who-gen } jeden za każde wydarzenie z twoim udziałem, najwyżej { $most }
HelpByProwess = dodać do testu siłę { $who-gen }, najwyżej { $most }
Influence = przeprowadzić test wpływu { $who-gen } na to stronnictwo
WinFaction = zdobyć to stronnictwo bez testu, i nikt nie może na nie wpłynąć
FaceAttack = zaatakować drużynę tym stworem, { $who }
Ambush = odsłonić tego stwora, jeśli leży na straży, i zaatakować nim po automatycznych atakach, { $who }
FacePrinted = wystawić { $who-company-acc } na { $attack }
Automatic = atak{ $race-key ->
    [race-none] {""}
   *[other] {" "}{ $race-many-gen }
} ({ $strikes ->
    [-1] po jednym ciosie na każdą postać
    [one] { $strikes } cios
    [few] { $strikes } ciosy
    [many] { $strikes } ciosów
   *[other] { $strikes } ciosu
}, siła { $prowess }{ $body ->
    [0] {""}
   *[other] , wytrzymałość { $body }
}{ $chooses ->
    [yes] ; atakujący wybiera, kto otrzyma ciosy
   *[no] {""}
}{ $checks_corruption ->
    [yes] ; kto zostanie zraniony, wykonuje test zepsucia
   *[no] {""}
}{ $bare ->
    [yes] ; broń na nic się nie zda
   *[no] {""}
}{ $fixed ->
    [yes] ; nie można go odwołać
   *[no] {""}
}{ $penalty ->
    [3] {""}
   *[other] ; kto się nie obróci, traci { $penalty } siły
})
Cancel = odwołać { $who-acc }
ForThisAttack = dać { $who-dat } { $change-given }
GiveAttackAll = dać { $who-dat } { $changes-given }
CancelStrike = odwołać cios przeciw { $who-dat }
Fight = kazać { $who-dat } zmierzyć się z ciosem{ $prowess ->
    [0] { $body ->
        [0] {""}
       *[other] {" "}z { SIGNED($body) } do wytrzymałości
    }
   *[other] {" "}z { SIGNED($prowess) } do siły{ $body ->
        [0] {""}
       *[other] {" "}i { SIGNED($body) } do wytrzymałości
    }
}{ $keeps ->
    [yes] {" "}bez obracania się
   *[no] {""}
}{ $rolls ->
    [1] {""}
   *[other] {" "}z lepszym z dwóch rzutów
}
SendBack = odesłać { $who-company-acc } do miejsca wyjścia
LoseItems = odrzucić wszystkie przedmioty { $who-gen } prócz szczególnych
TestRing = wypróbować { $who-acc }{ $rolls ->
    [0] {" "}bez rzutu (jako dowolny pierścień prócz Jedynego)
    [1] {""}
   *[other] {" "}(z dwóch rzutów wybierasz jeden)
}{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}
LoseAnItem = kazać graczowi { $who-company-gen } odrzucić jeden z jej przedmiotów
ChangePath = sprawić, że na drodze { $who-company-gen } jedna kraina rodzaju { $one } liczy się jako { $other }
LightenPath = sprawić, że na drodze { $who-company-gen } jedna kraina rodzaju { $one } liczy się jako { $other }, jeśli karta Gates of Morning jest w grze
ThisTurn = dać do końca tury { $change-about ->
    [company] { $who-company-dat }
   *[other] { $who-dat }
} { $change-given }
ForHisCompany = dać do końca tury { $change-about ->
    [company] { $who-company-dat }
   *[other] { $who-dat }
} { $change-given }
LetHimUse = dać do końca tury { $change-about ->
    [company] { $who-company-dat }
   *[other] { $who-dat }
} { $change-given }
CancelAndDiscard = odwołać i odrzucić { $who-acc }
Counter = odwołać { $who-acc }
TapArrow = obrócić tę kartę (i ją odrzucić, chyba że { $who } jest Człowiekiem)
LimitGrows = { $doubles ->
    [yes] podwoić limit zagrożeń { $who-company-gen }, której droga musi prowadzić przez { $type-acc }
   *[no] podnieść limit zagrożeń { $who-company-gen } o jeden za każdą krainę rodzaju { $type } na jej drodze
}
EndEnvironments = odrzucić wszystkie { $keyword-many } spośród { $side-many-gen }, kończąc ich działanie
UseStone = obrócić ten Palantír (i { $who-acc }, jeśli nie może go użyć inaczej)
FindAndPlay = poszukać w talii przedmiotu, który oferuje miejsce ({ $size }), i dać go { $who-dat } albo odrzucić
RollTwice = rzucić dwa razy za { $who-acc } i wybrać jeden wynik
DrawIfWon = dobrać kartę, jeśli { $who-dat } się powiedzie
WinThatFaction = zdobyć bez testu { $who-acc }
SingAway = odrzucić po jednej karcie zepsucia każdej postaci w Przystani
GoHome = przenieść { $who-company-acc } do Przystani najbliższej jej miejscu
NewHand = wtasować w talię wszystkie karty z ręki i wszystkie odrzucone, dobrać nową rękę i usunąć tę kartę z gry
TapAsHazard = obrócić { $who-acc } (co liczy się do limitu zagrożeń)
LoseOwnItem = odrzucić jeden przedmiot (nie pierścień) { $who-gen }
LoseForEachNazgul = kazać { $who-dat } odrzucić po jednej karcie za każdego Nazgûla w grze jako trwałe wydarzenie
FetchCard = { $to-key ->
    [pile-0] wtasować w talię liczącą co najmniej pięć kart
   *[other] wziąć na rękę
} { $what-acc } ze stosu kart odrzuconych{ $times ->
    [1] {""}
   *[other] , do { $times } razy
}
SearchDeck = wziąć na rękę { $what-acc } z talii{ $discarded ->
    [yes] {" "}lub ze stosu kart odrzuconych
   *[no] {""}
}{ $shows ->
    [yes] {" "}(do pokazania przeciwnikowi)
   *[no] {""}
}{ $times ->
    [1] {""}
   *[other] , do { $times } razy
}
SeeHand = obejrzeć karty na ręce przeciwnika
ShowCards = kazać graczowi { $who-company-gen } pokazać po jednej losowej karcie z ręki za każdą postać z tej drużyny
LoseCards = kazać graczowi { $who-company-gen } odrzucić losowo { $count } karty z ręki
LoseAnItemOrNone = kazać graczowi { $who-company-gen } odrzucić jeden z jej przedmiotów (jeśli jakiś ma)
StoreThere = odłożyć tutaj { $who-acc } do schowka
UntilUntap = dać { $who-dat } { $change-given } do twojej następnej fazy odświeżania
DestroyRing = zniszczyć Jedyny Pierścień { $who-gen }, wygrywając grę
ShowTrueForm = rzucić za { $who-acc } (jeśli jest silniejszy od ataku, wszystkie ciosy ataku chybiają)
TakeAlong = obrócić nieobróconą postać, aby zabrać tę kartę; jeśli nikt tego nie zrobi, odrzucić ją
Betray = wybrać { $who-acc } i przeprowadzić test zepsucia niosącego ({ SIGNED($modifier) }); jeśli się nie uda, zamiast postaci odrzuca się pierścień
RingIsLostToo = odrzucić Jedyny Pierścień drużyny, jeśli { $who } odejdzie z gry
TakeFromHand = dołączyć { $who-acc } do wybranej postaci
Fly = pozwolić { $who-dat } przenieść się do { $name-key ->
    [name-none] dowolnego miejsca{ $holds-count ->
        [0] {""}
       *[other] {" "}prócz { $holds-many-gen }
    }{ $lands-count ->
        [0] {""}
       *[other] {" "}poza krainami rodzaju { $lands-or }
    }
   *[other] miejsca { $name }
}
Show = pokazać { $who-acc }
InfluenceFromAfar = przeprowadzić test wpływu { $who-gen } na nie{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) })
}{ $direct ->
    [no] {" "}bez wpływu bezpośredniego
   *[yes] {""}
}{ $taps ->
    [no] {" (bez obracania miejsca)"}
   *[yes] {""}
}
Covet = przeprowadzić test zepsucia { $who-gen }, zmniejszony o punkty zepsucia, które ten przedmiot dałby temu, kto go przechodzi

## Co jest wydrukowane na karcie prócz zdań

fact-site = Miejsce: { $hold } w krainie { $region }.
fact-region = Kraina: { $type }. Sąsiednie krainy: { $borders }.
fact-character = Postać: { $race }{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-item = Zasób: { $size }{ $kind-key ->
    [kind-none] {""}
   *[other] , { $kind }
}.
fact-ally = Zasób: sprzymierzeniec{ $skills-count ->
    [0] {""}
   *[other] , { $skills }
}.
fact-faction = Zasób: stronnictwo{ $race-key ->
    [race-none] {""}
   *[other] {" "}{ $race-many-gen }
}.
fact-event = { $family }: { $form }.
fact-creature = Zagrożenie, stwór: { $race }{ $form-key ->
    [form-none] {""}
   *[other] {" "}(lub { $form })
}.
fact-unique = Unikatowa.
fact-once = { $scope }.
fact-keywords = Słowa kluczowe: { $keywords }.
fact-needs = Wymaga { $skill-key ->
    [skill-none] { $needs-gen }
   *[other] { $skill-gen }
}.
fact-strength = Umysł { $mind }, siła { $prowess }, wytrzymałość { $body }{ $influence ->
    [0] {""}
   *[other] , wpływ bezpośredni { $influence }
}.
fact-check = { SIGNED($n) } do testów zepsucia.
fact-faction-check = { SIGNED($n) } do testów wpływu na stronnictwa.
fact-attack = { $attacks ->
    [1] {""}
   *[other] { $attacks } ataki, każdy:{" "}
}{ $strikes ->
    [-1] każda postać mierzy się z ciosem
    [one] { $strikes } cios
    [few] { $strikes } ciosy
    [many] { $strikes } ciosów
   *[other] { $strikes } ciosu
}, siła { $prowess }{ $body ->
    [0] {""}
   *[other] , wytrzymałość { $body }
}.
fact-attacker-chooses = Atakujący wybiera cele ciosów.
fact-same-target = Wszystkie ataki mają ten sam cel, a dalsze ciosy jednego z nich są nadmiarowymi ciosami w ten cel; { $any ->
    [yes] dowolna
   *[no] inna
} postać z drużyny może się obrócić, aby odwołać jeden z nich, ale nie wszystkie.
fact-own-attack = { $holds-count ->
    [0] { $name-key ->
        [name-none] { $attack }.
       *[other] Dodatkowy automatyczny { $attack } w miejscu { $name }, dopóki nie zostanie pokonany.
    }
   *[other] Dodatkowy automatyczny { $attack } w każdym miejscu rodzaju { $holds-or }{ $deep ->
        [yes] {" "}i w każdym miejscu w Podziemiach
       *[no] {""}
    }.
}
fact-leaves-with = Odrzucana, gdy karta { $name } odchodzi z gry.
fact-not-counted = Nie wlicza się do limitu zagrożeń.
fact-bound = Nie można jej odłożyć do schowka, przekazać, odziedziczyć ani zdobyć wpływem.
fact-joined = Karta dołączona do tego przedmiotu dodaje do niego swoje liczby.
fact-abroad = Można ją zagrać w turze przeciwnika.
fact-two-weapons = Niosący, który już wcześniej był wojownikiem, może używać dwóch broni, lecz wtedy żadnej tarczy.
fact-uses-stones = Może się obrócić, aby użyć niesionego Palantíru.
fact-teaches-stones = Niosący, który już wcześniej był mędrcem, może się obrócić, aby użyć Palantíru.
fact-way-in = Jako miejsce ma drogę: { $path }.
fact-lair = Jego leże to { $name }: po pokonaniu tego Smoka nie strzeże go już żaden Smok.
GiveAll = dać do końca tury { $change-about ->
    [company] { $who-company-dat }
   *[other] { $who-dat }
} { $changes-given }
fact-weightless = To źródło zepsucia, choć nie daje punktów.
fact-veils = Dopóki leży w grze, nie działa nic, co poza zwykłym biegiem gry każe graczowi przeglądać talię lub stos kart odrzuconych albo ich część.
fact-takes-long-events = Razem z nią odrzuca się wszystkie zagrożenia, które są długimi wydarzeniami.
fact-removal = { $havens ->
    [yes] W fazie organizacji niosący może się obrócić w Przystani, aby rzucić; wynik powyżej { $above } odrzuca tę kartę.
   *[no] { $sage ->
        [yes] W fazie organizacji { $others ->
            [yes] mędrzec z drużyny niosącego, inny niż on sam,
           *[no] mędrzec z drużyny niosącego
        } może się obrócić, aby rzucić; wynik powyżej { $above } odrzuca tę kartę.
       *[no] { $helped ->
            [yes] W fazie organizacji niosący może się obrócić w Przystani, aby rzucić, z +1 za każdego z drużyny, kto się w tym celu obróci; wynik powyżej { $above } odrzuca tę kartę.
           *[no] { $haven ->
                [yes] W Przystani niosący może zrezygnować z odświeżenia, aby rzucić; wynik powyżej { $above } odrzuca tę kartę.
               *[no] W fazie organizacji niosący może się obrócić, aby rzucić; wynik powyżej { $above } odrzuca tę kartę.
            }
        }
    }
}
fact-more-prowess = { SIGNED($n) } do siły{ $most ->
    [99] {""}
    [-1] , najwyżej do podwojonej wydrukowanej siły niosącego
   *[other] , najwyżej do { $most }
}.
fact-more-body = { SIGNED($n) } do wytrzymałości{ $most ->
    [99] {""}
   *[other] , najwyżej do { $most }
}.
fact-more-influence = { SIGNED($n) } do wpływu bezpośredniego{ $most ->
    [99] {""}
   *[other] , najwyżej do { $most }
}.
fact-corruption = { $n ->
    [one] { $n } punkt zepsucia
    [few] { $n } punkty zepsucia
    [many] { $n } punktów zepsucia
   *[other] { $n } punktu zepsucia
}.
fact-gives = Niosący staje się { $gives-ins }.
fact-instead = Jeśli { $when }, to zamiast tego: { $numbers }.
InsteadProwess = { $n ->
    [-100] siła{ $most ->
        [99] {""}
       *[other] {" "}najwyżej { $most }
    }
   *[other] { SIGNED($n) } do siły{ $most ->
        [99] {""}
       *[other] {" "}(najwyżej do { $most })
    }
}
InsteadBody = { $n ->
    [-100] wytrzymałość{ $most ->
        [99] {""}
       *[other] {" "}najwyżej { $most }
    }
   *[other] { SIGNED($n) } do wytrzymałości{ $most ->
        [99] {""}
       *[other] {" "}(najwyżej do { $most })
    }
}
InsteadInfluence = { SIGNED($n) } do wpływu bezpośredniego
InsteadCorruption = { $n ->
    [one] { $n } punkt zepsucia
    [few] { $n } punkty zepsucia
    [many] { $n } punktów zepsucia
   *[other] { $n } punktu zepsucia
}
InsteadPoints = { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}
fact-bonus = { $prowess ->
    [0] { SIGNED($influence) } do wpływu bezpośredniego
   *[other] { SIGNED($prowess) } do siły
} wobec { $name-key ->
    [name-none] { $home-key ->
        [name-none] { $race-key ->
            [race-none] stronnictw
           *[other] { $race-many-gen }
        }{ $prowess ->
            [0] { $factions ->
                [yes] { $characters ->
                    [yes] {" "}i ich stronnictw
                   *[no] {""}
                }
               *[no] {""}
            }
           *[other] {""}
        }
       *[other] postaci, których miejscem ojczystym jest { $home }
    }
   *[other] karty { $name }
}{ $characters ->
    [no] { $race-key ->
        [race-none] {""}
       *[other] {" "}(tylko stronnictwa)
    }
   *[yes] {""}
}{ $factions ->
    [no] {" "}(tylko postacie)
   *[yes] {""}
}.
fact-points = { $points ->
    [one] { $points } punkt zwycięstwa
    [few] { $points } punkty zwycięstwa
    [many] { $points } punktów zwycięstwa
   *[other] { $points } punktu zwycięstwa
}{ $lost ->
    [0] {""}
   *[other] {" "}({ SIGNED($lost) }, jeśli zginie)
}.
fact-homes = { $only ->
    [yes] { $late ->
        [yes] Wchodzi do gry tylko tutaj: { $homes-or }.
       *[no] Jeśli nie jest postacią początkową, wchodzi do gry tylko tutaj: { $homes-or }.
    }
   *[no] Miejsce ojczyste: { $homes-or }.
}
fact-at = Gdzie można zagrać: { $sites-count ->
    [0] dowolne miejsce w krainie { $regions-or }
   *[other] { $sites-or }
}.
fact-after-test = Można zagrać tylko przy próbie złotego pierścienia.
fact-never-at = Nie można zagrać w { $holds-loc-or }.
fact-stays-in = Zostaje tylko w krainach: { $regions }.
fact-not-attackable = Nie można go atakować.
fact-test = Próba: { $keyword } przy wyniku { $most ->
    [99] { $least } lub więcej
   *[other] od { $least } do { $most }
}.
fact-above = Zdobywa je test wpływu powyżej { $n }.
fact-swayed = { SIGNED($n) } dla { $race-many-gen }.
fact-hunts = Atakuje każdą drużynę, której droga wiedzie przez którąś z { $keys-or }{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}.
fact-keys = Przypisany do { $keys-or }{ $when ->
    [none] {""}
   *[other] , jeśli { $when }
}.
KeyLand = { $times ->
    [1] { $type-gen }
   *[other] { $times } krain rodzaju { $type }
}
KeyHold = { $hold-gen }
KeyRegion = { $names-count ->
    [1] krainy
   *[other] krain
} { $names }
KeySite = { $names-count ->
    [1] miejsca
   *[other] miejsc
} { $names }
KeySitesIn = { $holds-count ->
    [0] dowolnego miejsca
   *[other] { $holds-gen-or }
} w { $names-count ->
    [1] krainie
   *[other] krainach
} { $names }
KeyMovement = drużyny idącej między miejscami { $names }
fact-path = Najbliższa Przystań: { $name }; droga: { $path }.
fact-haven-path = Droga z miejsca { $name }: { $path }.
fact-draws = Dobieranie: ty { $own }, przeciwnik { $other }.
fact-playable = Oferuje { $sizes-many }.
fact-only = { $sizes-many }: tylko { $keyword-many }.
fact-guarded = Automatyczny { $attack }.
fact-rescue = Przy ratunku: { $attack }.
fact-limit = { SIGNED($n) } do limitu zagrożeń drużyn, które tu idą.
fact-heals = Co leczy tu jedną postać, leczy wszystkich, którzy tu są.
fact-open = Do tego miejsca zawsze można przypisywać stwory.
fact-tapped-too = Można ją zagrać także wtedy, gdy miejsce jest obrócone.
fact-takes-rings = Jeniec nie zachowuje nawet pierścieni.
fact-faithful = Musi dostać cios, zanim dostanie go jego postać, jakby nie był obrócony. Można go odrzucić, by jego postać nie trafiła do niewoli.
fact-a-ring = Pierścień.
fact-hoard = Jest tu skarbiec.
fact-hoard-item = Przedmiot ze skarbca: można go zagrać tylko tam, gdzie jest skarbiec.
fact-dwarf-hold = Siedziba krasnoludów.

## Słowa pojedynczych kart

OnItem = ta karta leży przy przedmiocie
    .not = ta karta nie leży przy przedmiocie
SeeTop = obejrzeć pięć wierzchnich kart talii { $who-gen } (po potasowaniu wracają na wierzch)
SeeTopOfOne = obejrzeć pięć wierzchnich kart jednej talii (po potasowaniu wracają na wierzch)
UseAs = użyć tej karty jako { $who-gen }
AtThatSite = karty { $name }, które twoje postacie niosą w miejscu { $site } lub odłożyły tam do schowka
    .gen = kart { $name }, które twoje postacie niosą w miejscu { $site } lub odłożyły tam do schowka
    .dat = kartom { $name }, które twoje postacie niosą w miejscu { $site } lub odłożyły tam do schowka
    .acc = karty { $name }, które twoje postacie niosą w miejscu { $site } lub odłożyły tam do schowka
    .one = karta { $name }, którą twoja postać niesie w miejscu { $site } lub którą tam odłożono do schowka
    .one-gen = karty { $name }, którą twoja postać niesie w miejscu { $site } lub którą tam odłożono do schowka
    .one-dat = karcie { $name }, którą twoja postać niesie w miejscu { $site } lub którą tam odłożono do schowka
    .one-acc = kartę { $name }, którą twoja postać niesie w miejscu { $site } lub którą tam odłożono do schowka
BearerOfItsHost = niosący przedmiot z tą kartą
    .gen = niosącego przedmiot z tą kartą
    .dat = niosącemu przedmiot z tą kartą
    .acc = niosącego przedmiot z tą kartą
    .one = niosący przedmiot z tą kartą
    .one-gen = niosącego przedmiot z tą kartą
    .one-dat = niosącemu przedmiot z tą kartą
    .one-acc = niosącego przedmiot z tą kartą
CharactersToMeet = postacie z ręki, które można spotkać
    .gen = postaci z ręki, które można spotkać
    .dat = postaciom z ręki, które można spotkać
    .acc = postacie z ręki, które można spotkać
    .one = postać z ręki, prócz Czarodzieja, nad którą może zapanować ktoś w Wolnej Warowni, w Warowni Pogranicza lub w Ruinach i Legowiskach
    .one-gen = postaci z ręki, prócz Czarodzieja, nad którą może zapanować ktoś w Wolnej Warowni, w Warowni Pogranicza lub w Ruinach i Legowiskach
    .one-dat = postaci z ręki, prócz Czarodzieja, nad którą może zapanować ktoś w Wolnej Warowni, w Warowni Pogranicza lub w Ruinach i Legowiskach
    .one-acc = postać z ręki, prócz Czarodzieja, nad którą może zapanować ktoś w Wolnej Warowni, w Warowni Pogranicza lub w Ruinach i Legowiskach
DiscardStored = odrzucić { $who-acc }
FactionInPlay = któryś z graczy ma stronnictwo { $name }
    .not = żaden z graczy nie ma stronnictwa { $name }
FeelWound = uruchomić to, co wywołuje rana { $who-gen }
HealsAndDrawsLike = { $site } liczy się przy leczeniu i zagrożeniach jako { $type-one }
LayWith = dołączyć tę kartę do { $who-gen }
MeetByChance = wprowadzić pokazaną postać do gry pod władzą { $who-gen }
Reforge = dać { $who-dat } ze stosu kart odrzuconych drobną lub ważną broń, zbroję lub tarczę
SpendStored = obrócić { $who-acc } i odrzucić tę kartę ze schowka
Stored = karta { $name } z twojego schowka
    .gen = karty { $name } z twojego schowka
    .dat = karcie { $name } z twojego schowka
    .acc = kartę { $name } z twojego schowka
    .one = karta { $name } z twojego schowka
    .one-gen = karty { $name } z twojego schowka
    .one-dat = karcie { $name } z twojego schowka
    .one-acc = kartę { $name } z twojego schowka
WhoMeetsIt = postacie mogące nad nią zapanować
    .gen = postaci mogących nad nią zapanować
    .dat = postaciom mogącym nad nią zapanować
    .acc = postacie mogące nad nią zapanować
    .one = postać mogąca nad nią zapanować
    .one-gen = postaci mogącej nad nią zapanować
    .one-dat = postaci mogącej nad nią zapanować
    .one-acc = postać mogącą nad nią zapanować
Arouse = dać do końca tury { $who-dat } { $change-given }
Aroused = { SIGNED($more) } do siły { $number ->
    [1] pierwszego
    [2] drugiego
   *[other] trzeciego
} automatycznego ataku
    .given = { Aroused }
    .about = thing
AsLongEvent = dać każdemu miejscu na czas długiego wydarzenia { $change }
AutomaticIn = to automatyczny atak w miejscu w krainie { $regions-or }
    .not = to nie jest automatyczny atak w miejscu w krainie { $regions-or }
ByTheNumberOfNazgul = atak karty Witch-king of Angmar ma +1 do siły za każdego Nazgûla w grze, jeśli { $when }
Carry = sprawić, że bestia poniesie { $who-acc }: { $how-given }
ChangesAutomatic = ta karta zmieniłaby automatyczne ataki miejsca
    .not = ta karta nie zmieniłaby automatycznych ataków miejsca
CountsAgainstLimit = wliczyć ją do limitu zagrożeń
CountsAsWithout = { $site } liczy się przy leczeniu i zagrożeniach jako { $type-one }, dopóki { $name } jest w grze, ale nie tam
DiscardOrReturn = odrzucić { $who-acc }
Embolden = dać ciosowi przeciw { $who-dat } { SIGNED($more) } do siły; po ataku stwór, który nie jest Nazgûlem, przypada obrońcy, który może zagrać kartę { $prize }
Everything = cokolwiek się zdarzy
    .gen = czegokolwiek się zdarzy
    .dat = czemukolwiek się zdarzy
    .acc = cokolwiek się zdarzy
    .one = cokolwiek się zdarzy
    .one-gen = czegokolwiek się zdarzy
    .one-dat = czemukolwiek się zdarzy
    .one-acc = cokolwiek się zdarzy
    .company = każda drużyna
    .company-gen = każdej drużyny
    .company-dat = każdej drużynie
    .company-acc = każdą drużynę
GuardedByRace = { $number ->
    [0] automatyczny atak miejsca
    [1] pierwszy automatyczny atak miejsca
    [2] drugi automatyczny atak miejsca
   *[other] trzeci automatyczny atak miejsca
} to atak { $races-many-gen-or }
    .not = { $number ->
    [0] żaden automatyczny atak miejsca
    [1] pierwszy automatyczny atak miejsca
    [2] drugi automatyczny atak miejsca
   *[other] trzeci automatyczny atak miejsca
} nie jest atakiem { $races-many-gen-or }
HoldUp = kazać { $who-company-dat } rzucić, odejmując jeden za każdą postać, która nie jest zwiadowcą: przy wyniku poniżej 5 drużyna nie rusza w tej turze
    .given = { $change }
HuntsRings = przeciw drużynie z jakimkolwiek pierścieniem Nazgûle można też przypisać do { $lands-gen-or } i do { $types-gen-or }
HuntsTheOneRing = Nazgûle mogą atakować drużynę z Jedynym Pierścieniem wszędzie prócz { $never-gen-or }
LayBlade = zagrać tę kartę na { $who-company-acc }
LongEventsStay = zagrożenia, które są długimi wydarzeniami, zostają w grze
MayFetchNazgul = pozwolić każdemu graczowi wziąć na rękę Nazgûla ze stosu kart odrzuconych
OnAttackedCompany = ta karta leży na atakowanej drużynie
    .not = ta karta nie leży na atakowanej drużynie
Prepare = sprawić, że w tej turze { $change }
    .given = { $who }
RangersAtTheRiver = strażnicy z drużyny idącej do tego miejsca
    .gen = strażników z drużyny idącej do tego miejsca
    .dat = strażnikom z drużyny idącej do tego miejsca
    .acc = strażników z drużyny idącej do tego miejsca
    .one = strażnik z drużyny idącej do tego miejsca
    .one-gen = strażnika z drużyny idącej do tego miejsca
    .one-dat = strażnikowi z drużyny idącej do tego miejsca
    .one-acc = strażnika z drużyny idącej do tego miejsca
RiseToAttack = zaatakować tą kartą drużynę, { $who }, z { SIGNED($strikes) } do liczby ciosów i { SIGNED($prowess) } do siły
CheckAsOwed = przeprowadzić test zepsucia { $who-gen }
LandIs = jedna kraina rodzaju { $one } liczy się jako { $other }
LimitOf = { $doubles ->
    [yes] podwojony limit zagrożeń
   *[other] limit zagrożeń większy o jeden za każdą krainę rodzaju { $type } na drodze
}
OnThisAttack = { SIGNED($more) } { $question }
    .given = { OnThisAttack }
HalfTheStrikes = { $original ->
    [yes] połowa pierwotnej liczby ciosów, zaokrąglona w górę
   *[other] połowa ciosów, zaokrąglona w górę
}
    .given = { $original ->
    [yes] połowę pierwotnej liczby ciosów, zaokrągloną w górę
   *[other] połowę ciosów, zaokrągloną w górę
}
Forded = przejście przez tę rzekę
FordRiver = pozwolić działać w fazie miejsca { $who-company-dat } mimo tej karty
RiverBars = drużyna, która w tej turze idzie do tego miejsca, nic w nim nie robi
SitePathHas = droga wydrukowana na miejscu prowadzi przez { $times ->
    [1] { $type-acc }
   *[other] co najmniej { $times } krainy rodzaju { $type }
}
    .not = droga wydrukowana na miejscu nie prowadzi przez { $times ->
    [1] { $type-acc }
   *[other] { $times } krainy rodzaju { $type }
}
SpareNazgul = wziąć na rękę { $who-acc } zamiast go odrzucić
SparesAllies = ten atak uderza tylko w postacie, i nie w zdrajcę
StayInTheWound = położyć tę kartę na wybranej przez ciebie postaci zranionej w tym ataku, na którą w tej turze nie zagrano karty zepsucia; jeśli takiej nie ma, odrzucić ją
SubjectAtItsSite = drużyna jest w miejscu, na którym leży ta karta
    .not = drużyna nie jest w miejscu, na którym leży ta karta
SubjectLiesUnder = jest to drużyna, na której leży ta karta
    .not = nie jest to drużyna, na której leży ta karta
TappedNazgul = twoje obrócone Nazgûle
    .gen = twoich obróconych Nazgûli
    .dat = swoim obróconym Nazgûlom
    .acc = swoje obrócone Nazgûle
    .one = twój Nazgûl obrócony w tym łańcuchu
    .one-gen = twojego Nazgûla obróconego w tym łańcuchu
    .one-dat = swojemu Nazgûlowi obróconemu w tym łańcuchu
    .one-acc = swojego Nazgûla obróconego w tym łańcuchu
TraitorStrikes = sprawić, że zdrajca zaatakuje kogoś ze swojej drużyny, kogo wybierzesz, ze swoją siłą powiększoną o 10, i odrzucić tę kartę
Uncarried = żadna bestia nie niesie jeszcze ataku
    .not = jakaś bestia już niesie atak
AtHome = to automatyczny atak w miejscu ojczystym tej postaci, a gra się według tej zasady
    .not = to nie jest automatyczny atak w miejscu ojczystym tej postaci lub nie gra się według tej zasady
Opening = następny stwór rasy { $race } może też zostać przypisany do { $lands-count ->
    [0] { $types-count ->
        [0] tego miejsca
       *[other] { $types-gen-or }
    }
   *[other] { $lands-gen-or }{ $types-count ->
        [0] {""}
       *[other] {" "}lub { $types-gen-or }
    }
}{ $strikes ->
    [0] {""}
   *[other] , z { SIGNED($strikes) } do liczby ciosów
}{ $prowess ->
    [0] {""}
   *[other] {" "}i { SIGNED($prowess) } do siły
}{ $chooses ->
    [yes] , a cele ciosów wybiera atakujący
   *[no] {""}
}
    .given = { SIGNED($strikes) } do liczby ciosów, { SIGNED($prowess) } do siły{ $chooses ->
    [yes] , a cele ciosów wybiera atakujący
   *[no] {""}
}
    .about = company
Passage = w ruchu przez krainy te krainy liczą się jako sąsiednie: { $pairs-then }
    .given = przejście (te krainy liczą się jako sąsiednie: { $pairs-then })
    .about = company
AlongTheSea = droga prowadzi przez Wody Przybrzeżne i nigdzie przez dwie inne krainy z rzędu
    .not = droga nie prowadzi przez Wody Przybrzeżne lub prowadzi przez dwie inne krainy z rzędu
BecomeItsSite = użyć tej karty jako miejsca, do którego idzie { $who }
Homeward = miejsce, do którego może wrócić
    .given = miejsce, do którego może wrócić
    .about = company
OfferReturn = pozwolić drużynie wrócić do miejsca z początku tury
OpponentDrawsTwice = dwa razy więcej kart dobieranych przez przeciwnika
    .given = dwa razy więcej kart dobieranych przez przeciwnika
    .about = company
Pathfind = pozwolić { $who-company-dat } wybrać inny cel, do którego dojdzie tą drogą
RememberSite = zapamiętać miejsce, w którym jest { $who-company }
    .given = { $change }
WhoLeadsOn = twoi { $skill-many } z drużyn w drodze
    .gen = twoich { $skill-many-gen } z drużyn w drodze
    .one = twój { $skill }
    .one-gen = twojego { $skill-gen }
    .one-dat = swojemu { $skill-dat }
    .one-acc = swojego { $skill-acc }
WithMap = gra się z ruchem przez krainy
    .not = nie gra się z ruchem przez krainy
AttemptsOnYours = próby wpłynięcia na coś twojego (w tym łańcuchu)
    .gen = prób wpłynięcia na coś twojego (w tym łańcuchu)
    .dat = próbom wpłynięcia na coś twojego (w tym łańcuchu)
    .acc = próby wpłynięcia na coś twojego (w tym łańcuchu)
    .one = próba wpłynięcia na coś twojego (w tym łańcuchu)
    .one-gen = próby wpłynięcia na coś twojego (w tym łańcuchu)
    .one-dat = próbie wpłynięcia na coś twojego (w tym łańcuchu)
    .one-acc = próbę wpłynięcia na coś twojego (w tym łańcuchu)
ElsewhereAtHaven = ta postać jest w Przystani, a atakowana jest inna twoja drużyna
    .not = ta postać nie jest w Przystani lub nie jest atakowana inna twoja drużyna
GiveUpForm = odrzucić { $who-acc }, a wszystkie pozostałe ciosy ataku chybiają; jego przedmioty czekają na niego pod tą kartą
OpponentDrawsLess = przeciwnik dobiera o jedną kartę mniej za ruch drużyny tej postaci
RideToAid = dołączyć tę postać, bez jej sprzymierzeńców, do { $who-company-gen }; musi ona zmierzyć się z ciosem, a potem się obraca i wykonuje test zepsucia
SearchByLuck = odkrywać karty z talii, aż pojawi się przedmiot inny niż szczególny, i dać go { $who-dat }; postać ta mierzy się potem z ciosem o sile 3 plus liczba odkrytych kart, którego nie można odwołać; jeśli zostanie ranna, odrzuca przedmiot, a pozostałe karty wtasowuje się w talię
TapForPraise = obrócić dowolnie wiele swoich postaci
TheirSitePhase = trwa faza miejsca przeciwnika
    .not = nie trwa faza miejsca przeciwnika
TurnAway = za każdą z nich odwołać jedno wydarzenie Nazgûla lub atak Nazgûla na drużynę tej postaci
Persuade = kazać { $who-dat } spróbować wpłynąć na coś przeciwnika w tym samym miejscu
DiscardPileHas = na twoim stosie kart odrzuconych jest { $what }
    .not = na twoim stosie kart odrzuconych nie ma { $what-gen }
RingsHere = pierścienie drużyny
    .gen = pierścieni drużyny
    .dat = pierścieniom drużyny
    .acc = pierścienie drużyny
    .one = pierścień niesiony przez postać z drużyny
    .one-gen = pierścienia niesionego przez postać z drużyny
    .one-dat = pierścieniowi niesionemu przez postać z drużyny
    .one-acc = pierścień niesiony przez postać z drużyny
SubjectIsNamed = jest to karta { $name }
    .not = nie jest to karta { $name }
TapAndCount = obrócić { $who-acc } (co liczy się do limitu zagrożeń)
BearerCan = niosący jest { $skill-ins }
    .not = niosący nie jest { $skill-ins }
InItsPhase = nie trwa faza innej drużyny
Mark = znak, że zadziałała
    .given = { Mark }
    .about = thing
NoneOfItHere = nikt w tym miejscu nie ma karty o tej nazwie
    .not = ktoś w tym miejscu ma kartę o tej nazwie
StonesOfTheOne = Palantíry niesione przez tę postać
    .gen = Palantírów niesionych przez tę postać
    .dat = Palantírom niesionym przez tę postać
    .acc = Palantíry niesione przez tę postać
    .one = Palantír niesiony przez tę postać
    .one-gen = Palantíru niesionego przez tę postać
    .one-dat = Palantírowi niesionemu przez tę postać
    .one-acc = Palantír niesiony przez tę postać
GiveFormBack = zwrócić { $who-dat } to, z czego zrezygnował, wraz z przedmiotami
ItsOwners = to Czarodziej, który ją poświęcił
    .not = to inny Czarodziej
AskForFord = pozwolić strażnikowi { $who-company-gen } obrócić się przeciw tej karcie
AheadOfThem = ta karta zagradza drużynie jej miejsce, a drużyna ma nieobróconego strażnika
    .not = ta karta nie zagradza drużynie jej miejsca
ResourceEvents = { $declared ->
    [yes] zasoby zgłoszone w tym łańcuchu jako { $form }
   *[no] wszystkie zasoby w grze jako { $form }
}
    .gen = { $declared ->
    [yes] zasobów zgłoszonych w tym łańcuchu jako { $form }
   *[no] wszystkich zasobów w grze jako { $form }
}
    .dat = { $declared ->
    [yes] zasobom zgłoszonym w tym łańcuchu jako { $form }
   *[no] wszystkim zasobom w grze jako { $form }
}
    .acc = { ResourceEvents }
    .one = { $declared ->
    [yes] zasób zgłoszony w tym łańcuchu jako { $form }
   *[no] zasób w grze jako { $form }
}
    .one-gen = { $declared ->
    [yes] zasobu zgłoszonego w tym łańcuchu jako { $form }
   *[no] zasobu w grze jako { $form }
}
    .one-dat = { $declared ->
    [yes] zasobowi zgłoszonemu w tym łańcuchu jako { $form }
   *[no] zasobowi w grze jako { $form }
}
    .one-acc = { ResourceEvents.one }
BesideGaladriel = twoi dyplomaci w miejscu, w którym jest Galadriel
    .gen = twoich dyplomatów w miejscu, w którym jest Galadriel
    .dat = swoim dyplomatom w miejscu, w którym jest Galadriel
    .acc = swoich dyplomatów w miejscu, w którym jest Galadriel
    .one = twój dyplomata (nie Galadriel, Hobbit ani Czarodziej) w miejscu, w którym jest Galadriel
    .one-gen = twojego dyplomaty (nie Galadriel, Hobbita ani Czarodzieja) w miejscu, w którym jest Galadriel
    .one-dat = swojemu dyplomacie (nie Galadriel, Hobbitowi ani Czarodziejowi) w miejscu, w którym jest Galadriel
    .one-acc = swojego dyplomatę (nie Galadriel, Hobbita ani Czarodzieja) w miejscu, w którym jest Galadriel
    .on = {" "}na swojego dyplomatę w miejscu, w którym jest Galadriel
CorruptionOnIt = wszystkie karty zepsucia tej postaci
    .gen = wszystkich kart zepsucia tej postaci
    .dat = wszystkim kartom zepsucia tej postaci
    .acc = wszystkie karty zepsucia tej postaci
    .one = karta zepsucia tej postaci
    .one-gen = karty zepsucia tej postaci
    .one-dat = karcie zepsucia tej postaci
    .one-acc = kartę zepsucia tej postaci
KeyedToSite = atakujący stwór został przypisany do swojego miejsca{ $types-count ->
    [0] {""}
   *[other] , { $types-gen-or }
}
    .not = atakujący stwór nie został przypisany do swojego miejsca{ $types-count ->
    [0] {""}
   *[other] , { $types-gen-or }
}
FewerStrikes = { $less ->
    [one] o { $less } cios mniej
    [few] o { $less } ciosy mniej
    [many] o { $less } ciosów mniej
   *[other] o { $less } ciosu mniej
}, lecz co najmniej jeden
    .given = { FewerStrikes }
FewerRegions = drużyna idąca przez krainy ma { SIGNED($less) } do liczby krain na drodze, lecz co najmniej dwie
    .given = { FewerRegions }
MovesOnFrom = jeszcze jeden ruch po dotarciu do miejsca rodzaju { $hold }
    .given = { MovesOnFrom }
    .about = company
AgainstIt = dać { $who-dat } { $change-given } przeciw temu atakowi
StayWithTheFirst = położyć tę kartę na pierwszej postaci zranionej w tym ataku, na którą nie zagrano w tej turze karty zepsucia; jeśli takiej nie ma, odrzucić ją
ThatItem = ten przedmiot
    .gen = tego przedmiotu
    .dat = temu przedmiotowi
    .acc = ten przedmiot
    .one = ten przedmiot
    .one-gen = tego przedmiotu
    .one-dat = temu przedmiotowi
    .one-acc = ten przedmiot
TapItsBearer = obrócić postać, która niesie { $who-acc }
HuntsThere = drużyna idzie tam, gdzie poluje ten Smok
    .not = drużyna nie idzie tam, gdzie poluje ten Smok
SwoopDown = zaatakować { $who-company-acc }
ItemsWeigh = każdy { $size } daje niosącemu jeden punkt zepsucia więcej
    .given = { ItemsWeigh }
MoreHazardsAfter = limit zagrożeń drużyny, którą atakował stwór rasy { $race }, jest o jeden większy
    .given = { MoreHazardsAfter }
DrawsOneLess = poruszająca się drużyna dobiera o jedną kartę mniej, lecz co najmniej jedną
    .given = { DrawsOneLess }
ByDragon = atakuje { $names-count ->
    [0] unikatowy Smok
   *[other] { $names-or }
} w dowolnej odmianie
    .not = nie atakuje { $names-count ->
    [0] unikatowy Smok
   *[other] { $names-or }
} w żadnej odmianie
HuntingDragons = wszystkie polujące Smoki w grze
    .gen = wszystkich polujących Smoków w grze
    .dat = wszystkim polującym Smokom w grze
    .acc = wszystkie polujące Smoki w grze
    .one = polujący Smok w grze
    .one-gen = polującego Smoka w grze
    .one-dat = polującemu Smokowi w grze
    .one-acc = polującego Smoka w grze
BearerStruck = cios otrzymuje niosący
    .not = cios otrzymuje ktoś inny niż niosący
fact-never-starts = Nie może zaczynać w grze.
fact-only-for = Nikt inny nie może tego nieść.
Restored = karta { $name } leży przy tym przedmiocie
    .not = karta { $name } nie leży przy tym przedmiocie
Restore = dołączyć { $who-acc } do tego przedmiotu
NoPenalty = niosący walczy bez obracania się i bez kary
Road = droga { $path } z każdej z tych krain do każdej innej z nich: { $names }
    .given = drogę { $path } między krainami { $names }
    .about = company
Realm = stwora, którego można przypisać do jednej krainy rodzaju Ziemie Cienia, można przypisać też do krain: { $shadow-or }, a takiego, którego można przypisać do Mrocznej Krainy, także do krain: { $dark-or }
SetsOutFrom = twoje drużyny w miejscu w krainie { $regions-or }
    .gen = twoich drużyn w miejscu w krainie { $regions-or }
    .dat = twoim drużynom w miejscu w krainie { $regions-or }
    .acc = twoje drużyny w miejscu w krainie { $regions-or }
    .one = twoja drużyna w miejscu w krainie { $regions-or }
    .one-gen = twojej drużyny w miejscu w krainie { $regions-or }
    .one-dat = swojej drużynie w miejscu w krainie { $regions-or }
    .one-acc = swoją drużynę w miejscu w krainie { $regions-or }
    .company = twoja drużyna w miejscu w krainie { $regions-or }
    .company-gen = twojej drużyny w miejscu w krainie { $regions-or }
    .company-dat = swojej drużynie w miejscu w krainie { $regions-or }
    .company-acc = swoją drużynę w miejscu w krainie { $regions-or }
Fighters = postacie i sprzymierzeńcy atakowanej drużyny
    .gen = postaci i sprzymierzeńców atakowanej drużyny
    .dat = postaciom i sprzymierzeńcom atakowanej drużyny
    .acc = postacie i sprzymierzeńców atakowanej drużyny
    .one = postać lub sprzymierzeniec atakowanej drużyny
    .one-gen = postaci lub sprzymierzeńca atakowanej drużyny
    .one-dat = postaci lub sprzymierzeńcowi atakowanej drużyny
    .one-acc = postać lub sprzymierzeńca atakowanej drużyny
ShowSome = kazać { $who-dat } pokazać losowo { $count } kart z ręki
TapToFetch = obrócić, jeśli zechcesz, { $who-acc } i wziąć { $what-acc } ze stosu kart odrzuconych{ $checks ->
    [yes] , po czym ta postać przechodzi test zepsucia
   *[no] {""}
}
fact-used-abroad = Można jej użyć także w fazie miejsca przeciwnika.
fact-adds = Położona przy przedmiocie, dodaje mu swoje liczby.
CardsInHand = karty z ręki ({ $card }{ CardsInHand.such })
    .gen = kart z ręki ({ $card }{ CardsInHand.such })
    .dat = kartom z ręki ({ $card }{ CardsInHand.such })
    .acc = karty z ręki ({ $card }{ CardsInHand.such })
    .one = karta z ręki ({ $card }{ CardsInHand.such })
    .one-gen = karty z ręki ({ $card }{ CardsInHand.such })
    .one-dat = karcie z ręki ({ $card }{ CardsInHand.such })
    .one-acc = kartę z ręki ({ $card }{ CardsInHand.such })
    .such = { $races-count ->
    [0] {""}
   *[other] {": "}{ $races-or }
}{ $regions-count ->
    [0] {""}
   *[other] {" "}zagrywane w krainie { $regions-or }
}
GiveUp = pokazać i odrzucić { $who-acc }
TwoOf = są dwie: { $who }
    .not = nie ma dwóch: { $who }
Rally = dać { $who-dat } przeciw atakowi { $change-given } za każdy punkt zwycięstwa wydrukowany na tym, co odrzucono
Pierce = dać ciosowi przeciw { $who-dat } −1 do siły i −2 do wytrzymałości; jeśli zostanie pokonany, pokonane są też wszystkie ciosy ataku, które potem się nie udadzą
DefenderPicks = obrońca mówi, kogo uderza stwór: kogokolwiek, obróconego lub rannego, cokolwiek potrafi atak
FeedOrFlee = kazać przeciwnikowi odrzucić stwora z ręki, co daje { $who-company-dat } { $change-given }; albo, jeśli go nie ma, kazać mu pokazać rękę i odwołać atak
    .given = { $change }
JoyfulTimes = długie wydarzenia zasobów w grze
    .on = {" "}na długim wydarzeniu zasobów w grze
    .gen = długich wydarzeń zasobów w grze
    .dat = długim wydarzeniom zasobów w grze
    .acc = długie wydarzenia zasobów w grze
    .one = długie wydarzenie zasobów w grze
    .one-gen = długiego wydarzenia zasobów w grze
    .one-dat = długiemu wydarzeniu zasobów w grze
    .one-acc = długie wydarzenie zasobów w grze
ItsHost = karta pod tą kartą
    .gen = karty pod tą kartą
    .dat = karcie pod tą kartą
    .acc = kartę pod tą kartą
    .one = karta pod tą kartą
    .one-gen = karty pod tą kartą
    .one-dat = karcie pod tą kartą
    .one-acc = kartę pod tą kartą
HalfWilds = drogę, na której każda kraina rodzaju Dzikie Ziemie liczy się za połowę, a sumę zaokrągla się w dół
    .given = { HalfWilds }
    .about = company
IsTapped = ta karta jest obrócona
    .not = ta karta nie jest obrócona
CommonWeapons = nieunikatowe bronie drużyny niosącego
    .gen = nieunikatowych broni drużyny niosącego
    .dat = nieunikatowym broniom drużyny niosącego
    .acc = nieunikatowe bronie drużyny niosącego
    .one = nieunikatowa broń drużyny niosącego
    .one-gen = nieunikatowej broni drużyny niosącego
    .one-dat = nieunikatowej broni drużyny niosącego
    .one-acc = nieunikatową broń drużyny niosącego
ForgeInto = dołączyć tę kartę do { $who-gen }
Burdens = przedmioty tych, którzy mają przejść test zepsucia w drużynie z dyplomatą
    .gen = przedmiotów tych, którzy mają przejść test zepsucia w drużynie z dyplomatą
    .dat = przedmiotom tych, którzy mają przejść test zepsucia w drużynie z dyplomatą
    .acc = przedmioty tych, którzy mają przejść test zepsucia w drużynie z dyplomatą
    .one = przedmiot kogoś, kto ma przejść test zepsucia w drużynie z dyplomatą
    .one-gen = przedmiotu kogoś, kto ma przejść test zepsucia w drużynie z dyplomatą
    .one-dat = przedmiotowi kogoś, kto ma przejść test zepsucia w drużynie z dyplomatą
    .one-acc = przedmiot kogoś, kto ma przejść test zepsucia w drużynie z dyplomatą
WhoTakesIt = inne postacie drużyny
    .gen = innych postaci drużyny
    .dat = innym postaciom drużyny
    .acc = inne postacie drużyny
    .one = inna postać drużyny, która może go nieść
    .one-gen = innej postaci drużyny, która może go nieść
    .one-dat = innej postaci drużyny, która może go nieść
    .one-acc = inną postać drużyny, która może go nieść
Point = wziąć { $who-acc }
PassOn = dać ten przedmiot bez testu { $who-dat }
WarmThem = pozwolić dowolnej liczbie mędrców { $who-company-gen } obrócić się; każdy z nich leczy postać, która jest wtedy obrócona, i przechodzi test zepsucia
Refresh = pozwolić odświeżyć się tylu postaciom { $who-company-gen }, ilu krain brakuje jej drodze do czterech
HazardsBesideHim = wszystkie trwałe wydarzenia zagrożeń na postaciach drużyny twojego Czarodzieja
    .gen = wszystkich trwałych wydarzeń zagrożeń na postaciach drużyny twojego Czarodzieja
    .dat = wszystkim trwałym wydarzeniom zagrożeń na postaciach drużyny twojego Czarodzieja
    .acc = wszystkie trwałe wydarzenia zagrożeń na postaciach drużyny twojego Czarodzieja
    .one = trwałe wydarzenie zagrożeń na postaci drużyny twojego Czarodzieja
    .one-gen = trwałego wydarzenia zagrożeń na postaci drużyny twojego Czarodzieja
    .one-dat = trwałemu wydarzeniu zagrożeń na postaci drużyny twojego Czarodzieja
    .one-acc = trwałe wydarzenie zagrożeń na postaci drużyny twojego Czarodzieja
ToTheHand = oddać { $who-acc } na rękę przeciwnika

## Zagrożenia z dodatku o Smokach

NightReturns = karta { $night } liczy się jako będąca w grze, chyba że jest w niej karta { $morning }, która wtedy liczy się jako będąca poza grą
    .given = { NightReturns }
OneUncounted = przeciw każdej drużynie { $race-key ->
    [race-none] jedna odmiana unikatowego Smoka
   *[other] jeden stwór rasy { $race }
} nie wlicza się do limitu zagrożeń
    .given = { OneUncounted }
AlsoChecks = kto zostaje ranny, wykonuje jeszcze jeden test wytrzymałości{ $modifier ->
    [0] {""}
   *[other] {" "}({ SIGNED($modifier) } do rzutu)
}, jeśli { $when }
    .given = { AlsoChecks }
OneDragonATurn = w każdej turze można zagrać tylko jedną odmianę unikatowego Smoka
    .given = { OneDragonATurn }
HauntsSites = wszystkie stwory { $race-many-gen } można też przypisać do { $hold-gen }
    .given = { HauntsSites }
MoreByDraws = { $question-key ->
    [question-limit-now] limit zagrożeń drużyny jest o jeden większy za każdą kartę po pierwszej, którą dobrał dla niej jej gracz
   *[other] przeciwnik idącego może dobrać o jedną kartę więcej za każdą, którą tamten dobrał po pierwszej
}
    .given = { MoreByDraws }
Follows = { $last ->
    [yes] w ostatnim ataku na drużynę
   *[no] w jakimś wcześniejszym ataku na drużynę w tej turze
} atakowali { $races-many-or }{ Follows.keyed }
    .not = wcześniej nie było takiego ataku
    .keyed = { $no_site ->
    [yes] {" "}i nie był on przypisany do miejsca
   *[no] {" "}i był on przypisany do { $land-gen }{ $hold-key ->
        [hold-any] {""}
       *[other] {" "}lub { $hold-gen }
    }
}
KeyAttack = poprzedniego ataku
TalkAway = wybrać { $who-acc }: { $attempt }; wynik powyżej { $above } odwołuje atak
IfItLeaves = jeśli atak odwołano, dać { $who-company-dat } do końca tury { $change-given }
    .given = { $less }
WhoAttempts = { $theirs ->
    [yes] postacie przeciwnika, które czeka { $attempt }
   *[no] twoje postacie, które czeka { $attempt }
}
    .gen = { $theirs ->
    [yes] postaci przeciwnika, które czeka { $attempt }
   *[no] twoich postaci, które czeka { $attempt }
}
    .dat = { $theirs ->
    [yes] postaciom przeciwnika, które czeka { $attempt }
   *[no] twoim postaciom, które czeka { $attempt }
}
    .acc = { $theirs ->
    [yes] postacie przeciwnika, które czeka { $attempt }
   *[no] twoje postacie, które czeka { $attempt }
}
    .one = { $theirs ->
    [yes] postać przeciwnika, którą czeka { $attempt }
   *[no] twoja postać, którą czeka { $attempt }
}
    .one-gen = { $theirs ->
    [yes] postaci przeciwnika, którą czeka { $attempt }
   *[no] twojej postaci, którą czeka { $attempt }
}
    .one-dat = { $theirs ->
    [yes] postaci przeciwnika, którą czeka { $attempt }
   *[no] swojej postaci, którą czeka { $attempt }
}
    .one-acc = { $theirs ->
    [yes] postać przeciwnika, którą czeka { $attempt }
   *[no] swoją postać, którą czeka { $attempt }
}
HelpAttempt = dać { SIGNED($more) } { $who-dat }
PlayFind = zagrać { $who-dat } z ręki przedmiot ({ $sizes-or }), który oferuje miejsce
HoardHere = w miejscu jest skarbiec
    .not = w miejscu nie ma skarbca
Burgle = obrócić miejsce i wybrać { $who-acc }: { $attempt } (+2 dla zwiadowcy, +3 dla Hobbita) zamiast automatycznych ataków; wynik powyżej 10 pozwala jej zagrać z ręki przedmiot, który oferuje miejsce, inaczej sama stawia im czoła
AtALair = drużyna jest w leżu Smoka
    .not = drużyna nie jest w leżu Smoka
OfCurrent = niosący jest z tej drużyny
    .not = niosący nie jest z tej drużyny
FindTreasure = poszukać w talii i w odrzuconych przedmiotu, który można tu zagrać, i zagrać go komuś z { $who-company-gen }
CallAnAlly = rzucić za { $who-acc } (+3 dla dyplomaty): sprzymierzeniec z ręki, który może być w tej krainie, może przybyć, jeśli wynik przewyższa 6 i jego umysł; obraca miejsce
Riddle = wybrać { $who-acc }: { $attempt } (+2 za każdego mędrca i +1 za każdego Hobbita z drużyny); wynik powyżej { $above } pozwala ci wymienić kartę, a przeciwnik pokazuje rękę: jeśli karta tam jest, stwora odrzuca się ze wszystkimi jego atakami
WhoMeetsARival = postacie drużyny w tym samym miejscu co drużyna przeciwnika
    .gen = postaci drużyny w tym samym miejscu co drużyna przeciwnika
    .dat = postaciom drużyny w tym samym miejscu co drużyna przeciwnika
    .acc = postacie drużyny w tym samym miejscu co drużyna przeciwnika
    .one = postać drużyny w tym samym miejscu co drużyna przeciwnika
    .one-gen = postaci drużyny w tym samym miejscu co drużyna przeciwnika
    .one-dat = postaci drużyny w tym samym miejscu co drużyna przeciwnika
    .one-acc = postać drużyny w tym samym miejscu co drużyna przeciwnika
Challenge = kazać przeciwnikowi wybrać w tym miejscu postać, przeciw której zagra w zagadki { $who }
PlayRiddles = rzucić za { $who-acc } i za tamtą drugą: każdą czeka { $attempt } (+2 dla mędrca, +1 dla Hobbita; przy remisie jeszcze raz); kto wygra, wymienia dwie karty, a drugi gracz pokazuje rękę i je odrzuca

StrikeHas = dać ciosowi { $prowess ->
    [0] {""}
   *[other] { SIGNED($prowess) } do siły
}{ $body ->
    [0] {""}
   *[other] {" "}i { SIGNED($body) } do wytrzymałości
}
StruckMortal = postać będąca celem ciosu (nie Czarodziej)
    .gen = postaci będącej celem ciosu (nie Czarodzieja)
    .dat = postaci będącej celem ciosu (nie Czarodziejowi)
    .acc = postać będącą celem ciosu (nie Czarodzieja)
    .one = postać będąca celem ciosu (nie Czarodziej)
    .one-gen = postaci będącej celem ciosu (nie Czarodzieja)
    .one-dat = postaci będącej celem ciosu (nie Czarodziejowi)
    .one-acc = postać będącą celem ciosu (nie Czarodzieja)
    .on = {" "}na postać będącą celem ciosu (nie na Czarodzieja)
StrikeAgain = pozwolić atakującemu przydzielić jeden cios komuś, kto ma już cios z tego ataku{ $weaker ->
    [0] {""}
   *[other] , z −{ $weaker } do siły
}
BloodBurns = przeprowadzić, jeśli cios się nie powiedzie, test wytrzymałości { $who-gen }; zbroja, tarcza i hełm dają po −1 do rzutu
ByCreatureNamed = atakuje { $names-or }
    .not = nie atakuje { $names-or }
Breathe = sprawić, że każda postać drużyny mierzy się z ciosem o sile, jaką atak miał, zanim stracił { $fallen }, używając wytrzymałości zamiast siły: +1 za tarczę, +1 za hełm, +3 za obrócenie się
LeavesBehind = drużyna idzie krainami przez jedną z krain { $regions-or } lub z niej wychodzi
    .not = drużyna nie idzie krainami przez żadną z krain { $regions-or } ani z niej nie wychodzi
FallOnEach = sprawić, że każda postać { $who-company-gen } mierzy się z ciosem o sile { $prowess }, który nie jest atakiem i nie może być odwołany, z { SIGNED($worse) } do testów wytrzymałości
NoBodyOf = pozbawić wytrzymałości { $strikes ->
    [1] ostatni z jego ciosów
   *[other] ostatnie z jego ciosów (w liczbie { $strikes })
}
AttackerTakesItem = kazać atakującemu odrzucić przedmiot drużyny
WoundedMortals = każda postać zraniona w tym ataku (nie Czarodziej)
    .gen = każdej postaci zranionej w tym ataku (nie Czarodzieja)
    .dat = każdej postaci zranionej w tym ataku (nie Czarodziejowi)
    .acc = każdą postać zranioną w tym ataku (nie Czarodzieja)
    .one = postać zraniona w tym ataku (nie Czarodziej)
    .one-gen = postaci zranionej w tym ataku (nie Czarodzieja)
    .one-dat = postaci zranionej w tym ataku (nie Czarodziejowi)
    .one-acc = postać zranioną w tym ataku (nie Czarodzieja)
LinksCancelling = to, co w tym łańcuchu odwołałoby atak
    .gen = tego, co w tym łańcuchu odwołałoby atak
    .dat = temu, co w tym łańcuchu odwołałoby atak
    .acc = to, co w tym łańcuchu odwołałoby atak
    .one = to, co w tym łańcuchu odwołałoby atak
    .one-gen = tego, co w tym łańcuchu odwołałoby atak
    .one-dat = temu, co w tym łańcuchu odwołałoby atak
    .one-acc = to, co w tym łańcuchu odwołałoby atak
ByCopies = +1 do siły, +4, jeśli zagrano na niego dwie takie karty, +9, jeśli trzy
    .given = { ByCopies }
DiscardForTerror = odrzucić dowolną liczbę kart z ręki, każdą za jedną postać drużyny niebędącą Czarodziejem i każdą wliczaną do limitu zagrożeń
MakeTerrified = rzucić za każdą z tych postaci, z +2, jeśli to Smok: przy wyniku powyżej umysłu postać się obraca
fact-no-memory = Niosący nie ma żadnych umiejętności.
DarkOnBearer = wszystkie mroczne czary na niosącym
    .gen = wszystkich mrocznych czarów na niosącym
    .dat = wszystkim mrocznym czarom na niosącym
    .acc = wszystkie mroczne czary na niosącym
    .one = mroczny czar na niosącym
    .one-gen = mrocznego czaru na niosącym
    .one-dat = mrocznemu czarowi na niosącym
    .one-acc = mroczny czar na niosącym
FirstStrike = żaden cios ataku nie został jeszcze rozstrzygnięty
    .not = jakiś cios ataku został już rozstrzygnięty
ChosenByDefender = cel wybrał obrońca
    .not = celu nie wybrał obrońca
OnlyOneStrike = cel otrzymuje tylko jeden cios ataku
    .not = cel otrzymuje więcej niż jeden cios ataku
TakeStrikes = kazać { $who-dat } przyjąć też { $most ->
    [-1] wszystkie inne ciosy ataku
    [99] dowolnie wiele innych ciosów ataku
    [one] { $most } cios ataku więcej
    [few] { $most } ciosy ataku więcej
    [many] { $most } ciosów ataku więcej
   *[other] { $most } ciosu ataku więcej
}{ $weakens ->
    [yes] , każdy z siłą i wytrzymałością o 1 mniejszą niż poprzedni
   *[no] {""}
}
GoHisWay = oddać { $who-acc } na rękę; to, co niesie, może przejść bez testu na postacie jego drużyny, które nie są ranne
WhoIsKing = Balin, Dáin II, Thorin II i Thráin II, jeśli ich drużyna pokonała w tej turze Smoka w leżu innego niż Eärcaraxë
    .on = {" "}na jedną z tych postaci: { WhoIsKing.one }
    .gen = { WhoIsKing }
    .dat = { WhoIsKing }
    .acc = { WhoIsKing }
    .one = Balin, Dáin II, Thorin II lub Thráin II, jeśli jej drużyna pokonała w tej turze Smoka w leżu innego niż Eärcaraxë
    .one-gen = { WhoIsKing.one }
    .one-dat = { WhoIsKing.one }
    .one-acc = postać { WhoIsKing.one }
FoundKingdom = uczynić leże, w którym { $who } pokonała Smoka, jej królestwem
KingdomIs = { $question-key ->
    [question-88] królestwo jest siedzibą krasnoludów
    [question-89] w królestwie tylko Krasnoludowie mogą zagrywać przedmioty
   *[other] królestwo jest Warownią Pogranicza
}
CallHome = przeprowadzić za { $who-acc } test wpływu na to stronnictwo, z { SIGNED($more) } dla niosącego kartę { $name }

DragonOpening = { $name-key ->
    [name-none] następny Smok
   *[other] { $name }
} może też zostać przypisany do { $lands-count ->
    [0] tego miejsca
   *[other] { $times } krain rodzaju { $lands-or }
}
    .given = { DragonOpening }
Duplicated = jego { $number ->
    [1] pierwszy
    [2] drugi
   *[other] trzeci
} automatyczny atak jeszcze raz, zaraz po nim i pod każdym względem taki sam
    .given = { Duplicated }
Withered = { $type } liczy się jako dwie Dzikie Ziemie
    .given = { Withered }
Wither = sprawić, że na drodze { $who-company-gen } jedna kraina rodzaju { $type } liczy się w tej turze jako dwie Dzikie Ziemie
OutsideRegions = miejsce to { $hold-one } poza krainami { $regions }
    .not = miejsce to nie { $hold-one } albo leży w jednej z krain { $regions-or }
PlayableThere = stwory z twojej ręki, które można by przypisać do miejsca
    .gen = stworów z twojej ręki, które można by przypisać do miejsca
    .dat = stworom z twojej ręki, które można by przypisać do miejsca
    .acc = stwory z twojej ręki, które można by przypisać do miejsca
    .one = stwór z twojej ręki, którego można by przypisać do miejsca
    .one-gen = stwora z twojej ręki, którego można by przypisać do miejsca
    .one-dat = stworowi z twojej ręki, którego można by przypisać do miejsca
    .one-acc = stwora z twojej ręki, którego można by przypisać do miejsca
DiscardShown = odrzucić jawnie { $who-acc }
TakeFromThePits = pozwolić każdemu graczowi wtasować w talię odmianę unikatowego Smoka albo Smoczysko ze stosu kart odrzuconych; a dopóki karta Doors of Night jest w grze, zamiast tego wziąć na rękę po jednym z nich
WithHoard = { $dragons ->
    [yes] wszystkie Smoki w leżu
   *[no] miejsce, jeśli jest w nim skarbiec
}
    .gen = { $dragons ->
    [yes] wszystkich Smoków w leżu
   *[no] miejsca, jeśli jest w nim skarbiec
}
    .dat = { $dragons ->
    [yes] wszystkim Smokom w leżu
   *[no] miejscu, jeśli jest w nim skarbiec
}
    .acc = { $dragons ->
    [yes] wszystkie Smoki w leżu
   *[no] miejsce, jeśli jest w nim skarbiec
}
    .one = { $dragons ->
    [yes] Smok w leżu
   *[no] miejsce, jeśli jest w nim skarbiec
}
    .one-gen = { $dragons ->
    [yes] Smoka w leżu
   *[no] miejsca, jeśli jest w nim skarbiec
}
    .one-dat = { $dragons ->
    [yes] Smokowi w leżu
   *[no] miejscu, jeśli jest w nim skarbiec
}
    .one-acc = { $dragons ->
    [yes] Smoka w leżu
   *[no] miejsce, jeśli jest w nim skarbiec
}
NeverCancelled = automatycznego ataku tego Smoka nie można odwołać
    .given = { NeverCancelled }
LairIsSpared = leże tego Smoka, jeśli jest nieobrócone, nie obraca się za zagrywane tam przedmioty ({ $items } z nich, jeśli tę kartę przekręcono zero razy, raz i więcej razy)
    .given = { LairIsSpared }
AnItemIsTaken = policzyć jeden z nich
KeepTurnedOver = zamiast tego odwrócić { $who-acc }, aż ta karta zostanie odrzucona; dopiero wtedy trafia tam, dokąd miał trafić
TurnAside = przekręcić { $who-acc } o ćwierć obrotu
FormOfIts = jest to odmiana tego Smoka
    .not = nie jest to odmiana tego Smoka
InItsLair = dzieje się to w leżu tego Smoka
    .not = dzieje się to gdzie indziej
ItsDragon = ten Smok
    .gen = tego Smoka
    .dat = temu Smokowi
    .acc = tego Smoka
    .one = ten Smok
    .one-gen = tego Smoka
    .one-dat = temu Smokowi
    .one-acc = tego Smoka
AtItsHoard = dzieje się to w miejscu, na którym leży ta karta, lub w leżu tego Smoka
    .not = nie dzieje się to w miejscu, na którym leży ta karta, ani w leżu tego Smoka
FaceAllAgain = kazać drużynie jeszcze raz zmierzyć się z automatycznymi atakami miejsca
FetchForm = wziąć ze stosu kart odrzuconych na rękę odmianę { $name-key ->
    [name-none] unikatowego Smoka
   *[other] Smoka { $name }
}
NoLair = miejsce to Ruiny i Legowiska, a nie leże Smoka
    .not = miejsce to nie Ruiny i Legowiska albo jest leżem Smoka
WealthFound = w miejscu, na którym leży ta karta, zagrano ważny lub wielki przedmiot
    .not = w miejscu, na którym leży ta karta, nie zagrano ważnego ani wielkiego przedmiotu
AskForDragon = zagrać przeciw drużynie Smoka z ręki (nie Eärcaraxë), niewliczanego do limitu; odrzucić tę kartę
WishesToLeave = drużyna jest w miejscu { $site } i chce się ruszyć
    .not = drużyny nie ma w miejscu { $site } albo nie chce się ruszyć
Enchant = kazać { $who-company-dat } rzucić, z −1, jeśli są w niej Ludzie, −1, jeśli są Hobbici, i +2, jeśli są Krasnoludowie: przy wyniku poniżej 7 daj jej do końca tury { $change-given }
NothingOnWizards = na drużynę z Czarodziejem jako całość nie można zagrać żadnego trwałego wydarzenia będącego zasobem
    .given = { NothingOnWizards }
Disperse = odrzucić wszystkie trwałe wydarzenia będące zasobami, które leżą na całych drużynach z Czarodziejem
RestOnlyAt = postać niebędąca Czarodziejem odświeża się w fazie odświeżania tylko w { $holds-loc-or }; gdzie indziej przy rzucie z umysłem powyżej 12
    .given = { RestOnlyAt }
UniqueFactions = wszystkie unikatowe stronnictwa w grze
    .gen = wszystkich unikatowych stronnictw w grze
    .dat = wszystkim unikatowym stronnictwom w grze
    .acc = wszystkie unikatowe stronnictwa w grze
    .one = unikatowe stronnictwo w grze
    .one-gen = unikatowego stronnictwa w grze
    .one-dat = unikatowemu stronnictwu w grze
    .one-acc = unikatowe stronnictwo w grze
ThroughItsLands = tę kartę zagrano we wcześniejszej turze, a drużyna idzie krainami przez jedną, w której leży miejsce stronnictwa, lub sąsiednią
    .not = tę kartę zagrano w tej turze albo drużyna nie idzie krainami przez żadną, w której leży miejsce stronnictwa, ani sąsiednią
FromTheNextTurn = kazać jej działać od następnej tury
Bewitch = kazać { $who-company-dat } rzucić, z +2 za każdego strażnika, +1 za każdego zwiadowcę i +1 za każdego dyplomatę: przy wyniku 12 lub mniej daj jej do końca tury { $change-given }
HerFolk = postacie atakowanej drużyny z miejscem ojczystym Edoras
    .gen = postaci atakowanej drużyny z miejscem ojczystym Edoras
    .dat = postaciom atakowanej drużyny z miejscem ojczystym Edoras
    .acc = postacie atakowanej drużyny z miejscem ojczystym Edoras
    .one = postać atakowanej drużyny z miejscem ojczystym Edoras, jeśli Éowyn jest na ręce i starcza wpływu, by nad nią zapanować
    .one-gen = postaci atakowanej drużyny z miejscem ojczystym Edoras, jeśli Éowyn jest na ręce i starcza wpływu, by nad nią zapanować
    .one-dat = postaci atakowanej drużyny z miejscem ojczystym Edoras, jeśli Éowyn jest na ręce i starcza wpływu, by nad nią zapanować
    .one-acc = postać atakowanej drużyny z miejscem ojczystym Edoras, jeśli Éowyn jest na ręce i starcza wpływu, by nad nią zapanować
RideInSecret = wprowadzić Éowyn z ręki do drużyny, w której jest { $who }
StayOrGo = odrzucić { $who-acc }, chyba że atakował Nazgûl; wtedy zostaje

AfterTheRider = w ostatnim ataku na drużynę atakowali { $race-many }
    .not = w ostatnim ataku na drużynę nie atakowali { $race-many }
HealsByRoll = niosący nie zdrowieje: zamiast tego rzut, z +2 w Przystani i +2 za każdego mędrca z drużyny, który się obróci; przy wyniku powyżej 10 zdrowieje, a ta karta zostaje odrzucona
    .given = { HealsByRoll }
CheckBody = przeprowadzić test wytrzymałości { $who-gen }
WhoSpeaks = kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .gen = tego, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .dat = temu, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .acc = tego, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .one = ktoś, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .one-gen = kogoś, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .one-dat = komuś, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .one-acc = kogoś, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
    .on = {" "}na tego, kto w tym łańcuchu zadaje zagadkę, coś oferuje lub próbuje wpłynąć na kogoś
ShownOnGuard = pokazać ją ze straży
StrikeFirst = przydzielić pierwszy cios ataku { $who-dat }
WakeUp = pokazać tę kartę ze straży i dać −{ $less } do próby { $who-dat }
SkilledLinks = karty zgłoszone w tym łańcuchu, dla których potrzebny jest { $skill }
    .gen = kart zgłoszonych w tym łańcuchu, dla których potrzebny jest { $skill }
    .dat = kartom zgłoszonym w tym łańcuchu, dla których potrzebny jest { $skill }
    .acc = karty zgłoszone w tym łańcuchu, dla których potrzebny jest { $skill }
    .one = karta zgłoszona w tym łańcuchu, dla której potrzebny jest { $skill }
    .one-gen = karty zgłoszonej w tym łańcuchu, dla której potrzebny jest { $skill }
    .one-dat = karcie zgłoszonej w tym łańcuchu, dla której potrzebny jest { $skill }
    .one-acc = kartę zgłoszoną w tym łańcuchu, dla której potrzebny jest { $skill }
SeeThrough = odwołać i odrzucić { $who-acc } (także ze straży)
SkilledEffects = to, co jeszcze robią karty, dla których potrzebny był { $skill }
    .gen = tego, co jeszcze robią karty, dla których potrzebny był { $skill }
    .dat = temu, co jeszcze robią karty, dla których potrzebny był { $skill }
    .acc = to, co jeszcze robią karty, dla których potrzebny był { $skill }
    .one = to, co jeszcze robi karta, dla której potrzebny był { $skill }
    .one-gen = tego, co jeszcze robi karta, dla której potrzebny był { $skill }
    .one-dat = temu, co jeszcze robi karta, dla której potrzebny był { $skill }
    .one-acc = to, co jeszcze robi karta, dla której potrzebny był { $skill }
EndEffect = zakończyć { $who-acc }
BurnsItems = za każdy przedmiot zagrany w miejscu { $sites-or } jego gracz usuwa z gry przedmiot z ręki, który można by tam zagrać
    .given = { BurnsItems }
Takers = postacie drużyny, które mogą tu zagrywać przedmioty{ Takers.such }
    .gen = postaci drużyny, które mogą tu zagrywać przedmioty{ Takers.such }
    .dat = postaciom drużyny, które mogą tu zagrywać przedmioty{ Takers.such }
    .acc = postacie drużyny, które mogą tu zagrywać przedmioty{ Takers.such }
    .one = postać drużyny, która może tu zagrywać przedmioty{ Takers.such }
    .one-gen = postaci drużyny, która może tu zagrywać przedmioty{ Takers.such }
    .one-dat = postaci drużyny, która może tu zagrywać przedmioty{ Takers.such }
    .one-acc = postać drużyny, która może tu zagrywać przedmioty{ Takers.such }
    .such = { $race-key ->
    [race-none] {""}
   *[other] {" "}(tylko { $race-many })
}

DragonGuards = miejsca strzeże { $name-key ->
    [name-none] unikatowy Smok
   *[other] { $name }
} w leżu
    .not = miejsca nie strzeże { $name-key ->
    [name-none] żaden unikatowy Smok
   *[other] { $name }
} w leżu
Seizes = { $each ->
    [yes] ataki Smoka w leżu, których wszystkie ciosy porywają
   *[no] jeden cios Smoka w leżu (−1 do siły), który porywa
} trafionego, prócz Czarodzieja: zostaje odrzucony ze wszystkim oprócz podwładnych, bez testu wytrzymałości
    .given = { Seizes }
    .about = company

## Podziemia

fact-under = Miejsce w Podziemiach: { $hold }.
fact-neighbours = Sąsiednie miejsca: { $sites }.
Neighbour = { $name }{ $n ->
    [0] {""}
   *[other] {" "}(rzut { $n })
}
fact-from-hand = Automatyczny atak: { $unique ->
    [yes] stwór
   *[no] nieunikatowy stwór
} z ręki przeciwnika, jeśli można go przypisać do { $keys-or }; potem zostaje odrzucony.
fact-nazgul = Jeszcze jeden automatyczny atak, po którym zostaje odrzucony: { $names-count ->
    [0] dowolny Nazgûl
   *[other] { $names-or }
} spośród trwałych wydarzeń w grze.
fact-guarded-unless = Automatyczny { $attack }, chyba że { $unless }.
fact-open-to = Można tu zagrywać także stwory { $races-many-gen }.
fact-tells-rings = +2 do prób złotych pierścieni w tym miejscu.
fact-kept = Zamiast zostać odrzucone, daje punkty.
fact-cancels = Dopóki ta karta jest w grze, nie działają: { $names }.
fact-twin = To samo co { $name }: w grze może być tylko jedno z nich, a po pokonaniu jednego żadne.
Below = drużyna jest w miejscu w Podziemiach lub tam idzie
    .not = drużyna nie jest w Podziemiach ani tam nie idzie
MovesThrough = drużyna idzie przez krainę { $regions-or }
    .not = drużyna nie idzie przez krainę { $regions-or }
MovesBelow = { $both ->
    [yes] drużyna idzie z jednego miejsca w Podziemiach do drugiego
   *[no] drużyna idzie do Podziemi lub z nich wychodzi
}
    .not = { $both ->
    [yes] drużyna nie idzie z jednego miejsca w Podziemiach do drugiego
   *[no] drużyna ani nie idzie do Podziemi, ani z nich nie wychodzi
}
NoWeapons = broń na nic się nie zda przeciw atakowi
    .not = broń zda się przeciw atakowi
Beaten = pokonano kartę { $names-or }
    .not = nie pokonano karty { $names-or }
WasPlayed = w tej turze zagrano kartę { $names-or }
    .not = w tej turze nie zagrano karty { $names-or }
WayBelow = { $own ->
    [yes] drużyna niosącego potrzebuje { SIGNED($more) } w rzutach
   *[no] każda drużyna potrzebuje { SIGNED($more) } w rzutach
} między miejscami w Podziemiach
    .given = { WayBelow }
Uncounted = { $unique ->
    [yes] stwory
   *[no] nieunikatowe stwory
} { $races-many-gen }, które nie wliczają się do jej limitu zagrożeń
    .given = { Uncounted }
    .about = company
ThatTypeIsFree = stwory tego rodzaju, które nie wliczają się do jej limitu zagrożeń
    .given = { ThatTypeIsFree }
    .about = company
NoneFoundHere = nikt w tym miejscu nie ma takiej karty
    .not = ktoś w tym miejscu ma taką kartę
fact-healer = Co leczy jedną postać drużyny, leczy całą drużynę.
fact-never-spent = Zawsze wraca do talii miejsc.
fact-still-offers = Można tu zagrywać przedmioty, nawet gdy miejsce jest obrócone.
DrawsOnShortWays = poruszająca się drużyna dobiera o jedną kartę więcej za każdą krainę, której brakuje jej drodze do czterech
    .given = { DrawsOnShortWays }
OnlyAtTheEnd = ochronę przed stworami nieprzypisanymi do jej nowego miejsca, jeśli jej droga ma jedną lub dwie krainy, bez Ziem Cienia i Mrocznej Krainy
    .given = { OnlyAtTheEnd }
    .about = company
AllBeaten = atak został pokonany
    .not = atak nie został pokonany
CreatureBeatenIn = pokonano stwora przypisanego z nazwy do krainy { $regions-or }
    .not = nie pokonano stwora przypisanego z nazwy do krainy { $regions-or }
HasBody = ma własną wytrzymałość
    .not = nie ma własnej wytrzymałości
MoreStrikes = atak ma więcej ciosów, niż jest postaci, by się z nimi zmierzyć
    .not = postaci wystarcza na wszystkie ciosy
StrikeAtLeast = cios ma siłę { $prowess } lub większą
    .not = cios ma siłę mniejszą niż { $prowess }
HasHit = cios, na który zagrano tę kartę, trafił
    .not = cios, na który zagrano tę kartę, nie trafił
Dazzled = ciosu nie odwołano, a umysł tego, kto się z nim zmierzył, nie przewyższa jego siły
    .not = cios odwołano albo umysł tego, kto się z nim zmierzył, przewyższa jego siłę
NotBeatenOff = ataku tego stwora nie pokonano
    .not = atak tego stwora pokonano
PicksItsPrey = atakujący wybiera, kto otrzyma ciosy
    .not = atakujący nie wybiera, kto otrzyma ciosy
FewerIfItPicks = atak, który wybiera cele, ma o jeden cios mniej, a dopóki karta { $name } jest w grze, o dwa mniej, lecz co najmniej jeden
    .given = { FewerIfItPicks }
FewWithTheGreat = idzie drużyna mniejsza niż cztery, a w niej Czarodziej albo ktoś o umyśle sześć lub więcej, kto nie jest strażnikiem
    .not = nie idzie żadna drużyna mniejsza niż cztery z Czarodziejem albo kimś o umyśle sześć lub więcej, kto nie jest strażnikiem
FactionsComeAgain = kazać każdemu graczowi wtasować w talię wszystkie stronnictwa z jego stosu kart odrzuconych
