//! What every bot keeps to: it cannot tell worlds apart that look alike to its seat, its choice follows from question,
//! seed and iterations alone, it always chooses what the rules allow, and whatever it does the game goes on.

mod determinism;
mod honesty;
mod hosting;
mod legality;

use platen_bots::{Bot, Effort, Question};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Game, GameOptions, Phase, Seed, View};
use platen_testkit::play_keenly;
use std::collections::BTreeMap;

/// Enough for a search to go through all its stages.
const ITERATIONS: u32 = 2;

fn effort(seed: u64) -> Effort<'static> {
    Effort { iterations: Some(ITERATIONS), ..Effort::of(Seed::from_number(seed)) }
}

fn game(options: GameOptions, seed: u64) -> Game {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    Game::new(cards, options, Seed::from_number(seed)).expect("sound options")
}

/// The bot's choice for what that view shows.
fn choice(bot: &dyn Bot, game: &Game, view: &View, effort: &Effort<'_>) -> Action {
    let question = Question::new(game.cards(), view).expect("something to decide");
    bot.choose(&question, effort)
}

fn kind(game: &Game, seat: Seat) -> &'static str {
    if game.table().frames.last().is_some_and(|frame| frame.seat() == seat) {
        return "reward";
    }
    match game.table().phase {
        Phase::Characters { .. } => "character",
        Phase::OpeningOrders { .. } => "opening order",
        Phase::OpeningLetters { .. } => "opening letters",
        Phase::NameWild => "name wild",
        Phase::Planning if game.awaited().contains(seat) => "plan",
        Phase::Planning => "committed",
        Phase::ShiftMarker => "shift marker",
        Phase::Turn { acted: false, .. } if game.awaited().contains(seat) => "turn",
        Phase::Fulfil { declared: false, .. } if game.awaited().contains(seat) => "fulfil",
        Phase::Fulfil { .. } if game.awaited().contains(seat) => "after declaring",
        _ => "between",
    }
}

/// Decisions that are not forced, `each` of every kind from each of some games with 1 to 4 players in both editions.
fn positions(each: usize) -> Vec<(Game, Seat)> {
    let mut found = Vec::new();
    for (n, (players, edition)) in
        (1..=4).flat_map(|players| Edition::ALL.map(|edition| (players, edition))).enumerate()
    {
        let mut game = game(GameOptions::new(players).with_edition(edition), 40 + n as u64);
        let mut rng = Seed::from_number(n as u64).player_rng(Seat::default());
        let mut counts = BTreeMap::new();
        let mut steps = 0;
        play_keenly(&mut game, &mut rng, &mut (), |game, seat, _| {
            steps += 1;
            let view = game.view(Some(seat));
            let open = Question::new(game.cards(), &view).is_some_and(|one| one.forced().is_none());
            // Not only the first of each kind: one of a few later ones.
            let count = counts.entry(kind(game, seat)).or_insert(0);
            if open && *count < each && (*count == 0 || game.table().round < 2 || steps % 5 == 0) {
                *count += 1;
                found.push((game.clone(), seat));
            }
        });
    }
    found
}

#[test]
fn the_positions_have_every_kind_of_decision() {
    let kinds: std::collections::BTreeSet<&str> =
        positions(1).iter().map(|(game, seat)| kind(game, *seat)).collect();
    for wanted in [
        "character",
        "opening order",
        "opening letters",
        "name wild",
        "plan",
        "committed",
        "shift marker",
        "turn",
        "fulfil",
        "after declaring",
        "reward",
        "between",
    ] {
        assert!(kinds.contains(wanted), "{wanted} is not among {kinds:?}");
    }
}
