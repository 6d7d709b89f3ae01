### Les règles, dites avec nos mots. Un message par règle ; l'identifiant est le numéro de la règle en minuscules.

## Mise en place
family-set-title = Mise en place
family-set-intro = Vous dirigez un jeune atelier. Avant le premier tour, on garnit le plateau et chacun reçoit un peu d’argent, deux commandes et trois caractères. Ces premiers choix orientent déjà toute votre partie.
rule-set-1 = On joue de un à quatre, humains ou bots, avec ou sans l’automa ; en tout, deux, trois ou quatre à table. Si vous jouez seul, l’automa joue toujours. Partout où une règle parle du nombre de joueurs, l’automa compte pour un.
rule-set-2 = Plus on est nombreux, plus il y a d’espaces : pour chaque joueur à table, le plateau offre un espace Impression, un espace Finitions, un lot de trois encres, un espace Compétence et un espace Engrenage. Les espaces d’une rangée sont numérotés à partir de 1.
rule-set-3 = On mélange les deux pioches de commandes. Pour le choix de départ, on étale 6, 8 ou 10 cartes Impression et autant de cartes Finitions à 2, 3 ou 4 joueurs. Avec l’automa, une de moins de chaque.
rule-set-4 = On mélange aussi les cartes Compétence et les engrenages. Puis on garnit tout le plateau : une carte sur chaque espace Impression, Finitions et Compétence, un engrenage sur chaque espace Engrenage, et sur chaque espace d’encre une encre tirée à l’aveugle du sac de 48, lot par lot, de gauche à droite.
rule-set-5 = À deux (donc aussi vous et l’automa), les engrenages marqués « 3+ » restent de côté pour toute la partie.
rule-set-6 = On mélange les 16 cartes Mécénat et on en pose une sur chacun des quatre espaces de mécénat. Les autres ne servent pas.
rule-set-7 = Le premier joueur est tiré au sort, sauf si la table en désigne un. Avec l’automa, c’est toujours l’automa ; le joueur 1 commence alors le choix des commandes de départ.
rule-set-8 = Le premier joueur reçoit 7 marqueurs d’initiative, le suivant 8, puis 9, puis 10. Qui joue plus tard a plus de marqueurs.
rule-set-9 = Chacun commence avec 10 florins, aucune renommée, aucune encre, aucun engrenage, le niveau 0 dans les quatre compétences et le disque au début de la piste de récompense.
rule-set-10 = Si l’on joue avec les personnages (c’est le cas, sauf décision de la table), chacun en reçoit deux, face visible, et en garde un. On choisit dans l’ordre des joueurs, avant les commandes de départ ; ce qu’un personnage donne tout de suite est pris avant le choix suivant. Les autres personnages quittent la partie.
rule-set-11 = Dans l’ordre des joueurs, chacun compose une commande : une carte Impression et une carte Finitions au choix parmi les cartes étalées. Puis chacun en prend une seconde, dans l’ordre inverse. L’automa n’en prend pas. Les cartes restantes sont défaussées.
rule-set-12 = Enfin, dans l’ordre des joueurs, chacun prend trois caractères de son choix. On peut prendre plusieurs fois la même lettre.
tip-set-1 = Choisissez deux commandes qui partagent des lettres ou des encres. Ce qui sert à l’une servira bientôt à l’autre.
tip-set-2 = Prenez vos trois caractères de façon à pouvoir compléter une commande dès le premier tour.

## Le tour
family-rnd-title = Le tour
family-rnd-intro = Une partie dure six tours, qui suivent tous le même chemin. Les engrenages tournent, chacun planifie en secret, les cinq actions se font l’une après l’autre, puis on imprime les commandes.
rule-rnd-1 = Il y a six tours. À chacun : les engrenages tournent, William Caxton nomme sa couleur s’il joue, tous planifient, on exécute les cinq actions, on complète les commandes, le tour se clôt. Après les tours 1 à 5, on prépare le prochain tour.
rule-rnd-2 = Tout est visible : caractères, encres, florins, niveaux, commandes, engrenages, contenu du sac et des défausses, cartes piochées pour une récompense. Seuls sont cachés les plans avant leur révélation, l’ordre des pioches et les cartes Planification de l’automa encore face cachée.
tip-rnd-1 = Six tours, c’est peu. Essayez de compléter au moins une commande à chaque tour.

