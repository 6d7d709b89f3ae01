# Il tavolo nel browser: ciò che sta accanto alle domande, e ciò che sente chi ascolta la pagina.

## Parti della pagina

play-menu = Menu
play-board = Tabellone
play-others = Gli altri
play-prompt = Che cosa è da decidere
play-panels = Parti del tavolo
play-rounds = Round e carte patronato
play-log = Registro
play-keys = Tasti
play-words = Il tabellone a parole
play-recap = Che cosa hanno fatto gli altri
play-close = Chiudi
play-to-start = All’inizio
play-house-of = { $seat }: tipografia
play-tab-board = Tabellone
play-tab-house = Tipografia
play-tab-others = Altri

## Accanto alla domanda

play-back = Indietro
play-undo = { $count ->
    [0] Annulla
    [one] Annulla (1 passo)
   *[other] Annulla (fino a { $count } passi)
}
play-hurry = Decidi ora
play-hand-to = Passa il dispositivo a { $seat }
play-next = { $seat } agisce dopo di te.
play-meanwhile = Intanto puoi usare ingranaggi e comprare caratteri.
play-seat-order = Ordine dei giocatori in questo round: { $seats }.
play-ties = In caso di parità decide il segnalino: { $seats }.
play-go-on = Continua
play-take = Prendi
play-for-fame = per 3 fama
play-for-guilders = per 5 fiorini
play-symbols = I simboli della carta
play-ask-printing = Con quale carta stampa?
play-ask-raise = I simboli della carta, o una specializzazione a scelta?
play-marker-from = Segnalino via da { $row }
play-marker-to = Segnalino verso { $row }

## Pianificazione e ordine di gioco

play-left = rimasti
play-clear = Svuota
play-not-all = Prima piazza tutti i tuoi segnalini.
play-slots = { $count ->
    [one] { $row }: { $count } segnalino
   *[other] { $row }: { $count } segnalini
}
play-nobody = nessuno
play-tie = Stesso numero di segnalini: decide l’ordine dei giocatori dal segnalino primo giocatore.
play-turn = { $count ->
    [one] { $seat }, { $count } segnalino
   *[other] { $seat }, { $count } segnalini
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } segnalino; dopo il precedente secondo l’ordine dei giocatori
   *[other] { $seat }, { $count } segnalini; dopo il precedente secondo l’ordine dei giocatori
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } segnalino; ha passato
   *[other] { $seat }, { $count } segnalini; ha passato
}

## Che cosa porterebbe una scelta

play-brings-types = caratteri dell’ordine { $order }
play-brings-colours = colori dell’ordine { $order }
play-brings-decoration = decorazione dell’ordine { $order }
play-brings-nears = { $count ->
    [one] ordine { $order }: manca ancora { $count } inchiostro
   *[other] ordine { $order }: mancano ancora { $count } inchiostri
}
play-brings-reward = livello { $level }: { $reward }

## A proposito di un elemento

play-tip-type = Carattere { $letter }: ne hai { $held }. Il prossimo carattere costa { $price }.
play-tip-ink = { $ink }: { $held } presso di te, { $bag } nel sacchetto.
play-tip-sector = Cilindro { $axle }: { $sector }

## Registro

play-close-of-round = fine del round
play-log-section = Round { $round }: { $section }

## Passare il dispositivo

play-hand-over = Passate il dispositivo
play-hand-over-why = I piani sono segreti. Chi pianifica dopo prende il dispositivo e tocca il proprio nome.
play-i-am = Sono { $seat }

## Aiuto

play-hint = Consiglio: che cosa farebbe un giocatore forte?
play-hint-stop = Basta, mostra il meglio trovato
play-hint-thinking = Le tue scelte vengono studiate
play-hint-best = Scelte migliori
play-hint-fame = { $fame } fama
play-hint-caution = Fama attesa alla fine, e da dove viene la differenza. Tocca una scelta per vederla sul tavolo.
play-try = Prova su una copia; nulla è deciso
play-try-leave = Lascia la prova
play-trial = Prova: questa è una copia. Ciò che è nascosto è stato ridistribuito, e nulla qui conta.

## Tasti

play-key-across = elemento successivo o precedente
play-key-regions = parte successiva o precedente del tavolo
play-key-rows = file del tabellone
play-key-prompt = la domanda
play-key-choose = scegli
play-key-back = indietro, chiudi
play-key-undo = annulla
play-key-pass = passa
play-key-end = finisci il turno, conferma il piano
play-key-hint = consiglio
play-key-log = registro
play-key-words = il tabellone a parole
play-key-keys = questo elenco
