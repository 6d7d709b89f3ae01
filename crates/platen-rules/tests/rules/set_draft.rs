//! SET-10 to SET-12: characters, opening orders, opening types.

use platen_rules::vocabulary::{ByLetter, Character, Letter, PrintingNo, Seat};
use platen_rules::{Action, Event, FirstPlayer, Frame, GameOptions, OrderFrom, Phase};
use platen_testkit::{Bench, Scenario, letters, seat};

fn led_by(players: u8, first: u8) -> GameOptions {
    GameOptions { first_player: FirstPlayer::Seat(seat(first)), ..GameOptions::new(players) }
}

/// A table of which the seat that chooses first was dealt this tile.
fn dealt_first(options: GameOptions, tile: Character) -> Bench {
    let tables = (0..1000).map(|seed| Bench::begin(options, seed).0);
    let mut fitting = tables.filter(|bench| {
        let chooser = bench.game.awaited().first().expect("a chooser");
        bench.player(chooser.number()).dealt.contains(&tile)
    });
    fitting.next().expect("one of ten tiles comes up")
}

/// The draft, with the first orders offered; who took one, in order.
fn draft(bench: &mut Bench) -> Vec<u8> {
    let events = bench.until(|game| matches!(game.table().phase, Phase::OpeningLetters { .. }));
    let taken = events.iter().filter_map(|event| match event {
        Event::OrderTaken { seat, from: OrderFrom::Display, .. } => Some(seat.number()),
        _ => None,
    });
    taken.collect()
}

#[test]
fn set_10_two_tiles_each_are_dealt_open_in_player_order() {
    for (options, order) in [
        (led_by(4, 2), vec![2, 3, 0, 1]),
        (led_by(2, 1), vec![1, 0]),
        (GameOptions::new(3).with_automa(), vec![1, 2, 3]),
        (GameOptions::new(1), vec![1]),
    ] {
        let (bench, events) = Bench::begin(options, 3);
        let mut seen: Vec<Character> = Vec::new();
        let mut seats = Vec::new();
        for event in &events {
            if let Event::CharactersDealt { seat, tiles } = event {
                assert_eq!(bench.player(seat.number()).dealt, *tiles);
                assert_eq!(tiles.len(), 2);
                assert!(tiles.iter().all(|tile| !seen.contains(tile)), "no tile twice");
                seen.extend(tiles);
                seats.push(seat.number());
            }
        }
        assert_eq!(seats, order);
        let spectator = bench.game.view(None).table;
        assert_eq!(spectator.players, bench.game.table().players, "everyone sees the tiles");
    }
}

#[test]
fn set_10_one_is_kept_and_the_other_leaves_the_game() {
    let (mut bench, _) = Bench::begin(led_by(2, 0), 1);
    let theirs = bench.player(1).dealt;
    let dealt = bench.player(0).dealt;
    let undealt = Character::ALL.into_iter().find(|tile| !dealt.contains(tile) && !theirs.contains(tile));
    for wrong in [theirs[0], undealt.expect("six are not dealt")] {
        let refusal =
            bench.refused(0, Action::KeepCharacter { character: wrong }, "SET-10", "tile_not_dealt");
        assert!(refusal.to_string().contains(wrong.code()), "{refusal}");
    }
    let choices: Vec<Action> = dealt.iter().map(|&character| Action::KeepCharacter { character }).collect();
    assert_eq!(bench.legal(0), choices);
    let quiet = dealt.into_iter().find(|tile| !matches!(tile, Character::Guillard | Character::Ungler));
    let kept = quiet.expect("one has no effect at once");
    let events = bench.act(0, Action::KeepCharacter { character: kept });
    assert_eq!(events, [Event::CharacterKept { seat: seat(0), character: kept }]);
    assert_eq!(bench.player(0).character, Some(kept));
    assert!(bench.player(0).dealt.is_empty(), "the other tile is gone");
    assert_eq!(bench.legal(1).len(), 2, "only their own two are there to keep");
}

#[test]
fn set_10_the_choice_is_made_in_player_order_before_the_draft() {
    for (options, order) in [
        (led_by(3, 1), [1, 2, 0].as_slice()),
        (led_by(4, 3), &[3, 0, 1, 2]),
        (GameOptions::new(2).with_automa(), &[1, 2]),
    ] {
        let (mut bench, _) = Bench::begin(options, 8);
        let events = bench.until(|game| matches!(game.table().phase, Phase::OpeningOrders { .. }));
        let kept: Vec<u8> = events
            .iter()
            .filter_map(|event| match event {
                Event::CharacterKept { seat, .. } => Some(seat.number()),
                _ => None,
            })
            .collect();
        assert_eq!(kept, order);
        assert_eq!(bench.awaited(), order[..1], "then the draft begins with the first player");
    }
}