## Tourner les engrenages
family-trn-title = Tourner les engrenages
family-trn-intro = Vos engrenages s’entraînent l’un l’autre et tournent seuls au début de chaque tour. Chaque tour amène donc une autre récompense. Avec un peu de prévoyance, vous savez aujourd’hui ce qu’ils donneront demain.
rule-trn-1 = À partir du tour 2, le tour commence ainsi : l’engrenage 1 de chacun avance d’un secteur dans le sens horaire. Personne ne choisit et personne ne peut refuser. Sans engrenage, il ne se passe rien.
rule-trn-2 = Les engrenages forment une chaîne. Quand l’engrenage 1 tourne dans le sens horaire, l’engrenage 2 tourne d’un secteur dans l’autre sens, et l’engrenage 3 d’un secteur à nouveau dans le sens horaire.
rule-trn-3 = Les secteurs d’un engrenage sont numérotés 0, 1, 2 dans le sens horaire. Après une rotation horaire, le secteur au numéro juste inférieur devient actif (après 0 vient 2). Après une rotation antihoraire, c’est le numéro juste supérieur (après 2 vient 0).
tip-trn-1 = Avant d’installer un engrenage, regardez l’aperçu : il montre quel secteur sera actif à chacun des prochains tours.

## Planifier
family-pln-title = Planifier
family-pln-intro = C’est ici que le tour se joue. Vous répartissez vos marqueurs d’initiative sur les cinq actions sans savoir ce que font les autres. Plus de marqueurs sur une action, c’est choisir plus tôt ; aucun, c’est ne pas y participer.
rule-pln-1 = Tous planifient en même temps et en secret. Vous placez tous vos marqueurs d’initiative sur les cinq actions, 6 au plus par action.
rule-pln-2 = Quand le dernier joueur a validé, tous les plans sont montrés ensemble. D’ici là, les autres joueurs et les spectateurs voient seulement que vous avez validé, et vous pouvez encore reprendre votre plan.
rule-pln-3 = La carte Planification de l’automa n’est retournée et appliquée qu’une fois que tous les joueurs ont validé.
rule-pln-4 = Pour chaque action, ceux qui y ont au moins un marqueur jouent : le plus de marqueurs d’abord et, à égalité, dans l’ordre des joueurs. Sans marqueur, vous ne pouvez pas faire l’action.
rule-pln-5 = Une action n’est jamais obligatoire : vous pouvez passer. S’il ne reste rien pour vous, c’est tout de même à vous pour les actions gratuites, puis vous passez.
tip-pln-1 = Mettez un seul marqueur là où tout choix vous convient, et gardez les autres pour l’action où vous devez être le premier.
tip-pln-2 = À égalité, le joueur placé avant dans l’ordre passe devant. Si vous êtes dernier, un marqueur de plus que les autres vaut beaucoup.

