//! Gradients and Jacobians of what a tape has recorded.

use super::backprop::Prepared;
use super::space::EagerSpace;
use super::tape::Tape;
use super::vspace::Recorded;
use super::{Eager, TapeError, op};
use crate::graph::Unconnected;
use crate::ir::Type;
use crate::ops::tensor::join::stack;
use crate::tensor::Tensor;

/// What a gradient is asked for with.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, Tape, TapeOptions};
/// let (x, tape) = (Eager::variable(vec![1.0, 2.0]), Tape::new());
/// let y = &x * &x;
/// let weighted = TapeOptions { output_gradients: vec![Some(vec![1.0, 10.0].into())], ..Default::default() };
/// let dx = tape.gradient(&[&y], &[&x], &weighted)?.remove(0).unwrap();
/// assert_eq!(dx.value()?.to_f64s(), [2.0, 40.0]);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct TapeOptions {
    /// The cotangent of each target; ones where there is none. Either empty or as long as the targets.
    pub output_gradients: Vec<Option<Eager>>,
    /// What the gradient with respect to a source that no target depends on is.
    pub unconnected: Unconnected,
}

/// What was recorded: of a tape that is used up all of it, else what the tape has at the time.
enum Source<'t> {
    Taken(Recorded<EagerSpace>),
    Kept(&'t Tape),
}

impl Source<'_> {
    fn prepare(&self, targets: &[(Eager, Option<Eager>)]) -> Prepared<EagerSpace> {
        let ids: Vec<_> = targets.iter().map(|(y, _)| y.id()).collect();
        match self {
            Source::Taken(recorded) => recorded.prepare(&ids),
            Source::Kept(tape) => tape.state.recorded.borrow().prepare(&ids),
        }
    }
}

impl Tape {
    /// The sum of the derivatives of all targets with respect to each source. `None` if no target depends on it, or only
    /// through what has no derivative; if the tape neither watches it nor has seen it computed; and for integers and truth
    /// values. A gradient that is zero but for some rows is in
    /// the form that [`Eager::slices`] shows.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::{Eager, Tape, TapeOptions};
    /// let (x, y) = (Eager::variable(2.0), Eager::variable(1.0));
    /// let tape = Tape::new();
    /// let z = &x * &x * &x;
    /// let cts = tape.gradient(&[&z], &[&x, &y], &TapeOptions::default())?;
    /// assert_eq!(cts[0].as_ref().unwrap().to_f64()?, 12.0);
    /// assert!(cts[1].is_none());
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// A tape that is used up, targets and sources that carry errors, output gradients that do not fit, an operation without
    /// a rule between sources and targets; see [`TapeError`].
    pub fn gradient(
        &self,
        targets: &[&Eager],
        sources: &[&Eager],
        options: &TapeOptions,
    ) -> Result<Vec<Option<Eager>>, TapeError> {
        let source = self.take()?;
        check(targets)?;
        check(sources)?;
        let targets = seeded(targets, &options.output_gradients)?;
        let part = source.prepare(&targets);
        // what the targets do not depend on is freed before any rule runs
        drop(source);
        gradients(part, &targets, sources, options.unconnected)
    }

    /// The derivative of each element of the target with respect to each element of a source, in the shape of the target
    /// followed by that of the source. One backward pass for each element of the target.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, tape}; }
    /// use grads::{graph::Unconnected, tape::{Eager, Tape}};
    /// let (x, tape) = (Eager::variable(vec![1.0, 2.0]), Tape::new());
    /// let y = &x * &x;
    /// let j = tape.jacobian(&y, &[&x], Unconnected::None)?.remove(0).unwrap();
    /// assert_eq!(j.value()?.to_f64s(), [2.0, 0.0, 0.0, 4.0]);
    /// # Ok::<(), grad_core::tape::TapeError>(())
    /// ```
    ///
    /// # Errors
    /// As for [`gradient`](Self::gradient).
    pub fn jacobian(
        &self,
        target: &Eager,
        sources: &[&Eager],
        unconnected: Unconnected,
    ) -> Result<Vec<Option<Eager>>, TapeError> {
        let source = self.take()?;
        check(&[target])?;
        check(sources)?;
        let shape = target.shape()?;
        let count = shape.iter().product();
        let mut rows: Vec<Vec<Eager>> = vec![vec![]; sources.len()];
        for i in 0..count {
            let seeded = [(target.clone(), Some(one_hot(target, &shape, i)?))];
            let part = source.prepare(&seeded);
            let cts = gradients(part, &seeded, sources, unconnected)?;
            for (rows, ct) in rows.iter_mut().zip(cts) {
                rows.extend(ct);
            }
        }
        let columns = rows.iter().zip(sources);
        columns
            .map(|(rows, x)| joined(rows, &shape, &x.shape()?))
            .collect()
    }

