//! The sentences of one language.

use crate::book::{self, Chapter};
use crate::{Lang, files};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;

type Bundle = FluentBundle<FluentResource>;

/// Everything that is said, in one language.
///
/// Arguments are not wrapped in marks of direction: all four languages run from left to right, the texts also go to
/// terminals and are read aloud, and the marks would stand in both. A page puts names that people typed into `<bdi>` if
/// it must.
pub struct Texts {
    lang: Lang,
    bundle: Bundle,
    chapters: Vec<Chapter>,
    /// What is asked for a text that is missing; read only then.
    fallback: Option<fn() -> Bundle>,
    english: OnceLock<Bundle>,
}

impl Texts {
    /// The embedded texts of a language. Only that language is parsed; English is when a text is missing.
    pub fn new(lang: Lang) -> Texts {
        Texts::read(lang, embedded(lang)).or_english()
    }

    /// With the embedded English for what is missing.
    #[must_use]
    pub fn or_english(self) -> Texts {
        Texts { fallback: Some(|| bundle(Lang::En, embedded(Lang::En))), ..self }
    }

    /// The texts of a language from files that were fetched elsewhere; of a file with mistakes, what can be read. A
    /// program that has no other texts embeds none.
    pub fn read<'a>(lang: Lang, files: impl IntoIterator<Item = &'a str> + Clone) -> Texts {
        let chapters = files.clone().into_iter().flat_map(book::chapters).collect();
        Texts { lang, bundle: bundle(lang, files), chapters, fallback: None, english: OnceLock::new() }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The text of an id, or of `id.attribute`.
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, Args::new())
    }

    /// The text of an id, or of `id.attribute`, with arguments.
    #[expect(clippy::needless_pass_by_value, reason = "arguments are made where they are said")]
    pub fn say_with(&self, id: &str, args: Args<'_>) -> String {
        let said = format(&self.bundle, id, &args).or_else(|| format(self.english()?, id, &args));
        said.unwrap_or_else(|| format!("[{id}]"))
    }

    /// Whether this language has a text of that id, or of `id.attribute`.
    pub fn has(&self, id: &str) -> bool {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.bundle.get_message(id).is_some_and(|message| match attribute {
            Some(attribute) => message.get_attribute(attribute).is_some(),
            None => message.value().is_some(),
        })
    }

    /// The chapters of the rulebook.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }

    fn english(&self) -> Option<&Bundle> {
        self.fallback.map(|read| self.english.get_or_init(read))
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("lang", &self.lang).finish_non_exhaustive()
    }
}

fn embedded(lang: Lang) -> impl Iterator<Item = &'static str> + Clone {
    files(lang).iter().map(|&(_, text)| text)
}

fn bundle<'a>(lang: Lang, files: impl IntoIterator<Item = &'a str>) -> Bundle {
    let mut bundle = Bundle::new_concurrent(lang.code().parse().into_iter().collect());
    bundle.set_use_isolating(false);
    for text in files {
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(text.to_string());
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn format(bundle: &Bundle, id: &str, args: &Args<'_>) -> Option<String> {
    let pattern = match id.split_once('.') {
        Some((id, attribute)) => bundle.get_message(id)?.get_attribute(attribute)?.value(),
        None => bundle.get_message(id)?.value()?,
    };
    // An argument that is missing shows as its name; the tests find it.
    Some(bundle.format_pattern(pattern, Some(&args.0), &mut Vec::new()).into_owned())
}

/// Arguments of a text, by name.
#[derive(Debug, Default)]
pub struct Args<'a>(FluentArgs<'a>);

impl<'a> Args<'a> {
    /// No arguments.
    pub fn new() -> Args<'a> {
        Args::default()
    }

    /// With one argument more: a text, or a number as a number, so that plural forms work.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'a, str>>, value: impl Into<FluentValue<'a>>) -> Args<'a> {
        self.0.set(name, value);
        self
    }
}
