//! Any arrangement can be tried as a start: a sound one becomes a game, and of an unsound one every problem is named.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{
    ByAction, Character, Edition, Ink, Letter, PatronageReward, Seat, SeatSet, TrackReward,
};
use platen_rules::{
    Action, Declared, FirstPlayer, Frame, Game, GameOptions, Installed, Phase, Seed, Setup, Table, Why,
};
use platen_testkit::{Bench, Scenario, no, play_keenly, seat};

/// A game of these options, played keenly until the position is like that.
fn reached(options: GameOptions, like: impl Fn(&Table) -> bool) -> Setup {
    let cards = published_set("house-1").expect("the house set");
    for n in 0..200 {
        let seed = Seed::from_number(n);
        let mut game = Game::new(cards.clone(), options, seed).expect("options");
        let mut found = None;
        play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut (), |game, _, _| {
            if found.is_none() && like(game.table()) {
                found = Some(*game.setup());
            }
        });
        if let Some(setup) = found {
            return setup;
        }
    }
    panic!("no such position in 200 games");
}

fn planning() -> Setup {
    reached(GameOptions::new(3), |table| table.phase == Phase::Planning && table.round == 2)
}

fn turn() -> Setup {
    reached(GameOptions::new(3), |table| {
        matches!(table.phase, Phase::Turn { at: 1, .. }) && table.frames.is_empty()
    })
}

fn solo() -> Setup {
    reached(GameOptions::new(1), |table| matches!(table.phase, Phase::Turn { .. }) && table.round == 3)
}

/// Changes a sound position and expects exactly one kind of problem among those found.
#[track_caller]
fn problem(mut setup: Setup, rule: &str, words: &str, change: impl FnOnce(&mut Setup)) {
    let cards = published_set("house-1").expect("the house set");
    assert_eq!(setup.problems(&cards), [], "sound before");
    change(&mut setup);
    let problems = setup.problems(&cards);
    let named = problems.iter().any(|problem| problem.rule == rule && problem.message.contains(words));
    assert!(named, "{rule}: {words}: {problems:?}");
    assert!(problems[0].to_string().ends_with(&format!("({})", problems[0].rule)));
    assert!(setup.into_game(&cards).is_err());
}

#[test]
fn every_problem_is_listed_at_once() {
    let cards = published_set("house-1").expect("the house set");
    let mut setup = planning();
    setup.table.round = 7;
    setup.table.bag[Ink::Red] += 1;
    setup.table.players[seat(0)].levels.0[0] = 9;
    setup.secrets.gears.clear();
    let rules: Vec<&str> = setup.problems(&cards).iter().map(|problem| problem.rule).collect();
    for rule in ["RND-1", "INK-3", "SPC-3", "SPC-4", "RND-2"] {
        assert!(rules.contains(&rule), "{rule} in {rules:?}");
    }
}

#[test]
fn options_round_and_first_player() {
    problem(planning(), "SET-1", "do not make a table", |setup| setup.table.options.players = 0);
    problem(planning(), "SET-1", "first_player", |setup| {
        setup.table.options.first_player = FirstPlayer::Seat(seat(3));
    });
    problem(planning(), "RND-1", "round 0", |setup| setup.table.round = 0);
    problem(planning(), "RND-1", "round 7", |setup| setup.table.round = 7);
    problem(planning(), "SET-7", "sits at 3 of 3", |setup| setup.table.first = seat(3));
    let drafting = reached(GameOptions::new(2), |table| table.phase == Phase::OpeningOrders { turn: 1 });
    problem(drafting, "RND-1", "set-up in round 2", |setup| setup.table.round = 2);
}

#[test]
fn inks_are_twelve_of_each() {
    problem(planning(), "INK-3", "13 red", |setup| setup.table.bag[Ink::Red] += 1);
    problem(planning(), "INK-3", "11 gold", |setup| setup.table.bag[Ink::Gold] -= 1);
    problem(planning(), "INK-3", "13 blue", |setup| setup.table.players[seat(1)].inks[Ink::Blue] += 1);
    problem(planning(), "INK-3", "instead of 12", |setup| setup.table.ink_sets[0] = [None; 3]);
}