## Prendre des commandes
family-ord-title = Prendre des commandes
family-ord-intro = Une commande, c’est une carte Impression et une carte Finitions qui vont ensemble. La carte Impression demande des caractères et paie des florins ; la carte Finitions apporte de la renommée. C’est vous qui choisissez les deux cartes à réunir.
rule-ord-1 = Quand c’est à vous, vous pouvez prendre une carte Impression et une carte Finitions du plateau. Les deux ou aucune : ensemble, elles forment une commande.
rule-ord-2 = Vous avez 4 commandes au plus. Si vous en avez 4 et en voulez une autre, défaussez d’abord l’une d’elles, ses deux cartes.
rule-ord-3 = Les deux cartes d’une commande restent ensemble. On ne les sépare ni ne les échange jamais.
rule-ord-4 = Quand tous ont joué, les cartes Impression et Finitions restées sur le plateau sont défaussées.
rule-ord-5 = Une commande bonus vient des pioches, si vous la voulez : piochez 2 cartes Impression et 2 cartes Finitions, gardez-en une de chaque pour former une commande, défaussez le reste. Avant de choisir, vous pouvez payer 2 florins pour piocher 2 cartes de plus (deux de la même sorte ou une de chaque), autant de fois que vous pouvez payer. S’il manque des cartes, on en pioche moins au même prix ; on ne peut pas payer s’il ne reste aucune carte à piocher ; et sans une carte de chaque sorte, pas de commande.
rule-ord-6 = Si vous avez déjà 4 commandes, vous voyez d’abord les nouvelles cartes. Puis vous défaussez une de vos quatre commandes pour la nouvelle, ou vous n’en gardez aucune. Avec moins de commandes, vous pouvez aussi n’en garder aucune ; l’argent payé pour des cartes n’est pas rendu. La table peut décider au contraire que la récompense ne donne rien à qui a 4 commandes.
rule-ord-7 = Si une carte est nécessaire et que la pioche est vide, on mélange la défausse, qui devient la pioche. Les cartes qu’un joueur vient de piocher sans avoir encore choisi n’en font pas partie. S’il n’y a toujours pas assez, on prend ce qu’il y a ; un espace sans carte reste vide.
tip-ord-1 = Cherchez une carte Impression dont vous avez presque les lettres, et une carte Finitions dont les encres et les compétences vont avec ce que vous développez.
tip-ord-2 = Quatre commandes qui attendent ne rapportent rien. Prenez ce que vous pouvez imprimer en deux tours.

## Prendre des encres
family-ink-title = Prendre des encres
family-ink-intro = Les encres font les couleurs de vos commandes. Elles vont par lots de trois, et la première est offerte. Toutes circulent : ce qui est dépensé retourne dans le sac.
rule-ink-1 = Choisissez un lot et prenez-y 1, 2 ou 3 encres, de gauche à droite, en commençant par la première encore présente. Le premier espace est gratuit, le deuxième coûte 1 florin, le troisième 2 florins. Un espace garde son prix même si les précédents sont vides.
rule-ink-2 = Quand tous ont joué, les encres restées sur le plateau retournent dans le sac.
rule-ink-3 = On ne peut pas prendre du sac une couleur qu’il ne contient pas. Chacun peut regarder ce que contient le sac.
rule-ink-4 = Si le sac se vide pendant qu’on garnit le plateau, on remplit lot par lot, de gauche à droite, tant qu’il y a des encres. Les autres espaces restent vides pour ce tour.
rule-ink-5 = Si vous prenez une récompense en encres, vous la prenez en entier, ou ce que le sac contient s’il y en a moins. Les encres d’une même récompense se choisissent ensemble. D’un sac vide on ne reçoit rien, et rien n’est compensé plus tard.
tip-ink-1 = Un lot entier coûte 3 florins. Si seule la première couleur vous sert, ne prenez qu’elle.

## Développer des compétences
family-spc-title = Développer des compétences
family-spc-intro = Composition, gravure, reliure et enluminure sont les quatre compétences de votre atelier. Leurs niveaux décorent vos commandes et ne s’usent jamais. Les hauts niveaux donnent des récompenses en chemin et de la renommée à la fin.
rule-spc-1 = Prenez une carte Compétence. Montez les compétences qu’elle montre, d’un niveau par symbole, ou bien montez une seule compétence de votre choix, montrée ou non, d’un niveau.
rule-spc-2 = La carte utilisée est défaussée. Quand tous ont joué, les cartes Compétence restées sur le plateau le sont aussi.
rule-spc-3 = Le niveau VI est le plus haut. Pour chaque niveau gagné au-delà, vous recevez 3 florins à la place. Là où vous choisissez la compétence, vous pouvez en choisir une à VI pour cela ; l’engrenage qui monte votre compétence la plus basse ne le permet que si les quatre sont à VI.
rule-spc-4 = Votre disque marque le plus haut niveau auquel une de vos compétences a jamais été montée. La première fois que l’une atteint II, IV, V et VI, le disque avance et vous pouvez prendre la récompense : une encre au choix à II et à IV, une commande à V, un caractère au choix à VI. Une deuxième compétence au même niveau ne donne rien. Si vous sautez des niveaux, vous recevez chaque récompense à son tour.
rule-spc-5 = On monte d’abord tous les niveaux d’un même effet, avec tout de suite 3 florins pour chaque niveau au-delà de VI. Puis viennent les récompenses, la plus basse d’abord. Vous pouvez refuser chacune. Une récompense qui ne peut être donnée est perdue ; le disque avance quand même.
tip-spc-1 = Une compétence à VI vaut 6 de renommée à la fin et ouvre toutes les récompenses de la piste. Faites-en progresser une d’abord, puis une autre.
tip-spc-2 = Un caractère gratuit rend le prochain achat plus cher de 1 florin. Il en vaut presque toujours la peine.

