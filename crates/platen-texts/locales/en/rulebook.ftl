### The rulebook in our own words. One message a rule; the id is the rule's number in small letters.

## Preparing a game
family-set-title = Preparing a game
family-set-intro = You run a young printing house. Before the first round the board is filled, everyone gets a little money, two orders and three types. These first choices already point the way for your whole game.
rule-set-1 = One to four people or bots play, with or without the automa; together they are two, three or four at the table. If you play alone, the automa always joins. Wherever a rule speaks of the number of players, the automa counts as one.
rule-set-2 = The more players, the more spaces: for each player at the table the board has one printing space, one refinement space, one set of three inks, one specialty space and one gear space. The spaces of a row are numbered from 1.
rule-set-3 = Both order decks are shuffled. For the opening choice, 6, 8 or 10 printing cards and as many refinement cards are laid out for 2, 3 or 4 players. With the automa at the table, one fewer of each.
rule-set-4 = Specialty cards and gears are shuffled too. Then every space of the board is filled: a card on each printing, refinement and specialty space, a gear on each gear space, and an ink drawn blindly from the bag of 48 on each ink space, set by set, from left to right.
rule-set-5 = With two at the table (also you and the automa), the gears marked “3+” stay out for the whole game.
rule-set-6 = The 16 patronage cards are shuffled and one is put on each of the four patronage spaces. The others are not used in this game.
rule-set-7 = The first player is drawn at random, unless the table names one. With the automa it is always the automa; player 1 then begins the choice of opening orders.
rule-set-8 = The first player gets 7 initiative markers, the next 8, then 9, then 10. Whoever acts later has more markers.
rule-set-9 = Everyone starts with 10 guilders, no fame, no inks, no gears, level 0 in all four specialties, and the disc at the start of the reward track.
rule-set-10 = If you play with characters (you do, unless the table decides otherwise), each player is dealt two, for all to see, and keeps one. The choice goes in player order and comes before the opening orders; what a character gives at once is taken before the next player chooses. All other characters are out of the game.
rule-set-11 = In player order each player puts together an order: any printing card and any refinement card of the opening display. Then each takes a second one, in reverse order. The automa takes none. The cards left over are discarded.
rule-set-12 = Last, each player in player order takes three types of their choice. The same letter may be taken more than once.
tip-set-1 = Pick two orders that share letters or inks. What serves one will serve the other soon after.
tip-set-2 = Choose your three types so that one of your orders can be fulfilled in the very first round.

## The round
family-rnd-title = The round
family-rnd-intro = A game lasts six rounds, and all follow the same path. Gears turn, everyone plans in secret, the five actions are done one after another, and then the orders are printed.
rule-rnd-1 = There are six rounds. In each: gears turn, William Caxton names his colour if he plays, all players plan, the five actions are executed, orders are fulfilled, the round is closed. After rounds 1 to 5 the next round is prepared.
rule-rnd-2 = Everything lies open: types, inks, guilders, levels, orders, gears, what is in the bag and in the discard piles, cards drawn for a reward. Hidden are only the plans before they are revealed, the order of the decks, and the automa’s planning cards that are still face down.
tip-rnd-1 = Six rounds are few. Try to fulfil at least one order in every round.

## Turning gears
family-trn-title = Turning gears
family-trn-intro = Your gears mesh, and they turn by themselves at the start of each round. So every round another reward comes up. With a little foresight you know today what your gears will give tomorrow.
rule-trn-1 = From round 2 on, a round begins with turning: everyone’s gear 1 moves one sector clockwise. Nobody chooses and nobody can refuse. If you have no gear, nothing happens.
rule-trn-2 = The gears are a chain. When gear 1 turns clockwise, gear 2 turns one sector the other way, and gear 3 one sector clockwise again.
rule-trn-3 = The sectors of a gear are numbered 0, 1, 2 clockwise. After a clockwise turn the sector one number lower is active (after 0 comes 2). After a counter-clockwise turn it is the one a number higher (after 2 comes 0).
tip-trn-1 = Before you install a gear, look at the preview: it shows which sector will be active in each of the next rounds.

