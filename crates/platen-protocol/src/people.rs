//! Who plays: a name, what brings it to another device, and what lets programs play.

use serde::{Deserialize, Serialize};

/// A person, as they choose to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The name.
    pub name: String,
}

/// A person that has just become known here. The code is told this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Known {
    /// The name.
    pub name: String,
    /// The code that brings the name to another device.
    pub code: String,
}

/// A code that brings a name to another device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Code {
    /// The code.
    pub code: String,
}

/// A token that is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for.
    pub label: String,
}

/// A token that was made. It is told this once; a program sends it as `Authorization: Bearer TOKEN`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenMade {
    /// The token.
    pub token: String,
}

/// What is shown of a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TokenCard {
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub made: i64,
}
