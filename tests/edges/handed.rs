//! Parts of what is handed to calls, of which the callee uses only some: of what the others were computed from, no cotangent comes.

use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
pub struct Pair {
    pub root: f64,
    pub double: f64,
}

#[differentiable]
impl Pair {
    pub fn of(x: f64, y: f64) -> Pair {
        Pair {
            root: x.sqrt(),
            double: y * 2.0,
        }
    }
    pub fn double(&self) -> f64 {
        self.double
    }
    pub fn double_by_value(self) -> f64 {
        self.double
    }
    pub fn which(&self, first: bool) -> f64 {
        if first { self.root } else { self.double }
    }
}

#[differentiable]
impl Pair {
    #[differentiable(unconnected = "zero")]
    pub fn double_whatever(&self, _t: f64) -> f64 {
        self.double
    }
}

#[differentiable(unconnected = "zero")]
fn second_number(a: f64, b: f64) -> f64 {
    let _unused = a * b;
    b
}

#[differentiable]
impl Pair {
    pub fn root_of_double(&self) -> f64 {
        (self.double - 6.0).sqrt()
    }
    pub fn times(&self, t: f64) -> f64 {
        self.double * t
    }
    pub fn root_of_product(self, v: [f64; 2]) -> f64 {
        (self.root * v[0] * v[1]).sqrt()
    }
    pub fn doubled(&mut self, t: f64) -> f64 {
        self.double *= 2.0;
        t.sqrt()
    }
}

/// Its value is not all that callers go back for.
#[differentiable]
fn doubled(y: &mut f64, x: f64) -> f64 {
    *y *= 2.0;
    x.sqrt() * *y
}

#[differentiable]
fn halved_roots(y: &mut f64, n: usize) {
    for _ in 0..n {
        *y = y.sqrt() * 0.5;
    }
}

#[differentiable]
fn double_of(p: &Pair) -> f64 {
    p.double
}

#[differentiable]
fn double_of_value(p: Pair) -> f64 {
    p.double
}

#[differentiable]
fn same(p: (f64, f64)) -> (f64, f64) {
    p
}

#[differentiable]
fn of_elements(v: [f64; 2]) -> (f64, f64) {
    (v[0], v[1])
}

/// A field that is read twice, of which only one says that it is a number.
#[differentiable]
fn with_root(p: &Pair) -> Pair {
    Pair {
        root: p.root.sqrt(),
        double: p.root,
    }
}

#[differentiable]
fn swapped(p: Pair) -> Pair {
    Pair {
        root: p.double,
        double: p.root,
    }
}

#[differentiable]
fn second(p: (f64, f64)) -> f64 {
    p.1
}

#[differentiable]
fn second_element(v: &[f64]) -> f64 {
    v[1]
}

#[differentiable]
fn sum_from_one(v: &[f64]) -> f64 {
    v[1..].iter().sum()
}

#[differentiable]
fn through(p: &Pair) -> f64 {
    double_of(p) * 1.0
}

