### Jouer ensemble : son nom, les tables partagées, la salle d'attente, la liaison avec le serveur.

## La porte, et qui l'on est

far-together = Jouer ensemble
far-together-about = Avec des amis sur d’autres appareils
far-turns = { $count ->
    [one] { $count } partie vous attend
   *[other] { $count } parties vous attendent
}
far-name = Votre nom
far-name-about = Un nom suffit : ni mot de passe, ni adresse e-mail.
far-name-keep = Garder ce nom
far-begin = Commencer
far-you-are = Vous jouez sous le nom de { $name }
far-me = Votre nom
far-code = Code de récupération
far-code-about = Il apporte votre nom et vos parties sur un autre appareil. Gardez-le pour vous ; il n’est montré que cette fois.
far-code-new = Créer un nouveau code
far-code-new-about = Le code précédent ne vaut alors plus rien, et vos autres appareils sont déconnectés.
far-code-have = J’ai un code
far-code-enter = Code venu d’un autre appareil
far-code-use = Apporter mon nom ici
far-copy = Copier
far-copied = Copié
far-notify = M’avertir quand c’est mon tour
far-notify-about = Par le navigateur, quand vous regardez ailleurs.
far-sign-out = Se déconnecter
far-sign-out-about = Cet appareil oublie alors qui vous êtes. Votre code de récupération vous ramène : notez-le d’abord.
far-sign-out-sure = Sans le code, vous ne retrouverez plus vos parties. Se déconnecter ?
far-sign-out-here = Sur cet appareil
far-sign-out-everywhere = Sur tous les appareils
far-sign-out-stay = Rester
far-erase = Effacer mon nom
far-erase-about = Votre nom et votre code seront effacés. Les parties restent, sans votre nom.
far-erase-sure = Effacer définitivement votre nom ? Vous ne retrouverez plus vos parties.
far-erase-keep = Le garder

## Parties et tables

far-games = Vos parties à plusieurs
far-no-games = Vous n’avez pas encore de partie avec d’autres.
far-tables = Tables ouvertes
far-no-tables = Aucune table n’attend de joueurs en ce moment.
far-new = Nouvelle table
far-your-turn = À vous
far-their-turn = aux autres de jouer
far-gathering = en attente de joueurs
far-closed = fermée
far-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
far-nobody = Place libre
far-watch = Regarder

## Préparer une table

far-make = Ouvrir la table
far-seat-person = Quelqu’un que vous invitez
far-seat-you = Vous
far-pace = Temps par décision
far-pace-about = Une fois écoulé, un bot continue jusqu’à votre retour.
far-pace-none = Autant qu’il faut
far-pace-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
far-pace-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
far-pace-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
far-stand-in = Remplaçant
far-stand-in-about = Le bot qui continue pour qui est parti.
far-open = Ouverte à tous
far-open-about = Des inconnus trouvent la table dans la liste. Sinon, seuls viennent ceux qui ont le lien.
far-more = Règles maison et jeu de cartes
far-invited = sur invitation

## La salle d'attente

far-room = En attente de joueurs
far-room-about = La partie commence quand la personne qui a ouvert la table la lance. Des bots jouent alors aux places libres.
far-invite = Invitation
far-invite-about = Qui a ce lien peut s’asseoir ici, ou regarder.
far-sit = S’asseoir ici
far-get-up = Se lever
far-free-seat = Libérer la place
far-close-table = Fermer la table
far-start = Commencer la partie
far-start-bots = Commencer ; des bots aux places libres
far-calling = Connexion…
far-missing = Cette table n’existe pas
far-missing-about = Le lien est peut-être incomplet, ou personne n’est venu à cette table depuis longtemps.
far-table-closed = Cette table a été fermée
far-table-closed-about = Plus personne n’y était assis, la personne qui l’avait créée l’a fermée, ou personne ne l’a lancée pendant une semaine.

## À la table

far-lost = Pas de connexion. Elle reprendra d’elle-même, et rien n’est perdu.
far-lost-waiting = Pas de connexion. Votre dernière action attend et partira d’elle-même.
far-outdated = Le serveur a une version plus récente de Platen. Rechargez la page ; vos parties sont en sûreté.
far-left = temps restant : { $time }
far-left-days = { $days } j { $hours } h
far-left-hours = { $hours } h { $minutes } min
far-away = { $level } joue pour vous jusqu’à votre retour.
far-come-back = Me revoici
far-stands-in = un bot joue
far-absent = hors ligne
far-gave-up = a abandonné
far-talk = Discussion
far-talk-unread = { $count ->
    [one] Discussion : { $count } nouveau message
   *[other] Discussion : { $count } nouveaux messages
}
far-say = Dire quelque chose
far-send = Dire
far-silence = Rien n’a encore été dit.
far-mute = Silence
far-muted = Ce que disent les autres n’est pas montré.
far-watching = Vous regardez
far-leave = Quitter la table
far-leave-about = Un bot continue pour vous jusqu’à votre retour.
far-resign = Abandonner
far-resign-sure = Abandonner pour de bon ? Un bot mène votre atelier jusqu’au bout.
far-resign-keep = Continuer
far-again = Rejouer
far-again-join = Rejoindre la partie suivante
far-invite-copy = Copier le lien de cette table

## L'onglet

far-title-gathering = En attente de joueurs
far-title-yours = À vous !
far-title-others = À { $name } de jouer
far-title-waiting = On attend les autres
far-title-over = Partie terminée

## Équité

far-fair-proven = Équitable, preuve à l’appui : les cartes viennent du secret du serveur et des parts de { $names } ; les { $count } plans sont tels qu’ils ont été scellés.
far-fair-shown = D’après le compte rendu, les cartes viennent du secret du serveur et des parts de { $names }, et les { $count } plans sont tels qu’ils ont été scellés. Ce qui fut publié avant la partie n’est connu que des appareils qui ont joué.
far-fair-house = Vérifié : les cartes viennent du seul secret du serveur ; les { $count } plans sont tels qu’ils ont été scellés.
far-fair-flawed = Équité non prouvée : le compte rendu ne correspond pas à ce qui a été publié avant la partie.
far-seal-broken = Un plan n’est pas celui qui avait été scellé : ce serveur l’a changé. Ne vous fiez pas à cette partie.
