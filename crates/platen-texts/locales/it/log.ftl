# Un messaggio per ogni tipo di evento.

## Set-up

event-first-player = Comincia { $seat }.
event-display = Scelta iniziale: carte stampa { $printing }, carte perfezionamento { $refinement }.
event-board-filled = Il tabellone è rifornito per il round { $round }.
event-patronage-laid = Carte patronato in gioco: { $cards }.
event-deck-rebuilt = La pila degli scarti viene mescolata in un nuovo mazzo: { $deck }.
event-display-cleared = { $count ->
    [one] La carta rimasta della scelta iniziale viene scartata.
   *[other] Le { $count } carte rimaste della scelta iniziale vengono scartate.
}
event-characters-dealt = { $seat } riceve { $characters }.
event-character-kept = { $seat } tiene { $character }.
event-gears-drawn = { $seat } pesca gli ingranaggi { $gears }.
event-gears-offered = { $seat } tiene gli ingranaggi { $kept }.
event-opening-types = { $seat } prende i caratteri { $types }.

## Turning and planning

event-round-started = Comincia il round { $round }. Primo giocatore: { $first }.
event-gears-turned = { $seat }: gli ingranaggi girano. Settori attivi: { $sectors }.
event-wild-named = { $seat } nomina il colore jolly: { $ink }.
event-plan-committed = { $seat } ha pianificato.
event-plan-taken-back = { $seat } riprende il proprio piano.
event-plan = Piano rivelato, { $seat }: { $plan }.
event-automa-plan = L’automa rivela la carta pianificazione { $card }: { $plan }.
event-marker-shifted = { $seat } sposta un segnalino: { $from } → { $to }.

## Turns

event-turn = { $seat }: { $step }.
event-turn-ended = { $seat } ha finito: { $step }.
event-passed = { $seat } passa: { $step }.
event-order-taken = { $from ->
    [display] { $seat } prende un ordine iniziale: { $order }.
    [reward] { $seat } prende un ordine come ricompensa: { $order }.
   *[board] { $seat } prende un ordine: { $order }.
}
event-order-discarded = { $seat } scarta un ordine: { $order }.
event-cards-drawn = { $paid ->
    [0] { $seat } pesca { $cards } ({ $why }).
    [one] { $seat } paga { $paid } fiorino e pesca { $cards } ({ $why }).
   *[other] { $seat } paga { $paid } fiorini e pesca { $cards } ({ $why }).
}
event-cards-declined = { $seat } non tiene nessun ordine.
event-inks-taken = { $paid ->
    [0] { $seat } prende dal set { $set }: { $inks }.
    [one] { $seat } prende dal set { $set } per { $paid } fiorino: { $inks }.
   *[other] { $seat } prende dal set { $set } per { $paid } fiorini: { $inks }.
}
event-specialty-card = { $raise ->
    [none] { $seat } usa la carta specializzazione { $card }.
   *[other] { $seat } usa la carta specializzazione { $card } per { $raise }.
}
event-patronage-reward = { $seat } prende una ricompensa del mecenatismo: { $reward }.
event-patronage-card = { $inks ->
    [none] { $seat } prende la carta patronato { $card }.
   *[other] { $seat } prende la carta patronato { $card } e spende: { $inks }.
}

## Gains and losses

event-level = { $seat } porta { $specialty } al livello { $level } ({ $why }).
event-disc = { $taken ->
    [no] { $seat } rinuncia alla ricompensa del livello { $level }: { $reward }.
   *[yes] { $seat } prende la ricompensa del livello { $level }: { $reward }.
}
event-ink-gained = { $seat } ottiene 1 { $ink } ({ $why }).
event-ink-lost = { $seat } rimette nel sacchetto 1 { $ink } ({ $why }).
event-type-gained = { $paid ->
    [none] { $seat } ottiene il carattere { $letter } ({ $why }).
    [0] { $seat } riceve gratis il carattere { $letter }.
    [one] { $seat } compra il carattere { $letter } per { $paid } fiorino.
   *[other] { $seat } compra il carattere { $letter } per { $paid } fiorini.
}
event-type-lost = { $seat } cede il carattere { $letter } ({ $why }).
event-guilders = { $amount ->
    [one] { $seat } riceve { $amount } fiorino ({ $why }).
   *[other] { $seat } riceve { $amount } fiorini ({ $why }).
}
event-fame = { $amount ->
    [one] { $seat } guadagna { $amount } punto fama ({ $why }).
   *[other] { $seat } guadagna { $amount } punti fama ({ $why }).
}

