# La table dans le navigateur : ce qui accompagne les questions, et ce qu'entend qui écoute la page.

## Parties de la page

play-menu = Menu
play-board = Plateau principal
play-others = Les autres
play-prompt = Ce qui est à décider
play-panels = Parties de la table
play-rounds = Tours et cartes Mécénat
play-log = Journal
play-keys = Touches
play-words = Le plateau en mots
play-recap = Ce que les autres ont fait
play-close = Fermer
play-to-start = Vers l’accueil
play-house-of = { $seat } : atelier
play-tab-board = Plateau
play-tab-house = Atelier
play-tab-others = Autres

## À côté de la question

play-back = Retour
play-undo = { $count ->
    [0] Annuler
    [one] Annuler (1 pas)
   *[other] Annuler (jusqu’à { $count } pas)
}
play-hurry = Décider maintenant
play-hand-to = Passer l’appareil à { $seat }
play-next = { $seat } agit après vous.
play-meanwhile = Vos engrenages et vos achats vous restent ouverts.
play-seat-order = Ordre des joueurs ce tour : { $seats }.
play-ties = À égalité, le jeton décide : { $seats }.
play-go-on = Continuer
play-take = Prendre
play-for-fame = contre 3 de renommée
play-for-guilders = contre 5 florins
play-symbols = Les symboles de la carte
play-ask-printing = Avec quelle carte Impression ?
play-ask-raise = Les symboles de la carte, ou une compétence au choix ?
play-marker-from = Marqueur depuis { $row }
play-marker-to = Marqueur vers { $row }

## Planification et ordre de jeu

play-left = restants
play-clear = Vider
play-not-all = Placez d’abord tous vos marqueurs.
play-slots = { $count ->
    [one] { $row } : { $count } marqueur
   *[other] { $row } : { $count } marqueurs
}
play-nobody = personne
play-tie = Autant de marqueurs : l’ordre des joueurs à partir du jeton premier joueur décide.
play-turn = { $count ->
    [one] { $seat }, { $count } marqueur
   *[other] { $seat }, { $count } marqueurs
}
play-turn-tied = { $count ->
    [one] { $seat }, { $count } marqueur ; après le précédent selon l’ordre des joueurs
   *[other] { $seat }, { $count } marqueurs ; après le précédent selon l’ordre des joueurs
}
play-turn-passed = { $count ->
    [one] { $seat }, { $count } marqueur ; a passé
   *[other] { $seat }, { $count } marqueurs ; a passé
}

## Ce qu'un choix apporterait

play-brings-types = caractères de la commande { $order }
play-brings-colours = couleurs de la commande { $order }
play-brings-decoration = décoration de la commande { $order }
play-brings-nears = { $count ->
    [one] commande { $order } : il manque encore { $count } encre
   *[other] commande { $order } : il manque encore { $count } encres
}
play-brings-reward = niveau { $level } : { $reward }

## À propos d'un élément

play-tip-type = Caractère { $letter } : vous en avez { $held }. Le prochain caractère coûte { $price }.
play-tip-ink = { $ink } : { $held } chez vous, { $bag } dans le sac.
play-tip-sector = Axe { $axle } : { $sector }

## Journal

play-close-of-round = fin du tour
play-log-section = Tour { $round } : { $section }

## Passer l'appareil

play-hand-over = Passez l’appareil
play-hand-over-why = Les plans sont secrets. Qui planifie ensuite prend l’appareil et touche son nom.
play-i-am = Je suis { $seat }

## Aide

play-hint = Conseil : que ferait un joueur fort ?
play-hint-stop = Assez, montrer le meilleur trouvé
play-hint-thinking = Vos choix sont étudiés
play-hint-best = Meilleurs choix
play-hint-fame = { $fame } de renommée
play-hint-caution = Renommée attendue à la fin, et d’où vient la différence. Touchez un choix pour le voir sur la table.
play-try = Essayer sur une copie ; rien n’est décidé
play-try-leave = Quitter l’essai
play-trial = Essai : ceci est une copie. Ce qui est caché a été redistribué, et rien ici ne compte.

## Touches

play-key-across = élément suivant ou précédent
play-key-regions = partie suivante ou précédente de la table
play-key-rows = rangées du plateau
play-key-prompt = la question
play-key-choose = choisir
play-key-back = retour, fermer
play-key-undo = annuler
play-key-pass = passer
play-key-end = finir son tour, valider le plan
play-key-hint = conseil
play-key-log = journal
play-key-words = le plateau en mots
play-key-keys = cette liste
