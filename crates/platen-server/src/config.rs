//! How a server is run.

use axum::http::Uri;
use serde::Deserialize;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// The most bots that think at a time, seconds that a table stays loaded (a year), and days that it waits for players (a century).
const MOST_BOTS: u64 = 1024;
const MOST_IDLE: u64 = 31_536_000;
const MOST_PATIENCE: u64 = 36_500;

/// How a server is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The database: an address `postgres://…`, or a file of SQLite.
    pub database: String,
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address that people use, if another program stands in front.
    pub public_url: Option<String>,
    /// Whether that program says from where people come (`X-Forwarded-For`).
    pub behind_proxy: bool,
    /// How much anyone may do.
    pub limits: Limits,
    /// How many bots think at a time.
    pub bots: usize,
    /// How long a table stays loaded when nobody is there.
    pub idle: Duration,
    /// How long a table waits for players.
    pub patience: Duration,
    /// A file that says by how many milliseconds its clock is ahead. For tests.
    #[doc(hidden)]
    pub clock: Option<PathBuf>,
}

/// How much anyone may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Requests a second from one address, on average and at once.
    pub requests: (u32, u32),
    /// New names and codes a minute from one address.
    pub names: (u32, u32),
    /// Messages a second on one socket, on average and at once.
    pub messages: (u32, u32),
    /// Sockets from one address.
    pub sockets: u32,
    /// Sockets of one person.
    pub person_sockets: u32,
    /// Sockets at one table of those who do not sit there.
    pub onlookers: u32,
    /// Connections from one address, sockets or not.
    pub connections: u32,
    /// Connections in all.
    pub all_connections: u32,
    /// What one person says, a minute.
    pub sayings: (u32, u32),
    /// How often one person gets up, comes back or commits to a share, a minute.
    pub changes: (u32, u32),
    /// Tables of one person that wait for players or are played.
    pub tables: u32,
    /// Seconds that anyone may take to send a request, or to take what is sent.
    pub seconds: u32,
    /// Seconds of silence after which it is asked on a socket whether anyone is there. After twice as many it is closed.
    pub silence: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            requests: (50, 200),
            names: (10, 20),
            messages: (30, 120),
            sockets: 256,
            person_sockets: 128,
            onlookers: 1000,
            connections: 512,
            all_connections: 20_000,
            sayings: (20, 10),
            changes: (20, 100),
            tables: 100,
            seconds: 20,
            silence: 30,
        }
    }
}

impl Limits {
    /// As good as none, for measuring.
    pub fn none() -> Limits {
        let many = (1_000_000, 1_000_000);
        let most = u32::MAX;
        Limits {
            requests: many,
            names: many,
            messages: many,
            sockets: most,
            person_sockets: most,
            onlookers: most,
            connections: most,
            all_connections: most,
            sayings: many,
            changes: many,
            tables: most,
            seconds: Limits::default().seconds,
            silence: most,
        }
    }

    /// The name of a limit that is 0: nobody could do anything.
    fn zero(&self) -> Option<&'static str> {
        let Limits { requests, names, messages, sayings, changes, .. } = *self;
        let Limits { sockets, person_sockets, onlookers, connections, .. } = *self;
        let Limits { all_connections, tables, seconds, silence, .. } = *self;
        let least = |(rate, most): (u32, u32)| rate.min(most);
        let all = [
            ("requests", least(requests)),
            ("names", least(names)),
            ("messages", least(messages)),
            ("sayings", least(sayings)),
            ("changes", least(changes)),
            ("sockets", sockets),
            ("person_sockets", person_sockets),
            ("onlookers", onlookers),
            ("connections", connections),
            ("all_connections", all_connections),
            ("tables", tables),
            ("seconds", seconds),
            ("silence", silence),
        ];
        all.into_iter().find(|(_, limit)| *limit == 0).map(|(name, _)| name)
    }

    /// How long a socket may be silent before it is asked whether anyone is there.
    pub(crate) fn silence(&self) -> Duration {
        Duration::from_secs(self.silence.max(1).into())
    }

    /// How long anyone may take.
    pub(crate) fn slowness(&self) -> Duration {
        Duration::from_secs(self.seconds.max(1).into())
    }
}

