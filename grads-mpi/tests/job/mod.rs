//! A job of several ranks, under a watch that ends it if it hangs.

use std::fs::File;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// After so many seconds a job is taken to hang.
const LIMIT: u64 = 120;

/// To start so many ranks on this machine.
pub fn mpirun(ranks: usize) -> Command {
    let mut command = Command::new("mpirun");
    command.args(["-n", &ranks.to_string(), "--oversubscribe"]);
    command.env("OMPI_ALLOW_RUN_AS_ROOT", "1");
    command.env("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM", "1");
    command.env("GRADS_MPI_PATIENCE", "1.5");
    command
}

/// Whether the job succeeded, and what it printed. A job that takes too long is an error.
pub fn ended(mut command: Command, name: &str) -> Result<(bool, String), String> {
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
        if start.elapsed() > Duration::from_secs(LIMIT) {
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
