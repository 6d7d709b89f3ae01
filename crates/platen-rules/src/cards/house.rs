//! The published sets. Each is embedded for good, so that every record ever written can be replayed.

use super::{CardSet, read_set};
use std::sync::{Arc, OnceLock};

/// The name of the set that is played when none is named.
pub const DEFAULT_SET: &str = "house-2";

const FILES: [(&str, &str); 2] = [
    ("house-1", include_str!("../../sets/house-1.toml")),
    ("house-2", include_str!("../../sets/house-2.toml")),
];

/// The names of the published sets, oldest first.
pub fn published_sets() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|(name, _)| *name)
}

/// A published set by its name.
pub fn published_set(name: &str) -> Option<Arc<CardSet>> {
    static SETS: [OnceLock<Option<Arc<CardSet>>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];
    let i = FILES.iter().position(|(known, _)| *known == name)?;
    SETS[i].get_or_init(|| read_set(FILES[i].1).ok().map(Arc::new)).clone()
}
