### I titoli del solitario, una riga ciascuno.

titles-title = I titoli del tipografo solitario
title-student-line = Fino a 100 fama. Hai le dita nere, e cominci a vedere come tutto si incastra.
title-senior-student-line = Da 101 a 110 fama. Componi una riga pulita, e gli altri ti chiedono dove sono le lettere.
title-apprentice-line = Da 111 a 120 fama. Il maestro ti lascia solo con il torchio, e nulla si rompe.
title-senior-apprentice-line = Da 121 a 130 fama. Le tue pagine sono regolari, i colori stanno al loro posto.
title-junior-master-line = Da 131 a 140 fama. I clienti cominciano a chiedere di te per nome.
title-master-of-printing-line = Da 141 a 150 fama. La tua marca su un frontespizio è una promessa mantenuta.
title-guildmaster-line = Oltre 150 fama. Tutta la gilda si alza quando entri.