#[test]
fn set_10_nobody_chooses_out_of_order() {
    let (bench, _) = Bench::begin(led_by(3, 1), 8);
    let character = bench.player(2).dealt[0];
    let refusal = bench.game.check(seat(2), &Action::KeepCharacter { character }).expect_err("not yet");
    assert_eq!(refusal.code(), "not_awaited");
    assert!(refusal.to_string().contains("seat 2 is not to decide this now; awaited: 1"), "{refusal}");
}

#[test]
fn set_10_effects_at_once_are_finished_before_the_next_player_chooses() {
    for tile in [Character::Guillard, Character::Ungler] {
        let mut bench = dealt_first(led_by(2, 1), tile);
        bench.act(1, Action::KeepCharacter { character: tile });
        let next = Action::KeepCharacter { character: bench.player(0).dealt[0] };
        let mut steps = 0;
        while !bench.game.table().frames.is_empty() {
            assert_eq!(bench.awaited(), [1]);
            bench.refused(0, next, "FRE-5", "reward_first");
            let action = bench.legal(1)[0];
            bench.act(1, action);
            steps += 1;
        }
        assert_eq!(steps, 2, "{tile}: two gears, or two levels and an ink");
        assert_eq!(bench.awaited(), [0]);
        assert!(bench.lists(seat(0), &next));
    }
}

#[test]
fn set_10_at_once_means_after_the_goods_and_the_board_are_laid() {
    let bench = dealt_first(led_by(2, 0), Character::Ungler);
    assert_eq!(bench.player(0).guilders, 10, "SET-9 is done");
    assert_eq!(bench.game.table().bag.total(), 42, "SET-4 is done");
    let mut bench = bench;
    bench.act(0, Action::KeepCharacter { character: Character::Ungler });
    assert!(matches!(bench.game.table().frames.as_slice(), [Frame::UnglerLevels { .. }]));
    assert_eq!(bench.player(0).orders.len(), 0, "SET-11 is still to come");
}

#[test]
fn set_10_without_characters_the_draft_comes_first() {
    let (bench, events) = Bench::begin(GameOptions::new(3).without_characters(), 1);
    assert!(!events.iter().any(|event| matches!(event, Event::CharactersDealt { .. })));
    assert_eq!(bench.game.table().phase, Phase::OpeningOrders { turn: 0 });
    assert!(bench.game.table().players.0.iter().all(|player| player.dealt.is_empty()));
}

#[test]
fn set_11_one_order_each_in_player_order_then_one_each_in_reverse() {
    let tables = [
        (led_by(2, 1), vec![1, 0, 0, 1]),
        (led_by(3, 1), vec![1, 2, 0, 0, 2, 1]),
        (led_by(4, 2), vec![2, 3, 0, 1, 1, 0, 3, 2]),
        (GameOptions::new(1), vec![1, 1]),
        (GameOptions::new(2).with_automa(), vec![1, 2, 2, 1]),
        (GameOptions::new(3).with_automa(), vec![1, 2, 3, 3, 2, 1]),
    ];
    for (options, order) in tables {
        let (mut bench, _) = Bench::begin(options.without_characters(), 2);
        assert_eq!(draft(&mut bench), order);
        for seat in options.player_seats().iter() {
            assert_eq!(bench.player(seat.number()).orders.len(), 2);
        }
        assert_eq!(bench.player(0).orders.len(), if options.automa { 0 } else { 2 });
    }
}

#[test]
fn set_11_any_printing_card_with_any_refinement_card_of_the_display() {
    let (mut bench, _) = Bench::begin(led_by(2, 0).without_characters(), 2);
    assert_eq!(bench.legal(0).len(), 6 * 6, "every pair, and nothing else");
    let display = bench.game.table().display;
    let printing = display.printing.iter().last().expect("a card");
    let refinement = display.refinement.iter().next().expect("a card");
    let events = bench.act(0, Action::TakeOrder { printing, refinement, discard: None });
    let from = OrderFrom::Display;
    assert_eq!(events, [Event::OrderTaken { seat: seat(0), printing, refinement, from }]);
    assert_eq!(bench.legal(1).len(), 5 * 5);
    let gone = Scenario::take_order(
        printing.number(),
        display.refinement.iter().last().expect("a card").number(),
        None,
    );
    let refusal = bench.refused(1, gone, "SET-11", "card_not_there");
    assert!(refusal.to_string().contains(&format!("no. {printing}")), "{refusal}");
}

#[test]
fn set_11_cards_of_the_board_are_not_in_the_draft() {
    let (mut bench, _) = Bench::begin(led_by(2, 0).without_characters(), 2);
    let on_board = bench.game.table().printing_spaces[0].expect("a card");
    let shown = bench.game.table().display.refinement.iter().next().expect("a card");
    let action = Scenario::take_order(on_board.number(), shown.number(), None);
    bench.refused(0, action, "SET-11", "card_not_there");
}

