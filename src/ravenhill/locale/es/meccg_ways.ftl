### Palabras sobre los viajes y los lugares donde acaban.
## Quién se queda atrás y a quién detienen en la puerta

moment-70 = cuando la compañía ha decidido entrar en el lugar y aún no se ha encontrado con nadie
moment-71 = cuando una compañía ha decidido entrar en su lugar
question-37 = objeto mayor, de un tesoro o no, que puede jugarse allí
meccg-left-behind = { $card } se queda atrás y sigue por su cuenta el mismo camino, con un límite de adversidades de { $n }.
meccg-slips-in = La compañía de { $card } entra sin ser vista ({ $n }, más de { $n2 }).
meccg-stopped = La guardia ve a la compañía de { $card } ({ $n }, no más de { $n2 }).
StrikesAtLeast = el ataque tiene { $least } golpes o más
SingleOut = jugar esta carta{ $who-on }, si no está a solas en la compañía
FallBehind = hacer que { $who } se separe como compañía propia con el mismo itinerario, que tiene su propia fase de movimiento con un límite de adversidades de { $limit } y puede volver a unirse a la antigua compañía después de todas las fases de movimiento
SlipPast = hacer que el jugador de { $who-company } tire y reste su tamaño: si el resultado no es mayor que { $above }, se enfrenta a { $attack } antes de todo ataque automático
AtThisSite = es el lugar sobre el que está esta carta
SmallThings = objetos menores de la compañía
    .one = { $another ->
    [yes] otro objeto menor de la compañía
   *[no] un objeto menor de la compañía
}
    .one-to = { SmallThings.one }
    .one-of = de { SmallThings.one }
## Quién llega a otro sitio

ask-InItsPlace = ¿A qué lugar de tu mazo de lugares llega la compañía en su lugar?
meccg-goes-astray = La compañía de { $card } llega en su lugar a { $card2 }.
meccg-loses-its-way = La compañía de { $card } se pierde ({ $n }, más de { $n2 }).
meccg-keeps-its-way = La compañía de { $card } no pierde el camino ({ $n }, no más de { $n2 }).
BlowAstray = cambiar la nueva carta de lugar de { $who-company } por una carta de tu mazo de lugares que tenga un símbolo de Mar Costero en su itinerario
ByMap = la compañía se mueve y usa el movimiento por regiones
LoseItsWay = tirar, con −2 por cada montaraz de { $who-company }: con más de { $above }, cambiar su nueva carta de lugar por otro lugar de tu mazo de lugares, en la región de su nuevo lugar o en una contigua
## Lugares que una compañía se hace

ask-NextOnMap = ¿Por qué región sigue la compañía, o acaba aquí su camino?
question-38 = la región donde está
meccg-lies-there = La compañía de { $card } se dirige a { $card2 }, en { $region }.
fact-on-map = Como lugar: { $hold }, en la región donde acaba el camino de su compañía. Solo se deja con movimiento por regiones, y entonces se descarta.
fact-restful = Los personajes se curan aquí como en un Refugio.
LiesIn = una región donde está
    .given = { LiesIn }
    .about = thing
Wanderers = tus compañías que pueden moverse por regiones hasta una { $type }
    .one = una compañía tuya que puede moverse por regiones hasta una { $type }
    .company = { Wanderers.one }
    .one-to = a { Wanderers.one }
    .one-of = de { Wanderers.one }
LieAtTheEnd = nombrar a la vista regiones para { $who }, la última una { $type }, y usar esta carta como el lugar de allí al que se mueve
## Lo que el mar deshace

question-39 = nada de lo previsto para ella
question-99 = inmunidad a los sucesos breves de recurso
Becalms = para cada compañía con un símbolo de { $type } en su itinerario, lo que siguen haciendo los sucesos breves de recurso de la fase de organización de este turno no vale en la fase de movimiento ni en la fase de lugares
ProofAgainstPlans = ningún suceso breve de recurso que se juegue en una fase de organización hace nada a esta carta
## Una criatura que los sigue

meccg-set-aside = { $card } queda aparte con { $card2 }.
Curse = jugar esta carta{ $who-on }
WaitsForIt = esta carta se jugó en este ataque
HauntOrEnd = dejar la criatura aparte con esta carta cuando acaben sus ataques, si el ataque ha eliminado a un personaje, y si no, descartar esta carta; cuando se descarta esta carta, también la criatura, y cuando la criatura es derrotada, también esta carta
ComeForThem = hacer que esa criatura ataque a la compañía del portador
SomebodyComes = la criatura dejada aparte con esta carta puede jugarse contra esa compañía
