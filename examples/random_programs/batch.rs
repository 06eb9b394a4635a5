//! A crate of many programs, compiled and run once.

use crate::crates::Crates;
use crate::messages::{Said, located};
use program_generator::ast::Program;
use program_generator::{compare, expected, interpretable, row, source, support};
use std::collections::BTreeMap;
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
    /// A crate in `dir`, with the harness of `root`.
    pub fn new<'c>(
        crates: &'c Crates,
        root: &Path,
        dir: PathBuf,
        release: bool,
    ) -> std::io::Result<Scratch<'c>> {
        std::fs::create_dir_all(&dir)?;
        let root = root.display().to_string();
        std::fs::write(dir.join("main.rs"), MAIN.replace("ROOT", &root))?;
        Ok(Scratch {
            crates,
            dir,
            release,
        })
    }

    /// Compiles and runs programs: one outcome each.
    pub fn run(&self, programs: &[Program]) -> std::io::Result<Vec<Outcome>> {
        let mut outcomes = vec![None; programs.len()];
        while outcomes.iter().any(Option::is_none) {
            let open: Vec<usize> = (0..programs.len())
                .filter(|&n| outcomes[n].is_none())
                .collect();
            let rest: Vec<Program> = open.iter().map(|&n| programs[n].clone()).collect();
            for (n, outcome) in open.into_iter().zip(self.attempt(&rest)?) {
                outcomes[n] = outcome;
            }
        }
        Ok(outcomes.into_iter().flatten().collect())
    }

    /// Compiles programs, once, and runs them. Where the compiler refuses some, nothing is known of the others.
    pub fn attempt(&self, programs: &[Program]) -> std::io::Result<Vec<Option<Outcome>>> {
        let refused = self.refused(programs, true)?;
        if !refused.is_empty() {
            let outcome = |(n, said)| Ok((n, self.blamed(&programs[n], said)?));
            let mut known = refused
                .into_iter()
                .map(outcome)
                .collect::<std::io::Result<BTreeMap<usize, Outcome>>>()?;
            return Ok((0..programs.len()).map(|n| known.remove(&n)).collect());
        }
        let lines = self.lines("main")?;
        let released = if self.release {
            self.build(&["--emit=link", "-Copt-level=3", "-omain_release"])?;
            self.lines("main_release")?
        } else {
            lines.clone()
        };
        let outcome = |n: usize| match lines.get(&n) {
            Some(line) if released.get(&n) != Some(line) => Outcome::Differs(format!(
                "release: {line}, in a release build {:?}",
                released.get(&n)
            )),
            Some(line) => judge(&programs[n], line),
            None => Outcome::Differs("abort: it printed nothing".into()),
        };
        Ok((0..programs.len()).map(|n| Some(outcome(n))).collect())
    }

    /// What does not compile may be no Rust to begin with.
    fn blamed(&self, program: &Program, said: Said) -> std::io::Result<Outcome> {
        if said.is_refusal() {
            return Ok(said.outcome());
        }
        let mut invalid = self.refused(std::slice::from_ref(program), false)?;
        Ok(match invalid.remove(&0) {
            Some(why) => Outcome::Invalid(why.text),
            None => said.outcome(),
        })
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

    /// Builds programs: what the compiler says of those that it refuses. Without their derivatives they are checked only.
    fn refused(
        &self,
        programs: &[Program],
        derivatives: bool,
    ) -> std::io::Result<BTreeMap<usize, Said>> {
        let (text, starts) = text(programs, derivatives);
        std::fs::write(self.dir.join("programs.rs"), text)?;
        let build = match derivatives {
            true => self.build(&["--emit=link", "-Ccodegen-units=1"])?,
            false => self.build(&["--emit=metadata"])?,
        };
        if build.status.success() {
            return Ok(BTreeMap::new());
        }
        let messages = String::from_utf8_lossy(&build.stderr).into_owned();
        let found = located(&messages, &starts);
        if found.is_empty() {
            return Err(std::io::Error::other(messages));
        }
        Ok(found)
    }

    fn build(&self, options: &[&str]) -> std::io::Result<std::process::Output> {
        let mut rustc = self.crates.rustc();
        rustc.args(["main.rs", "--error-format=json"]).args(options);
        rustc.current_dir(&self.dir).output()
    }
}

/// The source of programs, and the first line of each.
fn text(programs: &[Program], derivatives: bool) -> (String, BTreeMap<usize, usize>) {
    let (mut text, mut starts, mut rows) = (String::new(), BTreeMap::new(), vec![]);
    for (n, program) in programs.iter().enumerate() {
        starts.insert(text.lines().count() + 1, n);
        let source = source(program);
        if derivatives {
            let (row, support) = (row(program), support(program));
            let _ = writeln!(
                text,
                "mod m{n} {{\nuse grads::prelude::*;\n{source}\n{support}\n\
                 pub fn row() -> crate::harness::row::Program {{\n{row}\n}}\n}}"
            );
            rows.push(format!("({n}, {}, m{n}::row())", interpretable(program)));
        } else {
            let plain = source
                .replace("#[differentiable(unconnected = \"zero\")]", "")
                .replace("#[differentiable]", "")
                .replace("#[no_diff]", "")
                .replace(", Differentiable", "");
            let _ = writeln!(text, "mod m{n} {{\n{plain}\n}}");
        }
    }
    let _ = writeln!(
        text,
        "pub fn all() -> Vec<(usize, bool, crate::harness::row::Program)> {{\nvec![{}]\n}}",
        rows.join(",\n")
    );
    (text, starts)
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
