//! The tape: what is watched, and for how long.

use super::Eager;
use super::record::{self, State, Watches};
use super::rules::Rules;
use crate::registry::GradRegistry;
use std::cell::{Cell, RefCell};
use std::fmt;
use std::rc::Rc;

/// Records what is computed from the values that it watches, from its making until it is asked for a gradient or dropped.
/// Tapes may be nested: what an inner one computes for a gradient is recorded by the outer ones.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, Tape, TapeOptions};
/// let x = Eager::new(3.0);
/// let outer = Tape::new();
/// outer.watch(&x);
/// let inner = Tape::new();
/// inner.watch(&x);
/// let y = &x * &x * &x;
/// let dx = inner.gradient(&[&y], &[&x], &TapeOptions::default())?.remove(0).unwrap();
/// let dxx = outer.gradient(&[&dx], &[&x], &TapeOptions::default())?.remove(0).unwrap();
/// assert_eq!((dx.to_f64()?, dxx.to_f64()?), (27.0, 18.0));
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub struct Tape {
    pub(super) state: Rc<State>,
}

impl Default for Tape {
    fn default() -> Self {
        Self::new()
    }
}

impl Tape {
    /// One for one set of gradients. What it holds is freed while they are computed.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::new());
    /// let y = &x * &x;
    /// let dx = tape.gradient(&[&y], &[&x], &TapeOptions::default())?;
    /// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 6.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn new() -> Self {
        Self::watching(Watches::Variables)
    }
    /// One that can be asked for gradients any number of times. It goes on recording, the gradients themselves too, until it
    /// is [paused](Self::pause).
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::persistent());
    /// let (y, z) = (&x * &x, x.exp());
    /// for target in [&y, &z] {
    ///     assert!(tape.gradient(&[target], &[&x], &TapeOptions::default())?[0].is_some());
    /// }
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn persistent() -> Self {
        Self::recording(true, Watches::Variables)
    }
    pub(super) fn watching(watches: Watches) -> Self {
        Self::recording(false, watches)
    }
    fn recording(is_persistent: bool, watches: Watches) -> Self {
        let state = Rc::new(State {
            recorded: RefCell::default(),
            rules: RefCell::new(Rules::built_in()),
            is_persistent,
            is_recording: Cell::new(true),
            is_used: Cell::new(false),
            watches: Cell::new(watches),
            variables: RefCell::default(),
        });
        record::enter(&state);
        Tape { state }
    }
    /// This tape with the rules of a registry.
    ///
    /// ```
    /// use grad_core::{ops, registry::GradRegistry, tape::{Eager, Tape, TapeOptions}};
    /// let mut registry = GradRegistry::new();
    /// registry.not_differentiable(&ops::trig::SIN);
    /// let (x, tape) = (Eager::variable(3.0), Tape::new().with_registry(registry));
    /// let y = x.sin();
    /// assert!(tape.gradient(&[&y], &[&x], &TapeOptions::default())?[0].is_none());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[must_use]
    pub fn with_registry(self, registry: GradRegistry) -> Self {
        self.state.rules.replace(Rules::of(registry));
        self
    }
    /// This tape, watching only what [`watch`](Self::watch) says, and no variable by itself.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::new().without_variables());
    /// let y = x.sin();
    /// assert!(tape.gradient(&[&y], &[&x], &TapeOptions::default())?[0].is_none());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    #[must_use]
    pub fn without_variables(self) -> Self {
        self.state.watches.set(Watches::Nothing);
        self
    }

    /// Watches a value: from now on what is computed from it is recorded. Integers and truth values have no gradient all the
    /// same.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::new(3.0), Tape::new());
    /// tape.watch(&x);
    /// let y = &x * &x;
    /// assert!(tape.gradient(&[&y], &[&x], &TapeOptions::default())?[0].is_some());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn watch(&self, x: &Eager) {
        self.state.watch(x);
    }
    /// The variables that were read, in that order.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape};
    /// let (x, y, tape) = (Eager::variable(3.0), Eager::variable(1.0), Tape::new());
    /// let _ = &y + &x;
    /// let ids: Vec<_> = tape.watched_variables().iter().map(Eager::id).collect();
    /// assert_eq!(ids, [y.id(), x.id()]);
    /// ```
    pub fn watched_variables(&self) -> Vec<Eager> {
        self.state.variables.borrow().clone()
    }
    /// Runs `f` without recording anything on this tape.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::new());
    /// let factor = tape.stop_recording(|| &x * &x); // a constant
    /// let y = &x * &factor;
    /// let dx = tape.gradient(&[&y], &[&x], &TapeOptions::default())?;
    /// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 9.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn stop_recording<R>(&self, f: impl FnOnce() -> R) -> R {
        let _again = Again(&self.state, self.state.is_recording.replace(false));
        f()
    }
    /// Records nothing until [`resume`](Self::resume).
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::new());
    /// tape.pause();
    /// let factor = &x * &x; // a constant
    /// tape.resume();
    /// let y = &x * &factor;
    /// let dx = tape.gradient(&[&y], &[&x], &TapeOptions::default())?;
    /// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 9.0);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn pause(&self) {
        self.state.is_recording.set(false);
    }
    /// Goes on recording. A tape that has given its one set of gradients does not.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Tape;
    /// let tape = Tape::new();
    /// tape.pause();
    /// tape.resume(); // see `pause`
    /// ```
    pub fn resume(&self) {
        self.state.is_recording.set(!self.state.is_used.get());
    }
    /// Forgets all that was recorded and watched, and begins anew.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, tape) = (Eager::variable(3.0), Tape::new());
    /// let y = &x * &x;
    /// tape.reset();
    /// assert!(tape.gradient(&[&y], &[&x], &TapeOptions::default())?[0].is_none());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    pub fn reset(&self) {
        self.state.reset();
    }
}

impl Drop for Tape {
    fn drop(&mut self) {
        record::leave(&self.state);
    }
}

/// Puts back whether a tape records, also when what runs meanwhile panics.
struct Again<'t>(&'t State, bool);

impl Drop for Again<'_> {
    fn drop(&mut self) {
        self.0.is_recording.set(self.1);
    }
}

impl fmt::Debug for Tape {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "Tape({:?})", self.state.recorded.borrow())
    }
}