    /// What was recorded. A tape that is not persistent ends here.
    fn take(&self) -> Result<Source<'_>, TapeError> {
        if self.state.is_persistent {
            return Ok(Source::Kept(self));
        }
        if self.state.is_used.replace(true) {
            return Err(TapeError::UsedTwice);
        }
        self.state.is_recording.set(false);
        Ok(Source::Taken(self.state.recorded.take()))
    }
}

fn gradients(
    part: Prepared<EagerSpace>,
    targets: &[(Eager, Option<Eager>)],
    sources: &[&Eager],
    unconnected: Unconnected,
) -> Result<Vec<Option<Eager>>, TapeError> {
    let xs: Vec<Eager> = sources.iter().copied().cloned().collect();
    let cts = part.gradients(&EagerSpace, targets, &xs)?;
    let mut gradients = vec![];
    for (x, ct) in xs.iter().zip(cts) {
        let ct = ct.filter(|_| x.is_differentiable());
        if let Some(error) = ct.as_ref().and_then(Eager::error) {
            return Err(error);
        }
        let zeros = || (unconnected == Unconnected::Zero).then(|| x.zeros_like());
        gradients.push(ct.or_else(zeros));
    }
    Ok(gradients)
}

/// The first error that one of these carries.
fn check(values: &[&Eager]) -> Result<(), TapeError> {
    match values.iter().find_map(|x| x.error()) {
        Some(error) => Err(error),
        None => Ok(()),
    }
}

/// The targets that can have a cotangent, each with its own.
fn seeded(
    targets: &[&Eager],
    given: &[Option<Eager>],
) -> Result<Vec<(Eager, Option<Eager>)>, TapeError> {
    if !given.is_empty() && given.len() != targets.len() {
        return Err(TapeError::OutputGradients {
            found: given.len(),
            expected: targets.len(),
        });
    }
    let given = given.iter().cloned().chain(std::iter::repeat(None));
    let mut seeded = vec![];
    for (&y, ct) in targets.iter().zip(given) {
        if let Some(ct) = &ct {
            check_fits(y, ct)?;
        }
        if y.is_differentiable() {
            seeded.push((y.clone(), ct));
        }
    }
    Ok(seeded)
}

fn check_fits(y: &Eager, ct: &Eager) -> Result<(), TapeError> {
    let (expected, expected_shape) = (y.dtype()?, y.shape()?);
    let (found, found_shape) = (ct.dtype()?, ct.shape()?);
    if (expected, &expected_shape) == (found, &found_shape) {
        return Ok(());
    }
    Err(TapeError::OutputGradient {
        expected,
        expected_shape,
        found,
        found_shape,
    })
}

/// A tensor like `y` that is 1 at the `i`-th element and 0 elsewhere.
fn one_hot(y: &Eager, shape: &[usize], i: usize) -> Result<Eager, TapeError> {
    let mut elements = vec![0.0; shape.iter().product()];
    elements[i] = 1.0;
    let ones = Tensor::from_shape(shape, elements);
    let ones = ones.ok_or_else(|| TapeError::NotATensor(format!("{shape:?}")))?;
    let ty = Type::Tensor(y.dtype()?);
    Ok(Eager::new(ones).with(|x| x.cast(&ty)))
}

/// The rows of a Jacobian in its shape; nothing if there are none.
fn joined(rows: &[Eager], target: &[usize], source: &[usize]) -> Result<Option<Eager>, TapeError> {
    if rows.is_empty() {
        return Ok(None);
    }
    let shape: Vec<isize> = target.iter().chain(source).map(|&n| n as isize).collect();
    let rows: Vec<&Eager> = rows.iter().collect();
    let jacobian = op(&rows, |rows| stack(rows, 0).reshape(&shape));
    match jacobian.error() {
        Some(error) => Err(error),
        None => Ok(Some(jacobian)),
    }
}