## Améliorer son atelier
family-ger-title = Améliorer son atelier
family-ger-intro = Les engrenages sont de petites machines qui travaillent pour vous à chaque tour. Votre atelier en accueille trois. Plus tôt vous les installez, plus souvent ils vous servent.
rule-ger-1 = Faites l’un des deux : prenez un engrenage du plateau et installez-le, ou retirez un de vos engrenages, tournez-le sur un autre secteur et remettez-le sur son axe. Vos autres engrenages ne bougent pas.
rule-ger-2 = Les trois axes se remplissent à partir du premier, sans trou. Un nouvel engrenage va sur le premier axe libre ; vous choisissez le secteur actif et pouvez l’utiliser dans le même tour. Si vous en avez trois, vous en défaussez un qui n’est pas utilisé ce tour-ci et le nouveau prend son axe. Si les trois sont utilisés, vous ne pouvez pas en prendre. Avec moins de trois, vous ne pouvez pas en défausser.
rule-ger-3 = Deuxième édition : un engrenage utilisé ce tour-ci ne peut être ni défaussé ni tourné à la main. Première édition : il ne peut pas être défaussé, mais peut être tourné à la main et reste utilisé.
rule-ger-4 = Quand tous ont joué, les engrenages restés sur le plateau sont défaussés. Si la pioche d’engrenages est vide quand il en faut un, on mélange sa défausse, comme pour les cartes.
rule-ger-5 = Chaque engrenage a exactement un secteur actif. Une fois par tour, à tout moment, vous pouvez en prendre la récompense ; l’engrenage est alors marqué utilisé jusqu’à la fin du tour. Cela fait au plus 3 utilisations par tour.
tip-ger-1 = Un engrenage pris au tour 1 peut servir six fois, un engrenage pris au tour 5 seulement deux. Prenez-les tôt.

