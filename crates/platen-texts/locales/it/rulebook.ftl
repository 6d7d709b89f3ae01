### Il regolamento con parole nostre. Un messaggio per regola; l'identificativo è il numero della regola in minuscolo.

## Preparazione
family-set-title = Preparazione
family-set-intro = Dirigi una giovane tipografia. Prima del primo round si riempie il tabellone e ognuno riceve un po’ di denaro, due ordini e tre caratteri. Queste prime scelte indicano già la strada di tutta la partita.
rule-set-1 = Giocano da una a quattro persone o bot, con o senza l’automa; in tutto due, tre o quattro al tavolo. Se giochi in solitario, l’automa partecipa sempre. Dove una regola parla del numero di giocatori, l’automa conta per uno.
rule-set-2 = Più giocatori, più spazi: per ogni giocatore al tavolo il tabellone ha uno spazio stampa, uno spazio perfezionamento, un set di tre inchiostri, uno spazio specializzazione e uno spazio ingranaggio. Gli spazi di una riga sono numerati da 1.
rule-set-3 = Si mescolano i due mazzi degli ordini. Per la scelta iniziale si dispongono 6, 8 o 10 carte stampa e altrettante carte perfezionamento in 2, 3 o 4 giocatori. Con l’automa, una in meno di ciascuna.
rule-set-4 = Si mescolano anche le carte specializzazione e gli ingranaggi. Poi si riempie tutto il tabellone: una carta su ogni spazio stampa, perfezionamento e specializzazione, un ingranaggio su ogni spazio ingranaggio, e su ogni spazio inchiostro un inchiostro pescato alla cieca dal sacchetto di 48, set per set, da sinistra a destra.
rule-set-5 = In due (quindi anche tu e l’automa), gli ingranaggi segnati “3+” restano fuori per tutta la partita.
rule-set-6 = Si mescolano le 16 carte patronato e se ne mette una su ciascuno dei quattro spazi. Le altre non si usano in questa partita.
rule-set-7 = Il primo giocatore è estratto a sorte, se il tavolo non ne indica uno. Con l’automa è sempre l’automa; allora il giocatore 1 comincia la scelta degli ordini iniziali.
rule-set-8 = Il primo giocatore riceve 7 segnalini iniziativa, il successivo 8, poi 9, poi 10. Chi agisce più tardi ha più segnalini.
rule-set-9 = Tutti cominciano con 10 fiorini, nessuna fama, nessun inchiostro, nessun ingranaggio, livello 0 nelle quattro specializzazioni e il disco all’inizio del tracciato ricompensa.
rule-set-10 = Se si gioca con i personaggi (è così, se il tavolo non decide altrimenti), ognuno ne riceve due, scoperti, e ne tiene uno. Si sceglie in ordine di gioco, prima degli ordini iniziali; ciò che un personaggio dà subito si prende prima che scelga il prossimo. Gli altri personaggi escono dalla partita.
rule-set-11 = In ordine di gioco ognuno compone un ordine: una carta stampa e una carta perfezionamento qualsiasi fra quelle disposte. Poi ognuno ne prende un secondo, in ordine inverso. L’automa non ne prende. Le carte rimaste si scartano.
rule-set-12 = Infine, in ordine di gioco, ognuno prende tre caratteri a scelta. La stessa lettera si può prendere più volte.
tip-set-1 = Scegli due ordini che hanno lettere o inchiostri in comune. Ciò che serve a uno servirà presto all’altro.
tip-set-2 = Scegli i tre caratteri in modo da poter evadere un ordine già nel primo round.

## Il round
family-rnd-title = Il round
family-rnd-intro = Una partita dura sei round, e tutti seguono la stessa strada. Gli ingranaggi girano, tutti pianificano in segreto, le cinque azioni si fanno una dopo l’altra, poi si stampano gli ordini.
rule-rnd-1 = Ci sono sei round. In ognuno: gli ingranaggi girano, William Caxton nomina il suo colore se è in gioco, tutti pianificano, si eseguono le cinque azioni, si evadono gli ordini, il round si chiude. Dopo i round da 1 a 5 si prepara il prossimo round.
rule-rnd-2 = Tutto è visibile: caratteri, inchiostri, fiorini, livelli, ordini, ingranaggi, il contenuto del sacchetto e degli scarti, le carte pescate per una ricompensa. Sono nascosti solo i piani prima della rivelazione, l’ordine dei mazzi e le carte pianificazione dell’automa ancora coperte.
tip-rnd-1 = Sei round sono pochi. Cerca di evadere almeno un ordine in ogni round.

