### La page autour de la table : accueil, mise en place, options, parties, fin, lecture, relecture.

## L'accueil

ui-tagline = Imprimez des livres, tournez les engrenages, gagnez de la renommée. Un Gutenberg non officiel, de un à quatre joueurs.
ui-opening = Un instant…
ui-continue = Continuer
ui-alone = Jouer en solo
ui-alone-about = Contre l’automa, pour un titre
ui-new = Nouvelle partie
ui-new-about = Avec des bots, ou entre amis sur cet appareil
ui-daily = Donne du jour
ui-daily-about = { $date } : la même donne pour tous
ui-daily-best = { $date } : la même donne pour tous. Votre record : { $fame }
ui-rules = Règles
ui-rules-about = Par chapitre, avec recherche
ui-games = Vos parties
ui-games-about = Reprendre, revoir, ouvrir un fichier
ui-coach-end = Merci, je continue sans guide
ui-options = Options
ui-options-about = Langue et aspect
ui-about = À propos de Platen
ui-offline = Fonctionne aussi hors ligne

## Les feuilles

ui-close = Fermer
ui-back = Retour
ui-line = Ligne { $line } : { $text }

## La mise en place

ui-seats = Qui joue
ui-seat = Place { $number }
ui-name = Nom
ui-level = Niveau
ui-person = Humain
ui-bot = Bot
ui-empty = Vide
ui-automa-needed = À un seul joueur, l’automa joue toujours.
ui-automa-full = À une table complète, il n’y a pas de place pour l’automa.
ui-hints = Conseils
ui-hints-about = Vous pouvez demander aux bots ce qui est le mieux.
ui-undo = Annulation
ui-undo-about = Vous pouvez revenir en arrière tant que rien de caché n’est révélé.
ui-more = Règles maison, graine et jeu de cartes
ui-seed = Graine
ui-seed-about = Le même nombre entier redonne la même partie. Laissez vide pour une nouvelle donne.
ui-set = Jeu de cartes
ui-set-house = Cartes maison
ui-set-choose = Choisir un fichier…
ui-set-about = Qui possède le jeu imprimé peut saisir ses propres cartes dans un fichier.
ui-deal = Distribuer

## Les parties et les fichiers

ui-no-games = Aucune partie n’est encore enregistrée ici. Tout ce que vous jouez s’enregistre automatiquement.
ui-file-open = Ouvrir un fichier…
ui-file-about = Une partie enregistrée reprend ; une partie terminée se revoit.
ui-file-set = Choisir le jeu de cartes…
ui-file-save = Enregistrer dans un fichier
ui-round-of = tour { $round } sur 6
ui-finished = terminée
ui-remove = Supprimer
ui-remove-sure = Supprimer définitivement cette partie ? Elle ne pourra pas être récupérée.
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

ui-end-win = { $fame ->
    [one] { $names } gagne avec { $fame } point de renommée
   *[other] { $names } gagne avec { $fame } points de renommée
}
ui-end-shared = { $fame ->
    [one] { $names } se partagent la victoire avec { $fame } point de renommée
   *[other] { $names } se partagent la victoire avec { $fame } points de renommée
}
ui-end-title = { $fame ->
    [one] { $title } avec { $fame } point de renommée
   *[other] { $title } avec { $fame } points de renommée
}
ui-end-next = { $more ->
    [one] Avec { $more } point de plus, vous seriez { $title }.
   *[other] Avec { $more } points de plus, vous seriez { $title }.
}
ui-end-second = { $fame ->
    [one] { $names } : { $place }e place avec { $fame } point de renommée.
   *[other] { $names } : { $place }e place avec { $fame } points de renommée.
}
ui-end-best = Record de cet appareil à une table semblable : { $fame }.
ui-end-new-best = Nouveau record sur cet appareil !
ui-end-source = D’où vient la renommée
ui-end-chart = Renommée par tour
ui-end-numbers = Les chiffres
ui-end-table = Voir la table
ui-end-again = Résultat
ui-same-deal = Même donne
ui-new-deal = Nouvelle donne
ui-to-start = Accueil
ui-replay = Revoir

## La lecture

ui-search = Chercher dans les règles
ui-found = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
ui-not-found = Aucun résultat. Essayez avec un seul mot.
ui-tip = Conseils
ui-play-well = Comment jouer
ui-book-rules = Les règles
ui-book-printers = Les imprimeurs
ui-book-history = L’imprimerie
ui-book-titles = Titres
ui-contents = Sommaire

## La relecture

ui-first = Premier coup
ui-previous = Coup précédent
ui-next = Coup suivant
ui-last = Dernier coup
ui-play = Lecture
ui-pause = Pause
ui-step = Coup
ui-step-of = { $step } sur { $steps }
ui-seen-by = Vu par
ui-spectator = Spectateur
ui-play-on = Jouer à partir d’ici
ui-what-happened = Ce qui s’est passé
ui-the-houses = Les ateliers

## Quand quelque chose ne va pas

ui-broken = Platen ne peut pas continuer ici
ui-broken-storage = Les parties s’enregistrent dans ce navigateur, mais il ne le permet pas. La cause habituelle est une fenêtre privée ou un stockage bloqué ; autorisez-le pour cette page.
ui-broken-worker = Le moteur du jeu s’est arrêté plusieurs fois. Recharger la page peut aider ; les parties enregistrées sont en sûreté.
ui-try-again = Réessayer
ui-elsewhere = Cette partie est ouverte dans un autre onglet
ui-elsewhere-about = Une partie ne se joue que dans un onglet à la fois, pour que rien ne se perde.
ui-go-on-here = Continuer ici
ui-other-games = Autres parties
ui-no-game = Cette partie n’est pas enregistrée dans ce navigateur.
ui-not-kept = Un autre onglet avait déjà continué cette partie. Elle est affichée telle qu’elle y est.
ui-file-too-long = Ce fichier est trop long pour une partie.
ui-worker-lost = La partie a dû être rouverte. Veuillez refaire votre dernière action.
ui-new-version = Une nouvelle version est prête.
ui-reload = Recharger

## À propos

ui-about-what = Platen est une version logicielle du jeu de société Gutenberg : chaque règle est numérotée et vérifiée, avec des bots, un automa, des parties que l’on enregistre et que l’on revoit. Tout se joue et s’enregistre dans ce navigateur ; seul ce que vous jouez avec d’autres passe par le serveur d’où vient cette page.
ui-about-unofficial = C’est une adaptation non officielle, avec ses propres mots, dessins et valeurs de cartes, sans lien avec les auteurs ni les éditeurs du jeu. Si elle vous plaît, achetez le jeu imprimé.
ui-about-licence = Le programme est un logiciel libre, sous licence MIT ou Apache 2.0, à votre choix.
ui-about-fonts = Polices sous licence SIL Open Font License 1.1 : { $fonts }.
ui-version = Version { $version }
