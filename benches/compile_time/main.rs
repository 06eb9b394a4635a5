//! How long a crate of functions takes to build with and without the attribute, and how long one takes to expand.
//!
//! ```text
//! cargo bench --bench compile_time
//! ```
//!
//! The dependencies are built before; the shortest of three builds counts. What rustc spends on expanding macros it says
//! itself, by an option that is unstable and needs `RUSTC_BOOTSTRAP`.

use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

/// How many functions.
const FUNCTIONS: u32 = 100;
/// One of them.
const MODEL: &str = include_str!("model.rs");

const MANIFEST: &str = r#"[package]
name = "NAME"
version = "0.0.0"
edition = "2024"

[workspace]

[dependencies]
grads = { path = "ROOT" }

[profile.dev]
incremental = false
"#;

fn main() -> io::Result<()> {
    let with = Package::new(
        "with",
        "use grads::differentiable;\n",
        "#[differentiable]\n",
    )?;
    let without = Package::new("without", "", "")?;
    let (time_with, time_without) = (with.build_time()?, without.build_time()?);
    let expansion = with
        .expansion_time()?
        .saturating_sub(without.expansion_time()?);
    let lines = MODEL.lines().filter(|l| !l.trim().is_empty()).count();
    println!("{FUNCTIONS} functions of {lines} lines, built for debugging");
    println!("  without  {time_without:.2?}");
    println!("  with     {time_with:.2?}");
    let ratio = time_with.as_secs_f64() / time_without.as_secs_f64();
    println!("  ratio    {ratio:.1}");
    println!("expansion of one: {:.1?}", expansion / FUNCTIONS);
    Ok(())
}

/// A package of its own, with its dependencies built.
struct Package {
    dir: PathBuf,
    code: String,
}

impl Package {
    fn new(name: &str, head: &str, attribute: &str) -> io::Result<Package> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let dir = root.join("target/compile_time").join(name);
        std::fs::create_dir_all(dir.join("src"))?;
        let manifest = MANIFEST
            .replace("NAME", name)
            .replace("ROOT", &root.display().to_string());
        std::fs::write(dir.join("Cargo.toml"), manifest)?;
        std::fs::copy(root.join("Cargo.lock"), dir.join("Cargo.lock"))?;
        let functions = (0..FUNCTIONS).map(|i| {
            let function = MODEL.replace("fn track", &format!("fn track_{i}"));
            function.replace("pub fn", &format!("{attribute}pub fn"))
        });
        let code = head.to_owned() + &functions.collect::<String>();
        let package = Package { dir, code };
        package.write("")?;
        package.cargo(&["build"], false)?;
        Ok(package)
    }

    fn write(&self, code: &str) -> io::Result<()> {
        std::fs::write(self.dir.join("src/lib.rs"), code)
    }

    fn cargo(&self, args: &[&str], unstable: bool) -> io::Result<Output> {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
        cargo.args(args).arg("--offline").current_dir(&self.dir);
        cargo.env("CARGO_TARGET_DIR", self.dir.join("target"));
        if unstable {
            cargo.env("RUSTC_BOOTSTRAP", "1");
            cargo.env("RUSTFLAGS", "-Ztime-passes");
        }
        let output = cargo.output()?;
        match output.status.success() {
            true => Ok(output),
            false => Err(io::Error::other(String::from_utf8_lossy(&output.stderr))),
        }
    }

    /// The shortest of three.
    fn build_time(&self) -> io::Result<Duration> {
        let mut shortest = Duration::MAX;
        for i in 0..3 {
            self.write(&format!("// {i}\n{}", self.code))?;
            let start = Instant::now();
            self.cargo(&["build"], false)?;
            shortest = shortest.min(start.elapsed());
        }
        Ok(shortest)
    }

    /// What rustc says.
    fn expansion_time(&self) -> io::Result<Duration> {
        self.write("")?;
        self.cargo(&["build"], true)?;
        self.write(&self.code)?;
        let output = self.cargo(&["build"], true)?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned()
            + &String::from_utf8_lossy(&output.stdout);
        // `time:   7.931; rss:  ..  macro_expand_crate`, last for the package itself
        let mut lines = said.lines().rev();
        let line = lines.find(|l| l.ends_with("macro_expand_crate"));
        let seconds = line.and_then(|l| l.split([':', ';']).nth(1)?.trim().parse().ok());
        let seconds = seconds
            .ok_or_else(|| io::Error::other("rustc did not say how long it expanded macros"))?;
        Ok(Duration::from_secs_f64(seconds))
    }
}
