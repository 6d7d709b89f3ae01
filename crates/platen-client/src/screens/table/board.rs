//! The five rows of the board, in the order of the actions.

use super::row_head::row_head;
use super::spaces::{Showing, patron, space_view};
use super::ui::ui;
use super::{board_of, is_planning};
use crate::bench::Bench;
use crate::choosing::Draft;
use crate::stage::Now;
use crate::words::words;
use leptos::prelude::*;
use platen_host::protocol::TableInfo;
use platen_model::{Asked, Content, Preview, Prompt, Row, RowState, Space};
use platen_rules::Phase;
use platen_rules::vocabulary::{BoardAction, Seat};
use platen_texts::{Lang, Speaker};
use std::sync::Arc;

/// What lies in the middle of the table.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Middle {
    Rows,
    Draft,
    Bench,
}

impl Middle {
    pub(crate) fn of(now: &Now) -> Middle {
        let prompt = Prompt::of(now.scene());
        match prompt.asked {
            Asked::OpeningOrder { .. } => Middle::Draft,
            Asked::Fulfil { declared: false, .. } if prompt.yours => Middle::Bench,
            _ => Middle::Rows,
        }
    }
}

#[component]
pub(crate) fn BoardView() -> impl IntoView {
    let stage = ui().stage;
    let middle = Memo::new(move |_| stage.with(Middle::of).unwrap_or(Middle::Rows));
    move || match middle.get() {
        Middle::Rows => view! { <Rows /> }.into_any(),
        Middle::Draft => view! { <Draft /> }.into_any(),
        Middle::Bench => view! { <Bench /> }.into_any(),
    }
}

/// The five rows, each drawn anew only when something in it is another.
#[component]
fn Rows() -> impl IntoView {
    let stage = ui().stage;
    let drawn = Memo::new(move |_| {
        let lang = words().texts.with(|texts| texts.lang());
        stage.now.with(|now| now.as_ref().map(|now| Drawn::all(now, lang))).unwrap_or_default()
    });
    let row = move |place: usize| {
        let drawn = Memo::new(move |_| drawn.with(|rows| rows.get(place).cloned()));
        move || {
            let Drawn { row, .. } = drawn.get()?;
            let (speaker, now) = untrack(|| Some((stage.speaker()?, stage.now.get()?)))?;
            let can_choose = row.state == RowState::Current && now.table.is_awaited();
            let preview = can_choose.then(|| Preview::of(now.scene())).flatten();
            Some(row_view(&now, &speaker, preview.as_ref(), &row))
        }
    };
    let rows = (0..BoardAction::ALL.len()).map(row).collect_view();
    view! { <main class="board" aria-label=crate::words::say("play-board")>{rows}</main> }
}

/// All that the picture of a row follows from. The row of the moment follows from everything, and so from the very state.
#[derive(Clone, PartialEq)]
struct Drawn {
    row: Row,
    info: TableInfo,
    lang: Lang,
    viewer: Option<Seat>,
    planning: bool,
    revealed: bool,
    state: Option<Very>,
}

/// A state that is equal to itself alone. It is held, so that no other can come to lie in its place.
#[derive(Clone)]
struct Very(Arc<Now>);

impl PartialEq for Very {
    fn eq(&self, other: &Very) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Drawn {
    fn all(now: &Arc<Now>, lang: Lang) -> Vec<Drawn> {
        let table = now.scene().table();
        let of = |row: Row| Drawn {
            state: (row.state == RowState::Current).then(|| Very(Arc::clone(now))),
            row,
            info: now.table.info.clone(),
            lang,
            viewer: now.table.viewer(),
            planning: is_planning(now),
            revealed: table.markers.0.iter().any(|plan| plan.total() > 0),
        };
        board_of(now).rows.into_iter().map(of).collect()
    }
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
