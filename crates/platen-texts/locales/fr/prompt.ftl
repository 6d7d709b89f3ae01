# Ce qu’il faut décider, et ce que disent les boutons.

## The awaited decision, by phase

prompt-characters = Gardez un de vos deux personnages.
prompt-opening-orders = Prenez une commande de départ : une carte Impression et une carte Finitions.
prompt-opening-letters = Prenez trois caractères.
prompt-name-wild = Choisissez la couleur joker de ce tour.
prompt-planning = { $markers ->
    [one] Planifiez votre marqueur ({ $markers }).
   *[other] Planifiez vos { $markers } marqueurs.
}
    .asked = Planifiez vos marqueurs.
prompt-planning-committed = Votre plan est validé. Vous pouvez le reprendre tant que tous n’ont pas planifié.
prompt-shift-marker = Déplacez un de vos marqueurs, ou laissez-les.
prompt-turn-orders = Prenez une commande, ou passez.
prompt-turn-inks = Prenez des encres d’un lot, ou passez.
prompt-turn-specialties = Prenez une carte Compétence, ou passez.
prompt-turn-gears = Prenez un engrenage ou tournez-en un, ou passez.
prompt-turn-patronage = Prenez un avantage ou une carte Mécénat, ou passez.
prompt-turn-acted = Autre chose ? Sinon, terminez votre action.
prompt-fulfil = Complétez des commandes, ou passez.
prompt-fulfil-nothing = Aucune commande ne peut être complétée sans achat ni engrenage : servez-vous-en, ou passez.
prompt-fulfil-bonuses = { $count ->
    [one] Prenez votre bonus ou renoncez-y, puis terminez l’étape.
   *[other] Prenez vos { $count } bonus ou renoncez-y, puis terminez l’étape.
}
    .asked = Prenez vos bonus ou renoncez-y, puis terminez l’étape.
prompt-fulfil-declared = Autre chose ? Sinon, terminez l’étape.
prompt-over = La partie est finie.
prompt-waiting = C’est à { $seat } de décider.
prompt-waiting-several = On attend : { $seats }.
prompt-thinking = { $seat } réfléchit.

## Rewards being resolved

prompt-frame-keep-gears = Gardez un engrenage pour l’axe suivant et choisissez son secteur actif.
prompt-frame-ungler-levels = Choisissez une compétence qui passe au niveau I et une autre au niveau II.
prompt-frame-ungler-ink = Prenez une encre.
prompt-frame-track = Le disque atteint une récompense ({ $reward }) : prenez-la ou renoncez-y.
    .asked = Prenez la récompense ou renoncez-y.
prompt-frame-order = Gardez une commande parmi les cartes piochées, piochez-en d’autres pour 2 florins, ou n’en gardez aucune.

## Buttons, by kind of action

action-keep-character = Garder { $character }
action-keep-gear = Garder l’engrenage { $gear }
action-raise-two = I : { $to_one } ; II : { $to_two }
action-take-types = Prendre { $types }
action-name-wild = Joker : { $ink }
action-commit-plan = Valider le plan
action-take-back-plan = Reprendre le plan
action-shift-marker = Déplacer un marqueur : { $from } → { $to }
action-leave-markers = Laisser les marqueurs
action-take-order = Prendre la commande
    .discard = La prendre et défausser la commande { $discard }
action-take-inks = { $count ->
    [one] Prendre { $count } encre
   *[other] Prendre { $count } encres
}
    .paid = { $paid ->
        [0] gratuit
        [one] { $paid } florin
       *[other] { $paid } florins
    }
action-take-specialty-card = Utiliser la carte
    .raise = Utiliser la carte pour monter en { $specialty }
action-install-gear = Installer l’engrenage { $gear }
    .discard = Installer l’engrenage { $gear } à la place de celui de l’axe { $axle }
action-turn-gear = Tourner l’engrenage de l’axe { $axle }
action-patronage-order = Prendre une commande
action-patronage-specialty = Monter en { $specialty }
action-patronage-guilders = Prendre 3 florins
action-patronage-inks = Prendre : { $inks }
action-take-patronage-card = Prendre la carte Mécénat
    .inks = Prendre la carte et dépenser : { $inks }
action-pass = Passer
action-end-turn = Terminer l’action
    .step = Terminer l’étape
action-declare = { $count ->
    [one] Compléter { $count } commande
   *[other] Compléter { $count } commandes
}
action-take-bonus = Prendre le bonus : { $bonus }
action-decline-bonus = Renoncer au bonus
action-buy-type = { $cost ->
    [one] Acheter le caractère { $letter } pour { $cost } florin
   *[other] Acheter le caractère { $letter } pour { $cost } florins
}
action-use-gear = Utiliser l’engrenage : { $sector }
action-swap-levels = Échanger : { $a } et { $b }
action-take-ink = Prendre 1 { $ink }
action-take-type = Prendre le caractère { $letter }
action-draw-order = Piocher une commande
action-decline-reward = Renoncer à la récompense
action-draw-more = Piocher 2 autres cartes pour 2 florins
action-keep-order = Garder cette commande
    .discard = La garder et défausser la commande { $discard }
action-keep-none = N’en garder aucune

## Choices within an action

extra-printing = 2 cartes Impression
extra-refinement = 2 cartes Finitions
extra-both = 1 de chaque

gear-choice-nothing = L’utiliser
gear-choice-exchange-ink = Donner : { $give } ; prendre : { $take }
gear-choice-exchange-type = Donner : { $give } ; prendre : { $take }
gear-choice-raise = Monter en { $specialty }
gear-choice-sell-for-fame = Donner { $letter } pour 3 points de renommée
gear-choice-sell-for-guilders = Donner { $letter } pour 5 florins
gear-choice-ink-for-two = Donner : { $give } ; prendre : { $inks }
gear-choice-buy = { $count ->
    [one] Acheter { $count } caractère
   *[other] Acheter { $count } caractères
}
