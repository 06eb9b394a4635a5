//! Values and gradients against those that TensorFlow computed: one test a case of `tests/oracle/cases`, or of the folder
//! that `GRADS_ORACLE_DIR` names. Each program is built as a graph at run time.

#[path = "oracle/build.rs"]
mod build;
#[path = "oracle/case.rs"]
mod case;
#[path = "oracle/compare.rs"]
mod compare;
#[path = "oracle/deviations.rs"]
mod deviations;
#[path = "oracle/ops.rs"]
mod ops;

use case::Case;
use compare::{Difference, Tolerance};
use deviations::{DEVIATIONS, Deviation, Ours};
use grad_core::graph::Graph;
use libtest_mimic::{Arguments, Failed, Trial};
use std::path::{Path, PathBuf};

fn main() {
    let args = Arguments::from_args();
    let given = std::env::var_os("GRADS_ORACLE_DIR").map(PathBuf::from);
    let folder =
        given.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/oracle/cases"));
    let trials = files(&folder).into_iter().flat_map(|path| {
        let text = std::fs::read_to_string(&path).expect("a file of cases");
        match case::cases(&text) {
            Ok(cases) => cases.into_iter().map(trial).collect(),
            Err(e) => vec![Trial::test(path.display().to_string(), || Err(e.into()))],
        }
    });
    libtest_mimic::run(&args, trials.collect()).exit();
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

fn trial(case: Case) -> Trial {
    Trial::test(format!("{}::{}", case.group, case.id), move || check(&case))
}

fn check(case: &Case) -> Result<(), Failed> {
    let graph = Graph::new();
    let built = build::build(&graph, case)?;
    let values = graph.run(&compare::fetches(&built), &built.feeds)?;
    let differences = compare::compare(case, &built, values);
    let name = format!("{}::{}", case.group, case.id);
    let listed: Vec<&Deviation> = DEVIATIONS.iter().filter(|d| d.case == name).collect();
    let mut wrong: Vec<String> = vec![];
    for deviation in &listed {
        let found = differences.iter().find(|d| d.part == deviation.part);
        wrong.extend(unlike(case, deviation, found));
    }
    let is_listed = |d: &&Difference| listed.iter().any(|l| l.part == d.part);
    let more = differences.iter().filter(|d| !is_listed(d));
    wrong.extend(more.map(|d| format!("{}: {}", d.part, d.message)));
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("\n").into())
    }
}

/// What is wrong with a deviation that is listed: it must be there, and be what the list says.
fn unlike(case: &Case, listed: &Deviation, found: Option<&Difference>) -> Option<String> {
    let Some(found) = found else {
        return Some(format!("{} does not deviate", listed.part));
    };
    let tolerance = Tolerance::of(case);
    let same = match (&listed.ours, &found.found) {
        (Ours::None, None) => true,
        (Ours::Values(listed), Some(found)) => {
            let mut pairs = found.iter().zip(*listed);
            found.len() == listed.len() && pairs.all(|(&x, &y)| tolerance.near(x, y))
        }
        (Ours::None, Some(_)) | (Ours::Values(_), None) => false,
    };
    (!same).then(|| {
        format!(
            "{}: {:?} is not what the list says",
            listed.part, found.found
        )
    })
}
