//! The optimal power flow as a problem for `ripopt`: functions, bounds, sparse derivatives.

use crate::grid::{Grid, Range};
use crate::model::{Power, State, Voltage, constraints, cost, lagrangian};
use grads::prelude::*;
use grads::{PatternChanged, SparseMatrix, Sparsity};
use ripopt::{NlpProblem, SolveResult, SolverOptions};

/// A network, and which entries its derivatives have.
pub struct Problem<'a> {
    /// What is given.
    pub grid: &'a Grid,
    /// Where the search begins.
    pub start: State,
    /// Of the constraints.
    pub jacobian: Sparsity,
    /// Of the Lagrangian.
    pub hessian: Sparsity,
}

impl<'a> Problem<'a> {
    /// Finds the patterns.
    pub fn new(grid: &'a Grid) -> Self {
        let start = start(grid);
        let multipliers = vec![1.0; limits(grid).len()];
        Problem {
            jacobian: sparsity!(constraints)(&start, grid),
            hessian: sparsity!(lagrangian, hessian)(&start, grid, 1.0, &multipliers),
            start,
            grid,
        }
    }

    /// The state of which these are the numbers.
    pub fn state(&self, x: &[f64]) -> State {
        self.start.with_flat(x)
    }

    /// The Jacobian of the constraints.
    pub fn jacobian(&self, state: &State) -> Result<SparseMatrix, PatternChanged> {
        sparse_jacobian!(constraints, &self.jacobian)(state, self.grid)
    }

    /// The Hessian of the Lagrangian.
    pub fn hessian(
        &self,
        state: &State,
        weight: f64,
        multipliers: &[f64],
    ) -> Result<SparseMatrix, PatternChanged> {
        sparse_hessian!(lagrangian, &self.hessian)(state, self.grid, weight, multipliers)
    }

    /// Minimises the cost.
    pub fn solve(&self) -> SolveResult {
        let options = SolverOptions {
            print_level: 0,
            // It takes a constraint for linear if its Jacobian at two points is the same. They differ by one number in all
            // angles, so it misses those that depend on differences of angles only.
            detect_linear_constraints: false,
            ..SolverOptions::default()
        };
        ripopt::solve(self, &options)
    }
}

/// All voltages alike, and everything in the middle of its range.
fn start(grid: &Grid) -> State {
    let voltages = grid.buses.iter().map(|bus| Voltage {
        magnitude: middle(bus.voltage),
        angle: 0.0,
    });
    let outputs = grid.generators.iter().map(|generator| Power {
        real: middle(generator.real),
        reactive: middle(generator.reactive),
    });
    State {
        voltages: voltages.collect(),
        outputs: outputs.collect(),
    }
}

/// The middle of a range, or its finite end, or zero.
fn middle((least, most): Range) -> f64 {
    match (least.is_finite(), most.is_finite()) {
        (true, true) => 0.5 * (least + most),
        (true, false) => least,
        (false, true) => most,
        (false, false) => 0.0,
    }
}

/// The ranges of the unknowns, in the order of [`State`].
fn ranges(grid: &Grid) -> Vec<Range> {
    let buses = grid.buses.iter().flat_map(|bus| [bus.voltage, bus.angle]);
    let generators = grid.generators.iter().flat_map(|g| [g.real, g.reactive]);
    buses.chain(generators).collect()
}

/// The ranges of the constraints.
pub fn limits(grid: &Grid) -> Vec<Range> {
    let missing = grid.buses.iter().flat_map(|_| [(0.0, 0.0); 2]);
    let rated = grid.branches.iter().filter(|branch| branch.is_rated());
    let squares = rated.flat_map(|branch| [(f64::NEG_INFINITY, branch.rating.powi(2)); 2]);
    let limited = grid
        .branches
        .iter()
        .filter(|branch| branch.has_limited_angle());
    let angles = limited.map(|branch| branch.angle);
    missing.chain(squares).chain(angles).collect()
}

/// Writes ranges to two slices.
fn unzip(ranges: &[Range], least: &mut [f64], most: &mut [f64]) {
    for (i, range) in ranges.iter().enumerate() {
        (least[i], most[i]) = *range;
    }
}

/// Rows and columns of the entries of a pattern, row by row.
fn entries(pattern: &Sparsity) -> impl Iterator<Item = (usize, usize)> {
    (0..pattern.nrows()).flat_map(|i| pattern.row(i).iter().map(move |&j| (i, j)))
}

/// Whether an entry is one of the lower triangle, which is all that `ripopt` wants of a Hessian.
fn is_lower((i, j): (usize, usize)) -> bool {
    j <= i
}

impl NlpProblem for Problem<'_> {
    fn num_variables(&self) -> usize {
        self.jacobian.ncols()
    }

    fn num_constraints(&self) -> usize {
        self.jacobian.nrows()
    }

    fn bounds(&self, least: &mut [f64], most: &mut [f64]) {
        unzip(&ranges(self.grid), least, most);
    }

    fn constraint_bounds(&self, least: &mut [f64], most: &mut [f64]) {
        unzip(&limits(self.grid), least, most);
    }

    fn initial_point(&self, x: &mut [f64]) {
        self.start.to_flat_slice(x);
    }

    fn objective(&self, x: &[f64], _: bool, value: &mut f64) -> bool {
        *value = cost(&self.state(x), self.grid);
        true
    }

    fn gradient(&self, x: &[f64], _: bool, gradient: &mut [f64]) -> bool {
        grad!(cost)(&self.state(x), self.grid).to_flat_slice(gradient);
        true
    }

    fn constraints(&self, x: &[f64], _: bool, values: &mut [f64]) -> bool {
        values.copy_from_slice(&constraints(&self.state(x), self.grid));
        true
    }

    fn jacobian_structure(&self) -> (Vec<usize>, Vec<usize>) {
        entries(&self.jacobian).unzip()
    }

    fn jacobian_values(&self, x: &[f64], _: bool, values: &mut [f64]) -> bool {
        let found = self.jacobian(&self.state(x));
        found
            .map(|found| values.copy_from_slice(found.as_csr().2))
            .is_ok()
    }

    fn hessian_structure(&self) -> (Vec<usize>, Vec<usize>) {
        entries(&self.hessian).filter(|at| is_lower(*at)).unzip()
    }

    fn hessian_values(
        &self,
        x: &[f64],
        _: bool,
        weight: f64,
        multipliers: &[f64],
        values: &mut [f64],
    ) -> bool {
        let Ok(found) = self.hessian(&self.state(x), weight, multipliers) else {
            return false;
        };
        let lower = found.triplets().filter(|&(i, j, _)| is_lower((i, j)));
        for (value, (_, _, entry)) in values.iter_mut().zip(lower) {
            *value = entry;
        }
        true
    }
}
