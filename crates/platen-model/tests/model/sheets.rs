//! No decision is without a control: what is to be tapped lies on the board, in the house, beside the question or in a sheet.

use crate::sitting::{Sitting, rng, sittings};
use platen_model::{Home, Lit, Offers, Question, Sheet, Target, board_components, home, house_components};
use platen_rules::vocabulary::BoardAction;
use std::collections::BTreeSet;

/// Whether a target can be found where it is said to be.
fn is_there(sitting: &Sitting, offers: &Offers, picked: &[Target], lit: &Lit) -> bool {
    let scene = sitting.scene();
    match home(scene, picked, lit) {
        Home::Bar => true,
        Home::Sheet => {
            let sheet = Sheet::of(scene, offers, picked).expect("a sheet");
            sheet.choices.contains(&lit.target) || sheet.buttons.contains(&lit.target)
        }
        // Markers are moved in the heads of the rows, levels swapped by a button of the house.
        Home::Board if matches!(lit.target, Target::From(_) | Target::To(_)) => true,
        Home::Board => BoardAction::ALL.iter().any(|&row| board_components(scene, row).contains(&lit.target)),
        Home::House if matches!(lit.target, Target::Do(_) | Target::Cast(_)) => true,
        Home::House => house_components(scene).contains(&lit.target),
    }
}

#[test]
fn every_tap_of_every_offer_has_its_place() {
    let mut asked = BTreeSet::new();
    for mut sitting in sittings() {
        sitting.play(&mut rng(11), |sitting| {
            let offers = Offers::of(sitting.scene());
            for offer in &offers.list {
                let mut picked: Vec<Target> = Vec::new();
                for target in offer.path.taps() {
                    let lit = offers.lit(&picked).into_iter().find(|lit| lit.target == target).expect("lit");
                    assert!(is_there(sitting, &offers, &picked, &lit), "{target:?} after {picked:?}");
                    picked.push(target);
                }
            }
            let sheet = Sheet::of(sitting.scene(), &offers, &[]);
            asked.extend(sheet.map(|sheet| format!("{:?}", sheet.question)));
        });
    }
    assert_eq!(asked.into_iter().collect::<Vec<_>>(), [format!("{:?}", Question::Prompt)]);
}

#[test]
fn what_was_chosen_stays_in_sight() {
    for mut sitting in sittings() {
        sitting.play(&mut rng(12), |sitting| {
            let (scene, offers) = (sitting.scene(), Offers::of(sitting.scene()));
            let Some(first) = Sheet::of(scene, &offers, &[]) else { return };
            let cards = |sheet: &Sheet| {
                let card = |target: &&Target| matches!(target, Target::Printing(_) | Target::Refinement(_));
                sheet.choices.iter().filter(card).count()
            };
            for target in first.choices.iter().filter(|target| matches!(target, Target::Printing(_))) {
                if let Some(next) = Sheet::of(scene, &offers, &[*target]) {
                    assert!(cards(&next) == 0 || cards(&next) == cards(&first), "{next:?}");
                }
            }
        });
    }
}
