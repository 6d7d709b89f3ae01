//! Result files: a header line, then a line a game, appended as games end.
//!
//! A killed run leaves at worst a last line without its end, which is dropped and played again. A run that is extended
//! adds a line that says how many games there are now. Anything else that does not fit is refused, and the file stays
//! as it is.

mod header;
mod read;
mod write;

pub use header::Header;
pub use read::{Scan, read_results};
pub use write::ResultFile;

use crate::error::LabError;
use serde::{Deserialize, Serialize};
use std::io;
use std::path::Path;

const FORMAT: &str = "platen-results";
/// 2: the header says which bots played, by a hash of all that their choices follow from.
const VERSION: u32 = 2;

/// A line that makes a run longer.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Extended {
    games: u64,
}

fn to_line(value: &impl Serialize) -> Result<String, LabError> {
    let text = serde_json::to_string(value).map_err(crate::sitting::broken)?;
    Ok(text + "\n")
}

fn unreadable(path: &Path, error: &io::Error) -> LabError {
    LabError::new(
        format_args!("cannot read {}: {error}", path.display()),
        "check the path; result files come from `platen match --results FILE`",
    )
}
