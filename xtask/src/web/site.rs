//! What lies where in the site: everything that changes lies in a folder named by its contents, so that it may be kept
//! for ever and two versions never mix. At the top are the few files whose address must stay.

use super::files::{Files, has_end};
use anyhow::{Context, Result};

/// Files whose address stays from version to version.
const AT_TOP: [&str; 4] = ["index.html", "manifest.webmanifest", "icon.svg", "sw.js"];
/// Of the assets, what the page shows; the rest is for those who draw.
const SHOWN: [&str; 3] = [".svg", ".woff2", ".txt"];
/// The parts of the style, joined in the order of their names.
const STYLE: &str = "style/";

/// The site of a page, its assets, the texts by language, and the module with the script that loads it.
pub(super) fn compose(page: &Files, assets: &Files, texts: &Files, bound: Files) -> Result<Files> {
    let (top, inner): (Vec<_>, Vec<_>) = page.0.iter().partition(|(path, _)| AT_TOP.contains(&path.as_str()));
    let mut versioned = bound;
    versioned.0.extend(inner.into_iter().map(|(path, bytes)| (path.clone(), bytes.clone())));
    let shown = assets.0.iter().filter(|(path, _)| SHOWN.iter().any(|kind| path.ends_with(kind)));
    versioned.0.extend(shown.map(|(path, bytes)| (path.clone(), bytes.clone())));
    versioned.0.insert("style.css".to_owned(), joined_style(assets));
    versioned.0.extend(by_language(texts).0);
    let version = version(&versioned, page);
    let mut site = Files::default();
    site.0.extend(versioned.0.into_iter().map(|(path, bytes)| (format!("{version}/{path}"), bytes)));
    for (path, bytes) in top {
        let text = std::str::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
        site.0.insert(path.clone(), text.replace("{version}", &version).into_bytes());
    }
    name_files(&mut site)?;
    Ok(site)
}

fn joined_style(assets: &Files) -> Vec<u8> {
    let parts = assets.0.iter().filter(|(path, _)| path.starts_with(STYLE) && has_end(path, "css"));
    parts.flat_map(|(_, bytes)| bytes.iter().copied()).collect()
}

/// One file for each folder of texts, to be fetched at once: `texts/fr.txt`.
fn by_language(texts: &Files) -> Files {
    let mut joined = Files::default();
    let texts = texts.0.iter().filter(|(path, _)| has_end(path, "ftl"));
    for (lang, bytes) in texts.filter_map(|(path, bytes)| Some((path.split_once('/')?.0, bytes))) {
        let file = joined.0.entry(format!("texts/{lang}.txt")).or_default();
        file.extend(bytes);
        file.push(b'\n');
    }
    joined
}

fn version(versioned: &Files, page: &Files) -> String {
    let mut hasher = blake3::Hasher::new();
    versioned.hash_into(&mut hasher);
    page.hash_into(&mut hasher);
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}

/// Tells the service worker all that it is to keep. The page itself is kept under the address of its folder.
fn name_files(site: &mut Files) -> Result<()> {
    let kept = site.0.keys().filter(|path| !["index.html", "sw.js"].contains(&path.as_str()));
    let names: Vec<&str> = std::iter::once("./").chain(kept.map(String::as_str)).collect();
    let list = serde_json::to_string(&names)?;
    let script = site.0.get_mut("sw.js").context("the page has no sw.js")?;
    *script = String::from_utf8_lossy(script).replace("{files}", &list).into_bytes();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::compose;
    use crate::web::files::Files;

    fn files(list: &[(&str, &str)]) -> Files {
        Files(list.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect())
    }

    fn site(style: &str) -> Files {
        let page =
            files(&[("index.html", "<{version}/boot.js>"), ("sw.js", "{version} {files}"), ("boot.js", "")]);
        let assets = files(&[("style/2.css", "b"), ("style/1.css", style), ("draw.mjs", "")]);
        let texts =
            files(&[("README.md", ""), ("fr/a.ftl", "a = A"), ("fr/b.ftl", "b = B"), ("it/a.ftl", "")]);
        compose(&page, &assets, &texts, files(&[("platen.js", "")])).expect("a site")
    }

    #[test]
    fn what_changes_lies_in_a_folder_named_by_the_contents() {
        let (one, other) = (site("a"), site("b"));
        let folder = |site: &Files| site.0.keys().next().expect("files").split('/').next().map(str::to_owned);
        assert_ne!(folder(&one), folder(&other));
        assert_eq!(folder(&one), folder(&site("a")));
        let page = String::from_utf8_lossy(&one.0["index.html"]).into_owned();
        assert_eq!(page, format!("<{}/boot.js>", folder(&one).expect("a folder")));
    }

    #[test]
    fn the_parts_of_the_style_are_joined_in_order() {
        let site = site("a");
        let (_, style) = site.0.iter().find(|(path, _)| path.ends_with("/style.css")).expect("a style");
        assert_eq!(style, b"ab");
    }

    #[test]
    fn the_texts_of_a_language_are_one_file() {
        let (_, text) =
            site("a").0.into_iter().find(|(path, _)| path.ends_with("texts/fr.txt")).expect("texts");
        assert_eq!(String::from_utf8_lossy(&text), "a = A\nb = B\n");
    }

    #[test]
    fn the_service_worker_keeps_everything_that_is_shown() {
        let site = site("a");
        let script = String::from_utf8_lossy(&site.0["sw.js"]).into_owned();
        let (version, list) = script.split_once(' ').expect("two words");
        let names: Vec<String> = serde_json::from_str(list).expect("a list");
        let expected = ["./".to_owned()].into_iter().chain(
            ["boot.js", "platen.js", "style.css", "texts/fr.txt", "texts/it.txt"]
                .map(|name| format!("{version}/{name}")),
        );
        assert_eq!(names, expected.collect::<Vec<_>>());
    }
}
