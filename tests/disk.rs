//! `#[checkpoint(disk = path)]`: what happens to the file, and what is said if it does not give what was written to it.

#![cfg(target_os = "linux")]

#[path = "claims/mod.rs"]
mod claims;

use grads::checkpoint::cost_on_disk;
use grads::prelude::*;
use std::cell::Cell;
use std::fs::File;
use std::io::Write;
use std::os::unix::fs::FileExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, MutexGuard, Once, PoisonError};

#[differentiable]
fn rod(start: &[f64], k: f64, steps: usize, place: &str) -> f64 {
    let mut u = start.to_vec();
    #[checkpoint(10, memory = 1 << 12, disk = place)]
    for _ in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() - 1 {
            let here = u[i];
            u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
    }
    u[1] * u[2]
}

#[differentiable]
fn plain(start: &[f64], k: f64, steps: usize) -> f64 {
    let mut u = start.to_vec();
    for _ in 0..steps {
        let mut left = u[0];
        for i in 1..u.len() - 1 {
            let here = u[i];
            u[i] += k * (1.0 + here * here) * (left - 2.0 * here + u[i + 1]);
            left = here;
        }
    }
    u[1] * u[2]
}

/// How many steps there are is not known before.
#[differentiable]
fn cooling(start: &[f64], k: f64, #[no_diff] limit: f64, place: &str) -> f64 {
    let mut u = start.to_vec();
    let mut time = 0.0;
    #[checkpoint(7, slots = 3, disk = place)]
    while u[1] > limit {
        for i in 1..u.len() {
            u[i] += k * (u[i - 1] - u[i]) * u[i];
        }
        time += k * u[2];
    }
    #[checkpoint(4, disk = place)]
    loop {
        u[2] *= 0.9 + 0.1 * u[1];
        if u[2] < limit * 0.5 {
            break;
        }
    }
    time + u[2]
}

#[differentiable]
fn cooling_in_memory(start: &[f64], k: f64, #[no_diff] limit: f64) -> f64 {
    let mut u = start.to_vec();
    let mut time = 0.0;
    while u[1] > limit {
        for i in 1..u.len() {
            u[i] += k * (u[i - 1] - u[i]) * u[i];
        }
        time += k * u[2];
    }
    loop {
        u[2] *= 0.9 + 0.1 * u[1];
        if u[2] < limit * 0.5 {
            break;
        }
    }
    time + u[2]
}

fn start() -> Vec<f64> {
    (0..50).map(|i| (i as f64 * 0.7).sin()).collect()
}

/// A directory of this test's own, which is there and empty.
fn place(name: &str) -> String {
    let place = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("disk-{name}"));
    let _ = std::fs::remove_dir_all(&place);
    std::fs::create_dir_all(&place).expect("a directory for tests");
    place.to_str().expect("UTF-8").into()
}

fn is_empty(place: &str) -> bool {
    std::fs::read_dir(place)
        .expect("it is there")
        .next()
        .is_none()
}

/// Descriptors are those of the whole process: one test at a time looks at them.
fn alone() -> MutexGuard<'static, ()> {
    static ONE: Mutex<()> = Mutex::new(());
    ONE.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The files in `place` that have no name and are open.
fn open_files(place: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir("/proc/self/fd").expect("Linux has it");
    let all = all.flatten().map(|entry| entry.path());
    let is_there = |path: &PathBuf| std::fs::read_link(path).is_ok_and(|to| to.starts_with(place));
    all.filter(is_there).collect()
}

#[test]
fn the_gradient_is_that_of_memory() {
    let place = place("same");
    for steps in [0, 1, 9, 10, 11, 95, 200] {
        let (value, (by_start, by_k)) = value_and_grad!(rod)(&start(), 0.1, steps, &place);
        let (same, (by_same, by_same_k)) = value_and_grad!(plain)(&start(), 0.1, steps);
        assert_eq!((value, by_k), (same, by_same_k), "{steps}");
        assert_eq!(by_start, by_same, "{steps}");
    }
    assert!(is_empty(&place));
}

#[test]
fn loops_whose_steps_are_not_known() {
    let place = place("unknown");
    let start = [0.1, 1.0, 0.8, 0.7];
    for limit in [0.9, 0.3, 0.15] {
        let (value, (by_start, by_k)) = value_and_grad!(cooling)(&start, 0.1, limit, &place);
        let same = value_and_grad!(cooling_in_memory)(&start, 0.1, limit);
        assert_eq!((value, by_start), (same.0, same.1.0), "{limit}");
        // summed in another order
        assert!((by_k - same.1.1).abs() < 1e-14 * by_k.abs(), "{limit}");
    }
}

