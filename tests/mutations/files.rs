//! Csv files, whose bytes may be no text: errors name the file.

use super::text::mutate;
use crate::{data, lynx_hare};
use fastrand::Rng;
use std::path::Path;

const VALID: [&str; 3] = [
    "year,lynx,hare\n1900,4.0,30.0\n1901,6.1,47.2\n1902,9.8,70.2\n1903,35.2,77.4\n",
    "t,y,\"a b\"\n0,1.5,x\n1,2.5,\"y\"\"z\"\n",
    "\u{feff}hare;year\r\nyear,lynx,hare\r\n1900,4.0,30.0\r\n",
];

/// Whether one of the examples takes it.
pub fn case(rng: &mut Rng) -> bool {
    let mut bytes = mutate(rng, &VALID).into_bytes();
    if rng.usize(..8) == 0 && !bytes.is_empty() {
        let at = rng.usize(..bytes.len());
        bytes[at] = rng.u8(..);
    }
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("mutated.csv");
    std::fs::write(&path, &bytes).unwrap();
    let name = path.display().to_string();
    let counts = lynx_hare::read(&path);
    if let Err(error) = &counts {
        assert!(error.to_string().starts_with(&name), "{error}");
    }
    if let Ok(counts) = &counts {
        let all = counts.lynx.iter().chain(&counts.hare);
        assert!(all.clone().all(|c| c.is_finite() && *c > 0.0 && *c <= 1e6));
    }
    let table = data::read(&path);
    let is_taken = counts.is_ok() || table.is_ok();
    match table {
        Ok(table) => {
            for column in ["year", "t", "y", "hare", "", "a b"] {
                match table.column(column) {
                    Ok(column) => assert!(column.values.iter().all(|x| x.is_finite())),
                    Err(error) => assert!(error.to_string().starts_with(&name), "{error}"),
                }
            }
        }
        Err(error) => assert!(error.to_string().starts_with(&name), "{error}"),
    }
    is_taken
}
