//! Functions that generated code calls where Rust has no expression for what a primitive does
//! (`Spelling::Support` names them).

mod array;
pub mod check;
mod guarded;
mod items;
mod order;
mod range;
mod select;

pub use array::{default_like, repeat_like};
pub use guarded::{Behind, Guard, Guarded, Itself, part_behind};
pub use items::{Item, items};
pub use order::{TotalOrder, order, partial_order, partial_order_or_equal, total_order};
pub use range::{Step, range_at, range_len, range_len_inclusive};
pub use select::{emptied, is_present, is_there, marked, settled, told, told_number};
