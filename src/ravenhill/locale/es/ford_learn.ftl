### Lo que dice la lección del vado.

## Lessons

lesson-ford = El vado en cinco minutos
    .about = Eres el Oeste y quieres la orilla oriental. Cada ronda ambos roban una carta, juegan cartas al alba, luchan y ven qué trae el anochecer. Juega hasta el final.
    .goal-card = Juega una carta.
    .goal-stance = Elige una postura y mira las dos a la vez.
    .goal-end = Juega hasta que acabe la batalla.
    .hint-1 = Las cartas iluminadas se pueden jugar ahora; lo demás espera su momento.
    .hint-2 = Defender vence a cargar, cargar a rodear y rodear a defender.

## Cards

learn-kind-ford = carta de la bolsa
learn-fact-copies = ejemplares

## Glossary

learn-term-company = compañía
learn-term-dawn = alba
learn-term-stance = postura
learn-term-banner = estandarte
learn-term-fog = niebla
learn-term-hit = acierto
learn-term-loss = baja
learn-term-answer = respuesta
learn-term-bag = bolsa
