//! Gears: single ones as tiles, and the chain of a house that meshes and turns.

use super::signs::lettered;
use crate::initials::{SIGN, sector_face};
use crate::markup::{CITES, Markup, TELLS, element, heard, span};
use leptos::prelude::*;
use platen_model::gears::{Point, chain, crescent, grain, outline, rest, sign_at, sign_size, turn_of, wedge};
use platen_model::{GearOnAxle, Target};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Axle, GearNo, SectorNo};
use platen_texts::{Args, Speaker};

/// The pitch radius of a drawn gear.
const R: f64 = 58.0;
/// The box round three gears in a row, and round one.
const BOX_OF_THREE: &str = "-69 -77 370 146";
const BOX_OF_ONE: &str = "-69 -77 138 146";

/// The sign of a sector.
pub(crate) fn sector_sign(sector: Sector, speaker: &Speaker) -> Markup {
    sector_sign_of(sector, "", speaker)
}

/// The sign of a sector with classes of its own.
pub(crate) fn sector_sign_of(sector: Sector, class: &str, speaker: &Speaker) -> Markup {
    lettered(class, sector_face(sector, speaker))
}

/// The sign of a sector on a wheel: a square of this side round a point.
fn on_wheel(sector: Sector, at: Point, side: f64, speaker: &Speaker) -> Markup {
    let [x, y, side] = [at.x - side / 2.0, at.y - side / 2.0, side].map(|length| format!("{length:.2}"));
    let place = [("x", &*x), ("y", &*y), ("width", &*side), ("height", &*side), ("viewBox", SIGN)];
    let whole = [&place[..], &[("aria-hidden", "true")]].concat();
    element("svg", &whole, sector_face(sector, speaker))
}

/// An element round the sign of a sector, that tells what it gives.
pub(crate) fn sector_in(
    name: &str,
    class: &str,
    sector: Sector,
    speaker: &Speaker,
    inside: impl Into<Markup>,
) -> Markup {
    let (tells, cites) = (speaker.sector_effect(sector), format!("{} GER-5", sector.rule()));
    element(
        name,
        &[("class", class), (TELLS, &tells), (CITES, &cites)],
        (sector_sign(sector, speaker), inside.into()),
    )
}

/// A gear by itself, all sectors alike: as it lies on the board.
pub(crate) fn gear_tile(gear: GearNo, speaker: &Speaker) -> Markup {
    thread_local! {
        static WHEEL: String = outline(R, 0.0);
    }
    let sectors = speaker.cards.gear(gear).sectors;
    let signs: Markup = SectorNo::all()
        .zip(sectors)
        .map(|(no, sector)| on_wheel(sector, sign_at(R, no), R * 0.66, speaker))
        .collect();
    let wheel = WHEEL.with(|wheel| element("path", &[("d", wheel), ("class", "wheel")], ()));
    let spokes = element("g", &[("class", "spokes")], spokes());
    let hub = element("circle", &[("r", &(R * 0.13).to_string()), ("class", "hub")], ());
    let whole = [("class", "gear-solo"), ("viewBox", "-66 -66 132 132"), ("aria-hidden", "true")];
    element("svg", &whole, element("g", &[], (wheel, spokes, hub, signs)))
}

fn spokes() -> Markup {
    let line = format!("M0 {}V{}", -R * 0.15, -R * 0.86);
    let spoke = |angle: u16| element("path", &[("transform", &format!("rotate({angle})")), ("d", &line)], ());
    let spokes: Markup = [60, 180, 300].map(spoke).into_iter().collect();
    (spokes, element("circle", &[("r", &(R * 0.86).to_string())], ())).into()
}

/// What a gear shows now, next round and the one after. `round` is the current one.
pub(crate) fn gear_strip(rewards: [Sector; 3], round: u8, speaker: &Speaker) -> Markup {
    let when = |turns: u8| match turns {
        0 => speaker.say("ui-house-now"),
        _ => speaker.say_with("ui-house-in-round", Args::new().with("round", round + turns)),
    };
    let item = |(turns, sector): (u8, Sector)| {
        let class = if turns == 0 { "is-now" } else { "" };
        let said = (heard(speaker.sector(sector)), span("", when(turns)));
        sector_in("li", class, sector, speaker, said)
    };
    // There is no seventh round.
    let shown = (0u8..).zip(rewards).filter(|(turns, _)| round + turns <= 6);
    let shown: Markup = shown.map(item).collect();
    element("ol", &[("class", "gear-strip")], shown)
}

