### Les mots des voyages et des lieux où ils finissent.
## Qui reste en arrière, et qui est arrêté à la porte

moment-70 = quand la compagnie a choisi d’entrer sur le site et n’a encore rencontré personne
moment-71 = quand une compagnie a choisi d’entrer sur son site
question-37 = objet majeur, d’un trésor ou non, qui peut y être joué
meccg-left-behind = { $card } reste en arrière et suit seul le même chemin, avec une limite de périls de { $n }.
meccg-slips-in = { $card } et sa compagnie entrent sans être vus ({ $n }, plus que { $n2 }).
meccg-stopped = { $card } et sa compagnie sont vus par la garde ({ $n }, pas plus que { $n2 }).
StrikesAtLeast = l’attaque a { $least } coups ou plus
SingleOut = jouer cette carte{ $who-on }, s’il n’est pas seul dans la compagnie
FallBehind = séparer { $who } en une compagnie à lui, au même chemin, qui a sa propre phase de mouvement et de périls avec une limite de périls de { $limit } et peut rejoindre l’ancienne compagnie après toutes les phases de mouvement et de périls
SlipPast = faire lancer les dés au joueur qui a { $who-company }, moins sa taille : si le résultat n’est pas supérieur à { $above }, elle affronte { $attack } avant toute attaque automatique
AtThisSite = c’est le site sur lequel se trouve cette carte
SmallThings = objets mineurs de la compagnie
    .one = { $another ->
    [yes] un autre objet mineur de la compagnie
   *[no] un objet mineur de la compagnie
}
    .one-to = à { SmallThings.one }
    .one-of = d’{ SmallThings.one }
## Qui arrive ailleurs

ask-InItsPlace = Sur quel site de votre paquet de sites la compagnie arrive-t-elle à la place ?
meccg-goes-astray = { $card } et sa compagnie arrivent à la place { TO($card2) }.
meccg-loses-its-way = { $card } et sa compagnie se perdent ({ $n }, plus que { $n2 }).
meccg-keeps-its-way = { $card } et sa compagnie gardent leur chemin ({ $n }, pas plus que { $n2 }).
BlowAstray = remplacer la nouvelle carte de site de { $who-company } par une carte de votre paquet de sites dont le chemin comporte un symbole de Mer côtière
ByMap = la compagnie se déplace par les régions
LoseItsWay = lancer les dés, −2 pour chaque rôdeur de { $who-company } : au-dessus de { $above }, remplacer sa nouvelle carte de site par un autre site de votre paquet de sites, dans la région de son nouveau site ou dans une région voisine
## Des sites qu’une compagnie se fait

ask-NextOnMap = Par quelle région la compagnie passe-t-elle ensuite, ou son chemin finit-il ici ?
question-38 = la région où il se trouve
meccg-lies-there = { $card } et sa compagnie se dirigent vers { $card2 }, dans la région { $region }.
fact-on-map = Comme site : { $hold }, dans la région où finit le chemin de sa compagnie. On ne le quitte qu’en se déplaçant par les régions, et il est alors défaussé.
fact-restful = Les personnages y guérissent comme dans un Havre.
LiesIn = une région où il se trouve
    .given = { LiesIn }
    .about = thing
Wanderers = vos compagnies qui peuvent se déplacer par les régions jusqu’à une { $type }
    .one = une de vos compagnies qui peut se déplacer par les régions jusqu’à une { $type }
    .company = { Wanderers.one }
    .one-to = à { Wanderers.one }
    .one-of = d’{ Wanderers.one }
LieAtTheEnd = nommer ouvertement des régions pour { $who }, la dernière étant une { $type }, et utiliser cette carte comme le site où elle s’y rend
## Ce que la mer défait

question-39 = rien de ce qui était prévu pour elle
question-99 = une immunité contre les événements brefs de ressource
Becalms = pour chaque compagnie qui a un symbole { $type-of } sur son chemin, ce que font encore les événements brefs de ressource de la phase d’organisation de ce tour est sans effet pendant la phase de mouvement et de périls et pendant la phase de site
ProofAgainstPlans = aucun événement bref de ressource joué pendant une phase d’organisation ne fait rien à cette carte
## Une créature qui les suit

meccg-set-aside = { $card } est mise de côté avec { $card2 }.
Curse = jouer cette carte{ $who-on }
WaitsForIt = cette carte a été jouée pendant cette attaque
HauntOrEnd = mettre la créature de côté avec cette carte quand ses attaques sont finies, si l’attaque a éliminé un personnage, et sinon défausser cette carte ; quand cette carte est défaussée, la créature l’est aussi, et quand la créature est vaincue, cette carte l’est aussi
ComeForThem = faire attaquer par cette créature la compagnie du porteur
SomebodyComes = la créature mise de côté avec cette carte peut être jouée sur cette compagnie
