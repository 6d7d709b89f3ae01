# Les mots du jeu. Voir ../README.md pour les identifiants.

## Types, inks, specialties

letter-a = A
    .type = caractère A
letter-i = I
    .type = caractère I
letter-o = O
    .type = caractère O
letter-u = U
    .type = caractère U

ink-red = rouge
    .token = encre rouge
    .sign = R
ink-blue = bleu
    .token = encre bleue
    .sign = B
ink-gold = doré
    .token = encre dorée
    .sign = D
ink-silver = argenté
    .token = encre argentée
    .sign = A
ink-green = vert
    .token = encre verte
    .sign = V

specialty-typesetting = composition
    .short = compo
specialty-woodcutting = gravure
    .short = gravure
specialty-binding = reliure
    .short = reliure
specialty-illuminating = enluminure
    .short = enlum

## Things, one and many

noun-order = commande
    .plural = commandes
noun-printing-card = carte Impression
    .plural = cartes Impression
noun-refinement-card = carte Finitions
    .plural = cartes Finitions
noun-specialty-card = carte Compétence
    .plural = cartes Compétence
noun-patronage-card = carte Mécénat
    .plural = cartes Mécénat
noun-planning-card = carte Planification
    .plural = cartes Planification
noun-execution-card = carte Exécution
    .plural = cartes Exécution
noun-type = caractère
    .plural = caractères
noun-ink = encre
    .plural = encres
noun-ink-set = lot d’encres
    .plural = lots d’encres
noun-specialty = compétence
    .plural = compétences
noun-level = niveau
    .plural = niveaux
noun-gear = engrenage
    .plural = engrenages
noun-sector = secteur
    .plural = secteurs
noun-axle = axe
    .plural = axes
noun-guilder = florin
    .plural = florins
noun-fame = renommée
    .plural = renommée
noun-marker = marqueur d’initiative
    .plural = marqueurs d’initiative
noun-character = personnage
    .plural = personnages
noun-reward = récompense
    .plural = récompenses
noun-patronage-reward = avantage
    .plural = avantages
noun-order-as-reward = commande bonus
    .plural = commandes bonus
noun-bonus = bonus
    .plural = bonus
noun-round = tour
    .plural = tours
noun-player = joueur
    .plural = joueurs
noun-slot = emplacement
    .plural = emplacements
noun-card = carte
    .plural = cartes
noun-colours = couleurs
noun-decoration = décoration
noun-bag = sac
noun-bank = banque
noun-supply = réserve
noun-deck = pioche
noun-discard-pile = défausse
noun-reward-track = piste de récompense
noun-disc = disque
noun-printing-house = atelier
noun-main-board = plateau principal
noun-initiative-board = plateau d’initiative
noun-screen = écran
noun-round-track = piste des tours
noun-round-marker = marqueur Compte-tour
noun-fame-track = piste de renommée
noun-first-player = premier joueur
noun-first-player-token = jeton premier joueur
noun-patronage = mécénat
noun-automa = automa
noun-used-gear = engrenage utilisé
noun-wild = joker
noun-set-up = mise en place
noun-end-of-game = fin de la partie

## Things, counted

count-orders = { $count ->
    [one] { $count } commande
   *[other] { $count } commandes
}
count-types = { $count ->
    [one] { $count } caractère
   *[other] { $count } caractères
}
count-inks = { $count ->
    [one] { $count } encre
   *[other] { $count } encres
}
count-guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
count-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
count-markers = { $count ->
    [one] { $count } marqueur
   *[other] { $count } marqueurs
}
count-gears = { $count ->
    [one] { $count } engrenage
   *[other] { $count } engrenages
}
count-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
count-bonuses = { $count ->
    [one] { $count } bonus
   *[other] { $count } bonus
}
count-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
level-of = { $specialty } { $level }
item-and = { $first } et { $last }
item-comma = { $first }, { $last }
player-with-fame = { $name } ({ $fame })
item-semicolon = { $first } ; { $last }
times = { $count } × { $what }
numbered = { $what } { $number }
plan-of = { $row } { $markers }
sector-number = secteur { $number }
nothing = rien

## The actions: row of the board, and the step of the round

row-orders = Commandes
row-inks = Encres
row-specialties = Compétences
row-gears = Engrenages
row-patronage = Mécénat
row-fulfil = Compléter

step-turn-gears = tourner les engrenages
step-plan = planifier
step-execute = exécuter les plans
step-orders = prendre des commandes
step-inks = prendre des encres
step-specialties = développer des compétences
step-gears = améliorer son atelier
step-patronage = mécénat
step-fulfil = compléter les commandes
step-next-round = préparer le prochain tour

