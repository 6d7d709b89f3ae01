//! The rules, one module a family, each headed by its ids.

pub(crate) mod automa;
pub(crate) mod characters;
pub(crate) mod free_actions;
pub(crate) mod fulfilment;
pub(crate) mod gear_rewards;
pub(crate) mod gears;
pub(crate) mod inks;
pub(crate) mod opening;
pub(crate) mod orders;
pub(crate) mod patronage;
pub(crate) mod planning;
pub(crate) mod reward_track;
pub(crate) mod round;
pub(crate) mod round_end;
pub(crate) mod scoring;
pub(crate) mod setting_up;
pub(crate) mod specialties;
