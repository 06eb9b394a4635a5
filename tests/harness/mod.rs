//! What every program of the corpus is checked for, whatever the types of its parameters.

pub mod bits;
pub mod checks;
pub mod differences;
#[macro_use]
pub mod flat;
pub mod interpreter;
#[macro_use]
pub mod row;
