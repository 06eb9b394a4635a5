//! A formula as a graph that is built at run time, with the gradient of its loss.

use crate::formula::{Expr, Formula, Operator, Sum};
use crate::functions::Apply;
use grads::graph::{GradientOptions, Graph, GraphError, Program, Unconnected};
use grads::{DType, Tensor, Var};

/// A column of numbers.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its name.
    pub name: String,
    /// One number a row.
    pub values: Vec<f64>,
}

/// A formula, compiled for columns of data.
pub struct Model<'g> {
    /// The variables, in the order of the formula.
    parameters: Vec<(String, Var<'g>)>,
    /// The placeholders of the columns on the right, and what they hold.
    columns: Vec<(Var<'g>, Tensor)>,
    observed: (Var<'g>, Tensor),
    rows: usize,
    prediction: Program,
    /// The sum of squares and its partial derivatives.
    loss: Program,
}

/// The loss somewhere, and its gradient.
#[derive(Clone, Debug)]
pub struct Loss {
    /// The sum of squares.
    pub value: f64,
    /// One partial derivative a parameter.
    pub gradient: Vec<f64>,
}

impl<'g> Model<'g> {
    /// Builds the graph and compiles it. Names that are none of the columns, nor [`PI`], are parameters.
    pub fn new(
        graph: &'g Graph,
        formula: &Formula,
        observed: &Column,
        columns: &[Column],
    ) -> Result<Self, GraphError> {
        let tensor = |column: &Column| Tensor::from(column.values.clone());
        let placeholder = |column: &Column| graph.placeholder(&column.name, DType::F64);
        let inputs: Vec<Var> = columns.iter().map(placeholder).collect();
        let parameters: Vec<(String, Var)> = parameters(formula, columns)
            .into_iter()
            .map(|name| (name.to_string(), graph.variable(name, 1.0)))
            .collect();

        let pi = (PI.to_string(), graph.constant(std::f64::consts::PI));
        let names = columns.iter().map(|c| c.name.clone()).zip(inputs.clone());
        let names = std::iter::once(pi).chain(names);
        let scope = Scope {
            graph,
            names: names.chain(parameters.clone()).collect(),
        };
        let prediction = scope.build(&formula.right);
        let target = placeholder(observed);
        let loss = (prediction - target).square().reduce_sum(None, false);

        let variables: Vec<Var> = parameters.iter().map(|(_, v)| *v).collect();
        let options = GradientOptions {
            unconnected: Unconnected::Zero,
            ..GradientOptions::default()
        };
        let gradient = graph.gradients(&[loss], &variables, &options)?;
        let fetches: Vec<Var> = std::iter::once(loss)
            .chain(gradient.into_iter().flatten())
            .collect();
        Ok(Model {
            parameters,
            columns: inputs.into_iter().zip(columns.iter().map(tensor)).collect(),
            observed: (target, tensor(observed)),
            rows: observed.values.len(),
            prediction: graph.compile(&[prediction])?,
            loss: graph.compile(&fetches)?,
        })
    }

    /// The names of the parameters.
    pub fn parameters(&self) -> impl ExactSizeIterator<Item = &str> {
        self.parameters.iter().map(|(name, _)| name.as_str())
    }

    /// The sum of squares and its gradient.
    pub fn loss(&self, parameters: &[f64]) -> Result<Loss, GraphError> {
        let mut feeds = self.feeds(parameters);
        feeds.extend(self.columns.clone());
        feeds.push(self.observed.clone());
        let out = self.loss.run(&feeds)?;
        let mut numbers = out.iter().map(|x| x.to_f64().unwrap_or(f64::NAN));
        Ok(Loss {
            value: numbers.next().unwrap_or(f64::NAN),
            gradient: numbers.collect(),
        })
    }

    /// What the formula gives in each row.
    pub fn predict(&self, parameters: &[f64]) -> Result<Vec<f64>, GraphError> {
        let mut feeds = self.feeds(parameters);
        feeds.extend(self.columns.clone());
        self.run(&feeds, self.rows)
    }

    /// What the formula gives where its only column has other values.
    pub fn predict_at(&self, parameters: &[f64], xs: &[f64]) -> Result<Vec<f64>, GraphError> {
        let mut feeds = self.feeds(parameters);
        feeds.extend(self.columns.iter().map(|(v, _)| (*v, Tensor::from(xs))));
        self.run(&feeds, xs.len())
    }

    /// The prediction in so many rows; one that reads no column is the same in all.
    fn run(&self, feeds: &[(Var<'g>, Tensor)], rows: usize) -> Result<Vec<f64>, GraphError> {
        let out = self.prediction.run(feeds)?;
        let values = out[0].to_f64s();
        Ok(if out[0].shape().is_empty() {
            vec![values[0]; rows]
        } else {
            values
        })
    }

    fn feeds(&self, parameters: &[f64]) -> Vec<(Var<'g>, Tensor)> {
        let variables = self.parameters.iter().map(|(_, v)| *v);
        let values = parameters.iter().map(|&x| Tensor::from(x));
        variables.zip(values).collect()
    }
}

/// The name that is a number, unless a column is called so.
pub const PI: &str = "pi";

/// The names of the parameters of a formula: those that are no columns, nor [`PI`].
pub fn parameters<'f>(formula: &'f Formula, columns: &[Column]) -> Vec<&'f str> {
    let names = formula.right.names().into_iter();
    let is_column = |name: &&str| columns.iter().any(|c| c.name == *name);
    names
        .map(|n| n.text.as_str())
        .filter(|n| !is_column(n) && *n != PI)
        .collect()
}

/// What the names of an expression stand for; of two that are alike, the last.
struct Scope<'g> {
    graph: &'g Graph,
    names: Vec<(String, Var<'g>)>,
}

impl<'g> Scope<'g> {
    fn build(&self, expr: &Expr) -> Var<'g> {
        match expr {
            Expr::Number(x) => self.graph.constant(*x),
            Expr::Name(name) => self.of(&name.text),
            Expr::Negative(x) => -self.build(x),
            Expr::Binary(operator, x, y) => {
                let (x, y) = (self.build(x), self.build(y));
                match operator {
                    Operator::Add => x + y,
                    Operator::Sub => x - y,
                    Operator::Mul => x * y,
                    Operator::Div => x / y,
                    Operator::Pow => x.powf(y),
                }
            }
            Expr::Call(function, args) => match (&function.apply, args.as_slice()) {
                (Apply::One(f), [x]) => f(self.build(x)),
                (Apply::Two(f), [x, y]) => f(self.build(x), self.build(y)),
                _ => unreachable!("a call has as many arguments as its function takes"),
            },
            Expr::Sum(sum) => self.sum(sum),
        }
    }

    fn of(&self, name: &str) -> Var<'g> {
        let found = self.names.iter().rfind(|(n, _)| n == name);
        found
            .expect("a name is a column, a parameter or an index")
            .1
    }

    /// A loop over the index and the sum so far.
    fn sum(&self, sum: &Sum) -> Var<'g> {
        let last = f64::from(sum.last);
        let start = [f64::from(sum.first), 0.0].map(|x| self.graph.constant(x));
        let body = |vars: &[Var<'g>]| {
            let index = (sum.index.text.clone(), vars[0]);
            let inner = Scope {
                graph: self.graph,
                names: self.names.iter().cloned().chain([index]).collect(),
            };
            vec![vars[0] + 1.0, vars[1] + inner.build(&sum.term)]
        };
        self.graph
            .while_loop(&start, |vars| vars[0].le(last), body, None)[1]
    }
}
