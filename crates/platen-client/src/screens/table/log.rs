//! What happened: the last lines under the others, all of it in a drawer or panel, and what the others did meanwhile.

use super::prompt::opens;
use super::ui::{Panel, Sheet, Ui, ui};
use crate::markup::{Markup, element, span};
use crate::pieces::{ink_sign, mark, sector_sign_of, sign_of};
use crate::stage::Now;
use leptos::prelude::*;
use platen_host::protocol::{Happening, Log};
use platen_model::{Chronicle, Entry, Line, Mark, Section, Weight, recap};
use platen_rules::Event;
use platen_rules::vocabulary::Seat;
use platen_texts::{Args, Axles, Speaker};

/// How many lines there are for a glance; those that find no room do not show.
const PEEK: usize = 14;

#[component]
pub(crate) fn LogPeek() -> impl IntoView {
    let ui = ui();
    let lines = Memo::new(move |_| {
        let (speaker, now) = (ui.stage.speaker()?, ui.seen.get()?);
        Some(peeked(&now, &speaker))
    });
    view! {
        <button class="log-peek" data-do="log" data-stop="log" aria-label=crate::words::say("play-log") on:click=opens(ui, Sheet::Log)>
            <For each=move || lines.get().unwrap_or_default() key=Clone::clone children=|(_, line)| line />
        </button>
    }
}

/// The last lines with the places of their events. The newest comes first and is shown at the foot.
fn peeked(now: &Now, speaker: &Speaker) -> Vec<((usize, usize), Markup)> {
    let (axles, edition) = (Axles::of(now.scene().table()), edition(now));
    let newest = now.table.log.iter().enumerate().rev().flat_map(|(at, happening)| {
        happening.events.iter().enumerate().rev().map(move |(n, event)| ((at, n), event))
    });
    let lines = newest.map(|(place, event)| (place, Line::of(event, edition)));
    let main = lines.filter(|(_, line)| line.weight == Weight::Main).take(PEEK);
    main.map(|(place, line)| (place, line_view(now, &line, &speaker.event(&line.event, &axles), speaker)))
        .collect()
}

/// The log as a panel of a narrow screen; made only while it is looked at.
#[component]
pub(crate) fn PanelLog() -> impl IntoView {
    let ui = ui();
    move || (ui.panel.get() == Panel::Log).then(|| view! { <LogList /> })
}

/// The whole log, newest first, by rounds and turns.
#[component]
pub(crate) fn LogList() -> impl IntoView {
    let ui = ui();
    let entries = move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let told = speaker.log(&events(&now.table.log));
        let mut told = told.into_iter();
        let mut entries: Vec<_> = chronicle(&now.table.log)
            .entries(edition(&now))
            .into_iter()
            .map(|entry| {
                let sentences: Vec<String> = told.by_ref().take(entry.lines.len()).collect();
                (entry, sentences)
            })
            .collect();
        entries.reverse();
        let mut headed = String::new();
        let show = |(entry, told): &(Entry, Vec<String>)| {
            let heading = heading(&speaker, entry);
            let again = heading == headed;
            let shown = entry_view(&now, entry, told, (!again).then(|| heading.clone()), &speaker)?;
            headed = heading;
            Some(shown)
        };
        Some(entries.iter().filter_map(show).collect::<Markup>())
    };
    view! { <div class="log scroll" id="log" tabindex="0" role="log" aria-live="off">{entries}</div> }
}

/// The lines of a turn; under a heading unless the turn before it has the same.
fn entry_view(
    now: &Now,
    entry: &Entry,
    told: &[String],
    heading: Option<String>,
    speaker: &Speaker,
) -> Option<Markup> {
    let lines: Markup = entry
        .lines
        .iter()
        .zip(told)
        .filter(|(line, text)| line.weight > Weight::Silent && !text.is_empty())
        .map(|(line, text)| {
            let class = if line.weight == Weight::Main { "is-main" } else { "is-detail" };
            element("li", &[("class", class)], line_view(now, line, text, speaker))
        })
        .collect();
    let heading = heading.map(|heading| element("h3", &[], heading));
    (!lines.is_empty()).then(|| element("section", &[], (heading, element("ol", &[], lines))))
}

fn heading(speaker: &Speaker, entry: &Entry) -> String {
    let section = match entry.section {
        Section::SetUp => return speaker.say("noun-set-up"),
        Section::Planning => speaker.say("step-plan"),
        Section::Action(action) => speaker.row(action),
        Section::Fulfilment => speaker.say("row-fulfil"),
        Section::Close => speaker.say("play-close-of-round"),
        Section::Final => return speaker.say("noun-end-of-game"),
    };
    let args = Args::new().with("round", entry.round).with("section", section);
    speaker.say_with("play-log-section", args)
}

fn line_view(now: &Now, line: &Line, text: &str, speaker: &Speaker) -> Markup {
    let whose = line.seat.map(|seat| mark(Mark::of(now.scene(), seat)));
    span("", (whose, line_sign(line, speaker), span("text", text)))
}

/// The sign of a line; inks have their initials there, too.
fn line_sign(line: &Line, speaker: &Speaker) -> Markup {
    match line.event {
        Event::WildNamed { ink, .. } | Event::InkGained { ink, .. } | Event::InkLost { ink, .. } => {
            ink_sign(ink, "i-s", speaker)
        }
        Event::GearUsed { reward, .. } => sector_sign_of(reward, "i-s", speaker),
        _ => sign_of(&line.icon, "i-s"),
    }
}

/// What the others did since the viewer last acted.
#[component]
pub(crate) fn RecapList() -> impl IntoView {
    let ui = ui();
    move || {
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let seat = now.table.viewer()?;
        let axles = Axles::of(now.scene().table());
        let recaps = recap(&chronicle(&now.table.log), seat, edition(&now));
        let one = |line: &Line| {
            element("li", &[], line_view(&now, line, &speaker.event(&line.event, &axles), &speaker))
        };
        let lines: Markup = recaps.iter().flat_map(|recap| &recap.lines).map(one).collect();
        Some(view! { <div class="log scroll"><ol>{lines}</ol></div> })
    }
}

/// How many lines the recap has.
pub(crate) fn recap_len(now: &Now, seat: Seat) -> usize {
    recap(&chronicle(&now.table.log), seat, edition(now)).iter().map(|recap| recap.lines.len()).sum()
}

/// The newest lines of weight in words.
pub(crate) fn news(ui: Ui, since: usize) -> Vec<String> {
    let (Some(speaker), Some(now)) = (ui.stage.speaker(), ui.seen.get()) else { return Vec::new() };
    let axles = Axles::of(now.scene().table());
    let log = now.table.log.get(since..).unwrap_or_default();
    let lines = chronicle(log).lines_since(0, edition(&now));
    let main = lines.iter().filter(|line| line.weight == Weight::Main);
    main.map(|line| speaker.event(&line.event, &axles)).collect()
}

fn edition(now: &Now) -> platen_rules::vocabulary::Edition {
    now.table.info.options.edition
}

fn chronicle(log: &[Happening]) -> Chronicle {
    let mut chronicle = Chronicle::default();
    chronicle.hear(&Log { from: 0, happenings: log.to_vec() });
    chronicle
}

fn events(log: &[Happening]) -> Vec<Event> {
    log.iter().flat_map(|happening| &happening.events).cloned().collect()
}
