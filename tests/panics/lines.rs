//! Expressions of several lines: each check says its own place, and not that of what it stands in.

use grads::prelude::*;

#[derive(Clone, Differentiable)]
pub struct Cell {
    v: Vec<f64>,
    k: f64,
}

#[differentiable]
impl Cell {
    pub fn blend(&self, x: f64, y: f64) -> f64 {
        self.k * x + y
    }
    pub fn over(&self, row: &[f64]) -> f64 {
        self.k * row[0]
    }
    pub fn take(&mut self, x: f64) {
        self.k += x;
    }
    pub fn with(mut self, x: f64) -> Cell {
        self.k *= x;
        self
    }
}

#[differentiable]
fn total(x: &[f64]) -> f64 {
    x.iter().sum()
}

#[differentiable]
fn scale(row: &mut [f64], k: f64) {
    for v in row.iter_mut() {
        *v *= k;
    }
}

#[differentiable]
fn scale_one(v: &mut f64, k: f64) {
    *v *= k;
}

#[differentiable]
fn weighted(a: f64, b: &f64, row: &[f64], k: f64) -> f64 {
    a * *b + row[0] * k
}

#[differentiable]
fn mixed(row: &[f64], cell: &Cell, k: f64) -> f64 {
    row[0] * cell.k * k
}

#[differentiable]
fn owned(row: Vec<f64>, cell: Cell) -> f64 {
    row[0] * cell.k
}

#[differentiable]
pub fn row_by_mut(k: f64, i: usize) -> f64 {
    let mut m = vec![vec![1.0, 2.0], vec![3.0, 4.0]];
    scale(
        &mut m[i],
        k,
    );
    m[0][0]
}

#[differentiable]
pub fn row_of_param_by_mut(m: &mut [Vec<f64>], k: f64, i: usize) -> f64 {
    scale(
        &mut m[0],
        k,
    );
    scale(
        &mut m[i],
        k * 2.0,
    );
    m[0][0]
}

#[differentiable]
pub fn number_by_mut(k: f64, i: usize) -> f64 {
    let mut m = [k; 3];
    scale_one(
        &mut m[i],
        k,
    );
    m[0]
}

#[differentiable]
pub fn row_by_ref(m: &[Vec<f64>], i: usize) -> f64 {
    total(&m[0])
        * total(
            &m[i],
        )
}

#[differentiable]
pub fn number_by_ref(x: &[f64], i: usize) -> f64 {
    weighted(
        x[0],
        &x[i],
        x,
        2.0,
    )
}

#[differentiable]
pub fn part_by_ref(x: &[f64], n: usize) -> f64 {
    total(
        &x[1..],
    ) * weighted(
        2.0,
        &x[0],
        &x[..n],
        1.0,
    )
}

#[differentiable]
pub fn part_by_mut(k: f64, n: usize) -> f64 {
    let mut a = [k; 4];
    scale(
        &mut a[1..n],
        k,
    );
    a[0]
}

#[differentiable]
pub fn which_argument(x: &[f64], m: &[Vec<f64>], i: usize, j: usize) -> f64 {
    weighted(
        x[0],
        &x[1],
        &m[i],
        x[j],
    )
}

#[differentiable]
pub fn field_of_element(cells: &[Cell], i: usize) -> f64 {
    total(
        &cells[i].v,
    ) * cells[0].k
}

#[differentiable]
pub fn element_by_ref(cells: &[Cell], x: &[f64], i: usize) -> f64 {
    mixed(
        x,
        &cells[i],
        x[1],
    )
}

#[differentiable]
pub fn receiver(cells: &[Cell], x: f64, i: usize) -> f64 {
    x * 2.0
        + cells
            [i]
            .blend(
                x,
                x * x,
            )
}

#[differentiable]
pub fn receiver_by_mut(k: f64, x: f64, i: usize) -> f64 {
    let mut cells = vec![Cell { v: vec![k], k }];
    cells[i]
        .take(
            x,
        );
    cells[0].k
}

#[differentiable]
pub fn argument_of_method(cells: &[Cell], x: &[f64], i: usize) -> f64 {
    cells[0]
        .blend(
            x[0],
            x[i],
        )
}

#[differentiable]
pub fn moved(m: &[Vec<f64>], cells: &[Cell], i: usize) -> f64 {
    owned(
        m[0]
            .clone(),
        cells[i]
            .clone()
            .with(2.0),
    )
}

