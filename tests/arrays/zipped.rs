//! `Zip`, `azip!`, `zip_mut_with`, `map_inplace`, `map_axis`: closures of references to elements and of lanes.

// Programs as people write them, not as a linter would have them.
#![allow(clippy::all)]

use grads::prelude::*;
use ndarray::{Array1, Array2, Axis, Zip, array, azip};

#[differentiable]
fn into_one(a: &Array1<f64>, b: &Array1<f64>) -> f64 {
    let mut c = a.clone();
    Zip::from(&mut c)
        .and(b)
        .for_each(|c, &b| *c = *c * b + b.sin());
    c.sum()
}

#[differentiable]
fn with_a_capture(a: &Array2<f64>, b: &Array2<f64>, k: f64) -> f64 {
    let mut c = Array2::zeros(a.raw_dim());
    azip!((c in &mut c, &a in a, &b in &b.t()) *c = k * a * b + a.sin());
    Zip::from(a)
        .and(b)
        .and(&mut c)
        .for_each(|a, &b, c| *c += a * b.powi(2));
    let d = Zip::from(&c)
        .and(a)
        .and(b)
        .map_collect(|&c, a, &b| if c > 0.5 { c * *a } else { k * b });
    d.mapv(|x| x * x).sum()
}

#[differentiable]
fn repeated_in_a_zip(a: &Array2<f64>, b: &Array1<f64>, k: f64) -> f64 {
    let mut c = a.clone();
    Zip::from(&mut c)
        .and_broadcast(b)
        .for_each(|c, &b| *c = *c * b.sin() + k);
    c.mapv(|x| x * x).sum()
}

#[differentiable]
fn repeated(a: &Array2<f64>, b: &Array1<f64>) -> f64 {
    let mut c = a.clone();
    c.zip_mut_with(b, |x, &y| *x += 0.5 * y * y * *x);
    c.map_inplace(|x| {
        if *x > 1.0 {
            *x = 2.0 * *x - 1.0
        }
    });
    c.mapv(|x| x.powi(3)).sum()
}

/// In place of what the caller has.
#[differentiable]
fn relax(u: &mut Array1<f64>, target: &Array1<f64>, rate: f64) {
    Zip::from(u)
        .and(target)
        .for_each(|u, t| *u += rate * (t - *u));
}

#[differentiable]
fn relaxed(u: &Array1<f64>, target: &Array1<f64>, rate: f64) -> f64 {
    let mut u = u.clone();
    for _ in 0..3 {
        relax(&mut u, target, rate);
    }
    u.dot(target)
}

#[differentiable]
fn by_lanes(x: &Array2<f64>) -> f64 {
    let norms = x.map_axis(Axis(1), |row| row.dot(&row).sqrt());
    let highest = x.map_axis(Axis(0), |c| {
        c.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
    });
    (x / &norms.insert_axis(Axis(1))).sum() + highest.dot(&highest)
}

#[differentiable]
fn of_singles(x: &Array1<f32>, y: &Array1<f32>) -> f32 {
    Zip::from(x).and(y).map_collect(|a, b| a.max(*b)).sum()
}

#[test]
fn their_gradients_are_those_of_differences() {
    let (a, b) = (array![1.0, 2.0, -0.4], array![0.3, -1.0, 0.8]);
    let m = array![[1.0, 2.0, 0.3], [0.5, -1.0, 0.7], [0.1, 0.2, -0.4]];
    right!(into_one, &a, &b);
    right!(with_a_capture, &m, &(&m * 0.3 + 0.1), 0.7);
    right!(repeated, &m, &b);
    right!(repeated_in_a_zip, &m, &b, 0.7);
    right!(relaxed, &a, &b, 0.3);
    right!(by_lanes, &m);
    let (x, y) = (array![1.0_f32, 2.0], array![3.0_f32, 0.5]);
    let (value, d) = value_and_grad!(of_singles)(&x, &y);
    assert_eq!((value, d), (5.0, (array![0.0, 1.0], array![1.0, 0.0])));
}

#[test]
fn arrays_without_elements_have_gradients_without() {
    let none = Array1::<f64>::zeros(0);
    assert_eq!(grad!(into_one)(&none, &none), (none.clone(), none));
}

#[test]
fn shapes_that_differ_are_a_panic_as_in_the_function() {
    let (a, b) = (array![1.0, 2.0], array![1.0]);
    assert!(std::panic::catch_unwind(|| into_one(&a, &b)).is_err());
    assert!(std::panic::catch_unwind(|| value_and_grad!(into_one)(&a, &b)).is_err());
}

#[differentiable]
mod steps {
    use ndarray::{Array1, Array2, ArrayView2, Zip, azip, s};

