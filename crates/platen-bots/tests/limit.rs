//! The clairvoyant search: it keeps what it has found, and more of it finds more.

use platen_bots::limit::Clairvoyant;
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::{Game, GameOptions, Seed};

fn deal(players: u8, number: u64) -> Game {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    Game::new(cards, GameOptions::new(players), Seed::from_number(number)).expect("sound options")
}

/// The final fame, and the best that was foreseen before each decision.
fn play(number: u64, iterations: u32) -> (u16, Vec<u16>) {
    let mut game = deal(1, number);
    let seat = game.table().options.player_seats().first().expect("a seat");
    let mut player = Clairvoyant::new(&game, Seed::from_number(9), iterations).expect("one player");
    let mut foreseen = Vec::new();
    while let Some(action) = player.choose(&game) {
        foreseen.push(player.fame());
        game.apply(seat, &action).expect("a legal action");
    }
    (game.result().expect("it is over").scores[0].total, foreseen)
}

#[test]
fn what_is_foreseen_comes_true_and_never_falls() {
    for number in 0..2 {
        let (fame, foreseen) = play(number, 12);
        assert!(foreseen.is_sorted(), "{foreseen:?}");
        assert_eq!(foreseen.last(), Some(&fame));
        assert_eq!(play(number, 12), (fame, foreseen), "the same again");
    }
}

#[test]
fn more_iterations_find_more_fame() {
    let sum = |iterations: u32| (0..3).map(|number| play(number, iterations).0).sum::<u16>();
    let (few, many) = (sum(1), sum(40));
    assert!(many > few + 15, "{few} {many}");
}

#[test]
fn it_is_for_one_player_and_no_bot() {
    assert!(Clairvoyant::new(&deal(2, 1), Seed::from_number(9), 1).is_none());
    assert!(platen_bots::find("clairvoyant").is_none());
}