#[differentiable]
pub fn literal(cells: &[Cell], x: &[f64], i: usize) -> f64 {
    let cell = Cell {
        v: cells[0]
            .v
            .clone(),
        k: x[0]
            * x[i],
    };
    cell.k * cell.v[0]
}

#[differentiable]
pub fn array(x: &[f64], i: usize) -> f64 {
    let a = [
        x[0],
        x[i],
        x[1],
    ];
    a[0] * a[1]
}

#[differentiable]
pub fn tuple(x: &[f64], i: usize) -> f64 {
    let (a, b) = (
        x[0],
        x[1]
            * x[i],
    );
    a * b
}

#[differentiable]
pub fn closure(x: &[f64], i: usize) -> f64 {
    let g = |row: &[f64], k: f64| row[0] * k;
    g(
        x,
        x[i],
    )
}

#[differentiable]
pub fn in_an_index(x: &[f64], at: &[usize], i: usize) -> f64 {
    x[0] * x[
        at[
            i
        ]
    ]
}

#[differentiable]
pub fn of_an_index(x: &[f64], at: &[usize], i: usize) -> f64 {
    x[0]
        * x[
            at[i]
        ]
}

#[differentiable]
pub fn long_sum(x: &[f64], i: usize) -> f64 {
    x[0]
        + x[1]
            * x[i]
        + x[0]
            .sin()
}

#[differentiable]
pub fn unwrapped(x: &[f64], i: usize) -> f64 {
    let a = x
        .get(i)
        .copied()
        .map(|v| v * 2.0)
        .unwrap();
    a * a
}

#[differentiable]
pub fn expected(x: &[f64], k: f64) -> f64 {
    weighted(
        x.iter()
            .copied()
            .find(|v| *v > k)
            .expect("one is above"),
        &x[0],
        x,
        k,
    )
}

#[differentiable]
pub fn unwrapped_reference(x: &[f64], i: usize) -> f64 {
    weighted(
        2.0,
        x.get(i)
            .unwrap(),
        x,
        3.0,
    )
}

#[differentiable]
pub fn last(m: &[Vec<f64>]) -> f64 {
    total(
        m.last()
            .expect("a row"),
    )
}

#[differentiable]
pub fn divided(x: &[f64], n: usize, k: usize) -> f64 {
    x[0]
        * x[
            n
                / k
        ]
}

#[differentiable]
pub fn below_zero(x: &[f64], n: usize) -> f64 {
    x[0]
        * x[
            n
                - 1
        ]
}

#[differentiable]
pub fn part_from(x: &[f64], n: usize) -> f64 {
    total(
        &x[
            n
                - 1
                ..
        ],
    )
}

#[differentiable]
pub fn branch(x: &[f64], i: usize) -> f64 {
    if x[0]
        > x[i]
    {
        x[0]
    } else {
        x[1]
    }
}

#[differentiable]
pub fn arm(x: &[f64], i: usize) -> f64 {
    match i {
        0 => x[0],
        _ => x[0]
            .max(
                x[i],
            ),
    }
}

#[differentiable]
pub fn in_a_loop(m: &[Vec<f64>], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += total(
            &m[0],
        ) * total(
            &m[i],
        );
    }
    s
}

#[differentiable]
pub fn written(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 3];
    a[
        i
    ] = a[0]
        * x;
    a[0]
}

#[differentiable]
pub fn added(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 3];
    a[0]
        += a[1]
            * a[i];
    a[0]
}

#[differentiable]
pub fn swapped(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 3];
    a
        .swap(
            0,
            i,
        );
    a[0]
}

#[differentiable]
pub fn replaced(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 3];
    let old = std::mem::replace(
        &mut a[i],
        x * x,
    );
    old * a[0]
}

#[differentiable]
pub fn swapped_places(x: f64, i: usize) -> f64 {
    let mut a = vec![x; 3];
    let mut b = [x * x; 2];
    std::mem::swap(
        &mut a[0],
        &mut b[i],
    );
    a[0]
}

#[differentiable]
pub fn chunks(x: &[f64], n: usize) -> f64 {
    x[1..]
        .chunks(
            n,
        )
        .map(|c| c[0])
        .sum()
}

#[differentiable]
pub fn split(x: &[f64], n: usize) -> f64 {
    let (a, b) = x
        .split_at(
            n,
        );
    total(a) * total(b)
}

#[differentiable]
pub fn in_a_closure(x: &[f64], w: &[f64]) -> f64 {
    x.iter()
        .enumerate()
        .map(|(i, v)| {
            v
                * w[
                    i
                ]
        })
        .sum()
}