## Gears and levels

event-gear-installed = { $discarded ->
    [none] { $seat } installa l’ingranaggio { $gear } sul cilindro { $axle }. Settore attivo: { $sector }.
   *[other] { $seat } scarta l’ingranaggio { $discarded } e installa l’ingranaggio { $gear } sul cilindro { $axle }. Settore attivo: { $sector }.
}
event-gear-reset = { $seat } gira l’ingranaggio sul cilindro { $axle }. Settore attivo: { $sector }.
event-gear-used = { $seat } usa l’ingranaggio sul cilindro { $axle }: { $sector }.
event-levels-swapped = { $seat } scambia i livelli di { $a } e { $b }.

## Fulfilling

event-fulfilled = { $count ->
    [one] { $seat } evade un ordine: { $orders }.
   *[other] { $seat } evade { $count } ordini: { $orders }.
}
event-bonus = { $taken ->
    [no] { $seat } rinuncia alla ricompensa aggiuntiva della carta perfezionamento { $card }: { $bonus }.
   *[yes] { $seat } prende la ricompensa aggiuntiva della carta perfezionamento { $card }: { $bonus }.
}
event-tory = { $met ->
    [no] { $seat }: non tutti gli inchiostri servono agli ordini in corso.
   *[yes] { $seat }: tutti gli inchiostri servono agli ordini in corso.
}

## The automa, the board, the end

event-automa-took = { $kind ->
    [printing] L’automa toglie la carta stampa { $what }.
    [refinement] L’automa toglie la carta perfezionamento { $what }.
    [inks] L’automa rimette nel sacchetto: { $what }.
    [specialty] L’automa toglie la carta specializzazione { $what }.
    [gear] L’automa toglie l’ingranaggio { $what }.
    [reward] L’automa segna la ricompensa: { $what }.
    [patronage-card] L’automa toglie dal gioco la carta patronato { $what }.
   *[nothing] L’automa non trova niente da prendere.
}
event-board-cleared = { $action ->
    [orders] { $count ->
        [0] Non restano carte ordine sul tabellone.
        [one] { $count } carta ordine rimasta sul tabellone viene scartata.
       *[other] { $count } carte ordine rimaste sul tabellone vengono scartate.
    }
    [inks] { $count ->
        [0] Non restano inchiostri sul tabellone.
        [one] { $count } inchiostro rimasto sul tabellone torna nel sacchetto.
       *[other] { $count } inchiostri rimasti sul tabellone tornano nel sacchetto.
    }
    [specialties] { $count ->
        [0] Non restano carte specializzazione sul tabellone.
        [one] { $count } carta specializzazione rimasta sul tabellone viene scartata.
       *[other] { $count } carte specializzazione rimaste sul tabellone vengono scartate.
    }
    [gears] { $count ->
        [0] Non restano ingranaggi sul tabellone.
        [one] { $count } ingranaggio rimasto sul tabellone viene scartato.
       *[other] { $count } ingranaggi rimasti sul tabellone vengono scartati.
    }
   *[patronage] I segnalini del mecenatismo restano fino alla fine del round.
}
event-marker-passed = { $from } dà un segnalino: lo riceve { $to }.
event-round-ended = Il round { $round } finisce.
event-final = { $seat } finisce con { $total } punti fama: { $fame } durante la partita, { $specialties } per le specializzazioni, { $patronage } per le carte patronato, { $guilders } per i fiorini (caratteri: { $types }, inchiostri: { $inks }).
event-result = { $kind ->
    [title] { $seat } ottiene il titolo: { $title }.
    [shared] { $seat } condividono la vittoria.
   *[winner] { $seat } vince la partita.
}