## Sectors of the gears (GRW-1 to GRW-13): short name and effect

sector-grw-1 = Échanger une encre
    .effect = Remettez une de vos encres dans le sac et prenez-en une d’une autre couleur.
sector-grw-2 = Échanger un caractère
    .effect = Échangez un de vos caractères contre une autre lettre.
sector-grw-3 = Monter la plus faible
    .effect = Votre compétence la plus faible monte de 1 ; en cas d’égalité, à vous de choisir.
sector-grw-4 = Renommée du tour
    .effect = Gagnez autant de renommée que le numéro du tour.
sector-grw-5 = Une commande
    .effect = Prenez une commande bonus.
sector-grw-6 = Vendre un caractère
    .effect = Défaussez un caractère pour 3 points de renommée ou 5 florins.
sector-grw-7 = Renommée : { $ink }
    .effect = 2 points de renommée par commande que vous complétez avec ses couleurs et qui montre cette couleur : { $ink }.
sector-grw-8 = Prendre du { $ink }
    .effect = Prenez une encre de cette couleur dans le sac : { $ink }.
sector-grw-9 = 2 encres pour 1 : { $ink }
    .effect = Remettez dans le sac une encre de cette couleur ({ $ink }), puis prenez-y 2 encres au choix.
sector-grw-10 = Renommée : { $letter }
    .effect = 2 points de renommée par commande que vous complétez et qui montre le caractère { $letter }.
sector-grw-11 = { $letter } à 3 de moins
    .effect = Achetez le caractère { $letter } pour 3 florins de moins.
sector-grw-12 = Renommée : { $specialty }
    .effect = 2 points de renommée par commande que vous complétez avec sa décoration et qui montre cette compétence : { $specialty }.
sector-grw-13 = Monter en { $specialty }
    .effect = Votre niveau en { $specialty } monte de 1.

## Bonuses of refinement cards

bonus-inks = { $count ->
    [one] { $count } encre au choix
   *[other] { $count } encres au choix
}
bonus-guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
bonus-fame = { $count ->
    [one] { $count } point de renommée
   *[other] { $count } points de renommée
}
bonus-specialty = un niveau dans une compétence
bonus-order = une commande

## Patronage rewards and rewards of the track

patronage-reward-order = une commande
patronage-reward-specialty = un niveau dans une compétence
patronage-reward-guilders = 3 florins
patronage-reward-inks = 2 encres au choix

track-reward-ink = une encre
track-reward-order = une commande
track-reward-type = un caractère

## Where something comes from

why-bought = achat
why-gear = engrenage
why-specialty-card = carte Compétence
why-beyond-top = niveau au-delà de VI
why-track = piste de récompense
why-patronage = mécénat
why-patronage-card = carte Mécénat
why-spent = couleurs
why-printing = impression
why-colours = couleurs
why-decoration = décoration
why-bonus = bonus
why-guillard = Charlotte Guillard
why-ungler = Helena Ungler
why-tory = Geoffroy Tory
why-improved = nouvel engrenage

deck-printing = cartes Impression
deck-refinement = cartes Finitions
deck-specialty = cartes Compétence
deck-gears = engrenages
deck-patronage = cartes Mécénat
deck-characters = personnages
deck-planning = cartes Planification
deck-execution = cartes Exécution
deck-bag = sac
deck-first-player = premier joueur

## Characters

character-gutenberg = Johannes Gutenberg
    .power = Une fois par tour, une fois les plans révélés, peut déplacer un de ses marqueurs vers une autre action.
character-guillard = Charlotte Guillard
    .power = Commence avec 2 engrenages, choisis parmi 4.
character-manuzio = Aldo Manuzio
    .power = S’il complète au moins 2 commandes à la fois, peut omettre une lettre de l’une d’elles.
character-ungler = Helena Ungler
    .power = Commence avec une compétence au niveau I, une autre au niveau II et une encre au choix.
character-schoeffer = Peter Schöffer
    .power = Peut utiliser un de ses engrenages deux fois par tour ; 3 utilisations au plus en tout.
character-tory = Geoffroy Tory
    .power = À la fin de chaque tour, 3 points de renommée si toutes ses encres conviennent à ses commandes.
character-plantin = Christophe Plantin
    .power = Une fois par tour, peut échanger les niveaux de deux de ses compétences.
character-caxton = William Caxton
    .power = Nomme une couleur à chaque tour : ses encres de cette couleur sont des jokers.
character-fiol = Schweipolt Fiol
    .power = Reçoit le bonus d’une commande avec une seule de ses deux finitions.
character-vietor = Hieronymus Vietor
    .power = À la fin de la partie, 2 points de renommée au lieu de 1 par tranche de 3 florins.

