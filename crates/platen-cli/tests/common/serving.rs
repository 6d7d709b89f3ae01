//! Servers that a test starts, kills and plays at.

use super::Dir;
use platen_host::protocol::{House, SetChoice};
use platen_protocol::{Chair, Pace, Terms};
use platen_rules::GameOptions;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

/// How long anything may take that is to happen soon, also on a busy machine.
pub(crate) const SOON: Duration = Duration::from_secs(20);

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

/// A server with a database, ready to be started. What it logs stands in a file beside it.
pub(crate) fn serve(dir: &Dir, database: &str) -> Command {
    let mut command =
        dir.command(&format!("serve --port 0 --no-open --site site --no-limits --database {database}"));
    let log = File::options().create(true).append(true).open(dir.path().join("serve.log"));
    command.stderr(log.expect("a log"));
    command
}

/// Whether a server says that it is ready.
pub(crate) fn is_ready(address: SocketAddr) -> bool {
    get(address, "/ready").contains(" 200 ")
}

/// Waits until a server says that it is ready again.
pub(crate) fn until_ready(address: SocketAddr) {
    let begun = Instant::now();
    while !is_ready(address) {
        assert!(begun.elapsed() < SOON, "it serves again");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// What a server shows at an address outside of the API.
pub(crate) fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("a connection");
    write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    answer
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

    /// Asks it to end, and waits until it has.
    pub(crate) fn end(mut self) {
        let asked = Command::new("kill").arg("-TERM").arg(self.child.id().to_string()).status();
        assert!(asked.is_ok_and(|status| status.success()));
        let ended = self.child.wait().expect("it can be waited for");
        assert!(ended.success(), "a server that is to end says that all went well: {ended}");
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