## Ce que donnent les engrenages
family-grw-title = Ce que donnent les engrenages
family-grw-intro = Chaque secteur donne une récompense. Certains apportent des biens, d’autres changent une chose en une autre, d’autres encore donnent de la renommée pour les commandes que vous complétez. Un engrenage ne s’utilise que s’il peut vraiment faire quelque chose.
rule-grw-1 = Échanger une encre : mettez une des vôtres dans le sac et prenez-en une d’une autre couleur qui y était déjà. Seule compte la couleur de l’encre elle-même ; les encres joker n’y changent rien.
rule-grw-2 = Échangez un de vos caractères contre une autre lettre.
rule-grw-3 = Montez d’un niveau votre compétence la plus basse. S’il y en a plusieurs, choisissez.
rule-grw-4 = Gagnez autant de renommée que le numéro du tour : 1 au premier, 6 au dernier.
rule-grw-5 = Prenez une commande bonus.
rule-grw-6 = Défaussez un de vos caractères et gagnez 3 de renommée ou 5 florins, au choix.
rule-grw-7 = Avec une encre : 2 de renommée pour chaque commande que vous complétez maintenant avec ses couleurs, si sa carte Finitions montre cette encre.
rule-grw-8 = Avec une encre : prenez du sac une encre de cette couleur.
rule-grw-9 = Avec une encre : mettez une encre de cette couleur dans le sac, puis prenez-y 2 encres au choix. La même peut revenir.
rule-grw-10 = Avec un caractère : 2 de renommée pour chaque commande que vous complétez maintenant et dont la carte Impression montre ce caractère. La lettre qu’Aldo Manuzio laisse de côté compte aussi, sauf décision de la table.
rule-grw-11 = Avec un caractère : achetez-en un de cette lettre pour 3 florins de moins, mais jamais moins de 0. Dans la première édition, vous pouvez en acheter autant que vous voulez en une utilisation, chacun 3 florins de moins. La table peut choisir.
rule-grw-12 = Avec une compétence : 2 de renommée pour chaque commande que vous complétez maintenant avec sa décoration, si elle montre cette compétence.
rule-grw-13 = Avec une compétence : montez cette compétence d’un niveau.
rule-grw-14 = Les engrenages qui donnent 2 de renommée par commande comptent chaque commande une fois, même si le symbole y figure plusieurs fois. Ils s’utilisent quand c’est à vous de compléter, après votre déclaration et avant la fin de votre étape, et seulement pour ces commandes. Avec une encre joker, c’est le symbole de la carte qui compte, pas l’encre posée ; la table peut décider que c’est l’encre.
rule-grw-15 = Un engrenage ne s’utilise que si vous pouvez prendre sa récompense. Pour échanger une encre, il vous en faut une, et dans le sac une d’une autre couleur. Pour échanger ou défausser un caractère, il vous en faut un. Pour une commande, il faut une carte de chaque sorte à piocher (et un emplacement libre, si la table joue ainsi). La renommée par commande demande une commande qui compte. Pour prendre une encre, le sac doit avoir cette couleur. Pour en changer une en deux, il vous faut cette encre ou un joker. Pour acheter un caractère, son prix. Monter une compétence et la renommée du tour sont toujours possibles.
tip-grw-1 = La renommée du tour passe de 1 à 6. Gardez ce secteur pour les derniers tours.
tip-grw-2 = Au tour 6, vos caractères ne servent plus une fois les commandes déclarées. Un engrenage qui en défausse un donne alors 3 de renommée.

## À tout moment
family-fre-title = Ce que l’on peut faire à tout moment
family-fre-intro = Certaines choses ne demandent ni action ni marqueur : acheter des caractères, utiliser les engrenages, et l’échange de Christophe Plantin. Vous les faites presque quand vous voulez dans un tour.
rule-fre-1 = Vous pouvez acheter des caractères à tout moment d’un tour, autant que vous pouvez en payer. Votre quatrième caractère coûte 4 florins, le cinquième 5, et ainsi de suite : le prix est le nombre de caractères que vous avez avec le nouveau. On n’achète rien pendant la mise en place.
rule-fre-2 = Utiliser un engrenage et l’échange de Christophe Plantin se font aussi à tout moment d’un tour.
rule-fre-3 = « À tout moment » commence quand les engrenages ont tourné et que William Caxton a nommé sa couleur, et finit à la clôture du tour. Vous pouvez agir avant et après chacun de vos choix, et aussi pendant qu’un autre joueur décide, tant que personne n’est au milieu d’une récompense ; premier arrivé, premier servi. Cela ne change jamais de qui l’on attend le choix ; un choix devenu impossible est redemandé. Il faut un moment où un joueur doit décider : la planification jusqu’à la révélation, le déplacement de Johannes Gutenberg, le moment où un joueur agit ou complète ses commandes ; ni entre deux joueurs, ni pendant que l’automa joue. La table peut ne les permettre qu’aux décisions du joueur lui-même, planification comprise.
rule-fre-4 = Il n’y a pas de crédit. Ce que vous ne pouvez pas payer et ce qui ne ferait rien n’est pas proposé.
rule-fre-5 = Une récompense commencée va jusqu’au bout, avec tout ce qu’elle entraîne, avant toute autre action gratuite de quiconque. L’argent pour des cartes de plus doit être en main avant, ou venir de la récompense elle-même.
rule-fre-6 = Les actions gratuites pendant la planification sont visibles de tous et prennent effet aussitôt, même pour ceux qui ont validé. Elles n’annulent pas une validation et ne montrent rien d’un plan. La révélation attend que tous aient validé et qu’aucune récompense ne soit en cours.
tip-fre-1 = Achetez vos caractères le plus tard possible : juste avant de déclarer vos commandes, vous savez exactement quelles lettres il vous faut.
tip-fre-2 = Votre étape de commandes est le dernier moment qui soit sûrement à vous. Utilisez vos engrenages avant de la finir.

