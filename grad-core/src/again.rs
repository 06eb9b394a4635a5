//! Whether code runs for the second time: on the way back, where a loop is run again rather than kept. What a function
//! does besides giving its value (`println!`) is done the first time only.

use std::cell::Cell;

thread_local! {
    static AGAIN: Cell<bool> = const { Cell::new(false) };
}

/// As long as it lives, what this thread runs is run again.
///
/// ```
/// use grad_core::again::{RunAgain, is_first_run};
///
/// assert!(is_first_run());
/// let again = RunAgain::begin();
/// assert!(!is_first_run());
/// drop(again);
/// assert!(is_first_run());
/// ```
#[derive(Debug)]
pub struct RunAgain {
    before: bool,
}

impl RunAgain {
    /// From now on.
    #[must_use]
    pub fn begin() -> Self {
        RunAgain {
            before: AGAIN.replace(true),
        }
    }
}

/// As long as it lives, this thread runs what another runs, for the first time or not.
#[cfg(feature = "rayon")]
pub(crate) fn as_before(first_run: bool) -> RunAgain {
    RunAgain {
        before: AGAIN.replace(!first_run),
    }
}

impl Drop for RunAgain {
    fn drop(&mut self) {
        AGAIN.set(self.before);
    }
}

/// Whether nothing is being run again.
pub fn is_first_run() -> bool {
    !AGAIN.get()
}