## Girare gli ingranaggi
family-trn-title = Girare gli ingranaggi
family-trn-intro = I tuoi ingranaggi sono collegati e girano da soli all’inizio di ogni round. Così ogni round porta un’altra ricompensa. Con un po’ di previdenza sai oggi che cosa daranno domani.
rule-trn-1 = Dal round 2 in poi si comincia così: l’ingranaggio 1 di ognuno avanza di un settore in senso orario. Nessuno sceglie e nessuno può rifiutare. Senza ingranaggi non succede nulla.
rule-trn-2 = Gli ingranaggi sono una catena. Quando l’ingranaggio 1 gira in senso orario, il 2 gira di un settore nell’altro senso e il 3 di un settore di nuovo in senso orario.
rule-trn-3 = I settori di un ingranaggio sono numerati 0, 1, 2 in senso orario. Dopo un giro orario è attivo il settore con il numero inferiore di uno (dopo 0 viene 2). Dopo un giro antiorario è quello con il numero superiore di uno (dopo 2 viene 0).
tip-trn-1 = Prima di installare un ingranaggio guarda l’anteprima: mostra quale settore sarà attivo in ognuno dei prossimi round.

## Pianificare
family-pln-title = Pianificare
family-pln-intro = Qui si decide il round. Distribuisci i segnalini iniziativa sulle cinque azioni senza sapere che cosa fanno gli altri. Più segnalini su un’azione vogliono dire scegliere prima; nessuno vuol dire restarne fuori.
rule-pln-1 = Tutti pianificano insieme e in segreto. Metti tutti i tuoi segnalini iniziativa sulle cinque azioni, al massimo 6 per azione.
rule-pln-2 = Quando l’ultimo giocatore ha confermato, i piani si mostrano tutti insieme. Fino ad allora gli altri, e chi guarda, vedono solo che hai confermato, e puoi ancora riprendere il piano.
rule-pln-3 = La carta pianificazione dell’automa si scopre e si applica solo dopo che tutti i giocatori hanno confermato.
rule-pln-4 = In ogni azione agisce chi vi ha almeno un segnalino: prima chi ne ha di più e, in parità, in ordine di gioco. Senza segnalini non puoi fare l’azione.
rule-pln-5 = Un’azione non è mai obbligatoria: puoi passare. Se per te non resta nulla, hai lo stesso il tuo turno per le azioni gratuite, e poi passi.
tip-pln-1 = Metti un solo segnalino dove va bene qualsiasi scelta, e tieni gli altri per l’azione in cui devi essere primo.
tip-pln-2 = In parità va prima chi precede in ordine di gioco. Se sei ultimo, un segnalino in più degli altri vale molto.

