//! What hinders storing and reading.

use super::idb::Thrown;
use crate::wire::{code, refusal};
use js_sys::Reflect;
use platen_host::protocol::No;
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::JsValue;

/// Why nothing was stored or read.
#[derive(Clone, Debug)]
pub(crate) struct StoreError {
    /// What the browser calls it; nothing for what is our own finding.
    name: String,
    /// In English.
    text: String,
}

pub(super) type Stored<T = ()> = Result<T, StoreError>;

impl StoreError {
    /// What is stored was never written like that.
    pub(crate) fn damaged() -> StoreError {
        StoreError { name: String::new(), text: "what is stored is damaged".to_string() }
    }

    /// Whether something else is stored under the same number.
    pub(crate) fn is_taken(&self) -> bool {
        self.name == "ConstraintError"
    }

    /// The code by which the page knows it.
    pub(crate) fn code(&self) -> &'static str {
        match self.name.as_str() {
            "" => code::DAMAGED,
            "QuotaExceededError" => code::FULL,
            _ => code::NO_STORAGE,
        }
    }

    /// What the page is told.
    pub(crate) fn no(&self) -> No {
        refusal(self.code(), self.text.clone())
    }
}

impl From<Thrown> for StoreError {
    fn from(thrown: Thrown) -> StoreError {
        let field = |name: &str| Reflect::get(&thrown, &name.into()).ok().and_then(|text| text.as_string());
        let name = field("name").unwrap_or_else(|| "Error".to_string());
        let text = match field("message").or_else(|| thrown.as_string()) {
            Some(message) => format!("{name}: {message}"),
            None => "storing failed".to_string(),
        };
        StoreError { name, text }
    }
}

impl From<serde_json::Error> for StoreError {
    fn from(error: serde_json::Error) -> StoreError {
        StoreError { text: format!("what is stored cannot be read: {error}"), ..StoreError::damaged() }
    }
}

pub(super) fn text(value: &impl Serialize) -> Stored<JsValue> {
    Ok(serde_json::to_string(value)?.into())
}

pub(super) fn read<T: DeserializeOwned>(value: &JsValue) -> Stored<T> {
    Ok(serde_json::from_str(&value.as_string().unwrap_or_default())?)
}
