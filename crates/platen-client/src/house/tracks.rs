//! The four tracks and the rewards above them.

use super::Part;
use crate::pieces::{sign, sign_of};
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{House, Target, Verb};
use platen_rules::vocabulary::{Specialty, TrackReward};
use platen_texts::{Speaker, roman};

const LEVELS: std::ops::RangeInclusive<u8> = 1..=6;

#[component]
pub(super) fn Tracks(part: Part) -> impl IntoView {
    let rewards = move || {
        let speaker = stage().speaker()?;
        part.house.with(|house| {
            house.as_ref().map(|house| LEVELS.map(|level| reward(house, level, &speaker)).collect_view())
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

fn reward(house: &House, level: u8, speaker: &Speaker) -> AnyView {
    let space = house.track.iter().find(|space| space.level == level);
    let shown = space.map(|space| {
        let id = match space.reward {
            TrackReward::Ink => "ink-any",
            TrackReward::Order => "grw-5",
            TrackReward::Type => "reward-type",
        };
        let name = speaker.track_reward(space.reward);
        view! { {sign(id)}<span class="vh">{name}</span> }
    });
    let disc = (house.disc == level).then(|| {
        view! { {sign_of("disc", "disc")}<span class="vh">{speaker.say("ui-house-disc")}</span> }
    });
    view! { <td class:is-reached=level <= house.disc><div>{shown}{disc}</div></td> }.into_any()
}

/// A track: where a specialty is to be chosen, the whole row takes the tap, and its sign is the button for keys.
fn row(specialty: Specialty, level: u8, open: bool, speaker: &Speaker) -> AnyView {
    let stage = stage();
    let target = Target::Track(specialty);
    let name = speaker.level(specialty, level);
    let lit = move || open && (stage.is_lit(target) || stage.is_picked(target));
    let head = move || {
        let sign = sign(format!("spec-{specialty}"));
        if !lit() {
            return view! { {sign}<span class="vh">{name.clone()}</span> }.into_any();
        }
        view! {
            <button type="button" class="track-button" class:is-chosen=move || stage.is_picked(target)
                data-target=target.code() aria-label=name.clone()>
                {sign}
            </button>
        }
        .into_any()
    };
    let cells = LEVELS.map(|at| {
        view! { <td class:is-reached=at <= level class:is-top=at == level><span>{roman(at)}</span></td> }
    });
    view! { <tr class:is-lit=lit on:click=move |_| if lit() { stage.tap(target) }><th scope="row">{head}</th>{cells.collect_view()}</tr> }.into_any()
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
