//! The four tracks and the rewards above them.

use super::Part;
use crate::markup::{CITES, Markup, TELLS, div, element, heard, span};
use crate::pieces::{sign, sign_of};
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{House, Target, Verb};
use platen_rules::vocabulary::{Specialty, TrackReward};
use platen_texts::{Speaker, roman};
use std::cmp::Ordering;

const LEVELS: std::ops::RangeInclusive<u8> = 1..=6;

#[component]
pub(super) fn Tracks(part: Part) -> impl IntoView {
    let rewards = move || {
        let speaker = stage().speaker()?;
        part.house.with(|house| {
            house.as_ref().map(|house| LEVELS.map(|level| reward(house, level, &speaker)).collect::<Markup>())
        })
    };
    let levels = part.read(|house| house.levels);
    let rows = move || {
        let speaker = stage().speaker()?;
        let levels = levels.get()?;
        Some(
            Specialty::ALL
                .map(|specialty| row(specialty, levels[specialty], part.open, &speaker))
                .collect_view(),
        )
    };
    view! {
        <div class="skills">
            <table class="tracks" aria-label=say("ui-house-tracks")>
                <tbody>
                    <tr class="rewards"><th scope="row"><span class="vh">{say("ui-house-rewards")}</span></th>{rewards}</tr>
                    {rows}
                </tbody>
            </table>
            {part.open.then(swap)}
        </div>
    }
}

fn reward(house: &House, level: u8, speaker: &Speaker) -> Markup {
    let space = house.track.iter().find(|space| space.level == level);
    let shown = space.map(|space| {
        let id = match space.reward {
            TrackReward::Ink => "ink-any",
            TrackReward::Order => "grw-5",
            TrackReward::Type => "reward-type",
        };
        (sign(id), heard(speaker.track_reward(space.reward)))
    });
    let disc = (house.disc == level).then(|| (sign_of("disc", "disc"), heard(speaker.say("ui-house-disc"))));
    let class = if level <= house.disc { "is-reached" } else { "" };
    let tells = space.map(|space| speaker.track_reward(space.reward)).unwrap_or_default();
    let cites = if space.is_some() { "SPC-4" } else { "" };
    element("td", &[("class", class), (TELLS, &tells), (CITES, cites)], div("", (shown, disc)))
}

fn cell(class: &str, inside: Markup) -> Markup {
    element("td", &[("class", class)], inside)
}

fn reached(at: u8, level: u8) -> &'static str {
    match at.cmp(&level) {
        Ordering::Less => "is-reached",
        Ordering::Equal => "is-reached is-top",
        Ordering::Greater => "",
    }
}

/// A track: where a specialty is to be chosen, the whole row takes the tap, and its sign is the button for keys.
fn row(specialty: Specialty, level: u8, open: bool, speaker: &Speaker) -> AnyView {
    let stage = stage();
    let target = Target::Track(specialty);
    let name = speaker.level(specialty, level);
    let lit = move || open && (stage.is_lit(target) || stage.is_picked(target));
    let head = move || {
        let sign = sign(&format!("spec-{specialty}"));
        if !lit() {
            return Markup::from((sign, heard(&*name))).into_any();
        }
        view! {
            <button type="button" class="track-button" class:is-chosen=move || stage.is_picked(target)
                data-target=target.code() aria-label=name.clone()>
                {sign}
            </button>
        }
        .into_any()
    };
    let cells: Markup = LEVELS.map(|at| cell(reached(at, level), span("", roman(at)))).collect();
    let tells = speaker.level(specialty, level);
    view! { <tr class:is-lit=lit data-tells=tells data-cites="SPC-3 SPC-4" on:click=move |_| if lit() { stage.tap(target) }><th scope="row">{head}</th>{cells}</tr> }.into_any()
}

/// Plantin's swap, where it can be begun.
fn swap() -> impl IntoView {
    let stage = stage();
    let target = Target::Do(Verb::Swap);
    move || {
        let picked = stage.is_picked(target);
        (stage.is_lit(target) || picked).then(|| {
            view! {
                <button type="button" class="btn swap" class:is-chosen=picked data-target=target.code() on:click=move |_| stage.tap(target)>
                    {say("choice-swap")}
                </button>
            }
        })
    }
}
