//! `platen serve` and `platen export-site`: the browser page.

use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_serve::Site;
use std::io;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The year of the Bible with 42 lines. It stays the same, because a browser keeps games by address.
const PORT: u16 = 1455;

/// Play in the browser: serve the page on this machine
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free. A browser keeps the games of each port apart
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// Do not open the browser
    #[arg(long)]
    no_open: bool,
    #[command(flatten)]
    site: SiteArgs,
}

/// Write the browser page as a static site, for any web server and any address
#[derive(Debug, Args)]
pub(crate) struct ExportSiteArgs {
    /// The folder; it is made if it is not there
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    #[command(flatten)]
    site: SiteArgs,
}

#[derive(Debug, Args)]
struct SiteArgs {
    /// Take the page from a folder instead of the one in this program
    #[arg(long = "site", value_name = "DIR")]
    site: Option<PathBuf>,
}

impl SiteArgs {
    fn site(&self) -> Outcome<Site> {
        let site = self.site.clone().map_or(Site::Embedded, Site::Folder);
        if site.has_page() {
            return Ok(site);
        }
        Err(match &self.site {
            Some(folder) => Failure::could_not(format_args!("there is no page in {}", shown(folder)))
                .hint("`cargo xtask web` builds the page"),
            None => Failure::could_not("this program was built without the page")
                .hint("`cargo play` builds both; or build the page first with `cargo xtask web`"),
        })
    }
}

pub(crate) fn serve(args: &ServeArgs) -> Outcome {
    let site = args.site.site()?;
    let served = platen_serve::serve(site, args.port, |address| {
        let url = format!("http://{address}/");
        // If nobody reads, the browser still opens.
        let _ = output::print(format_args!("Platen is at {url} (end with Ctrl-C)\n"));
        if !args.no_open {
            open_browser(&url);
        }
    });
    served.map_err(|error| not_served(args.port, &error))
}

fn not_served(port: u16, error: &io::Error) -> Failure {
    match error.kind() {
        io::ErrorKind::AddrInUse => Failure::could_not(format_args!("port {port} is in use"))
            .hint("is Platen running already? Else choose another with --port, or any with --port 0"),
        _ => Failure::could_not(format_args!("cannot serve on port {port}: {error}"))
            .hint("choose another with --port"),
    }
}

pub(crate) fn export(args: &ExportSiteArgs) -> Outcome {
    let site = args.site.site()?;
    let count = platen_serve::export(&site, &args.folder).map_err(|error| {
        Failure::could_not(format_args!("cannot write the site to {}: {error}", shown(&args.folder)))
    })?;
    output::print(format_args!("{count} files written to {}\n", shown(&args.folder)))
}

/// Opens the browser where there is one; where there is none, the address was printed.
fn open_browser(url: &str) {
    let opener: Option<(&str, &[&str])> = match std::env::consts::OS {
        "macos" => Some(("open", &[])),
        "windows" => Some(("cmd", &["/C", "start", ""])),
        _ => has_screen().then_some(("xdg-open", &[])),
    };
    let Some((program, arguments)) = opener else { return };
    let mut command = Command::new(program);
    command.args(arguments).arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    if let Err(error) = command.spawn() {
        output::note(format_args!("the browser could not be opened ({program}: {error})"));
    }
}

fn has_screen() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}
