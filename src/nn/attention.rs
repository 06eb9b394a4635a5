//! Attention.

use super::softmaxes::{softmax, through_rows};
use crate::{ArrayFloat, differentiable};
use ndarray::{Array2, ArrayView2, ArrayViewMut2, Axis, s};

/// Scaled dot-product attention in several heads.
///
/// | | shape |
/// |---|---|
/// | `queries` | `[n, width]` |
/// | `keys` | `[m, width]` |
/// | `values` | `[m, width of values]` |
/// | the result | `[n, width of values]` |
///
/// Each head has its part of the columns of all three, and gives its part of the result: `softmax(Q K^T / sqrt(width / heads)) V` (Vaswani and others,
/// Attention is all you need, 2017, equation 1). With `causal`, query `i` sees the keys up to `i` alone. The products with weights before
/// and after it are products of matrices: `multi_head_attention(&x.dot(wq), &x.dot(wk), &x.dot(wv), heads, false).dot(wo)`.
///
/// `O(n * m * (width + width of values))`, and about twice that for the gradient, which keeps `heads * n * m` numbers.
///
/// # Panics
/// If queries are not as wide as keys, if there is not one value for each key, and if the heads do not divide the widths.
///
/// # Examples
/// ```
/// use grads::nn::multi_head_attention;
/// use grads::prelude::*;
/// use ndarray::{Array2, array};
///
/// #[differentiable]
/// fn f(q: &Array2<f64>, k: &Array2<f64>, v: &Array2<f64>) -> f64 {
///     multi_head_attention(q, k, v, 2, false).sum()
/// }
/// let x = array![[0.0, 0.0], [0.0, 0.0]];
/// // both keys are as near
/// assert_eq!(grad!(f)(&x, &x, &x).2, array![[1.0, 1.0], [1.0, 1.0]]);
/// ```
#[differentiable(vjp = attention_back, jvp = attention_along, kept, order = 2)]
pub fn multi_head_attention<T: ArrayFloat>(
    queries: &Array2<T>,
    keys: &Array2<T>,
    values: &Array2<T>,
    #[no_diff] heads: usize,
    #[no_diff] causal: bool,
) -> Array2<T> {
    let plan = Plan::new((queries, keys, values), heads, causal);
    let mut y = Array2::zeros((queries.nrows(), values.ncols()));
    for head in 0..heads {
        let weights = plan.weights(queries, keys, head);
        plan.value_mut(&mut y, head)
            .assign(&weights.dot(&plan.value(values, head)));
    }
    y
}

/// The sizes of heads.
#[derive(Clone, Copy)]
struct Plan {
    key: usize,
    value: usize,
    causal: bool,
}

