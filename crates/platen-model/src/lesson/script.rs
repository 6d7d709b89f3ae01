//! The script: one round together and the beginning of the next. The deal is such that every move of it is a good one.
//!
//! Orders 1+69 (A I for 2 guilders; three red inks 7 fame, binding I 1 fame, bonus 3 fame) and 6+71 (A O for 3; three blue inks,
//! binding I 1 fame). A red ink comes from each of three sources: the set on the board, the reward for level II, the gear. The automa's first
//! card takes a marker from gears to patronage. Order 12+73 (I O U for 4; blue, blue, silver 6 fame, typesetting II 2 fame, bonus 2 fame) is left for
//! round 2, whose board has two blue inks and typesetting twice; the gear, turned, changes an A into the U.

use super::{Deed, Spot, Step};
use Deed::{Act, Lay, Plan, Read};
use platen_rules::vocabulary::BoardAction;

/// The published cards of the lesson.
pub const LESSON_SET: &str = "house-2";
/// The seed of the lesson.
pub const LESSON_SEED: &str = "173270";

const BOTH: &str = "fulfil 1 colours red red red decoration, 6 decoration";

/// The steps, in order.
pub const STEPS: [Step; 37] = [
    step("lesson-welcome", "RND-1", Read, &[]),
    step("lesson-house", "SET-9", Read, &[Spot::House]),
    step("lesson-order", "SET-11", Act("order 1+69"), &[]),
    step("lesson-refinement", "FUL-3", Act("order 6+71"), &[]),
    step("lesson-types", "SET-12", Act("types AIO"), &[]),
    step("lesson-board", "RND-1", Read, &[Spot::Board]),
    step("lesson-automa", "AUT-1", Read, &[Spot::Rival]),
    step("lesson-plan", "PLN-1", Act("plan 3 1 1 2 1"), &[]),
    step("lesson-reveal", "PLN-4", Read, &[Spot::Turns]),
    step("lesson-take-order", "ORD-1", Act("order 12+73"), &[]),
    step("lesson-end-orders", "ORD-4", Act("end"), &[]),
    step("lesson-inks", "INK-1", Act("inks 2 x2"), &[]),
    step("lesson-end-inks", "INK-2", Act("end"), &[]),
    step("lesson-specialties", "SPC-1", Act("specialty 103 symbols"), &[]),
    step("lesson-track", "SPC-4", Act("take red"), &[]),
    step("lesson-end-specialties", "SPC-2", Act("end"), &[Spot::Tracks]),
    step("lesson-gear", "GER-1", Act("gear 10@1"), &[]),
    step("lesson-use-gear", "GER-5", Act("use 1"), &[]),
    step("lesson-end-gears", "GER-4", Act("end"), &[]),
    step("lesson-patronage", "PAT-1", Act("patron guilders"), &[]),
    step("lesson-patrons", "PAT-2", Read, &[Spot::Patrons]),
    step("lesson-buy", "FRE-1", Act("buy A"), &[]),
    step("lesson-end-patronage", "FRE-3", Act("end"), &[]),
    step("lesson-bench", "FUL-1", Read, &[Spot::Bench]),
    step("lesson-lay", "FUL-2", Lay("fulfil 1"), &[]),
    step("lesson-colours", "FUL-3", Lay("fulfil 1 colours red red red decoration"), &[]),
    step("lesson-second", "FUL-3", Lay(BOTH), &[]),
    step("lesson-declare", "FUL-5", Act(BOTH), &[]),
    step("lesson-bonus", "FUL-4", Act("bonus 69"), &[]),
    step("lesson-end-round", "END-1", Act("end"), &[Spot::Purse]),
    step("lesson-next-round", "END-1", Read, &[Spot::Purse, Spot::Rival]),
    step("lesson-turned", "TRN-1", Read, &[Spot::Gears]),
    step("lesson-swap", "GRW-2", Act("use 1 exchange A U"), &[]),
    step(
        "lesson-aim",
        "PLN-4",
        Read,
        &[Spot::Row(BoardAction::Inks), Spot::Row(BoardAction::Specialties), Spot::Orders],
    ),
    step("lesson-own-plan", "PLN-1", Plan, &[]),
    step("lesson-score", "END-2", Read, &[]),
    step("lesson-last", "RND-1", Read, &[]),
];

const fn step(text: &'static str, rule: &'static str, deed: Deed, spots: &'static [Spot]) -> Step {
    Step { text, rule, deed, spots }
}
