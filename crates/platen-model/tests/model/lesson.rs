//! The lesson, played on the rules: every step can be done when its turn comes, and nothing else can.

use crate::sitting::Sitting;
use platen_host::protocol::Sitter;
use platen_model::{
    Bench, Deed, LESSON_SEED, LESSON_SET, Offers, Picking, PlanDraft, STEPS, Step, Tap, acts_of, laid_to,
    lesson_options, narrow, step_at,
};
use platen_rules::Action;
use platen_rules::vocabulary::{BoardAction, ByAction};
use std::collections::BTreeSet;

struct Learner {
    sitting: Sitting,
    acts: usize,
}

impl Learner {
    fn new() -> Learner {
        let sitters = vec![Sitter::Person { name: None }];
        Learner { sitting: Sitting::dealt(lesson_options(), LESSON_SET, LESSON_SEED, sitters), acts: 0 }
    }

    /// What the learner sees at a step: the table with what the step leaves.
    fn narrowed(&self, step: &Step) -> Sitting {
        let mut seen = self.sitting.clone();
        narrow(&mut seen.state.sight.choices, step);
        seen
    }

    /// What the taps that are lit lead to, each time the first.
    fn tap_what_is_lit(&self, step: &Step) -> Action {
        let seen = self.narrowed(step);
        let offers = Offers { whole: true, ..Offers::of(seen.scene()) };
        let mut picking = Picking::default();
        loop {
            let lit = offers.lit(&picking.picked);
            let first = lit.first().unwrap_or_else(|| panic!("{}: nothing is lit", step.text));
            match picking.tap(&offers, first.target) {
                Tap::Decided(action) => {
                    assert_eq!(picking.picked.len(), offers.list[0].path.taps().count(), "{}", step.text);
                    return action;
                }
                Tap::Open => {}
                Tap::Quiet => panic!("{}: {:?} is lit and quiet", step.text, first.target),
            }
        }
    }

    /// The action of a step, put together as a learner would.
    fn act(&mut self, step: &Step, bench: Option<&Bench>) {
        let bounds = Offers::of(self.narrowed(step).scene()).plan;
        let action = match step.action() {
            Some(Action::CommitPlan { plan }) => PlanDraft::from(bounds.expect("a plan"), &plan).action(),
            None => PlanDraft::from(bounds.expect("a plan"), &ByAction([1, 2, 2, 1, 1])).action(),
            Some(Action::Declare { .. }) => bench.and_then(Bench::action),
            Some(_) => Some(self.tap_what_is_lit(step)),
        };
        let action = action.unwrap_or_else(|| panic!("{} comes to nothing", step.text));
        assert!(step.allows(&action), "{}: {action:?}", step.text);
        self.sitting.act(action);
        self.acts += 1;
        assert_eq!(acts_of(&self.sitting.state.log.happenings, Some(self.sitting.seat())), 1);
    }

    /// Plays all steps, with a look before each.
    fn play(&mut self, mut look: impl FnMut(&mut Learner, usize, &Step)) {
        let mut bench = None;
        for (place, step) in STEPS.iter().enumerate() {
            assert_eq!(step_at(self.acts, place), Some(place), "{}", step.text);
            look(self, place, step);
            bench = bench.or_else(|| Bench::of(self.sitting.scene()));
            match step.deed {
                Deed::Read => {}
                Deed::Lay(_) => lay(bench.as_mut().expect("a bench"), place, step),
                Deed::Act(_) | Deed::Plan => self.act(step, bench.as_ref()),
            }
        }
    }

    fn player(&self) -> &platen_rules::Player {
        self.sitting.scene().player(self.sitting.seat())
    }
}

fn lay(bench: &mut Bench, place: usize, step: &Step) {
    let switches = step.switches(bench);
    assert!(!switches.is_empty(), "{}: nothing is to be laid", step.text);
    for (switch, on) in switches {
        assert_eq!(laid_to(place, bench), place, "{}: done too early", step.text);
        switch.turn(bench, on);
    }
    assert_eq!(laid_to(place, bench), place + 1, "{}", step.text);
    assert_eq!(step.switches(bench), []);
}

#[test]
fn every_step_can_be_done_when_its_turn_comes() {
    let mut learner = Learner::new();
    learner.play(|learner, _, step| {
        assert!(learner.sitting.scene().is_awaited(), "{}", step.text);
        if let Some(action) = step.action() {
            assert_eq!(learner.sitting.why(&[action]), [None], "{}", step.text);
        }
    });
    assert_eq!(step_at(learner.acts, STEPS.len()), None, "the lesson is over");
    assert_eq!(learner.sitting.scene().table().round, 2);
}

