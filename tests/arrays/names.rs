//! The names of the methods with a derivative, by which the macro tells what it asks rustc about.

use grad_core::array_methods::{BEHIND_DEREF, MAKERS, OF_ARRAYS};
use std::collections::BTreeSet;
use std::path::Path;

/// The methods that the sources declare.
fn declared() -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = root.join("grad-core/src/foreign/ndarray");
    let files = std::fs::read_dir(folder).expect("the folder of the methods");
    let files = files.map(|file| file.expect("a file").path());
    let texts = files.chain([root.join("src/arrays.rs")]);
    let texts = texts.map(|path| std::fs::read_to_string(path).expect("a text"));
    texts.flat_map(|text| names(&text)).collect()
}

fn names(text: &str) -> Vec<String> {
    let after = text.split("__grads_").skip(1);
    let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let name = |text: &str| text.split(|c| !is_name(c)).next().unwrap_or("").to_string();
    after
        .map(|text| name(text.split("__").next().unwrap_or("")))
        .collect()
}

#[test]
fn every_method_is_in_a_list() {
    let lists = BEHIND_DEREF.iter().chain(&OF_ARRAYS).chain(&MAKERS);
    let listed: BTreeSet<String> = lists.map(ToString::to_string).collect();
    assert_eq!(declared(), listed);
}