## Prendere ordini
family-ord-title = Prendere ordini
family-ord-intro = Un ordine è una carta stampa e una carta perfezionamento che stanno insieme. La carta stampa chiede caratteri e paga fiorini; la carta perfezionamento porta fama. Sei tu a scegliere le due carte da unire.
rule-ord-1 = Nel tuo turno puoi prendere dal tabellone una carta stampa e una carta perfezionamento. Tutte e due o nessuna: insieme sono un ordine.
rule-ord-2 = Hai al massimo 4 ordini. Se ne hai 4 e ne vuoi un altro, prima scartane uno, con le sue due carte.
rule-ord-3 = Le due carte di un ordine restano insieme. Non si separano e non si scambiano mai.
rule-ord-4 = Quando tutti hanno agito, le carte stampa e perfezionamento rimaste sul tabellone si scartano.
rule-ord-5 = Un ordine come ricompensa viene dai mazzi, se lo vuoi: pesca 2 carte stampa e 2 carte perfezionamento, tienine una per tipo come ordine, scarta il resto. Prima di scegliere puoi pagare 2 fiorini per pescare altre 2 carte (due dello stesso tipo o una per tipo), tutte le volte che puoi pagare. Se le carte sono finite se ne pescano meno allo stesso prezzo; non si può pagare se non resta nessuna carta da pescare; e senza una carta per tipo non c’è ordine.
rule-ord-6 = Se hai già 4 ordini, prima vedi le nuove carte. Poi scarti uno dei quattro per il nuovo ordine, o non ne tieni nessuno. Anche con meno ordini puoi non tenerne nessuno; il denaro pagato per altre carte non torna. Il tavolo può decidere invece che la ricompensa non dia nulla a chi ha 4 ordini.
rule-ord-7 = Se serve una carta e il mazzo è vuoto, la pila degli scarti si mescola e diventa il nuovo mazzo. Le carte che qualcuno ha pescato e non ha ancora scelto non ne fanno parte. Se non bastano ancora, si pesca quel che c’è; uno spazio senza carta resta vuoto.
tip-ord-1 = Cerca una carta stampa di cui hai quasi le lettere, e una carta perfezionamento i cui inchiostri e specializzazioni vanno con ciò che stai sviluppando.
tip-ord-2 = Quattro ordini che aspettano non rendono nulla. Prendi ciò che puoi stampare entro due round.

## Prendere gli inchiostri
family-ink-title = Prendere gli inchiostri
family-ink-intro = Gli inchiostri fanno i colori dei tuoi ordini. Stanno in set di tre, e il primo è in regalo. Tutti circolano: ciò che si spende torna nel sacchetto.
rule-ink-1 = Scegli un set e prendine 1, 2 o 3 inchiostri, da sinistra a destra, cominciando dal primo che c’è ancora. Il primo spazio è gratis, il secondo costa 1 fiorino, il terzo 2 fiorini. Uno spazio mantiene il suo prezzo anche se quelli prima sono vuoti.
rule-ink-2 = Quando tutti hanno agito, gli inchiostri rimasti sul tabellone tornano nel sacchetto.
rule-ink-3 = Non si può prendere dal sacchetto un colore che non c’è. Tutti possono guardare che cosa contiene il sacchetto.
rule-ink-4 = Se il sacchetto si svuota mentre si riempie il tabellone, si riempie set per set, da sinistra a destra, fin dove si arriva. Gli altri spazi restano vuoti per questo round.
rule-ink-5 = Se prendi una ricompensa in inchiostri, la prendi tutta, o ciò che il sacchetto ha ancora se è meno. Gli inchiostri di una ricompensa si scelgono insieme. Da un sacchetto vuoto non si riceve nulla, e nulla si recupera dopo.
tip-ink-1 = Un set intero costa 3 fiorini. Se ti serve solo il primo colore, prendi solo quello.

## Sviluppare specializzazioni
family-spc-title = Sviluppare specializzazioni
family-spc-intro = Composizione, xilografia, legatura e miniatura sono le quattro specializzazioni della tua tipografia. I loro livelli decorano gli ordini e non si consumano mai. I livelli alti danno ricompense lungo la strada e fama alla fine.
rule-spc-1 = Prendi una carta specializzazione. Alza le specializzazioni che mostra, di un livello per simbolo, oppure alza una sola specializzazione a scelta, mostrata o no, di un livello.
rule-spc-2 = La carta usata si scarta. Quando tutti hanno agito si scartano anche le carte specializzazione rimaste sul tabellone.
rule-spc-3 = Il livello VI è il più alto. Per ogni livello che guadagneresti oltre ricevi invece 3 fiorini. Dove sei tu a scegliere la specializzazione, puoi sceglierne una a VI proprio per questo; l’ingranaggio che alza la specializzazione più bassa lo permette solo se tutte e quattro sono a VI.
rule-spc-4 = Il disco segna il livello più alto a cui una tua specializzazione è mai stata alzata. La prima volta che una arriva a II, IV, V e VI, il disco avanza e puoi prendere la ricompensa: un inchiostro a scelta a II e a IV, un ordine a V, un carattere a scelta a VI. Una seconda specializzazione allo stesso livello non dà nulla. Se salti dei livelli, ricevi ogni ricompensa, una dopo l’altra.
rule-spc-5 = Prima si alzano tutti i livelli di un effetto, con subito 3 fiorini per ognuno oltre VI. Poi vengono le ricompense, dalla più bassa. Puoi rifiutarne ognuna. Una ricompensa che non si può dare è persa; il disco avanza lo stesso.
tip-spc-1 = Una specializzazione a VI vale 6 fama alla fine e apre tutte le ricompense del tracciato. Portane avanti una per prima, poi falle seguire un’altra.
tip-spc-2 = Un carattere gratis rende il prossimo acquisto più caro di 1 fiorino. Quasi sempre ne vale la pena.

