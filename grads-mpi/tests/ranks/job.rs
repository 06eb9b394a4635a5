//! A job of several ranks, under a watch that ends it if it hangs.

use crate::{Case, End};
use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The variable that tells a rank which program it runs.
pub const CASE: &str = "GRADS_MPI_CASE";

pub fn check(case: &'static Case, ranks: usize) -> Result<(), String> {
    let this = std::env::current_exe().map_err(|e| e.to_string())?;
    let mut command = mpirun(ranks);
    command.arg(this).env(CASE, case.name);
    let (success, printed) = ended(command, case.name)?;
    match case.end {
        End::Passes if success => Ok(()),
        End::Passes => Err(printed),
        End::Fails(_) if success => Err("the job succeeded".into()),
        End::Fails(texts) => {
            let missing: Vec<_> = texts.iter().filter(|t| !printed.contains(**t)).collect();
            match missing[..] {
                [] => Ok(()),
                _ => Err(format!("no {missing:?} in\n{printed}")),
            }
        }
    }
}

pub fn mpirun(ranks: usize) -> Command {
    let mut command = Command::new("mpirun");
    command.args(["-n", &ranks.to_string(), "--oversubscribe"]);
    command.env("OMPI_ALLOW_RUN_AS_ROOT", "1");
    command.env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    command.env("GRADS_MPI_PATIENCE", "1.5");
    command
}

/// Whether the job succeeded, and what it printed. A job that takes too long is an error.
fn ended(mut command: Command, name: &str) -> Result<(bool, String), String> {
    let file = format!("{name}.{}.txt", std::process::id()).replace(' ', "_");
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(file);
    let out = File::create(&path).map_err(|e| e.to_string())?;
    let err = out.try_clone().map_err(|e| e.to_string())?;
    command.stdin(Stdio::null()).stdout(out).stderr(err);
    let mut job = command.spawn().map_err(|e| format!("mpirun: {e}"))?;
    let start = Instant::now();
    let status = loop {
        if let Some(status) = job.try_wait().map_err(|e| e.to_string())? {
            break Some(status);
        }
        if start.elapsed() > Duration::from_secs(60) {
            let _ = job.kill();
            let _ = job.wait();
            break None;
        }
        std::thread::sleep(Duration::from_millis(10));
    };
    let printed = std::fs::read_to_string(&path).unwrap_or_default();
    let _ = std::fs::remove_file(&path);
    match status {
        Some(status) => Ok((status.success(), printed)),
        None => Err(format!("the job hangs; until then it printed\n{printed}")),
    }
}