#[differentiable]
fn distances(x: &[f64]) -> Vec<Vec<f64>> {
    let n = x.len();
    let mut d = vec![vec![0.0; n]; n];
    for i in 0..n {
        for j in 0..n {
            d[i][j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
        }
    }
    d
}

#[differentiable]
fn at(d: &[Vec<f64>], i: usize, j: usize) -> f64 {
    d[i][j]
}

#[derive(Clone, Differentiable)]
pub struct Table {
    n: usize,
    d: Vec<f64>,
}

#[differentiable]
impl Table {
    pub fn distances(x: &[f64]) -> Table {
        let n = x.len();
        let mut d = vec![0.0; n * n];
        for i in 0..n {
            for j in 0..n {
                d[i * n + j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
            }
        }
        Table { n, d }
    }
    pub fn at(&self, i: usize, j: usize) -> f64 {
        self.d[i * self.n + j]
    }
    pub fn energy(&self) -> f64 {
        let mut e = 0.0;
        for i in 0..self.n {
            for j in i + 1..self.n {
                e += self.at(i, j) * self.at(i, j);
            }
        }
        e
    }
}

/// Functions of `x = 0` and `y = 3`, whose gradient is (0, 2) if nothing comes back from the root of `x`.
macro_rules! of_two {
    ($($name:ident($x:ident, $y:ident) $e:expr;)*) => {
        $(#[differentiable(unconnected = "zero")]
        fn $name($x: f64, $y: f64) -> f64 {
            $e
        })*
        /// Name and gradient.
        pub fn of_two() -> Vec<(&'static str, (f64, f64))> {
            vec![$((stringify!($name), grad!($name)(0.0, 3.0))),*]
        }
    };
}

of_two! {
    by_reference(x, y) double_of(&Pair { root: x.sqrt(), double: y * 2.0 });
    root_of_a_field_that_is_read_twice(x, y) {
        let v = vec![with_root(&Pair { root: x, double: y }), Pair { root: y, double: y * 2.0 }];
        v[1].double
    };
    by_value(x, y) double_of_value(Pair { root: x.sqrt(), double: y * 2.0 });
    made_elsewhere(x, y) {
        let p = Pair::of(x, y);
        double_of(&p)
    };
    made_elsewhere_by_value(x, y) {
        let p = Pair::of(x, y);
        double_of_value(p)
    };
    method(x, y) Pair::of(x, y).double();
    method_of_a_variable(x, y) {
        let p = Pair::of(x, y);
        p.double()
    };
    method_by_value(x, y) Pair::of(x, y).double_by_value();
    one_arm_of_a_method(x, y) Pair::of(x, y).which(false);
    tuple(x, y) second((x.sqrt(), y * 2.0));
    tuple_variable(x, y) {
        let p = (x.sqrt(), y * 2.0);
        second(p)
    };
    two_levels(x, y) through(&Pair::of(x, y));
    element(x, y) {
        let v = [x.sqrt(), y * 2.0];
        second_element(&v)
    };
    element_of_a_vector(x, y) {
        let v = vec![x.sqrt(), y * 2.0];
        second_element(&v)
    };
    part_of_a_sum(x, y) {
        let v = vec![x.sqrt(), y, y];
        sum_from_one(&v)
    };
    called_in_a_loop(x, y) {
        let p = Pair::of(x, y);
        let mut s = 0.0;
        for _ in 0..2 {
            s += p.double() * 0.5;
        }
        s
    };
    operator_beside(x, y) {
        let p = Pair::of(x, y);
        p.double + 0.0 * y
    };
    operator_of_fields(x, y) {
        let p = Pair::of(x, y);
        p.double * p.double / 12.0
    };
    argument_of_a_method(x, y) Pair { root: y, double: y * 2.0 }.double_whatever(x.sqrt());
    argument_of_a_function(x, y) second_number(x.sqrt(), y * 2.0);
    argument_of_a_call_of_a_call(x, y) second_number(second_number(y, x.sqrt()), y * 2.0);
    member_that_went_through_a_call(x, y) {
        let p = same((x.sqrt(), y * 2.0));
        p.1
    };
    member_made_of_an_element(x, y) {
        let p = of_elements([x.sqrt(), y * 2.0]);
        p.1
    };
    field_made_of_a_field(x, y) {
        let p = swapped(Pair { root: x.sqrt(), double: y * 2.0 });
        p.root
    };
    rows_of_copies(x, y) {
        let rows = [[x.sqrt(); 3], [y * 2.0; 3]];
        rows[1][2]
    };
    vectors_of_copies(x, y) {
        let rows = vec![vec![x.sqrt(); 3], vec![y * 2.0; 3]];
        rows[1][2]
    };
    copies_of_a_struct(x, y) {
        let pairs = [Pair { root: x.sqrt(), double: y * 2.0 }; 3];
        pairs[2].double
    };
    method_whose_value_nobody_uses(x, y) {
        let mut p = Pair { root: x, double: y * 2.0 };
        p.root_of_double();
        p.double += p.double * 0.0;
        p.double
    };
    argument_of_a_method_whose_value_nobody_uses(x, y) {
        let mut p = Pair { root: x, double: y };
        p.times(x.sqrt());
        p.double *= 2.0;
        p.double
    };
    arrays_of_a_method_whose_value_nobody_uses(x, y) {
        let mut p = Pair { root: x, double: y };
        p.root_of_product([x.sqrt(), x.sqrt()]);
        p.double *= 2.0;
        p.double
    };
    method_that_writes_whose_value_nobody_uses(x, y) {
        let mut p = Pair { root: x, double: y };
        p.doubled(x);
        p.double
    };
    function_that_writes_whose_value_nobody_uses(x, y) {
        let mut double = y;
        doubled(&mut double, x);
        double
    };
    function_that_writes_whose_value_an_arm_uses(x, y) {
        let mut double = y;
        let product = doubled(&mut double, x);
        if y > 5.0 { product } else { double }
    };
    written_number_that_an_arm_uses(x, y) {
        let mut number = x;
        halved_roots(&mut number, 2);
        if y > 5.0 { number } else { y * 2.0 }
    };
    called_by_a_closure(x, y) {
        let p = Pair::of(x, y);
        let f = |k: f64| p.double() * k;
        f(0.25) + f(0.75)
    };
}

#[differentiable]
fn energy_of_rows(x: &[f64]) -> f64 {
    let d = distances(x);
    let mut e = 0.0;
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            e += at(&d, i, j) * at(&d, i, j);
        }
    }
    e
}