## Migliorare la tipografia
family-ger-title = Migliorare la tipografia
family-ger-intro = Gli ingranaggi sono piccole macchine che lavorano per te in ogni round. La tipografia ne ospita tre. Prima li installi, più spesso ti servono.
rule-ger-1 = Fa’ una di due cose: prendi un ingranaggio dal tabellone e installalo, oppure togli un tuo ingranaggio, giralo su un altro settore e rimettilo sul suo cilindro. Gli altri ingranaggi non si muovono.
rule-ger-2 = I tre cilindri si riempiono dal primo in giù, senza vuoti. Un nuovo ingranaggio va sul primo cilindro libero; scegli quale settore è attivo e puoi usarlo nello stesso round. Se ne hai tre, ne scarti uno non usato in questo round e il nuovo prende il suo cilindro. Se tutti e tre sono usati, non puoi prenderne. Con meno di tre non puoi scartarne.
rule-ger-3 = Seconda edizione: un ingranaggio usato in questo round non si può né scartare né girare a mano. Prima edizione: non si può scartare, ma si può girare a mano, e resta usato.
rule-ger-4 = Quando tutti hanno agito, gli ingranaggi rimasti sul tabellone si scartano. Se il mazzo degli ingranaggi è vuoto quando ne serve uno, si mescolano i suoi scarti, come per le carte.
rule-ger-5 = Ogni ingranaggio ha esattamente un settore attivo. Una volta per round, in qualsiasi momento, puoi prenderne la ricompensa; poi l’ingranaggio è segnato come usato fino alla fine del round. Quindi al massimo 3 usi per round.
tip-ger-1 = Un ingranaggio preso nel round 1 si può usare sei volte, uno preso nel round 5 solo due. Prendili presto.

