//! The words of the page in the language chosen, and the other likings of the person.

use crate::settings::{Motion, Settings, Theme};
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_texts::{Args, Lang, Texts};
use std::sync::Arc;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, Storage, window};

const STORED_AS: &str = "platen-settings";
const REDUCED: &str = "(prefers-reduced-motion: reduce)";

/// The settings and the texts that follow from them. Everything said is said anew when the language changes.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    pub(crate) settings: RwSignal<Settings>,
    pub(crate) texts: RwSignal<Arc<Texts>>,
    /// The address of the folder with a file of texts for each language.
    folder: StoredValue<String>,
}

impl Words {
    /// What was stored, applied to the page; its language is the one that was fetched first.
    pub(crate) fn start(folder: String, texts: Texts) -> Words {
        let settings = Settings::read(&stored().unwrap_or_default());
        let (settings, texts) = (RwSignal::new(settings), RwSignal::new(Arc::new(texts)));
        let words = Words { settings, texts, folder: StoredValue::new(folder) };
        words.apply();
        words
    }

    /// Changes a setting, shows it and keeps it.
    pub(crate) fn change(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        self.apply();
        self.keep();
        if self.wanted() != self.shown() {
            spawn_local(self.follow());
        }
    }

    /// Says everything in the language that is wanted, once its texts are here; until then all is said as before.
    async fn follow(self) {
        let lang = self.wanted();
        let texts = fetch(&self.folder.get_value(), lang).await;
        match texts {
            // Meanwhile another may have been chosen.
            Ok(texts) if self.wanted() == lang => self.texts.set(Arc::new(texts)),
            Ok(_) => return,
            Err(_) => {
                let shown = self.shown().code().to_string();
                self.settings.update(|settings| settings.lang = Some(shown));
                self.keep();
            }
        }
        self.apply();
    }

    fn wanted(self) -> Lang {
        self.settings.with_untracked(language)
    }

    fn shown(self) -> Lang {
        self.texts.with_untracked(|texts| texts.lang())
    }

    fn keep(self) {
        if let Some(storage) = storage() {
            // A device that stores nothing forgets the setting, which does no harm.
            let _ = storage.set_item(STORED_AS, &self.settings.with_untracked(Settings::text));
        }
    }

    /// How fast things move here.
    pub(crate) fn motion(self) -> Motion {
        self.settings.with(|settings| settings.motion).unwrap_or_else(device_motion)
    }

    fn apply(self) {
        let Some(root) = window().and_then(|window| window.document()?.document_element()) else { return };
        let set = |name: &str, value: &str| {
            let _ = root.set_attribute(name, value);
        };
        set("lang", self.shown().code());
        set("data-motion", untrack(|| self.motion()).code());
        match self.settings.with_untracked(|settings| settings.theme) {
            Theme::Device => drop(root.remove_attribute("data-theme")),
            theme => set("data-theme", theme.code()),
        }
    }
}

/// The words of the page.
pub(crate) fn words() -> Words {
    expect_context()
}

/// A text of the page, said anew when the language changes: `{say("ui-start-alone")}`.
pub(crate) fn say(id: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let texts = words().texts;
    move || texts.with(|texts| texts.say(id))
}

/// A text with arguments, said anew when the language or what the arguments read changes.
pub(crate) fn say_with(
    id: &'static str,
    args: impl Fn() -> Args<'static> + Send + Sync + 'static,
) -> impl Fn() -> String + Send + Sync + 'static {
    let texts = words().texts;
    move || texts.with(|texts| texts.say_with(id, args()))
}

/// The texts of a language, all in one file.
async fn fetch(folder: &str, lang: Lang) -> Result<Texts, JsValue> {
    let window = window().ok_or(JsValue::NULL)?;
    let answer = JsFuture::from(window.fetch_with_str(&format!("{folder}{lang}.txt"))).await?;
    let answer: Response = answer.dyn_into()?;
    if !answer.ok() {
        return Err(answer.status().into());
    }
    let text = JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default();
    Ok(Texts::read(lang, [text.as_str()]))
}

fn language(settings: &Settings) -> Lang {
    let device: Vec<String> = window()
        .into_iter()
        .flat_map(|window| window.navigator().languages())
        .filter_map(|tag| tag.as_string())
        .collect();
    settings.language(device.iter().map(String::as_str))
}

fn device_motion() -> Motion {
    let query = window().and_then(|window| window.match_media(REDUCED).ok().flatten());
    if query.is_some_and(|query| query.matches()) { Motion::Off } else { Motion::Normal }
}

fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

fn stored() -> Option<String> {
    storage()?.get_item(STORED_AS).ok().flatten()
}