    struct Adam {
        m: Array1<f64>,
        v: Array1<f64>,
        t: i32,
    }
    impl Adam {
        fn step(&mut self, w: &mut Array1<f64>, g: &Array1<f64>) {
            self.t += 1;
            let (b1, b2): (f64, f64) = (0.9, 0.99);
            let (c1, c2) = (1.0 - b1.powi(self.t), 1.0 - b2.powi(self.t));
            Zip::from(&mut self.m)
                .and(&mut self.v)
                .and(w)
                .and(g)
                .for_each(|m, v, w, &g| {
                    *m = b1 * *m + (1.0 - b1) * g;
                    *v = b2 * *v + (1.0 - b2) * g * g;
                    *w -= 0.1 * (*m / c1) / ((*v / c2).sqrt() + 1e-3);
                });
        }
    }
    /// Several are written.
    pub fn trained(q: &[f64]) -> f64 {
        let target = Array1::from(q.to_vec());
        let mut w = Array1::from_shape_fn(q.len(), |i| 0.2 * i as f64);
        let zeros = Array1::zeros(q.len());
        let mut adam = Adam {
            m: zeros.clone(),
            v: zeros,
            t: 0,
        };
        for _ in 0..4 {
            let g = (&w - &target) * 2.0;
            adam.step(&mut w, &g);
        }
        let below = Zip::from(&w).and(&target).all(|&a, &b| a < b + 10.0);
        w.dot(&w) + if below { 1.0 } else { q[0] }
    }

    fn laplacian(u: ArrayView2<f64>) -> Array2<f64> {
        let (n, m) = u.dim();
        let mut out = Array2::zeros((n, m));
        Zip::from(out.slice_mut(s![1..n - 1, 1..m - 1]))
            .and(u.slice(s![..n - 2, 1..m - 1]))
            .and(u.slice(s![2.., 1..m - 1]))
            .and(u.slice(s![1..n - 1, ..m - 2]))
            .and(u.slice(s![1..n - 1, 2..]))
            .for_each(|o, &a, &b, &c, &d| *o = a + b + c + d);
        out
    }
    /// Parts are written in the statement that takes them.
    pub fn parts(q: &[f64]) -> f64 {
        let mut a = Array2::from_shape_vec((4, 4), q.to_vec()).unwrap();
        let b = Array1::from_vec(q[..4].to_vec());
        a.slice_mut(s![0, ..])
            .zip_mut_with(&b, |p, &q| *p = *p * q + 1.0);
        a.row_mut(1).zip_mut_with(&b, |p, &q| *p -= q * q);
        azip!((u in a.slice_mut(s![2, ..]), &v in &b) *u += v.sin());
        Zip::from(a.column_mut(3)).and(&b).for_each(|p, q| *p *= q);
        let (mut left, mut right) = (b.clone(), b.mapv(f64::cos));
        azip!((l in &mut left, r in &mut right) {
            let t = *l;
            *l = *r * 0.5;
            *r = t * t;
        });
        Zip::indexed(&mut left).for_each(|i, l| *l += i as f64 * 0.1);
        let l = laplacian(a.view());
        Zip::indexed(&mut a)
            .and(&l)
            .for_each(|(i, j), a, l| *a += l * (i + j) as f64);
        a.mapv(|v| v * v).sum() + left.dot(&right)
    }

    /// A param of the closure is called like the array.
    pub fn same_name(q: &[f64]) -> f64 {
        let x = Array1::from(q.to_vec());
        let n = x.len();
        let mut f = Array1::zeros(n);
        Zip::from(f.slice_mut(s![1..n - 1]))
            .and(x.slice(s![..n - 2]))
            .and(x.slice(s![2..]))
            .for_each(|f, &a, &b| *f = a * a - b);
        (f * x[0]).sum()
    }

    /// Shapes that differ are a panic, as they are in `Zip`.
    pub fn uneven(q: &[f64]) -> f64 {
        let (mut a, mut b) = (Array1::from_vec(q.to_vec()), Array1::zeros(2));
        Zip::from(&mut a).and(&mut b).for_each(|a, b| *b = *a);
        b.sum()
    }
}

#[test]
fn several_arrays_and_parts_are_written() {
    let q: Vec<f64> = (0..16)
        .map(|i| 0.5 + 0.4 * (0.9 * f64::from(i) + 0.2).sin())
        .collect();
    right!(steps::trained, &q[..9]);
    right!(steps::parts, &q);
    right!(steps::same_name, &q[..6]);
}

#[test]
#[should_panic(expected = "part.equal_dim(dimension)")]
fn arrays_that_are_zipped_have_one_shape() {
    let _ = value_and_grad!(steps::uneven)(&[1.0, 2.0, 3.0]);
}
