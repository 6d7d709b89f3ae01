# Un message par sorte d’événement.

## Set-up

event-first-player = { $seat } commence.
event-display = Choix de départ : cartes Impression { $printing }, cartes Finitions { $refinement }.
event-board-filled = Le plateau est garni pour le tour { $round }.
event-patronage-laid = Cartes Mécénat en jeu : { $cards }.
event-deck-rebuilt = La défausse est mélangée pour refaire la pioche : { $deck }.
event-display-cleared = { $count ->
    [one] La carte restante du choix de départ est défaussée.
   *[other] Les { $count } cartes restantes du choix de départ sont défaussées.
}
event-characters-dealt = { $seat } reçoit { $characters }.
event-character-kept = { $seat } garde { $character }.
event-gears-drawn = { $seat } pioche les engrenages { $gears }.
event-gears-offered = { $seat } garde les engrenages { $kept }.
event-opening-types = { $seat } prend les caractères { $types }.

## Turning and planning

event-round-started = Le tour { $round } commence. Premier joueur : { $first }.
event-gears-turned = { $seat } : les engrenages tournent. Secteurs actifs : { $sectors }.
event-wild-named = { $seat } choisit la couleur joker : { $ink }.
event-plan-committed = { $seat } a planifié.
event-plan-taken-back = { $seat } reprend son plan.
event-plan = Plan révélé, { $seat } : { $plan }.
event-automa-plan = L’automa révèle la carte Planification { $card } : { $plan }.
event-marker-shifted = { $seat } déplace un marqueur : { $from } → { $to }.

## Turns

event-turn = { $seat } : { $step }.
event-turn-ended = { $seat } a fini : { $step }.
event-passed = { $seat } passe : { $step }.
event-order-taken = { $from ->
    [display] { $seat } prend une commande de départ : { $order }.
    [reward] { $seat } prend une commande bonus : { $order }.
   *[board] { $seat } prend une commande : { $order }.
}
event-order-discarded = { $seat } défausse une commande : { $order }.
event-cards-drawn = { $paid ->
    [0] { $seat } pioche { $cards } ({ $why }).
    [one] { $seat } paie { $paid } florin et pioche { $cards } ({ $why }).
   *[other] { $seat } paie { $paid } florins et pioche { $cards } ({ $why }).
}
event-cards-declined = { $seat } ne garde aucune commande.
event-inks-taken = { $paid ->
    [0] { $seat } prend dans le lot { $set } : { $inks }.
    [one] { $seat } prend dans le lot { $set } pour { $paid } florin : { $inks }.
   *[other] { $seat } prend dans le lot { $set } pour { $paid } florins : { $inks }.
}
event-specialty-card = { $raise ->
    [none] { $seat } utilise la carte Compétence { $card }.
   *[other] { $seat } utilise la carte Compétence { $card } pour monter en { $raise }.
}
event-patronage-reward = { $seat } prend un avantage du mécénat : { $reward }.
event-patronage-card = { $inks ->
    [none] { $seat } prend la carte Mécénat { $card }.
   *[other] { $seat } prend la carte Mécénat { $card } et dépense : { $inks }.
}

## Gains and losses

event-level = { $seat } passe au niveau { $level } en { $specialty } ({ $why }).
event-disc = { $taken ->
    [no] { $seat } renonce à la récompense du niveau { $level } : { $reward }.
   *[yes] { $seat } prend la récompense du niveau { $level } : { $reward }.
}
event-ink-gained = { $seat } gagne 1 { $ink } ({ $why }).
event-ink-lost = { $seat } remet dans le sac 1 { $ink } ({ $why }).
event-type-gained = { $paid ->
    [none] { $seat } gagne le caractère { $letter } ({ $why }).
    [0] { $seat } reçoit gratuitement le caractère { $letter }.
    [one] { $seat } achète le caractère { $letter } pour { $paid } florin.
   *[other] { $seat } achète le caractère { $letter } pour { $paid } florins.
}
event-type-lost = { $seat } cède le caractère { $letter } ({ $why }).
event-guilders = { $amount ->
    [one] { $seat } reçoit { $amount } florin ({ $why }).
   *[other] { $seat } reçoit { $amount } florins ({ $why }).
}
event-fame = { $amount ->
    [one] { $seat } gagne { $amount } point de renommée ({ $why }).
   *[other] { $seat } gagne { $amount } points de renommée ({ $why }).
}