#[differentiable]
pub fn assigned_call(x: &[f64], i: usize) -> f64 {
    let mut a = [0.0; 2];
    a[
        i
    ] = weighted(
        1.0,
        &x[0],
        x,
        x[1],
    );
    a[0]
}

#[differentiable]
pub fn recursion(x: &[f64], n: usize) -> f64 {
    if n == 0 {
        return x[0];
    }
    recursion(
        &x[1..],
        n - 1,
    ) * 2.0
}

#[differentiable]
pub fn constant_row(x: f64, #[no_diff] table: &[Vec<f64>], i: usize) -> f64 {
    x * total(
        &table[i],
    )
}

#[differentiable]
pub fn panics_before(x: &[f64], i: usize, n: usize) -> f64 {
    weighted(
        1.0,
        &x[i],
        &x[..n],
        x[1],
    )
}

#[differentiable]
pub fn division_before(m: &[Vec<f64>], i: usize, n: usize) -> f64 {
    weighted(
        1.0,
        &m[0][0],
        &m[i],
        (10 / n) as f64,
    )
}

#[differentiable]
pub fn named(m: &[Vec<f64>], i: usize) -> f64 {
    let row =
        &m[i];
    total(
        row,
    )
}

#[differentiable]
pub fn named_and_dropped(m: &[Vec<f64>], i: usize) -> f64 {
    let _row =
        &m[i];
    total(&m[0])
}

#[differentiable]
pub fn named_by_mut(k: f64, i: usize) -> f64 {
    let mut m = vec![vec![k; 2]; 2];
    let row =
        &mut m[i];
    scale(
        row,
        k,
    );
    row[0] = k;
    m[0][0]
}

#[differentiable]
pub fn view(m: &[Vec<f64>], i: usize) -> f64 {
    total(
        m[i]
            .as_slice(),
    )
}

#[differentiable]
pub fn element_by_ref_in_a_method(cells: &[Cell], rows: &[Vec<f64>], i: usize) -> f64 {
    cells[0]
        .over(
            &rows[i],
        )
}

#[differentiable]
pub fn items_of_a_row(m: &[Vec<f64>], i: usize) -> f64 {
    let mut s = 0.0;
    for v in
        m[0].iter().zip(
            m[i]
                .iter(),
        )
    {
        s += v.0 * v.1;
    }
    s
}

#[differentiable]
pub fn items_of_a_reference(m: &[Vec<f64>], i: usize) -> f64 {
    let mut s = 0.0;
    for v in
        &m[i]
    {
        s += v * v;
    }
    s
}

#[differentiable]
pub fn row_of_row(m: &[Vec<f64>], i: usize, j: usize) -> f64 {
    scaled(
        m
            [i]
            [j],
        &m
            [j]
            [i],
    )
}

#[differentiable]
fn scaled(a: f64, b: &f64) -> f64 {
    a * b
}

#[differentiable]
pub fn length_of_a_row(m: &[Vec<f64>], i: usize) -> f64 {
    total(&m[0])
        / m[i]
            .len() as f64
}

#[differentiable]
pub fn matched(m: &[Option<f64>], i: usize) -> f64 {
    match
        &m[i]
    {
        Some(v) => v * v,
        None => 0.0,
    }
}

#[differentiable]
pub fn if_let(m: &[Option<f64>], i: usize) -> f64 {
    if let Some(v) =
        m[i]
    {
        return v * v;
    }
    0.0
}

#[differentiable]
pub fn two_parts(x: &mut [f64], n: usize) -> f64 {
    let (a, b) = x.split_at_mut(2);
    scale(
        &mut a[..1],
        2.0,
    );
    scale(
        &mut b[n..],
        3.0,
    );
    x[0]
}

#[differentiable]
pub fn pushed(x: &[f64], i: usize) -> f64 {
    let mut out = vec![x[0]];
    out
        .push(
            x[i],
        );
    out[0] * out[1]
}

#[differentiable]
pub fn collected(x: &[f64], at: &[usize]) -> f64 {
    let picked: Vec<f64> = at
        .iter()
        .map(|&i| {
            x[0]
                * x[i]
        })
        .collect();
    total(&picked)
}

#[differentiable]
pub fn asserted(x: &[f64], i: usize) -> f64 {
    assert!(
        x[0]
            < x[i],
        "not sorted",
    );
    x[0]
}

#[differentiable]
pub fn wide(x: f64, n: i32) -> f64 {
    x.powi(
        n
            * n,
    )
}

