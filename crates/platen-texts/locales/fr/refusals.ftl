# Pourquoi une chose ne peut pas se faire.

## Rules

refusal-no-player = Personne ne joue à cette place ({ $seat }).
refusal-game-over = La partie est finie.
refusal-not-awaited = Ce n’est pas à { $seat } de décider. On attend : { $awaited }.
refusal-not-asked = Ce n’est pas ce qu’il faut décider. { $asked }
refusal-reward-first = { $seat } doit d’abord recevoir une récompense.
refusal-already-acted = Vous avez déjà fait votre choix. Terminez votre action.
refusal-not-acted = Faites d’abord un choix, ou passez ; passer termine l’action.
refusal-no-free-actions = Les actions gratuites se font de la planification à la fin de la dernière étape des commandes.
refusal-out-of-turn = À cette table, pas d’action gratuite pendant que d’autres décident. Attendez que ce soit à { $seat }.
refusal-too-few-guilders = { $cost ->
    [one] Cela coûte { $cost } florin ; vous en avez { $has }.
   *[other] Cela coûte { $cost } florins ; vous en avez { $has }.
}
refusal-bag-lacks = Le sac ne suffit pas ({ $ink }) : il en contient { $has }, il en faut { $needs }.
refusal-ink-lacking = Il vous faut { $needs } × { $ink } ; vous en avez { $has }.
refusal-type-lacking = Il vous faut { $needs } × { $letter } ; vous en avez { $has }. Vous pouvez acheter des caractères à tout moment.
refusal-level-lacking = Il vous faut le niveau { $needs } en { $specialty } ; vous êtes au niveau { $has }.
refusal-ink-count = { $expected ->
    [one] Choisissez exactement { $expected } encre, et non { $named }.
   *[other] Choisissez exactement { $expected } encres, et non { $named }.
}
refusal-wrong-inks = { $named ->
    [one] L’encre choisie ({ $named }) ne paie pas les symboles de la carte ({ $expected }).
   *[other] Les { $named } encres choisies ne paient pas les symboles de la carte ({ $expected }).
}
refusal-card-not-there = La carte { $card } n’est pas disponible. Choisissez-en une autre.
refusal-gear-not-there = L’engrenage { $gear } n’est pas disponible. Choisissez-en un autre.
refusal-no-such-order = Vous n’avez pas de commande avec la carte Impression { $card }.
refusal-holds-four = Vous avez { $held } commandes. Choisissez celle à défausser pour la nouvelle.
refusal-has-room = Commandes en cours : { $held }. Il reste un emplacement libre ; n’en défaussez aucune.
refusal-tile-not-dealt = Vous n’avez pas reçu { $tile }. Gardez un de vos deux personnages.
refusal-same-specialty = La même compétence est choisie deux fois ({ $specialty }). Choisissez-en deux différentes.
refusal-equal-levels = Les deux sont au niveau { $level }. Choisissez deux niveaux différents.
refusal-already-swapped = Vous avez déjà échangé des niveaux ce tour-ci. Ce sera possible au prochain tour.
refusal-needs-character = Seul ce personnage le peut : { $character }.
refusal-type-count = { $expected ->
    [one] Choisissez exactement { $expected } caractère, et non { $named }.
   *[other] Choisissez exactement { $expected } caractères, et non { $named }.
}
refusal-marker-count = { $has ->
    [one] Placez votre marqueur ({ $has }) ; placés : { $placed }.
   *[other] Placez tous vos marqueurs ({ $has }) ; placés : { $placed }.
}
refusal-too-many-on-action = Au plus { $most } marqueurs par action ; il y en aurait { $placed } ({ $action }).
refusal-already-committed = Votre plan est validé. Reprenez-le pour le changer.
refusal-not-committed = Vous n’avez pas encore validé de plan.
refusal-all-committed = Tous les plans sont validés ; ils seront révélés une fois la récompense en cours reçue.
refusal-no-marker = Vous n’avez pas de marqueur à cet endroit ({ $action }).
refusal-same-action = Le marqueur y est déjà ({ $action }). Choisissez une autre action.
refusal-set-has = { $has ->
    [one] Il reste { $has } encre dans le lot, et non { $wanted }.
   *[other] Il reste { $has } encres dans le lot, et non { $wanted }.
}
refusal-no-such-set = Il n’y a pas de lot { $set } ; les lots vont de 1 à { $sets }.
refusal-zero-inks = Prenez 1, 2 ou 3 encres d’un lot. Pour n’en prendre aucune, passez.
refusal-empty-axle = { $gears ->
    [0] L’axe { $axle } est vide ; vous n’avez pas encore d’engrenage.
    [one] L’axe { $axle } est vide ; vous avez { $gears } engrenage.
   *[other] L’axe { $axle } est vide ; vous avez { $gears } engrenages.
}
refusal-gear-used = L’engrenage de l’axe { $axle } a servi ce tour-ci ; il reste en place jusqu’au prochain tour.
refusal-used-up = { $uses ->
    [one] L’engrenage de l’axe { $axle } a déjà servi ({ $uses } fois). Il resservira au prochain tour.
   *[other] L’engrenage de l’axe { $axle } a déjà servi { $uses } fois. Il resservira au prochain tour.
}
refusal-three-uses = Vous avez utilisé vos engrenages { $uses } fois ce tour-ci ; c’est le maximum.
refusal-axles-full = Les trois axes sont occupés. Choisissez un engrenage non utilisé à défausser.
refusal-axle-free = { $gears ->
    [one] Vous avez { $gears } engrenage : il reste un axe libre, n’en défaussez pas.
   *[other] Vous avez { $gears } engrenages : il reste un axe libre, n’en défaussez pas.
}
refusal-same-sector = Le secteur { $sector } est déjà actif. Choisissez-en un autre.
refusal-wrong-choice = Ce choix ne convient pas à ce secteur ({ $sector }).
refusal-same-thing = Échangez contre quelque chose de différent.
refusal-not-lowest = Ce n’est pas la plus faible : { $specialty } est au niveau { $level }, la plus faible au niveau { $lowest }.
refusal-not-fulfilling = Cet engrenage compte les commandes que vous complétez : utilisez-le après les avoir annoncées, avant de finir l’étape.
refusal-nothing-counts = Aucune des commandes que vous complétez ne compte pour cet engrenage.
refusal-no-order-to-draw = Une commande demande une carte de chaque sorte ; il reste { $printing } Impression et { $refinement } Finitions.
refusal-no-slot = Vous avez { $held } commandes, et à cette table une commande bonus demande un emplacement libre.
refusal-nothing-to-draw = Il ne reste aucune carte de cette sorte à piocher.
refusal-one-type = Cet engrenage vend un caractère par utilisation, et non { $named }.
refusal-zero-types = Choisissez au moins un caractère à acheter.
refusal-reward-marked = Cet avantage est déjà pris ce tour-ci : { $reward }. Choisissez-en un autre.
refusal-not-yet = La carte Mécénat { $card } peut se prendre à partir du tour { $from } ; c’est le tour { $round }.
refusal-nothing-declared = Choisissez au moins une commande à compléter. Pour n’en compléter aucune, passez.
refusal-declared-twice = La commande avec la carte Impression { $card } est choisie deux fois.
refusal-leave-out-orders = { $orders ->
    [one] Avec { $orders } commande, aucune lettre ne peut être omise ; il en faut au moins deux.
   *[other] Avec { $orders } commandes, aucune lettre ne peut être omise ; il en faut au moins deux.
}
refusal-leave-out-once = Une seule lettre peut être omise, et non { $named }.
refusal-letter-not-shown = La carte Impression { $card } ne montre pas le caractère { $letter }.
refusal-no-such-bonus = La carte Finitions { $card } n’a pas de bonus à prendre.
refusal-wrong-bonus = Le bonus de la carte Finitions { $card } est autre : { $bonus }.
refusal-bonus-empty = Le bonus de la carte Finitions { $card } ne peut rien donner maintenant. Renoncez-y.
refusal-bonuses-open = { $left ->
    [one] Il reste { $left } bonus. Prenez-le ou renoncez-y.
   *[other] Il reste { $left } bonus. Prenez chacun d’eux ou renoncez-y.
}
refusal-wrong-reward = La récompense est autre : { $reward }.
refusal-may-not-decline = On ne peut pas renoncer à cette récompense.
refusal-not-scripted = Cette partie fait elle-même ses tirages ; on ne les indique que dans une partie avec arbitre.
refusal-script = Le tirage ne convient pas : { $trouble }.

