//! Programs that play at a server's tables by its protocol: for load, for proof, and as an example of one's own bot.
//!
//! [`Api`] asks by HTTP, a [`Player`] sits at a table's socket and knows what it was told. Nothing here knows a game but by
//! what the server tells, and no rule but through `platen-rules`.
#![warn(missing_docs)]

mod hand;
mod http;
mod player;
mod swarm;

pub use http::{Answer, Api};
pub use player::{Player, Sent, chance};
pub use swarm::{Figures, Swarm};

/// Why a program cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The connection broke.
    #[error("the connection broke: {0}")]
    Broken(String),
    /// The server said no.
    #[error("the server refused with {status}: {body}")]
    Refused {
        /// The status.
        status: u16,
        /// Why.
        body: String,
    },
    /// The server said something that cannot be understood.
    #[error("the server cannot be understood: {0}")]
    Strange(String),
}

impl From<std::io::Error> for LoadError {
    fn from(error: std::io::Error) -> LoadError {
        LoadError::Broken(error.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for LoadError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> LoadError {
        LoadError::Broken(error.to_string())
    }
}

impl From<serde_json::Error> for LoadError {
    fn from(error: serde_json::Error) -> LoadError {
        LoadError::Strange(error.to_string())
    }
}