#[differentiable]
pub fn receiver_of_a_change(k: f64, x: &[f64], i: usize, j: usize) -> f64 {
    let mut cells = vec![Cell { v: vec![k], k }];
    cells
        [i]
        .take(
            x
                [j],
        );
    cells[0].k
}

#[differentiable]
pub fn summed_integers(x: &[f64], n: &[u8]) -> f64 {
    x[0]
        * (n[0]
            + n[1]
                * n[2]) as f64
}

#[differentiable]
pub fn cast_before(x: &[f64], n: i32) -> f64 {
    x[0]
        * x[
            usize::try_from(
                n,
            )
            .unwrap()
        ]
}

#[differentiable]
pub fn nested_calls(x: &[f64], i: usize, n: usize) -> f64 {
    scaled(
        scaled(
            x[0],
            &x[i],
        ),
        &total(
            &x[
                n..
            ],
        ),
    )
}

#[differentiable]
pub fn parts_of_a_row(m: &[Vec<f64>], i: usize, n: usize) -> f64 {
    total(
        &m
            [i]
            [..n],
    )
}

#[differentiable]
pub fn chunk_of_rows(m: &[Vec<f64>], w: &[f64]) -> f64 {
    m.iter()
        .map(|row| {
            row.iter()
                .enumerate()
                .map(|(j, v)| {
                    v
                        * w[
                            j
                                + 1
                        ]
                })
                .sum::<f64>()
        })
        .sum()
}

#[differentiable]
pub fn fold(x: &[f64], w: &[f64]) -> f64 {
    (0..x.len())
        .fold(
            1.0,
            |s, i| {
                s
                    * w[i]
                    + x[i]
            },
        )
}

#[differentiable]
pub fn place_by_calls(x: f64, i: usize, n: usize) -> f64 {
    let mut a = [x; 3];
    a[
        i
            - n
    ] += x
        * a[
            n
        ];
    a[0]
}

#[differentiable]
pub fn returned(x: &[f64], i: usize) -> Vec<f64> {
    vec![
        x[0],
        x[i]
            * 2.0,
    ]
}

#[differentiable]
pub fn result_of_a_row(x: &[f64], i: usize) -> f64 {
    returned(
        x,
        0,
    )[
        i
    ]
}

fn cell() -> Cell {
    Cell { v: vec![1.0, 2.0], k: 2.0 }
}

fn rows_of_two() -> Vec<Vec<f64>> {
    vec![vec![1.0, 2.0], vec![3.0, 4.0]]
}

