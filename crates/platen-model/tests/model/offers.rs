//! Taps lead to every legal action and to nothing else.

use crate::sitting::{Sitting, rng, sittings};
use platen_model::{
    Offers, Picking, PlanDraft, Prompt, Tap, Target, ask_why, board_components, focus_order, house_components,
};
use platen_rules::vocabulary::BoardAction;
use platen_rules::{Action, Plans};
use std::collections::{BTreeMap, BTreeSet};

#[test]
fn each_legal_action_is_reached_by_exactly_one_path() {
    let (mut seen, mut most) = (BTreeSet::new(), 0);
    for mut sitting in sittings() {
        sitting.play(&mut rng(7), |sitting| {
            let offers = Offers::of(sitting.scene());
            assert_eq!(offers.list.len(), sitting.state.sight.choices.listed.len());
            most = most.max(offers.list.len());
            for offer in &offers.list {
                let taps: Vec<Target> = offer.path.taps().collect();
                assert!(!taps.is_empty(), "{:?} cannot be tapped", offer.action);
                assert_eq!(offers.matching(&taps).count(), 1, "{taps:?} leaves more than one");
                assert_eq!(tapped(&offers, taps.iter().copied()), Some(offer.action));
                assert_eq!(tapped(&offers, backwards(offer)), Some(offer.action), "{taps:?} the other way");
                assert!(offers.is_lit(taps[0]));
                seen.insert(kind(&offer.action));
            }
        });
    }
    assert!(seen.len() >= 25, "only these were offered: {seen:?}");
    assert!(most > 50);
}

fn kind(action: &Action) -> String {
    format!("{action:?}").split([' ', '{']).next().unwrap_or_default().to_string()
}

/// Each stage from its end.
fn backwards(offer: &platen_model::Offer) -> impl Iterator<Item = Target> + '_ {
    offer.path.0.iter().flat_map(|stage| stage.iter().rev().copied())
}

/// What tapping one target after another decides; every one must be lit when its turn comes.
fn tapped(offers: &Offers, taps: impl Iterator<Item = Target>) -> Option<Action> {
    let mut picking = Picking::default();
    let mut last = None;
    for target in taps {
        let lit = offers.lit(&picking.picked);
        assert!(lit.iter().any(|lit| lit.target == target), "{target:?} is dark after {:?}", picking.picked);
        last = match picking.tap(offers, target) {
            Tap::Decided(action) => Some(action),
            Tap::Open => None,
            Tap::Quiet => panic!("{target:?} is lit and does nothing"),
        };
    }
    last
}

#[test]
fn nothing_offered_is_refused_and_nothing_dark_is_without_a_reason() {
    let mut reasons: BTreeMap<String, u32> = BTreeMap::new();
    for mut sitting in sittings() {
        sitting.play(&mut rng(8), |sitting| {
            let offers = Offers::of(sitting.scene());
            let listed: Vec<Action> = offers.list.iter().map(|offer| offer.action).collect();
            assert!(sitting.why(&listed).iter().all(Option::is_none));
            let asked = dark(sitting, &offers);
            let actions: Vec<Action> = asked.iter().map(|(_, action)| *action).collect();
            for ((target, action), why) in asked.iter().zip(sitting.why(&actions)) {
                let code = why.unwrap_or_else(|| panic!("{target:?} is dark, but {action:?} can be done"));
                *reasons.entry(code).or_default() += 1;
            }
        });
    }
    for code in ["not_awaited", "not_asked", "too_few_guilders", "not_yet", "used_up", "reward_marked"] {
        assert!(reasons.contains_key(code), "{code} is never told: {reasons:?}");
    }
}