## Mécénat
family-pat-title = Mécénat
family-pat-intro = De riches mécènes aident l’atelier qui montre ce qu’il sait faire. Les quatre avantages sont petits et rapides. Les cartes Mécénat valent chacune 8 de renommée à la fin, mais seulement à partir du tour 3.
rule-pat-1 = Prenez un des quatre avantages que personne n’a pris ce tour-ci : une commande bonus, une compétence montée d’un niveau, 3 florins, ou 2 encres au choix du sac. Un marqueur le ferme jusqu’à la fin du tour. Ou prenez une carte Mécénat dont vous remplissez les conditions.
rule-pat-2 = Les cartes Mécénat sont sous les tours 3, 4, 5 et 6. Une carte peut être prise à partir de son tour ; il n’y en a donc pas aux tours 1 et 2. Un espace vide n’est pas regarni.
rule-pat-3 = Les encres qu’une carte demande vont dans le sac. Les caractères et les niveaux de compétence sont seulement montrés, et les mêmes caractères peuvent encore imprimer des commandes ce tour-ci. Il faut tout avoir au moment de prendre la carte.
rule-pat-4 = Vous pouvez prendre un avantage même s’il vous donne peu ou rien, pour le fermer aux autres. Si vous refusez ensuite la commande, le marqueur reste. Une carte Mécénat n’utilise pas de marqueur.
tip-pat-1 = Les cartes sont visibles dès le début. Choisissez-en une tôt et faites grandir vos compétences vers elle.

## Compléter les commandes
family-ful-title = Compléter les commandes
family-ful-intro = La presse se met en marche. Posez vos caractères sur vos commandes et prenez les florins. Si vous avez aussi les encres et les compétences, couleurs et décoration donnent de la renommée ; les deux ensemble donnent un bonus.
rule-ful-1 = Dans l’ordre des joueurs, chacun peut compléter autant de ses commandes qu’il le peut, toutes à la fois, ou aucune.
rule-ful-2 = Une commande demande tous les caractères de sa carte Impression. Chaque caractère sert à une seule commande par tour. Vous gardez vos caractères.
rule-ful-3 = Couleurs et décoration sont deux finitions. Chacune peut être faite ou laissée, indépendamment de l’autre. Pour les couleurs, vous mettez dans le sac toutes les encres montrées ; une partie ne suffit pas. Pour la décoration, chaque compétence montrée doit être à son niveau ou plus haut ; rien n’est dépensé.
rule-ful-4 = Vous gagnez les florins de la carte Impression, la renommée des couleurs si elles sont faites, et celle de la décoration si elle est faite. Avec les deux, vous pouvez aussi prendre le bonus : 1 ou 2 encres au choix du sac, 1 ou 2 florins, 2 ou 3 de renommée, une compétence montée d’un niveau, ou une commande.
rule-ful-5 = Vous déclarez une fois par tour, toutes vos commandes ensemble, avec ce que vous avez à ce moment. Ce qu’elles rapportent n’aide aucune commande du même tour. Ce que vous perdez ou échangez ensuite n’en annule aucune.
rule-ful-6 = Les deux cartes d’une commande complétée sont défaussées dès la déclaration, même si une finition a été laissée. Son emplacement est donc libre avant les bonus. Les commandes non complétées restent chez vous.
rule-ful-7 = Votre étape se déroule ainsi : actions gratuites ; votre déclaration, ou aucune ; puis ensemble, les encres vont dans le sac, les cartes sont défaussées et vous gagnez tous les florins et toute la renommée ; puis les bonus un par un, dans l’ordre que vous voulez, chacun pris ou refusé ; puis vous finissez l’étape. Après la déclaration, des actions gratuites peuvent se glisser entre ces moments, y compris les engrenages qui donnent de la renommée par commande.
rule-ful-8 = Un niveau gagné par un bonus fait avancer votre disque comme toujours, et cette récompense se prend avant le bonus suivant. Une commande gagnée par un bonus va tout de suite sur un emplacement, mais elle est pour un autre tour.
tip-ful-1 = Une commande complétée s’en va. S’il ne manque qu’une encre, demandez-vous si attendre un tour rapporterait plus.
tip-ful-2 = Beaucoup de commandes en un tour demandent beaucoup de caractères, mais font briller les engrenages qui paient par commande.

