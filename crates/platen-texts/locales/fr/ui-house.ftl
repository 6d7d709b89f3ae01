# L’atelier, le marbre et les feuilles de choix sur la page.

## Un atelier

ui-house-yours = Votre atelier
ui-house-of = L’atelier de { $seat }
ui-house-free = gratuit
ui-house-both = les deux
ui-house-now = ici
ui-house-in-round = m{ $round }
ui-house-axle = axe { $axle }
ui-house-slot = emplacement libre
ui-house-buy = Acheter un caractère pour { $price }
ui-house-tracks = Niveaux et récompenses
ui-house-rewards = Récompenses des niveaux
ui-house-disc = le disque est ici
ui-house-gears = Engrenages
ui-house-gear = Axe { $axle }, maintenant : { $now }
    .used = Axe { $axle }, utilisé cette manche : { $now }
ui-house-sector = Axe { $axle }, autre secteur : { $sector }
ui-house-ready = À compléter avec { $what }.
    .plain = Peut être complétée.
ui-house-lacks = Manque : { $what }.
ui-house-wild = { $ink }, joker cette manche
ui-house-nothing-held = aucun

## Le marbre

ui-bench-title = Compléter des commandes
ui-bench-how = Touchez une pièce puis sa place, ou glissez-la. Les interrupteurs posent ou retirent toute une ligne.
ui-bench-best = Meilleure proposition
ui-bench-order = Commande { $slot }
ui-bench-print = imprimer
ui-bench-later = plus tard
ui-bench-lay = Imprimer la commande { $slot }
ui-bench-colours = Couleurs de la commande { $slot }
ui-bench-decoration = Décoration de la commande { $slot }
ui-bench-bonus = Bonus pour les deux
ui-bench-leave-out = Omettre
ui-bench-left-out = { $letter } est omis
ui-bench-laid = { $piece }, posé
ui-bench-socket = Place pour { $piece }, vide
ui-bench-stone = Sur le marbre
ui-bench-loose = { $piece } sur le marbre
ui-bench-first = D’abord
ui-bench-take-back = Annuler : { $action }
ui-bench-lacks = Manque : { $what }.
ui-bench-to-buy = L’achat coûte { $cost }.
ui-bench-gains = Ce que cela rapporte
ui-bench-empty = Posez une commande pour voir ce qu’elle rapporte.
ui-bench-declare = Compléter
ui-bench-going = Les étapes se font ; les choix en chemin passent d’abord.

## Feuilles

ui-choose-back = Retour
ui-choose-hide = Voir la table
ui-choose-show = Choisir
ui-choose-held = Vous en avez { $count }
ui-choose-picked = Choisi : { $what }
ui-choose-symbols = Comme sur la carte
ui-choose-level = { $specialty } à { $level }
