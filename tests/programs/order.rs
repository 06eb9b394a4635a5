//! Loops whose trips touch elements beside their own: what one trip writes another reads.

use crate::harness::row::Program;
use grads::prelude::*;

/// Every trip reads the first element, which the first trip writes.
#[differentiable(forward)]
fn scaled_by_the_first(mut y: [f64; 11]) -> f64 {
    for i in 0..11 {
        y[i] = y[i] * y[0];
    }
    y[0] + 2.0 * y[5] + y[10].sin()
}

#[differentiable(forward)]
fn scaled_by_the_last(y: &mut [f64]) -> f64 {
    let n = y.len();
    for i in 0..n {
        y[i] *= y[n - 1];
    }
    y[0] * y[n - 1]
}

#[differentiable(forward)]
fn scaled_by_one_of_the_middle(y: &mut Vec<f64>, k: usize) -> f64 {
    for i in (0..y.len()).rev() {
        y[i] = y[i].sin() * y[k];
    }
    y[1] + y[k]
}

/// The second half sees what the first has written.
#[differentiable(forward)]
fn added_from_the_other_end(y: &mut [f64]) -> f64 {
    let n = y.len();
    for i in 0..n {
        y[i] += 0.5 * y[n - 1 - i];
    }
    y[0] * y[n - 1] + y[n / 2]
}

#[differentiable(forward)]
fn handed_on(y: &mut [f64], c: f64) -> f64 {
    for i in 0..y.len() - 1 {
        y[i + 1] = y[i] * c;
    }
    y[y.len() - 1] + y[3]
}

#[differentiable(forward)]
fn handed_back(y: &mut [f64], c: f64) -> f64 {
    for i in (1..y.len()).rev() {
        y[i - 1] = y[i].cos() * c + y[i - 1];
    }
    y[0] + y[3] * y[3]
}

#[differentiable(forward)]
fn prefix_products(y: &mut [f64]) -> f64 {
    for i in 1..y.len() {
        y[i] *= y[i - 1];
    }
    y[y.len() - 1] + y[4]
}

#[differentiable(forward)]
fn prefix_sums_of_squares(x: &[f64]) -> f64 {
    let mut s = vec![0.0; x.len() + 1];
    for i in 0..x.len() {
        s[i + 1] = s[i] + x[i] * x[i];
    }
    s[x.len()] * s[4]
}

/// A stencil in place sees new values on its left and old ones on its right.
#[differentiable(forward)]
fn gauss_seidel(y: &mut [f64], c: f64) -> f64 {
    for _ in 0..3 {
        for i in 1..y.len() - 1 {
            y[i] = c * y[i - 1] + 0.3 * y[i] * y[i + 1];
        }
    }
    let mut total = 0.0;
    for v in y.iter() {
        total += v * v;
    }
    total
}

#[differentiable(forward)]
fn every_second_one(y: &mut [f64]) -> f64 {
    for i in (0..y.len() - 1).step_by(2) {
        y[i] = y[i] * y[i + 1] + y[0];
    }
    y[0] + y[2] * y[8]
}

#[differentiable(forward)]
fn every_second_one_backwards(y: &mut [f64]) -> f64 {
    for i in (1..y.len()).rev().step_by(2) {
        y[i] = y[i] * y[i - 1] + y[1];
    }
    y[1] + y[3] * y[9]
}

#[differentiable(forward)]
fn between(y: &mut [f64], lo: usize, hi: usize) -> f64 {
    for i in lo..hi {
        y[i] = y[i] * y[lo] + y[hi - 1];
    }
    let mut total = 0.0;
    for i in 0..y.len() {
        total += y[i] * y[i];
    }
    total
}

#[differentiable(forward)]
fn transposed_in_place(m: &mut [[f64; 9]; 9]) -> f64 {
    for i in 0..9 {
        for j in 0..9 {
            m[i][j] += m[j][i] * 0.5;
        }
    }
    m[0][8] * m[8][0] + m[4][4] + m[2][3]
}

#[differentiable(forward)]
fn eliminated(mut m: [[f64; 10]; 9]) -> f64 {
    for k in 0..9 {
        for i in k + 1..9 {
            let f = m[i][k] / m[k][k];
            for j in k..10 {
                m[i][j] -= f * m[k][j];
            }
        }
    }
    let mut det = 1.0;
    for k in 0..9 {
        det *= m[k][k];
    }
    det + m[8][9]
}

