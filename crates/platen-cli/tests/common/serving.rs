//! Servers that a test starts, kills and plays at.

use super::Dir;
use platen_host::protocol::{House, SetChoice};
use platen_protocol::{Chair, Pace, Terms};
use platen_rules::GameOptions;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command};

pub(crate) struct Server {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

/// A folder with a page, where a server can be started.
pub(crate) fn place() -> Dir {
    let dir = Dir::new();
    std::fs::create_dir_all(dir.path().join("site")).expect("a folder");
    dir.write("site/index.html", "<p>the page");
    dir
}

pub(crate) fn serve(dir: &Dir, database: &str) -> Command {
    dir.command(&format!("serve --port 0 --no-open --site site --no-limits --database {database}"))
}

impl Server {
    pub(crate) fn start(mut command: Command) -> Server {
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        let stdout = child.stdout.take().expect("a pipe");
        BufReader::new(stdout).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address =
            address.unwrap_or_else(|| panic!("no address in {line:?}")).parse().expect("an address");
        Server { child, address }
    }

    /// Ends it as a power cut would: it is told nothing.
    pub(crate) fn kill(mut self) {
        self.child.kill().and_then(|()| self.child.wait()).expect("it is killed");
    }
}

/// A table where so sit.
pub(crate) fn terms(chairs: &[Chair]) -> Terms {
    Terms {
        options: GameOptions::new(chairs.len() as u8),
        set: SetChoice::default(),
        house: House::default(),
        chairs: chairs.to_vec(),
        pace: Pace::Unhurried,
        stand_in: "novice".to_string(),
        open: false,
    }
}
