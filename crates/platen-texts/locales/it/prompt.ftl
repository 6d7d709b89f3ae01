# Che cosa decidere, e che cosa dicono i pulsanti.

## The awaited decision, by phase

prompt-characters = Tieni uno dei tuoi due personaggi.
prompt-opening-orders = Prendi un ordine iniziale: una carta stampa e una carta perfezionamento.
prompt-opening-letters = Prendi tre caratteri.
prompt-name-wild = Nomina il colore jolly di questo round.
prompt-planning = { $markers ->
    [one] Pianifica il tuo segnalino ({ $markers }).
   *[other] Pianifica i tuoi { $markers } segnalini.
}
    .asked = Pianifica i tuoi segnalini.
prompt-planning-committed = Il tuo piano è confermato. Puoi riprenderlo finché non hanno pianificato tutti.
prompt-shift-marker = Sposta uno dei tuoi segnalini, o lasciali dove sono.
prompt-turn-orders = Prendi un ordine, o passa.
prompt-turn-inks = Prendi inchiostri da un set, o passa.
prompt-turn-specialties = Prendi una carta specializzazione, o passa.
prompt-turn-gears = Prendi un ingranaggio o girane uno, o passa.
prompt-turn-patronage = Prendi una ricompensa del mecenatismo o una carta patronato, o passa.
prompt-turn-acted = Altro? Se no, termina il turno.
prompt-fulfil = Evadi ordini, o passa.
prompt-fulfil-nothing = Nessun ordine si può evadere senza un acquisto o un ingranaggio: usane uno, o passa.
prompt-fulfil-bonuses = { $count ->
    [one] Prendi la tua ricompensa aggiuntiva o rinuncia, poi termina la fase.
   *[other] Prendi le tue { $count } ricompense aggiuntive o rinuncia, poi termina la fase.
}
    .asked = Prendi le tue ricompense aggiuntive o rinuncia, poi termina la fase.
prompt-fulfil-declared = Altro? Se no, termina la fase.
prompt-over = La partita è finita.
prompt-waiting = Tocca a { $seat }.
prompt-waiting-several = Si aspetta: { $seats }.
prompt-thinking = { $seat } sta pensando.

## Rewards being resolved

prompt-frame-keep-gears = Tieni un ingranaggio per il prossimo cilindro e scegli il suo settore attivo.
prompt-frame-ungler-levels = Scegli una specializzazione da portare al livello I e un’altra al livello II.
prompt-frame-ungler-ink = Prendi un inchiostro.
prompt-frame-track = Il disco raggiunge una ricompensa ({ $reward }): prendila o rinuncia.
    .asked = Prendi la ricompensa o rinuncia.
prompt-frame-order = Tieni un ordine fra le carte pescate, pescane altre per 2 fiorini, o non tenerne nessuno.

## Buttons, by kind of action

action-keep-character = Tieni { $character }
action-keep-gear = Tieni l’ingranaggio { $gear }
action-raise-two = { $to_one } a I, { $to_two } a II
action-take-types = Prendi { $types }
action-name-wild = Jolly: { $ink }
action-commit-plan = Conferma il piano
action-take-back-plan = Riprendi il piano
action-shift-marker = Sposta un segnalino: { $from } → { $to }
action-leave-markers = Lascia i segnalini
action-take-order = Prendi l’ordine
    .discard = Prendilo e scarta l’ordine { $discard }
action-take-inks = { $count ->
    [one] Prendi { $count } inchiostro
   *[other] Prendi { $count } inchiostri
}
    .paid = { $paid ->
        [0] gratis
        [one] { $paid } fiorino
       *[other] { $paid } fiorini
    }
action-take-specialty-card = Usa la carta
    .raise = Usa la carta per { $specialty }
action-install-gear = Installa l’ingranaggio { $gear }
    .discard = Installa l’ingranaggio { $gear } al posto di quello sul cilindro { $axle }
action-turn-gear = Gira l’ingranaggio sul cilindro { $axle }
action-patronage-order = Prendi un ordine
action-patronage-specialty = Aumenta { $specialty }
action-patronage-guilders = Prendi 3 fiorini
action-patronage-inks = Prendi: { $inks }
action-take-patronage-card = Prendi la carta patronato
    .inks = Prendi la carta e spendi: { $inks }
action-pass = Passa
action-end-turn = Termina il turno
    .step = Termina la fase
action-declare = { $count ->
    [one] Evadi { $count } ordine
   *[other] Evadi { $count } ordini
}
action-take-bonus = Prendi la ricompensa aggiuntiva: { $bonus }
action-decline-bonus = Rinuncia alla ricompensa aggiuntiva
action-buy-type = { $cost ->
    [one] Compra il carattere { $letter } per { $cost } fiorino
   *[other] Compra il carattere { $letter } per { $cost } fiorini
}
action-use-gear = Usa l’ingranaggio: { $sector }
action-swap-levels = Scambia { $a } e { $b }
action-take-ink = Prendi 1 { $ink }
action-take-type = Prendi il carattere { $letter }
action-draw-order = Pesca un ordine
action-decline-reward = Rinuncia alla ricompensa
action-draw-more = Pesca altre 2 carte per 2 fiorini
action-keep-order = Tieni questo ordine
    .discard = Tienilo e scarta l’ordine { $discard }
action-keep-none = Non tenerne nessuno

## Choices within an action

extra-printing = 2 carte stampa
extra-refinement = 2 carte perfezionamento
extra-both = 1 di ogni tipo

gear-choice-nothing = Usalo
gear-choice-exchange-ink = Dai { $give }, prendi { $take }
gear-choice-exchange-type = Dai { $give }, prendi { $take }
gear-choice-raise = Aumenta { $specialty }
gear-choice-sell-for-fame = Dai { $letter } per 3 punti fama
gear-choice-sell-for-guilders = Dai { $letter } per 5 fiorini
gear-choice-ink-for-two = Dai { $give }, prendi { $inks }
gear-choice-buy = { $count ->
    [one] Compra { $count } carattere
   *[other] Compra { $count } caratteri
}
