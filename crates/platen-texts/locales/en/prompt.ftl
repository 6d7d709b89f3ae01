# What is awaited, and what the buttons say.

## The awaited decision, by phase

prompt-characters = Keep one of your two characters.
prompt-opening-orders = Take an opening order: one printing card and one refinement card.
prompt-opening-letters = Take three types.
prompt-name-wild = Name this round’s wild colour.
prompt-planning = { $markers ->
    [one] Plan your { $markers } marker.
   *[other] Plan your { $markers } markers.
}
    .asked = Plan your markers.
prompt-planning-committed = Your plan is committed. You may take it back until all have planned.
prompt-shift-marker = Move one of your markers, or leave them.
prompt-turn-orders = Take an order, or pass.
prompt-turn-inks = Take inks from a set, or pass.
prompt-turn-specialties = Take a specialty card, or pass.
prompt-turn-gears = Take a gear or turn one, or pass.
prompt-turn-patronage = Take a patronage reward or card, or pass.
prompt-turn-acted = Anything more? If not, end your turn.
prompt-fulfil = Fulfil orders, or pass.
prompt-fulfil-nothing = No order can be fulfilled without a purchase or a gear: use one, or pass.
prompt-fulfil-bonuses = { $count ->
    [one] Take or decline your bonus, then end the step.
   *[other] Take or decline your { $count } bonuses, then end the step.
}
    .asked = Take or decline your bonuses, then end the step.
prompt-fulfil-declared = Anything more? If not, end the step.
prompt-over = The game is over.
prompt-waiting = Waiting for { $seat }.
prompt-waiting-several = Waiting for: { $seats }.
prompt-thinking = { $seat } is thinking.

## Rewards being resolved

prompt-frame-keep-gears = Keep a gear for the next axle and choose its active sector.
prompt-frame-ungler-levels = Choose one specialty to rise to I and another to rise to II.
prompt-frame-ungler-ink = Take an ink.
prompt-frame-track = The disc reaches a reward ({ $reward }): take it or decline it.
    .asked = Take the reward or decline it.
prompt-frame-order = Keep an order of the cards drawn, draw more for 2 guilders, or keep none.

## Buttons, by kind of action

action-keep-character = Keep { $character }
action-keep-gear = Keep gear { $gear }
action-raise-two = { $to_one } to I, { $to_two } to II
action-take-types = Take { $types }
action-name-wild = Name { $ink }
action-commit-plan = Commit the plan
action-take-back-plan = Take the plan back
action-shift-marker = Move a marker: { $from } → { $to }
action-leave-markers = Leave the markers
action-take-order = Take the order
    .discard = Take it and discard order { $discard }
action-take-inks = { $count ->
    [one] Take { $count } ink
   *[other] Take { $count } inks
}
    .paid = { $paid ->
        [0] free
        [one] { $paid } guilder
       *[other] { $paid } guilders
    }
action-take-specialty-card = Use the card
    .raise = Use the card for { $specialty }
action-install-gear = Install gear { $gear }
    .discard = Install gear { $gear } in place of the one on axle { $axle }
action-turn-gear = Turn the gear on axle { $axle }
action-patronage-order = Take an order
action-patronage-specialty = Raise { $specialty }
action-patronage-guilders = Take 3 guilders
action-patronage-inks = Take { $inks }
action-take-patronage-card = Take the patronage card
    .inks = Take the card and spend { $inks }
action-pass = Pass
action-end-turn = End the turn
    .step = End the step
action-declare = { $count ->
    [one] Fulfil { $count } order
   *[other] Fulfil { $count } orders
}
action-take-bonus = Take the bonus: { $bonus }
action-decline-bonus = Decline the bonus
action-buy-type = { $cost ->
    [one] Buy type { $letter } for { $cost } guilder
   *[other] Buy type { $letter } for { $cost } guilders
}
action-use-gear = Use the gear: { $sector }
action-swap-levels = Swap { $a } and { $b }
action-take-ink = Take { $ink }
action-take-type = Take type { $letter }
action-draw-order = Draw an order
action-decline-reward = Decline the reward
action-draw-more = Draw 2 more cards for 2 guilders
action-keep-order = Keep this order
    .discard = Keep it and discard order { $discard }
action-keep-none = Keep none

## Choices within an action

extra-printing = 2 printing cards
extra-refinement = 2 refinement cards
extra-both = 1 of each

gear-choice-nothing = Use it
gear-choice-exchange-ink = Give { $give }, take { $take }
gear-choice-exchange-type = Give { $give }, take { $take }
gear-choice-raise = Raise { $specialty }
gear-choice-sell-for-fame = Give { $letter } for 3 fame
gear-choice-sell-for-guilders = Give { $letter } for 5 guilders
gear-choice-ink-for-two = Give { $give }, take { $inks }
gear-choice-buy = { $count ->
    [one] Buy { $count } type
   *[other] Buy { $count } types
}
