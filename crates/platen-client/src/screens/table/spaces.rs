//! The spaces of the board, each with what lies on it.

use super::names::{name, promise};
use super::ui::{Ui, ui};
use crate::pieces::{
    Card, gear_tile, guilders, ink, mark, patronage_face, printing_face, refinement_face, reward_face, sign,
    sign_of, specialty_face,
};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Content, Mark, Preview, Space, Target};
use platen_rules::vocabulary::{Ink, InkSetNo, Seat};
use platen_texts::Speaker;

/// What spaces are shown with: a state, who says it, and a copy to look ahead on if the viewer is to decide.
#[derive(Clone, Copy)]
pub(crate) struct Showing<'a> {
    pub(crate) now: &'a Now,
    pub(crate) speaker: &'a Speaker,
    pub(crate) preview: Option<&'a Preview>,
    /// Whether the viewer chooses in this row now, so that what cannot be taken is quiet.
    pub(crate) weighed: bool,
}

impl Showing<'_> {
    fn brings(&self, target: Target) -> Option<AnyView> {
        let told = self.told(target)?;
        Some(view! { <span class="brings">{told}</span> }.into_any())
    }

    fn told(&self, target: Target) -> Option<String> {
        self.preview.and_then(|preview| promise(self.speaker, self.now, preview, target, true))
    }

    fn marks(&self, takers: &[Seat]) -> Vec<AnyView> {
        takers.iter().map(|&seat| mark(Mark::of(self.now.scene(), seat))).collect()
    }
}

/// A space of a row.
pub(crate) fn space_view(showing: Showing<'_>, space: &Space) -> AnyView {
    let Some(target) = space.target(0) else { return view! { <div class="card is-gone"></div> }.into_any() };
    match space.content {
        Content::Inks(set, inks) if space.there => ink_set(showing, set, inks),
        Content::Reward(_) => card(showing, space, target),
        _ if space.there => card(showing, space, target),
        _ => taken(showing, &space.takers),
    }
}

fn card(showing: Showing<'_>, space: &Space, target: Target) -> AnyView {
    let speaker = showing.speaker;
    let (kind, face) = match space.content {
        Content::Printing(Some(card)) => ("card printing", printing_face(card, speaker)),
        Content::Refinement(Some(card)) => ("card refinement", refinement_face(card, speaker)),
        Content::Specialty(Some(card)) => ("card specialty", specialty_face(card, speaker)),
        Content::Gear(Some(gear)) => ("card gear-tile", gear_tile(gear, speaker)),
        Content::Reward(reward) => ("card reward", reward_face(reward, speaker)),
        _ => ("card", ().into_any()),
    };
    let who =
        showing.marks(&space.takers).into_iter().next().map(|mark| view! { <span class="who">{mark}</span> });
    let label = name(speaker, showing.now, &[], target);
    let class = if space.there { kind.to_string() } else { format!("{kind} is-marked") };
    let (weighed, brings) = (showing.weighed, showing.brings(target));
    view! { <Card target class label weighed>{face}{who}{brings}</Card> }.into_any()
}

/// An empty space with the mark of who emptied it.
fn taken(showing: Showing<'_>, takers: &[Seat]) -> AnyView {
    let nobody = takers.is_empty().then(|| sign_of("fleuron", "muted"));
    view! { <div class="card is-taken">{showing.marks(takers)}{nobody}</div> }.into_any()
}

fn ink_set(showing: Showing<'_>, set: InkSetNo, inks: [(Option<Ink>, u16); 3]) -> AnyView {
    let stage = ui().stage;
    let wells =
        (0u8..).zip(inks).map(|(place, (ink, price))| well(showing, Target::Well(set, place), ink, price));
    let brings = [0, 1, 2].iter().find_map(|&place| showing.brings(Target::Well(set, place)));
    let lit = move || [0, 1, 2].iter().any(|&place| stage.is_lit(Target::Well(set, place)));
    view! { <div class="card inkset" class:is-lit=lit>{wells.collect_view()}{brings}</div> }.into_any()
}

fn well(showing: Showing<'_>, target: Target, colour: Option<Ink>, price: u16) -> AnyView {
    let Some(colour) = colour else {
        return view! { <span class="well is-empty">{sign("ink-empty")}</span> }.into_any();
    };
    let speaker = showing.speaker;
    let cost = match price {
        0 => speaker.say("ui-house-free").into_any(),
        price => guilders(price, speaker),
    };
    let label = name(speaker, showing.now, &[], target);
    let (weighed, dab) = (showing.weighed, ink(colour, speaker));
    view! {
        <Card target class="well" label weighed>
            {dab}<span class="cost">{cost}</span>
        </Card>
    }
    .into_any()
}

/// A patronage card under its round.
pub(crate) fn patron(now: &Now, speaker: &Speaker, space: &Space) -> AnyView {
    let Content::Patronage { card, open, .. } = space.content else { return ().into_any() };
    let Some(card) = card.filter(|_| space.there) else {
        let marks = space.takers.iter().map(|&seat| mark(Mark::of(now.scene(), seat))).collect_view();
        return view! { <span class="patron is-taken">{marks}</span> }.into_any();
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
