### Les mots des ressources de Dark Minions.

## Moments, nombres et questions

moment-60 = quand la phase de mouvement d’une compagnie est finie
moment-61 = quand un personnage a fait un test de corruption
question-70 = une carte qui peut être jouée sur elle partout
question-71 = points de corruption de l’objet
question-72 = aucune attaque automatique
question-73 = des personnages qui entrent en jeu comme dans un Havre
question-74 = un retour dans le paquet de sites au lieu d’être défaussé
question-75 = quelque chose de fait ce tour
ask-FromAside = Quelle carte prenez-vous ?
ask-WhoRests = Qui se redresse ou guérit ?
ask-Barter = Contre quel objet est-il donné ?
ask-HowMuchIsSeen = Combien de cartes de votre pioche sont montrées ?
ask-SeeNext = Une carte de la pioche est montrée.
ask-TakeSeen = Laquelle prenez-vous ?

## Mots

AtRest = la compagnie n’est pas en chemin
    .not = la compagnie est en chemin
FetchAside = prendre une { $what } de votre réserve{ $discarded ->
    [yes] {" "}ou de votre défausse
   *[no] {""}
} { $to-key ->
    [pile-0] et la mélanger à votre pioche
   *[other] dans votre main, en la montrant
}
FindPlayable = chercher dans votre pioche ou votre défausse un objet, un allié ou une faction jouable au site où est le porteur et le prendre en main
sought-yours = ressource ou une carte de personnage
PlayableAnyhow = { $name } peut être joué sur la compagnie du porteur, où qu’elle soit et quels que soient ses membres
    .given = { PlayableAnyhow }
MovesOutOf = la compagnie va à un site hors de { $regions-or }
    .not = la compagnie ne va pas à un site hors de { $regions-or }
MovesTo = la compagnie va à { $names-or }
    .not = la compagnie ne va pas à { $names-or }
OnceATurn = faire ceci une fois par tour
    .given = { $change }
SubjectIsWhereThisLies = la compagnie est au site sur lequel est cette carte
    .not = la compagnie est ailleurs que cette carte
RestOne = laisser le joueur { $who-company-of } redresser un de ses personnages ou en guérir un, incliné
AtLair = le site est le repaire d’un Dragon
    .not = le site n’est pas le repaire d’un Dragon
ItsSiteIs = le site sur lequel est cette carte est { $hold-one }
    .given = { ItsSiteIs }
HeavyItems = vos objets qui ont { $least } points de corruption imprimés ou plus
    .one = un de vos objets qui a { $least } points de corruption imprimés ou plus
    .one-to = à un de vos objets qui a { $least } points de corruption imprimés ou plus
    .one-of = d’un de vos objets qui a { $least } points de corruption imprimés ou plus
    .to = à vos objets qui ont { $least } points de corruption imprimés ou plus
    .of = de vos objets qui ont { $least } points de corruption imprimés ou plus
    .on = {" "}sur vos objets qui ont { $least } points de corruption imprimés ou plus
ItWeighsLess = l’objet avec lequel est cette carte donne { $less } points de corruption de moins
    .given = { ItWeighsLess }
SubjectBearsIt = ce personnage porte l’objet avec lequel est cette carte
    .not = ce personnage ne porte pas l’objet avec lequel est cette carte
Wares = vous avez en main un objet non spécial que le porteur peut porter
    .not = vous n’avez en main aucun objet non spécial que le porteur puisse porter
GiveForAnother = si le test réussit et si vous le voulez, défausser { $who } et donner au porteur un objet non spécial de votre main
StoredOnItsSpot = { $name } que vous avez en lieu sûr au site indiqué
    .one = une carte { $name } que vous avez en lieu sûr au site indiqué
    .one-to = à une carte { $name } que vous avez en lieu sûr au site indiqué
    .one-of = d’une carte { $name } que vous avez en lieu sûr au site indiqué
    .to = à { $name } que vous avez en lieu sûr au site indiqué
    .of = de { $name } que vous avez en lieu sûr au site indiqué
    .on = {" "}sur { $name } que vous avez en lieu sûr au site indiqué
LikeAHaven = { $site } a { $question }
    .given = { LikeAHaven }
ThatSiteInPlay = { $name } du joueur actif
    .one = { $name } du joueur actif
    .one-to = à { $name } du joueur actif
    .one-of = de { $name } du joueur actif
    .to = à { $name } du joueur actif
    .of = de { $name } du joueur actif
    .on = {" "}sur { $name } du joueur actif
FactionsOf = chaque faction { $race-many-of }
    .one = une faction { $race-many-of }
    .one-to = à une faction { $race-many-of }
    .one-of = d’une faction { $race-many-of }
    .to = à chaque faction { $race-many-of }
    .of = de chaque faction { $race-many-of }
    .on = {" "}sur chaque faction { $race-many-of }
SeeAhead = montrer jusqu’à huit cartes du dessus de votre pioche, en prendre une en main et mélanger les autres à la pioche
ThoseOfHand = { $race-many } de votre main
    .one = { $race-one } de votre main que quelqu’un peut contrôler
    .one-to = à { $race-one } de votre main que quelqu’un peut contrôler
    .one-of = de { $race-one } de votre main que quelqu’un peut contrôler
    .to = à { $race-many } de votre main
    .of = de { $race-many } de votre main
    .on = {" "}sur { $race-many } de votre main
WhoWillLead = votre influence générale ou un personnage de la compagnie
    .one = votre influence générale ou un personnage de la compagnie
    .one-to = à votre influence générale ou un personnage de la compagnie
    .one-of = de votre influence générale ou un personnage de la compagnie
    .to = à votre influence générale ou un personnage de la compagnie
    .of = de votre influence générale ou un personnage de la compagnie
    .on = {" "}sur votre influence générale ou un personnage de la compagnie
ComeInMyPlace = défausser ce personnage et mettre en jeu avec sa compagnie celui qui est montré, sous { $who }
ItsSiteHas = le site sur lequel est cette carte a { $question }
    .given = { ItsSiteHas }