#[differentiable]
fn energy_of_a_table(x: &[f64]) -> f64 {
    Table::distances(x).energy()
}

#[differentiable]
fn energy_by_elements(x: &[f64]) -> f64 {
    let t = Table::distances(x);
    let mut e = 0.0;
    for i in 0..x.len() {
        for j in i + 1..x.len() {
            e += t.at(i, j) * t.at(i, j);
        }
    }
    e
}

#[differentiable]
fn halves(d: &[f64], n: usize) -> f64 {
    let mut e = 0.0;
    for i in 0..n {
        for j in i + 1..n {
            e += d[i * n + j] * d[i * n + j];
        }
    }
    e
}

#[differentiable]
fn energy_of_what_is_lent(x: &[f64]) -> f64 {
    let n = x.len();
    let mut d = vec![0.0; n * n];
    for i in 0..n {
        for j in 0..n {
            d[i * n + j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
        }
    }
    halves(&d, n)
}

#[differentiable]
fn fill(x: &[f64], table: &mut Table) {
    let n = x.len();
    for i in 0..n {
        for j in 0..n {
            table.d[i * n + j] = ((x[i] - x[j]) * (x[i] - x[j])).sqrt();
        }
    }
}

#[differentiable]
fn energy_of_what_is_filled(x: &[f64]) -> f64 {
    let n = x.len();
    let mut table = Table {
        n,
        d: vec![0.0; n * n],
    };
    fill(x, &mut table);
    table.energy()
}

#[differentiable]
fn fill_array(x: &[f64], d: &mut [f64]) {
    for i in 0..x.len() {
        d[i] = x[i].sqrt();
    }
}

/// The callee is not told what of the array was read.
#[differentiable]
pub fn part_of_an_array_that_is_filled(x: &[f64]) -> f64 {
    let mut d = vec![0.0; x.len()];
    fill_array(x, &mut d);
    d[1]
}

/// Name and gradient at (0, 1, 3) of the sum of squares of the distances between different points.
pub fn energies() -> Vec<(&'static str, Vec<f64>)> {
    let x = [0.0, 1.0, 3.0];
    vec![
        ("energy_of_rows", grad!(energy_of_rows)(&x)),
        ("energy_of_a_table", grad!(energy_of_a_table)(&x)),
        ("energy_by_elements", grad!(energy_by_elements)(&x)),
        ("energy_of_what_is_lent", grad!(energy_of_what_is_lent)(&x)),
        (
            "energy_of_what_is_filled",
            grad!(energy_of_what_is_filled)(&x),
        ),
    ]
}

#[differentiable]
fn minus_square_of_root(p: &Pair) -> f64 {
    -(p.root * p.root)
}

#[differentiable]
fn minus_square_of_value(p: Pair) -> f64 {
    let r: f64 = p.root;
    -(r * r)
}

#[differentiable]
impl Pair {
    fn minus_square(&self) -> f64 {
        -(self.root * self.root)
    }
    fn root(&self) -> f64 {
        self.root
    }
    fn root_by_value(self) -> f64 {
        self.root
    }
}

#[differentiable]
fn minus_square_of_first(v: &[f64]) -> f64 {
    let r = v[0];
    -(r * r)
}

#[differentiable]
fn minus_square_of_number(r: &f64) -> f64 {
    -(*r * *r)
}

#[differentiable]
fn minus_square_of_member(p: (f64, f64)) -> f64 {
    -(p.0 * p.0)
}

#[differentiable]
fn squared_in_place(p: &mut Pair) {
    p.root *= p.root;
}

#[differentiable]
fn minus_square_of_rows(d: &[Vec<f64>]) -> f64 {
    let mut s = 0.0;
    for row in d {
        for r in row {
            s -= r * r;
        }
    }
    s
}

#[differentiable]
fn minus_squares(v: &[f64]) -> f64 {
    -v.iter().map(|r| r * r).sum::<f64>()
}

#[differentiable]
fn applied(f: impl Fn(&Pair) -> f64, p: &Pair) -> f64 {
    f(p)
}

/// Functions of 0 that are `-x`, as the square of its root: the cotangent of the root is `-0.0`, and it is there.
macro_rules! of_one {
    ($($name:ident($x:ident) $e:expr;)*) => {
        $(#[differentiable(unconnected = "zero")]
        fn $name($x: f64) -> f64 {
            $e
        })*
        /// Name and gradient.
        pub fn of_one() -> Vec<(&'static str, f64)> {
            vec![$((stringify!($name), grad!($name)(0.0))),*]
        }
    };
}

of_one! {
    root_by_reference(x) minus_square_of_root(&Pair::of(x, x));
    root_of_a_literal(x) minus_square_of_root(&Pair { root: x.sqrt(), double: x });
    root_by_value_of_a_struct(x) minus_square_of_value(Pair::of(x, x));
    root_of_a_method(x) Pair::of(x, x).minus_square();
    root_of_a_getter(x) {
        let p = Pair::of(x, x);
        -(p.root() * p.root())
    };
    root_of_a_getter_by_value(x) {
        let p = Pair::of(x, x);
        -(p.root_by_value() * p.root_by_value())
    };
    root_in_a_slice(x) minus_square_of_first(&[x.sqrt(), x]);
    root_in_a_vector(x) {
        let v = vec![x.sqrt(), x];
        minus_square_of_first(&v)
    };
    root_in_a_part(x) {
        let v = vec![x, x.sqrt(), x];
        minus_square_of_first(&v[1..])
    };
    root_as_a_number(x) {
        let v = [x.sqrt(), x];
        minus_square_of_number(&v[0])
    };
    root_in_a_tuple(x) minus_square_of_member((x.sqrt(), x));
    root_in_place(x) {
        let mut p = Pair::of(x, x);
        squared_in_place(&mut p);
        -p.root
    };
    root_in_rows(x) minus_square_of_rows(&[vec![x.sqrt()], vec![x.sqrt() * 2.0]]);
    root_in_a_sum(x) {
        let v: Vec<f64> = (0..3).map(|i| (x * i as f64).sqrt()).collect();
        minus_squares(&v)
    };
    root_by_a_function(x) {
        let p = Pair::of(x, x);
        applied(|q: &Pair| -(q.root * q.root), &p)
    };
    root_by_an_operator(x) {
        let p = Pair::of(x, x);
        -(p.root * p.root)
    };
    root_in_a_loop(x) {
        let p = Pair::of(x, x);
        let mut s = 0.0;
        for _ in 0..3 {
            s -= p.root() * p.root();
        }
        s
    };
}