## Gears and levels

event-gear-installed = { $discarded ->
    [none] { $seat } installe l’engrenage { $gear } sur l’axe { $axle }. Secteur actif : { $sector }.
   *[other] { $seat } défausse l’engrenage { $discarded } et installe l’engrenage { $gear } sur l’axe { $axle }. Secteur actif : { $sector }.
}
event-gear-reset = { $seat } tourne l’engrenage de l’axe { $axle }. Secteur actif : { $sector }.
event-gear-used = { $seat } utilise l’engrenage de l’axe { $axle } : { $sector }.
event-levels-swapped = { $seat } échange ses niveaux en { $a } et en { $b }.

## Fulfilling

event-fulfilled = { $count ->
    [one] { $seat } complète une commande : { $orders }.
   *[other] { $seat } complète { $count } commandes : { $orders }.
}
event-bonus = { $taken ->
    [no] { $seat } renonce au bonus de la carte Finitions { $card } : { $bonus }.
   *[yes] { $seat } prend le bonus de la carte Finitions { $card } : { $bonus }.
}
event-tory = { $met ->
    [no] { $seat } : les encres ne conviennent pas toutes aux commandes en cours.
   *[yes] { $seat } : toutes les encres conviennent aux commandes en cours.
}

## The automa, the board, the end

event-automa-took = { $kind ->
    [printing] L’automa retire la carte Impression { $what }.
    [refinement] L’automa retire la carte Finitions { $what }.
    [inks] L’automa remet dans le sac : { $what }.
    [specialty] L’automa retire la carte Compétence { $what }.
    [gear] L’automa retire l’engrenage { $what }.
    [reward] L’automa marque l’avantage : { $what }.
    [patronage-card] L’automa retire du jeu la carte Mécénat { $what }.
   *[nothing] L’automa ne trouve rien à prendre.
}
event-board-cleared = { $action ->
    [orders] { $count ->
        [0] Il ne reste aucune carte de commande sur le plateau.
        [one] { $count } carte de commande restée sur le plateau est défaussée.
       *[other] { $count } cartes de commande restées sur le plateau sont défaussées.
    }
    [inks] { $count ->
        [0] Il ne reste aucune encre sur le plateau.
        [one] { $count } encre restée sur le plateau retourne dans le sac.
       *[other] { $count } encres restées sur le plateau retournent dans le sac.
    }
    [specialties] { $count ->
        [0] Il ne reste aucune carte Compétence sur le plateau.
        [one] { $count } carte Compétence restée sur le plateau est défaussée.
       *[other] { $count } cartes Compétence restées sur le plateau sont défaussées.
    }
    [gears] { $count ->
        [0] Il ne reste aucun engrenage sur le plateau.
        [one] { $count } engrenage resté sur le plateau est défaussé.
       *[other] { $count } engrenages restés sur le plateau sont défaussés.
    }
   *[patronage] Les marqueurs du mécénat restent jusqu’à la fin du tour.
}
event-marker-passed = { $from } donne un marqueur à { $to }.
event-round-ended = Le tour { $round } se termine.
event-final = { $seat } finit avec { $total } points de renommée : { $fame } en cours de partie, { $specialties } pour les compétences, { $patronage } pour les cartes Mécénat, { $guilders } pour les florins (caractères : { $types }, encres : { $inks }).
event-result = { $kind ->
    [title] { $seat } obtient le titre : { $title }.
    [shared] { $seat } partagent la victoire.
   *[winner] { $seat } gagne la partie.
}