## Planning
family-pln-title = Planning
family-pln-intro = Here the round is decided. You spread your initiative markers over the five actions without knowing what the others do. More markers on an action mean an earlier choice; none at all means you stay out.
rule-pln-1 = All plan at the same time and in secret. You place all your initiative markers on the five actions, at most 6 on one action.
rule-pln-2 = When the last player has committed, all plans are shown at once. Until then the others, and those who watch, see only that you have committed, and you may still take your plan back.
rule-pln-3 = The automa’s planning card is turned up and carried out only after all players have committed.
rule-pln-4 = On each action those with at least one marker take their turn: most markers first, and in a tie in player order. With no marker there you cannot do the action.
rule-pln-5 = You never have to do an action: you may pass. If nothing is left for you, you still have your turn for free actions, and then you pass.
tip-pln-1 = Put one marker on an action where any choice will do, and save the others for the one where you must be first.
tip-pln-2 = In a tie the earlier player in player order goes first. When you are last, one marker more than the others is worth a lot.

## Take orders
family-ord-title = Take orders
family-ord-intro = An order is a printing card and a refinement card that belong together. The printing card names the types and pays guilders; the refinement card brings fame. You choose which two cards become a pair.
rule-ord-1 = On your turn you may take one printing card and one refinement card from the board. You take both or neither, and together they are one order.
rule-ord-2 = You hold at most 4 orders. If you have 4 and want another, first discard one of them, both cards.
rule-ord-3 = The two cards of an order stay together. They are never parted or exchanged.
rule-ord-4 = When all have acted, the printing and refinement cards left on the board are discarded.
rule-ord-5 = An order as a reward comes from the decks, if you want it: draw 2 printing and 2 refinement cards, keep one of each as an order, discard the rest. Before you choose, you may pay 2 guilders to draw 2 more cards (two of one kind or one of each), again and again while you can pay. If cards have run out you draw fewer at the same price; you cannot pay for no card at all; and without a card of each kind there is no order.
rule-ord-6 = If you already hold 4 orders, you see the new cards first. Then you discard one of your four for the new order, or keep none. With fewer orders you may also keep none; money paid for more cards is not returned. A table may decide instead that the reward gives nothing to a player with 4 orders.
rule-ord-7 = If a card is needed and its deck is empty, the discard pile is shuffled and becomes the new deck. Cards someone has drawn and not yet chosen from are not part of it. If there is still too little, draw what there is; a space with no card stays empty.
tip-ord-1 = Look for a printing card whose letters you nearly have, and a refinement card whose inks and specialties fit what you are building.
tip-ord-2 = Four orders that wait are four orders that earn nothing. Take what you can print within two rounds.

## Take inks
family-ink-title = Take inks
family-ink-intro = Inks make the colours of your orders. They come in sets of three, and the first one is a gift. All inks go round: what is spent returns to the bag.
rule-ink-1 = Choose one set and take 1, 2 or 3 inks from it, from left to right, beginning with the first that is still there. The first space costs nothing, the second 1 guilder, the third 2 guilders. A space keeps its price even when those before it are empty.
rule-ink-2 = When all have acted, the inks left on the board go back into the bag.
rule-ink-3 = You cannot take a colour from the bag if the bag has none of it. Everyone may look into the bag.
rule-ink-4 = If the bag runs out while the board is filled, spaces are filled set by set, left to right, as far as the inks go. The others stay empty this round.
rule-ink-5 = If you take a reward of inks, you take all of it, or what the bag still holds if that is less. You choose the inks of one reward together. From an empty bag you get nothing, and nothing is made up later.
tip-ink-1 = A whole set costs 3 guilders. If you need only the first colour, take only that one.

