//! Lowering: every program of the corpus becomes a graph that the verifier accepts, and the graph computes what the
//! function computes.

mod agree;
mod refused;

use crate::args::Args;
use crate::model::{Lowered, Model};
use crate::report::Problems;

/// Lowers a function, or gives the messages of what is refused.
pub fn lower(function: syn::ItemFn) -> Result<Lowered, Vec<String>> {
    let mut problems = Problems::default();
    let model = Model::new(Args::default(), function, &mut problems);
    crate::check::check(&model, &mut problems);
    if !problems.is_empty() {
        return Err(problems.messages().map(String::from).collect());
    }
    super::lower(&model, &super::OwnNames::evident(&model))
        .map_err(|p| p.messages().map(String::from).collect())
}

fn functions(items: &[syn::Item], out: &mut Vec<syn::ItemFn>) {
    for item in items {
        match item {
            syn::Item::Fn(f) if f.attrs.iter().any(|a| a.path().is_ident("differentiable")) => {
                let mut f = f.clone();
                f.attrs.clear();
                out.push(f);
            }
            syn::Item::Mod(m) => functions(m.content.as_ref().map_or(&[], |(_, items)| items), out),
            _ => {}
        }
    }
}

#[test]
fn every_program_of_the_corpus_lowers_to_a_graph_that_verifies() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/programs");
    let mut failures = String::new();
    let mut count = 0;
    let mut files: Vec<_> = std::fs::read_dir(dir)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    files.sort();
    for path in files {
        crate::world::file::tests::PATH.set(Some(path.clone()));
        let file = syn::parse_file(&std::fs::read_to_string(&path).unwrap()).unwrap();
        let mut all = Vec::new();
        functions(&file.items, &mut all);
        for f in all {
            count += 1;
            let name = format!(
                "{}::{}",
                path.file_stem().unwrap().to_string_lossy(),
                f.sig.ident
            );
            match lower(f) {
                Err(messages) => {
                    failures += &format!("{name}: refused: {}\n", messages.join("\n    "))
                }
                Ok(lowered) => {
                    if let Err(e) = grad_core::ir::verify(&lowered.module) {
                        failures +=
                            &format!("{name}: {e}\n{}\n", grad_core::text::print(&lowered.module));
                    }
                }
            }
        }
    }
    assert!(failures.is_empty(), "of {count} programs:\n{failures}");
}
