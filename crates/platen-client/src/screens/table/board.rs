//! The five rows of the board, in the order of the actions.

use super::board_of;
use super::row_head::{Head, RowHead};
use super::spaces::{Showing, brings, patron, space_face, standings, targets};
use super::ui::ui;
use crate::bench::Bench;
use crate::choosing::Draft;
use crate::markup::element;
use crate::stage::{Now, Stage};
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use platen_model::{Asked, Content, Preview, Prompt, Row, RowState, Space};
use platen_rules::Phase;
use platen_rules::vocabulary::BoardAction;
use platen_texts::Speaker;

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
    let other = move || match middle.get() {
        Middle::Rows => ().into_any(),
        Middle::Draft => view! { <Draft /> }.into_any(),
        Middle::Bench => view! { <Bench /> }.into_any(),
    };
    // Under the draft and the bench the rows stay ready, style and all: to make them anew would be felt.
    view! { <Rows hidden=Signal::derive(move || middle.get() != Middle::Rows) />{other} }
}

/// The five rows. Of each, the head and every space are drawn anew only when something in them is another.
#[component]
fn Rows(hidden: Signal<bool>) -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    let class = move || ui.while_planning(if hidden.get() { "board is-under" } else { "board" });
    let rows = Memo::new(move |_| {
        let speaker = stage.speaker();
        speaker.and_then(|speaker| stage.with(|now| Drawn::all(now, &speaker))).unwrap_or_default()
    });
    // The row that is played grows where its pieces gain by it.
    let now = Memo::new(move |_| {
        let place = rows.with(|rows| rows.iter().position(|row| row.state.starts_with("is-now")));
        place.and_then(|place| BoardAction::ALL.get(place)).map(ToString::to_string)
    });
    let row = |(place, action)| {
        row_view(stage, action, Memo::new(move |_| rows.with(|rows| rows.get(place).cloned())))
    };
    let rows = BoardAction::ALL.into_iter().enumerate().map(row).collect_view();
    view! { <main class=class data-now=now aria-hidden=move || hidden.get().then_some("true") aria-label=crate::words::say("play-board")>{rows}</main> }
}

/// All that the picture of a row follows from.
#[derive(Clone, PartialEq)]
struct Drawn {
    state: &'static str,
    head: Head,
    /// The spaces with what a choice there would bring.
    spaces: Vec<(Space, Option<String>)>,
    /// The patronage cards.
    patrons: Vec<Space>,
    /// Whether the viewer chooses in this row now, so that what cannot be taken is quiet.
    weighed: bool,
}

impl Drawn {
    fn all(now: &Now, speaker: &Speaker) -> Vec<Drawn> {
        board_of(now).rows.into_iter().map(|row| Drawn::of(row, now, speaker)).collect()
    }

    fn of(row: Row, now: &Now, speaker: &Speaker) -> Drawn {
        let (awaited, weighed) = (now.table.is_awaited(), now.table.is_awaited() && is_open(now, &row));
        let state = match row.state {
            RowState::Past => "is-past",
            RowState::Current if awaited => "is-now is-yours",
            RowState::Current => "is-now",
            RowState::ToCome => "",
        };
        let preview = (row.state == RowState::Current && awaited).then(|| Preview::of(now.scene())).flatten();
        let (patrons, spaces): (Vec<Space>, Vec<Space>) =
            row.spaces.into_iter().partition(|space| matches!(space.content, Content::Patronage { .. }));
        let with_brings = |space: Space| {
            let brings = preview.as_ref().and_then(|preview| brings(now, speaker, preview, &space));
            (space, brings)
        };
        let head = Head::of(now, row.turns);
        Drawn { state, head, spaces: spaces.into_iter().map(with_brings).collect(), patrons, weighed }
    }
}

