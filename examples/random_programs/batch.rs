//! A crate of many programs, compiled and run once.

use crate::crates::Crates;
use crate::messages::{Said, located};
use program_generator::ast::Program;
use program_generator::{compare, expected, interpretable, row, source, support};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What became of a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// All checks pass; `interpreted` if the interpreter could run its graph.
    Passes { interpreted: bool },
    /// It is no Rust to begin with: the generator's mistake.
    Invalid(String),
    /// The macro says why it cannot be differentiated: the kind of the message, and the message.
    Refused(String, String),
    /// Without its derivative it compiles; with it, it does not, and nothing says why.
    Broken(String),
    /// It runs, and something is wrong.
    Differs(String),
}

impl Outcome {
    /// What kind of failure it is, if it is one: shrinking keeps to it.
    pub fn failure(&self) -> Option<(&'static str, String)> {
        match self {
            Outcome::Passes { .. } | Outcome::Refused(..) => None,
            Outcome::Invalid(why) => {
                Some(("invalid", why.lines().next().unwrap_or_default().into()))
            }
            Outcome::Broken(why) => Some(("broken", why.chars().take(40).collect())),
            Outcome::Differs(why) => {
                Some(("differs", why.split(':').next().unwrap_or_default().into()))
            }
        }
    }
}

impl std::fmt::Display for Outcome {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            Outcome::Passes { .. } => f.write_str("passes"),
            Outcome::Invalid(why) => write!(f, "is no Rust: {why}"),
            Outcome::Refused(_, why) => write!(f, "is refused: {why}"),
            Outcome::Broken(why) => write!(f, "does not compile: {why}"),
            Outcome::Differs(why) => write!(f, "is wrong: {why}"),
        }
    }
}

/// A crate of programs, under `target/`.
pub struct Scratch<'c> {
    crates: &'c Crates,
    dir: PathBuf,
    /// Whether the programs run as a release build too.
    release: bool,
}

const MAIN: &str = r#"#![allow(warnings, clippy::all)]
#[macro_use]
#[path = "ROOT/tests/harness/mod.rs"]
mod harness;
mod programs;

use std::panic::{AssertUnwindSafe, catch_unwind};

fn check(program: &harness::row::Program, interpretable: bool) -> String {
    let derivative = (program.derivative)();
    if let Err(e) = harness::checks::value(program) {
        return format!("value: {e}");
    }
    let interpreted = match harness::interpreter::run(program, &derivative.cts) {
        _ if !interpretable => "opaque",
        Err(harness::interpreter::Failure::MacroOnly) => "opaque",
        Err(harness::interpreter::Failure::Other(e)) => return format!("interpreter fails: {e}"),
        Ok(interpreted) => match harness::checks::agreement(&derivative, &interpreted, 1e-12) {
            Ok(()) => "interpreted",
            Err(e) => return format!("interpreter: {e}"),
        },
    };
    format!("{interpreted} {:?} {:?}", derivative.outputs, derivative.gradient)
}

fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    for (n, interpretable, program) in programs::all() {
        let line = catch_unwind(AssertUnwindSafe(|| check(&program, interpretable))).unwrap_or_else(|e| {
            let text = e.downcast_ref::<String>().cloned();
            let text = text.or_else(|| e.downcast_ref::<&str>().map(|s| s.to_string()));
            format!("panic: {}", text.unwrap_or_default())
        });
        println!("{n} {}", line.replace('\n', " "));
    }
}
"#;

