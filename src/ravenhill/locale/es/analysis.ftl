### Una partida terminada, vista de nuevo: probabilidades, suerte y decisiones, errores. La terminal y la página de una repetición.

analysis-title = Análisis
analysis-working = Mirando la respuesta { $n } de { $last } …
analysis-none = Esta partida todavía no se puede analizar.
analysis-chances = { $seat } · probabilidad de ganar: { $start } % al principio, { $end } % al final
analysis-luck = Suerte: { $change } ± { $error }
analysis-choice = Decisiones, { $seat }: { $change }
analysis-explained = Cada cambio cuenta para quien lo hizo: suerte, lo que cambiaron dados y robos; decisión, lo que cambiaron las respuestas. Juntos llevan de la primera probabilidad a la última.
analysis-turning = Lo que más cambió la partida
analysis-turned = Tras la respuesta { $n }, { $who }: { $change }, hasta { $chance } %
analysis-mistakes = Errores
analysis-mistake = Respuesta { $n }, { $who }: { $chosen }. Mejor: { $better } (−{ $loss } ± { $error })
analysis-no-mistakes = No se encontró ningún error.
analysis-chance = { $seat }: { $chance } ± { $error } %
analysis-curve = Probabilidad de ganar, { $seat }
analysis-try = Intentarlo otra vez desde aquí
analysis-mistake-here = { $chosen } fue un error (−{ $loss } ± { $error }). Mejor: { $better }.
analysis-next = Error siguiente
analysis-before = Error anterior