/// A file that says how a server is run. What it does not name is as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ConfigFile {
    /// Where it listens.
    pub listen: Option<IpAddr>,
    /// On which port.
    pub port: Option<u16>,
    /// The database.
    pub database: Option<String>,
    /// The address that people use.
    pub public_url: Option<String>,
    /// Whether the program in front says from where people come.
    pub behind_proxy: bool,
    /// How much is logged.
    pub log: Option<String>,
    /// How.
    pub log_format: LogFormat,
    /// How many bots think at a time.
    pub bots: Option<usize>,
    /// How long a table stays loaded when nobody is there.
    pub idle_seconds: Option<u64>,
    /// How long a table waits for players.
    pub patience_days: Option<u64>,
    /// How much anyone may do.
    pub limits: Limits,
}

/// How is logged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    /// Lines to read.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

impl std::str::FromStr for LogFormat {
    type Err = String;

    fn from_str(text: &str) -> Result<LogFormat, String> {
        match text {
            "text" => Ok(LogFormat::Text),
            "json" => Ok(LogFormat::Json),
            _ => Err("text or json".to_string()),
        }
    }
}

impl ConfigFile {
    /// Reads a file in TOML, or says where it is wrong.
    pub fn read(text: &str) -> Result<ConfigFile, String> {
        let file: ConfigFile = toml::from_str(text).map_err(|error| error.to_string())?;
        let bounds = [
            ("bots", file.bots.map(|bots| bots as u64), MOST_BOTS),
            ("idle_seconds", file.idle_seconds, MOST_IDLE),
            ("patience_days", file.patience_days, MOST_PATIENCE),
        ];
        for (name, value, most) in bounds {
            if value.is_some_and(|value| !(1..=most).contains(&value)) {
                return Err(format!("`{name}` is a number from 1 to {most}"));
            }
        }
        match file.limits.zero() {
            Some(name) => Err(format!("`{name}` under [limits] is at least 1")),
            None => Ok(file),
        }
    }

    /// How a server is run with it, with a database and an address that are settled.
    pub fn config(&self, database: impl Into<String>, listen: SocketAddr) -> Config {
        let usual = Config::new(database, listen);
        Config {
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            limits: self.limits,
            bots: self.bots.unwrap_or(usual.bots),
            idle: self.idle_seconds.map_or(usual.idle, Duration::from_secs),
            patience: self.patience_days.map_or(usual.patience, |days| Duration::from_secs(days * 86_400)),
            ..usual
        }
    }
}

/// How many processors serve, and how many bots think beside them. Of more threads that serve, one wakes the other and frees what it has
/// made; of more that think, moves wait for them.
pub fn share_processors() -> (usize, usize) {
    let all = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let serve = all.div_ceil(2);
    (serve, (all - serve).max(1))
}

impl Config {
    /// A server with a database that listens somewhere, all else as usual.
    pub fn new(database: impl Into<String>, listen: SocketAddr) -> Config {
        Config {
            database: database.into(),
            listen,
            public_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            bots: share_processors().1,
            idle: Duration::from_mins(1),
            patience: Duration::from_hours(7 * 24),
            clock: None,
        }
    }

    /// The same, with the address that people use as browsers name it; or what is wrong with that.
    pub(crate) fn checked(self) -> Result<Config, BadUrl> {
        let public_url = self.public_url.as_deref().map(origin).transpose()?;
        Ok(Config { public_url, ..self })
    }