## Titles for one player (END-4)

title-student = Étudiant
    .range = jusqu’à 100 points de renommée
title-senior-student = Étudiant confirmé
    .range = de 101 à 110 points de renommée
title-apprentice = Apprenti
    .range = de 111 à 120 points de renommée
title-senior-apprentice = Apprenti confirmé
    .range = de 121 à 130 points de renommée
title-junior-master = Maître débutant
    .range = de 131 à 140 points de renommée
title-master-of-printing = Maître d’atelier
    .range = de 141 à 150 points de renommée
title-guildmaster = Maître de guilde
    .range = plus de 150 points de renommée

## Score sheet

score-colours = Couleurs
score-decoration = Décoration
score-bonus = Bonus
score-gears = Engrenages
score-tory = Geoffroy Tory
score-specialties = Compétences
score-patronage = Cartes Mécénat
score-guilders = Florins
score-total = Renommée totale

## Levels of bots

bot-random = Hasard
    .about = Joue n’importe quel coup permis, sans réfléchir.
bot-novice = Novice
    .about = Regarde un coup à l’avance.
bot-journeyman = Compagnon
    .about = Imagine brièvement la suite du tour.
bot-expert = Expert
    .about = Imagine la suite du tour avec soin.
bot-master = Maître
    .about = Réfléchit le plus longtemps et joue le mieux.

## Who sits where

seat-automa = Automa
seat-player = Imprimeur { $number }
seat-bot = { $number ->
    [1] Conrad
    [2] Agnès
    [3] Ulric
   *[other] Barbe
}

## Options of a game

option-players = Joueurs
    .about = Combien jouent, sans compter l’automa.
option-edition = Édition
    .about = Quelle édition des règles est jouée.
option-edition-second = deuxième
    .about = Encre argentée ; un engrenage fait acheter un caractère à 3 de moins par utilisation.
option-edition-first = première
    .about = Encre verte ; un engrenage fait acheter un même caractère autant de fois que voulu, à 3 de moins.
option-characters = Personnages
    .about = Si chaque joueur a un personnage.
option-characters-on = oui
    .about = Chaque joueur garde un personnage sur deux.
option-characters-off = non
    .about = Personne n’a de pouvoir particulier.
option-automa = Automa
    .about = Si l’automa joue aussi ; toujours quand on joue seul.
option-automa-on = oui
    .about = L’automa planifie et prend des choses sur le plateau.
option-automa-off = non
    .about = Seuls les joueurs prennent sur le plateau.
option-first-player = Premier joueur
    .about = Qui commence ; avec l’automa, c’est lui.
option-first-player-random = au hasard
    .about = La graine en décide.
option-first-player-seat = { $seat }
    .about = { $seat } commence.
option-free-actions = Actions gratuites
    .about = Quand on achète des caractères, utilise un engrenage ou échange des niveaux.
option-free-actions-any-time = à tout moment
    .about = Même pendant qu’un autre joueur décide.
option-free-actions-own-decisions = à soi de décider
    .about = Seulement quand c’est à vous de décider.
option-reward-order-when-full = Commande bonus avec 4 commandes
    .about = Ce que donne une commande bonus si vous en avez déjà 4.
option-reward-order-when-full-discard = défausser
    .about = Vous pouvez défausser l’une des 4 à sa place.
option-reward-order-when-full-needs-slot = emplacement requis
    .about = Sans emplacement libre, elle ne donne rien.
option-gear-counts-ink = Engrenages qui comptent les encres
    .about = Ce qui compte sur une commande payée avec des jokers.
option-gear-counts-ink-symbol = symboles
    .about = Les couleurs de la carte comptent.
option-gear-counts-ink-token = jetons
    .about = Les encres vraiment dépensées comptent.
option-left-out-counts = Lettre omise
    .about = Si les engrenages comptent la lettre omise par Aldo Manuzio.
option-left-out-counts-on = oui
    .about = Elle compte comme si elle était posée.
option-left-out-counts-off = non
    .about = Seules les lettres vraiment posées comptent.
option-cheap-types = Caractères à 3 de moins
    .about = Combien de caractères une utilisation de cet engrenage fait acheter.
option-cheap-types-one = un seul
    .about = Un caractère par utilisation.
option-cheap-types-many = plusieurs
    .about = Autant que vous pouvez en payer.
option-tory-without-inks = Geoffroy Tory sans encre
    .about = S’il gagne sa renommée alors qu’il n’a aucune encre.
option-tory-without-inks-on = oui
    .about = N’avoir aucune encre suffit.
option-tory-without-inks-off = non
    .about = Il lui faut au moins une encre.