## Develop specialties
family-spc-title = Develop specialties
family-spc-intro = Typesetting, woodcutting, binding and illuminating are the four specialties of your house. Their levels decorate your orders and are never used up. High levels bring rewards on the way and fame at the end.
rule-spc-1 = Take one specialty card. Either raise the specialties it shows, one level for each symbol, or raise one specialty of your choice, shown or not, by one level.
rule-spc-2 = The card you used is discarded. When all have acted, the specialty cards left on the board are discarded too.
rule-spc-3 = Level VI is the highest. For each level you would gain above it you get 3 guilders instead. Where you choose the specialty, you may choose one at VI for this; a gear that raises your lowest specialty allows it only when all four are at VI.
rule-spc-4 = Your disc marks the highest level any of your specialties was ever raised to. The first time one is raised to II, IV, V and VI, the disc moves on and you may take the reward: an ink of your choice at II and at IV, an order at V, a type of your choice at VI. A second specialty at the same level brings no reward. If you jump over levels, you get each reward in turn.
rule-spc-5 = First all levels of one effect are raised, with 3 guilders at once for each above VI. Then come the rewards, the lowest first. You may decline each of them. A reward that cannot be given is lost; the disc moves all the same.
tip-spc-1 = One specialty at VI is worth 6 fame at the end, and it opens every reward of the track. Lead with one, and let another follow.
tip-spc-2 = A free type makes your next purchase dearer by 1 guilder. It is almost always worth it.

## Improve the printing house
family-ger-title = Improve the printing house
family-ger-intro = Gears are small machines that work for you in every round. Your house has room for three. The earlier you install them, the more often they serve you.
rule-ger-1 = Do one of two things: take a gear from the board and install it, or lift out one of your gears, turn it to another sector and put it back on its axle. Your other gears do not move.
rule-ger-2 = The three axles are filled from the first down, without gaps. A new gear goes on the first free axle; you choose which sector is active, and you may use it in the same round. If you have three, you discard one that is not used this round and the new gear takes its axle. If all three are used, you cannot take a gear. With fewer than three you cannot discard any.
rule-ger-3 = Second edition: a gear you have used this round can be neither discarded nor turned by hand. First edition: it cannot be discarded, but it may be turned by hand, and it stays used.
rule-ger-4 = When all have acted, the gears left on the board are discarded. If the gear deck is empty when a gear is needed, its discard pile is shuffled, as with the cards.
rule-ger-5 = Each gear has exactly one active sector. Once a round, at any time, you may take its reward; then the gear is marked as used until the round ends. So there are at most 3 uses a round.
tip-ger-1 = A gear bought in round 1 can be used six times, one bought in round 5 only twice. Buy early.

## What gears give
family-grw-title = What gears give
family-grw-intro = Each sector gives one reward. Some bring goods, some turn one thing into another, and some bring fame for the orders you are just fulfilling. A gear can only be used if it can really do something.
rule-grw-1 = Exchange an ink: put one of yours into the bag and take one of another colour that was already in the bag. What counts is the colour of the ink itself; wild inks change nothing here.
rule-grw-2 = Exchange one of your types for another letter.
rule-grw-3 = Raise your lowest specialty by one level. If several are lowest, choose one.
rule-grw-4 = Gain fame equal to the number of the round: 1 in the first, 6 in the last.
rule-grw-5 = Take an order as a reward.
rule-grw-6 = Discard one of your types and gain 3 fame or 5 guilders, as you like.
rule-grw-7 = With an ink: 2 fame for each order you are fulfilling now with its colours, if its refinement card shows that ink.
rule-grw-8 = With an ink: take one ink of that colour from the bag.
rule-grw-9 = With an ink: put one ink of that colour into the bag, then take any 2 inks from the bag. The same one may come back.
rule-grw-10 = With a type: 2 fame for each order you are fulfilling now whose printing card shows that type. The letter that Aldo Manuzio leaves out counts too, unless the table decides otherwise.
rule-grw-11 = With a type: buy one of that type for 3 guilders less, but never for less than 0. In the first edition you may buy any number of that type in one use, each for 3 guilders less. The table may choose either way.
rule-grw-12 = With a specialty: 2 fame for each order you are fulfilling now with its decoration, if it shows that specialty.
rule-grw-13 = With a specialty: raise that specialty by one level.
rule-grw-14 = The gears that give 2 fame for each order count an order once, however often the symbol is on it. You use them in your own fulfilling step, after you have declared your orders and before you end the step, and only for those orders. With wild inks the symbol on the card counts, not the ink laid on it; a table may decide that the ink counts.
rule-grw-15 = A gear can be used only if you can take its reward. To exchange an ink you need one, and the bag one of another colour. To exchange or discard a type you need a type. For an order there must be a card of each kind to draw (and a free slot, if the table plays so). Fame for orders needs an order that counts. To take an ink, the bag must hold that colour. To turn one ink into two you need that ink or a wild one. To buy a type you need its price. Raising a specialty and fame for the round always work.
tip-grw-1 = Fame for the round grows from 1 to 6. Keep that sector for the late rounds.
tip-grw-2 = In round 6 your types are of no more use once your orders are declared. A gear that discards a type then gives 3 fame.

