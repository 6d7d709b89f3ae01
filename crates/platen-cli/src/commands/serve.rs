//! `platen serve` and `platen export-site`: the browser page, and the tables that are shared by it.

use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_serve::Site;
use platen_server::{Config, Limits, RunError};
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use tracing_subscriber::filter::LevelFilter;

/// The year of the Bible with 42 lines. It stays the same, because a browser keeps games by address.
const PORT: u16 = 1455;

/// Play in the browser, alone or together: serve the page, and tables that several devices share
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// The port; 0 takes any that is free. A browser keeps the games of each port apart
    #[arg(long, env = "PLATEN_PORT", default_value_t = PORT)]
    port: u16,
    /// The address to listen on: this machine alone, unless another is given, for instance 0.0.0.0
    #[arg(long, value_name = "ADDRESS", env = "PLATEN_LISTEN", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    listen: IpAddr,
    /// Where shared tables are kept: a file of SQLite, or postgres://…; by default a file in your data folder
    #[arg(long, value_name = "DATABASE", env = "PLATEN_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// The address that people use, if another program stands in front, for instance `https://platen.example`
    #[arg(long, value_name = "URL", env = "PLATEN_PUBLIC_URL")]
    public_url: Option<String>,
    /// The program in front says from where people come (X-Forwarded-For)
    #[arg(long, env = "PLATEN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Do not limit what anyone may do, for measuring
    #[arg(long, hide = true)]
    no_limits: bool,
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
    let ready = |address: SocketAddr| {
        let url = args.public_url.clone().unwrap_or_else(|| format!("http://{address}/"));
        // If nobody reads, the browser still opens.
        let _ = output::print(format_args!("Platen is at {url} (end with Ctrl-C)\n"));
        if !args.no_open {
            open_browser(&url);
        }
    };
    let Some(database) = args.database.clone().or_else(usual_database) else {
        output::note("no folder for shared tables is known; name one with --database");
        return platen_serve::serve(site, args.port, ready).map_err(|error| not_served(args.port, &error));
    };
    log();
    let config = args.config(database);
    let runtime = tokio::runtime::Runtime::new()?;
    let end = async {
        // If the signal cannot be waited for, the program is ended by it.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    match runtime.block_on(platen_server::serve(config, Some(site.clone()), ready, end)) {
        Ok(()) => Ok(()),
        Err(RunError::Listen(error)) => Err(not_served(args.port, &error)),
        // Whoever named no database came to play in the browser.
        Err(error) if args.database.is_none() => {
            output::note(format_args!("{error}; the page is served without shared tables"));
            platen_serve::serve(site, args.port, ready).map_err(|error| not_served(args.port, &error))
        }
        Err(error) => {
            Err(Failure::could_not(error)
                .hint("--database takes a file of SQLite, or postgres://USER@HOST/NAME"))
        }
    }
}

impl ServeArgs {
    fn config(&self, database: String) -> Config {
        let config = Config::new(database, SocketAddr::new(self.listen, self.port));
        let limits = if self.no_limits { Limits::none() } else { config.limits };
        let public_url = self.public_url.clone();
        Config { public_url, behind_proxy: self.behind_proxy, limits, ..config }
    }
}

/// What goes wrong is written to standard error; `PLATEN_LOG` says how much else, for instance `info`.
fn log() {
    let level =
        std::env::var("PLATEN_LOG").ok().and_then(|text| text.parse().ok()).unwrap_or(LevelFilter::WARN);
    tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).init();
}

/// A file in the folder where this system keeps what programs know of a person.
fn usual_database() -> Option<String> {
    let folder = |name: &str| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = match std::env::consts::OS {
        "windows" => folder("APPDATA"),
        "macos" => folder("HOME").map(|home| home.join("Library/Application Support")),
        _ => folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share"))),
    };
    Some(data?.join("platen/tables.db").to_str()?.to_string())
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