## Fin du tour et de la partie
family-end-title = La fin du tour et de la partie
family-end-intro = Quand tous ont complété leurs commandes, le plateau est regarni et le jeton premier joueur avance. Après six tours, on compte encore : hautes compétences, cartes Mécénat et florins apportent la dernière renommée.
rule-end-1 = Après les tours 1 à 5 : on regarnit le plateau comme au début, rangée par rangée à partir de l’espace 1 ; le marqueur Compte-tour avance ; on reprend les marqueurs de mécénat, d’engrenage utilisé et d’initiative ; le jeton premier joueur passe à la place suivante dans le sens horaire, celle de l’automa comprise ; et chaque autre joueur donne un marqueur d’initiative à celui qui l’a passé. On a donc à nouveau 7, 8, 9, 10.
rule-end-2 = Après le tour 6, ajoutez 6 de renommée pour chaque compétence à VI, 3 à V et 1 à IV ; 8 pour chaque carte Mécénat ; et 1 par tranche complète de 3 florins.
rule-end-3 = Le plus de renommée gagne. À égalité, le moins de caractères l’emporte, puis le moins d’encres ; si tout est égal, la place est partagée. Les autres places se décident de même.
rule-end-4 = Si vous jouez seul, votre renommée finale vous donne un titre : jusqu’à 100 Étudiant, 101–110 Étudiant confirmé, 111–120 Apprenti, 121–130 Apprenti confirmé, 131–140 Maître débutant, 141–150 Maître d’atelier, au-delà de 150 Maître de guilde.
rule-end-5 = Quand le dernier joueur finit son étape de commandes, il n’y a plus d’actions gratuites. Puis on vérifie Geoffroy Tory. Puis on prépare le prochain tour ou, après le tour 6, on compte la dernière renommée.
tip-end-1 = Trois florins font 1 de renommée à la fin. Au dernier tour, dépensez-les s’ils vous apportent plus.

## Les personnages
family-chr-title = Les personnages
family-chr-intro = Chaque joueur peut prendre le rôle d’un imprimeur célèbre. Chacun a un talent qui assouplit une règle. Leurs vies sont racontées dans la galerie des personnages.
rule-chr-1 = Johannes Gutenberg : une fois par tour, quand les plans sont révélés et la carte de l’automa appliquée, avant la première action, il peut déplacer un de ses marqueurs vers une autre action où il en a moins de 6. Les autres ne peuvent pas répondre.
rule-chr-2 = Charlotte Guillard : quand on la choisit, elle pioche 4 engrenages, en garde 2 et les installe sur les axes 1 et 2, dans l’ordre et avec les secteurs actifs qu’elle veut. Les deux autres sont défaussés. Les siens servent dès le tour 1.
rule-chr-3 = Aldo Manuzio : quand il déclare deux commandes ou plus ensemble, il peut laisser de côté une lettre de l’une d’elles. Cette commande compte comme complétée à tous égards.
rule-chr-4 = Helena Ungler : quand on la choisit, elle monte une compétence à I et une autre à II, avance son disque à la première récompense et doit la prendre aussitôt : une encre au choix du sac. Elle ne recevra pas une seconde fois la récompense du niveau II.
rule-chr-5 = Peter Schöffer : une fois par tour, il peut utiliser un de ses engrenages une deuxième fois, chaque fois avec le secteur alors actif. Il garde 3 utilisations au plus par tour, et l’engrenage est utilisé dès la première.
rule-chr-6 = Geoffroy Tory : à la clôture de chaque tour, le sixième aussi, il gagne 3 de renommée si toutes ses encres peuvent être posées, chacune sur son propre symbole de sa couleur, sur les commandes qu’il a. Les couleurs d’une commande n’ont pas à être complètes, et rien n’est dépensé. Il lui faut au moins une encre, sauf décision de la table.
rule-chr-7 = Christophe Plantin : une fois par tour, à tout moment, il peut échanger les niveaux de deux de ses compétences s’ils diffèrent. Rien n’est monté : ni récompense, ni florins, et le disque reste.
rule-chr-8 = William Caxton : au début de chaque tour, après la rotation et avant la planification, il doit nommer une couleur à voix haute, la même s’il veut. Jusqu’à la clôture du tour, chacune de ses encres de cette couleur peut valoir n’importe quelle couleur quand il la dépense : commandes, cartes Mécénat, et l’engrenage qui donne deux encres pour une. Elle retourne dans le sac telle qu’elle est. Elle n’est jamais joker pour ce qu’il prend du sac.
rule-chr-9 = Schweipolt Fiol : il peut prendre le bonus d’une commande même si une seule de ses deux finitions est faite. Avec les deux, une fois ; avec aucune, pas du tout. Une finition faite en partie ne compte pas.
rule-chr-10 = Hieronymus Vietor : à la fin de la partie, il reçoit 2 de renommée au lieu de 1 par tranche complète de 3 florins.
tip-chr-1 = Choisissez le personnage en regardant les commandes de départ : un talent utilisé à chaque tour vaut mieux qu’un talent qu’on admire.

