//! The crates that programs are compiled against, built once.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiled crates, for rustc: cargo locks its target directory while it works, rustc does not.
pub struct Crates {
    flags: Vec<String>,
}

const MANIFEST: &str = r#"[package]
name = "crates-of-random-programs"
version = "0.0.0"
edition = "2024"

[workspace]

[dependencies]
grads = { path = "ROOT", features = ["graph", "tape"] }
grad-core = { path = "ROOT/grad-core", features = ["runtime"] }

[profile.dev]
debug = 0
incremental = false

[profile.dev.build-override]
opt-level = 2

[profile.dev.package."*"]
opt-level = 2
"#;

impl Crates {
    /// Builds `grads` and `grad-core`, as they are in `root`, in `dir`.
    pub fn build(root: &Path, dir: &Path) -> io::Result<Crates> {
        std::fs::create_dir_all(dir.join("src"))?;
        std::fs::write(dir.join("src/lib.rs"), "")?;
        let manifest = MANIFEST.replace("ROOT", &root.display().to_string());
        std::fs::write(dir.join("Cargo.toml"), manifest)?;
        std::fs::copy(root.join("Cargo.lock"), dir.join("Cargo.lock"))?;
        let cargo = std::env::var_os("CARGO").unwrap_or("cargo".into());
        let build = Command::new(cargo)
            .args(["build", "-q", "--offline", "--message-format=json"])
            .current_dir(dir)
            .env("CARGO_TARGET_DIR", dir.join("target"))
            .output()?;
        if !build.status.success() {
            return Err(io::Error::other(String::from_utf8_lossy(&build.stderr)));
        }
        let messages = String::from_utf8_lossy(&build.stdout).into_owned();
        let mut flags = vec![];
        for name in ["grads", "grad_core"] {
            let library = library(&messages, name)
                .ok_or_else(|| io::Error::other(format!("cargo built no `{name}`")))?;
            flags.extend(["--extern".into(), format!("{name}={}", library.display())]);
            if let Some(deps) = library.parent() {
                flags.push(format!("-Ldependency={}", deps.display()));
            }
        }
        Ok(Crates { flags })
    }

    /// rustc, with the crates within reach.
    pub fn rustc(&self) -> Command {
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc
            .args(["--edition=2024", "-Awarnings"])
            .args(&self.flags);
        rustc
    }
}

/// The library of this name among the messages of cargo; `grad-core` is built for macros too, but without the features
/// that the last one has.
fn library(messages: &str, name: &str) -> Option<PathBuf> {
    let artifacts = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .filter(|m| m["reason"] == "compiler-artifact" && m["target"]["name"] == name);
    let with_most_features = artifacts.max_by_key(|m| m["features"].as_array().map(Vec::len))?;
    let files = with_most_features["filenames"].as_array()?;
    let files = files.iter().filter_map(serde_json::Value::as_str);
    files
        .map(PathBuf::from)
        .find(|f| f.extension().is_some_and(|e| e == "rlib"))
}
