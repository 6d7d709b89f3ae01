//! The five rows of the board, in the order of the actions.

use super::board_of;
use super::row_head::row_head;
use super::spaces::{Showing, patron, space_view};
use super::ui::ui;
use crate::pieces::{Card, printing_face, refinement_face, sign};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Content, Preview, Row, RowState, Space, Target};
use platen_rules::Phase;
use platen_rules::vocabulary::{BoardAction, PrintingNo, RefinementNo};
use platen_texts::Speaker;

#[component]
pub(crate) fn BoardView() -> impl IntoView {
    let stage = ui().stage;
    let laid = Memo::new(move |_| stage.with(laid_open).flatten());
    move || {
        Some(match laid.get() {
            Some((printing, refinement)) => draft(&stage.speaker()?, &printing, &refinement),
            None => view! { <Rows /> }.into_any(),
        })
    }
}

type Laid = (Vec<PrintingNo>, Vec<RefinementNo>);

/// The cards that an order is chosen from in place of the board: the opening display, or those drawn for a reward.
fn laid_open(now: &Now) -> Option<Laid> {
    let board = board_of(now);
    let opening = matches!(now.scene().table().phase, Phase::OpeningOrders { .. });
    board.drawn.or(board.display.filter(|_| opening))
}

fn draft(speaker: &Speaker, printing: &[PrintingNo], refinement: &[RefinementNo]) -> AnyView {
    let first = printing.iter().map(|&card| {
        let (target, label) = (Target::Printing(card), speaker.printing_full(card));
        view! { <li><Card target class="card printing" label>{printing_face(card, speaker)}</Card></li> }
    });
    let second = refinement.iter().map(|&card| {
        let (target, label) = (Target::Refinement(card), speaker.refinement_full(card));
        view! { <li><Card target class="card refinement" label>{refinement_face(card, speaker)}</Card></li> }
    });
    view! {
        <main class="draft" data-region="row-orders">
            <h2>{sign("card-printing")}{speaker.say("noun-printing-card.plural")}</h2>
            <ul>{first.collect_view()}</ul>
            <h2>{sign("card-refinement")}{speaker.say("noun-refinement-card.plural")}</h2>
            <ul>{second.collect_view()}</ul>
        </main>
    }
    .into_any()
}

/// The five rows.
#[component]
fn Rows() -> impl IntoView {
    let stage = ui().stage;
    let rows = move || {
        let (speaker, now) = (stage.speaker()?, stage.now.get()?);
        let preview = now.table.is_awaited().then(|| Preview::of(now.scene())).flatten();
        let board = board_of(&now);
        Some(board.rows.iter().map(|row| row_view(&now, &speaker, preview.as_ref(), row)).collect_view())
    };
    view! { <main class="board" aria-label=crate::words::say("play-board")>{rows}</main> }
}

fn row_view(now: &Now, speaker: &Speaker, preview: Option<&Preview>, row: &Row) -> AnyView {
    let action = row.action;
    let weighed = now.table.is_awaited() && is_open(now, row);
    let state = match row.state {
        RowState::Past => "is-past",
        RowState::Current if now.table.is_awaited() => "is-now is-yours",
        RowState::Current => "is-now",
        RowState::ToCome => "",
    };
    let showing = Showing { now, speaker, preview, weighed };
    let (cards, patrons): (Vec<&Space>, Vec<&Space>) =
        row.spaces.iter().partition(|space| !matches!(space.content, Content::Patronage { .. }));
    let middle = cards.len() / 2;
    let spaces = cards.iter().enumerate().flat_map(|(place, space)| {
        let join = (action == BoardAction::Orders && place == middle).then(join);
        join.into_iter().chain([space_view(showing, space)])
    });
    let spaces: Vec<AnyView> = spaces.collect();
    let class = if action == BoardAction::Orders { "spaces pairs" } else { "spaces" };
    let patrons = (!patrons.is_empty()).then(|| hung(now, speaker, &patrons));
    view! {
        <section class=format!("row row-{action} {state}") data-region=format!("row-{action}") aria-labelledby=format!("row-{action}")>
            {row_head(now, speaker, row)}
            <div class=class>{spaces}</div>
            {patrons}
        </section>
    }
    .into_any()
}

/// Whether the main choice of a row is being made.
fn is_open(now: &Now, row: &Row) -> bool {
    let table = now.scene().table();
    let undecided = matches!(table.phase, Phase::Turn { acted: false, .. }) && table.frames.is_empty();
    row.state == RowState::Current && undecided
}

fn join() -> AnyView {
    view! { <span class="join" aria-hidden="true">"&"</span> }.into_any()
}

/// The patronage cards where there is no room for them in the strip.
fn hung(now: &Now, speaker: &Speaker, patrons: &[&Space]) -> AnyView {
    let one = |space: &&Space| match space.content {
        Content::Patronage { from, .. } => Some(view! { <li>{from}{patron(now, speaker, space)}</li> }),
        _ => None,
    };
    view! { <ol class="patrons">{patrons.iter().filter_map(one).collect_view()}</ol> }.into_any()
}