/// The gears of a house on their three axles. They turn when what they show changes; `tap` gives what a tap on a sector does.
#[component]
pub(crate) fn GearChain(
    /// The gears, by their axles.
    #[prop(into)]
    gears: Signal<[Option<GearOnAxle>; 3]>,
    /// Draws the first axle alone.
    #[prop(optional)]
    single: bool,
) -> impl IntoView {
    let stands = chain(R, &[90.0, 90.0]);
    let axles = Axle::all().zip(stands).take(if single { 1 } else { 3 });
    let view = axles.map(move |(axle, stand)| {
        let at = format!("translate({:.2} {:.2})", stand.centre.x, stand.centre.y);
        let gear = Memo::new(move |_| gears.get()[axle.index()]);
        let number = Memo::new(move |_| gear.get().map(|gear| gear.gear));
        // A new drawing only for another gear: a turn moves the one that is there.
        let inside = move || match number.get() {
            Some(_) => view! { <Wheel axle gear phase=stand.phase /> }.into_any(),
            None => bare_axle(axle).into_any(),
        };
        view! { <g transform=at>{inside}</g> }
    });
    let view_box = if single { BOX_OF_ONE } else { BOX_OF_THREE };
    view! {
        <svg class="gears" viewBox=view_box preserveAspectRatio="xMidYMid meet" role="group">{view.collect_view()}</svg>
    }
}

fn bare_axle(axle: Axle) -> impl IntoView {
    let label = crate::words::say_with("ui-house-axle", move || Args::new().with("axle", axle.number()));
    view! { <circle class="axle" r=R /><text class="axle-no" y="5">{label}</text> }
}

/// The angle of a gear that never turns the long way: each change of sector adds a turn in the sense of the axle, or against it by hand.
fn follow(axle: Axle, gear: Memo<Option<GearOnAxle>>) -> Memo<f64> {
    Memo::new(move |before: Option<&f64>| {
        let target = gear.get().map_or(0.0, |gear| rest(gear.active));
        let Some(&before) = before else { return target };
        let turn = turn_of(axle);
        let same = |angle: f64| ((angle - target) / 360.0 - ((angle - target) / 360.0).round()).abs() < 1e-6;
        [0.0, turn, -turn].into_iter().map(|by| before + by).find(|&angle| same(angle)).unwrap_or(target)
    })
}

/// A gear on its axle.
#[component]
fn Wheel(axle: Axle, gear: Memo<Option<GearOnAxle>>, phase: f64) -> impl IntoView {
    let angle = follow(axle, gear);
    let sectors = gear.get_untracked().map(|gear| gear.sectors);
    let seats =
        SectorNo::all().zip(sectors.into_iter().flatten()).map(|(no, sector)| seat(axle, no, sector, gear));
    let used = move || gear.get().is_some_and(|gear| gear.uses > 0);
    let stamp = move || {
        used().then(|| {
            let (corner, side) = (-R * 0.36, R * 0.72);
            let place = format!("rotate(-14) translate(0 {})", -R * 0.5);
            view! { <g class="stamp" transform=place><use_ href="#used" x=corner y=corner width=side height=side /></g> }
        })
    };
    view! {
        <g class="gear" class:is-used=used style=move || format!("--turn:{}deg", angle.get()) data-axle=axle.number()>
            <path class="wheel" d=outline(R, phase) />
            <path class="grain" d=grain(R) />
            <g class="spokes" inner_html=spokes().as_str().to_string()></g>
            {seats.collect_view()}
            <path class="dim" d=wedge(R * 0.13, R * 0.85, 180.0, 240.0) />
            <path class="window" d=wedge(R * 0.16, R * 0.86, 0.0, 120.0) />
            <circle class="hub" r=R * 0.13 />
            <path class="crescent" d=crescent(R) />
            {stamp}
        </g>
    }
}

/// The sign of a sector at its seat on the wheel.
fn seat(axle: Axle, no: SectorNo, sector: Sector, gear: Memo<Option<GearOnAxle>>) -> impl IntoView + use<> {
    let at = sign_at(R, no);
    let active = move || gear.get().is_some_and(|gear| gear.active == no);
    let place = format!("translate({:.2} {:.2})", at.x, at.y);
    let stage = crate::stage::stage();
    let sign = Memo::new(move |_| {
        let speaker = stage.speaker()?;
        Some(on_wheel(sector, Point::default(), sign_size(R), &speaker).as_str().to_string())
    });
    view! {
        <g class="seat" class:is-active=active data-sector=Target::Sector(axle, no).code()>
            <g transform=place><g class="sign" inner_html=move || sign.get().unwrap_or_default()></g></g>
        </g>
    }
}