#[test]
fn cards_and_gears_are_in_one_place() {
    problem(planning(), "ORD-7", "is nowhere", |setup| {
        let card = setup.table.printing.deck.iter().next().expect("a card");
        setup.table.printing.deck.remove(card);
    });
    problem(planning(), "ORD-7", "a printing card no.", |setup| {
        let card = setup.table.printing.deck.iter().next().expect("a card");
        setup.table.printing.discard.insert(card);
    });
    problem(planning(), "ORD-7", "a refinement card no.", |setup| {
        setup.table.refinement_spaces[0] = setup.table.refinement_spaces[1];
    });
    problem(planning(), "ORD-7", "in two places", |setup| {
        let order =
            setup.table.players.0.iter().find_map(|player| player.orders.first().copied()).expect("an order");
        setup.table.printing.discard.insert(order.printing);
    });
    problem(planning(), "ORD-7", "in two places", |setup| {
        let card = setup.table.refinement.deck.iter().next().expect("a card");
        setup.table.drawn.refinement.insert(card);
    });
    problem(planning(), "ORD-7", "a specialty card no.", |setup| setup.table.specialty_spaces[0] = None);
    problem(planning(), "ORD-7", "a gear no.", |setup| {
        setup.table.gear_spaces[0] = setup.table.gear_spaces[1];
    });
    problem(turn(), "ORD-7", "a gear no.", |setup| {
        let gear = setup.table.gears.deck.iter().next().expect("a gear");
        setup.table.players[seat(0)].gears.clear();
        setup.table.players[seat(0)].gears.push(Installed::new(gear, no(0)));
    });
    let two = reached(GameOptions::new(2), |table| table.phase == Phase::Planning);
    problem(two, "SET-5", "is not in this game", |setup| {
        let cards = published_set("house-1").expect("the house set");
        let big = (1..=32).map(no).find(|&gear| cards.gear(gear).three_plus).expect("a 3+ gear");
        setup.table.gears.discard.insert(big);
    });
}

#[test]
fn patronage_cards_are_four_and_marks_come_with_their_action() {
    problem(planning(), "SET-6", "in two places", |setup| {
        let card = setup.table.patronage_spaces[0].expect("a card");
        setup.table.players[seat(0)].patronage.push(card);
    });
    problem(planning(), "SET-6", "5 patronage cards", |setup| {
        let laid = setup.table.patronage_spaces;
        let other = (111..=126).map(no).find(|card| !laid.contains(&Some(*card))).expect("another");
        setup.table.players[seat(0)].patronage.push(other);
    });
    problem(planning(), "PAT-1", "before its action", |setup| {
        setup.table.rewards_marked[PatronageReward::Guilders.index()] = true;
    });
}

#[test]
fn players_are_within_bounds() {
    problem(planning(), "SPC-3", "level 7", |setup| setup.table.players[seat(0)].levels.0[1] = 7);
    problem(planning(), "SPC-4", "disc is at 7", |setup| setup.table.players[seat(0)].disc = 7);
    problem(planning(), "SPC-4", "its highest level at 6", |setup| {
        setup.table.players[seat(0)].levels.0[1] = 6;
        setup.table.players[seat(0)].disc = 5;
    });
    problem(planning(), "SET-9", "guilders or fame", |setup| setup.table.players[seat(0)].guilders = 10_000);
    problem(planning(), "SET-9", "guilders or fame", |setup| setup.table.players[seat(0)].fame.tory = 10_000);
    problem(planning(), "FRE-1", "151 types", |setup| {
        setup.table.players[seat(0)].letters.0 = [0, 0, 75, 76];
    });
    problem(planning(), "AUT-1", "holds something", |setup| setup.table.players[seat(3)].guilders = 1);
    problem(planning(), "AUT-1", "holds something", |setup| setup.table.players[seat(3)].markers = 1);
    problem(solo(), "AUT-1", "seat 0 is no player's", |setup| {
        setup.table.players[seat(0)].letters[Letter::A] = 1;
    });
}

