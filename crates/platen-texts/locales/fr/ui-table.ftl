# La table dans le navigateur : ce qui accompagne les questions, et ce qu'entend qui écoute la page.

## Parties de la page

play-menu = Menu
play-board = Plateau principal
play-others = Les autres
play-prompt = À décider
play-panels = Parties de la table
play-rounds = Tours et cartes Mécénat
play-log = Journal
play-keys = Touches
play-words = Le plateau en mots
play-recap = Ce que les autres ont fait
    .short = Résumé
play-close = Fermer
play-to-start = Accueil
play-house-of = { $seat } : atelier
play-tab-board = Plateau
play-tab-house = Atelier
play-tab-others = Autres

## À côté de la question

play-back = Retour
play-undo-short = Annuler
play-undo = { $count ->
    [0] Annuler
    [one] Annuler (1 action)
   *[other] Annuler (jusqu’à { $count } actions)
}
play-hurry = Presser le bot
play-hand-to = Passer l’appareil à { $seat }
play-next = { $seat } agit après vous.
play-meanwhile = En attendant, vous pouvez utiliser vos engrenages et acheter des caractères.
play-seat-order = Ordre des joueurs ce tour : { $seats }.
play-ties = À égalité, l’ordre des joueurs décide : { $seats }.
play-go-on = Masquer l’ordre de jeu
play-take = Prendre
play-for-fame = pour 3 points de renommée
play-for-guilders = pour 5 florins
play-symbols = Les symboles de la carte
play-ask-printing = Avec quelle carte Impression ?
play-ask-raise = Les symboles de la carte, ou une compétence au choix ?
play-marker-from = Déplacer un marqueur depuis { $row }
play-marker-to = Déplacer un marqueur vers { $row }

## Planification et ordre de jeu

play-left = restants
play-clear = Tout retirer
play-not-all = Placez d’abord tous vos marqueurs.
play-slots = { $count ->
    [one] { $row } : { $count } marqueur
   *[other] { $row } : { $count } marqueurs
}
play-nobody = personne
play-tie = Égalité : l’ordre des joueurs à partir du jeton premier joueur décide.
play-turn = { $count ->
    [one] { $seat }, { $count } marqueur
   *[other] { $seat }, { $count } marqueurs
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } marqueur ; à égalité, plus loin dans l’ordre des joueurs
   *[other] { $seat }, { $count } marqueurs ; à égalité, plus loin dans l’ordre des joueurs
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } marqueur ; a passé
   *[other] { $seat }, { $count } marqueurs ; a passé
}

## Ce qu'un choix apporterait

play-brings-types = commande { $order } : caractères au complet
play-brings-colours = commande { $order } : couleurs au complet
play-brings-decoration = commande { $order } : décoration acquise
play-brings-nears = { $count ->
    [one] commande { $order } : il manque encore { $count } encre
   *[other] commande { $order } : il manque encore { $count } encres
}
play-brings-reward = niveau { $level } : { $reward }

## À propos d'un élément

play-tip-type = Caractère { $letter } : vous en avez { $held }. Le prochain caractère coûte { $price }.
play-tip-ink = { $ink } : vous en avez { $held }, le sac { $bag }.
play-tip-sector = Axe { $axle } : { $sector }
play-tip-row = { $row ->
    [orders] Prenez une carte Impression et une carte Finitions : ensemble, elles forment une commande.
    [inks] Prenez une à trois encres d’un même lot, en partant de la gauche.
    [specialties] Prenez une carte Compétence : montez ce qu’elle montre, ou une compétence au choix.
    [gears] Installez un engrenage, ou tournez à la main l’un des vôtres.
   *[patronage] Prenez l’un des quatre avantages, ou une carte Mécénat dont vous remplissez les conditions.
}
play-tip-round = { $is ->
    [past] Le tour { $round } est terminé.
    [now] Le tour { $round } sur 6 est en cours.
   *[coming] Tour { $round } sur 6.
}
play-tip-first = Premier joueur : l’ordre des joueurs commence ici et départage les égalités.
play-nothing-placed = Aucun de vos marqueurs n’est encore placé.

## Journal

play-close-of-round = fin du tour
play-log-section = Tour { $round } : { $section }

## Passer l'appareil

play-hand-over = Passez l’appareil
play-hand-over-why = Les plans sont secrets. La personne qui planifie ensuite prend l’appareil et touche son nom.
play-i-am = Je suis { $seat }

## Aide

play-hint = Conseil : que ferait un joueur fort ?
    .short = Conseil
play-hint-stop = Arrêter et montrer le meilleur choix
play-hint-thinking = Étude de vos choix
play-hint-best = Meilleurs choix
play-hint-fame = { $fame } points de renommée
play-hint-equal = de même valeur
play-hint-caution = Renommée attendue à la fin, et d’où vient la différence. Touchez un choix pour le voir sur la table.
play-try = Essayer sur une copie ; rien ne compte
    .short = Essayer
play-try-leave = Quitter l’essai
play-trial = Essai : ceci est une copie. Tout ce qui est caché a été redistribué, et rien ici ne compte.
play-trial-ends = L’essai ne va pas plus loin : ce serait à { $seats }. Revenez d’un pas, ou quittez l’essai.

## Touches

play-key-tab = groupe suivant
play-key-across = élément suivant ou précédent
play-key-regions = partie suivante ou précédente de la table
play-key-rows = rangées du plateau
play-key-prompt = la question
play-key-choose = choisir
play-key-back = retour, fermer, presser le bot
play-key-undo = annuler
play-key-pass = passer
play-key-end = terminer l’action, valider le plan
play-key-hint = conseil
play-key-rule = ouvrir la règle de ce qui est désigné
play-key-lesson = la leçon
play-key-log = journal
play-key-words = le plateau en mots
play-key-keys = cette liste

words-bag = Dans le sac : { $inks }
words-price = Le prochain caractère coûte { $price }
words-disc = Disque au niveau { $level }
words-gear = Axe { $axle } : maintenant { $now }, puis { $next }, ensuite { $after }
    .used = Axe { $axle }, utilisé : { $now }, puis { $next }, ensuite { $after }
words-empty = espace vide
words-taken = { $what } : pris par { $seats }
words-from = À partir du tour { $round } : { $card }
