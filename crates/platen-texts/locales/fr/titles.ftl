### Les titres en solitaire, une ligne chacun.

titles-title = Les titres de l’imprimeur solitaire
title-student-line = Jusqu’à 100 de renommée. Vos doigts sont noirs, et vous commencez à voir comment tout s’assemble.
title-senior-student-line = De 101 à 110 de renommée. Vos lignes sont propres, et les autres vous demandent où sont les lettres.
title-apprentice-line = De 111 à 120 de renommée. Le maître vous laisse seul avec la presse, et rien ne casse.
title-senior-apprentice-line = De 121 à 130 de renommée. Vos pages sont régulières, vos couleurs tombent juste.
title-junior-master-line = De 131 à 140 de renommée. Les clients commencent à vous demander par votre nom.
title-master-of-printing-line = De 141 à 150 de renommée. Votre marque sur une page de titre est une promesse tenue.
title-guildmaster-line = Plus de 150 de renommée. Toute la guilde se lève quand vous entrez.
