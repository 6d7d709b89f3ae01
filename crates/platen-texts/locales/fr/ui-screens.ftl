### La page autour de la table : accueil, mise en place, options, parties, fin, lecture, relecture.

## L'accueil

ui-tagline = Imprimez des livres, tournez les engrenages, gagnez en renommée. Un Gutenberg non officiel, de un à quatre.
ui-opening = Un instant…
ui-continue = Continuer
ui-alone = Jouer seul
ui-alone-about = Contre l’automa, pour un titre
ui-new = Nouvelle partie
ui-new-about = Avec des bots, ou entre amis sur cet appareil
ui-daily = Partie du jour
ui-daily-about = { $date } : le même atelier pour tous
ui-daily-best = { $date } : le même atelier pour tous. Votre record : { $fame }
ui-rules = Règles
ui-rules-about = Par chapitre, avec recherche
ui-games = Parties
ui-games-about = Enregistrées, fichiers, relecture
ui-first-about = Avec un guide à vos côtés
ui-coach-end = Merci, je continue seul
ui-options = Options
ui-options-about = Langue et aspect
ui-about = À propos de Platen
ui-offline = Fonctionne aussi hors ligne

## Les feuilles

ui-close = Fermer
ui-back = Retour
ui-line = Ligne { $line } : { $text }

## La mise en place

ui-seats = Qui joue
ui-seat = Place { $number }
ui-name = Nom
ui-level = Niveau
ui-person = Personne
ui-bot = Bot
ui-empty = Vide
ui-automa-needed = À un seul joueur, l’automa joue toujours.
ui-automa-full = À une table complète, il n’y a pas de place pour l’automa.
ui-hints = Conseils
ui-hints-about = On peut demander aux bots ce qui est le mieux.
ui-undo = Annulation
ui-undo-about = On peut revenir en arrière tant que rien de caché n’est révélé.
ui-more = Règles maison, graine et jeu de cartes
ui-seed = Graine
ui-seed-about = Un nombre entier redonne la même partie. Laissez vide pour une nouvelle donne.
ui-set = Jeu de cartes
ui-set-house = Cartes maison
ui-set-choose = Choisir un fichier…
ui-set-about = Qui possède le jeu imprimé peut saisir ses propres cartes dans un fichier.
ui-deal = Distribuer

## Les parties et les fichiers

ui-no-games = Aucune partie n’est encore enregistrée ici. Tout ce que vous jouez s’enregistre de soi-même.
ui-file-open = Ouvrir un fichier…
ui-file-about = Une partie sauvegardée continue ; celle qui est finie se relit.
ui-file-save = Sauvegarder en fichier
ui-round-of = tour { $round } sur 6
ui-finished = terminée
ui-remove = Supprimer
ui-remove-sure = Supprimer cette partie pour de bon ? Elle ne pourra pas être récupérée.
ui-remove-keep = La garder

## Les options

ui-language = Langue
ui-device = Selon l’appareil
ui-theme = Lumière
ui-theme-light = Jour
ui-theme-dark = Nuit
ui-motion = Mouvement
ui-motion-off = Aucun
ui-motion-fast = Rapide
ui-motion-normal = Normal
ui-sound = Son

## La fin

ui-end-win = { $names } gagne avec { $fame } de renommée
ui-end-shared = { $names } se partagent la victoire avec { $fame } de renommée
ui-end-title = { $title } avec { $fame } de renommée
ui-end-next = { $more } de plus et vous seriez { $title }.
ui-end-second = { $names } : place { $place } avec { $fame } de renommée.
ui-end-best = Record ici à une telle table : { $fame }.
ui-end-new-best = Nouveau record sur cet appareil !
ui-end-source = D’où elle vient
ui-end-chart = Renommée par tour
ui-end-numbers = Les chiffres
ui-end-table = Voir la table
ui-end-again = La fin
ui-same-deal = Même donne
ui-new-deal = Nouvelle donne
ui-to-start = Vers l’accueil
ui-replay = Relecture

## La lecture

ui-search = Chercher dans les règles
ui-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
ui-not-found = Rien trouvé. Essayez un seul mot.
ui-tip = Un conseil
ui-play-well = Comment jouer
ui-book-rules = Les règles
ui-book-printers = Les imprimeurs
ui-book-history = L’imprimerie
ui-book-titles = Titres
ui-contents = Sommaire

## La relecture

ui-first = Premier pas
ui-previous = Pas précédent
ui-next = Pas suivant
ui-last = Dernier pas
ui-play = Lire
ui-pause = Pause
ui-step = Pas
ui-step-of = { $step } sur { $steps }
ui-seen-by = Vu par
ui-spectator = Spectateur
ui-play-on = Jouer à partir d’ici
ui-what-happened = Ce qui s’est passé
ui-the-houses = Les ateliers

## Quand quelque chose ne va pas

ui-broken = Platen ne peut pas continuer ici
ui-broken-storage = Les parties sont enregistrées dans ce navigateur, et il ne le permet pas. Les fenêtres privées et le stockage bloqué l’empêchent.
ui-broken-worker = La partie du programme qui mène le jeu s’est arrêtée plusieurs fois. Recharger la page peut aider ; les parties enregistrées sont en sûreté.
ui-try-again = Réessayer
ui-elsewhere = Cette partie est ouverte dans un autre onglet
ui-elsewhere-about = Un seul onglet à la fois joue une partie, pour que rien ne se perde.
ui-go-on-here = Continuer ici
ui-other-games = Autres parties
ui-no-game = Cette partie n’est pas enregistrée dans ce navigateur.
ui-not-kept = Cela n’a pas pu être enregistré et n’a donc pas été fait. Le disque est-il plein ?
ui-file-too-long = Ce fichier est trop long pour une partie.
ui-worker-lost = La partie a dû être rouverte. Veuillez refaire votre dernier pas.
ui-new-version = Une nouvelle version est prête.
ui-reload = Recharger

## À propos

ui-about-what = Platen est le jeu de société Gutenberg en logiciel : chaque règle est numérotée et vérifiée, avec des bots, un automa, des parties enregistrées et relues. On joue et tout est enregistré dans ce navigateur ; rien n’est envoyé nulle part.
ui-about-unofficial = C’est une adaptation non officielle, avec ses propres mots, dessins et numéros de cartes, sans lien avec les auteurs ni les éditeurs du jeu. Si elle vous plaît, achetez le jeu imprimé.
ui-about-licence = Le programme est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
ui-about-fonts = Caractères sous la licence SIL Open Font License 1.1 : { $fonts }.
ui-version = Version { $version }
