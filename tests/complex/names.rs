//! The names of the methods with a derivative, by which the macro tells what it asks rustc about.

#[path = "../foreign_names/mod.rs"]
mod declared;

use declared::{Names, names};
use grad_core::array_methods::{MAKERS, OF_COMPLEX, OF_COMPLEX_BY_VALUE};
use std::collections::BTreeSet;

#[test]
fn every_method_is_in_a_list() {
    let Names {
        mut methods,
        makers,
    } = names(&["grad-core/src/foreign/complex"]);
    for field in ["re", "re_mut", "im", "im_mut"] {
        assert!(methods.remove(field));
    }
    let listed = OF_COMPLEX.iter().chain(&OF_COMPLEX_BY_VALUE);
    assert_eq!(methods, listed.map(ToString::to_string).collect());
    let all: BTreeSet<String> = MAKERS.iter().map(ToString::to_string).collect();
    assert!(makers.is_subset(&all) && makers.contains("from_polar"));
}
