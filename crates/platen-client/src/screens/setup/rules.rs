//! The options of the rules, the help agreed on, and the deal.

use super::switch;
use crate::new_game::NewGame;
use crate::screens::files::FileButton;
use crate::screens::plain_speaker;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_host::protocol::SetChoice;
use platen_rules::GameOptions;
use platen_texts::Args;

/// Options that few tables change.
const HOUSE_RULES: [&str; 7] = [
    "first_player",
    "free_actions",
    "reward_order_when_full",
    "gear_counts_ink",
    "left_out_counts",
    "cheap_types",
    "tory_without_inks",
];

fn text(id: String) -> impl Fn() -> String + Clone + Send + Sync + 'static {
    let texts = words().texts;
    move || texts.with(|texts| texts.say(&id))
}

#[component]
pub(crate) fn Rules(game: RwSignal<NewGame>) -> impl IntoView {
    let never = |_: &NewGame| false;
    let automa_about = move || {
        let id = match game.with(NewGame::players) {
            1 => "ui-automa-needed",
            4 => "ui-automa-full",
            _ => "option-automa.about",
        };
        words().texts.with(|texts| texts.say(id))
    };
    let automa_fixed = |game: &NewGame| matches!(game.players(), 1 | 4);
    view! {
        <div class="options">
            {switch(
                "characters", text("option-characters".into()), text("option-characters.about".into()),
                |game| game.options.characters, never, |game, on| game.options.characters = on, game,
            )}
            {switch(
                "automa", text("option-automa".into()), automa_about,
                |game| game.agreed().automa, automa_fixed, |game, on| game.options.automa = on, game,
            )}
            {switch(
                "hints", say("ui-hints"), say("ui-hints-about"),
                |game| game.house.hints, never, |game, on| game.house.hints = on, game,
            )}
            {switch(
                "undo", say("ui-undo"), say("ui-undo-about"),
                |game| game.house.undo, never, |game, on| game.house.undo = on, game,
            )}
            <Choice name="edition" game />
        </div>
    }
}

/// An option with its values, and what the chosen one means.
#[component]
fn Choice(name: &'static str, game: RwSignal<NewGame>) -> impl IntoView {
    let value = move || game.with(|game| value_of(&game.options, name));
    let choose = move |event| {
        // Only values that the option takes are offered.
        game.update(|game| drop(game.options.set(name, &event_target_value(&event))));
    };
    let values = move || {
        let speaker = plain_speaker();
        let option = |value: &'static str| {
            let said = speaker.as_ref().map(|speaker| speaker.option_value(name, value));
            let is_on = game.with_untracked(|game| value_of(&game.options, name)) == value;
            view! { <option value=value selected=is_on>{said}</option> }
        };
        GameOptions::choices(name).into_iter().map(option).collect_view()
    };
    let kebab = name.replace('_', "-");
    let label = text(format!("option-{kebab}"));
    view! {
        <label class="option field">
            <span>{label}</span>
            <select data-option=name prop:value=value on:change=choose>{values}</select>
            <small>{move || about_value(&kebab, value())}</small>
        </label>
    }
}

fn value_of(options: &GameOptions, name: &str) -> &'static str {
    options.values().into_iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value)
}

fn about_value(option: &str, value: &str) -> String {
    let texts = words().texts.get();
    match value.parse::<usize>() {
        Ok(seat) => {
            let name = texts.say_with("seat-player", Args::new().with("number", seat + 1));
            texts.say_with("option-first-player-seat.about", Args::new().with("seat", name))
        }
        Err(_) => texts.say(&format!("option-{option}-{}.about", value.replace('_', "-"))),
    }
}

/// House rules, the seed and the cards.
#[component]
pub(crate) fn Deal(
    game: RwSignal<NewGame>,
    /// Whether the table is shared: then nobody chooses the seed.
    #[prop(optional)]
    is_far: bool,
) -> impl IntoView {
    let set_seed = move |event| game.update(|game| game.seed = event_target_value(&event));
    let file = RwSignal::new(None::<String>);
    let open = move |(name, text): (String, String)| {
        file.set(Some(name));
        game.update(|game| game.set = SetChoice::Text(text));
    };
    let house_set = move |_| {
        file.set(None);
        game.update(|game| game.set = SetChoice::default());
    };
    view! {
        <details class="more">
            <summary>{if is_far { say("far-more") } else { say("ui-more") }}</summary>
            <div class="options">
                {HOUSE_RULES.map(|name| view! { <Choice name game /> }).collect_view()}
                {(!is_far).then(|| view! {
                    <label class="option field">
                        <span>{say("ui-seed")}</span>
                        <input id="seed" inputmode="numeric" autocomplete="off" maxlength="64" on:input=set_seed />
                        <small>{say("ui-seed-about")}</small>
                    </label>
                })}
                <div class="option field">
                    <span>{say("ui-set")}</span>
                    <span class="set">
                        <button type="button" class="btn" aria-pressed=move || file.get().is_none().to_string() on:click=house_set>
                            {say("ui-set-house")}
                        </button>
                        <FileButton name="set" label="ui-set-choose" open=open />
                        <b>{move || file.get()}</b>
                    </span>
                    <small>{say("ui-set-about")}</small>
                </div>
            </div>
        </details>
    }
}