script-needs = indiquez ce qui a été tiré ensuite ({ $deck })
script-impossible = ce tirage est impossible ici ({ $drawn })

## Undo

refusal-nothing-done = Il n’y a encore rien à annuler.
refusal-other-seat = { $seat } a joué depuis ; vous ne pouvez annuler que vos dernières actions.
refusal-too-far = C’est trop ancien pour être annulé.
refusal-revealed = La dernière action a révélé quelque chose ; on ne peut plus l’annuler.

## Host

refusal-bad-request = La page a envoyé un message incompris. Rechargez la page.
refusal-too-long = C’est trop long : { $bytes } octets ; au plus { $most } sont lus.
refusal-outdated = La page ({ $client }) et son hôte ({ $host }) n’ont pas la même version. Rechargez la page ; votre partie est conservée.
refusal-not-allowed = Les invités ne peuvent pas le faire. Demandez à la personne qui tient la table.
refusal-spectator = Vous regardez la partie ; seuls les joueurs peuvent faire cela.
refusal-no-table = Il n’y a pas de table { $table }.
refusal-table-exists = La table { $table } existe déjà. Fermez-la d’abord.
refusal-not-at-table = Vous ne jouez pas à la table { $table } et ne la regardez pas. Prenez place d’abord.
refusal-not-your-seat = Ce n’est pas votre place ({ $seat }).
refusal-not-at-device = { $at ->
    [none] L’appareil n’est pas à { $seat }. Passez-le d’abord.
   *[other] L’appareil est à { $at }. Passez-le d’abord à { $seat }.
}
refusal-nobody-at-device = L’appareil n’est à personne. Passez-le d’abord à quelqu’un.
refusal-no-person = Aucune personne n’occupe cette place ({ $seat }).
refusal-no-seats = Choisissez au moins une place, ou regardez.
refusal-stale = La partie a avancé depuis votre choix (coup { $made_for }, maintenant { $revision }). Regardez à nouveau.
refusal-unknown-set = Il n’y a pas de jeu de cartes nommé « { $name } ». Choisissez dans la liste.
refusal-bad-set = On ne peut pas jouer avec ce jeu de cartes. Ses défauts sont listés ci-dessous.
refusal-bad-seed = « { $seed } » ne convient pas comme graine. Donnez un nombre entier inférieur à 2^64 ou 64 chiffres hexadécimaux.
refusal-bad-options = { $why ->
    [players] Une table a de 2 à 4 places, automa compris.
    [first_player] Personne n’est assis à la place du premier joueur. Choisissez-en une autre.
   *[other] Ces options ne vont pas ensemble.
}
refusal-sitter-count = { $players ->
    [one] Il y a { $players } joueur, mais { $named } de nommés.
   *[other] Il y a { $players } joueurs, mais { $named } de nommés.
}
refusal-unknown-level = Il n’y a pas de bot « { $level } ». Choisissez dans la liste.
refusal-bad-record = Cette partie enregistrée ne peut pas être rejouée. Ses défauts sont listés ci-dessous.
refusal-several-records = { $found ->
    [0] Ce texte ne contient aucune partie.
   *[other] Ce texte contient { $found } parties. Ouvrez-en une à la fois.
}
refusal-hints-off = Cette table joue sans conseils.
refusal-undo-off = Cette table joue sans annulation.
refusal-nothing-to-decide = { $seat } n’a rien à décider maintenant.
refusal-superseded = La partie a avancé avant la réponse. Demandez à nouveau.
refusal-nothing-found = Pas de réponse trouvée. Demandez à nouveau.
refusal-no-trial = Aucun essai n’est en cours.
refusal-nothing-tried = Rien n’a encore été essayé.
refusal-would-reveal = Cela révélerait quelque chose de caché. Un essai s’arrête à ce qui est connu.
refusal-too-many = { $what ->
    [actions] Au plus { $most } actions à la fois.
    [steps] Un essai compte au plus { $most } coups. Annulez-en, ou quittez-le.
    [hints] Au plus { $most } conseil à la fois. Attendez, ou arrêtez-le.
    [replays] Au plus { $most } parties revues à la fois. Fermez-en une.
   *[other] Au plus { $most } à la fois.
}
refusal-game-running = La partie est en cours, et son enregistrement dit ce qui est caché. Attendez la fin.
refusal-not-your-view = Pendant la partie, vous ne la voyez que de votre place.
refusal-no-replay = Il n’y a pas de partie revue { $replay }.
refusal-no-step = Il n’y a pas de coup { $step } ; ils vont de 0 à { $last }.
refusal-other = Ce n’est pas possible ({ $code }).