## Che cosa danno gli ingranaggi
family-grw-title = Che cosa danno gli ingranaggi
family-grw-intro = Ogni settore dà una ricompensa. Alcuni portano beni, altri cambiano una cosa in un’altra, altri danno fama per gli ordini che stai evadendo. Un ingranaggio si usa solo se può davvero fare qualcosa.
rule-grw-1 = Scambiare un inchiostro: mettine uno tuo nel sacchetto e prendine uno di un altro colore che c’era già. Conta il colore dell’inchiostro stesso; i jolly qui non cambiano nulla.
rule-grw-2 = Scambia un tuo carattere con un’altra lettera.
rule-grw-3 = Alza di un livello la tua specializzazione più bassa. Se sono più d’una, scegli.
rule-grw-4 = Guadagna fama pari al numero del round: 1 nel primo, 6 nell’ultimo.
rule-grw-5 = Prendi un ordine come ricompensa.
rule-grw-6 = Scarta un tuo carattere e guadagna 3 fama o 5 fiorini, a scelta.
rule-grw-7 = Con un inchiostro: 2 fama per ogni ordine che stai evadendo con i suoi colori, se la sua carta perfezionamento mostra quell’inchiostro.
rule-grw-8 = Con un inchiostro: prendi dal sacchetto un inchiostro di quel colore.
rule-grw-9 = Con un inchiostro: metti un inchiostro di quel colore nel sacchetto, poi prendine 2 qualsiasi dal sacchetto. Può tornare anche lo stesso.
rule-grw-10 = Con un carattere: 2 fama per ogni ordine che stai evadendo la cui carta stampa mostra quel carattere. Conta anche la lettera che Aldo Manuzio tralascia, se il tavolo non decide altrimenti.
rule-grw-11 = Con un carattere: comprane uno di quella lettera per 3 fiorini in meno, ma mai per meno di 0. Nella prima edizione puoi comprarne quanti vuoi in un solo uso, ognuno per 3 fiorini in meno. Il tavolo può scegliere.
rule-grw-12 = Con una specializzazione: 2 fama per ogni ordine che stai evadendo con la sua decorazione, se mostra quella specializzazione.
rule-grw-13 = Con una specializzazione: alza quella specializzazione di un livello.
rule-grw-14 = Gli ingranaggi che danno 2 fama per ordine contano ogni ordine una volta, anche se il simbolo c’è più volte. Si usano quando tocca a te evadere gli ordini, dopo averli dichiarati e prima di finire, e solo per quegli ordini. Con un inchiostro jolly conta il simbolo sulla carta, non l’inchiostro posato; il tavolo può decidere che conti l’inchiostro.
rule-grw-15 = Un ingranaggio si usa solo se puoi prenderne la ricompensa. Per scambiare un inchiostro te ne serve uno, e nel sacchetto uno di un altro colore. Per scambiare o scartare un carattere te ne serve uno. Per un ordine deve esserci da pescare una carta per tipo (e uno slot libero, se il tavolo gioca così). La fama per ordine richiede un ordine che conti. Per prendere un inchiostro il sacchetto deve avere quel colore. Per cambiarne uno in due ti serve quell’inchiostro o un jolly. Per comprare un carattere, il suo prezzo. Alzare una specializzazione e la fama del round sono sempre possibili.
tip-grw-1 = La fama del round cresce da 1 a 6. Tieni quel settore per gli ultimi round.
tip-grw-2 = Nel round 6 i caratteri non servono più, una volta dichiarati gli ordini. Un ingranaggio che ne scarta uno dà allora 3 fama.

## In qualsiasi momento
family-fre-title = Che cosa si può fare in qualsiasi momento
family-fre-intro = Alcune cose non chiedono né azione né segnalino: comprare caratteri, usare gli ingranaggi e lo scambio di Christophe Plantin. In un round puoi farle quasi quando vuoi.
rule-fre-1 = Puoi comprare caratteri in qualsiasi momento di un round, quanti ne puoi pagare. Il quarto carattere costa 4 fiorini, il quinto 5, e così via: il prezzo è il numero di caratteri che hai con quello nuovo. Durante la preparazione non si compra nulla.
rule-fre-2 = Anche usare un ingranaggio e lo scambio di Christophe Plantin si possono fare in qualsiasi momento di un round.
rule-fre-3 = “In qualsiasi momento” comincia quando gli ingranaggi hanno girato e William Caxton ha nominato il suo colore, e finisce con la chiusura del round. Puoi agire prima e dopo ogni tua scelta, e anche mentre decide un altro giocatore, purché nessuno sia nel mezzo di una ricompensa; chi arriva prima è servito prima. Non cambia mai di chi si attende la scelta; una scelta diventata impossibile si chiede di nuovo. Serve un momento in cui un giocatore deve decidere: la pianificazione fino alla rivelazione, la mossa di Johannes Gutenberg, il turno di un giocatore o la sua fase di evasione; non fra un turno e l’altro, e non mentre agisce l’automa. Il tavolo può permetterle solo alle proprie decisioni, pianificazione compresa.
rule-fre-4 = Non c’è credito. Ciò che non puoi pagare e ciò che non farebbe nulla non viene offerto.
rule-fre-5 = Una ricompensa cominciata si porta fino in fondo, con tutto ciò che ne segue, prima di ogni altra azione gratuita di chiunque. Il denaro per altre carte deve essere già in mano, o venire dalla ricompensa stessa.
rule-fre-6 = Le azioni gratuite durante la pianificazione sono visibili a tutti e valgono subito, anche per chi ha confermato. Non annullano una conferma e non mostrano nulla di un piano. La rivelazione aspetta che tutti abbiano confermato e che nessuna ricompensa sia aperta.
tip-fre-1 = Compra i caratteri il più tardi possibile: appena prima di dichiarare gli ordini sai esattamente quali lettere ti servono.
tip-fre-2 = La tua fase di evasione è l’ultimo momento che è sicuramente tuo. Usa gli ingranaggi prima di finirla.

