//! The host: forced decisions cost nothing, and a bot that fails loses the decision, not the game.

use super::{effort, game};
use platen_bots::{BOTS, Bot, Effort, FALLBACK, Fault, Question, Seated, find};
use platen_rules::{Action, GameOptions};
use std::sync::atomic::{AtomicU32, Ordering};

struct Panics;

impl Bot for Panics {
    fn choose(&self, _: &Question<'_>, _: &Effort<'_>) -> Action {
        panic!("out of ink")
    }
}

struct Cheats;

impl Bot for Cheats {
    fn choose(&self, _: &Question<'_>, _: &Effort<'_>) -> Action {
        Action::TakeBackPlan
    }
}

static ASKED: AtomicU32 = AtomicU32::new(0);

struct Counts;

impl Bot for Counts {
    fn choose(&self, question: &Question<'_>, effort: &Effort<'_>) -> Action {
        ASKED.fetch_add(1, Ordering::Relaxed);
        (BOTS[0].make)().choose(question, effort)
    }
}

/// Plays a game with one bot on all seats; tells each decision.
fn play(bot: &Seated, mut each: impl FnMut(&Question<'_>, &platen_bots::Decided)) {
    let mut game = game(GameOptions::new(2), 9);
    while let Some(seat) = game.awaited().first() {
        let view = game.view(Some(seat));
        let question = Question::new(game.cards(), &view).expect("awaited");
        let decided = bot.decide(&question, &effort(1));
        each(&question, &decided);
        game.apply(seat, &decided.action).expect("legal");
    }
    assert!(game.result().is_some());
}

#[test]
fn forced_decisions_are_free() {
    let (mut forced, mut free) = (0, 0);
    play(&Seated::with("counts", Box::new(Counts)), |question, decided| match question.forced() {
        Some(action) => {
            assert_eq!(decided.action, action);
            forced += 1;
        }
        None => free += 1,
    });
    assert!(forced > 0);
    assert_eq!(ASKED.load(Ordering::Relaxed), free);
}

#[test]
fn a_bot_that_panics_or_cheats_loses_the_decision_to_novice_and_the_game_goes_on() {
    assert_eq!(FALLBACK.name, "novice");
    let bots: [(&str, Box<dyn Bot>, &str); 2] =
        [("shaky", Box::new(Panics), "failed (out of ink)"), ("sly", Box::new(Cheats), "chose badly (")];
    for (name, bot, says) in bots {
        let mut troubles = 0;
        play(&Seated::with(name, bot), |question, decided| {
            let Some(trouble) = &decided.trouble else {
                assert!(question.forced().is_some());
                return;
            };
            troubles += 1;
            let warning = trouble.to_string();
            let head = format!("bot {name} at seat {} {says}", question.seat());
            assert!(warning.starts_with(&head), "{warning}");
            assert!(warning.ends_with("; novice decided for it"), "{warning}");
            assert_eq!(matches!(trouble.fault, Fault::Panicked(_)), name == "shaky");
            assert_eq!(decided.action, (FALLBACK.make)().choose(question, &effort(1)));
        });
        assert!(troubles > 20, "{troubles}");
    }
}

#[test]
fn the_registry_names_each_kind_once_from_weak_to_strong() {
    assert!(BOTS.is_sorted_by(|one, next| one.strength < next.strength));
    for (place, kind) in BOTS.iter().enumerate() {
        assert_eq!(BOTS.iter().filter(|other| other.name == kind.name).count(), 1);
        assert_eq!(find(kind.name).map(|found| found.strength), Some(kind.strength));
        assert_eq!(usize::from(kind.strength), place);
        assert!(!kind.name.is_empty() && kind.name.chars().all(|c| c.is_ascii_lowercase()), "{}", kind.name);
        assert!(
            !kind.about.is_empty() && kind.about.len() <= 80 && !kind.about.contains('\n'),
            "{}",
            kind.about
        );
    }
    assert!(find("nobody").is_none());
}