#[test]
fn nothing_but_the_step_is_open() {
    let mut learner = Learner::new();
    learner.play(|learner, _, step| {
        let seen = learner.narrowed(step);
        let offers = Offers::of(seen.scene());
        let listed = step
            .action()
            .filter(|action| !matches!(action, Action::CommitPlan { .. } | Action::Declare { .. }));
        let left: Vec<Action> = offers.list.iter().map(|offer| offer.action).collect();
        assert_eq!(left, Vec::from_iter(listed), "{}", step.text);
        assert_eq!(offers.plan.is_some(), step.is_plan(), "{}", step.text);
        assert!(!step.allows(&Action::Pass));
    });
}

#[test]
fn the_texts_tell_true_numbers() {
    let mut learner = Learner::new();
    let mut seen: Vec<(&str, u16, u16)> = Vec::new();
    learner.play(|learner, _, step| {
        let player = learner.player();
        seen.push((step.text, player.guilders, player.fame.total()));
    });
    let told = [
        ("lesson-house", 10, 0),
        ("lesson-end-inks", 9, 0),
        ("lesson-patrons", 12, 0),
        ("lesson-end-patronage", 8, 0),
        ("lesson-bonus", 13, 9),
        ("lesson-end-round", 13, 12),
    ];
    for fact in told {
        assert!(seen.contains(&fact), "{fact:?} is not so: {seen:?}");
    }
    let [letters, inks] = [learner.player().letters.0, learner.player().inks.0];
    assert_eq!(
        (letters, inks),
        ([1, 1, 1, 1], [0, 0, 0, 1]),
        "all four letters and the silver ink for round 2"
    );
}

#[test]
fn a_lesson_goes_on_where_it_was_and_back_with_an_undo() {
    let mut learner = Learner::new();
    learner.play(|learner, place, _| {
        assert_eq!(step_at(learner.acts, place), Some(place), "opened again");
        let before = STEPS[..place].iter().rposition(Step::is_act);
        assert_eq!(step_at(learner.acts, 0), Some(before.map_or(0, |before| before + 1)), "nothing was kept");
        assert!(
            step_at(learner.acts, 99).is_none_or(|last| STEPS[last].is_act()),
            "what was kept is too far"
        );
        if let Some(before) = before {
            assert_eq!(step_at(learner.acts - 1, place), Some(before), "undone");
        }
    });
}

#[test]
fn a_layout_that_is_ahead_is_not_asked_for_again() {
    let mut learner = Learner::new();
    learner.play(|learner, place, step| {
        if step.text == "lesson-lay" {
            let mut bench = Bench::of(learner.sitting.scene()).expect("a bench");
            let declare = STEPS.iter().find(|step| step.text == "lesson-declare").expect("the last of them");
            for (switch, on) in declare.switches(&bench) {
                switch.turn(&mut bench, on);
            }
            assert_eq!(STEPS[laid_to(place, &bench)].text, "lesson-declare");
        }
    });
}

#[test]
fn every_part_of_the_rules_is_met() {
    let rules: BTreeSet<&str> = STEPS.iter().map(|step| step.rule).collect();
    let families: BTreeSet<&str> = rules.iter().filter_map(|rule| rule.split('-').next()).collect();
    let all =
        ["AUT", "END", "FRE", "FUL", "GER", "GRW", "INK", "ORD", "PAT", "PLN", "RND", "SET", "SPC", "TRN"];
    assert_eq!(families, BTreeSet::from(all), "everything but the characters, which are for later");
    let acts: BTreeSet<&str> = STEPS
        .iter()
        .filter_map(|step| match step.deed {
            Deed::Act(line) => line.split(' ').next(),
            _ => None,
        })
        .collect();
    let all = [
        "bonus",
        "buy",
        "end",
        "fulfil",
        "gear",
        "inks",
        "order",
        "patron",
        "plan",
        "specialty",
        "take",
        "types",
        "use",
    ];
    assert_eq!(acts, BTreeSet::from(all));
}

#[test]
fn the_automa_is_before_and_after_the_learner() {
    let mut learner = Learner::new();
    learner.play(|learner, _, step| {
        if step.text == "lesson-reveal" {
            let table = learner.sitting.scene().table();
            let markers = [table.first, learner.sitting.seat()].map(|seat| table.markers[seat].0);
            assert_eq!(markers, [[2, 1, 1, 1, 2], [3, 1, 1, 2, 1]]);
            assert_eq!(table.order_of_play(BoardAction::Inks)[0], table.first, "the tie is the automa's");
        }
    });
}
