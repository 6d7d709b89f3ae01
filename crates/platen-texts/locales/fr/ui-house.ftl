# L’atelier, le marbre et les feuilles de choix sur la page.

## Un atelier

ui-house-yours = Votre atelier
ui-house-of = L’atelier de { $seat }
ui-house-free = gratuit
ui-house-both = les deux
ui-house-now = ce tour
ui-house-in-round = T{ $round }
ui-house-axle = axe { $axle }
ui-house-slot = emplacement libre
ui-house-buy = Acheter un caractère pour { $price }
ui-house-tracks = Niveaux et récompenses
ui-house-rewards = Récompenses des niveaux
ui-house-disc = le disque est ici
ui-house-gears = Engrenages
ui-house-gear = Axe { $axle }, maintenant : { $now }
    .used = Axe { $axle }, utilisé ce tour : { $now }
ui-house-sector = Axe { $axle }, autre secteur : { $sector }
ui-house-ready = Peut être complétée avec { $what }.
    .plain = Peut être complétée.
ui-house-lacks = Manque : { $what }.
ui-house-waits = Attend le tour suivant.
ui-house-wild = { $ink }, joker ce tour
ui-house-nothing-held = aucune encre

## Le marbre

ui-bench-title = Compléter les commandes
ui-bench-how = Touchez une pièce puis sa place, ou faites-la glisser. Un interrupteur pose ou retire toute une ligne.
ui-bench-best = Meilleure proposition
ui-bench-order = Commande { $slot }
ui-bench-print = imprimer
ui-bench-later = plus tard
ui-bench-lay = Imprimer la commande { $slot }
ui-bench-colours = Couleurs de la commande { $slot }
ui-bench-decoration = Décoration de la commande { $slot }
ui-bench-bonus = Bonus pour les deux
ui-bench-leave-out = Omettre
ui-bench-left-out = La lettre { $letter } est omise
ui-bench-laid = { $piece }, en place
ui-bench-socket = Place pour { $piece }, vide
ui-bench-stone = Sur le marbre
ui-bench-loose = { $piece } sur le marbre
ui-bench-first = D’abord
ui-bench-take-back = Annuler : { $action }
ui-bench-lacks = Manque : { $what }.
ui-bench-to-buy = L’achat coûte { $cost }.
ui-bench-gains = Ce que cela rapporte
ui-bench-empty = Posez une commande pour voir ce qu’elle rapporte.
ui-bench-declare = Compléter
ui-bench-going = Les étapes s’enchaînent ; répondez d’abord aux choix qui se présentent.

## Feuilles

ui-choose-back = Retour
ui-choose-hide = Voir la table
ui-choose-show = Choisir
ui-choose-held = Vous en avez { $count }
ui-choose-picked = Choix : { $what }
ui-choose-symbols = Comme sur la carte
ui-choose-level = { $specialty } au niveau { $level }
