//! A csv file that each rank reads a share of.
//!
//! The file is cut into blocks of bytes, [`BLOCKS`] for any number of ranks; a line is in the block where it begins. So sums over blocks do not depend on the number of
//! ranks. Text in quotes may not go over several lines.

use crate::labels;
use crate::model::Rows;
use grads_mpi::{Comm, agree, all_gather, in_blocks};
use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom};
use std::path::Path;

pub const BLOCKS: usize = 64;

/// Which columns are read.
pub struct Columns<'a> {
    pub y: &'a str,
    pub x: [&'a str; 2],
    pub group: &'a str,
    pub logarithms: bool,
}

/// This rank's share of the table.
pub struct Table {
    /// The rows of each of this rank's blocks, y and x less their means, over their standard deviations.
    pub blocks: BTreeMap<usize, Rows>,
    /// The names of all groups.
    pub groups: Vec<String>,
    /// The number of rows of all ranks.
    pub rows: usize,
    /// Means and standard deviations of y and x.
    pub scales: [(f64, f64); 3],
}

/// What is wrong, and in which line of the share.
struct Problem {
    line: Option<u64>,
    message: String,
}

impl Problem {
    fn new(message: impl ToString) -> Self {
        let message = message.to_string();
        Problem {
            line: None,
            message,
        }
    }
}

/// Reads the table on all ranks. Where a row is out of shape, all ranks get the same error with its line.
pub fn read(comm: Comm, path: &Path, columns: &Columns) -> Result<Table, grads_mpi::Disagreed> {
    let mut share = Share::default();
    let result = share.read(comm, path, columns);
    // the lines of the ranks before this one
    let lines = all_gather(comm, &[share.lines as f64]);
    let before: f64 = lines[..comm.rank()].iter().sum();
    let place = |problem: Problem| match problem.line {
        Some(line) => format!(
            "{}:{}: {}",
            path.display(),
            line + before as u64,
            problem.message
        ),
        None => format!("{}: {}", path.display(), problem.message),
    };
    agree(comm, result.map_err(place))?;
    agree(comm, share.into_table(comm, path))
}

#[derive(Default)]
struct Share {
    blocks: BTreeMap<usize, Vec<([f64; 3], String)>>,
    lines: u64,
}

impl Share {
    fn read(&mut self, comm: Comm, path: &Path, columns: &Columns) -> Result<(), Problem> {
        let mut file = BufReader::new(File::open(path).map_err(Problem::new)?);
        let len = file.seek(SeekFrom::End(0)).map_err(Problem::new)?;
        let mut header = String::new();
        file.rewind().map_err(Problem::new)?;
        file.read_line(&mut header).map_err(Problem::new)?;
        let columns = Found::of(&header, columns)?;

        let blocks = comm.share(BLOCKS);
        let start = line_from(&mut file, bound(len, blocks.start)).map_err(Problem::new)?;
        let end = line_from(&mut file, bound(len, blocks.end)).map_err(Problem::new)?;
        file.seek(SeekFrom::Start(start)).map_err(Problem::new)?;
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .flexible(true)
            .from_reader(file.take(end - start));
        let mut problem = None;
        let mut record = csv::StringRecord::new();
        loop {
            let line = reader.position().line();
            let read = match reader.read_record(&mut record) {
                Ok(false) => break,
                Ok(true) => {
                    let at = record.position().expect("a record that was read has one");
                    let (at, line) = (start + at.byte(), at.line());
                    // the header is a line of the first block
                    let row = (at > 0).then(|| columns.row(&record));
                    match row.transpose() {
                        Ok(Some(row)) => {
                            let block = block_of(len, at);
                            self.blocks.entry(block).or_default().push(row);
                            Ok(())
                        }
                        Ok(None) => Ok(()),
                        Err(message) => Err((line, message)),
                    }
                }
                Err(e) => match e.kind() {
                    csv::ErrorKind::Io(e) => return Err(Problem::new(e)),
                    csv::ErrorKind::Utf8 { .. } => Err((line, "this is not UTF-8 text".into())),
                    _ => Err((line, e.to_string())),
                },
            };
            if let Err((line, message)) = read {
                // the others count the lines of this share, so it is read to its end
                problem.get_or_insert(Problem {
                    line: Some(line),
                    message,
                });
            }
        }
        self.lines = reader.position().line() - 1;
        problem.map_or(Ok(()), Err)
    }