## L'automa
family-aut-title = L’automa
family-aut-intro = L’automa est un rival fait de quelques cartes. Il n’imprime rien et ne gagne rien, mais il planifie, passe devant vous et enlève ce que vous vouliez. Avec lui, on joue seul, ou l’on resserre une petite table.
rule-aut-1 = L’automa ne participe qu’à la planification et aux cinq actions. Il ne possède rien et n’a ni personnage, ni commandes, ni caractères. Il compte comme joueur à la mise en place ; les joueurs sont assis dans le sens horaire à partir de sa gauche, et il garde sa place quand le jeton avance. Il commence avec le jeton premier joueur et 7 marqueurs sur des actions données. Six de ses dix cartes Planification servent, une par tour ; personne ne voit les quatre autres.
rule-aut-2 = Quand tous ont planifié, sa carte Planification suivante est retournée et les mouvements se font un par un. « X > Y » déplace un marqueur de l’action X à l’action Y. Si X n’en a pas, un marqueur va de Y à X. Si aucune n’en a, ou si c’est la même action, rien ne bouge. Aucune action n’en reçoit plus de 6.
rule-aut-3 = « Max » est son action qui a le plus de marqueurs, « min » celle qui en a le moins, cherchées à nouveau à chaque mouvement. À égalité, partez de l’action au centre de la carte et descendez, en reprenant du haut après le bas, jusqu’à la première à égalité.
rule-aut-4 = À chaque action où il a un marqueur, il agit et ne passe jamais. On tire des cartes Exécution, numérotées de 1 à 4, jusqu’à ce que l’une désigne un espace qui contient encore quelque chose ; l’automa enlève ce qui s’y trouve : une carte Impression puis, avec les cartes encore à tirer, une carte Finitions ; tout ce qui reste d’un lot d’encres, remis dans le sac ; une carte Compétence ; un engrenage. Après chaque action, on mélange les quatre cartes. Si elles s’épuisent avant, on les mélange aussitôt. S’il ne reste rien à prendre, il ne fait rien.
rule-aut-5 = Au mécénat : si sa carte Planification montre une carte Mécénat et que c’est le tour 3 ou plus tard, il enlève la carte Mécénat la plus à gauche qui peut déjà être prise, quoi qu’elle demande ; elle quitte la partie. Sinon, ou s’il n’y en a pas, il ferme l’avantage que désigne une carte Exécution, en tirant encore si cet avantage est déjà pris.
rule-aut-6 = À la fin d’un tour, il donne et reçoit des marqueurs d’initiative comme tout le monde : il donne de son action la plus garnie et reçoit sur la moins garnie, les égalités selon la carte Planification du tour. Ses marqueurs restent où ils sont.
rule-aut-7 = L’automa n’a ni renommée ni place. Seul contre lui, vous gagnez un titre ; à deux ou trois joueurs, on les classe entre eux.
tip-aut-1 = Les marqueurs de l’automa sont visibles, et une carte Planification n’en déplace que quelques-uns. Vous devinez bien où il passera devant vous.
