//! The eigenvalue decomposition of symmetric matrices: reflections to a tridiagonal matrix, then QL with implicit shifts.

use crate::ArrayFloat;
use ndarray::{Array1, Array2, s};

/// The eigenvalues in ascending order, and the eigenvectors as columns; `NaN`s if the matrix has some, or infinities.
pub(super) fn decomposed<T: ArrayFloat>(a: &Array2<T>) -> (Array1<T>, Array2<T>) {
    let n = a.nrows();
    let nan = |x: &T| *x * T::lit(f64::NAN);
    if !a.iter().all(|x| x.is_finite()) {
        return (a.diag().map(nan), a.map(nan));
    }
    let (mut diagonal, mut beside, mut rows) = tridiagonal(a);
    if !ql(&mut diagonal, &mut beside, &mut rows) {
        return (a.diag().map(nan), a.map(nan));
    }
    let mut order: Vec<usize> = (0..n).collect();
    order.sort_by(|i, j| diagonal[*i].to_f64().total_cmp(&diagonal[*j].to_f64()));
    let values = order.iter().map(|i| diagonal[*i]).collect();
    let mut vectors = Array2::zeros((n, n));
    for (mut column, i) in vectors.columns_mut().into_iter().zip(&order) {
        column.assign(&rows.row(*i));
    }
    (values, vectors)
}

/// The diagonal of a tridiagonal `Q a Q^T`, what stands beside it (of which the last is zero), and `Q` (Golub and Van Loan, Matrix
/// Computations, algorithm 8.3.1).
fn tridiagonal<T: ArrayFloat>(a: &Array2<T>) -> (Vec<T>, Vec<T>, Array2<T>) {
    let n = a.nrows();
    let mut a = a.clone();
    let mut q = Array2::eye(n);
    let two = T::lit(2.0);
    for k in 0..n.saturating_sub(2) {
        let mut v = a.slice(s![k + 1.., k]).to_owned();
        let scale = v.fold(
            T::lit(0.0),
            |m: T, x: &T| if x.abs() > m { x.abs() } else { m },
        );
        if scale <= T::lit(0.0) {
            continue;
        }
        v.mapv_inplace(|x| x / scale);
        let length = v.dot(&v).sqrt();
        let away = if v[0] < T::lit(0.0) { -length } else { length };
        v[0] += away;
        let length = v.dot(&v).sqrt();
        v.mapv_inplace(|x| x / length);
        // from both sides: `a - 2 v w^T - 2 w v^T`
        let p = a.slice(s![k + 1.., k + 1..]).dot(&v);
        let half = p.dot(&v);
        let w = &p - &(&v * half);
        for (i, mut row) in a
            .slice_mut(s![k + 1.., k + 1..])
            .outer_iter_mut()
            .enumerate()
        {
            let (vi, wi) = (two * v[i], two * w[i]);
            ndarray::Zip::from(&mut row)
                .and(&v)
                .and(&w)
                .for_each(|x, v, w| *x -= vi * *w + wi * *v);
        }
        a[[k + 1, k]] = -away * scale;
        let products = v.dot(&q.slice(s![k + 1.., ..]));
        for (mut row, v) in q.slice_mut(s![k + 1.., ..]).outer_iter_mut().zip(&v) {
            row.scaled_add(-two * *v, &products);
        }
    }
    let beside = (0..n).map(|i| {
        if i + 1 < n {
            a[[i + 1, i]]
        } else {
            T::lit(0.0)
        }
    });
    (a.diag().to_vec(), beside.collect(), q)
}

/// Makes `beside` zero by rotations of `rows`; false if that takes too many (Bowdler, Martin, Reinsch and Wilkinson, The QR and QL algorithms
/// for symmetric matrices, 1968).
fn ql<T: ArrayFloat>(d: &mut [T], e: &mut [T], rows: &mut Array2<T>) -> bool {
    let (n, zero, two) = (d.len(), T::lit(0.0), T::lit(2.0));
    for l in 0..n {
        for round in 0.. {
            let small = |m: &usize| e[*m].abs() <= T::epsilon() * (d[*m].abs() + d[*m + 1].abs());
            let m = (l..n - 1).find(small).unwrap_or(n - 1);
            if m == l {
                break;
            }
            if round == 60 {
                return false;
            }
            let g = (d[l + 1] - d[l]) / (two * e[l]);
            let r = g.hypot(T::lit(1.0));
            let mut g = d[m] - d[l] + e[l] / (g + if g < zero { -r } else { r });
            let (mut sine, mut cosine, mut p) = (T::lit(1.0), T::lit(1.0), zero);
            let mut split = false;
            for i in (l..m).rev() {
                let (f, b) = (sine * e[i], cosine * e[i]);
                let r = f.hypot(g);
                e[i + 1] = r;
                if r == zero {
                    d[i + 1] -= p;
                    e[m] = zero;
                    split = true;
                    break;
                }
                (sine, cosine) = (f / r, g / r);
                g = d[i + 1] - p;
                let t = (d[i] - g) * sine + two * cosine * b;
                p = sine * t;
                d[i + 1] = g + p;
                g = cosine * t - b;
                rotate(rows, i, cosine, sine);
            }
            if !split {
                d[l] -= p;
                e[l] = g;
                e[m] = zero;
            }
        }
    }
    true
}

/// Rotates rows `i` and `i + 1`.
fn rotate<T: ArrayFloat>(rows: &mut Array2<T>, i: usize, cosine: T, sine: T) {
    let (mut upper, mut lower) = rows.multi_slice_mut((s![i, ..], s![i + 1, ..]));
    ndarray::Zip::from(&mut upper)
        .and(&mut lower)
        .for_each(|x, y| {
            let old = *y;
            *y = sine * *x + cosine * old;
            *x = cosine * *x - sine * old;
        });
}
