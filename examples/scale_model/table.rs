//! The figures as text.

use crate::workload::ALL;
use crate::{Curve, RANKS};
use std::fmt::Write;

/// What a rank of 100 computes, keeps and sends.
pub fn of_shares() -> String {
    let mut out =
        "one of 100 ranks:  seconds, MB kept, MB summed over all, kB to each neighbour in a step\n"
            .to_string();
    for (name, work) in ALL {
        let share = work.divided(100);
        let _ = writeln!(
            out,
            "{name:32} {:9.3} {:9.1} {:9.3} {:9.1}",
            share.seconds,
            share.kept / 1e6,
            share.summed / 1e6,
            share.face / 1e3
        );
    }
    out
}

/// The efficiencies for some numbers of ranks.
pub fn of_curves(curves: &[Curve]) -> String {
    let shown = [1, 100, 1000, 10_000];
    let at = shown.map(|n| {
        RANKS
            .iter()
            .position(|ranks| *ranks == n)
            .expect("one of them")
    });
    let mut out = format!(
        "{:32} {:8} strong at 1, 100, 1000, 10000 ranks    weak at the same\n",
        "efficiency", "sum"
    );
    for curve in curves {
        let _ = write!(out, "{:32} {:8}", curve.work, curve.sum.name());
        for efficiencies in [&curve.strong, &curve.weak] {
            for i in at {
                let _ = write!(out, " {:6.2}", efficiencies[i]);
            }
            let _ = write!(out, "   ");
        }
        out.push('\n');
    }
    out
}

/// Where the efficiency of strong scaling falls below a half, and what takes the time of the largest number of ranks.
pub fn what_breaks_first(curves: &[Curve]) -> String {
    let mut out = String::new();
    for curve in curves {
        let half = curve.strong.iter().position(|e| *e < 0.5);
        let half = match half {
            Some(i) => format!(
                "below one half at {} ranks, {:.3} s a gradient",
                RANKS[i], curve.seconds[i]
            ),
            None => "above one half everywhere".to_string(),
        };
        let causes = curve
            .causes
            .iter()
            .map(|(what, share)| format!("{what} {:.0} %", 100.0 * share.max(0.0)));
        let _ = writeln!(
            out,
            "{} ({}): {half}; at the end {}",
            curve.work,
            curve.sum.name(),
            causes.collect::<Vec<_>>().join(", ")
        );
    }
    out
}
