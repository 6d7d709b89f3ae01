//! The files: all languages say the same things with the same arguments.

use fluent_bundle::FluentResource;
use platen_texts::{Lang, files};
use std::collections::{BTreeMap, BTreeSet};

/// The arguments of each text, by `id` and `id.attribute`.
pub(crate) type Messages = BTreeMap<String, BTreeSet<String>>;

/// The texts of a language, read line by line; fails on a text that is said twice.
pub(crate) fn messages(lang: Lang) -> Messages {
    let mut messages = Messages::new();
    for (file, text) in files(lang) {
        let (mut id, mut current) = ("", String::new());
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, value)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                (id, current) = (name, name.to_string());
                declare(&mut messages, &current, file);
                note(&mut messages, &current, value);
            } else if let Some((name, value)) =
                line.strip_prefix("    .").and_then(|line| line.split_once(" ="))
            {
                current = format!("{id}.{name}");
                declare(&mut messages, &current, file);
                note(&mut messages, &current, value);
            } else {
                note(&mut messages, &current, line);
            }
        }
    }
    messages
}

fn declare(messages: &mut Messages, id: &str, file: &str) {
    assert!(messages.insert(id.to_string(), BTreeSet::new()).is_none(), "{id} is said twice ({file}.ftl)");
}

fn note(messages: &mut Messages, id: &str, text: &str) {
    let names = text.split('$').skip(1).map(|rest| rest.split(|c: char| c != '_' && !c.is_alphanumeric()));
    let names = names.filter_map(|mut words| words.next()).map(str::to_string);
    messages.entry(id.to_string()).or_default().extend(names);
}

#[test]
fn every_file_is_sound() {
    for lang in Lang::ALL {
        for (file, text) in files(lang) {
            let read = FluentResource::try_new((*text).to_string());
            assert!(read.is_ok(), "{lang}/{file}.ftl: {:?}", read.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn all_languages_say_the_same_things_with_the_same_arguments() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let own = messages(lang);
        let missing: Vec<_> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let more: Vec<_> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && more.is_empty(),
            "{lang}: missing {missing:?}, not in English {more:?}"
        );
        let other: Vec<_> = own.iter().filter(|(id, arguments)| english[*id] != **arguments).collect();
        assert!(other.is_empty(), "{lang}: other arguments than in English: {other:?}");
    }
}

#[test]
fn every_file_of_a_folder_is_embedded() {
    for lang in Lang::ALL {
        let folder = format!("{}/locales/{lang}", env!("CARGO_MANIFEST_DIR"));
        let found = std::fs::read_dir(&folder).expect("a folder a language").count();
        assert_eq!(found, files(lang).len(), "{folder}");
    }
}
