//! The spaces of the board, each with what lies on it.

use super::art::{mark, sign};
use super::faces;
use super::names::{name, promise};
use super::ui::{Ui, ui};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Content, Mark, Preview, Space, Target};
use platen_rules::vocabulary::{Ink, InkSetNo, Seat};
use platen_texts::Speaker;

/// A space of a row.
pub(crate) fn space_view(now: &Now, speaker: &Speaker, preview: Option<&Preview>, space: &Space) -> impl IntoView + use<> {
    if let Content::Inks(set, inks) = space.content {
        return ink_set(now, speaker, preview, space, set, inks).into_any();
    }
    let Some(target) = space.target(0) else { return view! { <div class="card is-gone"></div> }.into_any() };
    let shown = space.there || matches!(space.content, Content::Reward(_));
    if !shown {
        return taken(now, &space.takers).into_any();
    }
    let kind = match space.content {
        Content::Printing(_) => "printing",
        Content::Refinement(_) => "refinement",
        Content::Specialty(_) => "specialty",
        Content::Gear(_) => "gear-tile",
        _ => "reward",
    };
    let face = match space.content {
        Content::Printing(Some(card)) => faces::printing(now, card).into_any(),
        Content::Refinement(Some(card)) => faces::refinement(now, card).into_any(),
        Content::Specialty(Some(card)) => faces::specialty(now, card).into_any(),
        Content::Gear(Some(gear)) => faces::gear(now, gear).into_any(),
        Content::Reward(reward) => {
            let text = speaker.patronage_reward(reward);
            view! { {sign(format!("reward-{reward}"), "i-l")}<span>{text}</span> }.into_any()
        }
        _ => ().into_any(),
    };
    let who = space.takers.first().map(|&seat| view! { <span class="who">{mark(Mark::of(now.scene(), seat))}</span> });
    let brings = preview.and_then(|preview| promise(speaker, now, preview, target));
    let brings = brings.map(|text| view! { <span class="brings">{text}</span> });
    let label = name(speaker, now, &[], target);
    view! { <Tappable kind target label there=space.there>{face}{who}{brings}</Tappable> }.into_any()
}

/// A card that can be tapped: lit, chosen, advised or quiet as the game stands.
#[component]
fn Tappable(kind: &'static str, target: Target, label: String, there: bool, children: Children) -> impl IntoView {
    let ui = ui();
    let class = move || format!("card {kind} {}", state(ui, target));
    view! {
        <button class=class class:is-marked=!there data-target=target.code() aria-label=label aria-pressed=move || pressed(ui, target)
            on:click=move |_| ui.stage.tap(target)>
            {children()}
        </button>
    }
}

/// How a target looks now.
pub(crate) fn state(ui: Ui, target: Target) -> String {
    let stage = ui.stage;
    let states = [
        ("is-chosen", stage.is_picked(target)),
        ("is-lit", stage.is_lit(target) && !stage.is_picked(target)),
        ("is-advised", ui.advised.with(|advised| advised.contains(&target))),
    ];
    states.into_iter().filter(|(_, is)| *is).map(|(name, _)| name).collect::<Vec<_>>().join(" ")
}

fn pressed(ui: Ui, target: Target) -> Option<String> {
    (ui.stage.is_lit(target) || ui.stage.is_picked(target)).then(|| ui.stage.is_picked(target).to_string())
}

/// An empty space with the mark of who emptied it.
fn taken(now: &Now, takers: &[Seat]) -> impl IntoView + use<> {
    let marks = takers.iter().map(|&seat| mark(Mark::of(now.scene(), seat))).collect_view();
    let nobody = takers.is_empty().then(|| sign("fleuron", "muted"));
    view! { <div class="card is-taken">{marks}{nobody}</div> }
}

fn ink_set(
    now: &Now,
    speaker: &Speaker,
    preview: Option<&Preview>,
    space: &Space,
    set: InkSetNo,
    inks: [(Option<Ink>, u16); 3],
) -> impl IntoView + use<> {
    if !space.there {
        return taken(now, &space.takers).into_any();
    }
    let ui = ui();
    let wells: Vec<_> = (0u8..)
        .zip(inks)
        .map(|(place, (ink, price))| {
            let target = Target::Well(set, place);
            let label = name(speaker, now, &[], target);
            let brings = preview.and_then(|preview| promise(speaker, now, preview, target));
            well(now, ui, target, ink, price, label, brings, speaker.price(0))
        })
        .collect();
    let targets = [0, 1, 2].map(|place| Target::Well(set, place));
    let class = move || {
        let any = |is: &dyn Fn(Target) -> bool| targets.iter().any(|&target| is(target));
        let lit = any(&|target| ui.stage.is_lit(target));
        let advised = any(&|target| ui.advised.with(|advised| advised.contains(&target)));
        format!("card inkset {} {}", if lit { "is-lit" } else { "" }, if advised { "is-advised" } else { "" })
    };
    view! { <div class=class>{wells}</div> }.into_any()
}

#[expect(clippy::too_many_arguments, reason = "all that a well shows")]
fn well(
    now: &Now,
    ui: Ui,
    target: Target,
    ink: Option<Ink>,
    price: u16,
    label: String,
    brings: Option<String>,
    free: String,
) -> impl IntoView + use<> {
    let Some(ink) = ink else {
        return view! { <span class="well is-empty">{sign("ink-empty", "")}</span> }.into_any();
    };
    let class = move || format!("well {}", state(ui, target));
    let cost = match price {
        0 => view! { <span class="cost">{free}</span> }.into_any(),
        price => view! { <span class="cost">{super::art::amount(price, "guilder")}</span> }.into_any(),
    };
    view! {
        <button class=class data-target=target.code() aria-label=label on:click=move |_| ui.stage.tap(target)>
            {faces::ink(now, ink, "")}{cost}
            {brings.map(|text| view! { <span class="brings">{text}</span> })}
        </button>
    }
    .into_any()
}

/// A patronage card under its round.
pub(crate) fn patron(now: &Now, space: &Space) -> impl IntoView + use<> {
    let Content::Patronage { card, open, .. } = space.content else { return ().into_any() };
    let Some(card) = card.filter(|_| space.there) else {
        let marks = space.takers.iter().map(|&seat| mark(Mark::of(now.scene(), seat))).collect_view();
        return view! { <span class="patron is-taken">{marks}</span> }.into_any();
    };
    let ui = ui();
    let target = Target::Patronage(card);
    let reach = if open { "is-open" } else { "is-far" };
    let class = move || {
        let state = state(ui, target);
        format!("patron {} {state}", if state.is_empty() { reach } else { "" })
    };
    let label = ui.stage.speaker().map(|speaker| speaker.patronage_card_full(card));
    view! {
        <button class=class data-target=target.code() aria-label=label on:click=move |_| ui.stage.tap(target)>
            {faces::patronage(now, card)}
        </button>
    }
    .into_any()
}