#[test]
fn set_11_an_opening_order_must_be_taken_and_nothing_else_is_done() {
    let (mut bench, _) = Bench::begin(led_by(2, 0).without_characters(), 2);
    let refusal = bench.refused(0, Action::Pass, "RND-1", "not_asked");
    assert!(refusal.to_string().contains("take an opening order"), "{refusal}");
    bench.refused(0, Action::BuyType { letter: Letter::A }, "FRE-3", "no_free_actions");
    let display = bench.game.table().display;
    let discard = PrintingNo::new(1);
    let (printing, refinement) =
        (display.printing.iter().next().expect("a card"), display.refinement.iter().next().expect("a card"));
    let refusal = bench.refused(0, Action::TakeOrder { printing, refinement, discard }, "ORD-2", "has_room");
    assert!(refusal.to_string().contains("0 orders are held"), "{refusal}");
}

#[test]
fn set_11_the_cards_left_go_to_their_discard_piles() {
    let tables = [
        (led_by(2, 0), 2),
        (led_by(3, 0), 2),
        (led_by(4, 0), 2),
        (GameOptions::new(1), 3),
        (GameOptions::new(2).with_automa(), 3),
        (GameOptions::new(3).with_automa(), 3),
    ];
    for (options, left) in tables {
        let (mut bench, _) = Bench::begin(options.without_characters(), 2);
        let events = bench.until(|game| matches!(game.table().phase, Phase::OpeningLetters { .. }));
        let Some(Event::DisplayCleared { printing, refinement }) = events.last() else {
            panic!("the display is cleared last: {events:?}");
        };
        assert_eq!((printing.len(), refinement.len()), (left, left));
        let table = bench.game.table();
        assert_eq!((table.printing.discard, table.refinement.discard), (*printing, *refinement));
        assert!(table.display.printing.is_empty() && table.display.refinement.is_empty());
    }
}

#[test]
fn set_12_three_types_each_in_player_order() {
    let (mut bench, _) = Bench::begin(led_by(3, 2).without_characters(), 2);
    draft(&mut bench);
    assert_eq!(bench.awaited(), [2]);
    let events = bench.act(2, Action::TakeTypes { types: letters("AIU") });
    assert_eq!(events, [Event::OpeningTypes { seat: seat(2), types: letters("AIU") }]);
    assert_eq!(bench.awaited(), [0]);
    bench.act(0, Action::TakeTypes { types: letters("OOU") });
    assert_eq!(bench.awaited(), [1]);
    let events = bench.act(1, Action::TakeTypes { types: letters("III") });
    assert!(matches!(events[..], [Event::OpeningTypes { .. }, Event::RoundStarted { round: 1, .. }]));
    let owned = [0, 1, 2].map(|number| bench.player(number).letters);
    assert_eq!(owned, [letters("OOU"), letters("III"), letters("AIU")]);
    let paid: Vec<u16> = [0, 1, 2].map(|number| bench.player(number).guilders).to_vec();
    assert_eq!(paid, [10, 10, 10], "they cost nothing");
}

#[test]
fn set_12_the_same_letter_more_than_once_if_they_like() {
    let (mut bench, _) = Bench::begin(GameOptions::new(1).without_characters(), 2);
    draft(&mut bench);
    let offered = bench.legal(1);
    assert_eq!(offered.len(), 20, "every choice of three out of four letters");
    for triple in ["AAA", "AAI", "AIO", "UUU", "IOO"] {
        assert!(offered.contains(&Action::TakeTypes { types: letters(triple) }), "{triple}");
    }
    bench.act(1, Action::TakeTypes { types: letters("UUU") });
    assert_eq!(bench.player(1).letters, letters("UUU"));
}

#[test]
fn set_12_three_and_no_other_number() {
    let (mut bench, _) = Bench::begin(GameOptions::new(1).without_characters(), 2);
    draft(&mut bench);
    for (types, number) in [("", 0), ("AI", 2), ("AIOU", 4)] {
        let take = Action::TakeTypes { types: letters(types) };
        let refusal = bench.refused(1, take, "SET-12", "type_count");
        let message = format!("{number} types named; it is exactly 3");
        assert!(refusal.to_string().contains(&message), "{refusal}");
    }
    bench.refused(1, Action::TakeTypes { types: ByLetter([255; 4]) }, "SET-12", "type_count");
    bench.refused(1, Action::BuyType { letter: Letter::A }, "FRE-3", "no_free_actions");
}

#[test]
fn set_12_the_automa_takes_none() {
    let (mut bench, _) = Bench::begin(GameOptions::new(2).with_automa().without_characters(), 2);
    let events = bench.until(|game| game.table().phase == Phase::Planning);
    let takers: Vec<Seat> = events
        .iter()
        .filter_map(|event| match event {
            Event::OpeningTypes { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [seat(1), seat(2)]);
    assert_eq!(bench.player(0).letters, ByLetter([0; 4]));
}
