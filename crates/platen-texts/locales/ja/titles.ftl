### ひとり用ゲームの称号。各一行。

titles-title = ひとりで働く印刷師の称号
title-student-line = 名声100まで。指は真っ黒、全体のつながりが見えてきました。
title-senior-student-line = 名声101～110。きれいな一行が組めます。活字のありかを仲間に聞かれます。
title-apprentice-line = 名声111～120。親方に印刷機を任されても、何も壊れません。
title-senior-apprentice-line = 名声121～130。ページは整い、色もあるべき場所にあります。
title-junior-master-line = 名声131～140。客があなたを名指しするようになりました。
title-master-of-printing-line = 名声141～150。扉ページのあなたの印は、守られる約束です。
title-guildmaster-line = 名声150超。あなたが入ると、ギルドの全員が立ち上がります。
