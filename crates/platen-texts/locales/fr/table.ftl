# La table au clavier.

## The board

table-round = Tour
table-first = premier joueur : { $seat }
table-taken = pris
table-from = dès { $round }
table-bare = plus rien ici
table-display = Choix de départ : deux commandes chacun
table-set = lot { $set }
table-bag = sac
table-both = les deux : { $bonus }
table-both-refinements = les deux finitions : { $bonus }
table-guilders = { $count }fl
table-fame = { $count }re

## A printing house

table-types = caract.
table-next-type = suivant { $cost }
table-inks = encres
table-wild = joker
table-patronage = mécénat { $cards }
table-levels = niveaux
table-disc = disque
table-disc-at = disque à { $level }
table-gears = engren.
table-no-gears = aucun engrenage
table-free-axles = trois axes libres
table-gear = engrenage { $gear }
table-used = utilisé
table-orders = comm.
table-lacks = manque { $what }
table-lacks-both = les deux

## Questions on the way to an action

ask-back = { $question } (b : retour)
ask-first-sector = Quel secteur est actif en premier ?
ask-to-one = Quelle autre au niveau I ?
ask-to-action = Vers quelle action ?
ask-refinement = Avec quelle carte Finitions ?
ask-discard-order = Quelle commande défausser pour lui faire place ?
ask-discard-gear = Quel engrenage défausser pour lui faire place ?
ask-specialty = Quelle compétence ?
ask-to-sector = Vers quel secteur ?
ask-inks = Quelles encres ?
ask-spend = En dépensant quelles encres ?
ask-type = Quel caractère ?
ask-how = Comment ?
ask-two = Quelles compétences ?
ask-order = Commande { $order } ?

## Answers

choice-any-time = à tout moment
choice-pay-two = payer 2 florins
choice-draw = Piocher { $cards }
choice-plan = Planifier { $plan }
choice-keep-gear = Garder l’engrenage { $gear }
choice-level = { $specialty } au niveau { $level }
choice-move-from = Déplacer un marqueur : { $from }
choice-set = Lot { $set } : { $inks } ({ $price })
choice-specialty-card = Carte { $card }
choice-one-level = Carte { $card } pour un niveau au choix
choice-take-gear = Prendre l’engrenage { $gear }
choice-turn-gear = Tourner à la main { $gear }
choice-use-gear = Utiliser { $gear }
choice-axle = axe { $axle } : { $sector }
choice-patronage-card = Carte Mécénat { $card } : 8 points de renommée à la fin
choice-printing = Carte Impression { $card }
choice-bonus = Bonus de la carte { $card } : { $bonus }
choice-decline-bonus = Renoncer au bonus de la carte { $card }
choice-buy = Acheter un caractère pour { $price }
choice-swap = Échanger deux niveaux
choice-declare = Choisir ce que vous complétez, commande par commande
choice-best = Compléter { $orders } : { $guilders }, { $fame }
choice-leave = La laisser
choice-fulfil = La compléter
choice-fulfil-how = La compléter { $manner }
choice-raised = { $specialty } ({ $from } → { $to })
choice-beyond = { $specialty } (VI : 3 florins à la place)
choice-sector = { $now } (au tour suivant { $next }, puis { $after })

## What is said at the table

say-plan-how = Cinq nombres, par exemple 2 2 1 1 1 : { $rows }.
say-more = … encore { $count }, voir log
say-no = Impossible : { $why } ({ $rule })
say-not-undone = Impossible d’annuler : { $why }
say-can = Rien ne s’y oppose : c’est possible maintenant.
say-not-now = Pas maintenant : { $why }
say-no-choice = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
say-nobody = Personne du nom de « { $name } » ne joue à ce clavier.
say-hand-over = { $seat } planifie. Passez le clavier ; Entrée pour continuer >
say-try-again = Entrée pour réessayer, q pour arrêter >
say-not-kept = Rien n’a été fait : l’enregistrement a échoué.
say-nothing-to-decide = Rien à décider maintenant.
say-saved = Enregistré ; reprenez par `{ $command }`.
say-exists = { $file } existe déjà ; nommez un autre fichier.
say-recorded = L’enregistrement est dans { $file }.
say-stopped = La partie s’arrête ici.
say-last-saved = La dernière sauvegarde est dans { $file }.
say-not-saved = Rien n’a été enregistré : --record n’a pas été indiqué.
say-go-on = Entrées dans son enregistrement : { $count }. Reprenez par
say-unclear = « { $line } » n’est ni un numéro de la liste, ni une instruction, ni une action ; ? montre ce qui est possible.
say-no-rule = Il n’y a pas de règle « { $rule } » ; peut-être { $known }.
say-save-how = save demande un fichier : save ma-partie.platen
say-as-how = as demande un joueur et une action : as Ben buy A
score-final = Score final
score-so-far = Score provisoire

## What can be typed, a line each

help-1 = un numéro
    .means = choisir
help-2 = b
    .means = retour à la question
help-3 = u
    .means = annuler votre dernière action
help-4 = 2 2 1 1 1
    .means = planifier : marqueurs sur commandes, encres, compétences, engrenages, mécénat
help-5 = AIO
    .means = les trois premiers caractères
help-6 = hint
    .means = les meilleurs choix selon un joueur fort, d’après ce que vous voyez
help-7 = log, log all
    .means = ce qui s’est passé ce tour, ou depuis le début
help-8 = score
    .means = le score si la partie finissait maintenant
help-9 = rules ID
    .means = afficher une règle, par exemple rules ORD-2
help-10 = why ACTION
    .means = pourquoi une action est impossible
help-11 = as NOM ACTION
    .means = une action gratuite d’un autre joueur
help-12 = save FICHIER
    .means = enregistrer la partie dans un fichier
help-13 = q
    .means = arrêter
help-14 = toute action
    .means = dans la notation de docs/notation.md
help-signs = Signes : fl florins, re renommée, R B D A encres (V : vert), ▸actif◂ secteur, ✓ présent, les deux : bonus
