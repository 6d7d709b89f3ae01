# Il tavolo nel browser: ciò che sta accanto alle domande, e ciò che sente chi ascolta la pagina.

## Parti della pagina

play-menu = Menu
play-board = Tabellone
play-others = Gli altri
play-prompt = Da decidere
play-panels = Parti del tavolo
play-rounds = Round e carte patronato
play-log = Registro
play-keys = Tasti
play-words = Il tabellone a parole
play-recap = Che cosa hanno fatto gli altri
    .short = Riepilogo
play-close = Chiudi
play-to-start = Schermata iniziale
play-house-of = { $seat }: tipografia
play-tab-board = Tabellone
play-tab-house = Tipografia
play-tab-others = Altri

## Accanto alla domanda

play-back = Indietro
play-undo-short = Annulla
play-undo = { $count ->
    [0] Annulla
    [one] Annulla (1 azione)
   *[other] Annulla (fino a { $count } azioni)
}
play-hurry = Sollecita il bot
play-hand-to = Passa il dispositivo a { $seat }
play-next = { $seat } agisce dopo di te.
play-meanwhile = Intanto puoi usare gli ingranaggi e comprare caratteri.
play-seat-order = Ordine di gioco in questo round: { $seats }.
play-ties = In caso di parità decide l’ordine di gioco: { $seats }.
play-go-on = Nascondi l’ordine di gioco
play-take = Prendi
play-for-fame = per 3 punti fama
play-for-guilders = per 5 fiorini
play-symbols = I simboli della carta
play-ask-printing = Con quale carta stampa?
play-ask-raise = I simboli della carta, o una specializzazione a scelta?
play-marker-from = Sposta un segnalino da { $row }
play-marker-to = Sposta un segnalino su { $row }

## Pianificazione e ordine di gioco

play-left = rimasti
play-clear = Togli tutti
play-not-all = Prima piazza tutti i tuoi segnalini.
play-slots = { $count ->
    [one] { $row }: { $count } segnalino
   *[other] { $row }: { $count } segnalini
}
play-nobody = nessuno
play-tie = Parità: decide l’ordine di gioco dal segnalino primo giocatore.
play-turn = { $count ->
    [one] { $seat }, { $count } segnalino
   *[other] { $seat }, { $count } segnalini
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } segnalino; in parità, dopo in ordine di gioco
   *[other] { $seat }, { $count } segnalini; in parità, dopo in ordine di gioco
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } segnalino; ha passato
   *[other] { $seat }, { $count } segnalini; ha passato
}

## Che cosa porterebbe una scelta

play-brings-types = ordine { $order }: caratteri al completo
play-brings-colours = ordine { $order }: colori al completo
play-brings-decoration = ordine { $order }: decorazione raggiunta
play-brings-nears = { $count ->
    [one] ordine { $order }: manca ancora { $count } inchiostro
   *[other] ordine { $order }: mancano ancora { $count } inchiostri
}
play-brings-reward = livello { $level }: { $reward }

## A proposito di un elemento

play-tip-type = Carattere { $letter }: ne hai { $held }. Il prossimo carattere costa { $price }.
play-tip-ink = { $ink }: tu ne hai { $held }, il sacchetto { $bag }.
play-tip-sector = Cilindro { $axle }: { $sector }
play-tip-row = { $row ->
    [orders] Prendi una carta stampa e una carta perfezionamento: insieme formano un ordine.
    [inks] Prendi da uno a tre inchiostri di un set, da sinistra.
    [specialties] Prendi una carta specializzazione: aumenta ciò che mostra, o una specializzazione a scelta.
    [gears] Installa un ingranaggio, o girane a mano uno dei tuoi.
   *[patronage] Prendi una delle quattro ricompense, o una carta patronato di cui soddisfi i requisiti.
}
play-tip-round = { $is ->
    [past] Il round { $round } è finito.
    [now] Si gioca il round { $round } di 6.
   *[coming] Round { $round } di 6.
}
play-tip-first = Primo giocatore: da qui parte l’ordine dei giocatori, che decide i pareggi.
play-nothing-placed = Nessuno dei tuoi segnalini è ancora piazzato.

## Registro

play-close-of-round = fine del round
play-log-section = Round { $round }: { $section }

## Passare il dispositivo

play-hand-over = Passa il dispositivo
play-hand-over-why = I piani sono segreti. Chi pianifica dopo prende il dispositivo e tocca il proprio nome.
play-i-am = Sono { $seat }

## Aiuto

play-hint = Consiglio: che cosa farebbe un giocatore forte?
    .short = Consiglio
play-hint-stop = Basta così, mostra la scelta migliore
play-hint-thinking = Sto valutando le tue scelte
play-hint-best = Scelte migliori
play-hint-fame = { $fame } punti fama
play-hint-equal = di pari valore
play-hint-caution = Fama attesa alla fine, e da dove viene la differenza. Tocca una scelta per vederla sul tavolo.
play-try = Prova su una copia; nulla conta
    .short = Prova
play-try-leave = Esci dalla prova
play-trial = Prova: questa è una copia. Tutto ciò che è nascosto è stato ridistribuito, e qui nulla conta.
play-trial-ends = La prova non va oltre: toccherebbe a { $seats }. Torna indietro di un passo, o lascia la prova.

## Tasti

play-key-tab = gruppo successivo
play-key-across = elemento successivo o precedente
play-key-regions = parte successiva o precedente del tavolo
play-key-rows = righe del tabellone
play-key-prompt = la domanda
play-key-choose = scegli
play-key-back = indietro, chiudi, sollecita il bot
play-key-undo = annulla
play-key-pass = passa
play-key-end = termina il turno, conferma il piano
play-key-hint = consiglio
play-key-rule = apri la regola di ciò che è indicato
play-key-lesson = la lezione
play-key-log = registro
play-key-words = il tabellone a parole
play-key-keys = questo elenco

words-bag = Nel sacchetto: { $inks }
words-price = Il prossimo carattere costa { $price }
words-disc = Disco a livello { $level }
words-gear = Cilindro { $axle }: ora { $now }, poi { $next }, quindi { $after }
    .used = Cilindro { $axle }, usato: { $now }, poi { $next }, quindi { $after }
words-empty = spazio vuoto
words-taken = { $what }: preso da { $seats }
words-from = Dal round { $round }: { $card }
