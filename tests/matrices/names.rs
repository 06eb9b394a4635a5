//! The names of the methods with a derivative, by which the macro tells what it asks rustc about.

use grad_core::array_methods::{GIVING_MATRICES, MAKERS, OF_MATRICES};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder");
    let entries = entries.map(|entry| entry.expect("an entry").path());
    entries
        .flat_map(|path| match path.is_dir() {
            true => files(&path),
            false => vec![path],
        })
        .collect()
}

/// What stands behind `__grads_` in the sources: methods, and functions of types.
fn declared() -> (BTreeSet<String>, BTreeSet<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("grad-core/src/foreign/nalgebra");
    let (mut methods, mut makers) = (BTreeSet::new(), BTreeSet::new());
    for path in files(&folder) {
        let text = std::fs::read_to_string(path).expect("a text");
        for declared in text.split("fn __grads_").skip(1) {
            let name = declared.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
            let name = name.into_iter().next().unwrap_or_default();
            match name.split_once("__") {
                Some((maker, _)) => makers.insert(maker.to_string()),
                None => methods.insert(name.to_string()),
            };
        }
    }
    (methods, makers)
}

#[test]
fn every_method_is_in_the_list() {
    let (mut methods, makers) = declared();
    // fields, by which their gradients are found
    methods.retain(|name| {
        let field = name.strip_suffix("_mut").unwrap_or(name);
        !["coords", "vector", "i", "j", "k", "translation", "rotation"].contains(&field)
    });
    let listed: BTreeSet<String> = OF_MATRICES.iter().map(ToString::to_string).collect();
    assert_eq!(methods, listed);
    let all: BTreeSet<String> = MAKERS.iter().map(ToString::to_string).collect();
    assert!(makers.is_subset(&all), "{:?}", makers.difference(&all));
    assert!(makers.contains("zeros") && makers.contains("from_axis_angle"));
    assert!(GIVING_MATRICES.iter().all(|name| listed.contains(*name)));
}
