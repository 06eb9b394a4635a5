//! A test file as it should be: its graphs with fresh comments.

use crate::stages::{Notes, Stage, find};
use grad_core::entity::{Entity, FuncRef, NodeId};
use grad_core::ir::verify;
use grad_core::text;

/// What begins the output of a stage.
const BLOCK: &str = "; ==";

/// The file with the comments that the stages give it now.
pub fn golden(file: &str) -> Result<String, String> {
    let tests: Vec<&str> = file
        .lines()
        .map_while(|l| l.strip_prefix("test "))
        .collect();
    if tests.is_empty() {
        return Err("the first line is `test <stage> [args]`".into());
    }
    let head: String = tests.iter().map(|t| format!("test {t}\n")).collect();
    let lines = file.lines().skip(tests.len());
    let graphs: Vec<&str> = lines.take_while(|l| !l.starts_with(BLOCK)).collect();
    let source = "\n".repeat(tests.len()) + &graphs.join("\n");
    let mut notes = Notes::new();
    let mut blocks = String::new();
    for test in tests {
        let (name, args) = test.split_once(' ').unwrap_or((test, ""));
        let output = match find(name).ok_or_else(|| format!("there is no stage `{name}`"))? {
            Stage::Source(stage) => stage(&source, args)?,
            Stage::Block(stage) => stage(&module(&source)?, args)?,
            Stage::Notes(stage) => {
                join(&mut notes, stage(&module(&source)?, args)?);
                continue;
            }
        };
        blocks += &block(test, &output);
    }
    let body = annotate(&graphs, &notes).trim_end().to_string();
    Ok(format!("{head}{body}\n{blocks}"))
}

/// Graphs that a stage can rely on.
pub fn module(source: &str) -> Result<grad_core::ir::Module, String> {
    let module = text::parse(source).map_err(|e| e.to_string())?;
    verify(&module).map_err(|e| e.to_string())?;
    Ok(module)
}

fn join(all: &mut Notes, more: Notes) {
    for (node, note) in more {
        let line = all.entry(node).or_default();
        if !line.is_empty() {
            line.push_str("  ");
        }
        line.push_str(&note);
    }
}

/// `; == dce ==`, then the output behind `;`.
fn block(test: &str, output: &str) -> String {
    let lines = output
        .trim_end()
        .lines()
        .map(|l| format!("; {l}").trim_end().to_string() + "\n");
    format!("\n{BLOCK} {test} ==\n{}", lines.collect::<String>())
}

/// The lines of the graphs, nodes with their notes in one column.
fn annotate(lines: &[&str], notes: &Notes) -> String {
    if notes.is_empty() {
        return lines.join("\n");
    }
    let nodes = nodes(lines);
    let bare = |i: usize| without_comment(lines[i]);
    let noted = |i: usize| nodes[i].and_then(|node| notes.get(&node));
    let width = (0..lines.len())
        .filter(|&i| noted(i).is_some())
        .map(|i| bare(i).len())
        .max()
        .unwrap_or(0);
    let line = |i: usize| match (nodes[i], noted(i)) {
        (None, _) => lines[i].to_string(),
        (Some(_), None) => bare(i).to_string(),
        (Some(_), Some(note)) => format!("{:width$}    ; {note}", bare(i)),
    };
    (0..lines.len()).map(line).collect::<Vec<_>>().join("\n")
}

/// A line up to the first `;` behind a space that is not in a string.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped, mut before) = (false, false, ' ');
    for (i, c) in line.char_indices() {
        if c == ';' && !quoted && before == ' ' {
            return line[..i].trim_end();
        }
        quoted ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
        before = c;
    }
    line.trim_end()
}

/// The node on each line: every statement stands on one.
fn nodes(lines: &[&str]) -> Vec<Option<(FuncRef, NodeId)>> {
    let (mut func, mut node) = (0, 0);
    let of = |line: &&str| {
        let line = line.trim();
        let word = line.split(' ').next().unwrap_or_default();
        match word {
            "func" => (func, node) = (func + 1, 0),
            "" | "}" | "return" | "stack" | "pullback" => {}
            _ if line.starts_with(';') => {}
            _ => {
                node += 1;
                return Some((FuncRef::new(func - 1), NodeId::new(node - 1)));
            }
        }
        None
    };
    lines.iter().map(of).collect()
}

/// The lines that differ, for a failed test.
pub fn difference(found: &str, golden: &str) -> String {
    let (found, golden): (Vec<&str>, Vec<&str>) =
        (found.lines().collect(), golden.lines().collect());
    let mut out =
        String::from("the file (-) is not what the stages say now (+); GRAD_BLESS=1 rewrites it\n");
    let same = found
        .iter()
        .zip(&golden)
        .take_while(|(a, b)| a == b)
        .count();
    let tail = found[same..]
        .iter()
        .rev()
        .zip(golden[same..].iter().rev())
        .take_while(|(a, b)| a == b)
        .count();
    for line in &found[same..found.len() - tail] {
        out += &format!("-{line}\n");
    }
    for line in &golden[same..golden.len() - tail] {
        out += &format!("+{line}\n");
    }
    out
}
