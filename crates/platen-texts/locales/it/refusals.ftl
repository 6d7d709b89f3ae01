# Perché una cosa non si può fare.

## Rules

refusal-no-player = Nessuno gioca a quel posto ({ $seat }).
refusal-game-over = La partita è finita.
refusal-not-awaited = Non tocca a { $seat } decidere. Si aspetta: { $awaited }.
refusal-not-asked = Adesso non è questo che si decide. { $asked }
refusal-reward-first = { $seat } sta ricevendo una ricompensa, che viene prima.
refusal-already-acted = Hai già fatto la tua scelta. Termina il turno.
refusal-not-acted = Prima scegli, oppure passa; passare termina il turno.
refusal-no-free-actions = Le azioni gratuite sono possibili dalla pianificazione fino all’ultima evasione degli ordini.
refusal-out-of-turn = A questo tavolo niente azioni gratuite mentre decidono altri. Aspetta che tocchi a { $seat }.
refusal-too-few-guilders = { $cost ->
    [one] Costa { $cost } fiorino; tu ne hai { $has }.
   *[other] Costa { $cost } fiorini; tu ne hai { $has }.
}
refusal-bag-lacks = Il sacchetto non basta ({ $ink }): ne contiene { $has }, ne servono { $needs }.
refusal-ink-lacking = Ti servono { $needs } × { $ink }; ne hai { $has }.
refusal-type-lacking = Ti servono { $needs } × { $letter }; ne hai { $has }. Puoi comprare caratteri in ogni momento.
refusal-level-lacking = Ti serve { $specialty } al livello { $needs }; è al livello { $has }.
refusal-ink-count = { $expected ->
    [one] Scegli esattamente { $expected } inchiostro, non { $named }.
   *[other] Scegli esattamente { $expected } inchiostri, non { $named }.
}
refusal-wrong-inks = { $named ->
    [one] L’inchiostro scelto ({ $named }) non paga i simboli della carta ({ $expected }).
   *[other] I { $named } inchiostri scelti non pagano i simboli della carta ({ $expected }).
}
refusal-card-not-there = La carta { $card } non è disponibile. Scegline un’altra.
refusal-gear-not-there = L’ingranaggio { $gear } non è disponibile. Scegline un altro.
refusal-no-such-order = Non hai ordini con la carta stampa { $card }.
refusal-holds-four = Hai { $held } ordini. Scegli quale scartare per quello nuovo.
refusal-has-room = Ordini in corso: { $held }. C’è uno slot libero, quindi non se ne scartano.
refusal-tile-not-dealt = Non hai ricevuto { $tile }. Tieni uno dei tuoi due personaggi.
refusal-same-specialty = La stessa specializzazione è scelta due volte ({ $specialty }). Scegline due diverse.
refusal-equal-levels = Sono entrambe al livello { $level }. Scegli due livelli diversi.
refusal-already-swapped = In questo round hai già scambiato livelli. Potrai farlo nel prossimo.
refusal-needs-character = Può farlo solo { $character }.
refusal-type-count = { $expected ->
    [one] Scegli esattamente { $expected } carattere, non { $named }.
   *[other] Scegli esattamente { $expected } caratteri, non { $named }.
}
refusal-marker-count = { $has ->
    [one] Piazza il tuo segnalino ({ $has }); piazzati: { $placed }.
   *[other] Piazza tutti i tuoi { $has } segnalini; piazzati: { $placed }.
}
refusal-too-many-on-action = Al massimo { $most } segnalini per azione; sarebbero { $placed } ({ $action }).
refusal-already-committed = Il tuo piano è confermato. Riprendilo per cambiarlo.
refusal-not-committed = Non hai ancora confermato un piano.
refusal-all-committed = Tutti i piani sono confermati; si rivelano appena ricevuta la ricompensa in corso.
refusal-no-marker = Lì non hai segnalini ({ $action }).
refusal-same-action = Il segnalino è già lì ({ $action }). Scegli un’altra azione.
refusal-set-has = { $has ->
    [one] Nel set resta { $has } inchiostro, non { $wanted }.
   *[other] Nel set restano { $has } inchiostri, non { $wanted }.
}
refusal-no-such-set = Non c’è un set { $set }; i set vanno da 1 a { $sets }.
refusal-zero-inks = Prendi 1, 2 o 3 inchiostri da un set. Per non prenderne, passa.
refusal-empty-axle = { $gears ->
    [0] Il cilindro { $axle } è vuoto; non hai ancora ingranaggi.
    [one] Il cilindro { $axle } è vuoto; hai { $gears } ingranaggio.
   *[other] Il cilindro { $axle } è vuoto; hai { $gears } ingranaggi.
}
refusal-gear-used = L’ingranaggio sul cilindro { $axle } è già stato usato e resta com’è fino al prossimo round.
refusal-used-up = { $uses ->
    [one] L’ingranaggio sul cilindro { $axle } è già stato usato { $uses } volta. Potrai usarlo nel prossimo round.
   *[other] L’ingranaggio sul cilindro { $axle } è già stato usato { $uses } volte. Potrai usarlo nel prossimo round.
}
refusal-three-uses = In questo round hai usato ingranaggi { $uses } volte, ed è il massimo.
refusal-axles-full = I tre cilindri sono occupati. Scegli un ingranaggio non usato da scartare.
refusal-axle-free = { $gears ->
    [one] Hai { $gears } ingranaggio: c’è un cilindro libero, quindi non si scarta.
   *[other] Hai { $gears } ingranaggi: c’è un cilindro libero, quindi non si scarta.
}
refusal-same-sector = Il settore { $sector } è già attivo. Scegline un altro.
refusal-wrong-choice = Questa scelta non va con il settore ({ $sector }).
refusal-same-thing = Scambia con qualcosa di diverso.
refusal-not-lowest = Non è la più bassa: { $specialty } è al livello { $level }, la più bassa al livello { $lowest }.
refusal-not-fulfilling = Questo ingranaggio conta gli ordini che evadi: usalo dopo averli dichiarati, prima di terminare la fase.
refusal-nothing-counts = Nessuno degli ordini che evadi conta per questo ingranaggio.
refusal-no-order-to-draw = Per un ordine serve una carta di ogni tipo; ne restano { $printing } stampa e { $refinement } perfezionamento.
refusal-no-slot = Hai { $held } ordini, e a questo tavolo un ordine come ricompensa richiede uno slot libero.
refusal-nothing-to-draw = Non restano carte di quel tipo da pescare.
refusal-one-type = Questo ingranaggio vende un carattere per uso, non { $named }.
refusal-zero-types = Scegli almeno un carattere da comprare.
refusal-reward-marked = Questa ricompensa è già presa per il round: { $reward }. Scegline un’altra.
refusal-not-yet = La carta patronato { $card } si può prendere dal round { $from }; questo è il round { $round }.
refusal-nothing-declared = Scegli almeno un ordine da evadere. Per non evaderne, passa.
refusal-declared-twice = L’ordine con la carta stampa { $card } è scelto due volte.
refusal-leave-out-orders = { $orders ->
    [one] Con { $orders } ordine non si omettono lettere; ne servono almeno due.
   *[other] Con { $orders } ordini non si omettono lettere; ne servono almeno due.
}
refusal-leave-out-once = Si può omettere una sola lettera, non { $named }.
refusal-letter-not-shown = La carta stampa { $card } non mostra il carattere { $letter }.
refusal-no-such-bonus = La carta perfezionamento { $card } non ha ricompense aggiuntive da prendere.
refusal-wrong-bonus = La ricompensa aggiuntiva della carta perfezionamento { $card } è un’altra: { $bonus }.
refusal-bonus-empty = La ricompensa aggiuntiva della carta perfezionamento { $card } ora non può dare niente. Rinuncia.
refusal-bonuses-open = { $left ->
    [one] Resta { $left } ricompensa aggiuntiva. Prendila o rinuncia.
   *[other] Restano { $left } ricompense aggiuntive. Per ognuna, prendila o rinuncia.
}
refusal-wrong-reward = La ricompensa è un’altra: { $reward }.
refusal-may-not-decline = A questa ricompensa non si può rinunciare.
refusal-not-scripted = Questa partita pesca da sola; solo in una partita con arbitro si indica che cosa è stato pescato.
refusal-script = La pesca non va bene: { $trouble }.