impl Plan {
    fn new<T>(
        (queries, keys, values): (&Array2<T>, &Array2<T>, &Array2<T>),
        heads: usize,
        causal: bool,
    ) -> Plan {
        let fits = queries.ncols() == keys.ncols()
            && keys.nrows() == values.nrows()
            && heads > 0
            && queries.ncols() % heads == 0
            && values.ncols() % heads == 0;
        assert!(
            fits,
            "multi_head_attention: queries are as wide as keys, there is a value for each key, and {heads} heads divide the widths; \
             the shapes are {:?}, {:?} and {:?}",
            queries.shape(),
            keys.shape(),
            values.shape()
        );
        Plan {
            key: queries.ncols() / heads,
            value: values.ncols() / heads,
            causal,
        }
    }
    /// The columns of a head in queries and keys.
    fn key<'a, T>(&self, x: &'a Array2<T>, head: usize) -> ArrayView2<'a, T> {
        x.slice(s![.., head * self.key..(head + 1) * self.key])
    }
    fn key_mut<'a, T>(&self, x: &'a mut Array2<T>, head: usize) -> ArrayViewMut2<'a, T> {
        x.slice_mut(s![.., head * self.key..(head + 1) * self.key])
    }
    /// Its columns in values.
    fn value<'a, T>(&self, x: &'a Array2<T>, head: usize) -> ArrayView2<'a, T> {
        x.slice(s![.., head * self.value..(head + 1) * self.value])
    }
    fn value_mut<'a, T>(&self, x: &'a mut Array2<T>, head: usize) -> ArrayViewMut2<'a, T> {
        x.slice_mut(s![.., head * self.value..(head + 1) * self.value])
    }
    fn scale<T: ArrayFloat>(&self) -> T {
        T::lit(1.0 / (self.key as f64).sqrt())
    }
    /// The share that each query takes of each value.
    fn weights<T: ArrayFloat>(
        &self,
        queries: &Array2<T>,
        keys: &Array2<T>,
        head: usize,
    ) -> Array2<T> {
        let mut scores = self.key(queries, head).dot(&self.key(keys, head).t());
        let (scale, later) = (self.scale::<T>(), T::neg_infinity());
        for (i, mut row) in scores.outer_iter_mut().enumerate() {
            row.mapv_inplace(|x| x * scale);
            if self.causal && i + 1 < row.len() {
                row.slice_mut(s![i + 1..]).fill(later);
            }
        }
        softmax(&scores, Axis(1))
    }
}

fn attention_back<T: ArrayFloat>(
    queries: &Array2<T>,
    keys: &Array2<T>,
    values: &Array2<T>,
    heads: usize,
    causal: bool,
) -> (
    Array2<T>,
    impl Fn(Array2<T>) -> (Array2<T>, Array2<T>, Array2<T>) + use<T>,
) {
    let plan = Plan::new((queries, keys, values), heads, causal);
    let weights: Vec<Array2<T>> = (0..heads)
        .map(|head| plan.weights(queries, keys, head))
        .collect();
    let mut y = Array2::zeros((queries.nrows(), values.ncols()));
    for (head, weights) in weights.iter().enumerate() {
        plan.value_mut(&mut y, head)
            .assign(&weights.dot(&plan.value(values, head)));
    }
    let (q, k, v) = (queries.clone(), keys.clone(), values.clone());
    (y, move |ct: Array2<T>| {
        let zeros = |x: &Array2<T>| Array2::zeros(x.raw_dim());
        let (mut by_q, mut by_k, mut by_v) = (zeros(&q), zeros(&k), zeros(&v));
        let scale = plan.scale::<T>();
        for (head, p) in weights.iter().enumerate() {
            let ct = plan.value(&ct, head);
            plan.value_mut(&mut by_v, head).assign(&p.t().dot(&ct));
            let of_scores = through_rows(ct.dot(&plan.value(&v, head).t()), p) * scale;
            plan.key_mut(&mut by_q, head)
                .assign(&of_scores.dot(&plan.key(&k, head)));
            plan.key_mut(&mut by_k, head)
                .assign(&of_scores.t().dot(&plan.key(&q, head)));
        }
        (by_q, by_k, by_v)
    })
}

#[differentiable(vjp = attention_along_back, kept)]
fn attention_along<T: ArrayFloat>(
    queries: &Array2<T>,
    keys: &Array2<T>,
    values: &Array2<T>,
    #[no_diff] heads: usize,
    #[no_diff] causal: bool,
    dqueries: &Array2<T>,
    dkeys: &Array2<T>,
    dvalues: &Array2<T>,
) -> (Array2<T>, Array2<T>) {
    let plan = Plan::new((queries, keys, values), heads, causal);
    let mut y = Array2::zeros((queries.nrows(), values.ncols()));
    let mut dy = y.clone();
    for head in 0..heads {
        let pushed = Pushed::new(&plan, [queries, keys, dqueries, dkeys], head);
        let (v, dv) = (plan.value(values, head), plan.value(dvalues, head));
        plan.value_mut(&mut y, head).assign(&pushed.p.dot(&v));
        plan.value_mut(&mut dy, head)
            .assign(&(pushed.dp.dot(&v) + pushed.p.dot(&dv)));
    }
    (y, dy)
}