## What you may do at any time
family-fre-title = What you may do at any time
family-fre-intro = Some things need no action and no marker: buying types, using gears, and Christophe Plantin’s swap. You may do them almost whenever you like in a round.
rule-fre-1 = You may buy types at any time in a round, as many as you can pay. Your fourth type costs 4 guilders, your fifth 5, and so on: the price is the number of types you own with the new one. Nothing is bought during the set-up.
rule-fre-2 = Using a gear and Christophe Plantin’s swap may also be done at any time in a round.
rule-fre-3 = “At any time” begins when the gears have turned and William Caxton has named his colour, and ends with the close of the round. You may act before and after each of your own choices, and also while another player is deciding, as long as nobody is in the middle of a reward; whoever comes first is served first. It never changes whose choice is awaited; if a choice has become impossible, it is asked again. Free actions need a moment when a player is to decide: planning up to the reveal, Johannes Gutenberg’s move, a player’s turn or fulfilling step; not between turns, and not while the automa acts. A table may allow them at a player’s own decisions only, planning included.
rule-fre-4 = There is no credit. What you cannot pay, and what would do nothing, is not offered.
rule-fre-5 = A reward once begun is carried out to its end, with everything it sets off, before anyone does another free action. Money for extra cards must be in your hand before, or come from the reward itself.
rule-fre-6 = Free actions during planning are seen by all and work at once, also for players who have committed. They do not undo a commitment and show nothing of a plan. The reveal waits until all have committed and no reward is open.
tip-fre-1 = Buy types as late as you can: just before you declare your orders you know exactly which letters you need.
tip-fre-2 = Your own fulfilling step is the last moment that is surely yours. Use your gears before you end it.

## Patronage
family-pat-title = Patronage
family-pat-intro = Rich patrons help a printing house that shows what it can do. The four rewards are small and quick. The patronage cards are worth 8 fame each at the end, but they come only from round 3 on.
rule-pat-1 = Take one of the four rewards nobody has taken this round: an order as a reward, one specialty up one level, 3 guilders, or any 2 inks from the bag. A marker closes it until the round ends. Or take one patronage card whose requirements you meet.
rule-pat-2 = The patronage cards lie under rounds 3, 4, 5 and 6. A card can be taken from its round on, so there are none in rounds 1 and 2. An empty space is not filled again.
rule-pat-3 = Inks that a card asks for go into the bag. Types and specialty levels are only shown, and the same types may still print orders in that round. You must have everything at the moment you take the card.
rule-pat-4 = You may take a reward even if it gives you little or nothing, to close it to the others. If you then decline the order, the marker stays. A patronage card uses no marker.
tip-pat-1 = The cards lie open from the start. Choose one early, and let your specialties grow towards it.