#[test]
fn gear_uses_and_powers_belong_to_a_round() {
    let with_gears = reached(GameOptions::new(3), |table| {
        table.phase == Phase::Planning && table.players.0.iter().any(|player| player.gears.len() == 3)
    });
    let place =
        with_gears.table.players.0.iter().position(|player| player.gears.len() == 3).expect("three gears");
    problem(with_gears, "GER-5", "too often", |setup| {
        let player = &mut setup.table.players.0[place];
        player.character = Some(Character::Schoeffer);
        player.gears.iter_mut().for_each(|gear| gear.uses = 2);
    });
    problem(with_gears, "GER-5", "too often", |setup| {
        let player = &mut setup.table.players.0[place];
        if player.character == Some(Character::Schoeffer) {
            player.character = Some(Character::Vietor);
        }
        player.gears[0].uses = 2;
    });
    problem(with_gears, "GER-5", "too often", |setup| {
        setup.table.players.0[place].character = Some(Character::Schoeffer);
        setup.table.players.0[place].gears[0].uses = 3;
    });
    let caxton = reached(GameOptions::new(4), |table| table.phase == Phase::NameWild && table.round > 1);
    let player = caxton.table.holder_of(Character::Caxton).expect("Caxton");
    problem(caxton, "CHR-8", "wild", |setup| setup.table.players[player].wild = Some(Ink::Red));
    let geared = reached(GameOptions::new(4), |table| {
        table.phase == Phase::NameWild && table.players.0.iter().any(|player| !player.gears.is_empty())
    });
    problem(geared, "FRE-3", "before the round", |setup| {
        let player =
            setup.table.players.0.iter_mut().find(|player| !player.gears.is_empty()).expect("a gear");
        player.gears[0].uses = 1;
    });
    problem(planning(), "CHR-8", "wild", |setup| {
        let free =
            setup.table.players.0[..3].iter().position(|player| !player.is(Character::Caxton)).expect("one");
        setup.table.players.0[free].wild = Some(Ink::Blue);
    });
    problem(planning(), "CHR-7", "swapped", |setup| {
        let other =
            setup.table.players.0[..3].iter().position(|player| !player.is(Character::Plantin)).expect("one");
        setup.table.players.0[other].swapped = true;
    });
}

#[test]
fn characters_are_kept_in_turn_and_are_all_different() {
    problem(planning(), "SET-10", "should have", |setup| setup.table.players[seat(0)].character = None);
    problem(planning(), "SET-10", "there twice", |setup| {
        setup.table.players[seat(0)].character = setup.table.players[seat(1)].character;
    });
    problem(planning(), "SET-10", "should not have", |setup| setup.table.options.characters = false);
    let choosing = reached(GameOptions::new(3), |table| table.phase == Phase::Characters { turn: 1 });
    problem(choosing, "SET-10", "tiles dealt", |setup| {
        let last = setup.table.player_order().nth(2).expect("three players");
        setup.table.players[last].dealt.pop();
    });
    problem(choosing, "SET-10", "should not have", |setup| {
        let last = setup.table.player_order().nth(2).expect("three players");
        setup.table.players[last].character = Some(Character::Tory);
    });
    problem(choosing, "SET-10", "turn 3 of 3", |setup| setup.table.phase = Phase::Characters { turn: 3 });
}

#[test]
fn markers_follow_the_player_order() {
    problem(planning(), "SET-8", "markers, not", |setup| setup.table.players[seat(0)].markers += 1);
    problem(planning(), "PLN-1", "placed, not 0", |setup| setup.table.markers[seat(0)].0[0] = 1);
    problem(turn(), "PLN-1", "placed, not", |setup| setup.table.markers[seat(0)] = ByAction::default());
    problem(turn(), "PLN-1", "more than 6", |setup| setup.table.markers[seat(0)] = ByAction([7, 0, 0, 0, 0]));
    problem(planning(), "SET-1", "which nobody has", |setup| setup.table.markers[seat(3)].0[2] = 1);
    problem(solo(), "PLN-1", "seat 0 has", |setup| setup.table.markers[seat(0)].0[4] += 1);
}

#[test]
fn plans_are_committed_in_planning_alone() {
    problem(planning(), "PLN-2", "do not fit", |setup| setup.table.committed = SeatSet::one(seat(3)));
    problem(turn(), "PLN-2", "do not fit", |setup| setup.table.committed = SeatSet::one(seat(0)));
    problem(planning(), "PLN-2", "do not fit", |setup| {
        setup.table.committed = setup.table.options.player_seats();
        for seat in setup.table.committed.iter() {
            let markers = setup.table.players[seat].markers;
            setup.secrets.plans[seat] = ByAction([6, markers - 6, 0, 0, 0]);
        }
    });
    problem(planning(), "PLN-1", "impossible plan", |setup| {
        setup.table.committed = SeatSet::one(seat(0));
        setup.secrets.plans[seat(0)] = ByAction([1, 1, 0, 0, 0]);
    });
    problem(planning(), "PLN-2", "without having committed", |setup| {
        setup.table.committed = SeatSet::EMPTY;
        setup.secrets.plans[seat(0)] = ByAction([6, 1, 0, 0, 0]);
    });
}

