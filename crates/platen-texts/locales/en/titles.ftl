### The solitaire titles, with one line each.

titles-title = The titles of the lone printer
title-student-line = Up to 100 fame. Your fingers are black, and you have begun to see how it all fits together.
title-senior-student-line = 101 to 110 fame. You set a clean line, and the others ask you where the letters are.
title-apprentice-line = 111 to 120 fame. The master leaves you alone with the press, and nothing breaks.
title-senior-apprentice-line = 121 to 130 fame. Your pages are even, your colours sit where they should.
title-junior-master-line = 131 to 140 fame. Customers begin to ask for you by name.
title-master-of-printing-line = 141 to 150 fame. Your mark on a title page is a promise that is kept.
title-guildmaster-line = Above 150 fame. The whole guild rises when you come in.