rows! {
    row_by_mut: panics row_by_mut(2.0, 5);
    row_of_param_by_mut: panics row_of_param_by_mut(&mut rows_of_two(), 2.0, 5);
    number_by_mut: panics number_by_mut(2.0, 5);
    row_by_ref: panics row_by_ref(&rows_of_two(), 5);
    number_by_ref: panics number_by_ref(&[1.0, 2.0], 5);
    part_by_ref: panics part_by_ref(&[1.0, 2.0], 5);
    part_by_mut: panics part_by_mut(2.0, 5);
    part_by_mut_backwards: panics part_by_mut(2.0, 0);
    which_argument_1: panics which_argument(&[1.0, 2.0], &rows_of_two(), 5, 5);
    which_argument_2: panics which_argument(&[1.0, 2.0], &rows_of_two(), 1, 5);
    which_argument_3: panics which_argument(&[1.0], &rows_of_two(), 5, 5);
    field_of_element: panics field_of_element(&[cell()], 5);
    element_by_ref: panics element_by_ref(&[cell()], &[1.0, 2.0], 5);
    element_by_ref_first: panics element_by_ref(&[cell()], &[1.0], 5);
    receiver: panics receiver(&[cell()], 2.0, 5);
    receiver_by_mut: panics receiver_by_mut(2.0, 3.0, 5);
    argument_of_method: panics argument_of_method(&[cell()], &[1.0], 5);
    moved: panics moved(&rows_of_two(), &[cell()], 5);
    literal: panics literal(&[cell()], &[1.0], 5);
    literal_first: panics literal(&[], &[], 5);
    array: panics array(&[1.0, 2.0], 5);
    tuple: panics tuple(&[1.0, 2.0], 5);
    closure: panics closure(&[1.0, 2.0], 5);
    in_an_index: panics in_an_index(&[1.0, 2.0], &[0, 1], 5);
    of_an_index: panics of_an_index(&[1.0, 2.0], &[0, 7], 1);
    long_sum: panics long_sum(&[1.0, 2.0], 5);
    unwrapped: panics unwrapped(&[1.0, 2.0], 5);
    expected: panics expected(&[1.0, 2.0], 5.0);
    unwrapped_reference: panics unwrapped_reference(&[1.0, 2.0], 5);
    last: panics last(&[]);
    divided: panics divided(&[1.0, 2.0], 5, 0);
    divided_outside: panics divided(&[1.0, 2.0], 5, 1);
    below_zero: overflows below_zero(&[1.0, 2.0], 0);
    part_from: overflows part_from(&[1.0, 2.0], 0);
    part_from_outside: panics part_from(&[1.0, 2.0], 9);
    branch: panics branch(&[1.0, 2.0], 5);
    arm: panics arm(&[1.0, 2.0], 5);
    in_a_loop: panics in_a_loop(&rows_of_two(), 3);
    written: panics written(2.0, 5);
    added: panics added(2.0, 5);
    swapped: panics swapped(2.0, 5);
    replaced: panics replaced(2.0, 5);
    swapped_places: panics swapped_places(2.0, 5);
    chunks: panics chunks(&[1.0, 2.0], 0);
    chunks_of_nothing: panics chunks(&[], 0);
    split: panics split(&[1.0, 2.0], 5);
    in_a_closure: panics in_a_closure(&[1.0, 2.0], &[1.0]);
    assigned_call: panics assigned_call(&[1.0, 2.0], 5);
    assigned_call_first: panics assigned_call(&[1.0], 5);
    recursion: panics recursion(&[1.0, 2.0], 3);
    constant_row: panics constant_row(2.0, &rows_of_two(), 5);
    panics_before: panics panics_before(&[1.0, 2.0], 5, 7);
    panics_before_part: panics panics_before(&[1.0, 2.0], 1, 7);
    division_before: panics division_before(&rows_of_two(), 5, 0);
    division_before_last: panics division_before(&rows_of_two(), 1, 0);
    named: panics named(&rows_of_two(), 5);
    named_and_dropped: panics named_and_dropped(&rows_of_two(), 5);
    named_by_mut: panics named_by_mut(2.0, 5);
    view: panics view(&rows_of_two(), 5);
    element_by_ref_in_a_method: panics element_by_ref_in_a_method(&[cell()], &rows_of_two(), 5);
    items_of_a_row: panics items_of_a_row(&rows_of_two(), 5);
    items_of_a_reference: panics items_of_a_reference(&rows_of_two(), 5);
    row_of_row: panics row_of_row(&rows_of_two(), 1, 5);
    row_of_row_at_last: panics row_of_row(&[vec![1.0, 2.0, 3.0], vec![3.0], vec![]], 0, 2);
    length_of_a_row: panics length_of_a_row(&rows_of_two(), 5);
    matched: panics matched(&[None], 5);
    if_let: panics if_let(&[None], 5);
    two_parts: panics two_parts(&mut [1.0; 5], 5);
    pushed: panics pushed(&[1.0, 2.0], 5);
    collected: panics collected(&[1.0, 2.0], &[0, 5]);
    asserted: panics asserted(&[1.0, 2.0], 5);
    wide: overflows wide(2.0, i32::MAX);
    receiver_of_a_change: panics receiver_of_a_change(2.0, &[1.0], 5, 7);
    receiver_of_a_change_argument: panics receiver_of_a_change(2.0, &[1.0], 0, 7);
    summed_integers: overflows summed_integers(&[1.0], &[250, 3, 4]);
    summed_integers_product: overflows summed_integers(&[1.0], &[250, 30, 40]);
    summed_integers_missing: panics summed_integers(&[1.0], &[250, 30]);
    cast_before: panics cast_before(&[1.0], -3);
    cast_before_outside: panics cast_before(&[1.0], 3);
    nested_calls: panics nested_calls(&[1.0, 2.0], 5, 7);
    nested_calls_part: panics nested_calls(&[1.0, 2.0], 1, 7);
    parts_of_a_row: panics parts_of_a_row(&rows_of_two(), 5, 7);
    parts_of_a_row_part: panics parts_of_a_row(&rows_of_two(), 1, 7);
    chunk_of_rows: panics chunk_of_rows(&rows_of_two(), &[1.0, 2.0]);
    fold: panics fold(&[1.0, 2.0], &[1.0]);
    place_by_calls: panics place_by_calls(2.0, 8, 1);
    place_by_calls_below: panics place_by_calls(2.0, 0, 5);
    place_by_calls_overflow: overflows place_by_calls(2.0, 0, 1);
    result_of_a_row: panics result_of_a_row(&[1.0, 2.0], 5);
}
