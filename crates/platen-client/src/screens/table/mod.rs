//! The table: the board, the others, the prompt, and one's own printing house.

mod board;
mod far;
mod help;
mod in_words;
mod keys;
mod lesson;
mod live;
mod log;
mod names;
mod others;
mod planning;
mod prompt;
mod row_head;
mod sheets;
mod spaces;
mod strip;
mod tips;
mod ui;
mod veil;

use crate::choosing::Choosing;
use crate::house::House;
use crate::pieces::sign;
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::Board;
use platen_rules::Phase;
use ui::{Panel, Ui};

#[component]
pub(crate) fn TableScreen() -> impl IntoView {
    let ui = Ui::start();
    provide_context(ui);
    let stage = ui.stage;
    let read = move |what: fn(&Now) -> String| stage.with(what);
    let class = move || classes(ui);
    let keys = window_event_listener(leptos::ev::keydown, move |event| keys::pressed(ui, &event));
    on_cleanup(move || keys.remove());
    let is_down = Memo::new(move |_| veil::is_down(stage));
    view! {
        <div
            class=class
            id="table"
            data-screen="table"
            data-panel=move || ui.panel.get().code()
            data-spaces=move || read(|now| now.cards.board.spaces(now.scene().table().seat_count()).to_string())
            data-revision=move || read(|now| now.table.state.revision.to_string())
            data-over=move || read(|now| now.table.state.sight.over.to_string())
            data-awaited=move || read(|now| now.table.is_awaited().to_string())
            data-asking=move || stage.session.asking.with(|asking| (*asking > 0).then_some("true"))
            data-trial=move || stage.session.trial.with(|trial| trial.is_some().then_some("true"))
            on:pointerover=move |event| tips::hovered(ui, &event)
            on:pointermove=move |_| tips::moved()
            on:pointerdown=move |event| tips::pressed(ui, &event)
            on:pointerup=move |_| tips::released()
            on:click=move |event| tips::tapped(ui, &event)
            on:focusin=move |event| tips::focused(ui, &event)
        >
            {move || if is_down.get() {
                view! { <veil::HandOver /> }.into_any()
            } else {
                view! { <Seated /> }.into_any()
            }}
        </div>
    }
}

/// The table as it stood once: to look at, not to touch. Needs a stage that shows it.
#[component]
pub(crate) fn Still() -> impl IntoView {
    let ui = Ui::start();
    provide_context(ui);
    let spaces = |now: &Now| now.cards.board.spaces(now.scene().table().seat_count()).to_string();
    view! {
        <div class="table is-still" inert data-spaces=move || ui.stage.with(spaces)>
            <strip::Strip />
            <board::BoardView />
            <others::Others />
            <House />
        </div>
    }
}

/// The table as the seat at the device sees it.
#[component]
fn Seated() -> impl IntoView {
    view! {
        <strip::Strip />
        <board::BoardView />
        <others::Others />
        <prompt::PromptBar />
        <House />
        <Choosing />
        <lesson::LessonPanel />
        <Tabs />
        <section class="panel-log"><log::PanelLog /></section>
        <tips::TipView />
        <help::Hints />
        <sheets::Sheets />
        <live::Live />
    }
}

fn classes(ui: Ui) -> String {
    let mut class = "table".to_string();
    let add = [
        ("is-bench", ui.stage.with(board::Middle::of) == Some(board::Middle::Bench)),
        ("is-trial", ui.stage.session.trial.with(Option::is_some)),
        ("is-taught", crate::teacher::teacher().leads()),
    ];
    add.into_iter().filter(|(_, on)| *on).for_each(|(name, _)| {
        class.push(' ');
        class.push_str(name);
    });
    class
}

/// Whether the viewer makes a plan, or has made one that is not revealed.
fn is_planning(now: &Now) -> bool {
    let table = now.scene().table();
    table.phase == Phase::Planning && table.frames.is_empty()
}

/// The board as it stands.
fn board_of(now: &Now) -> Board {
    Board::of(now.scene(), &platen_model::Takings::of(&now.table.log))
}

/// What a narrow screen shows, chosen by the thumb.
#[component]
fn Tabs() -> impl IntoView {
    let ui = ui::ui();
    let tab = move |panel: Panel| {
        let (id, icon) = match panel {
            Panel::Board => ("play-tab-board", "act-orders"),
            Panel::House => ("play-tab-house", "first-player"),
            Panel::Others => ("play-tab-others", "act-patronage"),
            Panel::Log => ("play-log", "ui-log"),
        };
        let on = move || ui.panel.get() == panel;
        view! {
            <button class:is-on=on aria-current=move || on().to_string() on:click=move |_| ui.panel.set(panel)>
                {sign(icon)}{crate::words::say(id)}
            </button>
        }
    };
    view! { <nav class="tabs" aria-label=crate::words::say("play-panels")>{Panel::ALL.map(tab).collect_view()}</nav> }
}
