//! A way to PostgreSQL that a test can cut: what a copy of the server says and hears goes through here.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

/// How often it is looked whether the way was cut.
const TICK: Duration = Duration::from_millis(10);

/// How the way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Way {
    /// Everything gets through.
    Open,
    /// Nothing does, and nobody is told: what was sent waits.
    Stalled,
    /// All connections end, and no other is made.
    Closed,
}

/// The way of one copy.
#[derive(Clone, Debug)]
pub(crate) struct Relay {
    address: SocketAddr,
    way: Arc<AtomicU8>,
}

impl Relay {
    /// A way to the socket of a PostgreSQL.
    pub(crate) fn to(door: PathBuf) -> Relay {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let relay = Relay { address: listener.local_addr().expect("an address"), way: Arc::default() };
        let way = Arc::clone(&relay.way);
        std::thread::spawn(move || {
            for near in listener.incoming() {
                connect(near.expect("a connection"), &door, &way);
            }
        });
        relay
    }

    /// The address of a database by this way.
    pub(crate) fn database(&self, name: &str) -> String {
        format!("postgres://postgres@{}/{name}?sslmode=disable", self.address)
    }

    pub(crate) fn set(&self, way: Way) {
        self.way.store(way as u8, Ordering::SeqCst);
    }
}

/// Carries both ways until one side ends.
fn connect(near: TcpStream, door: &Path, way: &Arc<AtomicU8>) {
    let Ok(far) = UnixStream::connect(door) else { return };
    for stream in [near.set_read_timeout(Some(TICK)), far.set_read_timeout(Some(TICK))] {
        stream.expect("a bound");
    }
    let (near_too, far_too) = (near.try_clone().expect("a stream"), far.try_clone().expect("a stream"));
    let (there, back) = (Arc::clone(way), Arc::clone(way));
    std::thread::spawn(move || {
        carry(&near, &far, &there);
        // It may have ended already.
        let _ = near.shutdown(Shutdown::Both).and(far.shutdown(Shutdown::Both));
    });
    std::thread::spawn(move || {
        carry(&far_too, &near_too, &back);
        let _ = near_too.shutdown(Shutdown::Both).and(far_too.shutdown(Shutdown::Both));
    });
}

fn carry(mut from: impl Read, mut to: impl Write, way: &AtomicU8) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let read = from.read(&mut bytes);
        while way.load(Ordering::SeqCst) == Way::Stalled as u8 {
            std::thread::sleep(TICK);
        }
        let is_quiet = |kind| matches!(kind, ErrorKind::WouldBlock | ErrorKind::TimedOut);
        match read {
            _ if way.load(Ordering::SeqCst) == Way::Closed as u8 => return,
            Ok(0) => return,
            Ok(count) if to.write_all(&bytes[..count]).is_ok() => {}
            Err(error) if is_quiet(error.kind()) => {}
            _ => return,
        }
    }
}
