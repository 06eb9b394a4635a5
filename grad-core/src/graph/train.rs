//! Variables that are read, and moved by an optimiser.

use super::{Graph, GraphError};
use crate::ir::Var;
use crate::optimizers::{self, Optimizer};
use crate::tensor::Tensor;

impl Graph {
    /// What a variable holds.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let w = g.variable("w", vec![1.0, 2.0]);
    /// assert_eq!(g.value(w)?.to_f64s(), [1.0, 2.0]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// Something that is no variable.
    pub fn value(&self, variable: Var<'_>) -> Result<Tensor, GraphError> {
        let at = self.input_of(variable)?;
        let value = self.variables.borrow().get(&at).cloned();
        value.ok_or_else(|| GraphError::NotAVariable(self.inputs.borrow()[at].name.clone()))
    }

    /// The variables in the order in which they were made: their names and what they hold.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let w = g.variable("w", 1.0);
    /// g.assign(w, 2.0)?;
    /// assert_eq!(g.variables(), [("w".to_string(), 2.0.into())]);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn variables(&self) -> Vec<(String, Tensor)> {
        let (inputs, held) = (self.inputs.borrow(), self.variables.borrow());
        let variables = inputs.iter().enumerate();
        let variables =
            variables.filter_map(|(at, input)| Some((input.name.clone(), held.get(&at)?.clone())));
        variables.collect()
    }

    /// Sets all variables, in the order in which they were made, to values of their types.
    #[cfg(feature = "safetensors")]
    pub(crate) fn set_variables(&self, values: Vec<Tensor>) {
        let inputs = self.inputs.borrow();
        let places = (0..inputs.len()).filter(|at| inputs[*at].is_variable);
        let mut held = self.variables.borrow_mut();
        for (at, value) in places.zip(values) {
            held.insert(at, value);
        }
    }

    /// One step of an optimiser: moves variables against their gradients, which a [`Program`](super::Program) has computed. One optimiser goes with one list of
    /// variables.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType, optimizers}; }
    /// use grads::{DType, graph::Graph, optimizers::Adam};
    /// let g = Graph::new();
    /// let (w, b) = (g.variable("w", 0.0), g.variable("b", 0.0));
    /// let (x, y) = (g.placeholder("x", DType::F64), g.placeholder("y", DType::F64));
    /// let error = x * w + b - y;
    /// let loss = (error * error).reduce_mean(None, false);
    /// let gradients = g.gradients(&[loss], &[w, b], &Default::default())?;
    /// let step = g.compile(&gradients.into_iter().flatten().collect::<Vec<_>>())?;
    ///
    /// let mut adam = Adam::new(0.1);
    /// let data = [(x, vec![0.0, 1.0, 2.0].into()), (y, vec![1.0, 3.0, 5.0].into())];
    /// for _ in 0..500 {
    ///     g.apply_gradients(&mut adam, &[w, b], &step.run(&data)?)?;
    /// }
    /// assert!((g.value(w)?.to_f64().unwrap() - 2.0).abs() < 1e-3);
    /// assert!((g.value(b)?.to_f64().unwrap() - 1.0).abs() < 1e-3);
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    ///
    /// # Errors
    /// Something that is no variable of floats, another number of gradients than of variables, and a gradient of another type or shape than its variable.
    /// Nothing is moved then.
    ///
    /// # Panics
    /// If the variables have not as many elements as those of the optimiser's step before.
    pub fn apply_gradients(
        &self,
        optimizer: &mut impl Optimizer,
        variables: &[Var<'_>],
        gradients: &[Tensor],
    ) -> Result<(), GraphError> {
        if variables.len() != gradients.len() {
            return Err(GraphError::Gradients {
                variables: variables.len(),
                gradients: gradients.len(),
            });
        }
        let values = variables.iter().map(|v| self.value(*v));
        let values: Vec<Tensor> = values.collect::<Result<_, _>>()?;
        for ((variable, value), gradient) in variables.iter().zip(&values).zip(gradients) {
            let fits = value.dtype() == gradient.dtype() && value.shape() == gradient.shape();
            if !fits || value.zero_like().is_none() {
                return Err(GraphError::GradientOf {
                    name: self.name(*variable),
                    dtype: value.dtype(),
                    shape: value.shape().to_vec(),
                    found: gradient.dtype(),
                    found_shape: gradient.shape().to_vec(),
                });
            }
        }
        let moved = optimizers::moved(optimizer, &values, gradients);
        let moves = variables.iter().zip(moved);
        moves
            .into_iter()
            .try_for_each(|(v, value)| self.assign(*v, value))
    }
}