script-needs = indica che cosa è stato pescato dopo ({ $deck })
script-impossible = qui non è possibile ({ $drawn })

## Undo

refusal-nothing-done = Non c’è ancora niente da annullare.
refusal-other-seat = { $seat } ha giocato nel frattempo; puoi annullare solo le tue ultime azioni.
refusal-too-far = È passato troppo tempo per annullare.
refusal-revealed = L’ultima azione ha rivelato qualcosa e non si può più annullare.

## Host

refusal-bad-request = La pagina ha mandato un messaggio che non si capisce. Ricarica la pagina.
refusal-too-long = È troppo lungo: { $bytes } byte; se ne leggono al massimo { $most }.
refusal-outdated = La pagina ({ $client }) e il suo host ({ $host }) hanno versioni diverse. Ricarica la pagina; la partita è salva.
refusal-not-allowed = Gli ospiti non possono farlo. Chiedi a chi gestisce il tavolo.
refusal-spectator = Stai guardando la partita; possono farlo solo i giocatori.
refusal-no-table = Non c’è un tavolo { $table }.
refusal-table-exists = Il tavolo { $table } c’è già. Prima chiudilo.
refusal-not-at-table = Non giochi al tavolo { $table } e non lo guardi. Prima siediti.
refusal-not-your-seat = Non è il tuo posto ({ $seat }).
refusal-not-at-device = { $at ->
    [none] Il dispositivo non è di { $seat }. Prima passalo.
   *[other] Il dispositivo ora è di { $at }. Prima passalo a { $seat }.
}
refusal-nobody-at-device = Nessuno ha il dispositivo. Prima passalo a qualcuno.
refusal-no-person = A quel posto non c’è una persona ({ $seat }).
refusal-no-seats = Scegli almeno un posto, oppure guarda.
refusal-stale = La partita è andata avanti dopo la tua scelta (mossa { $made_for }, ora { $revision }). Guarda di nuovo.
refusal-unknown-set = Non c’è un set di carte con il nome «{ $name }». Scegli dall’elenco.
refusal-bad-set = Con questo set di carte non si può giocare. I difetti sono elencati qui sotto.
refusal-bad-seed = «{ $seed }» non è un seme valido. Dai un numero intero minore di 2^64 o 64 cifre esadecimali.
refusal-bad-options = { $why ->
    [players] Un tavolo ha da 2 a 4 posti, automa compreso.
    [first_player] Al posto del primo giocatore non siede nessuno. Scegline un altro.
   *[other] Queste opzioni non vanno insieme.
}
refusal-sitter-count = { $players ->
    [one] C’è { $players } giocatore, ma i nomi sono { $named }.
   *[other] Ci sono { $players } giocatori, ma i nomi sono { $named }.
}
refusal-unknown-level = Non c’è un bot «{ $level }». Scegli dall’elenco.
refusal-bad-record = Questa partita registrata non si può rivedere. I difetti sono elencati qui sotto.
refusal-several-records = { $found ->
    [0] Questo testo non contiene partite.
   *[other] Questo testo contiene { $found } partite. Aprine una alla volta.
}
refusal-hints-off = A questo tavolo si gioca senza suggerimenti.
refusal-undo-off = A questo tavolo non si annulla.
refusal-nothing-to-decide = { $seat } ora non ha niente da decidere.
refusal-superseded = La partita è andata avanti prima della risposta. Chiedi di nuovo.
refusal-nothing-found = Nessuna risposta trovata. Chiedi di nuovo.
refusal-no-trial = Nessuna prova in corso.
refusal-nothing-tried = Non hai ancora provato niente.
refusal-would-reveal = Rivelerebbe qualcosa di nascosto. Una prova arriva solo fin dove si sa.
refusal-too-many = { $what ->
    [actions] Al massimo { $most } azioni alla volta.
    [steps] Una prova ha al massimo { $most } mosse. Annullane alcune, o esci.
    [hints] Al massimo { $most } suggerimento alla volta. Aspetta, o fermalo.
    [replays] Al massimo { $most } partite da rivedere alla volta. Chiudine una.
   *[other] Al massimo { $most } alla volta.
}
refusal-game-running = La partita è in corso, e la sua registrazione dice ciò che è nascosto. Aspetta la fine.
refusal-not-your-view = Durante la partita la vedi solo dal tuo posto.
refusal-no-replay = Non c’è una partita da rivedere { $replay }.
refusal-no-step = Non c’è una mossa { $step }; vanno da 0 a { $last }.
refusal-other = Non è possibile ({ $code }).

