//! Draws the graph of a function, its gradient graph and its plan:
//! `cargo run --release --example graph_pictures -- pendulum --out target/pictures`.

mod draw;
mod functions;

use clap::Parser;
use clap::builder::PossibleValuesParser;
use functions::Graphs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Writes three SVG pictures of a function.
#[derive(Parser)]
struct Options {
    /// The function.
    #[arg(value_parser = PossibleValuesParser::new(functions::all().map(|f| f.name)))]
    function: String,
    /// The folder for the pictures.
    #[arg(long, default_value = "target/pictures")]
    out: PathBuf,
}

fn main() -> ExitCode {
    let options = Options::parse();
    let all = functions::all();
    let Some(graphs) = all.iter().find(|f| f.name == options.function) else {
        eprintln!("error: there is no function `{}`", options.function);
        return ExitCode::from(2);
    };
    match write(graphs, &options.out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("error: {e}");
            ExitCode::FAILURE
        }
    }
}

fn write(graphs: &Graphs, out: &Path) -> Result<(), String> {
    std::fs::create_dir_all(out).map_err(|e| format!("{}: {e}", out.display()))?;
    let stages = [
        ("graph", graphs.graph),
        ("gradient", graphs.gradient),
        ("plan", graphs.plan),
    ];
    for (stage, dot) in stages {
        let path = out.join(format!("{}.{stage}.svg", graphs.name));
        let picture = draw::svg(&dot())?;
        std::fs::write(&path, picture).map_err(|e| format!("{}: {e}", path.display()))?;
        println!("{}", path.display());
    }
    Ok(())
}
