//! The model held to whole games at a host: what it offers is exactly what the host accepts.

mod bench;
mod boards;
mod hints;
mod lesson;
mod logs;
mod offers;
mod positions;
mod secrecy;
mod sheets;
mod sitting;