## Mecenatismo
family-pat-title = Mecenatismo
family-pat-intro = Ricchi mecenati aiutano la tipografia che mostra quanto vale. Le quattro ricompense sono piccole e rapide. Le carte patronato valgono 8 fama ciascuna alla fine, ma arrivano solo dal round 3.
rule-pat-1 = Prendi una delle quattro ricompense che nessuno ha preso in questo round: un ordine come ricompensa, una specializzazione su di un livello, 3 fiorini, o 2 inchiostri qualsiasi dal sacchetto. Un segnalino la chiude fino alla fine del round. Oppure prendi una carta patronato di cui hai i requisiti.
rule-pat-2 = Le carte patronato stanno sotto i round 3, 4, 5 e 6. Una carta si può prendere dal suo round in poi, quindi nessuna nei round 1 e 2. Uno spazio vuoto non si riempie più.
rule-pat-3 = Gli inchiostri che una carta chiede vanno nel sacchetto. Caratteri e livelli si mostrano soltanto, e gli stessi caratteri possono ancora stampare ordini in quel round. Devi avere tutto nel momento in cui prendi la carta.
rule-pat-4 = Puoi prendere una ricompensa anche se ti dà poco o nulla, per chiuderla agli altri. Se poi rifiuti l’ordine, il segnalino resta. Una carta patronato non usa segnalini.
tip-pat-1 = Le carte sono visibili dall’inizio. Scegline una presto e fa’ crescere le specializzazioni verso di essa.

## Evadere gli ordini
family-ful-title = Evadere gli ordini
family-ful-intro = Ora il torchio lavora. Posa i caratteri sugli ordini e prendi i fiorini. Se hai anche gli inchiostri e le specializzazioni, colori e decorazione portano fama; insieme portano una ricompensa aggiuntiva.
rule-ful-1 = In ordine di gioco ogni giocatore può evadere quanti suoi ordini può, tutti insieme, o nessuno.
rule-ful-2 = Un ordine chiede tutti i caratteri della sua carta stampa. Ogni carattere serve a un solo ordine per round. I caratteri restano tuoi.
rule-ful-3 = Colori e decorazione sono due perfezionamenti. Ognuno si può fare o tralasciare, indipendentemente dall’altro. Per i colori metti nel sacchetto tutti gli inchiostri mostrati; una parte non basta. Per la decorazione ogni specializzazione mostrata deve essere al suo livello o più in alto; non si spende nulla.
rule-ful-4 = Guadagna i fiorini della carta stampa, la fama dei colori se li hai fatti e quella della decorazione se l’hai fatta. Con tutti e due puoi prendere anche la ricompensa aggiuntiva: 1 o 2 inchiostri a scelta dal sacchetto, 1 o 2 fiorini, 2 o 3 fama, una specializzazione su di un livello, o un ordine.
rule-ful-5 = Dichiara una volta per round, tutti gli ordini insieme, con ciò che hai in quel momento. Ciò che ne guadagni non aiuta nessun ordine dello stesso round. Ciò che perdi o scambi dopo non ne annulla nessuno.
rule-ful-6 = Le due carte di un ordine evaso si scartano già con la dichiarazione, anche se un perfezionamento è stato tralasciato. Così lo slot è libero prima delle ricompense aggiuntive. Gli ordini non evasi restano tuoi.
rule-ful-7 = La tua fase va così: azioni gratuite; la dichiarazione, o nessuna; poi insieme gli inchiostri vanno nel sacchetto, le carte si scartano e guadagni tutti i fiorini e tutta la fama; poi le ricompense aggiuntive una per una, nell’ordine che vuoi, ognuna presa o rifiutata; poi finisci la fase. Dopo la dichiarazione le azioni gratuite possono stare fra l’una e l’altra cosa, anche gli ingranaggi che danno fama per ordine.
rule-ful-8 = Un livello da una ricompensa aggiuntiva muove il disco come sempre, e quella ricompensa si prende prima della prossima aggiuntiva. Un ordine guadagnato così va subito in uno slot, ma è per un altro round.
tip-ful-1 = Un ordine evaso se ne va. Se manca un solo inchiostro, chiediti se aspettare un round renderebbe di più.
tip-ful-2 = Molti ordini in un round chiedono molti caratteri, ma fanno brillare gli ingranaggi che pagano per ordine.