#[test]
fn spaces_are_those_of_the_table_and_cleared_in_time() {
    problem(planning(), "SET-2", "beyond the 3", |setup| {
        setup.table.gear_spaces[3] = setup.table.gear_spaces[0].take();
    });
    problem(planning(), "SET-2", "beyond the 3", |setup| setup.table.ink_sets.swap(0, 3));
    let late = reached(GameOptions::new(3), |table| {
        matches!(table.phase, Phase::Turn { action: platen_rules::vocabulary::BoardAction::Gears, .. })
    });
    problem(late, "ORD-4", "specialties: something is left", |setup| {
        let card = setup.table.specialty.discard.iter().next().expect("a card");
        setup.table.specialty.discard.remove(card);
        setup.table.specialty_spaces[0] = Some(card);
    });
    problem(late, "ORD-4", "inks: something is left", |setup| {
        let ink = Ink::ALL.into_iter().find(|&ink| setup.table.bag[ink] > 0).expect("an ink");
        setup.table.bag[ink] -= 1;
        setup.table.ink_sets[0][1] = Some(ink);
    });
}

#[test]
fn set_up_phases_count_orders_and_cards() {
    let drafting = reached(GameOptions::new(2), |table| table.phase == Phase::OpeningOrders { turn: 1 });
    problem(drafting, "SET-11", "cannot have these orders", |setup| {
        setup.table.phase = Phase::OpeningOrders { turn: 2 };
    });
    problem(drafting, "SET-11", "turn 4", |setup| setup.table.phase = Phase::OpeningOrders { turn: 4 });
    problem(drafting, "SET-3", "in the opening display", |setup| {
        let card = setup.table.display.printing.iter().next().expect("a card");
        setup.table.display.printing.remove(card);
        setup.table.printing.discard.insert(card);
    });
    let letters = reached(GameOptions::new(2), |table| table.phase == Phase::OpeningLetters { turn: 0 });
    problem(letters, "SET-12", "turn 2 of 2", |setup| setup.table.phase = Phase::OpeningLetters { turn: 2 });
    problem(planning(), "SET-3", "in the opening display", |setup| {
        let card = setup.table.printing.discard.iter().next().expect("a card");
        setup.table.printing.discard.remove(card);
        setup.table.display.printing.insert(card);
    });
    problem(planning(), "SET-10", "not played", |setup| {
        setup.table.options.characters = false;
        setup.table.phase = Phase::Characters { turn: 0 };
    });
}

#[test]
fn turns_follow_from_the_markers() {
    problem(turn(), "PLN-4", "does not follow", |setup| setup.table.turn_order.reverse());
    problem(turn(), "PLN-4", "no player is at place", |setup| {
        if let Phase::Turn { at, .. } = &mut setup.table.phase {
            *at = 4;
        }
    });
    let behind_automa =
        reached(GameOptions::new(1), |table| matches!(table.phase, Phase::Turn { at: 1, .. }));
    problem(behind_automa, "PLN-4", "no player is at place 0", |setup| {
        if let Phase::Turn { at, .. } = &mut setup.table.phase {
            *at = 0;
        }
    });
    let fulfilling = reached(GameOptions::new(3), |table| matches!(table.phase, Phase::Fulfil { .. }));
    problem(fulfilling, "FUL-1", "in player order", |setup| setup.table.turn_order.reverse());
    problem(fulfilling, "FUL-1", "in player order", |setup| {
        if let Phase::Fulfil { at, .. } = &mut setup.table.phase {
            *at = 3;
        }
    });
    let nobody = reached(GameOptions::new(2), |table| {
        let free = |character| table.holder_of(character).is_none();
        table.phase == Phase::Planning && free(Character::Caxton) && free(Character::Gutenberg)
    });
    problem(nobody, "RND-1", "caxton is to decide", |setup| setup.table.phase = Phase::NameWild);
    problem(nobody, "RND-1", "gutenberg is to decide", |setup| setup.table.phase = Phase::ShiftMarker);
}

#[test]
fn declarations_and_bonuses_belong_together() {
    let declared = reached(GameOptions::new(3), |table| {
        matches!(table.phase, Phase::Fulfil { declared: true, .. }) && !table.bonuses.is_empty()
    });
    problem(declared, "FUL-5", "0 orders declared", |setup| {
        setup.table.declared.clear();
        setup.table.bonuses.clear();
    });
    problem(declared, "FUL-4", "was not earned", |setup| setup.table.declared[0].order.refinement = no(51));
    problem(declared, "FUL-4", "was not earned", |setup| {
        let bonus = setup.table.bonuses[0];
        setup.table.bonuses.push(bonus);
    });
    problem(declared, "FUL-4", "was not earned", |setup| {
        setup.table.declared.iter_mut().for_each(|order| (order.inks, order.decoration) = (None, false));
    });
    problem(planning(), "FUL-5", "1 orders declared", |setup| setup.table.declared.push(Declared::default()));
}

