//! Arrangements that look like a position and could not be played on: each is refused, or plays to its end.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{ByInk, ByLetter, Character, Letter, SectorNo};
use platen_rules::{Action, Chance, Frame, Game, GameOptions, Installed, Phase, Seed, Setup, Source, View};
use platen_testkit::seat;

/// The first game in which somebody awaited satisfies a condition, played at random up to there.
fn game(options: GameOptions, reached: impl Fn(&Game) -> bool) -> Game {
    let cards = published_set("house-1").expect("the house set");
    for number in 0..100 {
        let mut game = Game::new(cards.clone(), options, Seed::from_number(number)).expect("options");
        let mut rng = Seed::from_number(number).player_rng(seat(0));
        let mut buffer = Vec::new();
        while let Some(awaited) = game.awaited().first() {
            if reached(&game) {
                return game;
            }
            let action = game.look().random_action(awaited, &mut rng, &mut buffer).expect("a choice");
            game.apply(awaited, &action).expect("legal");
        }
    }
    panic!("no such position in 100 games");
}

fn dealt(game: &Game, character: Character) -> bool {
    let Some(awaited) = game.awaited().first() else { return false };
    game.table().frames.is_empty() && game.table().players[awaited].dealt.contains(&character)
}

#[track_caller]
fn refused(game: &Game, setup: Setup, rule: &str) {
    let problems = setup.problems(game.cards());
    assert!(problems.iter().any(|problem| problem.rule == rule), "{problems:?}");
}

#[test]
fn in_the_draft_nobody_holds_anothers_orders() {
    let fifth = |game: &Game| game.table().phase == Phase::OpeningOrders { turn: 4 };
    let game = game(GameOptions::new(4).without_characters(), fifth);
    let last = game.awaited().first().expect("somebody");
    let mut setup = *game.setup();
    let orders: Vec<_> = setup.table.players.0.iter_mut().filter_map(|player| player.orders.pop()).collect();
    setup.table.players[last].orders = orders.into_iter().collect();
    refused(&game, setup, "SET-11");
}

#[test]
fn guillard_has_no_gears_before_she_chooses() {
    let game = game(GameOptions::new(3), |game| dealt(game, Character::Guillard));
    let awaited = game.awaited().first().expect("somebody");
    let mut setup = *game.setup();
    for _ in 0..2 {
        let gear = setup.secrets.gears.pop().expect("a gear");
        setup.table.gears.deck.remove(gear);
        setup.table.players[awaited].gears.push(Installed::new(gear, SectorNo::default()));
    }
    refused(&game, setup, "CHR-2");
}

#[test]
fn in_set_up_the_bag_has_an_ink_for_ungler() {
    let game = game(GameOptions::new(3), |game| dealt(game, Character::Ungler));
    let mut setup = *game.setup();
    setup.table.players[seat(2)].inks = std::mem::take(&mut setup.table.bag);
    refused(&game, setup, "CHR-4");
}

#[test]
fn types_are_owned_once_they_are_taken() {
    let first = |game: &Game| game.table().phase == Phase::OpeningLetters { turn: 0 };
    let game = game(GameOptions::new(2).without_characters(), first);
    let mut setup = *game.setup();
    setup.table.players[seat(0)].letters = ByLetter([9; 4]);
    refused(&game, setup, "SET-12");
}

#[test]
fn only_seats_have_committed() {
    let game = game(GameOptions::new(2).without_characters(), |game| game.table().phase == Phase::Planning);
    let mut json = serde_json::to_value(game.setup()).expect("a position is JSON");
    json["table"]["committed"] = serde_json::json!(16);
    let error = serde_json::from_value::<Setup>(json).expect_err("there is no fifth seat");
    assert!(error.to_string().contains("seats 0 to 3"), "{error}");
}

#[test]
fn counts_beyond_all_bounds_are_problems() {
    let rewarded = |game: &Game| matches!(game.table().frames.last(), Some(Frame::Track { .. }));
    let game = game(GameOptions::new(2).without_characters(), rewarded);
    let mut setup = *game.setup();
    setup.table.bag = ByInk([255; 4]);
    setup.table.players[seat(0)].letters = ByLetter([255; 4]);
    refused(&game, setup, "INK-3");
    setup.table.frames.clear();
    let view = View { table: setup.table, ..game.view(Some(seat(0))) };
    view.look(game.cards()).legal_actions(seat(0), &mut Vec::new());
    assert!(view.check(game.cards(), seat(0), &Action::BuyType { letter: Letter::A }).is_err());
}

#[test]
fn a_stream_of_chance_has_no_end() {
    let game = game(GameOptions::new(1).without_characters(), |_| true);
    let mut setup = *game.setup();
    if let Chance::Seeded { positions, .. } = &mut setup.secrets.chance {
        *positions = [u32::MAX; Source::COUNT];
    }
    let mut game = setup.into_game(game.cards()).expect("sound");
    let mut listed: Vec<Action> = Vec::new();
    game.play_out(&mut Seed::from_number(1).player_rng(seat(0)), &mut listed);
    assert!(game.result().is_some());
}
