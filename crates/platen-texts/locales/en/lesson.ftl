### The first game: one scripted round and a half, then the player goes on alone.
### The script: second edition, no characters, one player (seat 1) and the automa (first player, 7 markers; the player 8).
### Set house-2. Orders: nos. 1 and 60 (A I for 2 guilders; gold and silver 4 fame, woodcutting II 2 fame, bonus 3 fame);
### nos. 6 and 71 (A O for 3 guilders; three blue inks and binding I, both out of reach). Opening types A, I, O.
### The automa's first planning card is "max > min" from the centre orders: its markers 2 1 1 2 1 become 1 2 1 2 1.
### The player's plan is 2 1 2 2 1. The ink set left is red, silver, blue; the specialty card is no. 102, woodcutting twice;
### the gear left is no. 13 (sector 2: a gold ink; in round 2 sector 1: O for 3 less); the automa does not close the 3 guilders.
### The third order (action 1) asks for a U, so that it stays in its slot until round 2.
### Guilders: 10 - 1 (inks) + 3 (patronage) - 4 (type) + 2 + 3 (orders) = 13. Fame: 4 + 2 + 3 = 9.

lesson-title = Your first game
lesson-intro = Ten minutes, one round and a half together, and then the shop is yours.
lesson-1-say = Welcome to your printing house. In six rounds you will print orders and win fame. Whoever has most fame at the end wins.
lesson-1-do = Press “Go on”.
lesson-1-done = Good. Let us look round the shop.
lesson-2-say = This is your printing house: 10 guilders, four specialties still at level 0, and three axles for gears.
lesson-2-do = Tap your guilders.
lesson-2-done = With guilders you buy types and inks. What is left at the end becomes a little fame.
lesson-3-say = This is the main board. It has five rows, one for each action: orders, inks, specialties, gears, patronage. They are always done in this order, from top to bottom.
lesson-3-do = Tap the row of gears.
lesson-3-done = Each thing tells you about itself when you tap it.
lesson-4-say = Before the first round you choose two orders. An order is a printing card and a refinement card. The printing card asks for letters and pays guilders.
lesson-4-do = Take the lit printing card with A and I, and the lit refinement card with gold and silver.
lesson-4-done = Your first order. The two cards now stay together.
lesson-5-say = The refinement card brings fame: for its colours, and for its decoration. Neither is compulsory. You can print an order without them.
lesson-5-do = Take the lit cards for your second order: A and O, with three blue inks.
lesson-5-done = Two orders. You may hold four.
lesson-6-say = Now the types. You begin with three letters of your choice, and you keep them all game long.
lesson-6-do = Take A, I and O.
lesson-6-done = A and I are ready for your first order. For both orders you will need a second A.
lesson-7-say = Planning. You have 8 initiative markers. Without a marker on an action you cannot do it; with more markers you choose earlier. Nobody sees your plan.
lesson-7-do = Put 2 markers on orders, 1 on inks, 2 on specialties, 2 on gears and 1 on patronage.
lesson-7-done = All markers are placed. You take part in all five actions.
lesson-8-say = Your rival is the automa. It prints nothing, but it takes away what lies on the board.
lesson-8-do = Commit your plan.
lesson-8-done = The plans are revealed, and the automa has moved one marker from orders to inks.
lesson-9-say = See the order of play beside each row. On orders you have 2 markers and the automa 1: you are first. On gears you are level; a tie goes to the one who comes earlier in player order, today the automa.
lesson-9-do = Tap the row where the automa has more markers than you.
lesson-9-done = Right: inks. There the automa chooses before you.
lesson-10-say = Action 1, take orders. You take one printing card and one refinement card, both or neither.
lesson-10-do = Take the lit printing card and the lit refinement card.
lesson-10-done = Three orders. What the automa leaves in this row is discarded.
lesson-11-say = Action 2, take inks. The automa has emptied one set. In a set you take from left to right: the first ink is free, the second costs 1 guilder, the third 2.
lesson-11-do = Take the first two inks, red and silver, for 1 guilder.
lesson-11-done = The silver ink is one of the two your first order needs. You have 9 guilders.
lesson-12-say = Action 3, develop specialties. A card raises the specialties it shows, one level for each symbol. Or it raises a single one of your choice by one.
lesson-12-do = Take the lit card and raise woodcutting by two levels.
lesson-12-done = Woodcutting II. The decoration of your first order is within reach.
lesson-13-say = For the first time one of your specialties has reached level II. Your disc moves on, and you earn a reward: an ink of your choice.
lesson-13-do = Take any ink you like from the bag.
lesson-13-done = More rewards wait at levels IV, V and VI.
lesson-14-say = Action 4, improve the printing house. The automa has taken one gear; the other is yours. Of its three sectors only one is active. The preview shows which will follow in the next rounds.
lesson-14-do = Install the gear on your first axle, with the gold ink as the active sector.
lesson-14-done = It runs. You may use it this very round.
lesson-15-say = You may use each gear once a round, at any time. It costs nothing.
lesson-15-do = Tap your gear and take the gold ink.
lesson-15-done = Gold and silver: the colours of your first order are complete. The gear is marked as used until the round ends.
lesson-16-say = Action 5, patronage. Each reward can be taken once a round, and the automa has closed one. From round 3 on there are also patronage cards, worth 8 fame each at the end.
lesson-16-do = Take 3 guilders.
lesson-16-done = You have 12 guilders. The five actions are done.
lesson-17-say = You may buy types at any time too. Your fourth type costs 4 guilders, your fifth will cost 5.
lesson-17-do = Buy an A for 4 guilders.
lesson-17-done = A, A, I, O: enough for both orders at once. You have 8 guilders.
lesson-18-say = Fulfil orders. On the workbench you lay your letters on your orders. Each letter serves one order a round, and then it comes back to you.
lesson-18-do = Lay A and I on the first order.
lesson-18-done = The order can be printed. It pays 2 guilders.
lesson-19-say = Now its refinements. The colours spend one gold and one silver ink and bring 4 fame. The decoration asks for woodcutting II, spends nothing and brings 2 fame. With both you also get the bonus.
lesson-19-do = Lay the gold and the silver ink on the order and mark the decoration.
lesson-19-done = 2 guilders, 6 fame and a bonus of 3 fame.
lesson-20-say = The second order asks for three blue inks and for binding I. You cannot do that yet. But you may print it without refinements: guilders now, no fame.
lesson-20-do = Lay A and O on the second order and leave its refinements out.
lesson-20-done = Another 3 guilders. Sometimes it is wiser to wait for the inks; today you print.
lesson-21-say = You declare all your orders together, once a round. What you gain now helps only in later rounds.
lesson-21-do = Declare both orders and take the bonus.
lesson-21-done = 9 fame and 13 guilders. The printed orders are gone, your types are back.
lesson-22-say = The round ends. The board is filled again, and your markers and your gear are free. The first player token comes to you, and you give one marker to the automa: now you have 7 and it has 8.
lesson-22-do = End your step.
lesson-22-done = Round 2 begins, and now you win the ties.
lesson-23-say = Each round begins with the gears. Gear 1 turns clockwise, gear 2 the other way, gear 3 clockwise again.
lesson-23-do = Watch your gear turn, then tap the sector that is active now.
lesson-23-done = This round it sells you an O for 3 guilders less, just as the preview said.
lesson-24-say = Plan on your own. With 7 markers you may leave an action out, to be first in another. If a choice is grey, tap it: it tells you why, with the rule.
lesson-24-do = Place your 7 markers as you like and commit.
lesson-24-done = A plan of your own. Look at the order of play.
lesson-25-say = Play the five actions as you think best. Each time, ask yourself: which order does this help me print? A hint is one tap away, and you can take a step back as long as nothing hidden has been revealed.
lesson-25-do = Do or pass each action of round 2.
lesson-25-done = Well done. Now your orders wait on the workbench.
lesson-26-say = From here the shop is yours. At the end of round 6 you also count 6, 3 or 1 fame for specialties at VI, V or IV, 8 for each patronage card, and 1 for every 3 guilders.
lesson-26-do = Play on to the end, or start a new game.
lesson-26-done = You have learned the craft. Good printing!