## Fulfilling orders
family-ful-title = Fulfilling orders
family-ful-intro = Now the press runs. Lay your types on your orders and take the guilders. If you also have the inks and the specialties, colours and decoration bring fame; both together bring a bonus.
rule-ful-1 = In player order each player may fulfil as many of their orders as they can, all at once, or none.
rule-ful-2 = An order needs all the types its printing card shows. Each type serves one order in a round. You keep your types.
rule-ful-3 = Colours and decoration are two refinements. Each may be done or left out, independently of the other. For the colours you spend all the inks shown into the bag; a part of them is not enough. For the decoration each specialty shown must be at its level or higher; nothing is spent.
rule-ful-4 = You gain the guilders of the printing card, the fame of the colours if you did them, and the fame of the decoration if you did it. With both you may also take the bonus: 1 or 2 inks of your choice from the bag, 1 or 2 guilders, 2 or 3 fame, one specialty up one level, or an order.
rule-ful-5 = You declare once a round, all your orders together, with what you own at that moment. What you gain by them helps no order of the same round. What you lose or swap afterwards undoes none.
rule-ful-6 = Both cards of a fulfilled order are discarded as you declare it, even if a refinement was left out. So its slot is free before you take a bonus. Orders not fulfilled stay with you.
rule-ful-7 = Your step goes like this: free actions; your declaration, or none; then together the inks go into the bag, the cards are discarded, and you gain all guilders and fame; then the bonuses one by one, in the sequence you like, each taken or declined; then you end the step. After the declaration free actions may come between any two of these, also the gears that give fame for orders.
rule-ful-8 = A level from a bonus moves your disc as usual, and you take that reward before the next bonus. An order from a bonus goes to a slot at once, but it is for a later round.
tip-ful-1 = An order is gone once it is fulfilled. If a single ink is missing, ask whether waiting a round would pay more.
tip-ful-2 = Many orders in one round need many types, but make the gears that give fame for each order shine.

## The round's end, and the game's
family-end-title = The end of the round and of the game
family-end-intro = When all have fulfilled their orders the board is filled anew and the first player token moves on. After six rounds you count once more: high specialties, patronage cards and guilders bring the last fame.
rule-end-1 = After rounds 1 to 5: the board is filled again as at the start, row by row from space 1; the round marker moves on; patronage markers, used-gear marks and initiative markers are taken back; the first player token goes clockwise to the next seat, the automa’s included; and every other player gives one initiative marker to the player who passed the token on. So there are 7, 8, 9, 10 again.
rule-end-2 = After round 6 add 6 fame for each specialty at VI, 3 at V and 1 at IV; 8 for each patronage card; and 1 for every full 3 guilders.
rule-end-3 = Most fame wins. In a tie fewer types win, then fewer inks; if all is equal, the place is shared. The other places are found in the same way.
rule-end-4 = If you play alone, your final fame gives you a title: up to 100 Student, 101–110 Senior Student, 111–120 Apprentice, 121–130 Senior Apprentice, 131–140 Junior Master, 141–150 Master of Printing, above 150 Guildmaster.
rule-end-5 = When the last player ends the fulfilling step, no more free actions are possible. Then Geoffroy Tory is checked. Then the next round is prepared, or after round 6 the last fame is counted.
tip-end-1 = Three guilders are 1 fame at the end. In the last round spend them if they bring you more.

