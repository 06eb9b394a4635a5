//! A hierarchical regression on a table of which each rank reads its share: `mpirun -n 4 fit`.

mod generate;
mod labels;
mod model;
mod optimum;
mod table;

use clap::{Parser, Subcommand};
use grads_mpi::{Comm, Disagreed, agree};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Columns;

/// Fits `y = a + b x1 + c x2` with coefficients of each group's own, which are drawn around common ones.
///
/// Each rank reads its share of the table. The optimum is the same to the last bit for any number of ranks.
///
/// Exit codes of all ranks: 0 if the model was fitted, 1 if the table cannot be read or does not fit, 2 if the options are wrong.
#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    command: Option<Command>,
    /// A csv file with a header.
    #[arg(long, default_value = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/data/grunfeld.csv"))]
    table: PathBuf,
    /// The column of what is explained.
    #[arg(long, default_value = "invest")]
    y: String,
    /// The two columns that explain it.
    #[arg(long, num_args = 2, default_values = ["value", "capital"])]
    x: Vec<String>,
    /// The column that names the group of a row.
    #[arg(long, default_value = "firm")]
    group: String,
    /// Takes the numbers as they are, not their logarithms.
    #[arg(long)]
    linear: bool,
    /// Where to write all parameters, each with 17 digits.
    #[arg(long)]
    out: Option<PathBuf>,
}

#[derive(Subcommand)]
enum Command {
    /// Writes a table with the columns y, x1, x2 and group (to be fitted with `--linear --y y --x x1 x2 --group group`).
    Generate {
        /// The number of rows.
        #[arg(long, default_value = "1000000")]
        rows: usize,
        /// The number of groups.
        #[arg(long, default_value = "200", value_parser = clap::value_parser!(u32).range(1..))]
        groups: u32,
        /// The same seed gives the same table.
        #[arg(long, default_value = "1")]
        seed: u64,
        /// Where to write it.
        path: PathBuf,
    },
}

fn main() -> ExitCode {
    let mut wrong_options = false;
    let code = grads_mpi::run(|comm| match Options::try_parse() {
        Ok(options) => work(comm, &options),
        Err(e) => {
            wrong_options = e.use_stderr();
            if comm.rank() == 0 {
                // nobody is left to be told that this failed
                let _ = e.print();
            }
            Ok(())
        }
    });
    if wrong_options {
        ExitCode::from(2)
    } else {
        code
    }
}

fn work(comm: Comm, options: &Options) -> Result<(), Disagreed> {
    match &options.command {
        Some(Command::Generate {
            rows,
            groups,
            seed,
            path,
        }) => {
            let written = match comm.rank() {
                0 => generate::write(path, *rows, *groups, *seed)
                    .map_err(|e| format!("{}: {e}", path.display())),
                _ => Ok(()),
            };
            agree(comm, written)
        }
        None => fit(comm, options),
    }
}

fn fit(comm: Comm, options: &Options) -> Result<(), Disagreed> {
    let columns = Columns {
        y: &options.y,
        x: [&options.x[0], &options.x[1]],
        group: &options.group,
        logarithms: !options.linear,
    };
    let table = table::read(comm, &options.table, &columns)?;
    let found = agree(comm, optimum::find(comm, &table))?;
    let told = match comm.rank() {
        0 => optimum::tell(&found, &table, &columns, options.out.as_deref()),
        _ => Ok(()),
    };
    agree(comm, told)
}
