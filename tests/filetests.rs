//! Golden tests of every stage on graphs in the text form: one test per file of `tests/filetests/`.
//!
//! A file begins with lines `test <stage> [args]`; then come the graphs. What a stage says of a node stands in a comment
//! behind the node; whole outputs stand in comments after the graphs. `GRAD_BLESS=1 cargo test --test filetests`
//! rewrites both. Random programs go through all stages as well, more of them with `GRAD_RANDOM=10000`.

#[path = "filetests/differences.rs"]
mod differences;
#[path = "filetests/golden.rs"]
mod golden;
#[path = "filetests/gradient.rs"]
mod gradient;
#[path = "filetests/random.rs"]
mod random;
#[path = "filetests/stages.rs"]
mod stages;
#[path = "filetests/values.rs"]
mod values;

use libtest_mimic::{Arguments, Failed, Trial};
use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let args = Arguments::from_args();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let mut files = vec![];
    collect(&root, &mut files);
    files.sort();
    let trials = files.into_iter().map(|path| {
        let name = path
            .strip_prefix(&root)
            .expect("below the root")
            .with_extension("");
        Trial::test(name.display().to_string(), move || check(&path))
    });
    let count = std::env::var("GRAD_RANDOM")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(random::COUNT);
    let random =
        (0..count).map(|seed| Trial::test(format!("random/{seed}"), move || random_graph(seed)));
    libtest_mimic::run(&args, trials.chain(random).collect()).exit();
}

/// The printer, the verifier, every way to run the passes around the gradient transform, and finite differences, on one
/// random program.
fn random_graph(seed: u64) -> Result<(), Failed> {
    let source = random::program(seed);
    let outcome = golden::module(&source).and_then(|module| {
        gradient::gradient(&module, random::ARGUMENTS)?;
        gradient::differences(&module, random::ARGUMENTS)?;
        gradient::tangent(&module, random::ARGUMENTS)?;
        stages::printed(&source, "")
    });
    outcome
        .map(|_| ())
        .map_err(|e| format!("{source}\n{e}").into())
}

/// Every `.grad` file below `dir`.
fn collect(dir: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("a folder of tests") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "grad") {
            files.push(path);
        }
    }
}

/// Runs the stages of one file and compares, or rewrites.
fn check(path: &Path) -> Result<(), Failed> {
    let text = fs::read_to_string(path)?;
    let golden = golden::golden(&text)?;
    if golden == text {
        return Ok(());
    }
    if std::env::var_os("GRAD_BLESS").is_some_and(|v| v == "1") {
        fs::write(path, golden)?;
        return Ok(());
    }
    Err(golden::difference(&text, &golden).into())
}
