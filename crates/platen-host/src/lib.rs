//! The host of tables: clients play at it by messages, and each is told only what its viewer may know.
//!
//! The browser page runs a [`Host`] in a worker and talks to it; a server runs one for many. The host does no I/O, reads
//! no clock, starts no threads and draws no randomness but from the seed it is given. Requests go in, [`Effect`]s come
//! out, in the order in which they are to be carried out: first what is to be kept, then what is to be told.
//!
//! ```
//! use platen_bots::Unwatched;
//! use platen_host::{ClientNo, Effect, Host, Rights};
//! use platen_rules::{GameOptions, Seed};
//!
//! let mut host = Host::new(Seed::from_number(1455)); // a worker or server takes 32 random bytes
//! let page = ClientNo(1);
//! host.connect(page, Rights::Device);
//! let options = serde_json::to_string(&GameOptions::new(2))?;
//! let sitters = r#"[{"person":{"name":"Anna"}},{"bot":{"level":"novice"}}]"#;
//! let ask = format!(r#"{{"id":1,"request":{{"ask":"make","options":{options},"sitters":{sitters}}}}}"#);
//! for effect in host.handle_text(page, &ask) {
//!     match effect {
//!         Effect::Keep(keep) => println!("store {}", serde_json::to_string(&keep)?),
//!         Effect::Tell { client, told } => println!("send to {client:?}: {}", told.text()),
//!         other => println!("{other:?}"),
//!     }
//! }
//! let jobs: Vec<_> = host.thinking().cloned().collect();
//! for job in jobs {
//!     let effects = host.finished(job.run(&Unwatched, 1)); // here or in another worker
//!     assert!(matches!(effects[0], Effect::Keep(_)));
//! }
//! # Ok::<(), serde_json::Error>(())
//! ```
#![warn(missing_docs)]

pub mod protocol;

mod host;
mod job;
mod keep;
mod sight;
mod table;

pub use host::{ClientNo, Effect, Host, Rights};
pub use job::{Found, Job, JobNo, Outcome, Task};
pub use keep::{Head, Keep};