    /// Whether cookies go over encrypted connections alone.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

/// The address that people use is none that a browser would name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("public_url is `{url}`, but {problem}")]
pub struct BadUrl {
    url: String,
    problem: &'static str,
}

/// An address as browsers name it when they say where a page comes from: scheme, host, and the port unless it is the usual one.
fn origin(url: &str) -> Result<String, BadUrl> {
    let bad = |problem| BadUrl { url: url.to_string(), problem };
    let shape = "an address is http:// or https:// and a host, as in https://platen.example";
    let uri: Uri = url.parse().map_err(|_| bad(shape))?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else { return Err(bad(shape)) };
    let usual = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return Err(bad(shape)),
    };
    if uri.path() != "/" || uri.query().is_some() || url.contains('#') {
        return Err(bad("the page is at the root of its address: leave out what follows the host"));
    }
    if authority.as_str().contains('@') || authority.host().is_empty() {
        return Err(bad(shape));
    }
    let is_named = authority.as_str().len() > authority.host().len();
    let port = match authority.port_u16() {
        None if is_named => return Err(bad("a port is a number up to 65535")),
        Some(port) if port != usual => format!(":{port}"),
        _ => String::new(),
    };
    Ok(format!("{scheme}://{}{port}", authority.host().to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::{Config, ConfigFile, LogFormat, origin};
    use std::net::{Ipv4Addr, SocketAddr};

    const EXAMPLE: &str = include_str!("../../../deploy/platen.toml");

    #[test]
    fn the_example_names_everything_as_it_is_without_it() {
        let file = ConfigFile::read(EXAMPLE).expect("it is read");
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, 1455));
        assert_eq!(file.config("tables.db", listen), Config::new("tables.db", listen));
        assert_eq!((file.listen, file.port), (Some(listen.ip()), Some(listen.port())));
        assert_eq!((file.log.as_deref(), file.log_format), (Some("warn"), LogFormat::Text));
    }

    #[test]
    fn what_stands_there_as_a_remark_can_be_said_too() {
        let is_setting = |rest: &&str| rest.split(' ').nth(1) == Some("=");
        let remarks = EXAMPLE.lines().filter_map(|line| line.strip_prefix("# ")).filter(is_setting);
        for setting in remarks {
            ConfigFile::read(setting).expect(setting);
        }
    }

    #[test]
    fn the_address_that_people_use_is_named_as_browsers_do() {
        for (said, meant) in [
            ("https://platen.example", "https://platen.example"),
            ("https://Platen.Example:443/", "https://platen.example"),
            ("http://here:80", "http://here"),
            ("http://here:443/", "http://here:443"),
            ("HTTPS://here:8443", "https://here:8443"),
            ("http://[::1]:1455/", "http://[::1]:1455"),
        ] {
            assert_eq!(origin(said).as_deref(), Ok(meant), "{said}");
        }
        for said in [
            "https://platen.example/games",
            "https://platen.example/?x",
            "https://platen.example/#x",
            "platen.example",
            "/games",
            "ftp://platen.example",
            "https://",
            "https://anna@platen.example",
            "https://platen.example:99999",
            "https://spiele in mainz",
            "",
        ] {
            let error = origin(said).expect_err(said).to_string();
            assert!(error.contains("public_url") && error.contains(said), "{error}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        let said = ConfigFile::read("port = 1\nprot = 2").expect_err("a mistake");
        assert!(said.contains("line 2") && said.contains("prot"), "{said}");
        assert!(ConfigFile::read("[limits]\nsockets = \"many\"").is_err());
    }

    #[test]
    fn numbers_by_which_nobody_could_play_are_refused_by_name() {
        let (_, limits) = EXAMPLE.split_once("[limits]").expect("limits");
        let limits = limits.lines().filter_map(|line| line.split_once(" = "));
        let limits = limits.map(|(name, value)| {
            let zero = if value.starts_with('[') { "[5, 0]" } else { "0" };
            (name, format!("[limits]\n{name} = {zero}"))
        });
        let mut all: Vec<(&str, String)> = limits.collect();
        assert_eq!(all.len(), 13);
        for (name, value) in [
            ("bots", "0"),
            ("bots", "9000000000000000000"),
            ("idle_seconds", "0"),
            ("idle_seconds", "9000000000000000000"),
            ("patience_days", "0"),
            ("patience_days", "9000000000000000000"),
        ] {
            all.push((name, format!("{name} = {value}")));
        }
        for (name, text) in all {
            let said = ConfigFile::read(&text).expect_err(&text);
            assert!(said.contains(&format!("`{name}`")), "{text}: {said}");
        }
    }
}