## Tavoli condivisi

refusal-unknown = Scegli prima un nome.
refusal-banned = Chi gestisce questo server ti ha escluso.
refusal-bad-share = La parte di questo dispositivo nel sorteggio non va bene. Ricarica la pagina.
refusal-bad-code = Nessuno ha questo codice. Controlla ogni lettera, o crea un nuovo codice dove ti conoscono.
refusal-bad-name = Un nome ha da 1 a { $most } caratteri.
refusal-no-such-table = Questo tavolo non esiste. Forse il link è incompleto.
refusal-not-found = Questo server non conosce ciò che la pagina chiede. Ricarica la pagina.
refusal-wrong-method = La pagina ha chiesto in un modo che questo server non conosce. Ricarica la pagina.
refusal-too-slow = La richiesta ha impiegato troppo tempo ad arrivare. Riprova.
refusal-bad-pace = { $unit ->
    [minutes] Una decisione può richiedere da 1 a { $most } minuti.
   *[hours] Una decisione può richiedere da 1 a { $most } ore.
}
refusal-nobody-plays = Deve giocare almeno una persona.
refusal-too-much = { $what ->
    [tables] Hai già { $most } tavoli. Finisci prima una partita.
    [tokens] Hai già { $most } chiavi d’accesso. Prima revocale.
    [bytes] Un set di carte ha al massimo { $most } byte.
    [request] È troppo lungo: al massimo { $most } byte alla volta.
   *[characters] Al massimo { $most } caratteri alla volta, e almeno uno.
}
refusal-too-fast = Era troppo in una volta. Aspetta un momento, poi riprova.
refusal-seat-taken = Lì siede già qualcuno. Scegli un altro posto.
refusal-no-seat-free = Non ci sono più posti liberi. Puoi guardare.
refusal-seated-already = Sei già seduto a questo tavolo.
refusal-not-seated = Può farlo solo chi siede a questo tavolo.
refusal-not-maker = Può farlo solo chi ha aperto il tavolo.
refusal-begun = La partita è già cominciata.
refusal-not-begun = La partita non è ancora cominciata.
refusal-running = La partita è ancora in corso.
refusal-stood-in = Un bot gioca per te. Di’ che sei tornato per continuare.
refusal-resigned = Ti sei arreso in questa partita.
refusal-rules-changed = Le regole sono cambiate da quando questa partita è iniziata. Non si può continuare né rivedere mossa per mossa. Se è finita, si può guardare.
refusal-table-closed = Questo tavolo è chiuso.
refusal-foreign-origin = La richiesta veniva da un altro sito. Apri Platen al suo indirizzo.
refusal-not-kept = Non si è potuto salvare, quindi non è successo. Riprova.
refusal-unavailable = Il server non può farlo in questo momento. Riprova fra poco.
refusal-not-connected = Al momento non c’è connessione. Riprenderà da sola.
refusal-unreachable = Il server non è raggiungibile. Controlla la connessione, poi riprova.