fn row_view(stage: Stage, action: BoardAction, drawn: Memo<Option<Drawn>>) -> impl IntoView {
    let class = move || {
        let state = drawn.with(|drawn| drawn.as_ref().map(|drawn| drawn.state));
        format!("row row-{action} {}", state.unwrap_or_default())
    };
    let head = Memo::new(move |_| drawn.with(|drawn| drawn.as_ref().map(|drawn| drawn.head.clone())));
    let patrons = Memo::new(move |_| drawn.with(|drawn| drawn.as_ref().map(|drawn| drawn.patrons.clone())));
    let hung = move || {
        let patrons = patrons.get().filter(|patrons| !patrons.is_empty())?;
        Some(hung(&*stage.now.get_untracked()?, &*stage.speaker()?, &patrons))
    };
    let class_of_spaces = if action == BoardAction::Orders { "spaces pairs" } else { "spaces" };
    view! {
        <section class=class data-region=format!("row-{action}") aria-labelledby=format!("row-{action}")>
            <RowHead action head />
            <div class=class_of_spaces on:click=move |event| tapped(stage, drawn, &event)>{spaces(stage, action, drawn)}</div>
            {hung}
        </section>
    }
}

/// The spaces of a row, the two kinds of cards of an order joined.
fn spaces(stage: Stage, action: BoardAction, drawn: Memo<Option<Drawn>>) -> impl IntoView {
    let ui = ui();
    let weighed = Memo::new(move |_| drawn.with(|drawn| drawn.as_ref().is_some_and(|drawn| drawn.weighed)));
    let count = Memo::new(move |_| drawn.with(|drawn| drawn.as_ref().map_or(0, |drawn| drawn.spaces.len())));
    let space = move |at: usize| {
        let space = Memo::new(move |_| {
            drawn.with(|drawn| drawn.as_ref().and_then(|drawn| drawn.spaces.get(at).cloned()))
        });
        let face = Memo::new(move |_| {
            let (speaker, (space, brings)) = (stage.speaker()?, space.get()?);
            let now = stage.now.get_untracked()?;
            let showing = Showing { now: &now, speaker: &speaker, brings: brings.as_deref() };
            Some(space_face(showing, &space))
        });
        let shown = move || {
            let standings = space.with(|space| Some(standings(ui, &space.as_ref()?.0, weighed.get())))?;
            face.with(|face| Some(face.as_ref()?.standing(standings)))
        };
        let join = (action == BoardAction::Orders && 2 * at == count.get()).then(join);
        view! { {join}{shown} }
    };
    move || (0..count.get()).map(space).collect_view()
}

/// A tap in a row is one on what lies under it.
fn tapped(stage: Stage, drawn: Memo<Option<Drawn>>, event: &MouseEvent) {
    let Some(code) =
        super::tips::component(event.target()).and_then(|under| under.get_attribute("data-target"))
    else {
        return;
    };
    let target = drawn.with_untracked(|drawn| {
        let mut all = drawn.as_ref()?.spaces.iter().flat_map(|(space, _)| targets(space));
        all.find(|target| target.code() == code)
    });
    if let Some(target) = target {
        stage.tap(target);
    }
}

/// Whether the main choice of a row is being made.
fn is_open(now: &Now, row: &Row) -> bool {
    let table = now.scene().table();
    let undecided = matches!(table.phase, Phase::Turn { acted: false, .. }) && table.frames.is_empty();
    row.state == RowState::Current && undecided
}

fn join() -> AnyView {
    element("span", &[("class", "join"), ("aria-hidden", "true")], "&").into_any()
}

/// The patronage cards where there is no room for them in the strip.
fn hung(now: &Now, speaker: &Speaker, patrons: &[Space]) -> AnyView {
    let one = |space: &Space| match space.content {
        Content::Patronage { from, .. } => Some(
            view! { <li data-from=from.to_string()><span class="from">{from}</span>{patron(now, speaker, space)}</li> },
        ),
        _ => None,
    };
    view! { <ol class="patrons">{patrons.iter().filter_map(one).collect_view()}</ol> }.into_any()
}
