//! Clients that speak to a host by JSON text alone.

mod changes;
mod following;
mod games;
mod golden;
mod hostile;
mod refusals;
mod replays;
mod secrecy;
mod thinking;
mod trials;
mod undo;
mod wire;
