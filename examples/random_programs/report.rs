//! What was found so far: failures and refusals are printed as they come, so that a run that is interrupted leaves them behind.

use crate::batch::Outcome;
use indicatif::ProgressBar;
use program_generator::ast::Program;
use program_generator::{row, source, support};
use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _, Write as _};

/// How many seeds of what is refused are shown.
const SHOWN: usize = 20;

/// Counts, failures, and how far the run is.
pub struct Report {
    count: u64,
    done: u64,
    passed: u64,
    interpreted: u64,
    failed: Vec<(Program, Outcome)>,
    /// What is refused, and the seeds of the programs of which it is said.
    refused: BTreeMap<String, Vec<u64>>,
    bar: Option<ProgressBar>,
}

impl Report {
    /// A report of so many programs to come; with a bar where somebody looks at it, else with lines.
    pub fn new(count: u64) -> Report {
        Report {
            count,
            done: 0,
            passed: 0,
            interpreted: 0,
            failed: vec![],
            refused: BTreeMap::new(),
            bar: io::stderr().is_terminal().then(|| ProgressBar::new(count)),
        }
    }

    /// Takes in what became of a batch, and prints its failures: the programs of which nothing is known yet.
    pub fn add(
        &mut self,
        programs: Vec<Program>,
        outcomes: Vec<Option<Outcome>>,
    ) -> io::Result<Vec<Program>> {
        let mut open = vec![];
        for (program, outcome) in programs.into_iter().zip(outcomes) {
            let Some(outcome) = outcome else {
                open.push(program);
                continue;
            };
            self.done += 1;
            if let Outcome::Passes { interpreted } = outcome {
                self.passed += 1;
                self.interpreted += u64::from(interpreted);
                continue;
            }
            if let Outcome::Refused(kind, _) = &outcome {
                self.say(&format!("seed {} {outcome}", program.seed))?;
                let seeds = self.refused.entry(kind.clone()).or_default();
                seeds.push(program.seed);
                continue;
            }
            self.print(&format!("seed {}", program.seed), &program, &outcome)?;
            self.failed.push((program, outcome));
        }
        match &self.bar {
            Some(bar) => bar.set_position(self.done),
            None => eprintln!(
                "{} of {}: {} pass, {} are refused, {} fail",
                self.done,
                self.count,
                self.passed,
                self.refused.values().map(Vec::len).sum::<usize>(),
                self.failed.len()
            ),
        }
        Ok(open)
    }

    /// Prints a program and what is wrong with it.
    pub fn print(&self, name: &str, program: &Program, outcome: &Outcome) -> io::Result<()> {
        let text = source(program) + &support(program) + &row(program);
        self.say(&format!("{name}: {outcome}\n{text}\n"))
    }

    fn say(&self, text: &str) -> io::Result<()> {
        let write = || {
            let mut out = io::stdout().lock();
            writeln!(out, "{text}")?;
            out.flush()
        };
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }

    /// The programs that failed, in the order of their seeds.
    pub fn failures(&mut self) -> Vec<(Program, Outcome)> {
        self.failed.sort_by_key(|(program, _)| program.seed);
        self.failed.clone()
    }

    /// The counts.
    ///
    /// # Errors
    /// If a program failed.
    pub fn finish(self) -> Result<(), String> {
        if let Some(bar) = self.bar {
            bar.finish_and_clear();
        }
        println!(
            "{} of {} programs pass, {} of them through the interpreter too",
            self.passed, self.done, self.interpreted
        );
        let mut refused: Vec<_> = self.refused.into_iter().collect();
        refused.sort_by_key(|(_, seeds)| std::cmp::Reverse(seeds.len()));
        for (kind, mut seeds) in refused {
            seeds.sort_unstable();
            let (count, first) = (seeds.len(), &seeds[..seeds.len().min(SHOWN)]);
            println!("{count} are refused, with seeds {first:?}: {kind}");
        }
        match self.failed.len() {
            0 => Ok(()),
            n => Err(format!("{n} programs fail")),
        }
    }
}
