//! What the gradient transform and the emission need to know of a graph.

pub mod absence;
pub mod activity;
mod handed_on;
pub mod linear;
pub mod meets;
pub mod pending;
pub mod pushes;
pub mod same;
pub mod totals;
pub mod trip;
pub mod trips;