/// The weights of a head with their tangents, and the tangents of the scores.
struct Pushed<T> {
    p: Array2<T>,
    dp: Array2<T>,
    ds: Array2<T>,
}

impl<T: ArrayFloat> Pushed<T> {
    fn new(plan: &Plan, [q, k, dq, dk]: [&Array2<T>; 4], head: usize) -> Self {
        let part = |x| plan.key(x, head);
        let p = plan.weights(q, k, head);
        let ds = (part(dq).dot(&part(k).t()) + part(q).dot(&part(dk).t())) * plan.scale::<T>();
        let dp = through_rows(ds.clone(), &p);
        Pushed { p, dp, ds }
    }
}

fn attention_along_back<T: ArrayFloat>(
    queries: &Array2<T>,
    keys: &Array2<T>,
    values: &Array2<T>,
    heads: usize,
    causal: bool,
    dqueries: &Array2<T>,
    dkeys: &Array2<T>,
    dvalues: &Array2<T>,
) -> (
    (Array2<T>, Array2<T>),
    impl Fn(
        (Array2<T>, Array2<T>),
    ) -> (
        Array2<T>,
        Array2<T>,
        Array2<T>,
        Array2<T>,
        Array2<T>,
        Array2<T>,
    ) + use<T>,
) {
    let plan = Plan::new((queries, keys, values), heads, causal);
    let both = attention_along(
        queries, keys, values, heads, causal, dqueries, dkeys, dvalues,
    );
    let [q, k, v, dq, dk, dv] =
        [queries, keys, values, dqueries, dkeys, dvalues].map(Array2::clone);
    (both, move |(ct, ct_d): (Array2<T>, Array2<T>)| {
        let mut by = [&q, &k, &v, &dq, &dk, &dv].map(|x| Array2::zeros(x.raw_dim()));
        let scale = plan.scale::<T>();
        for head in 0..heads {
            let Pushed { p, dp, ds } = Pushed::new(&plan, [&q, &k, &dq, &dk], head);
            let (ct, ct_d) = (plan.value(&ct, head), plan.value(&ct_d, head));
            let (v, dv) = (plan.value(&v, head), plan.value(&dv, head));
            plan.value_mut(&mut by[2], head)
                .assign(&(p.t().dot(&ct) + dp.t().dot(&ct_d)));
            plan.value_mut(&mut by[5], head).assign(&p.t().dot(&ct_d));
            let mut of_p = ct.dot(&v.t()) + ct_d.dot(&dv.t());
            let of_dp = ct_d.dot(&v.t());
            for (i, mut of_p) in of_p.outer_iter_mut().enumerate() {
                let (p, ds, of_dp) = (p.row(i), ds.row(i), of_dp.row(i));
                let (moved, mean) = (p.dot(&ds), p.dot(&of_dp));
                for j in 0..p.len() {
                    of_p[j] += of_dp[j] * (ds[j] - moved) - mean * ds[j];
                }
            }
            let of_s = through_rows(of_p, &p) * scale;
            let of_ds = through_rows(of_dp, &p) * scale;
            let (q, k, dq, dk) = (
                plan.key(&q, head),
                plan.key(&k, head),
                plan.key(&dq, head),
                plan.key(&dk, head),
            );
            plan.key_mut(&mut by[0], head)
                .assign(&(of_s.dot(&k) + of_ds.dot(&dk)));
            plan.key_mut(&mut by[1], head)
                .assign(&(of_s.t().dot(&q) + of_ds.t().dot(&dq)));
            plan.key_mut(&mut by[3], head).assign(&of_ds.dot(&k));
            plan.key_mut(&mut by[4], head).assign(&of_ds.t().dot(&q));
        }
        by.into()
    })
}
