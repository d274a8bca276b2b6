### Lo que se dice de la partida comentada del reglamento; los nombres de las cartas son los del idioma de quien lee.

example-worked-game = Una partida entera, paso a paso
    .about = Tres turnos de cada bando, desde el primer paso hasta el 12 a 9, con todo lo que se tiró y por qué importó.
    .say-1 = La partida comentada del reglamento, con las reglas básicas. Gris sale con Aragorn, Boromir, Elladan y Annalena; ella sigue a Aragorn y por eso su mente no cuesta influencia general. Azul tiene a Glorfindel, Faramir, Haldir, Mablung y Bardo. Cada bando empieza en su propio { card-tw-421 } con 6 puntos.
    .say-2 = Gris coloca { card-tw-375 } boca abajo: adónde va es su secreto hasta que se mueve. La { card-tw-336 } de su mano puede encontrarse allí.
    .say-3 = Antes de salir juega { card-tw-237 }: cada tierra salvaje del camino restará uno al límite de adversidades.
    .say-4 = Se descubre el destino: dos tierras salvajes. Una compañía de cuatro tiene límite 4, la carta quita dos, y Azul solo podrá usar dos adversidades.
    .say-5 = El lugar deja robar una carta a quien se mueve y dos al adversario.
    .say-6 = Azul juega { card-tw-077 } en la tierra salvaje: tres golpes de poder 7.
    .say-7 = Elige primero quien se defiende: un golpe para Aragorn, otro para Boromir y otro para Elladan.
    .say-8 = Aragorn lucha con −3 para no girarse: 6 + 6 − 3 = 9, más que 7. Ese golpe ha fracasado.
    .say-9 = Boromir con su daga llega a 9 y Elladan a 11: contra Orcos tiene uno más. Todo el ataque queda derrotado y su carta vale un punto. 7 a 6.
    .say-10 = Segunda y última adversidad: { card-tw-073 }. Como la compañía ya se topó con Orcos este turno, tiene 7 + 4 = 11.
    .say-11 = Boromir lo afronta y juega { card-tw-199 }: no tiene que girarse y no paga los 3.
    .say-12 = 3 + 6 + 1 = 10, menos que 11: una herida. El chequeo de resistencia, 5, no supera su 7: sigue vivo. Lo que no se derrota no da puntos.
    .say-13 = Han llegado y entran. Un lugar puede tener un ataque propio: aquí Muertos Vivientes, un golpe de poder 8.
    .say-14 = Annalena es exploradora: se gira para { card-tw-204 } y el ataque se cancela.
    .say-15 = Elladan se gira y toma la { card-tw-336 }; el lugar también se gira. Dos puntos: 9 a 6.
    .say-16 = El lugar recién girado por un objeto permite un objeto menor más: Aragorn se gira para la { card-tw-225 }.
    .say-17 = Fin del turno: Azul tira { card-tw-072 } y ambos completan la mano hasta ocho. Azul ha robado a Gandalf.
    .say-18 = Turno de Azul. Un Mago puede aparecer en un Refugio, y Gandalf se une a la compañía.
    .say-19 = La influencia directa de Gandalf, 10, se encarga de Faramir, y Mablung pasa a la influencia general. De sus 20 puntos quedan libres 8.
    .say-20 = Van a { card-tw-408 }, de Refugio a Refugio. Faramir, montaraz, se gira para { card-tw-242 }: este turno nada podrá jugarse contra ellos por tierras salvajes.
    .say-21 = El camino: tres tierras salvajes y una fronteriza. Seis viajeros hacen un límite de 6.
    .say-22 = Sin criaturas posibles, Gris tienta: { card-tw-058 } sobre Haldir. Al final tendrá un chequeo por cada tierra salvaje.
    .say-23 = { card-tw-111 } exige un chequeo ya. No es una carta de corrupción, así que un personaje puede sufrir ambas en un turno.
    .say-24 = 7 − 1, pues así es Haldir, da 6: más que sus 3 puntos. Resiste.
    .say-25 = Al final de la fase: 10 − 1 = 9, superado; luego 3 − 1 = 2, uno menos que sus 3 puntos. Haldir se va con sus hierbas y el tercer chequeo sobra. 9 a 5.
    .say-26 = Están en { card-tw-408 }. En un Refugio no hay a qué entrar.
    .say-27 = Segundo turno de Gris. Se enderezan todos menos Boromir: las heridas sanan solo en un Refugio. Háma aparece en { card-tw-421 }, solo; se usan 19 de 20 de influencia.
    .say-28 = Aragorn entrega la { card-tw-225 } a Annalena. Dar un objeto cuesta un chequeo; con un punto de corrupción no puede fallar.
    .say-29 = Annalena se gira, las { card-tw-255 } se gastan y Boromir está sano de nuevo.
    .say-30 = La compañía vuelve a { card-tw-421 }. Cada compañía tiene su fase de movimiento: Háma se queda, nadie roba, y su límite es 2, el mínimo.
    .say-31 = El regreso se lee en { card-tw-375 }: otra vez dos tierras salvajes, ahora con el límite entero, 4.
    .say-32 = Ataque de { card-tw-075 }: cuatro golpes de poder 6.
    .say-33 = { card-tw-207 } cancela todo. Un ataque cancelado no da puntos a nadie.
    .say-34 = Siguen { card-tw-077 }, y { card-tw-229 } los cancela al precio de una herida: la de Annalena, sin chequeo de resistencia.
    .say-35 = { card-tw-103 }, un Troll, necesita dos tierras salvajes en el camino; las hay. Un golpe de poder 13.
    .say-36 = Elladan se girará: 5 + 2 por la espada. Con { card-tw-270 } tira dos veces y elige la mejor.
    .say-37 = Con 4 habría perdido; el 9 da 16 contra 13. El Troll cae: 10 a 5.
    .say-38 = { card-tw-375 } estaba girado, así que se descarta para siempre. Hay dos compañías en { card-tw-421 }, cada una con su carta.
    .say-39 = Azul juega { card-tw-240 } sobre sus cinco: uno más de poder y en los chequeos, hasta que alguno se vaya.
    .say-40 = El destino es { card-tw-400 }, donde se puede ganar a los { card-tw-310 }. Antes, un suceso duradero: { card-tw-264 } debilita en uno todo ataque hasta el próximo turno de Azul.
    .say-41 = Cuatro regiones, dos de ellas salvajes; cinco viajeros, límite 5.
    .say-42 = Dos cartas de corrupción: { card-tw-060 } sobre Glorfindel y { card-tw-057 } sobre Faramir.
    .say-43 = { card-tw-114 }, jugados por la tierra fronteriza para que la { card-tw-225 } no sirva: tres golpes de 8 − 1 = 7.
    .say-44 = Mablung, explorador, se gira: otra vez { card-tw-204 }.
    .say-45 = { card-tw-040 } necesitan dos tierras salvajes: dos golpes de 9, para Glorfindel y Gandalf.
    .say-46 = { card-tw-209 }, y Glorfindel no tiene que girarse: 6 + 8 + 1 = 15.
    .say-47 = Gandalf hace lo mismo, pero 2 + 6 + 1 = 9 es empate: nadie sale herido y el ataque no queda derrotado.
    .say-48 = La quinta adversidad de cinco: { card-tw-040 } otra vez.
    .say-49 = Ahora ganan los dos: 17 de Glorfindel y 3 + 6 + 1 + 3 = 13 de Gandalf con { card-tw-319 }. 10 a 6.
    .say-50 = { card-tw-400 } no tiene ataque propio. La compañía entra.
    .say-51 = Faramir pide a los { card-tw-310 } que se unan: 4 + 1 de influencia libre + 2 + 1 = 8, y hacía falta más de 7. Tres puntos: 10 a 9.
    .say-52 = Y un objeto menor: Bardo toma { card-tw-255 }. Por ello { card-tw-057 } pide un chequeo a Faramir; el libro lo omite, pues no puede fallar.
    .say-53 = Tercer turno de Gris. En el Refugio Annalena se cura, aunque queda girada. Bombur aparece y sigue a Boromir.
    .say-54 = En un Refugio las compañías pueden rehacerse: Boromir y Bombur se pasan con Háma.
    .say-55 = Dos viajes: Boromir a { card-tw-417 }, Aragorn a { card-tw-436 }.
    .say-56 = Aragorn se ha girado para { card-tw-242 }: su compañía está a salvo de lo que necesite tierras salvajes. Límite 3.
    .say-57 = Así que Azul juega un suceso duradero: { card-tw-009 } dobla los golpes que guardan Ruinas y Guaridas, y { card-tw-436 } es uno de esos lugares.
    .say-58 = Ahora la compañía de Boromir: dos tierras salvajes, límite 3, y ningún explorador.
    .say-59 = { card-tw-075 }, cuatro golpes, debilitados a 5 por { card-tw-264 }. Tres se reparten; el que sobra pesará sobre Bombur como −1.
    .say-60 = 8, 7 y 8 contra 5: los tres resisten y el ataque queda derrotado. 11 a 9.
    .say-61 = { card-tw-076 } gana 3 porque ya hubo Orcos: 4 − 1 + 3 = 6, cinco golpes. Boromir y Háma toman uno cada uno; Azul da el tercero a Bombur, girado, y también los dos que sobran.
    .say-62 = Aquí nos apartamos del libro. Olvida que Bombur tiene uno más contra Orcos, lo que habría sido un empate. Para que la historia siga, nuestros dados muestran 4 y no 5: 4 + 3 + 1 − 1 − 2 = 5. Queda herido.
    .say-63 = El chequeo de resistencia, 9, supera su 6: Bombur queda eliminado.
    .say-64 = { card-tw-016 } es la tercera adversidad: un golpe de 12 − 1 = 11, y solo Boromir está sin girar.
    .say-65 = { card-tw-199 } le evita girarse: 4 + 6 + 1 = 11, empate.
    .say-66 = La compañía de Aragorn se queda fuera: su única sabia, Annalena, está girada.
    .say-67 = { card-tw-417 } no tiene ataque. Boromir se gira y { card-tw-245 } lo acompaña: un punto. 12 a 9.
    .say-68 = Último turno de Azul. Bardo da las { card-tw-255 } a Mablung; gracias a { card-tw-240 } ningún chequeo puede fallar.
    .say-69 = Glorfindel se gira para librarse de { card-tw-060 }: hace falta más de 6, y 6 no basta.
    .say-70 = Faramir necesita más de 5 y saca 7: se acabó { card-tw-057 }.
    .say-71 = De vuelta a { card-tw-408 }; { card-tw-264 } ya ha terminado. El camino es el mismo, leído desde el otro extremo. Límite 5.
    .say-72 = { card-tw-058 } sobre Glorfindel, que ya tiene 4 puntos de corrupción; luego { card-tw-108 }: los Lobos golpean una vez más y con uno más.
    .say-73 = { card-tw-114 } llegan con cuatro golpes de 9, y Bardo esconde a la compañía con { card-tw-204 }.
    .say-74 = { card-tw-109 }, también Lobos: tres golpes de 10. Solo Gandalf y Mablung están sin girar; el tercer golpe lo asigna Gris, y se lo da a Bardo, girado.
    .say-75 = Gandalf: 6 + 6 + 1 = 13, más que 10.
    .say-76 = Bardo: 3 + 3 + 1 − 1 = 6, una herida, y el chequeo de resistencia, 8, supera su 6. Queda eliminado; Mablung salva la { card-tw-225 }, y { card-tw-240 } termina porque falta uno de los cinco.
    .say-77 = Sin ella Mablung tiene 9 + 1 = 10: empate. El ataque no queda derrotado.
    .say-78 = Dos tierras salvajes, dos chequeos de Glorfindel: 6 y 10, ambos por encima de sus 4 puntos.
    .say-79 = Aquí el libro se detiene y cuenta. Gris: 6 por personajes, 2 por la espada, 1 por { card-tw-245 } y 3 por criaturas, 12 en total. Azul: 5 por personajes, 3 por los { card-tw-310 } y 1 por una criatura, 9 en total. Desde cualquier momento de esta partida puedes seguir jugando.
