### Paquets du jeu de cartes : ce qui n’y va pas et ce que dit la commande.

deck-legal = { $name } : aucune règle de construction n’est enfreinte.
deck-counts = Vivier { $pool }, paquet { $deck } ({ $resources } ressources, { $hazards } périls, { $characters } personnages), réserve { $sideboard }, sites { $sites }
deck-broken = { $n ->
    [one] { $n } règle est enfreinte :
   *[other] { $n } règles sont enfreintes :
}
deck-unplayable = Pas encore jouables, car leur texte n’est pas entièrement suivi : { $cards }.
deck-R-DECK-02 = Le paquet de sites ne contient que des sites : { $card } n’en est pas un.
deck-R-DECK-03 = { $card } va dans le paquet de sites ou dans aucun.
deck-R-DECK-07 = Il n’y a pas de réserve dans le jeu de base, et celle-ci a { $n } cartes.
deck-R-SETUP-01 = { $card } peut être une fois dans le paquet de sites, et y est { $n } fois.
deck-R-SETUP-02 = Ressources et périls doivent être en nombre égal, de 30 à 50 : ici { $n } et { $n2 }.
deck-R-SETUP-03 = { $card } : { $n } exemplaires, et au plus { $n2 }.
deck-R-SETUP-04 = Créatures : { $n }, et au moins { $n2 }.
deck-R-SETUP-05 = { $card } ne peut être un personnage de départ ni être dans le vivier.
deck-R-SETUP-07 = Objets de départ : { $n }, et au plus { $n2 }.
deck-R-SETUP-08 = Trop de personnages d’une sorte dans le paquet : { $n }, et au plus { $n2 }.
deck-R-SETUP-09 = Sorciers dans le paquet : { $n }. Trois du même sont permis, ou deux d’un et un d’un autre.
deck-R-SETUP-10 = Sorciers dans le paquet et la réserve : { $n }. Trois du même et un de chaque autre sont permis.
deck-R-AGT-34 = Les agents ont { $n } d’esprit en tout, et au plus { $n2 }.
deck-R-SETUP-14 = La réserve a { $n } cartes, et au plus { $n2 }.
deck-R-SETUP-15 = { $card } : { $n } exemplaires avec la réserve, et au plus { $n2 }.
deck-R-SETUP-20 = { $card } ne peut être un objet de départ : seulement des objets mineurs, ni uniques ni d’un trésor.
deck-R-AMB-113 = { $card } est d’une série que cette partie n’admet pas.
deck-R-DRAFT-01 = Personnages dans le vivier : { $n }, et au plus { $n2 }.

## Un paquet à l’essai

lab-won = Gagné { $share } % de { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; à 95 %, entre { $low } et { $high } %.
lab-against = contre { $name } : { $won } sur { $games }
lab-points = Points de victoire en moyenne : { $points } ; { $turns } tours.
lab-unended = Parties sans fin, comptées nulles : { $n }.
lab-idle = Les moins utilisées des cartes venues en main :
lab-card = { $card } : venue { $drawn }, utilisée { $used }