/// The row that is scaled divides by an element of itself.
#[differentiable(forward)]
fn normalized_row(mut m: [[f64; 9]; 3], r: usize) -> f64 {
    for j in 0..9 {
        m[r][j] = m[r][j] / m[r][0];
    }
    for j in 0..9 {
        m[0][j] += m[r][j] * m[2][j];
    }
    m[0][0] + m[r][8] * m[0][7]
}

#[differentiable(forward)]
fn row_over_another(m: &mut [[f64; 9]], a: usize, b: usize) -> f64 {
    for j in 0..9 {
        m[a][j] = m[b][j] * m[a][j] + m[b][0];
    }
    m[a][0] * m[b][8] + m[a][7]
}

/// One accumulator that is also read.
#[differentiable(forward)]
fn accumulator_that_is_read(x: &[f64]) -> f64 {
    let mut acc = [0.0; 2];
    for i in 0..x.len() {
        acc[0] += x[i] * x[i];
        acc[1] += x[i] * acc[0];
    }
    acc[0] * acc[1]
}

#[differentiable(forward)]
fn first_element_accumulates(x: &mut [f64]) -> f64 {
    for i in 0..x.len() {
        x[0] += x[i] * x[i] * 0.1;
    }
    x[0] * x[1]
}

#[differentiable(forward)]
fn first_element_multiplies(x: &mut [f64]) -> f64 {
    for i in 1..x.len() {
        x[0] *= x[i];
        x[i] += x[0];
    }
    x[0] * x[x.len() - 1]
}

#[derive(Clone, Debug, Differentiable)]
pub struct Chain {
    v: [f64; 10],
    w: Vec<f64>,
    k: f64,
}

flat_struct! { Chain ChainTangent { v, w, k } }

#[differentiable(forward)]
fn fields_by_the_first(s: &mut Chain) -> f64 {
    for i in 0..10 {
        s.v[i] = s.v[i] * s.v[0];
        s.w[i] += s.v[i] * s.k;
        s.k += s.w[0] * 0.1;
    }
    s.v[9] + s.w[9] * s.w[3] + s.k
}

#[differentiable(forward)]
fn swapped_roles(x: &mut [f64], y: &mut [f64]) -> f64 {
    for i in 0..x.len() {
        x[i] = x[i] * y[0];
        y[i] = y[i] + x[i] * x[0];
    }
    x[2] + y[x.len() - 1] * y[1]
}

#[differentiable(forward)]
fn indirect(y: &mut [f64], at: &[usize]) -> f64 {
    for i in 0..at.len() {
        y[i] = y[i] * y[at[i]];
    }
    y[0] + y[5] * y[9]
}

#[differentiable(forward)]
fn scattered_on_itself(y: &mut [f64], at: &[usize]) -> f64 {
    for i in 0..at.len() {
        y[at[i]] += y[i] * y[i];
    }
    y[0] + y[5] * y[9]
}

/// Two indices which differ by something that only looks like a constant.
#[differentiable(forward)]
fn shadowed_index(y: &mut [f64]) -> f64 {
    for i in 0..9 {
        let i = i + 1;
        y[i] *= y[i - 1];
        let i = i - 1;
        y[i] += y[i + 1];
    }
    y[0] + y[9] * y[5]
}

#[differentiable(forward)]
fn index_by_a_counter(y: &mut [f64]) -> f64 {
    let mut k = 0;
    for i in 0..y.len() {
        y[k] = y[k] * y[i];
        if i % 3 == 2 {
            k += 1;
        }
    }
    y[0] + y[1] * y[2]
}

#[differentiable(forward)]
fn counter_without_branches(y: &mut [f64]) -> f64 {
    let mut k = 0;
    for i in 0..y.len() / 2 {
        y[k] = y[k] * y[i];
        k += 2;
    }
    y[0] + y[2] * y[8]
}

#[differentiable(forward)]
fn narrow_index(y: &mut [f64], n: u32) -> f64 {
    for i in 0..n {
        y[i as usize] = y[i as usize] * y[0] + y[(n - 1 - i) as usize];
    }
    y[1] + y[8]
}