    /// The table, with names and scales that all ranks agree on.
    fn into_table(self, comm: Comm, path: &Path) -> Result<Table, String> {
        let names = self.blocks.values().flatten().map(|(_, name)| name.clone());
        let groups = labels::of_all_ranks(comm, &names.collect::<BTreeSet<_>>());
        let none = vec![];
        let rows_of = |block: usize| self.blocks.get(&block).unwrap_or(&none);
        let (rows, sums) = in_blocks(comm, BLOCKS, |block| {
            let rows = rows_of(block);
            let sum = |k: usize| rows.iter().map(|(row, _)| row[k]).sum();
            (rows.len() as f64, [0, 1, 2].map(sum))
        });
        if rows < 2.0 {
            return Err(format!("{}: there are fewer than two rows", path.display()));
        }
        let means = sums.map(|sum: f64| sum / rows);
        let (_, squares): (f64, [f64; 3]) = in_blocks(comm, BLOCKS, |block| {
            let rows = rows_of(block);
            let sum = |k: usize| {
                rows.iter()
                    .map(|(row, _)| (row[k] - means[k]).powi(2))
                    .sum()
            };
            (0.0, [0, 1, 2].map(sum))
        });
        let scales = [0, 1, 2].map(|k| {
            let sd = (squares[k] / rows).sqrt();
            (means[k], sd)
        });
        if let Some(k) = scales.iter().position(|(_, sd)| *sd == 0.0) {
            let column = ["y", "the first x", "the second x"][k];
            return Err(format!(
                "{}: {column} is the same in all rows",
                path.display()
            ));
        }
        let mut blocks = BTreeMap::new();
        for (block, rows) in self.blocks {
            let scaled: &mut Rows = blocks.entry(block).or_default();
            for (row, name) in rows {
                let [y, x1, x2] = [0, 1, 2].map(|k| (row[k] - scales[k].0) / scales[k].1);
                scaled.y.push(y);
                scaled.x[0].push(x1);
                scaled.x[1].push(x2);
                let group = groups.binary_search(&name);
                scaled
                    .group
                    .push(group.map_err(|_| format!("no group {name}"))?);
            }
        }
        Ok(Table {
            blocks,
            groups,
            rows: rows as usize,
            scales,
        })
    }
}

/// Where block `i` begins, in bytes.
fn bound(len: u64, i: usize) -> u64 {
    (u128::from(len) * i as u128 / BLOCKS as u128) as u64
}

/// The block of a line that begins at `byte`.
fn block_of(len: u64, byte: u64) -> usize {
    (0..BLOCKS)
        .rev()
        .find(|i| bound(len, *i) <= byte)
        .unwrap_or(0)
}

/// The first place at or behind `from` where a line begins, or the end of the file.
fn line_from(file: &mut BufReader<File>, from: u64) -> Result<u64, std::io::Error> {
    if from == 0 {
        return Ok(0);
    }
    file.seek(SeekFrom::Start(from - 1))?;
    let mut rest = vec![];
    file.read_until(b'\n', &mut rest)?;
    Ok(from - 1 + rest.len() as u64)
}

/// Where the columns are in a row.
struct Found {
    width: usize,
    numbers: [(usize, String); 3],
    group: usize,
    logarithms: bool,
}

impl Found {
    fn of(header: &str, columns: &Columns) -> Result<Found, Problem> {
        let names: Vec<&str> = header.trim().split(',').collect();
        let position = |name: &str| {
            let at = names.iter().position(|n| *n == name);
            at.ok_or_else(|| Problem {
                line: None,
                message: format!(
                    "there is no column `{name}`; there are {}",
                    names.join(", ")
                ),
            })
        };
        let number = |name: &str| Ok((position(name)?, name.to_string()));
        Ok(Found {
            width: names.len(),
            numbers: [
                number(columns.y)?,
                number(columns.x[0])?,
                number(columns.x[1])?,
            ],
            group: position(columns.group)?,
            logarithms: columns.logarithms,
        })
    }

    fn row(&self, record: &csv::StringRecord) -> Result<([f64; 3], String), String> {
        if record.len() != self.width {
            return Err(format!(
                "the row has {} fields, the header has {}",
                record.len(),
                self.width
            ));
        }
        let mut row = [0.0; 3];
        for (x, (at, name)) in row.iter_mut().zip(&self.numbers) {
            *x = self.number(&record[*at], name)?;
        }
        Ok((row, record[self.group].to_string()))
    }

    fn number(&self, text: &str, column: &str) -> Result<f64, String> {
        let number = text.trim().parse().ok().filter(|x: &f64| x.is_finite());
        let number = number.ok_or_else(|| format!("`{text}` in `{column}` is not a number"))?;
        match self.logarithms {
            false => Ok(number),
            true if number > 0.0 => Ok(number.ln()),
            true => Err(format!(
                "{number} in `{column}` has no logarithm (`--linear` takes numbers as they are)"
            )),
        }
    }
}
