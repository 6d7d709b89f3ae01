//! `cargo xtask web`: builds the browser page as a static site that works under any address.

mod files;
mod site;
mod sizes;

use crate::args::Args;
use crate::repo::Repo;
use crate::{shell, suite};
use anyhow::{Context, Result, bail};
use files::Files;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;

const CLIENT: &str = "crates/platen-client";
const LOCALES: &str = "crates/platen-texts/locales";
const WASM_TARGET: &str = suite::steps::WASM_TARGET;

const WEIGHTS: &str = "crates/platen-bots/weights/value.txt";

/// Components without types of their own make a smaller module, and so does it to fetch the bots' weights beside it; names
/// that tell generics help whoever looks into it.
const RUSTFLAGS: &str =
    r#"["--cfg", "erase_components", "--cfg", "weights_apart", "-Csymbol-mangling-version=v0"]"#;

/// How the page is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Build {
    /// Small and quick, as it is served.
    #[default]
    Release,
    /// Soon ready, with names for debugging.
    Dev,
}

impl Build {
    pub(crate) fn parse(mut args: Args) -> Result<Build> {
        let build = match args.next().as_deref() {
            None => Build::Release,
            Some("--dev") => Build::Dev,
            Some(other) => bail!("unknown argument `{other}`; see `cargo xtask help`"),
        };
        args.finish()?;
        Ok(build)
    }

    fn folder(self) -> &'static str {
        match self {
            Build::Release => "web",
            Build::Dev => "web-dev",
        }
    }

    fn profile(self) -> &'static str {
        match self {
            Build::Release => "release",
            Build::Dev => "debug",
        }
    }
}

/// Builds the page and says where it is. What has not changed is left alone, so that nothing is linked anew.
pub fn run(repo: &Repo, build: Build) -> Result<PathBuf> {
    suite::tools::ensure_wasm_target()?;
    let target = repo.target_dir()?;
    let wasm = compile(repo, &target, build)?;
    let site = target.join(build.folder());
    let stamp = target.join(format!("{}.stamp", build.folder()));
    let sources = Sources::gather(repo, &wasm)?;
    let fingerprint = sources.fingerprint();
    if site.join("index.html").exists() && std::fs::read_to_string(&stamp).is_ok_and(|old| old == fingerprint)
    {
        return Ok(site);
    }
    let bound = bind(&wasm, &target.join("web-bindgen"), build)?;
    let mut files = site::compose(&sources.page, &sources.assets, &sources.texts, bound)?;
    if build == Build::Release {
        files.compress()?;
        sizes::Sizes::of(&files).check()?;
    }
    files.swap_into(&site)?;
    std::fs::write(&stamp, fingerprint)?;
    println!("the page is in {} ({})", site.display(), sizes::Sizes::of(&files));
    Ok(site)
}

/// What the page is made of.
struct Sources {
    wasm: Vec<u8>,
    page: Files,
    assets: Files,
    texts: Files,
}

impl Sources {
    fn gather(repo: &Repo, wasm: &Path) -> Result<Sources> {
        let client = repo.path(CLIENT);
        let mut page = Files::read(&client.join("web"))?;
        page.0.insert("weights.txt".to_owned(), std::fs::read(repo.path(WEIGHTS))?);
        Ok(Sources {
            wasm: std::fs::read(wasm).with_context(|| format!("cannot read {}", wasm.display()))?,
            page,
            assets: Files::read(&client.join("assets"))?,
            texts: Files::read(&repo.path(LOCALES))?,
        })
    }

    /// Changes with anything that the site depends on, this program included.
    fn fingerprint(&self) -> String {
        // A program that was built anew while it runs has no file any more; then the site is made anew.
        let program = std::env::current_exe().and_then(std::fs::read).unwrap_or_default();
        let mut hasher = blake3::Hasher::new();
        hasher.update(&program).update(&self.wasm);
        self.page.hash_into(&mut hasher);
        self.assets.hash_into(&mut hasher);
        self.texts.hash_into(&mut hasher);
        hasher.finalize().to_hex().to_string()
    }
}

/// Compiles the module of the page. The profile has the name of the native one, so macros are built once for both.
fn compile(repo: &Repo, target: &Path, build: Build) -> Result<PathBuf> {
    let mut command = suite::steps::cargo(repo, "build --quiet --lib --package platen-client --target");
    command.arg(WASM_TARGET);
    if build == Build::Release {
        command.arg("--release");
        let settings = [
            "opt-level=\"z\"",
            "lto=\"fat\"",
            "codegen-units=1",
            "package.platen-rules.opt-level=3",
            "package.platen-bots.opt-level=3",
        ];
        for setting in settings {
            command.arg("--config").arg(format!("profile.release.{setting}"));
        }
        command.arg("--config").arg(format!("target.{WASM_TARGET}.rustflags={RUSTFLAGS}"));
    }
    shell::run(&mut command)?;
    Ok(target.join(WASM_TARGET).join(build.profile()).join("platen_client.wasm"))
}

/// Makes the script that loads the module, and the module that it loads.
fn bind(wasm: &Path, folder: &Path, build: Build) -> Result<Files> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)?;
    }
    Bindgen::new()
        .input_path(wasm)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .remove_name_section(build == Build::Release)
        .remove_producers_section(true)
        .out_name("platen")
        .generate(folder)?;
    Files::read(folder)
}

#[cfg(test)]
mod tests {
    use super::{Args, Build};

    #[test]
    fn the_page_is_built_small_unless_dev_is_asked_for() {
        let parse = |words: &[&str]| Build::parse(Args::new(words.iter().map(ToString::to_string).collect()));
        assert_eq!(parse(&[]).expect("a build"), Build::Release);
        assert_eq!(parse(&["--dev"]).expect("a build"), Build::Dev);
        assert!(parse(&["--quick"]).is_err());
        assert!(parse(&["--dev", "more"]).is_err());
    }
}
