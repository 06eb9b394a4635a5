//! Values and gradients against those that TensorFlow computed: one test a case of `tests/oracle/cases`, or of the folder
//! that `GRADS_ORACLE_DIR` names. Each program is built as a graph at run time.

#[path = "oracle/build.rs"]
mod build;
#[path = "oracle/case.rs"]
mod case;
#[path = "claims/mod.rs"]
mod claims;
#[path = "oracle/compare.rs"]
mod compare;
#[path = "oracle/deviations.rs"]
mod deviations;
#[path = "oracle/error_cases.rs"]
mod error_cases;
#[path = "oracle/errors.rs"]
mod errors;
#[path = "oracle/ops.rs"]
mod ops;

use case::Case;
use compare::{Difference, Tolerance};
use deviations::{DEVIATIONS, Deviation, Ours};
use error_cases::ALLOWED;
use grad_core::graph::Graph;
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};

fn main() {
    let args = Arguments::from_args();
    let given = std::env::var_os("GRADS_ORACLE_DIR").map(PathBuf::from);
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracle/cases");
    let listed = given.is_none();
    let errors = errors::trials(&own);
    let trials = files(&given.unwrap_or(own)).into_iter().flat_map(|path| {
        let text = std::fs::read_to_string(&path).expect("a file of cases");
        match case::cases(&text) {
            Ok(cases) => cases.into_iter().map(|c| trial(c, listed)).collect(),
            Err(e) => vec![Trial::test(path.display().to_string(), || Err(e.into()))],
        }
    });
    let claims = [
        Trial::test("what_the_tables_name_is_run", || Ok(claims::hold()?)),
        Trial::test("what_differs_is_said_in_the_table", || {
            Ok(claims::differences_are_said(&differing())?)
        }),
    ];
    let claims = claims.into_iter().filter(|_| listed);
    libtest_mimic::run(&args, trials.chain(errors).chain(claims).collect()).exit();
}

/// The cases in which the answer is not TensorFlow's.
fn differing() -> Vec<String> {
    let deviations = DEVIATIONS.iter().map(|d| d.case.to_string());
    let allowed = ALLOWED.iter().filter(|a| a.why.is_some());
    let allowed = allowed.map(|a| format!("errors::{}", a.id));
    deviations.chain(allowed).collect()
}

/// The files of cases in a folder; that of errors is none.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder of cases");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let is_cases = |path: &PathBuf| {
        path.extension().is_some_and(|e| e == "json")
            && path.file_stem().is_some_and(|stem| stem != "errors")
    };
    let mut files: Vec<PathBuf> = paths.filter(is_cases).collect();
    files.sort();
    files
}

fn trial(case: Case, listed: bool) -> Trial {
    let name = format!("{}::{}", case.group, case.id);
    Trial::test(name.clone(), move || check(&name, &case, listed))
}

/// A value that differs must be in the list of deviations. Of cases from elsewhere the list cannot know those that have no
/// gradient where TensorFlow has zeros; these are shown.
fn check(name: &str, case: &Case, listed: bool) -> Result<(), Failed> {
    let graph = Graph::new();
    let built = build::build(&graph, case)?;
    let values = graph.run(&compare::fetches(&built), &built.feeds)?;
    let mut differences = compare::compare(case, &built, values);
    let mut wrong: Vec<String> = vec![];
    for deviation in DEVIATIONS.iter().filter(|d| d.case == name) {
        for part in deviation.parts {
            let found = differences.iter().position(|d| d.part == *part);
            let found = found.map(|at| differences.remove(at));
            wrong.extend(unlike(case, deviation, part, found));
        }
    }
    for d in differences {
        if d.is_none_for_zeros && !listed {
            eprintln!("{name}: {}: {}", d.part, d.message);
        } else {
            wrong.push(format!("{}: {}", d.part, d.message));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n").into())
    }
}

/// What is wrong with a deviation that is listed: it must be there, and be what the list says.
fn unlike(
    case: &Case,
    listed: &Deviation,
    part: &str,
    found: Option<Difference>,
) -> Option<String> {
    let Some(found) = found else {
        return Some(format!("{part} does not differ; listed: {}", listed.why));
    };
    let tolerance = Tolerance::of(case);
    let same = match (&listed.ours, &found.found) {
        (Ours::None, None) => found.is_none_for_zeros,
        (Ours::Values(listed), Some(found)) => {
            let mut pairs = found.iter().zip(*listed);
            found.len() == listed.len() && pairs.all(|(&x, &y)| tolerance.near(x, y))
        }
        (Ours::None, Some(_)) | (Ours::Values(_), None) => false,
    };
    (!same).then(|| format!("{part}: {} is not listed: {}", found.message, listed.why))
}
