//! Language, light, motion and sound, kept on this device and changed at once.

use super::sheet::Sheet;
use super::{session, title};
use crate::settings::{Motion, Theme};
use crate::words::{say, words};
use leptos::prelude::*;
use platen_texts::Lang;

#[component]
pub(crate) fn Options() -> impl IntoView {
    let session = session();
    view! {
        <Sheet name="options" title=title("ui-options") close=move |()| session.look_back()>
            <div class="settings">
                <Language />
                <Light />
                <Movement />
                <Sound />
            </div>
        </Sheet>
    }
}

/// One of several, side by side.
fn choice(
    name: String,
    label: impl IntoView + 'static,
    is_on: impl Fn() -> bool + Send + Sync + 'static,
    choose: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button data-choice=name aria-pressed=move || is_on().to_string() on:click=move |_| choose()>{label}</button>
    }
}

#[component]
fn Language() -> impl IntoView {
    let words = words();
    let chosen = move || words.settings.with(|settings| settings.lang.clone());
    let language = move |lang: Lang| {
        let code = lang.code();
        let set = move || words.change(|settings| settings.lang = Some(code.to_string()));
        let name = view! { <span lang=code>{lang.own_name()}</span> };
        choice(code.to_string(), name, move || chosen().as_deref() == Some(code), set)
    };
    let device = move || words.change(|settings| settings.lang = None);
    view! {
        <fieldset>
            <legend>{say("ui-language")}</legend>
            <div class="seg">
                {choice("device".to_string(), say("ui-device"), move || chosen().is_none(), device)}
                {Lang::ALL.map(language).collect_view()}
            </div>
        </fieldset>
    }
}

#[component]
fn Light() -> impl IntoView {
    let words = words();
    let theme = move |theme: Theme| {
        let is_on = move || words.settings.with(|settings| settings.theme == theme);
        let label = match theme {
            Theme::Device => say("ui-device"),
            Theme::Light => say("ui-theme-light"),
            Theme::Dark => say("ui-theme-dark"),
        };
        choice(theme.code().to_string(), label, is_on, move || {
            words.change(|settings| settings.theme = theme);
        })
    };
    view! {
        <fieldset>
            <legend>{say("ui-theme")}</legend>
            <div class="seg">{Theme::ALL.map(theme).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Movement() -> impl IntoView {
    let words = words();
    let motion = move |motion: Option<Motion>| {
        let is_on = move || words.settings.with(|settings| settings.motion == motion);
        let label = match motion {
            None => say("ui-device"),
            Some(Motion::Off) => say("ui-motion-off"),
            Some(Motion::Fast) => say("ui-motion-fast"),
            Some(Motion::Normal) => say("ui-motion-normal"),
        };
        let code = motion.map_or("device", Motion::code).to_string();
        choice(code, label, is_on, move || words.change(|settings| settings.motion = motion))
    };
    let all = std::iter::once(None).chain(Motion::ALL.map(Some));
    view! {
        <fieldset>
            <legend>{say("ui-motion")}</legend>
            <div class="seg">{all.map(motion).collect_view()}</div>
        </fieldset>
    }
}

#[component]
fn Sound() -> impl IntoView {
    let words = words();
    let is_on = move || words.settings.with(|settings| settings.sound).to_string();
    let switch = move |_| words.change(|settings| settings.sound = !settings.sound);
    view! {
        <button class="switch" role="switch" data-do="sound" aria-checked=is_on on:click=switch>
            <span class="track"></span>
            {say("ui-sound")}
        </button>
    }
}
