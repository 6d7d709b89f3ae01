//! One choice of a sheet, with its face.

use crate::markup::{Markup, counted, element, span};
use crate::pieces::{
    Card, GearChain, bonus, character_face, gear_strip, gear_tile, ink, level, order_lines, printing_face,
    refinement_face, sign_of, sort,
};
use crate::stage::{Now, Stage};
use leptos::prelude::*;
use platen_model::{Forecast, GearOnAxle, Preview, Target, Verb, forecast};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Axle, GearNo, Ink, Letter, PrintingNo, RefinementNo, SectorNo, Specialty};
use platen_rules::{Action, Player};
use platen_texts::{Args, Speaker, roman};

/// A choice as a card.
pub(super) fn choice(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> AnyView {
    let (class, face) = face(stage, now, target, speaker);
    let label = label(stage, now, target, speaker);
    let times = move || {
        let count =
            stage.picking.with(|picking| picking.picked.iter().filter(|pick| **pick == target).count());
        (count > 1).then(|| view! { <span class="times">{format!("× {count}")}</span> })
    };
    view! { <Card target class label>{face}{times}</Card> }.into_any()
}

/// The class of several choices: what there is among them, and whether they are many.
pub(super) fn kinds(choices: &[Target]) -> String {
    let of = |target: &Target| match target {
        Target::Character(_) => "",
        Target::Printing(_) | Target::Refinement(_) => " has-cards",
        Target::Order(_) => " has-orders",
        Target::Gear(_) | Target::Position(_) | Target::Axle(_) => " has-gears",
        _ => " has-small",
    };
    let mut kinds: Vec<&str> = choices.iter().map(of).collect();
    kinds.sort_unstable();
    kinds.dedup();
    counted("choices", "of", choices.len(), &[4]) + &kinds.concat()
}

/// An answer as a button.
pub(super) fn button(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> AnyView {
    let label = label(stage, now, target, speaker);
    let again = label.clone();
    let main = matches!(target, Target::Do(Verb::Take | Verb::DrawOrder));
    let class = if main { "btn btn-main" } else { "btn" };
    view! {
        <button type="button" class=class data-target=target.code() aria-label=again on:click=move |_| stage.tap(target)>{label}</button>
    }
    .into_any()
}

/// The action that a tap would come to, if it would come to one.
fn decided(stage: Stage, now: &Now, target: Target) -> Option<Action> {
    let mut picked = stage.picking.with(|picking| picking.picked.clone());
    picked.push(target);
    now.offers.decided(&picked)
}

/// What is heard: what the tap would do, or what it is.
fn label(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> String {
    let seat = now.table.viewer().unwrap_or_default();
    match (target, decided(stage, now, target)) {
        (Target::Character(character), _) => speaker.character_full(character),
        (Target::Printing(no), _) => speaker.printing_full(no),
        (Target::Refinement(no), _) => speaker.refinement_full(no),
        (Target::Position(sector), _) => position_label(stage, now, sector, speaker),
        (_, Some(Action::DrawMore { extra })) => {
            speaker.say_with("choice-draw", Args::new().with("cards", speaker.extra(extra)))
        }
        (_, Some(action)) => speaker.action(&action, now.scene().table(), seat),
        (target, None) => name(now, target, speaker),
    }
}

fn name(now: &Now, target: Target, speaker: &Speaker) -> String {
    match target {
        Target::Gear(gear) => speaker.gear_full(gear),
        Target::Order(printing) => {
            own_order(now, printing).map(|order| speaker.order_full(order)).unwrap_or_default()
        }
        Target::Bag(ink) | Target::Ink(ink) | Target::Wild(ink) => speaker.ink_token(ink),
        Target::Cast(letter) | Target::Letter(letter) => speaker.letter_type(letter),
        Target::Track(specialty) => speaker.specialty(specialty),
        Target::Level(specialty, level) => to_level(specialty, level, speaker),
        Target::Axle(axle) => own_gear(now, axle).map(|gear| speaker.gear_full(gear)).unwrap_or_default(),
        Target::Bonus(no) => bonus_name(no, speaker),
        Target::Symbols => speaker.say("ui-choose-symbols"),
        target => target.code(),
    }
}

fn to_level(specialty: Specialty, level: u8, speaker: &Speaker) -> String {
    let args = Args::new().with("specialty", speaker.specialty(specialty)).with("level", roman(level));
    speaker.say_with("ui-choose-level", args)
}

fn bonus_name(no: RefinementNo, speaker: &Speaker) -> String {
    let given = speaker.bonus(speaker.cards.refinement_card(no).bonus);
    speaker.say_with("choice-bonus", Args::new().with("card", no.number()).with("bonus", given))
}

/// The class and the inside of a choice.
fn face(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> (&'static str, AnyView) {
    if let Target::Position(_) = target {
        return ("choice is-gear", position_face(stage, now, target, speaker));
    }
    let (class, face) = plain_face(stage, now, target, speaker);
    (class, face.into_any())
}

/// The class and the inside of a choice in which nothing turns.
fn plain_face(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> (&'static str, Markup) {
    const SMALL: &str = "choice is-small";
    match target {
        Target::Character(character) => ("choice", character_face(character, speaker)),
        Target::Printing(no) => ("card printing", printing_face(no, speaker)),
        Target::Refinement(no) => ("card refinement", refinement_face(no, speaker)),
        Target::Order(printing) => ("choice order", order_face(now, printing, speaker)),
        Target::Bag(colour) => {
            (SMALL, ink_face(colour, now.scene().table().bag[colour], "table-bag", speaker))
        }
        Target::Ink(colour) | Target::Wild(colour) => {
            let held = player(now).map_or(0, |player| player.inks[colour]);
            (SMALL, ink_face(colour, held, "", speaker))
        }
        Target::Cast(letter) | Target::Letter(letter) => (SMALL, type_face(now, letter, speaker)),
        Target::Track(specialty) => (SMALL, track_face(now, specialty, speaker)),
        Target::Level(specialty, at) => (SMALL, level_face(specialty, at, speaker)),
        Target::Gear(gear) => ("choice is-gear", gear_face(gear, speaker)),
        Target::Axle(axle) => ("choice is-gear", axle_face(now, axle, speaker)),
        Target::Bonus(no) => (SMALL, bonus_face(no, speaker)),
        Target::Symbols => (SMALL, symbols_face(stage, speaker)),
        _ => (SMALL, bold(label(stage, now, target, speaker))),
    }
}

fn player(now: &Now) -> Option<&Player> {
    let scene = now.scene();
    scene.viewer().map(|seat| scene.player(seat))
}

fn own_order(now: &Now, printing: PrintingNo) -> Option<platen_rules::Order> {
    player(now)?.orders.iter().find(|order| order.printing == printing).copied()
}

fn own_gear(now: &Now, axle: Axle) -> Option<GearNo> {
    player(now)?.gears.get(axle.index()).map(|gear| gear.gear)
}

fn order_face(now: &Now, printing: PrintingNo, speaker: &Speaker) -> Markup {
    own_order(now, printing).map(|order| order_lines(order, None, speaker)).into()
}

fn bold(text: String) -> Markup {
    element("b", &[], text)
}

fn small(text: String) -> Markup {
    element("small", &[], text)
}

fn ink_face(colour: Ink, count: u8, of: &'static str, speaker: &Speaker) -> Markup {
    let many = match of {
        "" => speaker.say_with("ui-choose-held", Args::new().with("count", count)),
        of => format!("{}: {count}", speaker.say(of)),
    };
    (ink(colour, speaker), bold(speaker.ink_token(colour)), small(many)).into()
}

fn type_face(now: &Now, letter: Letter, speaker: &Speaker) -> Markup {
    let held = player(now).map_or(0, |player| player.letters[letter]);
    let many = speaker.say_with("ui-choose-held", Args::new().with("count", held));
    (sort(letter, speaker), small(many)).into()
}

fn track_face(now: &Now, specialty: Specialty, speaker: &Speaker) -> Markup {
    let at = player(now).map_or(0, |player| player.levels[specialty]);
    (level(specialty, at, false, speaker), bold(speaker.specialty(specialty))).into()
}

fn level_face(specialty: Specialty, at: u8, speaker: &Speaker) -> Markup {
    (level(specialty, at, false, speaker), small(to_level(specialty, at, speaker))).into()
}

fn gear_face(gear: GearNo, speaker: &Speaker) -> Markup {
    let sectors = speaker.cards.gear(gear).sectors.map(|sector| element("li", &[], speaker.sector(sector)));
    let sectors: Markup = sectors.into_iter().collect();
    (gear_tile(gear, speaker), element("ul", &[("class", "sector-list")], sectors)).into()
}

fn bonus_face(no: RefinementNo, speaker: &Speaker) -> Markup {
    let given = speaker.cards.refinement_card(no).bonus;
    (bonus(given, speaker), bold(speaker.bonus(given)), small(bonus_name(no, speaker))).into()
}

/// The symbols of the specialty card that was picked.
fn symbols_face(stage: Stage, speaker: &Speaker) -> Markup {
    let card = stage.picking.with(|picking| {
        picking.picked.iter().find_map(|pick| match pick {
            Target::SpecialtyCard(card) => Some(*card),
            _ => None,
        })
    });
    let symbols = card.map(|card| speaker.cards.specialty_card(card).symbols);
    let signs: Markup = symbols
        .iter()
        .flat_map(platen_rules::vocabulary::BySpecialty::each)
        .map(|specialty| sign_of(&format!("spec-{specialty}"), "i-l"))
        .collect();
    (span("pieces", signs), bold(speaker.say("ui-choose-symbols"))).into()
}

/// How a gear would stand, and what it would show in the rounds to come.
fn position_face(stage: Stage, now: &Now, target: Target, speaker: &Speaker) -> AnyView {
    let Some(then) = foretold(stage, now, target) else { return ().into_any() };
    let round = now.scene().table().round;
    let gear = standing(&then, speaker.cards.gear(then.gear).sectors);
    let gears = Signal::stored([Some(gear), None, None]);
    view! {
        <GearChain gears single=true />
        {gear_strip(then.rewards, round, speaker)}
        <b class="sector-name">{speaker.sector(then.rewards[0])}</b>
    }
    .into_any()
}

fn foretold(stage: Stage, now: &Now, target: Target) -> Option<Forecast> {
    let action = decided(stage, now, target)?;
    forecast(&now.cards, &Preview::of(now.scene())?, &action)
}

fn standing(then: &Forecast, sectors: [Sector; 3]) -> GearOnAxle {
    GearOnAxle {
        axle: then.axle,
        gear: then.gear,
        sectors,
        active: then.strip[0],
        uses: 0,
        strip: then.strip,
    }
}

fn position_label(stage: Stage, now: &Now, sector: SectorNo, speaker: &Speaker) -> String {
    let Some(then) = foretold(stage, now, Target::Position(sector)) else { return String::new() };
    let [is, next, after] = then.rewards.map(|reward| speaker.sector(reward));
    speaker.say_with("choice-sector", Args::new().with("now", is).with("next", next).with("after", after))
}

/// The gear on an axle, with what would be lost.
fn axle_face(now: &Now, axle: Axle, speaker: &Speaker) -> Markup {
    let Some(gear) = player(now).and_then(|player| player.gears.get(axle.index()).copied()) else {
        return Markup::default();
    };
    let sectors = speaker.cards.gear(gear.gear).sectors;
    let strip = platen_model::gears::strip(axle, gear.sector).map(|sector| sectors[sector.index()]);
    let round = now.scene().table().round;
    let strip_shown = gear_strip(strip, round, speaker);
    (gear_tile(gear.gear, speaker), strip_shown, bold(speaker.sector(strip[0]))).into()
}
