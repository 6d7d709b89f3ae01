//! Training lowers the loss on positions it does not learn from, and never depends on threads.

use platen_bots::value::Net;
use platen_lab::{Generation, LabError, Told, Training};
use platen_rules::Seed;
use platen_rules::cards::{DEFAULT_SET, published_set};

fn tiny() -> Training {
    Training {
        cards: published_set(DEFAULT_SET).expect("the house set"),
        start: None,
        generations: 1,
        games: 48,
        seed: Seed::from_number(7),
        iterations: None,
        rate: 0.002,
    }
}

fn run(training: &Training, threads: usize) -> (Vec<Generation>, u64, Net) {
    let (mut done, mut games) = (Vec::new(), 0);
    let net = training.run::<LabError>(threads, |told| {
        match told {
            Told::Game => games += 1,
            Told::Generation(generation, _) => done.push(generation.clone()),
        }
        Ok(())
    });
    (done, games, net.expect("trained"))
}

#[test]
fn training_from_nothing_lowers_the_held_out_loss() {
    let (done, games, _) = run(&tiny(), 2);
    assert_eq!((done.len(), games), (1, 48));
    let total = |of: fn(&platen_lab::Loss) -> f64| done[0].loss.iter().map(of).sum::<f64>();
    assert!(total(|loss| loss.held_out) < 0.8 * total(|loss| loss.before), "{:?}", done[0].loss);
    assert!(done[0].fame.iter().all(Option::is_some), "{:?}", done[0].fame);
}

#[test]
fn the_number_of_threads_changes_nothing() {
    for iterations in [None, Some(3)] {
        let training = Training { generations: 2, games: 8, iterations, ..tiny() };
        let one = run(&training, 1);
        assert_eq!(one, run(&training, 2));
        assert_eq!(one, run(&training, 5));
        let other = Training { seed: Seed::from_number(8), ..training };
        assert_ne!(one.2, run(&other, 2).2);
    }
}

#[test]
fn games_of_a_search_are_all_kept_and_others_for_one_generation() {
    let samples = |iterations| {
        let training =
            Training { generations: 3, games: 8, iterations, start: Some(Net::trained().clone()), ..tiny() };
        run(&training, 2).0.iter().map(|done| done.samples).collect::<Vec<_>>()
    };
    let (kept, last) = (samples(Some(2)), samples(None));
    assert!(kept[2] > kept[1] + kept[0] / 2, "{kept:?}");
    assert!(last[2] < last[0] * 5 / 2, "{last:?}");
}

#[test]
fn an_error_of_the_listener_ends_it() {
    let stop = LabError { message: "enough".into(), hint: "none".into() };
    let ended = tiny().run::<LabError>(2, |_| Err(stop.clone()));
    assert_eq!(ended, Err(stop));
}