/// What panics say, and in which line.
fn said(run: impl FnOnce()) -> (String, u32) {
    thread_local!(static LINE: Cell<Option<u32>> = const { Cell::new(None) });
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info| match LINE.get() {
            Some(_) => LINE.set(info.location().map(|place| place.line())),
            None => usual(info),
        }));
    });
    LINE.set(Some(0));
    let what = catch_unwind(AssertUnwindSafe(run));
    let line = LINE.take().expect("in a file");
    let what = what.expect_err("it fails");
    (
        what.downcast_ref::<String>().expect("a message").clone(),
        line,
    )
}

/// The line of the attribute of `rod`.
fn line_of_rod() -> u32 {
    let mut lines = include_str!("disk.rs").lines();
    let at = lines.position(|line| line.contains("#[checkpoint(10, memory"));
    at.expect("it is there") as u32 + 1
}

/// What the pullback says after something has happened to the file.
fn after(name: &str, harm: impl Fn(&File)) -> String {
    let (_alone, place) = (alone(), place(name));
    let start = start();
    let (_, pullback) = vjp!(rod)(&start, 0.1, 100, &place);
    let files = open_files(&place);
    assert_eq!(files.len(), 1, "{files:?}");
    harm(
        &File::options()
            .write(true)
            .open(&files[0])
            .expect("it can be written to"),
    );
    let (text, line) = said(|| drop(pullback(1.0)));
    assert_eq!(line, line_of_rod());
    let begin = format!("a state of this loop cannot be read back from the file in {place:?}: ");
    text.strip_prefix(&begin).expect("where it is").into()
}

#[test]
fn a_file_that_was_cut_is_no_gradient() {
    let text = after("cut", |file| file.set_len(1000).expect("shorter"));
    // the way back writes the first state behind what is missing
    assert_eq!(text, "its checksum is not that of what was written");
}

#[test]
fn a_byte_that_was_changed_is_no_gradient() {
    let text = after("changed", |file| {
        file.write_all_at(&[1], 1234).expect("written");
    });
    assert_eq!(text, "its checksum is not that of what was written");
}

#[test]
fn a_directory_that_is_not_there() {
    let (text, line) = said(|| drop(value_and_grad!(rod)(&start(), 0.1, 100, "/no/place")));
    assert!(
        text.contains("cannot be written to a file in \"/no/place\": "),
        "{text}"
    );
    assert_eq!(line, line_of_rod());
}

/// The file takes what is said beforehand, and is gone with the last who reads it.
#[test]
fn the_file_is_as_large_as_is_said_and_goes() {
    let (_alone, place) = (alone(), place("size"));
    let start = start();
    let (_, pullback) = vjp!(rod)(&start, 0.1, 100, &place);
    let file = File::open(&open_files(&place)[0]).expect("it is there");
    let said = cost_on_disk(100, 10, 9, 8 * 50).disk as u64;
    // each state has its length, too, and the first one is written when it is needed
    assert_eq!(
        file.metadata().expect("of a file").len(),
        9 * (said / 10 + 8)
    );
    let first = format!("{:?}", pullback(1.0));
    assert_eq!(first, format!("{:?}", pullback(1.0)));
    drop((pullback, file));
    assert!(open_files(&place).is_empty());
}

#[test]
fn pullbacks_of_several_threads() {
    let place = place("threads");
    let start = start();
    let (_, pullback) = vjp!(rod)(&start, 0.1, 60, &place);
    let run = || format!("{:?}", pullback(1.0));
    let all: Vec<String> = std::thread::scope(|s| {
        let threads: Vec<_> = (0..4).map(|_| s.spawn(run)).collect();
        threads
            .into_iter()
            .map(|t| t.join().expect("no panic"))
            .collect()
    });
    assert!(all.iter().all(|one| *one == all[0]));
}

/// This process again, killed in the middle of the way back.
#[test]
fn a_killed_process_leaves_nothing() {
    let run_again = "GRADS_TEST_KILLED";
    if let Some(place) = std::env::var_os(run_again) {
        let start = start();
        let (_, _pullback) = vjp!(rod)(&start, 0.1, 1000, place.to_str().expect("UTF-8"));
        println!("ready");
        std::io::stdout().flush().expect("written");
        std::thread::sleep(std::time::Duration::from_secs(60));
        return;
    }
    let place = place("killed");
    let mut child = Command::new(std::env::current_exe().expect("this program"))
        .args(["--exact", "--nocapture", "a_killed_process_leaves_nothing"])
        .env(run_again, &place)
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("it runs");
    let mut lines = std::io::BufRead::lines(std::io::BufReader::new(
        child.stdout.take().expect("a pipe"),
    ));
    assert!(lines.any(|line| line.is_ok_and(|line| line.contains("ready"))));
    child.kill().expect("SIGKILL");
    child.wait().expect("it ends");
    assert!(is_empty(&place));
    let run = || value_and_grad!(rod)(&start(), 0.1, 1000, &place);
    assert_eq!(format!("{:?}", run()), format!("{:?}", run()));
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}
