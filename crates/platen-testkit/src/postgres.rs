//! A PostgreSQL of the tests' own: nobody else uses it, and it ends with the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{LazyLock, mpsc};
use std::time::{Duration, Instant};

/// How the folders begin that clusters have.
const FOLDER: &str = "platen-postgres-";
/// How long it may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

static CLUSTER: LazyLock<Cluster> = LazyLock::new(Cluster::start);

/// The address of a new, empty database in a PostgreSQL that is started when it is first asked for.
pub fn postgres_database() -> String {
    CLUSTER.database()
}

/// A PostgreSQL of its own.
#[derive(Debug)]
pub struct Cluster {
    programs: PathBuf,
    folder: PathBuf,
    databases: AtomicU32,
}

/// How a PostgreSQL is stopped: everyone is sent away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// What was begun is undone, and it ends in order.
    Fast,
    /// At once, as if it had crashed; when it starts again, it mends itself.
    Immediate,
}

impl Cluster {
    /// Makes one and starts it. It ends with the program.
    pub fn start() -> Cluster {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs().expect("PostgreSQL is installed; `cargo xtask test` does that");
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("{FOLDER}{}-{count}", std::process::id()));
        forget_old();
        std::fs::create_dir_all(&folder).expect("a folder");
        let server = Cluster { programs, folder, databases: AtomicU32::new(0) };
        if is_root() {
            let owned = Command::new("chown").arg("postgres").arg(&server.folder).status();
            assert!(owned.is_ok_and(|status| status.success()), "the folder belongs to postgres");
        }
        let data = server.data();
        let arguments =
            ["-D", &data, "-A", "trust", "-U", "postgres", "--locale=C.UTF-8", "-E", "UTF8", "--no-sync"];
        assert!(server.run("initdb", &arguments), "a cluster is made");
        server.serve();
        server
    }

    /// The address of a new, empty database.
    pub fn database(&self) -> String {
        self.address(&self.new_database())
    }

    /// The address of a database by its name.
    pub fn address(&self, name: &str) -> String {
        format!("postgres://postgres@localhost/{name}?host={}", self.folder())
    }

    /// The name of a new, empty database.
    pub fn new_database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        assert!(self.run("createdb", &["-h", self.folder(), "-U", "postgres", &name]), "{name} is made");
        name
    }

    /// The socket at which it listens.
    pub fn door(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Stops it, and waits until it has ended.
    pub fn stop(&self, how: Stop) {
        let mode = match how {
            Stop::Fast => "fast",
            Stop::Immediate => "immediate",
        };
        assert!(self.run("pg_ctl", &["-D", &self.data(), "-w", "-m", mode, "stop"]), "postgres stops");
    }

    fn data(&self) -> String {
        self.folder.join("data").to_str().expect("a readable path").to_string()
    }

    /// Starts it, for the first time or again, from a thread that stays: where the system can, it ends with that thread.
    pub fn serve(&self) {
        let (folder, data) = (self.folder(), &self.data());
        let settings = ["listen_addresses=", "fsync=off", "max_connections=200"];
        let mut command = self.command("postgres", &["-D", data, "-k", folder]);
        command.args(settings.iter().flat_map(|setting| ["-c", setting]));
        let (started, waits) = mpsc::channel();
        std::thread::spawn(move || {
            let spawned = command.spawn();
            // The receiver waits below.
            let _ = started.send(spawned.as_ref().map(|_| ()).map_err(std::io::Error::kind));
            // It runs as long as the tests do.
            let _ = spawned.and_then(|mut server| server.wait());
        });
        waits.recv().expect("an answer").expect("postgres starts");
        let begun = Instant::now();
        while !self.run("pg_isready", &["-q", "-h", folder]) {
            assert!(begun.elapsed() < PATIENCE, "postgres answers");
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    fn folder(&self) -> &str {
        self.folder.to_str().expect("a readable path")
    }

    fn run(&self, program: &str, arguments: &[&str]) -> bool {
        self.command(program, arguments).status().is_ok_and(|status| status.success())
    }

    /// A program of PostgreSQL, not as root, which it refuses.
    fn command(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new("setpriv");
        if is_root() {
            command.args(["--reuid=postgres", "--regid=postgres", "--clear-groups"]);
        }
        command.arg("--pdeathsig=INT").arg(self.programs.join(program)).args(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).current_dir("/");
        command
    }
}

/// Where the newest PostgreSQL has its programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<PathBuf> = versions.flatten().map(|entry| entry.path().join("bin")).collect();
    folders.retain(|folder| folder.join("initdb").exists());
    folders.sort();
    folders.pop()
}

fn is_root() -> bool {
    std::env::var("USER").is_ok_and(|user| user == "root")
        || Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Removes what programs left behind that have ended.
fn forget_old() {
    let Ok(entries) = std::fs::read_dir(std::env::temp_dir()) else { return };
    for entry in entries.flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        let Some(rest) = name.strip_prefix(FOLDER) else { continue };
        let process = rest.split('-').next().unwrap_or_default();
        if !Path::new("/proc").join(process).exists() {
            // Whoever looks next tries again.
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}
