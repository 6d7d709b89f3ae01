//! Sheets over the table: menu, log, printing houses, scores, recap, keys, the board in words.

use super::log::{LogList, RecapList};
use super::ui::{Sheet, Ui, ui};
use super::{far, in_words, keys};
use crate::house::RivalHouse;
use crate::pieces::sign;
use crate::screens::MenuMore;
use crate::screens::far::Talk;
use crate::screens::sheet::Sheet as Dialog;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{Mark, ScoreSheet};
use platen_rules::vocabulary::Seat;
use platen_texts::Args;

#[component]
pub(crate) fn Sheets() -> impl IntoView {
    let ui = ui();
    move || {
        let sheet = ui.sheet.get()?;
        let title = Signal::derive(move || title(ui, sheet).unwrap_or_default());
        let close = move |()| ui.sheet.set(None);
        Some(view! { <Dialog name=code(sheet) title close>{body(sheet)}</Dialog> })
    }
}

fn code(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Menu => "menu",
        Sheet::Log => "log",
        Sheet::House(_) => "house",
        Sheet::Scores => "scores",
        Sheet::Recap => "recap",
        Sheet::Keys => "keys",
        Sheet::Words => "words",
        Sheet::Talk => "talk",
    }
}

fn title(ui: Ui, sheet: Sheet) -> Option<String> {
    let speaker = ui.stage.speaker()?;
    Some(match sheet {
        Sheet::Menu => speaker.say("play-menu"),
        Sheet::Log => speaker.say("play-log"),
        Sheet::House(seat) => {
            speaker.say_with("play-house-of", Args::new().with("seat", speaker.name(seat).to_string()))
        }
        Sheet::Scores => {
            let over = ui.stage.with(|now| now.table.state.sight.over).unwrap_or_default();
            speaker.say(if over { "score-final" } else { "score-so-far" })
        }
        Sheet::Recap => speaker.say("play-recap"),
        Sheet::Keys => speaker.say("play-keys"),
        Sheet::Words => speaker.say("play-words"),
        Sheet::Talk => speaker.say("far-talk"),
    })
}

fn body(sheet: Sheet) -> AnyView {
    match sheet {
        Sheet::Menu => view! { <Menu /> }.into_any(),
        Sheet::Log => view! { <LogList /> }.into_any(),
        Sheet::House(seat) => view! { <HouseOf seat /> }.into_any(),
        Sheet::Scores => view! { <Scores /> }.into_any(),
        Sheet::Recap => view! { <RecapList /> }.into_any(),
        Sheet::Keys => view! { <Keys /> }.into_any(),
        Sheet::Words => view! { <in_words::InWords /> }.into_any(),
        Sheet::Talk => view! { <Talk /> }.into_any(),
    }
}

#[component]
fn Menu() -> impl IntoView {
    let ui = ui();
    let session = ui.stage.session;
    let entry = move |id: &'static str, icon: &'static str, sheet: Sheet| {
        view! { <button class="btn" on:click=move |_| ui.sheet.set(Some(sheet))>{sign(icon)}{say(id)}</button> }
    };
    view! {
        <div class="menu">
            <button class="btn" data-do="start" on:click=move |_| session.go_to_start()>{sign("ui-door")}{say("play-to-start")}</button>
            {entry("play-log", "ui-log", Sheet::Log)}
            {entry("play-recap", "ui-eye", Sheet::Recap)}
            {entry("score-so-far", "ui-chart", Sheet::Scores)}
            {entry("play-words", "ui-rules", Sheet::Words)}
            {entry("play-keys", "ui-key", Sheet::Keys)}
            <MenuMore />
            <far::MenuFar />
        </div>
    }
}

/// The keys, in a list.
#[component]
fn Keys() -> impl IntoView {
    let row = |(key, id): (&'static str, &'static str)| view! { <div><dt><kbd>{key}</kbd></dt><dd>{say(id)}</dd></div> };
    view! { <dl class="keys">{keys::SHORTCUTS.map(row).collect_view()}</dl> }
}

/// Somebody's printing house at its full size.
#[component]
fn HouseOf(seat: Seat) -> impl IntoView {
    view! { <RivalHouse seat /> }
}

/// Fame by source, for all.
#[component]
pub(crate) fn Scores() -> impl IntoView {
    let ui = ui();
    move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let sight = &now.table.state.sight;
        let sheet = ScoreSheet::of(&sight.standing);
        let viewer = now.table.viewer();
        let yours = |seat: &Seat| if Some(*seat) == viewer { "is-you" } else { "" };
        let heads: Vec<_> = sheet
            .seats
            .iter()
            .map(|seat| view! { <th class=yours(seat)>{crate::pieces::mark(Mark::of(now.scene(), *seat))}{speaker.name(*seat).to_string()}</th> })
            .collect();
        let rows: Vec<_> = sheet
            .rows
            .iter()
            .enumerate()
            .map(|(row, (source, fame))| {
                let best = sheet.best_of(row);
                let cells: Vec<_> = sheet
                    .seats
                    .iter()
                    .zip(fame)
                    .map(|(seat, fame)| {
                        let class = format!("{} {}", yours(seat), if *fame == best { "is-best" } else { "" });
                        view! { <td class=class>{*fame}</td> }
                    })
                    .collect();
                view! { <tr><th scope="row"><span>{speaker.score_source(source.code())}</span></th>{cells}</tr> }
            })
            .collect();
        let totals: Vec<_> = sheet
            .seats
            .iter()
            .zip(&sheet.totals)
            .map(|(seat, total)| view! { <td class=yours(seat)>{*total}</td> })
            .collect();
        let title = sheet.title.filter(|_| sight.over).map(|title| speaker.title(title));
        Some(view! {
            <table class="scores standing" data-over=sight.over.to_string()>
                <thead><tr><th></th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
                <tfoot><tr><th>{speaker.score_source("total")}</th>{totals}</tr></tfoot>
            </table>
            <p class="title" id="title">{title}</p>
        })
    }
}
