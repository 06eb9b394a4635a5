//! What the programs give to the last bit, as text: builds with different settings must write the same.
//!
//! No program is excepted, although std leaves the precision of `exp` and its like open. One that has to be is listed here.

use super::row::{Nudge, Program};
use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

/// Puts the lines of the programs behind what is in the file.
pub fn append(file: &Path, programs: Vec<(String, Program)>) -> io::Result<()> {
    let mut file = OpenOptions::new().create(true).append(true).open(file)?;
    file.write_all(lines(programs.into_iter()).as_bytes())
}

/// One line a program: its name, the bits of its outputs, of those that come with its gradient, and of the gradient.
pub fn lines(programs: impl Iterator<Item = (String, Program)>) -> String {
    let mut text = String::new();
    for (name, program) in programs {
        let plain = (program.plain)(&mut Nudge::default());
        let derivative = (program.derivative)();
        let lists = [plain.outputs, derivative.outputs, derivative.gradient];
        let [plain, outputs, gradient] = lists.map(|list| hex(&list));
        let written = writeln!(
            text,
            "{name} plain{plain} value{outputs} gradient{gradient}"
        );
        written.expect("a string can be written to");
    }
    text
}

/// All NaNs are alike.
fn hex(list: &[f64]) -> String {
    let bits = |x: &f64| {
        if x.is_nan() {
            f64::NAN.to_bits()
        } else {
            x.to_bits()
        }
    };
    list.iter().map(|x| format!(" {:016x}", bits(x))).collect()
}
