### Giocare insieme: il proprio nome, i tavoli condivisi, la sala d'attesa, la linea con il server.

## La porta, e chi si è

far-together = Gioca insieme
far-together-about = Con amici su altri dispositivi
far-turns = { $count ->
    [one] { $count } partita ti aspetta
   *[other] { $count } partite ti aspettano
}
far-name = Il tuo nome
far-name-about = Basta un nome: niente password, niente e-mail.
far-name-keep = Tieni questo nome
far-begin = Comincia
far-you-are = Giochi come { $name }
far-me = Il tuo nome
far-code = Codice di recupero
far-code-about = Porta il tuo nome e le tue partite su un altro dispositivo. Tienilo per te; è mostrato solo questa volta.
far-code-new = Crea un nuovo codice
far-code-new-about = Il codice di prima allora non vale più nulla e gli altri tuoi dispositivi vengono disconnessi.
far-code-have = Ho un codice
far-code-enter = Codice da un altro dispositivo
far-code-use = Porta qui il mio nome
far-copy = Copia
far-copied = Copiato
far-notify = Avvisami quando tocca a me
far-notify-about = Con il browser, mentre guardi altro.
far-sign-out = Esci
far-sign-out-about = Questo dispositivo dimentica allora chi sei. Torni con il codice di recupero: prima annotalo.
far-sign-out-sure = Senza il codice non ritroverai più le tue partite. Uscire?
far-sign-out-here = Su questo dispositivo
far-sign-out-everywhere = Su tutti i dispositivi
far-sign-out-stay = Resta
far-erase = Cancella il mio nome
far-erase-about = Il tuo nome e il tuo codice saranno cancellati. Le partite restano, senza il tuo nome.
far-erase-sure = Cancellare per sempre il tuo nome? Non ritroverai più le tue partite.
far-erase-keep = Tienilo

## Partite e tavoli

far-games = Le tue partite insieme
far-no-games = Non hai ancora partite con altri.
far-tables = Tavoli aperti
far-no-tables = Nessun tavolo aspetta giocatori in questo momento.
far-new = Nuovo tavolo
far-your-turn = Tocca a te
far-their-turn = tocca agli altri
far-gathering = in attesa di giocatori
far-closed = chiuso
far-seats-free = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
far-nobody = Posto libero
far-watch = Guarda

## Preparare un tavolo

far-make = Apri il tavolo
far-seat-person = Qualcuno che inviti
far-seat-you = Tu
far-pace = Tempo per decidere
far-pace-about = Quando scade, un bot continua finché non torni.
far-pace-none = Quanto serve
far-pace-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
far-pace-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
far-pace-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
far-stand-in = Sostituto
far-stand-in-about = Il bot che continua per chi è andato via.
far-open = Aperto a tutti
far-open-about = Chiunque trova il tavolo nell’elenco. Altrimenti viene solo chi ha il link.
far-more = Regole della casa e set di carte
far-invited = su invito

## La sala d'attesa

far-room = In attesa di giocatori
far-room-about = La partita comincia quando la avvia chi ha aperto il tavolo. Nei posti liberi giocano allora i bot.
far-invite = Invito
far-invite-about = Chi ha questo link può sedersi qui, o guardare.
far-sit = Siediti qui
far-get-up = Alzati
far-free-seat = Libera il posto
far-close-table = Chiudi il tavolo
far-start = Comincia la partita
far-start-bots = Comincia; bot nei posti liberi
far-calling = Connessione…
far-missing = Questo tavolo non esiste
far-missing-about = Forse il link è incompleto, o nessuno è venuto al tavolo da molto tempo.
far-table-closed = Questo tavolo è stato chiuso
far-table-closed-about = Nessuno vi sedeva più, chi lo aveva creato l’ha chiuso, o nessuno l’ha avviato per una settimana.

## Al tavolo

far-lost = Nessuna connessione. Riprenderà da sola, e nulla va perso.
far-lost-waiting = Nessuna connessione. La tua ultima azione aspetta e partirà da sola.
far-outdated = Il server ha una versione più recente di Platen. Ricarica la pagina; le tue partite sono al sicuro.
far-left = tempo rimasto: { $time }
far-left-days = { $days } g { $hours } h
far-left-hours = { $hours } h { $minutes } min
far-away = { $level } gioca per te finché non torni.
far-come-back = Eccomi
far-stands-in = gioca un bot
far-absent = non in linea
far-gave-up = si è arreso
far-talk = Chiacchiere
far-talk-unread = { $count ->
    [one] Chiacchiere: { $count } nuovo messaggio
   *[other] Chiacchiere: { $count } nuovi messaggi
}
far-say = Di’ qualcosa
far-send = Invia
far-silence = Non è stato ancora detto nulla.
far-mute = Silenzia
far-muted = Ciò che dicono gli altri non è mostrato.
far-watching = Stai guardando
far-leave = Lascia il tavolo
far-leave-about = Un bot continua per te finché non torni.
far-resign = Arrenditi
far-resign-sure = Arrendersi per davvero? Un bot guida la tua tipografia fino alla fine.
far-resign-keep = Continua a giocare
far-again = Gioca ancora
far-again-join = Unisciti alla prossima partita
far-invite-copy = Copia il link di questo tavolo

## La scheda

far-title-gathering = In attesa di giocatori
far-title-yours = Tocca a te!
far-title-others = Tocca a { $name }
far-title-waiting = Si aspettano gli altri
far-title-over = Partita finita

## Equità

far-fair-proven = Equa, e dimostrata: le carte vengono dal segreto del server e dalle parti di { $names }; tutti i { $count } piani sono come furono sigillati.
far-fair-shown = Secondo il verbale, le carte vengono dal segreto del server e dalle parti di { $names }, e tutti i { $count } piani sono come furono sigillati. Ciò che fu pubblicato prima della partita lo sanno solo i dispositivi che hanno giocato.
far-fair-house = Verificato: le carte vengono dal solo segreto del server; tutti i { $count } piani sono come furono sigillati.
far-fair-flawed = Equità non dimostrata: il verbale non corrisponde a ciò che fu pubblicato prima della partita.
far-seal-broken = Un piano non è quello che fu sigillato: questo server lo ha cambiato. Non fidarti di questa partita.
