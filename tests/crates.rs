//! Crates as users have them: other editions, another name for `grads`, a re-export, no std, every lint, and names that
//! hide those of std. `tests/crates` has their code; here it becomes the members of a workspace.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROGRAMS: &str = include_str!("crates/programs.rs");
const RUN_PROGRAMS: &str = "mod programs;\nfn main() { programs::run() }\n";

/// A crate: its name, edition, dependencies, and source files.
struct Crate {
    name: &'static str,
    edition: u16,
    dependencies: String,
    files: Vec<(&'static str, String)>,
}

impl Crate {
    /// One that depends on `grads` by its name and warns of nothing.
    fn new(name: &'static str, edition: u16, main: &str) -> Crate {
        let main = format!("#![deny(warnings)]\n#![allow(dead_code)]\n{main}");
        Crate {
            name,
            edition,
            dependencies: format!("grads = {{ path = {:?} }}", env!("CARGO_MANIFEST_DIR")),
            files: vec![("main.rs", main), ("programs.rs", PROGRAMS.to_string())],
        }
    }
    fn depending(self, dependencies: &str) -> Crate {
        let dependencies = dependencies.replace("GRADS", env!("CARGO_MANIFEST_DIR"));
        Crate {
            dependencies,
            ..self
        }
    }
    fn with(mut self, file: &'static str, text: &str) -> Crate {
        self.files.push((file, text.to_string()));
        self
    }
    fn write(&self, workspace: &Path) {
        let dir = workspace.join(self.name);
        let (name, edition, dependencies) = (self.name, self.edition, &self.dependencies);
        let manifest = format!(
            "[package]\nname = \"{name}\"\nedition = \"{edition}\"\n[dependencies]\n{dependencies}\n"
        );
        write(&dir.join("Cargo.toml"), &manifest);
        for (file, text) in &self.files {
            write(&dir.join("src").join(file), text);
        }
    }
}

/// Only what has changed: cargo builds anew what is newer.
fn write(path: &Path, text: &str) {
    if fs::read_to_string(path).is_ok_and(|there| there == text) {
        return;
    }
    fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the folder is made");
    fs::write(path, text).expect("the file is written");
}

/// A workspace of these crates, in the target folder.
fn workspace(name: &str, crates: &[Crate]) -> PathBuf {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("crates")
        .join(name);
    let members: Vec<&str> = crates.iter().map(|c| c.name).collect();
    write(
        &dir.join("Cargo.toml"),
        &format!("[workspace]\nresolver = \"2\"\nmembers = {members:?}\n"),
    );
    let locked = Path::new(env!("CARGO_MANIFEST_DIR")).join("Cargo.lock");
    if let (false, Ok(lock)) = (dir.join("Cargo.lock").exists(), fs::read_to_string(locked)) {
        write(&dir.join("Cargo.lock"), &lock);
    }
    crates.iter().for_each(|c| c.write(&dir));
    dir
}

/// Runs cargo there; all workspaces share what they build.
fn cargo(dir: &Path, args: &[&str]) -> Output {
    run(cargo_in(dir, args).env_remove("GRAD_DUMP"))
}

fn cargo_in(dir: &Path, args: &[&str]) -> Command {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("crates/target");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(args)
        .current_dir(dir)
        .env("CARGO_TARGET_DIR", target)
        .env_remove("RUSTFLAGS");
    cargo
}

fn run(cargo: &mut Command) -> Output {
    cargo.output().expect("cargo runs")
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn crates_of_every_edition_and_with_names_of_their_own_compile_without_warnings_and_run() {
    let shadows = include_str!("crates/shadows.rs");
    let crates = [
        Crate::new(
            "in_2015",
            2015,
            &format!("extern crate grads;\n{RUN_PROGRAMS}"),
        ),
        Crate::new("in_2018", 2018, RUN_PROGRAMS),
        Crate::new("in_2021", 2021, RUN_PROGRAMS),
        Crate::new("in_2024", 2024, RUN_PROGRAMS),
        Crate::new("renamed", 2024, include_str!("crates/renamed.rs"))
            .depending("my-ad = { package = \"grads\", path = \"GRADS\" }"),
        Crate::new("passes_on", 2021, "fn main() {}")
            .with("lib.rs", "pub mod autodiff { pub use grads as inner; }"),
        Crate::new("reexport", 2021, include_str!("crates/reexport.rs"))
            .depending("passes_on = { path = \"../passes_on\" }"),
        Crate::new(
            "shadows",
            2024,
            "mod shadows;\nfn main() { shadows::run() }",
        )
        .with("shadows.rs", shadows),
        Crate::new("forbids", 2024, "fn main() { forbids::programs::run() }").with(
            "lib.rs",
            "//! What may be forbidden.\n\
             #![deny(warnings)]\n\
             #![forbid(unsafe_code, missing_docs, future_incompatible, clippy::all, clippy::pedantic)]\n\
             /// Annotated code.\npub mod programs;\n",
        ),
        Crate::new(
            "no_std",
            2024,
            "fn main() { assert_eq!(no_std::run(), 8.5) }",
        )
        .with("lib.rs", include_str!("crates/no_std.rs")),
    ];
    let dir = workspace("run", &crates);
    let built = cargo(&dir, &["build", "--workspace", "--keep-going"]);
    assert!(built.status.success(), "{}", stderr(&built));
    for name in crates.iter().map(|c| c.name) {
        let run = cargo(&dir, &["run", "--quiet", "--package", name]);
        assert!(run.status.success(), "{name}: {}", stderr(&run));
    }
}

#[test]
fn a_world_is_silent_under_the_lints_that_people_deny() {
    let world = Crate::new("world", 2024, "fn main() { world::run() }")
        .with("lib.rs", include_str!("crates/world.rs"));
    let dir = workspace("world", &[world]);
    for command in [&["clippy", "--all-targets"][..], &["run", "--quiet"]] {
        let done = cargo(&dir, command);
        assert!(done.status.success(), "{}", stderr(&done));
    }
}

#[test]
fn stages_are_printed_of_a_crate_that_is_fresh() {
    let main =
        "#[grads::prelude::differentiable]\npub fn cube(x: f64) -> f64 { x * x * x }\nfn main() {}";
    let dir = workspace("dumped", &[Crate::new("dumped", 2024, main)]);
    let check = ["check", "--package", "dumped"];
    let before = cargo(&dir, &check);
    assert!(before.status.success(), "{}", stderr(&before));
    assert!(!stderr(&before).contains("== cube"), "{}", stderr(&before));
    let dumped = stderr(&run(cargo_in(&dir, &check).env("GRAD_DUMP", "cube")));
    for stage in ["lowered", "derivative", "emitted"] {
        let head = format!("== cube: {stage}");
        assert!(dumped.contains(&head), "{dumped}");
    }
}

/// The same lines without the attributes.
fn plain(programs: &str) -> String {
    let without = |line: &str| match line.trim_start() {
        l if l.starts_with("#[differentiable") || l.starts_with("#[checkpoint") => String::new(),
        _ => line.replace(", Differentiable)]", ")]"),
    };
    programs.lines().map(|l| without(l) + "\n").collect()
}

/// What clippy says of a crate's programs: each line, and how often.
fn said(stderr: &str, name: &str) -> BTreeMap<String, usize> {
    let prefix = format!("{name}/src/programs.rs:");
    let mut said = BTreeMap::new();
    for line in stderr.lines().filter_map(|l| l.strip_prefix(&prefix)) {
        *said.entry(line.to_string()).or_default() += 1;
    }
    said
}

#[test]
fn no_lint_fires_on_generated_code() {
    let lints = include_str!("crates/lints.rs");
    let (programs, _) = PROGRAMS
        .split_once("/// Runs all of it.")
        .expect("it stands last");
    let of = |name, programs: &str| Crate {
        files: vec![
            ("lib.rs", lints.to_string()),
            ("programs.rs", programs.to_string()),
        ],
        ..Crate::new(name, 2021, "")
    };
    let dir = workspace(
        "lints",
        &[of("annotated", programs), of("plain", &plain(programs))],
    );
    let clippy = cargo(
        &dir,
        &[
            "clippy",
            "--workspace",
            "--keep-going",
            "--message-format",
            "short",
        ],
    );
    let stderr = stderr(&clippy);
    let (annotated, plain) = (said(&stderr, "annotated"), said(&stderr, "plain"));
    assert!(plain.len() > 50, "the lints are on: {stderr}");
    let more = annotated
        .iter()
        .filter(|(line, n)| plain.get(*line) != Some(n));
    let more: Vec<_> = more.map(|(line, n)| format!("{n} x {line}")).collect();
    assert!(more.is_empty(), "{}", more.join("\n"));
}
