//! How a server is run.

use std::net::SocketAddr;
use std::time::Duration;

/// How a server is run.
#[derive(Clone, Debug)]
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
}

/// How much anyone may do.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests a second from one address, on average and at once.
    pub requests: (u32, u32),
    /// New names and codes a minute from one address.
    pub names: (u32, u32),
    /// Messages a second on one socket, on average and at once.
    pub messages: (u32, u32),
    /// Sockets from one address.
    pub sockets: u32,
    /// Tables of one person that wait for players or are played.
    pub tables: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { requests: (50, 200), names: (10, 20), messages: (30, 120), sockets: 256, tables: 100 }
    }
}

impl Limits {
    /// As good as none, for measuring.
    pub fn none() -> Limits {
        let many = (1_000_000, 1_000_000);
        Limits { requests: many, names: many, messages: many, sockets: u32::MAX, tables: u32::MAX }
    }
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
            bots: std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            idle: Duration::from_mins(1),
            patience: Duration::from_hours(7 * 24),
        }
    }

    /// Whether cookies go over encrypted connections alone.
    pub(crate) fn is_secure(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}