## Tables that were closed

closed-not-kept = Il tavolo è stato chiuso perché non si è potuta salvare la partita. Libera spazio e riaprilo: riprende dall’ultima mossa salvata.
closed-unknown = Il tavolo è stato chiuso ({ $why }). Riaprilo per continuare.

## Che cosa non va in una riga di un file: un set di carte, o una partita salvata

problem-file-too-long = Il file ha { $bytes } byte; un set ne ha al massimo { $most }.
problem-syntax = Questo non è scritto in TOML.
problem-unknown-field = Il campo “{ $found }” è sconosciuto. Ci si aspetta uno di questi: { $expected }.
problem-missing-field = Manca il campo “{ $field }”.
problem-wrong-kind = { $kind ->
    [text] “{ $field }” deve essere un testo fra virgolette.
    [whole_number] “{ $field }” deve essere un numero intero.
    [true_or_false] “{ $field }” deve essere true o false.
    [list] “{ $field }” deve essere un elenco fra parentesi quadre.
   *[table] “{ $field }” deve essere una tabella con campi.
}
problem-wrong-length = “{ $field }” ha { $found } elementi; ne servono da { $least } a { $most }.
problem-out-of-range = “{ $field }” è { $found }; deve andare da { $least } a { $most }.
problem-unknown-word = “{ $found }” qui è sconosciuto. Ci si aspetta uno di questi: { $expected }.
problem-letter-count = “{ $field }” ha { $found } lettere; ne servono da { $least } a { $most }.
problem-no-specialty = “{ $field }” deve nominare una specializzazione con il suo livello.
problem-bad-name = Il nome di un set ha da 1 a 40 lettere, cifre, trattini, punti o trattini bassi.
problem-missing-entries = “{ $deck }” ha { $found } elementi su { $count }. Mancano: n. { $numbers }.
problem-twice = Il n. { $number } c’è due volte, la prima alla riga { $first }.
problem-few-basic-gears = Solo { $found } ingranaggi sono senza three_plus; in due giocatori ne servono almeno { $least }.
problem-asks-nothing = Una carta patronato deve chiedere qualcosa.
problem-not-a-pair = Uno spostamento è una coppia, per esempio "max" e "min".
problem-idle-move = Uno spostamento da “{ $end }” a sé stesso non fa nulla.
problem-unsorted-rounds = “patronage_rounds” deve crescere da uno spazio all’altro.
problem-first-reward = Il livello II del tracciato ricompensa deve dare un inchiostro.
problem-automa-start = L’automa comincia con 7 segnalini, non { $found }.
problem-record-foreign = Questa non è una partita salvata da Platen.
problem-record-format = La partita ha il formato { $found }, che questa versione non legge. Ricarica la pagina per avere l’ultima versione.
problem-record-revision = La partita è stata giocata con altre regole ({ $found }) rispetto a questa versione ({ $expected }).
problem-record-head = Qui manca una riga che comincia con “{ $expected }”.
problem-record-options = Le opzioni della partita sono danneggiate.
problem-record-option = L’opzione “{ $name }” deve essere nominata esattamente una volta.
problem-record-seed = Il seme della partita è danneggiato.
problem-record-seat = Un posto della partita è danneggiato.
problem-record-unknown-set = Questa partita è stata giocata con il set di carte “{ $name }”, qui sconosciuto. Scegli il file di quel set.
problem-record-notation = Questa riga non si può leggere.
problem-record-cut-off = { $entries ->
    [one] La partita è tronca: manca l’ultima riga dopo { $entries } azione.
   *[other] La partita è tronca: manca l’ultima riga dopo { $entries } azioni.
}
problem-record-count = La partita ha { $found } azioni, ma l’ultima riga ne conta { $counted }: ne mancano o ne sono state aggiunte.
problem-record-digest = Le azioni portano a un’altra partita rispetto a quella salvata: il file è stato modificato.