## Fine del round e della partita
family-end-title = La fine del round e della partita
family-end-intro = Quando tutti hanno evaso gli ordini, il tabellone si riempie di nuovo e il segnalino primo giocatore avanza. Dopo sei round si conta ancora: specializzazioni alte, carte patronato e fiorini portano l’ultima fama.
rule-end-1 = Dopo i round da 1 a 5: il tabellone si riempie come all’inizio, riga per riga dallo spazio 1; il segnalino round avanza; si riprendono i segnalini del mecenatismo, degli ingranaggi usati e dell’iniziativa; il segnalino primo giocatore passa in senso orario al posto seguente, compreso quello dell’automa; e ogni altro giocatore dà un segnalino iniziativa a chi lo ha passato. Così ci sono di nuovo 7, 8, 9, 10.
rule-end-2 = Dopo il round 6 aggiungi 6 fama per ogni specializzazione a VI, 3 a V e 1 a IV; 8 per ogni carta patronato; e 1 per ogni 3 fiorini completi.
rule-end-3 = Vince chi ha più fama. In parità vince chi ha meno caratteri, poi meno inchiostri; se tutto è pari, il posto è condiviso. Gli altri posti si decidono allo stesso modo.
rule-end-4 = Se giochi in solitario, la fama finale ti dà un titolo: fino a 100 Studente, 101–110 Studente anziano, 111–120 Apprendista, 121–130 Apprendista anziano, 131–140 Giovane maestro, 141–150 Maestro stampatore, oltre 150 Maestro di gilda.
rule-end-5 = Quando l’ultimo giocatore finisce la fase di evasione, le azioni gratuite sono finite. Poi si controlla Geoffroy Tory. Poi si prepara il prossimo round o, dopo il round 6, si conta l’ultima fama.
tip-end-1 = Tre fiorini sono 1 fama alla fine. Nell’ultimo round spendili se ti portano di più.

## I personaggi
family-chr-title = I personaggi
family-chr-intro = Ogni giocatore può vestire i panni di un tipografo famoso. Ognuno ha un’abilità che piega una regola. Le loro vite sono nella galleria dei personaggi.
rule-chr-1 = Johannes Gutenberg: una volta per round, quando i piani sono rivelati e la carta dell’automa è applicata, prima della prima azione, può spostare un suo segnalino su un’altra azione dove ne ha meno di 6. Gli altri non possono rispondere.
rule-chr-2 = Charlotte Guillard: quando è scelta pesca 4 ingranaggi dal mazzo, ne tiene 2 e li installa sui cilindri 1 e 2, nell’ordine e con i settori attivi che vuole. Gli altri due si scartano. I suoi funzionano dal round 1.
rule-chr-3 = Aldo Manuzio: quando dichiara due o più ordini insieme, può tralasciare una lettera di uno di essi. Quell’ordine vale come evaso sotto ogni aspetto.
rule-chr-4 = Helena Ungler: quando è scelta alza una specializzazione a I e un’altra a II, porta il disco alla prima ricompensa e deve prenderla subito: un inchiostro a scelta dal sacchetto. Non riceverà una seconda volta la ricompensa del livello II.
rule-chr-5 = Peter Schöffer: una volta per round può usare un suo ingranaggio una seconda volta, ogni volta con il settore attivo in quel momento. Ha comunque al massimo 3 usi per round, e l’ingranaggio vale come usato dal primo uso.
rule-chr-6 = Geoffroy Tory: alla chiusura di ogni round, anche del sesto, guadagna 3 fama se tutti i suoi inchiostri si possono posare, ognuno su un proprio simbolo del suo colore, sugli ordini che ha. I colori di un ordine non devono essere completi, e non si spende nulla. Gli serve almeno un inchiostro, se il tavolo non decide altrimenti.
rule-chr-7 = Christophe Plantin: una volta per round, in qualsiasi momento, può scambiare i livelli di due sue specializzazioni, se sono diversi. Nulla viene alzato: niente ricompense, niente fiorini, e il disco resta fermo.
rule-chr-8 = William Caxton: all’inizio di ogni round, dopo il giro degli ingranaggi e prima della pianificazione, deve nominare un colore ad alta voce, anche lo stesso di prima. Fino alla chiusura del round ogni suo inchiostro di quel colore può valere per qualsiasi colore quando lo spende: per ordini, carte patronato e l’ingranaggio che dà due inchiostri per uno. Torna nel sacchetto per quello che è. Non è mai jolly per ciò che prende dal sacchetto.
rule-chr-9 = Schweipolt Fiol: può prendere la ricompensa aggiuntiva di un ordine anche se è fatto uno solo dei due perfezionamenti. Con tutti e due una volta, con nessuno mai. Un perfezionamento fatto in parte non conta.
rule-chr-10 = Hieronymus Vietor: alla fine della partita riceve 2 fama invece di 1 per ogni 3 fiorini completi.
tip-chr-1 = Scegli il personaggio guardando gli ordini iniziali: un’abilità usata in ogni round vale più di una che si ammira.

