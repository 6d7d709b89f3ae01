//! The clairvoyant search: it keeps what it has found, and finds more than is found without seeing.

use platen_bots::limit::Clairvoyant;
use platen_bots::policy::Policy;
use platen_bots::value::Net;
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
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

/// The final fame of the player who looks one step ahead and sees nothing hidden.
fn play_blind(number: u64) -> u16 {
    let mut game = deal(1, number);
    let mut policy = Policy::new(Net::trained(), &game);
    policy.play_on(&mut game, &mut Seed::from_number(9).player_rng(Seat::default()), |_, _| true);
    game.result().expect("it is over").scores[0].total
}

#[test]
fn it_finds_far_more_than_who_sees_nothing() {
    let [seeing, blind] = [|number| play(number, 320).0, play_blind].map(|of| (0..3).map(of).sum::<u16>());
    assert!(seeing > blind + 45, "{seeing} {blind}");
}

#[test]
fn it_keeps_to_its_iterations_and_ends_where_nothing_better_turns_up() {
    let mut game = deal(1, 2);
    let seat = game.table().options.player_seats().first().expect("a seat");
    let iterations = 64;
    let mut player = Clairvoyant::new(&game, Seed::from_number(9), iterations).expect("one player");
    let (mut searches, mut before) = (0, 0);
    while let Some(action) = player.choose(&game) {
        let played = player.playouts() - before;
        assert!(played <= iterations.into(), "{played}");
        (searches, before) = (searches + u64::from(played > 0), player.playouts());
        game.apply(seat, &action).expect("a legal action");
    }
    assert!(2 * player.playouts() < searches * u64::from(iterations), "{before} in {searches} searches");
}

#[test]
fn it_is_for_one_player_and_no_bot() {
    assert!(Clairvoyant::new(&deal(2, 1), Seed::from_number(9), 1).is_none());
    assert!(platen_bots::find("clairvoyant").is_none());
}
