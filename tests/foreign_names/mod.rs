//! What stands behind `__grads_` in the sources: the methods of other crates' types, and the functions of these types.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The names.
#[derive(Default)]
pub struct Names {
    /// Methods.
    pub methods: BTreeSet<String>,
    /// Functions that make a value.
    pub makers: BTreeSet<String>,
}

/// Those in these files and folders.
pub fn names(places: &[&str]) -> Names {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files = places.iter().flat_map(|place| files(&root.join(place)));
    let mut names = Names::default();
    for path in files {
        let text = std::fs::read_to_string(path).expect("a text");
        text.split("__grads_")
            .skip(1)
            .for_each(|text| names.add(text));
    }
    names
}

impl Names {
    fn add(&mut self, text: &str) {
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let name = text.split(|c| !is_name(c)).next().unwrap_or_default();
        // what only the macro writes is called by no user, and forward mode has the names of the methods
        if name.starts_with("grads_") || name.ends_with("_jvp") || name.ends_with("_jvp_forward") {
            return;
        }
        match name.split_once("__needs") {
            Some((maker, _)) => self.makers.insert(maker.to_string()),
            None => self.methods.insert(name.to_string()),
        };
    }
}

fn files(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_path_buf()];
    }
    let entries = std::fs::read_dir(place).expect("a folder");
    let entries = entries.map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| files(&path)).collect()
}
