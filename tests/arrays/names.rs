//! The names of the methods with a derivative, by which the macro tells what it asks rustc about.

#[path = "../foreign_names/mod.rs"]
mod declared;

use declared::{Names, names};
use grad_core::array_methods::{BEHIND_DEREF, MAKERS, OF_ARRAYS};
use std::collections::BTreeSet;

#[test]
fn every_method_is_in_a_list() {
    let Names { methods, makers } = names(&["grad-core/src/foreign/ndarray", "src/arrays.rs"]);
    let lists = BEHIND_DEREF.iter().chain(&OF_ARRAYS);
    let listed: BTreeSet<String> = lists.map(ToString::to_string).collect();
    assert_eq!(methods, listed);
    assert!(makers.contains("from_vec"));
}

#[test]
fn every_function_of_a_type_is_in_the_list() {
    let Names { makers, .. } = names(&["grad-core/src/foreign"]);
    let listed: BTreeSet<String> = MAKERS.iter().map(ToString::to_string).collect();
    assert_eq!(makers, listed);
}