## L'automa
family-aut-title = L’automa
family-aut-intro = L’automa è un rivale fatto di poche carte. Non stampa e non vince, ma pianifica, ti passa davanti e porta via ciò che volevi. Con lui puoi giocare da solo, o rendere più stretto un piccolo tavolo.
rule-aut-1 = L’automa partecipa solo alla pianificazione e alle cinque azioni. Non possiede nulla e non ha personaggio, ordini né caratteri. Nella preparazione conta come un giocatore; i giocatori siedono in senso orario dalla sua sinistra, e mantiene il suo posto quando il segnalino avanza. Comincia con il segnalino primo giocatore e 7 segnalini su azioni date. Si usano sei delle sue dieci carte pianificazione, una per round; nessuno vede le altre quattro.
rule-aut-2 = Quando tutti hanno pianificato, si scopre la sua prossima carta pianificazione e le mosse si fanno una per una. “X > Y” sposta un segnalino dall’azione X all’azione Y. Se X non ne ha, uno va da Y a X. Se nessuna ne ha, o è la stessa azione, non si muove nulla. Nessuna azione ne riceve più di 6.
rule-aut-3 = “Max” è la sua azione con più segnalini, “min” quella con meno, cercate di nuovo a ogni mossa. In parità si parte dall’azione al centro della carta e si scende, dal fondo di nuovo alla cima, fino alla prima in parità.
rule-aut-4 = In ogni azione dove ha un segnalino agisce e non passa mai. Si pescano carte esecuzione, con i numeri da 1 a 4, finché una indica uno spazio che contiene ancora qualcosa; l’automa toglie ciò che c’è: una carta stampa e poi, con le carte ancora da pescare, una carta perfezionamento; tutto ciò che resta di un set di inchiostri, di nuovo nel sacchetto; una carta specializzazione; un ingranaggio. Dopo ogni azione si mescolano le quattro carte. Se finiscono prima, si mescolano subito. Se non resta nulla da prendere, non fa nulla.
rule-aut-5 = Nel mecenatismo: se la sua carta pianificazione mostra una carta patronato ed è il round 3 o più tardi, toglie la carta patronato più a sinistra che si può già prendere, qualunque cosa chieda; la carta esce dalla partita. Altrimenti, o se non ce n’è, chiude la ricompensa indicata da una carta esecuzione, pescando ancora se è già presa.
rule-aut-6 = Alla fine di un round dà e riceve segnalini iniziativa come tutti: dà dalla sua azione più piena e riceve sulla più vuota, le parità secondo la carta pianificazione del round. I suoi segnalini restano dove sono.
rule-aut-7 = L’automa non ha fama né posto in classifica. Da solo contro di lui guadagni un titolo; in due o tre giocatori la classifica è fra loro.
tip-aut-1 = I segnalini dell’automa sono visibili e una carta pianificazione ne sposta solo pochi. Puoi indovinare bene dove ti passerà davanti.
