//! Duplicate play: the same seed lays the same boards, and each source of chance is a stream of its own (SET-3 to
//! SET-7).

use platen_rules::vocabulary::{BoardAction, InkSetNo};
use platen_rules::{Action, Event, Extra, FirstPlayer, GameOptions, Phase, Source, Spaces};
use platen_testkit::{Bench, Scenario, seat};

fn led_by(players: u8, first: u8) -> GameOptions {
    let first_player = FirstPlayer::Seat(seat(first));
    GameOptions { first_player, ..GameOptions::new(players).without_characters() }
}

fn boards(events: &[Event]) -> Vec<Spaces> {
    let boards = events.iter().filter_map(|event| match event {
        Event::BoardFilled { spaces, .. } => Some(*spaces),
        _ => None,
    });
    boards.collect()
}

fn at_patronage(options: GameOptions, seed: u64) -> Bench {
    let (mut bench, _) = Bench::begin(options, seed);
    bench.until(|game| {
        matches!(game.table().phase, Phase::Turn { action: BoardAction::Patronage, acted: false, .. })
    });
    bench
}

#[test]
fn set_4_the_same_seed_gives_the_same_table_and_another_seed_another() {
    for options in [GameOptions::new(1), GameOptions::new(3), GameOptions::new(4)] {
        let (one, told) = Bench::begin(options, 77);
        let (two, again) = Bench::begin(options, 77);
        assert_eq!((&one.game, &told), (&two.game, &again));
        let (_, other) = Bench::begin(options, 78);
        assert_ne!(boards(&told), boards(&other));
    }
}

#[test]
fn set_4_the_same_seed_and_the_same_acts_give_the_same_six_boards() {
    let whole = |seed| {
        let (mut bench, mut events) = Bench::begin(GameOptions::new(3), seed);
        events.extend(bench.until(|game| game.result().is_some()));
        events
    };
    let events = whole(5);
    assert_eq!(boards(&events).len(), 6);
    assert_eq!(events, whole(5));
}

#[test]
fn set_3_cards_drawn_for_a_reward_change_nothing_but_their_own_deck() {
    let options = led_by(2, 0);
    let next_board = |rewarded: bool| {
        let mut bench = at_patronage(options, 21);
        let actor = bench.awaited()[0];
        if rewarded {
            bench.act(actor, Action::PatronageOrder);
            bench.act(actor, Action::DrawMore { extra: Extra::Printing });
            bench.act(actor, Action::DrawMore { extra: Extra::Printing });
            bench.act(actor, Action::KeepNone);
        }
        let events = bench.until(|game| game.table().round == 2);
        boards(&events)[0]
    };
    let (plain, rewarded) = (next_board(false), next_board(true));
    assert_ne!(plain.printing, rewarded.printing);
    assert_ne!(plain.refinement, rewarded.refinement);
    assert_eq!(plain.inks, rewarded.inks);
    assert_eq!(plain.specialty, rewarded.specialty);
    assert_eq!(plain.gears, rewarded.gears);
}

#[test]
fn set_4_inks_taken_do_not_change_the_cards_and_gears_to_come() {
    let next_board = |takes: bool| {
        let (mut bench, _) = Bench::begin(led_by(2, 0), 22);
        bench.until(|game| matches!(game.table().phase, Phase::Turn { action: BoardAction::Inks, .. }));
        let actor = bench.awaited()[0];
        if takes {
            bench.act(actor, Action::TakeInks { set: InkSetNo::default(), count: 3 });
        }
        boards(&bench.until(|game| game.table().round == 2))[0]
    };
    let (kept, taken) = (next_board(false), next_board(true));
    assert_eq!((kept.printing, kept.refinement), (taken.printing, taken.refinement));
    assert_eq!((kept.specialty, kept.gears), (taken.specialty, taken.gears));
}

#[test]
fn set_7_who_begins_does_not_change_the_board() {
    let table = |first| boards(&Bench::begin(led_by(4, first), 30).1)[0];
    assert_eq!(table(0), table(3));
    let drawn = GameOptions::new(4).without_characters();
    assert_eq!(table(0), boards(&Bench::begin(drawn, 30).1)[0], "nor does drawing the first player");
}

#[test]
fn set_10_characters_do_not_change_the_board() {
    let (_, with) = Bench::begin(GameOptions::new(3), 31);
    let (_, without) = Bench::begin(GameOptions::new(3).without_characters(), 31);
    assert_eq!(boards(&with), boards(&without));
}

#[test]
fn set_4_the_automa_does_not_change_the_decks_of_a_table_of_as_many() {
    let (_, with) = Bench::begin(GameOptions::new(2).with_automa(), 32);
    let (_, without) = Bench::begin(GameOptions::new(3), 32);
    let (with, without) = (boards(&with)[0], boards(&without)[0]);
    assert_eq!(with.inks, without.inks);
    assert_eq!((with.specialty, with.gears), (without.specialty, without.gears));
    assert_ne!(with.printing, without.printing, "the display is one card shorter");
    assert_eq!(with.printing[1], without.printing[0]);
}

#[test]
fn ord_7_rebuilding_one_deck_does_not_change_what_the_others_and_the_bag_bring() {
    let next_board = |rewarded: bool| {
        let scenario = Scenario::players(2).decks_discarded().deck_tops(&[21, 22], &[71, 72, 73, 74]);
        let mut bench = scenario.turn(BoardAction::Patronage, &[0]);
        if rewarded {
            bench.act(0, Action::PatronageOrder);
            bench.act(0, Action::KeepNone);
        }
        let events = bench.until(|game| game.table().round == 2);
        let rebuilt = events.contains(&Event::DeckRebuilt { deck: Source::Printing });
        assert_eq!(rebuilt, rewarded, "only there are two cards too few");
        boards(&events)[0]
    };
    let (plain, rewarded) = (next_board(false), next_board(true));
    assert_ne!(plain.printing, rewarded.printing);
    assert_eq!(plain.inks, rewarded.inks);
    assert_eq!((plain.specialty, plain.gears), (rewarded.specialty, rewarded.gears));
}
