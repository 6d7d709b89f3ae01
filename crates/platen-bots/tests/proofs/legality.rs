//! Whatever a bot chooses is legal, in every mode of play; a search that is stopped answers too.

use super::{effort, game, positions};
use platen_bots::{BOTS, Effort, Progress, Question, Seated, Watch};
use platen_testkit::{every_option, modes};
use std::sync::Mutex;

#[test]
fn all_bots_play_whole_games_in_every_mode() {
    let bots: Vec<Seated> = BOTS.iter().map(Seated::new).collect();
    let mut asked = vec![0_u32; bots.len()];
    for (n, options) in modes().into_iter().chain(every_option()).enumerate() {
        let mut game = game(options, 300 + n as u64);
        let mut step = n;
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let question = Question::new(game.cards(), &view).expect("awaited");
            let place = step % bots.len();
            let decided = bots[place].decide(&question, &effort(step as u64));
            assert_eq!(decided.trouble, None, "{options}");
            // Forced decisions are nobody's.
            if question.forced().is_none() {
                asked[place] += 1;
                step += 1;
            }
            game.apply(seat, &decided.action).expect("legal");
        }
        assert!(game.result().is_some(), "{options}");
    }
    assert!(asked.iter().all(|&count| count > 300), "{asked:?}");
}

/// Stops at a number of calls and remembers what it was told.
struct Stopper {
    after: usize,
    told: Mutex<Vec<Progress>>,
}

impl Watch for Stopper {
    fn go_on(&self, progress: &Progress) -> bool {
        let mut told = self.told.lock().expect("unbroken");
        told.push(*progress);
        told.len() < self.after
    }
}

#[test]
fn a_search_that_is_stopped_still_chooses_legally_and_progress_only_grows() {
    for after in [1, 2, usize::MAX] {
        let mut watched = 0;
        for (game, seat) in positions(1) {
            let view = game.view(Some(seat));
            let question = Question::new(game.cards(), &view).expect("a question");
            for kind in BOTS {
                let watch = Stopper { after, told: Mutex::default() };
                let effort = Effort { watch: &watch, iterations: Some(16), ..effort(6) };
                let chosen = (kind.make)().choose(&question, &effort);
                assert_eq!(question.look().check(seat, &chosen), Ok(()), "{}", kind.name);
                let told = watch.told.lock().expect("unbroken");
                assert!(told.is_sorted_by(|one, next| one.done <= next.done), "{told:?}");
                assert!(told.len() <= after, "{} went on after it was stopped", kind.name);
                for progress in told.iter() {
                    assert_eq!(question.look().check(seat, &progress.best), Ok(()));
                }
                watched += told.len();
            }
        }
        assert!(watched > 30, "{watched}");
    }
}
