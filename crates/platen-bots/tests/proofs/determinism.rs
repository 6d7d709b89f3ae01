//! A choice follows from question, seed and iterations alone; plans are not to be foreseen.

use super::{choice, effort, kind, positions};
use platen_bots::{BOTS, Effort};
use platen_rules::Action;

#[test]
fn threads_and_repetition_change_no_choice() {
    for (game, seat) in positions(1).into_iter().step_by(3) {
        let view = game.view(Some(seat));
        for kind in BOTS {
            let bot = (kind.make)();
            let on = |threads| {
                let effort = Effort { threads, iterations: Some(12), ..effort(5) };
                choice(&*bot, &game, &view, &effort)
            };
            let one = on(1);
            assert_eq!([on(1), on(2), on(3)], [one; 3], "{}", kind.name);
            assert_eq!(
                choice(&*(kind.make)(), &game, &view, &Effort { iterations: Some(12), ..effort(5) }),
                one
            );
        }
    }
}

#[test]
fn plans_differ_from_seed_to_seed() {
    let planning: Vec<_> =
        positions(3).into_iter().filter(|(game, seat)| kind(game, *seat) == "plan").collect();
    assert!(planning.len() >= 10, "{}", planning.len());
    for bot_kind in BOTS {
        let bot = (bot_kind.make)();
        let mixed = planning.iter().filter(|(game, seat)| {
            let view = game.view(Some(*seat));
            let choices: Vec<Action> =
                (0..6).map(|seed| choice(&*bot, game, &view, &effort(100 + seed))).collect();
            choices.iter().any(|choice| *choice != choices[0])
        });
        let (count, all) = (mixed.count(), planning.len());
        assert!(4 * count >= all, "{}: {count} of {all}", bot_kind.name);
    }
}
