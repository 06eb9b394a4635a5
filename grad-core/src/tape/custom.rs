//! Functions of eager values that have gradients of their own.

use super::record;
use super::space::form;
use super::vspace::Entry;
use super::{Eager, TapeError};
use crate::grad::GradientError;
use crate::ir::Attr;
use crate::ops::tensor::like::CHECK_LIKE;
use std::rc::Rc;

/// What the rule of such a function sees.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{CustomCx, Eager};
/// fn rule(cx: &CustomCx) -> Vec<Option<Eager>> {
///     vec![cx.cts[0].as_ref().map(|ct| ct * &cx.args[0])]
/// }
/// let cx = CustomCx {
///     args: vec![2.0.into()],
///     variables: vec![],
///     kept: vec![],
///     cts: vec![Some(3.0.into())],
/// };
/// assert_eq!(rule(&cx)[0].as_ref().unwrap().to_f64()?, 6.0);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct CustomCx {
    /// The arguments.
    pub args: Vec<Eager>,
    /// What the outputs depend on beside the arguments: the values around that the function reads, in the order in which it
    /// reads them first (TensorFlow's `variables`).
    pub variables: Vec<Eager>,
    /// What the function returned beside its outputs.
    pub kept: Vec<Eager>,
    /// The cotangent of each output: zeros where none came, unless the rule accepts that there is none. `None` also where
    /// the output can have none.
    pub cts: Vec<Option<Eager>>,
}

/// Calls a function with a gradient of its own: `forward` gives the outputs, and what else `rule` wants to read; the rule
/// makes the cotangent of each argument. An argument that is passed twice gets the sum of two. If the outputs depend on
/// other values too, which the function reads, the rule finds these in `variables` and may return their cotangents after
/// those of the arguments (`None`: no derivative); a rule that gives none is an error where such a derivative is asked for.
///
/// What the rule computes is recorded, so that it can be differentiated again. An error of its own it gives as
/// [`Eager::failed`].
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, Tape, TapeOptions, custom_gradient};
/// let x = Eager::new(100.0);
/// let tape = Tape::new();
/// tape.watch(&x);
/// let softplus = custom_gradient(
///     "softplus",
///     &[&x],
///     |v| {
///         let e = v[0].exp();
///         (vec![(&e + 1.0).ln()], vec![e])
///     },
///     |cx| {
///         let ct = cx.cts[0].as_ref();
///         vec![ct.map(|ct| ct * (1.0 - 1.0 / (1.0 + &cx.kept[0])))]
///     },
/// );
/// let dx = tape.gradient(&[&softplus[0]], &[&x], &TapeOptions::default())?;
/// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 1.0);
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn custom_gradient(
    name: &str,
    args: &[&Eager],
    forward: impl FnOnce(&[Eager]) -> (Vec<Eager>, Vec<Eager>),
    rule: impl Fn(&CustomCx) -> Vec<Option<Eager>> + 'static,
) -> Vec<Eager> {
    custom_gradient_accepting(name, args, &[], forward, rule)
}

