//! The solver of the fulfilling step against a walk through all that the rules allow.

mod brute;
mod named;
mod positions;

use brute::{Brute, Terms, Walk};
use platen_bots::{Worth, finish, solve};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Character, Edition, Seat};
use platen_rules::{Action, CheapTypes, Game, GearCountsInk, RewardOrderWhenFull, Seed};
use positions::{below, made_up, real_steps, worth};
use std::collections::BTreeMap;

/// A number from the environment, for longer runs: `PLATEN_SOLVER_STEPS`, `PLATEN_SOLVER_SEED` and
/// `PLATEN_SOLVER_MOST`, the positions that brute force may visit in one step.
fn setting(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// What the positions had in them.
#[derive(Default)]
struct Covered(BTreeMap<String, u32>);

impl Covered {
    fn note(&mut self, what: impl Into<String>) {
        *self.0.entry(what.into()).or_default() += 1;
    }

    fn position(&mut self, game: &Game, seat: Seat) {
        let (table, player) = (game.table(), &game.table().players[seat]);
        for gear in player.gears.iter().filter(|gear| gear.uses == 0) {
            self.note(game.cards().gear(gear.gear).sectors[gear.sector.index()].rule());
        }
        let options = &table.options;
        self.note(player.character.map_or("nobody", Character::code));
        self.note(options.edition.code());
        self.note(format!("{:?}", options.gear_counts_ink));
        self.note(format!("left_out_counts {}", options.left_out_counts));
        self.note(format!("{:?}", options.cheap_types));
        self.note(format!("{:?}", options.reward_order_when_full));
        self.note(format!("{} orders", player.orders.len()));
    }

    fn solution(&mut self, solution: &platen_bots::Solution) {
        for (what, holds) in [
            ("early", !solution.early.is_empty()),
            ("two early", solution.early.len() > 1),
            ("bought", solution.buy.total() > 0),
            ("cheap", !solution.cheap.is_empty()),
            ("declared", solution.declaration.is_some()),
            ("passed", solution.declaration.is_none()),
            ("late", !solution.late.is_empty()),
            (
                "left out",
                solution.declaration.is_some_and(|d| d.orders().iter().any(|o| o.left_out.is_some())),
            ),
        ] {
            if holds {
                self.note(what);
            }
        }
    }
}

/// Does what the solver says by the real rules and tells what it gained.
fn replayed(game: &Game, seat: Seat, worth: &Worth) -> i32 {
    let solution = solve(game.cards(), game.table(), seat, worth);
    let terms = Terms::new(game, seat, worth);
    let mut walk = Walk::new(game, seat);
    let mut gained = 0;
    for action in solution.actions().chain(solution.after()) {
        let checked = walk.game.check(seat, &action);
        assert!(checked.is_ok(), "{action:?}: {checked:?}\n{solution:#?}");
        assert!(walk.allowed(&action), "{action:?} is against the terms\n{solution:#?}");
        gained += walk.act(&terms, &action);
        if walk.can_be_finished() {
            let rest = finish(walk.game.cards(), walk.game.table(), seat, worth);
            assert_eq!(gained + rest.value, solution.value, "after {action:?}: {rest:?}\n{solution:#?}");
        }
    }
    if solution.declaration.is_some() {
        let before = game.table().players[seat];
        let after = walk.game.table().players[seat];
        let (had, has) = (before.fame, after.fame);
        let fame = solution.gains.fame;
        assert_eq!(has.colours - had.colours, fame.colours);
        assert_eq!(has.decoration - had.decoration, fame.decoration);
        assert_eq!(has.bonus - had.bonus, fame.bonus);
        assert_eq!(has.gears - had.gears, fame.gears);
        assert_eq!(i32::from(after.guilders) - i32::from(before.guilders), solution.gains.guilders);
        assert!(walk.game.check(seat, &Action::EndTurn).is_ok(), "no bonus is left open");
    }
    gained
}

/// Compares one step; tells whether brute force came to an end.
fn agrees(game: &Game, worth: &Worth, covered: &mut Covered) -> bool {
    let Some(seat) = game.table().active() else { return false };
    let solution = solve(game.cards(), game.table(), seat, worth);
    assert_eq!(replayed(game, seat, worth), solution.value, "{solution:#?}");
    let Some((best, way)) = Brute::best(
        &Terms::new(game, seat, worth),
        &Walk::new(game, seat),
        setting("PLATEN_SOLVER_MOST", 4_000),
    ) else {
        return false;
    };
    let player = &game.table().players[seat];
    let sectors: Vec<Sector> =
        (player.gears.iter()).map(|gear| game.cards().gear(gear.gear).sectors[gear.sector.index()]).collect();
    assert_eq!(
        solution.value,
        best,
        "brute force finds {best} by {way:?}\n{solution:?}\n{player:?}\n{sectors:?}\nbag {:?}\n{:?}\n{worth:?}",
        game.table().bag,
        game.table().options
    );
    covered.position(game, seat);
    covered.solution(&solution);
    true
}

#[test]
fn real_steps_are_solved_as_by_brute_force() {
    let mut rng = Seed::from_number(1440).player_rng(Seat::default());
    let mut covered = Covered::default();
    let done = real_steps(60).iter().filter(|game| agrees(game, &worth(&mut rng), &mut covered)).count();
    assert!(done > 800, "only {done} real steps compared");
}

#[test]
fn made_up_steps_are_solved_as_by_brute_force() {
    let seed = setting("PLATEN_SOLVER_SEED", 1455) as u64;
    let mut rng = Seed::from_number(seed).player_rng(Seat::default());
    let steps = real_steps(36);
    let mut covered = Covered::default();
    let (mut done, mut tried) = (0, 0);
    let wanted = setting("PLATEN_SOLVER_STEPS", 3_000);
    while done < wanted {
        tried += 1;
        let character = played(tried);
        let from = &steps[below(&mut rng, steps.len())];
        let Some(game) = made_up(from, character, &mut rng) else { continue };
        done += usize::from(agrees(&game, &worth(&mut rng), &mut covered));
        assert!(tried < 10 * wanted, "{done} of {tried} positions could be compared");
    }
    println!("{done} of {tried}: {:#?}", covered.0);
    for sector in Sector::all() {
        assert!(covered.0.contains_key(sector.rule()), "{}", sector.rule());
    }
    let options = [
        format!("{:?}", GearCountsInk::Symbol),
        format!("{:?}", GearCountsInk::Token),
        format!("{:?}", CheapTypes::One),
        format!("{:?}", CheapTypes::Many),
        format!("{:?}", RewardOrderWhenFull::Discard),
        format!("{:?}", RewardOrderWhenFull::NeedsSlot),
    ];
    let flags = ["left_out_counts true", "left_out_counts false"].map(String::from);
    let people = Character::ALL.map(|character| character.code().to_string());
    let editions = Edition::ALL.map(|edition| edition.code().to_string());
    let ways =
        ["early", "two early", "bought", "cheap", "declared", "passed", "late", "left out", "4 orders"];
    let ways = ways.map(String::from);
    for what in options.iter().chain(&flags).chain(&people).chain(&editions).chain(&ways) {
        assert!(covered.0.get(what).is_some_and(|&count| count >= 5), "{what}: {:#?}", covered.0);
    }
}

/// Every character now and then, and mostly one that matters to the step.
fn played(n: usize) -> Character {
    use Character::{Caxton, Fiol, Manuzio, Plantin, Schoeffer};
    if n.is_multiple_of(4) {
        return Character::ALL[n / 4 % Character::ALL.len()];
    }
    [Caxton, Fiol, Manuzio, Plantin, Schoeffer][n % 5]
}