## Tables partagées

refusal-unknown = Choisissez d’abord un nom.
refusal-banned = La personne qui tient ce serveur vous a exclu.
refusal-bad-share = La part de cet appareil au tirage ne convient pas. Rechargez la page.
refusal-bad-code = Personne n’a ce code. Vérifiez chaque lettre, ou créez un nouveau code là où l’on vous connaît.
refusal-bad-name = Un nom a de 1 à { $most } caractères.
refusal-no-such-table = Cette table n’existe pas. Le lien est peut-être incomplet.
refusal-not-found = Ce serveur ne connaît pas ce que la page demande. Rechargez la page.
refusal-wrong-method = La page a demandé d’une manière que ce serveur ne connaît pas. Rechargez la page.
refusal-too-slow = La demande a mis trop de temps à arriver. Réessayez.
refusal-bad-pace = { $unit ->
    [minutes] Une décision peut prendre de 1 à { $most } minutes.
   *[hours] Une décision peut prendre de 1 à { $most } heures.
}
refusal-nobody-plays = Il faut au moins une personne qui joue.
refusal-too-much = { $what ->
    [tables] Vous avez déjà { $most } tables. Terminez d’abord une partie.
    [tokens] Vous avez déjà { $most } jetons d’accès. Révoquez-les d’abord.
    [bytes] Un jeu de cartes a au plus { $most } octets.
    [request] C’est trop long : au plus { $most } octets à la fois.
   *[characters] Au plus { $most } caractères à la fois, et au moins un.
}
refusal-too-fast = C’était trop à la fois. Attendez un instant, puis réessayez.
refusal-seat-taken = Quelqu’un y est déjà assis. Choisissez une autre place.
refusal-no-seat-free = Il n’y a plus de place libre. Vous pouvez regarder.
refusal-seated-already = Vous êtes déjà assis à cette table.
refusal-not-seated = Seules les personnes assises à cette table peuvent faire cela.
refusal-not-maker = Seule la personne qui a ouvert la table peut faire cela.
refusal-begun = La partie a déjà commencé.
refusal-not-begun = La partie n’a pas encore commencé.
refusal-running = La partie est encore en cours.
refusal-stood-in = Un bot joue pour vous. Dites que vous êtes de retour pour continuer.
refusal-resigned = Vous avez abandonné cette partie.
refusal-rules-changed = Les règles ont changé depuis le début de cette partie. On ne peut ni la continuer ni la rejouer. Si elle est finie, on peut la regarder.
refusal-table-closed = Cette table est fermée.
refusal-foreign-origin = La demande venait d’un autre site. Ouvrez Platen à sa propre adresse.
refusal-not-kept = Cela n’a pas pu être enregistré et n’a donc pas eu lieu. Réessayez.
refusal-unavailable = Le serveur ne peut pas le faire en ce moment. Réessayez dans un instant.
refusal-not-connected = Pas de connexion en ce moment. Elle reprendra d’elle-même.
refusal-unreachable = Le serveur est injoignable. Vérifiez votre connexion, puis réessayez.