/// [`custom_gradient`] whose rule takes `None` for a zero cotangent of the outputs with these numbers.
///
/// ```
/// # mod grads { pub use grad_core::tape; }
/// use grads::tape::{Eager, Tape, TapeOptions, custom_gradient_accepting};
/// let (x, tape) = (Eager::variable(0.5), Tape::new());
/// let y = custom_gradient_accepting(
///     "sin_cos",
///     &[&x],
///     &[1], // no zeros where the cosine is not used
///     |v| (vec![v[0].sin(), v[0].cos()], vec![]),
///     |cx| {
///         assert!(cx.cts[1].is_none());
///         vec![cx.cts[0].as_ref().map(|ct| ct * cx.args[0].cos())]
///     },
/// );
/// let dx = tape.gradient(&[&y[0]], &[&x], &TapeOptions::default())?;
/// assert_eq!(dx[0].as_ref().unwrap().to_f64()?, 0.5_f64.cos());
/// # Ok::<(), grad_core::tape::TapeError>(())
/// ```
pub fn custom_gradient_accepting(
    name: &str,
    args: &[&Eager],
    accepts_none: &[usize],
    forward: impl FnOnce(&[Eager]) -> (Vec<Eager>, Vec<Eager>),
    rule: impl Fn(&CustomCx) -> Vec<Option<Eager>> + 'static,
) -> Vec<Eager> {
    let args: Vec<Eager> = args.iter().copied().cloned().collect();
    let (outputs, kept, variables) = record::reads_of(&args, || forward(&args));
    // what comes out depends on the arguments alone, however it was computed
    let outputs: Vec<Eager> = outputs.iter().map(Eager::detached).collect();
    let own = Rc::new(Own {
        name: name.into(),
        args,
        variables,
        kept,
        rule: Box::new(rule),
    });
    let has_none = |i: &usize| accepts_none.contains(i) || !outputs[*i].is_differentiable();
    let accepts_none: Vec<usize> = (0..outputs.len()).filter(has_none).collect();
    let inputs: Vec<&Eager> = own.inputs().collect();
    let results: Vec<&Eager> = outputs.iter().collect();
    record::operation(&inputs, &|_| true, &results, |_| {
        let own = Rc::clone(&own);
        Entry {
            inputs: own.inputs().map(Eager::id).collect(),
            outputs: outputs.iter().map(|y| (y.id(), form(y))).collect(),
            accepts_none: accepts_none.clone(),
            backward: Box::new(move |cts, wants| own.backward(cts, wants)),
        }
    });
    outputs
}

type Rule = dyn Fn(&CustomCx) -> Vec<Option<Eager>>;

/// One call.
struct Own {
    name: String,
    args: Vec<Eager>,
    variables: Vec<Eager>,
    kept: Vec<Eager>,
    rule: Box<Rule>,
}

impl Own {
    /// The arguments, then what else it reads.
    fn inputs(&self) -> impl Iterator<Item = &Eager> {
        self.args.iter().chain(&self.variables)
    }

    fn backward(
        &self,
        cts: &[Option<Eager>],
        wants: &[bool],
    ) -> Result<Vec<Option<Eager>>, TapeError> {
        let cts = (self.rule)(&CustomCx {
            args: self.args.clone(),
            variables: self.variables.clone(),
            kept: self.kept.clone(),
            cts: cts.to_vec(),
        });
        self.check_count(cts.len(), wants)?;
        let mut checked = vec![];
        for (i, (ct, x)) in cts.into_iter().zip(self.inputs()).enumerate() {
            let ct = ct.map(|ct| self.check(&ct, x, i));
            if let Some(error) = ct.as_ref().and_then(Eager::error) {
                return Err(error);
            }
            checked.push(ct);
        }
        Ok(checked)
    }

    /// Whether the rule gave a cotangent of each argument, or of these and of each value that is read: where one of the
    /// latter is wanted, it must.
    fn check_count(&self, found: usize, wants: &[bool]) -> Result<(), GradientError> {
        let expected = self.inputs().count();
        if found == expected {
            return Ok(());
        }
        if found != self.args.len() {
            let node = self.name.clone();
            return Err(GradientError::Count {
                node,
                found,
                expected,
            });
        }
        let wanted = wants[found..].iter().zip(&self.variables).enumerate();
        let wanted = wanted.filter(|(_, (wanted, _))| **wanted);
        let captures: Vec<String> = wanted.map(|(i, (_, x))| described(i, x)).collect();
        match captures.is_empty() {
            true => Ok(()),
            false => Err(GradientError::Captures {
                function: self.name.clone(),
                captures,
            }),
        }
    }

    /// The cotangent of argument `i`: of its type and shape, or an error.
    fn check(&self, ct: &Eager, x: &Eager, i: usize) -> Eager {
        if ct.slices().is_some() {
            return ct.clone();
        }
        let what = format!("op={} input={i}", self.name);
        ct.apply(&CHECK_LIKE, Attr::Field(what.into()), &[x])
    }
}

/// What stands for the name of a value that is read: values that compute at once have none.
fn described(i: usize, x: &Eager) -> String {
    let what = if x.is_variable() { "variable" } else { "value" };
    match (x.dtype(), x.shape()) {
        (Ok(dtype), Ok(shape)) => format!("{what} {i} ({dtype} of shape {shape:?})"),
        _ => format!("{what} {i}"),
    }
}
