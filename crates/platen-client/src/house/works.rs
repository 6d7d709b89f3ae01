//! The gears: which sectors are active, what they will be, and what can be done with them.

use super::Part;
use crate::markup::{Markup, span};
use crate::pieces::{GearChain, gear_strip};
use crate::stage::{Stage, stage};
use crate::words::say;
use leptos::prelude::*;
use platen_model::{GearOnAxle, Target};
use platen_rules::vocabulary::{Axle, SectorNo};
use platen_texts::{Args, Speaker};

#[component]
pub(super) fn Works(part: Part) -> impl IntoView {
    let gears = Memo::new(move |_| {
        part.house.with(|house| house.as_ref().map(|house| house.gears)).unwrap_or_default()
    });
    let open = part.open;
    let still = RwSignal::new(false);
    let skip = move || still.set(true);
    let taps = window_event_listener(leptos::ev::pointerdown, move |_| skip());
    let keys = window_event_listener(leptos::ev::keydown, move |_| skip());
    on_cleanup(move || {
        taps.remove();
        keys.remove();
    });
    // A turn begins when what the gears show changes; whatever is done meanwhile ends it at once.
    Effect::new(move |_| {
        gears.track();
        still.set(false);
    });
    let pads = move || {
        let speaker = stage().speaker().filter(|_| open)?;
        let axles = Axle::all().zip(gears.get());
        Some(axles.map(|(axle, gear)| gear.map(|gear| pad(axle, gear, &speaker))).collect_view())
    };
    let strips = move || {
        let speaker = stage().speaker()?;
        let round = stage().with(|now| now.scene().table().round)?;
        let strip = |gear: Option<GearOnAxle>| match gear {
            Some(gear) => gear_strip(gear.forecast(), round, &speaker),
            None => span("", ()),
        };
        Some(gears.get().map(strip).into_iter().collect::<Markup>())
    };
    view! {
        <div class="works" class:is-still=still role="group" aria-label=say("ui-house-gears")>
            <div class="gear-bed">
                <GearChain gears />
                <div class="pads">{pads}</div>
            </div>
            <div class="strips">{strips}</div>
        </div>
    }
}

/// The buttons over a gear: its active sector at noon, the others at four and at eight, and the whole gear where one is to go.
fn pad(axle: Axle, gear: GearOnAxle, speaker: &Speaker) -> AnyView {
    let stage = stage();
    let sectors = SectorNo::all().map(|no| sector_pad(stage, axle, no, gear, speaker));
    let whole = Target::Axle(axle);
    let name = speaker.gear_full(gear.gear);
    let leave = move || {
        let name = name.clone();
        stage.is_lit(whole).then(|| {
            view! {
                <button type="button" class="pad-whole is-lit" data-target=whole.code() aria-label=name on:click=move |_| stage.tap(whole) />
            }
        })
    };
    view! { <div class=format!("pad pad-{}", axle.number())>{sectors.collect_view()}{leave}</div> }.into_any()
}

fn sector_pad(stage: Stage, axle: Axle, no: SectorNo, gear: GearOnAxle, speaker: &Speaker) -> impl IntoView {
    let target = Target::Sector(axle, no);
    let sector = speaker.sector_of(gear.gear, no);
    let args = Args::new().with("axle", axle.number());
    let label = match (no == gear.active, gear.uses > 0) {
        (true, true) => speaker.say_with("ui-house-gear.used", args.with("now", sector)),
        (true, false) => speaker.say_with("ui-house-gear", args.with("now", sector)),
        (false, _) => speaker.say_with("ui-house-sector", args.with("sector", sector)),
    };
    // Clockwise places from the active sector.
    let place = (no.number() + 3 - gear.active.number()) % 3;
    view! {
        <button
            type="button"
            class=format!("pad-sector at-{place}")
            class:is-lit=move || stage.is_lit(target)
            class:is-chosen=move || stage.is_picked(target)
            id=target.code()
            data-target=target.code()
            title=label.clone()
            aria-label=label
            on:click=move |_| stage.tap(target)
        />
    }
}
