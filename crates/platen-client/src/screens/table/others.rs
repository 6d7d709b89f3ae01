//! The others' printing houses in short; a tap enlarges one. Under them the last lines of the log.

use super::far;
use super::log::LogPeek;
use super::prompt::markers;
use super::ui::{Sheet, Ui, ui};
use crate::pieces::{fame, guilders, ink_small, level, mark, sector_sign, sign, sign_of, sort};
use crate::place::{Book, Over};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{House, HouseOrder, Mark};
use platen_rules::vocabulary::{BoardAction, Specialty};
use platen_rules::{Phase, SeatKind};
use platen_texts::{Args, Speaker};

#[component]
pub(crate) fn Others() -> impl IntoView {
    let ui = ui();
    let houses = move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let houses = House::all(now.scene(), &now.table.info).into_iter().filter(|house| !house.yours);
        Some(houses.map(|house| rival(ui, &speaker, &now, &house)).collect_view())
    };
    view! {
        <aside class="others" data-region="others" aria-label=crate::words::say("play-others")>
            {houses}
            <LogPeek />
        </aside>
    }
}

fn rival(ui: Ui, speaker: &Speaker, now: &Now, house: &House) -> impl IntoView + use<> {
    let name = speaker.name(house.seat).to_string();
    let mut class = format!("rival p-{}", house.mark.code());
    if house.awaited {
        class.push_str(" is-acting");
    }
    let planning = now.scene().table().phase == Phase::Planning && house.mark != Mark::Automa;
    let planned = planning.then(|| sign_of(if house.committed { "ui-lock" } else { "ui-clock" }, "i-s"));
    let first = house.first.then(|| sign_of("first-player", "i-s"));
    let info = now.table.info.seats.iter().find(|info| info.seat == house.seat);
    let level = info.filter(|info| info.kind == SeatKind::Bot).and_then(|info| info.name.as_deref());
    let level = level.map(|level| speaker.bot(level));
    let label = speaker.say_with("play-house-of", Args::new().with("seat", name.clone()));
    let (purse, body) = match house.mark {
        Mark::Automa => (None, posts(house)),
        _ => (
            Some(view! { {guilders(house.guilders, speaker)}{fame(house.fame, speaker)} }),
            goods(speaker, house),
        ),
    };
    let (seat, is_automa) = (house.seat, house.mark == Mark::Automa);
    let look = move |_| if is_automa { about_automa(ui) } else { ui.sheet.set(Some(Sheet::House(seat))) };
    view! {
        <button class=class aria-label=label data-stop=format!("rival-{}", house.seat.number()) on:click=look>
            <span class="top">
                {mark(house.mark)}<span class="name" title=level>{name}</span>{far::absence(ui.stage.session, house.seat)}{first}{planned}{markers(house.markers, speaker)}{purse}
            </span>
            {body}
        </button>
    }
}

/// The automa has no printing house to enlarge, but rules of its own.
fn about_automa(ui: Ui) {
    ui.stage.session.look_at(Over::Book(Book::Rules, Some("AUT-1".to_string())));
}

/// Where the automa's markers lie.
fn posts(house: &House) -> AnyView {
    let placed = house.placed.unwrap_or_default();
    let post = |(action, count): (BoardAction, u8)| view! { <span class="post">{sign(format!("act-{action}"))}{count}</span> };
    view! { <span class="posts">{BoardAction::ALL.into_iter().zip(placed).map(post).collect_view()}</span> }
        .into_any()
}

fn goods(speaker: &Speaker, house: &House) -> AnyView {
    let sorts = house.letters.each().map(|letter| sort(letter, speaker)).collect_view();
    let inks = house.inks.each().map(|ink| ink_small(ink, speaker)).collect_view();
    let levels = Specialty::ALL
        .map(|specialty| level(specialty, house.levels[specialty], false, speaker))
        .collect_view();
    let sectors = house.gears.iter().flatten().map(|gear| {
        let class = if gear.uses > 0 { "is-used" } else { "" };
        view! { <span class=class>{sector_sign(gear.reward(), speaker)}</span> }
    });
    let orders = (0..4).map(|slot| mini_order(speaker, house.orders.get(slot))).collect_view();
    view! {
        <span class="mid"><span class="pieces">{sorts}</span><span class="pieces at-end">{inks}</span></span>
        <span class="levels">{levels}</span>
        <span class="low"><span class="sectors">{sectors.collect_view()}</span><span class="mini-orders">{orders}</span></span>
    }
    .into_any()
}

fn mini_order(speaker: &Speaker, order: Option<&HouseOrder>) -> AnyView {
    let Some(HouseOrder { order, .. }) = order else {
        return view! { <span class="mini-order is-empty"></span> }.into_any();
    };
    let letters = speaker.cards.printing_card(order.printing).letters;
    let letters =
        letters.each().map(|letter| sign(format!("letter-{}", letter.code().to_lowercase()))).collect_view();
    let inks = speaker.cards.refinement_card(order.refinement).inks;
    let inks = inks.each().map(|ink| ink_small(ink, speaker)).collect_view();
    view! { <span class="mini-order"><i>{letters}</i><i>{inks}</i></span> }.into_any()
}
