//! Functions that are called as their modules are, `mod beta;` with `pub fn beta`: what the files around say of where the two names meet.
//! Where they are not seen, or say something else than rustc, a name is not found; nothing else is meant by it.

use super::file::{file, path};
use super::names::Import;
use proc_macro2::Ident;
use std::path::{Path, PathBuf};

/// A module that is called as a function in it is.
pub struct Named {
    /// Whether the module around it imports the function by its name: types and functions are imported together.
    pub is_imported: bool,
    /// The names of what else there is in it.
    taken: Vec<String>,
}

impl Named {
    /// Whether nothing else in the module is called so.
    pub fn is_free(&self, name: &Ident) -> bool {
        self.taken.iter().all(|taken| name != taken)
    }
}

/// The module `here` of the file that is expanded, if it is called `function`.
pub fn named_like_module(here: &[String], function: &Ident) -> Option<Named> {
    let (path, name) = (path()?, function.to_string());
    let own = file(&path);
    let is_imported = match here.split_last() {
        Some((last, around)) => (*last == name).then(|| {
            let mut imports = own.imports.iter().filter(|(at, _)| at == around);
            imports.any(|(_, import)| is_twice(import, &name).is_some())
        })?,
        None => is_imported_around(&path, &name)?,
    };
    let taken = own.names_in(here).into_iter();
    Some(Named {
        is_imported,
        taken: taken.filter(|taken| *taken != name).collect(),
    })
}

/// The path by which a function is called in the module `here`, if it is imported out of a module of its name, as by `use crate::beta::beta`, and
/// the module around that imports it, too: what is imported then is the function without its companion, and `crate::beta` names both.
pub fn path_beside_module(here: &[String], function: &str) -> Option<Vec<String>> {
    let path = path()?;
    let own = file(&path);
    let mut imports = own.imports.iter().filter(|(at, _)| at == here);
    let (_, import) = imports.find(|(_, i)| i.name.as_deref() == Some(function))?;
    let [around @ .., module, last] = &import.path[..] else {
        return None;
    };
    (module == function && last == function && here.is_empty()).then_some(())?;
    let folder = folder_of(around, &path)?;
    let inside =
        [format!("{function}.rs"), format!("{function}/mod.rs")].map(|file| folder.join(file));
    let module = inside.into_iter().find(|path| path.exists())?;
    is_imported_around(&module, function)?.then(|| import.path[..import.path.len() - 1].to_vec())
}

/// The folder of the modules in the module at `path`, which is named in the file `from`.
fn folder_of(path: &[String], from: &Path) -> Option<PathBuf> {
    let (first, rest) = path.split_first()?;
    let own = match from.file_name()?.to_str()? {
        "mod.rs" | "lib.rs" | "main.rs" => from.parent()?.to_path_buf(),
        _ => from.with_extension(""),
    };
    let start = match first.as_str() {
        "crate" => from
            .ancestors()
            .find(|f| f.join("lib.rs").exists() || f.join("main.rs").exists())?,
        "super" => own.parent()?,
        "self" => &own,
        _ => return None,
    };
    Some(
        rest.iter()
            .fold(start.to_path_buf(), |folder, name| match name.as_str() {
                "super" => folder.parent().map_or(folder.clone(), Path::to_path_buf),
                name => folder.join(name),
            }),
    )
}

/// The files that may declare the module in which a file is, if that is called `name`.
fn files_around(path: &Path, name: &str) -> Option<Vec<PathBuf>> {
    let own = match path.file_name()? == "mod.rs" {
        true => path.parent()?.file_name(),
        false => path.file_stem(),
    };
    (own? == name).then_some(())?;
    let folder = around_module(path)?;
    let inside = ["mod.rs", "lib.rs", "main.rs"].map(|file| folder.join(file));
    Some(
        inside
            .into_iter()
            .chain([folder.with_extension("rs")])
            .collect(),
    )
}

/// Whether the module around the one at `path` imports a function of its name out of it; nothing if it is called otherwise.
fn is_imported_around(path: &Path, name: &str) -> Option<bool> {
    let mut around = files_around(path, name)?.into_iter();
    let folder = around_module(path)?;
    Some(around.any(|from| {
        let read = from.exists().then(|| file(&from));
        let mut imports = read.iter().flat_map(|file| &file.imports);
        imports.any(|(at, import)| {
            at.is_empty()
                && is_twice(import, name).is_some_and(|of| {
                    of.is_empty() || folder_of(of, &from).is_some_and(|of| of == folder)
                })
        })
    }))
}

/// The folder of the modules beside the one at `path`.
fn around_module(path: &Path) -> Option<&Path> {
    let folder = path.parent()?;
    match path.file_name()? == "mod.rs" {
        true => folder.parent(),
        false => Some(folder),
    }
}

/// What stands before the module's name in `use before::name::name`, if this is such an import.
fn is_twice<'i>(import: &'i Import, name: &str) -> Option<&'i [String]> {
    match &import.path[..] {
        [before @ .., module, last] if module == name && last == name => {
            (import.name.as_deref() == Some(name)).then_some(before)
        }
        _ => None,
    }
}
