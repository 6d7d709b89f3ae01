//! The spaces of the board, each with what lies on it.

use super::names::{name, promise};
use super::ui::{Ui, ui};
use crate::markup::{Markup, Standing, div, span, standing};
use crate::pieces::{
    gear_tile, guilders, ink, mark, patronage_face, printing_face, refinement_face, reward_face, sign,
    sign_of, specialty_face,
};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Content, Mark, Preview, Space, Target};
use platen_rules::vocabulary::{Ink, InkSetNo, Seat};
use platen_texts::Speaker;

/// What a space is shown with.
#[derive(Clone, Copy)]
pub(crate) struct Showing<'a> {
    pub(crate) now: &'a Now,
    pub(crate) speaker: &'a Speaker,
    /// What a choice here would bring.
    pub(crate) brings: Option<&'a str>,
}

impl Showing<'_> {
    fn brings(&self) -> Option<Markup> {
        self.brings.map(|brings| span("brings", brings))
    }

    fn marks(&self, takers: &[Seat]) -> Vec<Markup> {
        takers.iter().map(|&seat| mark(Mark::of(self.now.scene(), seat))).collect()
    }
}

/// What a choice of a space would bring at once, in brief.
pub(crate) fn brings(now: &Now, speaker: &Speaker, preview: &Preview, space: &Space) -> Option<String> {
    let places = if matches!(space.content, Content::Inks(..)) { 0..3 } else { 0..1 };
    let targets = places.filter_map(|place| space.target(place)).filter(|_| is_shown(space));
    targets.into_iter().find_map(|target| promise(speaker, now, preview, target, true))
}

/// Whether what lies on a space is there, or stays to be seen.
fn is_shown(space: &Space) -> bool {
    space.there || matches!(space.content, Content::Reward(_))
}

/// The face of a space. How it stands, [`standings`] tells.
pub(crate) fn space_face(showing: Showing<'_>, space: &Space) -> Markup {
    let Some(target) = space.target(0) else { return div("card is-gone", ()) };
    match space.content {
        Content::Inks(set, inks) if space.there => ink_set(showing, set, inks),
        _ if is_shown(space) => card(showing, space, target),
        _ => taken(showing, &space.takers),
    }
}

/// What can be tapped in a space, in the order of its face.
pub(crate) fn targets(space: &Space) -> Vec<Target> {
    match space.content {
        Content::Inks(set, inks) if space.there => {
            let full = (0u8..).zip(inks).filter(|(_, (ink, _))| ink.is_some());
            full.map(|(place, _)| Target::Well(set, place)).collect()
        }
        _ if is_shown(space) => space.target(0).into_iter().collect(),
        _ => Vec::new(),
    }
}

/// How a face stands: inks as a whole, too.
pub(crate) fn standings(ui: Ui, space: &Space, weighed: bool) -> Vec<Standing> {
    let one = |target: Target| {
        let (lit, chosen) = (ui.stage.is_lit(target), ui.stage.is_picked(target));
        Standing { lit: lit && !chosen, chosen, quiet: weighed && !lit && !chosen }
    };
    let each = targets(space);
    let any_lit = each.iter().any(|&target| ui.stage.is_lit(target));
    let whole =
        matches!(space.content, Content::Inks(..)).then(|| Standing { lit: any_lit, ..Standing::default() });
    whole.into_iter().chain(each.into_iter().map(one)).collect()
}

fn card(showing: Showing<'_>, space: &Space, target: Target) -> Markup {
    let speaker = showing.speaker;
    let (kind, face) = match space.content {
        Content::Printing(Some(card)) => ("card printing", printing_face(card, speaker)),
        Content::Refinement(Some(card)) => ("card refinement", refinement_face(card, speaker)),
        Content::Specialty(Some(card)) => ("card specialty", specialty_face(card, speaker)),
        Content::Gear(Some(gear)) => ("card gear-tile", gear_tile(gear, speaker)),
        Content::Reward(reward) => ("card reward", reward_face(reward, speaker)),
        _ => ("card", Markup::default()),
    };
    let who = showing.marks(&space.takers).into_iter().next().map(|mark| span("who", mark));
    let brings = showing.brings();
    let states = [(" is-marked", !space.there), (" has-brings", brings.is_some())];
    let class = states.iter().filter(|(_, is)| *is).fold(kind.to_string(), |class, (state, _)| class + state);
    button(showing, target, &class, (face, who, brings))
}

/// Something that can be tapped.
fn button(showing: Showing<'_>, target: Target, class: &str, inside: impl Into<Markup>) -> Markup {
    let (code, label) = (target.code(), name(showing.speaker, showing.now, &[], target));
    let attributes = [
        ("type", "button"),
        ("id", &*code),
        ("class", class),
        ("aria-label", &*label),
        ("aria-describedby", "tip"),
        ("data-target", &*code),
    ];
    standing("button", &attributes, inside)
}

/// An empty space with the mark of who emptied it.
fn taken(showing: Showing<'_>, takers: &[Seat]) -> Markup {
    let nobody = takers.is_empty().then(|| sign_of("fleuron", "muted"));
    div("card is-taken", (showing.marks(takers), nobody))
}

fn ink_set(showing: Showing<'_>, set: InkSetNo, inks: [(Option<Ink>, u16); 3]) -> Markup {
    let wells =
        (0u8..).zip(inks).map(|(place, (ink, price))| well(showing, Target::Well(set, place), ink, price));
    let wells: Markup = wells.collect();
    standing("div", &[("class", "card inkset")], (wells, showing.brings()))
}

fn well(showing: Showing<'_>, target: Target, colour: Option<Ink>, price: u16) -> Markup {
    let Some(colour) = colour else { return span("well is-empty", sign("ink-empty")) };
    let speaker = showing.speaker;
    let cost: Markup = match price {
        0 => speaker.say("ui-house-free").into(),
        price => guilders(price, speaker),
    };
    button(showing, target, "well", (ink(colour, speaker), span("cost", cost)))
}

/// A patronage card under its round.
pub(crate) fn patron(now: &Now, speaker: &Speaker, space: &Space) -> AnyView {
    let Content::Patronage { card, open, .. } = space.content else { return ().into_any() };
    let Some(card) = card.filter(|_| space.there) else {
        let marks: Markup = space.takers.iter().map(|&seat| mark(Mark::of(now.scene(), seat))).collect();
        return span("patron is-taken", marks).into_any();
    };
    let (ui, target) = (ui(), Target::Patronage(card));
    let class = move || format!("patron {}", patron_state(ui, target, open));
    view! {
        <button type="button" class=class data-target=target.code() aria-label=speaker.patronage_card_full(card) on:click=move |_| ui.stage.tap(target)>
            {patronage_face(now.cards.patronage_card(card), speaker)}
        </button>
    }
    .into_any()
}

fn patron_state(ui: Ui, target: Target, open: bool) -> &'static str {
    match (ui.stage.is_picked(target), ui.stage.is_lit(target), open) {
        (true, _, _) => "is-chosen",
        (_, true, _) => "is-lit",
        (_, _, true) => "is-open",
        _ => "is-far",
    }
}
