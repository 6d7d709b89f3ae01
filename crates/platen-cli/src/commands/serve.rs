//! `platen serve` and `platen export-site`: the browser page, and the tables that are shared by it.

use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_serve::Site;
use platen_server::{Config, ConfigFile, Limits, LogFormat, RunError};
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
    /// The port; 0 takes any that is free. A browser keeps the games of each port apart [default: 1455]
    #[arg(long, env = "PLATEN_PORT")]
    port: Option<u16>,
    /// The address to listen on, for instance 0.0.0.0 [default: this machine alone]
    #[arg(long, value_name = "ADDRESS", env = "PLATEN_LISTEN")]
    listen: Option<IpAddr>,
    #[command(flatten)]
    database: DatabaseArgs,
    /// The address that people use, if another program stands in front, for instance `https://platen.example`
    #[arg(long, value_name = "URL", env = "PLATEN_PUBLIC_URL")]
    public_url: Option<String>,
    /// The program in front says from where people come (X-Forwarded-For)
    #[arg(long, env = "PLATEN_BEHIND_PROXY")]
    behind_proxy: bool,
    /// A file with these settings and others, as `deploy/platen.toml`; what is given otherwise counts more
    #[arg(long, value_name = "FILE", env = "PLATEN_CONFIG")]
    config: Option<PathBuf>,
    /// How much is logged to standard error: error, warn, info, debug or trace [default: warn]
    #[arg(long, value_name = "LEVEL", env = "PLATEN_LOG")]
    log: Option<LevelFilter>,
    /// How it is logged: as text, or as a JSON object a line [default: text]
    #[arg(long, value_name = "FORMAT", env = "PLATEN_LOG_FORMAT")]
    log_format: Option<LogFormat>,
    /// Do not limit what anyone may do, for measuring
    #[arg(long, hide = true)]
    no_limits: bool,
    /// A file that says by how many milliseconds the clock is ahead, for tests of slow games
    #[arg(long, hide = true, value_name = "FILE")]
    clock: Option<PathBuf>,
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

/// Where the tables of a server are kept.
#[derive(Debug, Args)]
pub(crate) struct DatabaseArgs {
    /// Where shared tables are kept: a file of SQLite, or postgres://…; by default a file in your data folder
    #[arg(long, value_name = "DATABASE", env = "PLATEN_DATABASE", hide_env_values = true)]
    database: Option<String>,
}

impl DatabaseArgs {
    /// The database that is named, or the usual one.
    pub(crate) fn named(&self) -> Outcome<String> {
        let none =
            || Failure::could_not("no folder for shared tables is known").hint("name one with --database");
        self.database.clone().or_else(usual_database).ok_or_else(none)
    }
}

pub(crate) fn serve(args: &ServeArgs) -> Outcome {
    let site = args.site.site()?;
    let file = args.file()?;
    let named = args.database.database.clone().or_else(|| file.database.clone());
    let listen = args.address(&file);
    let public_url = args.public_url.clone().or_else(|| file.public_url.clone());
    let ready = |address: SocketAddr| {
        let url = public_url.clone().unwrap_or_else(|| format!("http://{address}/"));
        // If nobody reads, the browser still opens.
        let _ = output::print(format_args!("Platen is at {url} (end with Ctrl-C)\n"));
        if !args.no_open {
            open_browser(&url);
        }
    };
    let alone = || {
        platen_serve::serve(site.clone(), listen.port(), ready)
            .map_err(|error| not_served(listen.port(), &error))
    };
    let Some(database) = named.clone().or_else(usual_database) else {
        output::note("no folder for shared tables is known; name one with --database");
        return alone();
    };
    args.start_log(&file)?;
    let config = args.config(&file, database, listen);
    let runtime = runtime()?;
    match runtime.block_on(platen_server::serve(config, Some(site.clone()), &ready, ended())) {
        Ok(()) => Ok(()),
        Err(RunError::Listen(error)) => Err(not_served(listen.port(), &error)),
        Err(RunError::Url(error)) => {
            Err(Failure::could_not(error).hint("--public-url takes the address that stands in the browser"))
        }
        // Whoever named no database came to play in the browser.
        Err(error) if named.is_none() => {
            output::note(format_args!("{error}; the page is served without shared tables"));
            alone()
        }
        Err(error) => {
            Err(Failure::could_not(error)
                .hint("--database takes a file of SQLite, or postgres://USER@HOST/NAME"))
        }
    }
}

/// Half of the processors serve: what more threads would do is wake each other, and the database and the bots have threads of their own.
fn runtime() -> std::io::Result<tokio::runtime::Runtime> {
    let (serve, _) = platen_server::share_processors();
    tokio::runtime::Builder::new_multi_thread().worker_threads(serve).enable_all().build()
}

impl ServeArgs {
    /// The settings in the file, if one is named.
    fn file(&self) -> Outcome<ConfigFile> {
        let Some(path) = &self.config else { return Ok(ConfigFile::default()) };
        let bad = |error: &dyn std::fmt::Display| {
            Failure::could_not(format_args!("{}: {error}", shown(path)))
                .hint("deploy/platen.toml is an example, docs/server.md explains it")
        };
        let text = std::fs::read_to_string(path).map_err(|error| bad(&error))?;
        ConfigFile::read(&text).map_err(|error| bad(&error))
    }

    fn address(&self, file: &ConfigFile) -> SocketAddr {
        let listen = self.listen.or(file.listen).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST));
        SocketAddr::new(listen, self.port.or(file.port).unwrap_or(PORT))
    }

    fn config(&self, file: &ConfigFile, database: String, listen: SocketAddr) -> Config {
        let config = file.config(database, listen);
        let limits = if self.no_limits { Limits::none() } else { config.limits };
        let public_url = self.public_url.clone().or(config.public_url);
        let (behind_proxy, clock) = (self.behind_proxy || config.behind_proxy, self.clock.clone());
        Config { public_url, behind_proxy, limits, clock, ..config }
    }

    /// What goes wrong is written to standard error, and more if that is wanted.
    fn start_log(&self, file: &ConfigFile) -> Outcome {
        let named = file.log.as_deref().map(str::parse).transpose().map_err(|_| {
            Failure::could_not("`log` is error, warn, info, debug or trace").hint("mend it in the file")
        })?;
        let level = self.log.or(named).unwrap_or(LevelFilter::WARN);
        let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr);
        match self.log_format.unwrap_or(file.log_format) {
            LogFormat::Text => log.with_ansi(false).init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }
}

/// Waits until the program is to end: Ctrl-C, or SIGTERM where there is one.
async fn ended() {
    let interrupted = async {
        // If the signal cannot be waited for, the program is ended by it.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signal) => drop(signal.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
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
