//! Modules that are seen at once: natural programs, of which no function and no type has an attribute. Each is compared with
//! central differences, and its value with that of the plain function, to the bit.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

#[path = "claims/mod.rs"]
mod claims;
#[path = "worlds/support.rs"]
mod support;

#[path = "worlds/apart.rs"]
mod apart;
#[path = "worlds/arguments.rs"]
mod arguments;
#[path = "worlds/associated.rs"]
mod associated;
#[path = "worlds/bounds.rs"]
mod bounds;
#[path = "worlds/boxes.rs"]
mod boxes;
#[path = "worlds/chosen_functions.rs"]
mod chosen_functions;
#[path = "worlds/chosen_objects.rs"]
mod chosen_objects;
#[path = "worlds/conversions.rs"]
mod conversions;
#[path = "worlds/copies.rs"]
mod copies;
#[path = "worlds/everyday.rs"]
mod everyday;
#[path = "worlds/extensions.rs"]
mod extensions;
#[path = "worlds/forks.rs"]
mod forks;
#[path = "worlds/generic.rs"]
mod generic;
#[path = "worlds/given.rs"]
mod given;
#[path = "worlds/given_outside.rs"]
mod given_outside;
#[path = "worlds/grown.rs"]
mod grown;
#[path = "worlds/held.rs"]
mod held;
#[path = "worlds/helpers.rs"]
mod helpers;
#[path = "worlds/inlined.rs"]
mod inlined;
#[path = "worlds/kinds.rs"]
mod kinds;
#[path = "worlds/lending.rs"]
mod lending;
#[path = "worlds/lent.rs"]
mod lent;
#[path = "worlds/less_kept.rs"]
mod less_kept;
#[path = "worlds/listed.rs"]
mod listed;
#[path = "worlds/maps.rs"]
mod maps;
#[path = "worlds/methods.rs"]
mod methods;
#[path = "worlds/modules.rs"]
mod modules;
#[path = "worlds/moved.rs"]
mod moved;
#[path = "worlds/natural.rs"]
mod natural;
#[path = "worlds/objects.rs"]
mod objects;
#[path = "worlds/outlines.rs"]
mod outlines;
#[path = "worlds/own_fields.rs"]
mod own_fields;
#[path = "worlds/own_iterators.rs"]
mod own_iterators;
#[path = "worlds/pairs.rs"]
mod pairs;
#[path = "worlds/plain.rs"]
mod plain;
#[path = "worlds/queues.rs"]
mod queues;
#[path = "worlds/readers.rs"]
mod readers;
#[path = "worlds/resumed.rs"]
#[allow(clippy::while_let_on_iterator)]
mod resumed;
#[path = "worlds/rows.rs"]
#[allow(clippy::needless_range_loop)]
mod rows;
#[path = "worlds/second.rs"]
mod second;
#[path = "worlds/short_arrays.rs"]
mod short_arrays;
#[path = "worlds/sums.rs"]
mod sums;
#[path = "worlds/tables.rs"]
mod tables;
#[path = "worlds/taken.rs"]
mod taken;
#[path = "worlds/texts.rs"]
mod texts;
#[path = "worlds/traits.rs"]
mod traits;
#[path = "worlds/views.rs"]
mod views;

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
