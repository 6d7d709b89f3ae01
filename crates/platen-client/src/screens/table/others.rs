//! The others' printing houses in short; a tap enlarges one. Under them the last lines of the log.

use super::far;
use super::log::LogPeek;
use super::ui::{Sheet, Ui, ui};
use crate::markup::{CITES, Markup, TELLS, counted, element, span};
use crate::pieces::{
    fame, first_player, guilders, ink_small, level, mark, markers, sector_in, sign, sign_of, sort,
};
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
    let rivals = Memo::new(move |_| {
        ui.stage.with(|now| {
            let houses = House::all(now.scene(), &now.table.info).into_iter();
            let planning = now.scene().table().phase == Phase::Planning;
            (planning, houses.filter(|house| !house.yours).collect::<Vec<House>>())
        })
    });
    let houses = move || {
        let (speaker, (planning, rivals)) = (ui.stage.speaker()?, rivals.get()?);
        let now = ui.stage.now.get_untracked()?;
        Some(rivals.iter().map(|house| rival(ui, &speaker, &now, planning, house)).collect_view())
    };
    view! {
        <aside class="others" data-region="others" aria-label=crate::words::say("play-others")>
            {houses}
            <LogPeek />
        </aside>
    }
}

fn rival(ui: Ui, speaker: &Speaker, now: &Now, planning: bool, house: &House) -> impl IntoView + use<> {
    let name = speaker.name(house.seat).to_string();
    let mut class = format!("rival p-{}", house.mark.code());
    if house.awaited {
        class.push_str(" is-acting");
    }
    let label = speaker.say_with("play-house-of", Args::new().with("seat", name));
    let (seat, is_automa) = (house.seat, house.mark == Mark::Automa);
    let look = move |_| if is_automa { about_automa(ui) } else { ui.sheet.set(Some(Sheet::House(seat))) };
    let body = if is_automa { posts(house) } else { goods(speaker, house) };
    view! {
        <button class=class aria-label=label data-stop=format!("rival-{}", house.seat.number()) on:click=look>
            <span class="top">
                {owner(speaker, now, house)}{far::absence(ui.stage.session, house.seat)}{state(speaker, planning, house)}
            </span>
            {body}
        </button>
    }
}

/// The mark and the name, with the level of a bot to be read at rest.
fn owner(speaker: &Speaker, now: &Now, house: &House) -> Markup {
    let info = now.table.info.seats.iter().find(|info| info.seat == house.seat);
    let level = info.filter(|info| info.kind == SeatKind::Bot).and_then(|info| info.name.as_deref());
    let level = level.map(|level| speaker.bot(level)).unwrap_or_default();
    let name = element("span", &[("class", "name"), ("title", &level)], speaker.name(house.seat));
    (mark(house.mark), name).into()
}

/// Who comes first, whose plan is made, the markers and the purse.
fn state(speaker: &Speaker, planning: bool, house: &House) -> Markup {
    let is_automa = house.mark == Mark::Automa;
    let planned = (planning && !is_automa)
        .then(|| sign_of(if house.committed { "ui-lock" } else { "ui-clock" }, "i-s"));
    let first = house.first.then(|| first_player("i-s", speaker));
    let purse = (!is_automa).then(|| (guilders(house.guilders, speaker), fame(house.fame, speaker)));
    (first, planned, markers(house.markers, speaker), purse).into()
}

/// The automa has no printing house to enlarge, but rules of its own.
fn about_automa(ui: Ui) {
    ui.stage.session.look_at(Over::Book(Book::Rules, Some("AUT-1".to_string())));
}

/// Where the automa's markers lie.
fn posts(house: &House) -> Markup {
    let placed = house.placed.unwrap_or_default();
    let post = |(action, count): (BoardAction, u8)| span("post", (sign(&format!("act-{action}")), count));
    let posts: Markup = BoardAction::ALL.into_iter().zip(placed).map(post).collect();
    span("posts", posts)
}

fn goods(speaker: &Speaker, house: &House) -> Markup {
    let sorts: Markup = house.letters.each().map(|letter| sort(letter, speaker)).collect();
    let inks: Markup = house.inks.each().map(|ink| ink_small(ink, speaker)).collect();
    let levels: Markup = Specialty::ALL
        .map(|specialty| level(specialty, house.levels[specialty], false, speaker))
        .into_iter()
        .collect();
    let sectors: Markup = house
        .gears
        .iter()
        .flatten()
        .map(|gear| sector_in("span", if gear.uses > 0 { "is-used" } else { "" }, gear.reward(), speaker, ()))
        .collect();
    let orders: Markup = (0..4).map(|slot| mini_order(speaker, house.orders.get(slot))).collect();
    let close = |class, count: u8| counted(class, "of", count.into(), &[7, 11]);
    let sorts = span(&close("pieces", house.letters.total()), sorts);
    let mid = (sorts, span(&close("pieces at-end", house.inks.total()), inks));
    let low = (span("sectors", sectors), span("mini-orders", orders));
    (span("mid", mid), span("levels", levels), span("low", low)).into()
}

fn mini_order(speaker: &Speaker, order: Option<&HouseOrder>) -> Markup {
    let Some(HouseOrder { order, .. }) = order else { return span("mini-order is-empty", ()) };
    let letters = speaker.cards.printing_card(order.printing).letters;
    let letters: Markup =
        letters.each().map(|letter| sign(&format!("letter-{}", letter.code().to_lowercase()))).collect();
    let inks = speaker.cards.refinement_card(order.refinement).inks;
    let inks: Markup = inks.each().map(|ink| ink_small(ink, speaker)).collect();
    let tells = speaker.order_full(*order);
    let attributes = [("class", "mini-order"), (TELLS, &*tells), (CITES, "FUL-2 FUL-3 FUL-4")];
    element("span", &attributes, (element("i", &[], letters), element("i", &[], inks)))
}