#[test]
fn rewards_can_be_resolved_where_they_stand() {
    let track = Frame::Track { seat: seat(0), earned: [true, false, false, false] };
    problem(planning(), "FRE-5", "cannot be resolved", |setup| {
        setup.table.frames.push(Frame::Track { seat: seat(0), earned: [false; 4] });
    });
    problem(planning(), "FRE-5", "is no player's", |setup| {
        setup.table.frames.push(Frame::Track { seat: seat(3), earned: [true; 4] });
    });
    problem(planning(), "FRE-5", "3 rewards in one another", |setup| {
        (0..3).for_each(|_| setup.table.frames.push(track));
    });
    problem(planning(), "FRE-5", "cannot be resolved", |setup| {
        setup.table.frames.push(Frame::KeepGears { seat: seat(0) });
    });
    problem(planning(), "FRE-5", "cannot be resolved", |setup| {
        setup.table.frames.push(Frame::UnglerLevels { seat: seat(0) });
    });
    problem(planning(), "FRE-5", "cannot be resolved", |setup| {
        setup.table.frames.push(Frame::UnglerInk { seat: seat(0) });
    });
    problem(planning(), "ORD-5", "cards drawn for an order", |setup| {
        setup.table.frames.push(Frame::Order { seat: seat(0), why: Why::Track });
    });
    let drafting = reached(GameOptions::new(2), |table| table.phase == Phase::OpeningOrders { turn: 1 });
    problem(drafting, "FRE-5", "cannot be resolved", |setup| setup.table.frames.push(track));
    let gears = reached(GameOptions::new(4), |table| !table.offered_gears.is_empty());
    problem(gears, "CHR-2", "0 gears offered", |setup| {
        let offered = std::mem::take(&mut setup.table.offered_gears);
        offered.into_iter().for_each(|gear| setup.table.gears.discard.insert(gear));
    });
    problem(gears, "CHR-2", "was not offered", |setup| {
        let other = setup.table.gears.deck.iter().next().expect("a gear");
        setup.table.kept_gear = Some(Installed::new(other, no(0)));
    });
    problem(planning(), "CHR-2", "gears offered", |setup| {
        let gear = setup.table.gear_spaces[0].take().expect("a gear");
        setup.table.offered_gears.push(gear);
    });
    let drawing =
        reached(GameOptions::new(3), |table| matches!(table.frames.last(), Some(Frame::Order { .. })));
    problem(drawing, "ORD-5", "cards drawn", |setup| {
        let drawn = std::mem::take(&mut setup.table.drawn.printing);
        setup.table.printing.discard.insert_all(drawn);
    });
    problem(drawing, "FRE-5", "cannot be resolved", |setup| setup.table.frames.push(track));
}

#[test]
fn an_ink_reward_from_an_empty_bag_is_not_asked_for() {
    let (cards, mut setup) = Scenario::players(2).bag("", 1).raw();
    setup.table.frames.push(Frame::Track { seat: seat(0), earned: [true, false, false, false] });
    let problems = setup.problems(&cards);
    assert!(problems.iter().any(|problem| problem.rule == "FRE-5"), "{problems:?}");
    assert_eq!(cards.board.reward_track[0], TrackReward::Ink);
}

#[test]
fn secrets_match_the_open_table() {
    problem(planning(), "RND-2", "printing deck", |setup| {
        setup.secrets.printing.pop();
    });
    problem(planning(), "RND-2", "refinement deck", |setup| {
        let card = setup.secrets.refinement[0];
        setup.secrets.refinement[1] = card;
    });
    problem(planning(), "RND-2", "gear deck", |setup| setup.secrets.gears.clear());
    let specialty = reached(GameOptions::new(2), |table| {
        !table.specialty.deck.is_empty() && table.phase == Phase::Planning
    });
    problem(specialty, "RND-2", "specialty deck", |setup| setup.secrets.specialty.clear());
    problem(solo(), "AUT-1", "there twice", |setup| {
        let card = setup.table.planning_cards[0];
        setup.secrets.planning[0] = card;
    });
    problem(solo(), "AUT-1", "planning cards turned up", |setup| {
        setup.secrets.planning.pop();
    });
    problem(planning(), "AUT-1", "planning cards turned up", |setup| setup.secrets.planning.push(no(131)));
}

#[test]
fn a_sound_arrangement_is_played_to_its_end_in_either_edition() {
    for edition in Edition::ALL {
        let bench: Bench = Scenario::new(GameOptions::new(2).with_edition(edition))
            .round(6)
            .types(0, "AIOU")
            .order(0, 40, 51)
            .fulfil(0);
        let mut game = bench.game;
        let mut actions: Vec<Action> = Vec::new();
        game.play_out(&mut Seed::from_number(1).player_rng(Seat::default()), &mut actions);
        assert!(game.result().is_some());
    }
}