## The characters
family-chr-title = The characters
family-chr-intro = Each player may take the role of a famous printer. Each has one ability that bends a rule. You find their lives in the gallery of characters.
rule-chr-1 = Johannes Gutenberg: once a round, when the plans are revealed and the automa’s card is done, before the first action, he may move one of his markers to another action with fewer than 6 of his markers. The others cannot answer.
rule-chr-2 = Charlotte Guillard: when chosen she draws 4 gears from the deck, keeps 2 and installs them on axles 1 and 2, in the sequence and with the active sectors she likes. The other two are discarded. Hers work from round 1 on.
rule-chr-3 = Aldo Manuzio: when he declares two or more orders together, he may leave out one letter of one of them. That order counts as fulfilled in every way.
rule-chr-4 = Helena Ungler: when chosen she raises one specialty to I and another to II, moves her disc to the first reward and must take it at once: an ink of her choice from the bag. She does not get the reward for level II again.
rule-chr-5 = Peter Schöffer: once a round he may use one of his gears a second time, each time with the sector then active. He still has at most 3 uses a round, and the gear counts as used from the first use on.
rule-chr-6 = Geoffroy Tory: at the close of each round, the sixth too, he gains 3 fame if all his inks can be laid, each on its own ink symbol of its colour, on the orders he holds. An order’s colours need not be complete, and nothing is spent. He needs at least one ink, unless the table decides otherwise.
rule-chr-7 = Christophe Plantin: once a round, at any time, he may swap the levels of two of his specialties that differ. Nothing is raised by it: there is no reward, no guilders, and the disc stays.
rule-chr-8 = William Caxton: at the start of each round, after the gears have turned and before planning, he must name a colour aloud, even the same as before. Until the round closes each of his inks of that colour may stand for any colour when he spends it: on orders, on patronage cards, and on the gear that gives two inks for one. It goes back into the bag as what it is. It is never wild for what he takes from the bag.
rule-chr-9 = Schweipolt Fiol: he may take an order’s bonus even if only one of its two refinements is done. With both he takes it once, with neither not at all. A refinement done in part does not count.
rule-chr-10 = Hieronymus Vietor: at the end of the game he gets 2 fame instead of 1 for every full 3 guilders.
tip-chr-1 = Choose the character together with the opening orders you see: an ability you use every round is worth more than one you admire.

## The automa
family-aut-title = The automa
family-aut-intro = The automa is a rival made of a few cards. It prints nothing and wins nothing, but it plans, moves ahead of you and takes away what you wanted. With it you can play alone, or make a small table tighter.
rule-aut-1 = The automa takes part in planning and in the five actions only. It owns nothing and has no character, orders or types. It counts as a player for the set-up; the players sit clockwise from its left, and it keeps its place when the token moves. It starts with the first player token and 7 markers on given actions. Six of its ten planning cards are used, one a round; nobody sees the other four.
rule-aut-2 = When all players have planned, its next planning card is turned up and the moves are made one by one. “X > Y” moves a marker from action X to action Y. If X has none, one moves from Y to X instead. If neither has any, or both are the same action, nothing moves. No action gets more than 6.
rule-aut-3 = “Max” is its action with the most markers, “min” the one with the fewest, looked up anew for each move. In a tie start at the action in the centre of the card and go down, from the bottom on to the top, to the first one tied.
rule-aut-4 = On each action where it has a marker it acts and never passes. Execution cards with the numbers 1 to 4 are drawn until one names a space that still holds something; the automa removes what is there: a printing card and then, with the cards still to draw, a refinement card; all that is left of an ink set, back into the bag; a specialty card; a gear. After each action the four cards are shuffled. If they run out earlier, they are shuffled at once. With nothing left to take, it does nothing.
rule-aut-5 = On patronage: if its planning card shows a patronage card and it is round 3 or later, it removes the leftmost patronage card that may already be taken, whatever that card asks for; the card is out of the game. Otherwise, or if there is none, it closes the reward that an execution card names, drawing on past those already taken.
rule-aut-6 = At the end of a round it gives and gets initiative markers like everyone: it gives from its fullest action and gets on its emptiest, ties as on the planning card of the round. Its markers stay where they are.
rule-aut-7 = The automa has no fame and no place. If you play alone against it, you earn a title; with two or three players they are ranked among themselves.
tip-aut-1 = The automa’s markers lie open and a planning card moves only a few. You can guess well where it will be ahead of you.
