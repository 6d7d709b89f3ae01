# One message for each kind of event. Names of things come as worded texts of vocabulary.ftl.

## Set-up

event-first-player = { $seat } is first player.
event-display = The opening display is laid out: printing cards { $printing }, refinement cards { $refinement }.
event-board-filled = The board is filled for round { $round }.
event-patronage-laid = Patronage cards are laid out: { $cards }.
event-deck-rebuilt = A new deck is shuffled from the discard pile: { $deck }.
event-display-cleared = { $count ->
    [one] The card left of the opening display is discarded.
   *[other] The { $count } cards left of the opening display are discarded.
}
event-characters-dealt = { $seat } is dealt { $characters }.
event-character-kept = { $seat } keeps { $character }.
event-gears-drawn = { $seat } draws the gears { $gears }.
event-gears-offered = { $seat } keeps the gears { $kept }.
event-opening-types = { $seat } takes the types { $types }.

## Turning and planning

event-round-started = Round { $round } begins. { $first } is first player.
event-gears-turned = { $seat }: the gears turn. Active: { $sectors }.
event-wild-named = { $seat } names { $ink } as the wild colour.
event-plan-committed = { $seat } has planned.
event-plan-taken-back = { $seat } takes the plan back.
event-plan = { $seat } planned: { $plan }.
event-automa-plan = The automa turns up planning card { $card }: { $plan }.
event-marker-shifted = { $seat } moves a marker: { $from } → { $to }.

## Turns

event-turn = { $seat }: { $step }.
event-turn-ended = { $seat } is done: { $step }.
event-passed = { $seat } passes: { $step }.
event-order-taken = { $from ->
    [display] { $seat } takes an opening order: { $order }.
    [reward] { $seat } takes an order as a reward: { $order }.
   *[board] { $seat } takes an order: { $order }.
}
event-order-discarded = { $seat } discards an order: { $order }.
event-cards-drawn = { $paid ->
    [0] { $seat } draws { $cards } ({ $why }).
    [one] { $seat } pays { $paid } guilder and draws { $cards } ({ $why }).
   *[other] { $seat } pays { $paid } guilders and draws { $cards } ({ $why }).
}
event-cards-declined = { $seat } keeps no order.
event-inks-taken = { $paid ->
    [0] { $seat } takes { $inks } from set { $set }.
    [one] { $seat } takes { $inks } from set { $set } for { $paid } guilder.
   *[other] { $seat } takes { $inks } from set { $set } for { $paid } guilders.
}
event-specialty-card = { $raise ->
    [none] { $seat } uses specialty card { $card }.
   *[other] { $seat } uses specialty card { $card } for { $raise }.
}
event-patronage-reward = { $seat } takes a patronage reward: { $reward }.
event-patronage-card = { $inks ->
    [none] { $seat } takes patronage card { $card }.
   *[other] { $seat } takes patronage card { $card } and spends { $inks }.
}

## Gains and losses

event-level = { $seat } raises { $specialty } to { $level } ({ $why }).
event-disc = { $taken ->
    [no] { $seat } declines the reward of level { $level }: { $reward }.
   *[yes] { $seat } takes the reward of level { $level }: { $reward }.
}
event-ink-gained = { $seat } gains { $ink } ({ $why }).
event-ink-lost = { $seat } puts { $ink } into the bag ({ $why }).
event-type-gained = { $paid ->
    [none] { $seat } gains type { $letter } ({ $why }).
    [0] { $seat } gets type { $letter } for nothing.
    [one] { $seat } buys type { $letter } for { $paid } guilder.
   *[other] { $seat } buys type { $letter } for { $paid } guilders.
}
event-type-lost = { $seat } gives up type { $letter } ({ $why }).
event-guilders = { $amount ->
    [one] { $seat } receives { $amount } guilder ({ $why }).
   *[other] { $seat } receives { $amount } guilders ({ $why }).
}
event-fame = { $amount ->
    [one] { $seat } gains { $amount } fame ({ $why }).
   *[other] { $seat } gains { $amount } fame ({ $why }).
}

## Gears and levels

event-gear-installed = { $discarded ->
    [none] { $seat } installs gear { $gear } on axle { $axle }. Active: { $sector }.
   *[other] { $seat } discards gear { $discarded } and installs gear { $gear } on axle { $axle }. Active: { $sector }.
}
event-gear-reset = { $seat } turns the gear on axle { $axle }. Active: { $sector }.
event-gear-used = { $seat } uses the gear on axle { $axle }: { $sector }.
event-levels-swapped = { $seat } swaps the levels of { $a } and { $b }.

## Fulfilling

event-fulfilled = { $count ->
    [one] { $seat } fulfils an order: { $orders }.
   *[other] { $seat } fulfils { $count } orders: { $orders }.
}
event-bonus = { $taken ->
    [no] { $seat } declines the bonus of refinement card { $card }: { $bonus }.
   *[yes] { $seat } takes the bonus of refinement card { $card }: { $bonus }.
}
event-tory = { $met ->
    [no] { $seat }: not all inks fit the orders held.
   *[yes] { $seat }: all inks fit the orders held.
}

## The automa, the board, the end

event-automa-took = { $kind ->
    [printing] The automa removes printing card { $what }.
    [refinement] The automa removes refinement card { $what }.
    [inks] The automa puts back into the bag: { $what }.
    [specialty] The automa removes specialty card { $what }.
    [gear] The automa removes gear { $what }.
    [reward] The automa marks the reward: { $what }.
    [patronage-card] The automa removes patronage card { $what } from the game.
   *[nothing] The automa finds nothing to take.
}
event-board-cleared = { $action ->
    [orders] { $count ->
        [0] No order cards are left on the board.
        [one] { $count } order card left on the board is discarded.
       *[other] { $count } order cards left on the board are discarded.
    }
    [inks] { $count ->
        [0] No inks are left on the board.
        [one] { $count } ink left on the board goes back into the bag.
       *[other] { $count } inks left on the board go back into the bag.
    }
    [specialties] { $count ->
        [0] No specialty cards are left on the board.
        [one] { $count } specialty card left on the board is discarded.
       *[other] { $count } specialty cards left on the board are discarded.
    }
    [gears] { $count ->
        [0] No gears are left on the board.
        [one] { $count } gear left on the board is discarded.
       *[other] { $count } gears left on the board are discarded.
    }
   *[patronage] The patronage markers stay until the end of the round.
}
event-marker-passed = { $from } gives a marker to { $to }.
event-round-ended = Round { $round } ends.
event-final = { $seat } ends with { $total } fame: { $fame } from the game, { $specialties } for specialties, { $patronage } for patronage cards, { $guilders } for guilders (types left: { $types }, inks left: { $inks }).
event-result = { $kind ->
    [title] { $seat } earns the title { $title }.
    [shared] { $seat } share the win.
   *[winner] { $seat } wins.
}
