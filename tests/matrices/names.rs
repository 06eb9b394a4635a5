//! The names of the methods with a derivative, by which the macro tells what it asks rustc about.

#[path = "../foreign_names/mod.rs"]
mod declared;

use declared::{Names, names};
use grad_core::array_methods::{GIVING_MATRICES, OF_MATRICES};
use std::collections::BTreeSet;

/// Fields, by which their gradients are found.
const FIELDS: [&str; 15] = [
    "eigenvalues",
    "eigenvectors",
    "coords",
    "vector",
    "i",
    "j",
    "k",
    "x",
    "y",
    "z",
    "w",
    "translation",
    "rotation",
    "u",
    "v_t",
];

#[test]
fn every_method_is_in_the_list() {
    let Names {
        mut methods,
        makers,
    } = names(&["grad-core/src/foreign/nalgebra"]);
    methods.retain(|name| !FIELDS.contains(&name.strip_suffix("_mut").unwrap_or(name)));
    // a method, and a field of what another one gives
    methods.remove("singular_values_mut");
    let listed: BTreeSet<String> = OF_MATRICES.iter().map(ToString::to_string).collect();
    assert_eq!(methods, listed);
    assert!(makers.contains("zeros") && makers.contains("from_axis_angle"));
    assert!(GIVING_MATRICES.iter().all(|name| listed.contains(*name)));
}
