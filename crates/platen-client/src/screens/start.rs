//! The start: doors to everything.

use super::refused::Refused;
use super::{names, now, session};
use crate::art::drawing;
use crate::daily::Day;
use crate::keepsake::{bests, lesson_mark};
use crate::new_game::NewGame;
use crate::pieces::sign;
use crate::place::{Book, Over};
use crate::together::{Together, together};
use crate::wire::SavedGame;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_texts::{Args, Lang};

#[component]
pub(crate) fn Start() -> impl IntoView {
    let (session, together) = (session(), together());
    let hero = drawing("hero");
    let last = move || session.games.get().into_iter().find(|game| !game.summary.over);
    // Who has never played here is shown the lesson first.
    let is_new = Memo::new(move |_| session.games.with(Vec::is_empty) && lesson_mark().is_none());
    view! {
        <div class="start" data-screen="start">
            <div class="hero" inner_html=move || hero.get()></div>
            <main class="entry scroll">
                <div>
                    <h1 class="wordmark">"Platen"</h1>
                    <p>{say("ui-tagline")}</p>
                </div>
                <Show when=move || session.over.get().is_none()><Refused /></Show>
                <div class="doors">
                    {move || last().map(go_on)}
                    {move || is_new.get().then(|| view! { <First is_new=true /> })}
                    <Alone is_first=Signal::derive(move || last().is_none() && !is_new.get()) />
                    {door("new", "first-player", "ui-new", "ui-new-about", Over::NewGame)}
                    {move || together.is_there.get().then(|| view! { <Company together /> })}
                    <Daily />
                </div>
                <div class="doors two">
                    {move || (!is_new.get()).then(|| view! { <First is_new=false /> })}
                    {door("rules", "ui-rules", "ui-rules", "ui-rules-about", Over::Book(Book::Rules, None))}
                    {door("games", "ui-log", "ui-games", "ui-games-about", Over::Games)}
                    {door("options", "ui-options", "ui-options", "ui-options-about", Over::Options)}
                </div>
                <Foot />
            </main>
        </div>
    }
}

fn door(
    name: &'static str,
    icon: &'static str,
    title: &'static str,
    about: &'static str,
    over: Over,
) -> impl IntoView {
    let session = session();
    view! {
        <button class="door" data-do=name on:click=move |_| session.look_at(over.clone())>
            {sign(icon)}
            <span><b>{say(title)}</b><small>{say(about)}</small></span>
            {sign("ui-next")}
        </button>
    }
}

/// Games with others, and how many of them wait.
#[component]
fn Company(together: Together) -> impl IntoView {
    let session = session();
    let about = move || {
        let turns = together.turns();
        words().texts.with(|texts| match turns {
            0 => texts.say("far-together-about"),
            count => texts.say_with("far-turns", Args::new().with("count", count)),
        })
    };
    view! {
        <button class="door" data-do="together" on:click=move |_| session.look_at(Over::Together)>
            {sign("ui-talk")}
            <span><b>{say("far-together")}</b><small>{about}</small></span>
            {sign("ui-next")}
        </button>
    }
}

/// The game that was played last goes on.
fn go_on(SavedGame { game, summary }: SavedGame) -> impl IntoView {
    let session = session();
    let about = format!("{}: {}", names(&summary), now(&summary));
    view! {
        <button class="door is-first" data-do="continue" on:click=move |_| session.open(game, false)>
            {sign("act-orders")}
            <span><b>{say("ui-continue")}</b><small>{about}</small></span>
            {sign("ui-next")}
        </button>
    }
}

#[component]
fn Alone(is_first: Signal<bool>) -> impl IntoView {
    let session = session();
    let alone = move |_| session.make(&NewGame::alone(None));
    view! {
        <button class="door" class:is-first=is_first data-do="solitaire" on:click=alone>
            {sign("spec-typesetting")}
            <span><b>{say("ui-alone")}</b><small>{say("ui-alone-about")}</small></span>
            {sign("ui-next")}
        </button>
    }
}

/// The lesson.
#[component]
fn First(is_new: bool) -> impl IntoView {
    let session = session();
    let about = if lesson_mark().is_some() { say("lesson-again") } else { say("lesson-intro") };
    view! {
        <button class="door" class:is-first=is_new data-do="first" on:click=move |_| session.make_first()>
            {sign("ui-hint")}
            <span><b>{say("lesson-title")}</b><small>{about}</small></span>
            {is_new.then(|| sign("ui-next"))}
        </button>
    }
}

#[component]
fn Daily() -> impl IntoView {
    let session = session();
    let day = Day::at(js_sys::Date::now());
    let best = bests().of_day(&day.text());
    let about = move || {
        let args = Args::new().with("date", day.text());
        words().texts.with(|texts| match best {
            Some(fame) => texts.say_with("ui-daily-best", args.with("fame", fame)),
            None => texts.say_with("ui-daily-about", args),
        })
    };
    view! {
        <button class="door" data-do="daily" on:click=move |_| session.make_daily(day)>
            {sign("ui-clock")}
            <span><b>{say("ui-daily")}</b><small>{about}</small></span>
            {sign("ui-next")}
        </button>
    }
}

/// Languages at a touch, and what this is.
#[component]
fn Foot() -> impl IntoView {
    let (session, words) = (session(), words());
    let language = move |lang: Lang| {
        let is_on = move || words.texts.with(|texts| texts.lang() == lang).to_string();
        let choose = move |_| words.change(|settings| settings.lang = Some(lang.code().to_string()));
        view! {
            <button class="btn btn-quiet" lang=lang.code() data-lang=lang.code() aria-pressed=is_on on:click=choose>
                {lang.own_name()}
            </button>
        }
    };
    view! {
        <footer>
            {Lang::ALL.map(language).collect_view()}
            <button class="btn btn-quiet" data-do="about" on:click=move |_| session.look_at(Over::About)>{say("ui-about")}</button>
            <span>{say("ui-offline")}</span>
        </footer>
    }
}