/// The components that cannot be tapped, with the question about each.
fn dark(sitting: &Sitting, offers: &Offers) -> Vec<(Target, Action)> {
    let scene = sitting.scene();
    let rows = BoardAction::ALL.into_iter().flat_map(|action| board_components(scene, action));
    let all = rows.chain(house_components(scene)).filter(|&target| !offers.is_lit(target));
    let all = all.filter(|target| !matches!(target, Target::Order(_)) || offers.declaration.is_none());
    all.map(|target| {
        let action = ask_why(scene, target).unwrap_or_else(|| panic!("nothing to ask about {target:?}"));
        (target, action)
    })
    .collect()
}

#[test]
fn a_tap_elsewhere_takes_the_place_of_one_before() {
    let mut sitting = Sitting::new(platen_rules::GameOptions::new(2).without_characters(), 3, 0);
    while !sitting.scene().is_awaited() {
        assert!(sitting.think());
    }
    let offers = Offers::of(sitting.scene());
    let cards = board_components(sitting.scene(), BoardAction::Orders);
    let [a, b] = [cards[0], cards[1]];
    let refinement = *cards.last().expect("a card");
    let mut picking = Picking::default();
    assert_eq!(picking.tap(&offers, a), Tap::Open);
    assert_eq!(picking.tap(&offers, b), Tap::Open);
    assert_eq!(picking.picked, [b]);
    let Tap::Decided(Action::TakeOrder { printing, .. }) = picking.tap(&offers, refinement) else {
        panic!("{picking:?}")
    };
    assert_eq!(Target::Printing(printing), b);
    assert!(matches!(picking.tap(&offers, a), Tap::Decided(_)), "another printing card, the same refinement");
    assert_eq!(picking.picked, [refinement, a]);
    assert_eq!(picking.tap(&offers, refinement), Tap::Open, "given back");
    assert_eq!(picking.picked, [a]);
    assert_eq!(picking.tap(&offers, Target::Symbols), Tap::Quiet);
    picking.back();
    assert_eq!(picking, Picking::default());
}

#[test]
fn every_plan_within_the_bounds_is_accepted() {
    let mut planned = 0;
    for mut sitting in sittings().take(3) {
        sitting.play(&mut rng(9), |sitting| {
            let Some(bounds) = Offers::of(sitting.scene()).plan else { return };
            let plans = Plans::of(bounds.markers);
            assert_eq!(plans.count(), bounds.count);
            let drafts: Vec<Action> =
                plans.iter().filter_map(|plan| PlanDraft::from(bounds, &plan).action()).collect();
            assert_eq!(drafts.len(), bounds.count);
            let some: Vec<Action> = drafts.into_iter().step_by(97).collect();
            assert!(sitting.why(&some).iter().all(Option::is_none));
            planned += 1;
        });
    }
    assert!(planned >= 18, "{planned}");
}

#[test]
fn the_prompt_names_what_is_asked_and_every_lit_target_can_take_the_focus() {
    let texts = include_str!("../../../platen-texts/locales/en/prompt.ftl");
    let mut asked = BTreeSet::new();
    for mut sitting in sittings() {
        sitting.play(&mut rng(10), |sitting| {
            let scene = sitting.scene();
            let prompt = Prompt::of(scene);
            assert_eq!(prompt.yours, prompt.awaited.contains(&sitting.seat()));
            let id = format!("prompt-{}", prompt.asked.code());
            assert!(texts.lines().any(|line| line.starts_with(&format!("{id} ="))), "no text {id}");
            asked.insert(id);
            let offers = Offers::of(scene);
            let focus = focus_order(scene, &offers, &[]);
            let stops: Vec<Target> = focus.iter().flat_map(|(_, targets)| targets.iter().copied()).collect();
            let codes: BTreeSet<String> = stops.iter().map(|target| target.code()).collect();
            assert_eq!(codes.len(), stops.len(), "a target stands twice or two share a code");
            for lit in offers.lit(&[]) {
                assert!(stops.contains(&lit.target), "{:?} cannot be reached", lit.target);
                assert!(!lit.free || prompt.free);
            }
        });
    }
    assert!(asked.len() >= 14, "{asked:?}");
}