impl Scratch<'_> {
    /// The crate in `root/target/random_programs/name`.
    pub fn new<'c>(
        crates: &'c Crates,
        root: &Path,
        name: &str,
        release: bool,
    ) -> std::io::Result<Scratch<'c>> {
        let dir = root.join("target/random_programs").join(name);
        std::fs::create_dir_all(&dir)?;
        let root = root.display().to_string();
        std::fs::write(dir.join("main.rs"), MAIN.replace("ROOT", &root))?;
        Ok(Scratch {
            crates,
            dir,
            release,
        })
    }

    /// Compiles and runs programs: one outcome each. Those that the compiler refuses are left out of the next attempt.
    pub fn run(&self, programs: &[Program]) -> std::io::Result<Vec<Outcome>> {
        let mut refused = self.refused(programs, BTreeMap::new(), true)?;
        let all: BTreeSet<usize> = (0..programs.len()).collect();
        let rest = all
            .iter()
            .filter(|n| !refused.contains_key(n))
            .map(|&n| (n, Said::default()))
            .collect();
        let mut invalid = if refused.is_empty() {
            BTreeMap::new()
        } else {
            self.refused(programs, rest, false)?
        };
        // what was built, whatever stands in the file now
        let lines = self.lines("main")?;
        let released = if self.release {
            self.lines("main_release")?
        } else {
            lines.clone()
        };
        Ok(programs
            .iter()
            .enumerate()
            .map(|(n, program)| match (refused.remove(&n), lines.get(&n)) {
                (Some(why), _) => match invalid.remove(&n) {
                    Some(why) if !why.text.is_empty() => Outcome::Invalid(why.text),
                    _ => why.outcome(),
                },
                (None, Some(line)) if released.get(&n) != Some(line) => Outcome::Differs(format!(
                    "release: {line}, in a release build {:?}",
                    released.get(&n)
                )),
                (None, Some(line)) => judge(program, line),
                (None, None) => Outcome::Differs("abort: it printed nothing".into()),
            })
            .collect())
    }

    /// What a build prints, one line a program.
    fn lines(&self, binary: &str) -> std::io::Result<BTreeMap<usize, String>> {
        let output = Command::new(self.dir.join(binary)).output()?;
        let lines = String::from_utf8_lossy(&output.stdout).into_owned();
        let numbered = lines.lines().filter_map(|line| {
            let (n, rest) = line.split_once(' ')?;
            Some((n.parse().ok()?, rest.to_string()))
        });
        Ok(numbered.collect())
    }

    /// Builds the programs that are not left out, until what is left compiles: what was left out, and why. Without
    /// their derivatives they are checked only.
    fn refused(
        &self,
        programs: &[Program],
        mut left_out: BTreeMap<usize, Said>,
        derivatives: bool,
    ) -> std::io::Result<BTreeMap<usize, Said>> {
        loop {
            let (text, starts) = self.text(programs, &left_out, derivatives);
            std::fs::write(self.dir.join("programs.rs"), text)?;
            let build = if derivatives {
                self.build(&["--emit=link", "-Ccodegen-units=2"])?
            } else {
                self.build(&["--emit=metadata"])?
            };
            if build.status.success() {
                if derivatives && self.release {
                    self.build(&["--emit=link", "-Copt-level=3", "-omain_release"])?;
                }
                return Ok(left_out);
            }
            let messages = String::from_utf8_lossy(&build.stderr).into_owned();
            let found = located(&messages, &starts);
            if found.is_empty() {
                return Err(std::io::Error::other(messages));
            }
            left_out.extend(found);
        }
    }

    fn build(&self, options: &[&str]) -> std::io::Result<std::process::Output> {
        let mut rustc = self.crates.rustc();
        rustc.args(["main.rs", "--error-format=json"]).args(options);
        rustc.current_dir(&self.dir).output()
    }

    /// The source of the programs that are not refused, and the first line of each.
    fn text(
        &self,
        programs: &[Program],
        left_out: &BTreeMap<usize, Said>,
        derivatives: bool,
    ) -> (String, BTreeMap<usize, usize>) {
        let mut text = String::new();
        let mut starts = BTreeMap::new();
        let kept: BTreeSet<usize> = (0..programs.len())
            .filter(|n| !left_out.contains_key(n))
            .collect();
        for &n in &kept {
            starts.insert(text.lines().count() + 1, n);
            let source = source(&programs[n]);
            if derivatives {
                let row = format!(
                    "pub fn row() -> crate::harness::row::Program {{\n{}\n}}",
                    row(&programs[n])
                );
                let support = support(&programs[n]);
                let _ = writeln!(
                    text,
                    "mod m{n} {{\nuse grads::prelude::*;\n{source}\n{support}\n{row}\n}}"
                );
            } else {
                let plain = source
                    .replace("#[differentiable(unconnected = \"zero\")]", "")
                    .replace("#[differentiable]", "")
                    .replace("#[no_diff]", "")
                    .replace(", Differentiable", "");
                let _ = writeln!(text, "mod m{n} {{\n{plain}\n}}");
            }
        }
        if !derivatives {
            let _ = writeln!(
                text,
                "pub fn all() -> Vec<(usize, bool, crate::harness::row::Program)> {{ vec![] }}"
            );
            return (text, starts);
        }
        let row = |&n: &usize| format!("({n}, {}, m{n}::row())", interpretable(&programs[n]));
        let rows: Vec<String> = kept.iter().map(row).collect();
        let _ = writeln!(
            text,
            "pub fn all() -> Vec<(usize, bool, crate::harness::row::Program)> {{\nvec![{}]\n}}",
            rows.join(",\n")
        );
        (text, starts)
    }
}

/// Compares what a program printed with what it had to.
fn judge(program: &Program, line: &str) -> Outcome {
    let numbers = |text: &str| -> Vec<f64> {
        let items = text
            .trim_matches(['[', ']', ' '])
            .split(", ")
            .filter(|x| !x.is_empty());
        items.map(|x| x.parse().unwrap_or(f64::NAN)).collect()
    };
    let interpreted = line.starts_with("interpreted ");
    let Some((outputs, gradient)) = line
        .strip_prefix("interpreted ")
        .or_else(|| line.strip_prefix("opaque "))
        .and_then(|rest| rest.split_once("] ["))
    else {
        return Outcome::Differs(line.into());
    };
    let result = expected(program)
        .map_err(String::from)
        .and_then(|e| compare(&e, &numbers(outputs), &numbers(gradient)));
    match result {
        Ok(()) => Outcome::Passes { interpreted },
        Err(why) => Outcome::Differs(why),
    }
}