#[differentiable(forward)]
fn signed_index(y: &mut [f64], n: i32) -> f64 {
    for i in -n..n {
        y[(i + n) as usize] *= y[(i + n + 1) as usize] + y[(n - i) as usize];
    }
    y[0] + y[1] * y[n as usize]
}

#[differentiable(forward)]
fn doubled_index(y: &mut [f64], k: usize) -> f64 {
    for i in 0..9 {
        y[2 * i - i + k] = y[i] * y[i + k];
    }
    y[k] + y[8] * y[9 + k - 1]
}

#[differentiable(forward)]
fn index_plus_zero(y: &mut [f64], zero: usize) -> f64 {
    for i in 0..9 {
        y[i] = y[i + zero] * y[i] + y[zero];
    }
    y[0] + y[8] * y[4]
}

#[differentiable(forward)]
fn strided_rows(y: &mut [f64], w: usize) -> f64 {
    for r in 1..3 {
        for j in 0..w {
            y[r * w + j] += y[(r - 1) * w + j] * y[r * w];
        }
    }
    y[0] + y[2 * w] * y[3 * w - 1]
}

#[differentiable(forward)]
fn rows_that_overlap(y: &mut [f64], w: usize) -> f64 {
    for r in 0..3 {
        for j in 0..9 {
            y[r * w + j] = y[r * w + j] * 0.5 + y[r + j] * y[j];
        }
    }
    let mut s = 0.0;
    for v in y.iter() {
        s += v * v;
    }
    s
}

#[differentiable(forward)]
fn number_between_elements(y: &mut [f64]) -> f64 {
    let mut last = 1.0;
    for i in 0..y.len() {
        let old = y[i];
        y[i] = y[i] * last;
        last = old;
    }
    y[1] * y[y.len() - 1] + last
}

#[differentiable(forward)]
fn largest_moves(y: &mut [f64]) -> f64 {
    for i in 1..y.len() {
        if y[i - 1] > y[i] {
            y.swap(i - 1, i);
            y[i] *= y[0];
        }
    }
    y[y.len() - 1] * y[2] + y[0]
}

#[differentiable(forward)]
fn fibonacci_like(x: f64, c: f64) -> f64 {
    let mut y = [0.0; 12];
    y[0] = x;
    y[1] = x * c;
    for i in 2..12 {
        y[i] = y[i - 1].sin() * c + y[i - 2];
    }
    y[11]
}

#[differentiable(forward)]
fn sieve_like(y: &mut [f64]) -> f64 {
    for i in 2..y.len() {
        for j in (2 * i..y.len()).step_by(i) {
            y[j] += y[i] * y[j - i] * 0.5;
        }
    }
    y[12] * y[6] + y[8]
}

#[differentiable(forward)]
fn through_a_view(y: &mut [f64]) -> f64 {
    let (a, b) = y.split_at_mut(9);
    for i in 0..9 {
        a[i] = a[i] * b[0] + a[0];
        b[i] += a[i] * a[8];
    }
    a[0] * b[8] + b[0]
}

#[differentiable(forward)]
fn with_references(y: &mut [f64]) -> f64 {
    for i in 1..y.len() {
        let left = y[i - 1];
        let r = &mut y[i];
        *r *= left;
        *r += left * left;
    }
    y[y.len() - 1] + y[3]
}

/// What a loop that is run again writes and another reads.
#[differentiable(forward)]
fn sums_then_product(x: &[f64], w: &mut [f64]) -> f64 {
    let mut total = 0.0;
    for i in 0..x.len() {
        let mut inner = 0.0;
        for j in 0..w.len() {
            inner += (x[i] * w[j]).sin();
        }
        w[i] = inner * w[0] * 0.05;
        total += inner * inner;
    }
    total * w[0] + w[3]
}

const Y: [f64; 11] = [0.9, -0.4, 1.2, 0.7, -1.1, 0.5, 0.8, -0.6, 1.3, 0.35, 1.05];
const X: [f64; 20] = [
    0.9, -0.4, 1.2, 0.7, -1.1, 0.5, 0.8, -0.6, 1.3, 0.35, 1.05, 0.2, -0.7, 0.65, 1.4, -0.3, 0.15,
    0.95, -0.85, 0.45,
];

