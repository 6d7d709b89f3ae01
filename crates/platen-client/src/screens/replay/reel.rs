//! Stepping, and what happened.

use super::At;
use crate::pieces::sign;
use crate::session::Replaying;
use crate::words::{Words, say, words};
use leptos::prelude::*;
use platen_host::protocol::Happening;
use platen_texts::{Args, Axles, Speaker, is_news};
use std::sync::Arc;
use std::time::Duration;

/// How long a step is shown when it plays by itself.
const PAUSE: Duration = Duration::from_millis(900);

/// Who puts a game that is looked through into words, tracked.
pub(super) fn speaker(replaying: &Replaying) -> Speaker {
    let reel = &replaying.reel;
    Speaker::new(words().texts.get(), Arc::clone(&replaying.cards), reel.options.edition)
        .with_seats_counted(&reel.seats)
}

#[component]
pub(super) fn Controls(at: At) -> impl IntoView {
    let last = at.replaying.get_value().reel.steps;
    let go = move |step: u32| at.step.set(step.min(last));
    let plays = RwSignal::new(false);
    let tick = set_interval_with_handle(
        move || {
            if plays.get_untracked() {
                go(at.step.get_untracked() + 1);
                plays.set(at.step.get_untracked() < last);
            }
        },
        PAUSE,
    );
    on_cleanup(move || drop(tick.map(|tick| tick.clear())));
    let button = move |name: &'static str,
                       label: &'static str,
                       text: &'static str,
                       to: fn(u32, u32) -> u32| {
        let step = move |_| go(to(at.step.get_untracked(), last));
        view! { <button class="btn btn-icon" data-do=name aria-label=say(label) on:click=step><span aria-hidden="true">{text}</span></button> }
    };
    let play = move |_| {
        if at.step.get_untracked() == last {
            go(0);
        }
        plays.update(|plays| *plays = !*plays);
    };
    let Words { texts, .. } = words();
    let count = move || {
        texts.with(|texts| {
            texts.say_with("ui-step-of", Args::new().with("step", at.step.get()).with("steps", last))
        })
    };
    let play_label = move || texts.with(|texts| texts.say(if plays.get() { "ui-pause" } else { "ui-play" }));
    view! {
        <footer class="controls">
            {button("first", "ui-first", "|◀", |_, _| 0)}
            {button("previous", "ui-previous", "◀", |step, _| step.saturating_sub(1))}
            <button class="btn" data-do="play" on:click=play>{play_label}</button>
            {button("next", "ui-next", "▶", |step, _| step + 1)}
            {button("last", "ui-last", "▶|", |_, last| last)}
            <input
                type="range"
                id="step"
                min="0"
                max=last
                aria-label=say("ui-step")
                prop:value=move || at.step.get()
                on:input=move |event| go(event_target_value(&event).parse().unwrap_or_default())
            />
            <span class="num" role="status">{count}</span>
        </footer>
    }
}

/// What happened, step by step; a tap goes there.
#[component]
pub(super) fn Story(at: At) -> impl IntoView {
    let replaying = at.replaying.get_value();
    let log = replaying.log;
    let lines = Memo::new(move |_| log.with(|log| told(&speaker(&at.replaying.get_value()), log)));
    let here: NodeRef<leptos::html::Ol> = NodeRef::new();
    Effect::new(move |_| {
        let step = at.step.get();
        lines.with(Vec::len);
        let found =
            here.get().and_then(|list| list.query_selector(&format!("[data-of='{step}']")).ok().flatten());
        if let Some(line) = found {
            line.scroll_into_view_with_bool(false);
        }
    });
    let rows = move || {
        lines
            .get()
            .into_iter()
            .enumerate()
            .filter(|(_, lines)| !lines.is_empty())
            .map(|(step, lines)| {
                let number = step as u32;
                let is_now = move || (at.step.get() == number).then_some("step");
                let texts = lines.into_iter().map(|line| view! { <span>{line}</span> }).collect_view();
                view! {
                    <li data-of=number aria-current=is_now>
                        <button on:click=move |_| at.step.set(number)>{texts}</button>
                    </li>
                }
            })
            .collect_view()
    };
    view! {
        <section class="story scroll" aria-label=say("ui-what-happened")>
            <h3>{sign("ui-log")}{say("ui-what-happened")}</h3>
            <ol node_ref=here>{rows}</ol>
        </section>
    }
}

/// The lines of each step.
fn told(speaker: &Speaker, log: &[Happening]) -> Vec<Vec<String>> {
    let mut axles = Axles::new();
    let mut step = |happening: &Happening| {
        let mut lines = Vec::new();
        for event in &happening.events {
            axles.follow(event);
            if is_news(event) {
                lines.push(speaker.event(event, &axles));
            }
        }
        lines
    };
    log.iter().map(&mut step).collect()
}