## Tables that were closed

closed-not-kept = La table a été fermée, car la partie n’a pas pu être enregistrée. Libérez de la place, puis rouvrez-la : elle reprend au dernier coup enregistré.
closed-unknown = La table a été fermée ({ $why }). Rouvrez-la pour continuer.

## Ce qui ne va pas dans une ligne d'un fichier : un jeu de cartes, ou un enregistrement

problem-file-too-long = Le fichier a { $bytes } octets ; un jeu de cartes en a au plus { $most }.
problem-syntax = Ceci n’est pas écrit en TOML.
problem-unknown-field = Le champ « { $found } » est inconnu. Attendu, au choix : { $expected }.
problem-missing-field = Le champ « { $field } » manque.
problem-wrong-kind = { $kind ->
    [text] « { $field } » doit être un texte entre guillemets.
    [whole_number] « { $field } » doit être un nombre entier.
    [true_or_false] « { $field } » doit être true ou false.
    [list] « { $field } » doit être une liste entre crochets.
   *[table] « { $field } » doit être une table avec des champs.
}
problem-wrong-length = « { $field } » a { $found } éléments ; il en faut de { $least } à { $most }.
problem-out-of-range = « { $field } » vaut { $found } ; il faut de { $least } à { $most }.
problem-unknown-word = « { $found } » est inconnu ici. Attendu, au choix : { $expected }.
problem-letter-count = « { $field } » a { $found } lettres ; il en faut de { $least } à { $most }.
problem-no-specialty = « { $field } » doit nommer une compétence avec son niveau.
problem-bad-name = Le nom d’un jeu de cartes a de 1 à 40 lettres, chiffres, tirets, points ou tirets bas.
problem-missing-entries = « { $deck } » a { $found } éléments sur { $count }. Manquent : nº { $numbers }.
problem-twice = Le nº { $number } est là deux fois, d’abord à la ligne { $first }.
problem-few-basic-gears = Seuls { $found } engrenages sont sans three_plus ; à deux joueurs, il en faut au moins { $least }.
problem-asks-nothing = Une carte Mécénat doit demander quelque chose.
problem-not-a-pair = Un déplacement est une paire, par exemple "max" et "min".
problem-idle-move = Un déplacement de « { $end } » vers lui-même ne fait rien.
problem-unsorted-rounds = « patronage_rounds » doit croître d’une case à l’autre.
problem-first-reward = Le niveau II de la piste de récompense doit donner une encre.
problem-automa-start = L’automa commence avec 7 marqueurs, pas { $found }.
problem-record-foreign = Ceci n’est pas une partie enregistrée par Platen.
problem-record-format = L’enregistrement a le format { $found }, que cette version ne lit pas. Rechargez la page pour avoir la dernière version.
problem-record-revision = La partie a été jouée avec d’autres règles ({ $found }) que celles de cette version ({ $expected }).
problem-record-head = Il manque ici une ligne qui commence par « { $expected } ».
problem-record-options = Les options de la partie sont abîmées.
problem-record-option = L’option « { $name } » doit être nommée exactement une fois.
problem-record-seed = La graine de la partie est abîmée.
problem-record-seat = Une place de la partie est abîmée.
problem-record-unknown-set = Cette partie a été jouée avec le jeu de cartes « { $name } », inconnu ici. Choisissez le fichier de ce jeu de cartes.
problem-record-notation = Cette ligne ne peut pas être lue.
problem-record-cut-off = { $entries ->
    [one] L’enregistrement est coupé : sa dernière ligne manque après { $entries } action.
   *[other] L’enregistrement est coupé : sa dernière ligne manque après { $entries } actions.
}
problem-record-count = L’enregistrement a { $found } actions, mais sa dernière ligne en compte { $counted } : il en manque, ou il y en a de trop.
problem-record-digest = Les actions mènent à une autre partie que celle enregistrée : le fichier a été modifié.