fn matrix<const W: usize, const H: usize>() -> [[f64; W]; H] {
    std::array::from_fn(|i| {
        std::array::from_fn(|j| {
            let own = if i == j { 2.5 } else { 0.0 };
            own + ((3 * i + 5 * j) % 7) as f64 * 0.13 - 0.3
        })
    })
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward scaled_by_the_first(Y)),
        program!(forward scaled_by_the_last(&mut Y)),
        program!(forward scaled_by_one_of_the_middle(&mut Y.to_vec(), 4)),
        program!(forward added_from_the_other_end(&mut Y)),
        program!(forward handed_on(&mut Y, 0.8)),
        program!(forward handed_back(&mut Y, 0.8)),
        program!(forward prefix_products(&mut Y)),
        program!(forward prefix_sums_of_squares(&Y)),
        program!(forward gauss_seidel(&mut X, 0.4)),
        program!(forward every_second_one(&mut Y)),
        program!(forward every_second_one_backwards(&mut Y)),
        program!(forward between(&mut X, 0, 20)),
        program!(forward between(&mut X, 3, 14)),
        program!(forward between(&mut X, 1, 10)),
        program!(forward between(&mut X, 5, 6)),
        program!(forward between(&mut X, 5, 5)),
        program!(forward transposed_in_place(&mut matrix::<9, 9>())),
        program!(forward eliminated(matrix::<10, 9>())),
        program!(forward normalized_row(
            [[0.5, 1.5, -0.5, 0.7, 0.9, 1.1, -1.2, 0.3, 0.2]; 3],
            1
        )),
        program!(forward normalized_row(
            [[0.5, 1.5, -0.5, 0.7, 0.9, 1.1, -1.2, 0.3, 0.2]; 3],
            0
        )),
        program!(forward normalized_row(
            [[0.5, 1.5, -0.5, 0.7, 0.9, 1.1, -1.2, 0.3, 0.2]; 3],
            2
        )),
        program!(forward row_over_another(&mut matrix::<9, 3>(), 0, 2)),
        program!(forward row_over_another(&mut matrix::<9, 3>(), 1, 1)),
        program!(forward accumulator_that_is_read(&Y)),
        program!(forward first_element_accumulates(&mut Y)),
        program!(forward first_element_multiplies(&mut Y)),
        program!(forward fields_by_the_first(&mut Chain {
            v: [0.9, -0.4, 1.2, 0.7, -1.1, 0.5, 0.8, -0.6, 1.3, 0.35],
            w: X[3..13].to_vec(),
            k: 0.4
        })),
        program!(forward swapped_roles(&mut Y, &mut X)),
        program!(forward indirect(&mut Y, &[3, 0, 1, 2, 9, 9, 0, 10, 8, 1])),
        program!(forward scattered_on_itself(
            &mut Y,
            &[3, 0, 1, 2, 9, 9, 0, 10, 8, 1]
        )),
        program!(forward shadowed_index(&mut Y)),
        program!(forward index_by_a_counter(&mut Y)),
        program!(forward counter_without_branches(&mut X)),
        program!(forward narrow_index(&mut Y, 9)),
        program!(forward narrow_index(&mut Y, 0)),
        program!(forward signed_index(&mut Y, 4)),
        program!(forward doubled_index(&mut X, 0)),
        program!(forward doubled_index(&mut X, 1)),
        program!(forward doubled_index(&mut X, 5)),
        program!(forward index_plus_zero(&mut X, 0)),
        program!(forward index_plus_zero(&mut X, 2)),
        program!(forward strided_rows(&mut matrix::<27, 1>()[0], 9)),
        program!(forward rows_that_overlap(&mut X, 0)),
        program!(forward rows_that_overlap(&mut X, 1)),
        program!(forward rows_that_overlap(&mut X, 4)),
        program!(forward number_between_elements(&mut Y)),
        program!(forward largest_moves(&mut Y)),
        program!(forward fibonacci_like(0.7, 0.9)),
        program!(forward sieve_like(&mut X)),
        program!(forward through_a_view(&mut X)),
        program!(forward with_references(&mut Y)),
        program!(forward sums_then_product(&Y, &mut X)),
    ]
}
