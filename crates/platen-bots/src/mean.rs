//! Means with their errors.

use serde::{Deserialize, Serialize};

/// A mean over worlds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mean {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

impl Mean {
    /// The mean of numbers and its standard error; 0 of nothing.
    pub(crate) fn of(values: impl Iterator<Item = f64> + Clone) -> Mean {
        let count = f64::from(values.clone().count().max(1) as u32);
        let mean = values.clone().sum::<f64>() / count;
        let squares: f64 = values.map(|value| (value - mean) * (value - mean)).sum();
        Mean { mean, error: (squares / (count - 1.0).max(1.0) / count).sqrt() }
    }

    /// How many standard errors it is above 0.
    pub(crate) fn clearly(&self) -> f64 {
        self.mean / self.error.max(1e-9)
    }
}
