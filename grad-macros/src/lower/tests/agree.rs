//! The graph of a function, run by the interpreter, gives bitwise what the function gives.

use super::lower;
use grad_core::ops::datum::Datum;
use grad_core::runtime::Interpreter;

trait ToDatum {
    fn datum(&self) -> Datum;
}

macro_rules! ints {
    ($($t:ty)*) => {$(impl ToDatum for $t { fn datum(&self) -> Datum { Datum::Int(*self as i128) } })*};
}
ints! { i32 i64 u8 u32 usize }

impl ToDatum for f64 {
    fn datum(&self) -> Datum {
        Datum::F64(*self)
    }
}
impl ToDatum for bool {
    fn datum(&self) -> Datum {
        Datum::Bool(*self)
    }
}
impl<T: ToDatum> ToDatum for [T] {
    fn datum(&self) -> Datum {
        Datum::Array(std::rc::Rc::new(self.iter().map(ToDatum::datum).collect()))
    }
}
impl<T: ToDatum, const N: usize> ToDatum for [T; N] {
    fn datum(&self) -> Datum {
        self[..].datum()
    }
}
impl<T: ToDatum> ToDatum for Vec<T> {
    fn datum(&self) -> Datum {
        self[..].datum()
    }
}
impl<T: ToDatum + ?Sized> ToDatum for &T {
    fn datum(&self) -> Datum {
        (**self).datum()
    }
}
impl<T: ToDatum + ?Sized> ToDatum for &mut T {
    fn datum(&self) -> Datum {
        (**self).datum()
    }
}
impl<A: ToDatum, B: ToDatum> ToDatum for (A, B) {
    fn datum(&self) -> Datum {
        Datum::Tuple(std::rc::Rc::new(vec![self.0.datum(), self.1.datum()]))
    }
}

fn bits(d: &Datum) -> String {
    match d {
        Datum::F64(x) => format!("{x:?}/{:x}", x.to_bits()),
        Datum::Array(xs) | Datum::Tuple(xs) => xs.iter().map(bits).collect::<Vec<_>>().join(" "),
        other => format!("{other:?}"),
    }
}

/// The function on each row of arguments, natively and as a graph.
macro_rules! agrees {
    ($($test:ident: $(($($arg:expr),*))+ => fn f($($p:ident: $t:ty),*) -> $r:ty { $($body:tt)* })*) => {$(
        #[test]
        #[allow(clippy::all, unused)]
        fn $test() {
            fn f($($p: $t),*) -> $r { $($body)* }
            let lowered = match lower(syn::parse_quote! { fn f($($p: $t),*) -> $r { $($body)* } }) {
                Ok(lowered) => lowered,
                Err(messages) => panic!("refused: {messages:#?}"),
            };
            let text = grad_core::text::print(&lowered.module);
            grad_core::ir::verify(&lowered.module).unwrap_or_else(|e| panic!("{e}\n{text}"));
            $(
                let args = vec![$($arg.datum()),*];
                let got = Interpreter::new(&lowered.module).run(lowered.func, args);
                let got = got.unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert_eq!(bits(&f($($arg),*).datum()), bits(&got[0]), "{}\n{text}", stringify!(($($arg),*)));
            )+
        }
    )*};
}

agrees! {
    early_return: (1.0) (-1.0) (7.0) => fn f(x: f64) -> f64 {
        if x < 0.0 { return -x; }
        let y = x * 2.0;
        if y > 10.0 { if y > 12.0 { return 3.0; } return y - 1.0; }
        y.sin()
    }
    both_arms_may_go_on: (1.0, 2usize) (-1.0, 0usize) (4.0, 5usize) => fn f(x: f64, n: usize) -> f64 {
        let mut s = x;
        if x > 0.0 { if n > 3 { return s * 10.0; } s += 1.0; } else { s -= 1.0; }
        s *= 2.0;
        s + x
    }
    labels: (6usize, 2.0) (0usize, 1.0) (9usize, 0.1) => fn f(n: usize, x: f64) -> f64 {
        let mut s = 0.0;
        'outer: for i in 0..n {
            for j in 0..n {
                if j > i { continue 'outer; }
                if s > 20.0 { break 'outer; }
                if i == 7 && j == 3 { return -s; }
                s += x * (i as f64) + (j as f64);
            }
            s += 100.0 * x;
        }
        s * 2.0
    }
    break_with_value: (0.3) (5.0) => fn f(x: f64) -> f64 {
        let mut k = 0;
        let y = loop { k += 1; if x * (k as f64) > 2.0 { break x + k as f64; } if k == 100 { break -1.0; } };
        y * 2.0
    }
    continue_after_a_write: (vec![1.0, -2.0, 3.0, 0.5]) => fn f(x: Vec<f64>) -> f64 {
        let mut a = vec![0.0; x.len()];
        let mut s = 0.0;
        for i in 0..x.len() {
            a[i] = x[i] * 2.0;
            if x[i] < 1.0 { continue; }
            a[i] += 1.0;
            s += a[i];
        }
        for v in &a { s += v; }
        s
    }
    while_with_a_break: (0.4) (3.0) => fn f(x: f64) -> f64 {
        let mut t = x;
        let mut n = 0;
        while t < 100.0 { t = t * t + 1.0; n += 1; if n > 5 { break; } }
        t + n as f64
    }
    labelled_block: (0.4) (3.0) (30.0) => fn f(x: f64) -> f64 {
        let y = 'a: { if x > 10.0 { break 'a 1.0; } let z = x * 2.0; if z > 5.0 { break 'a z; } z + 1.0 };
        y * 3.0
    }
    late_initialisation: (0.4) (3.0) => fn f(x: f64) -> f64 {
        let y; let z: f64;
        if x > 1.0 { y = 1.0; z = x } else { y = x * x; z = 2.0; }
        y * z
    }
    matches: (3usize, 2.0) (0usize, 2.0) (7usize, 2.0) (100usize, 1.5) => fn f(n: usize, x: f64) -> f64 {
        match n { 0 => x, 1 | 2 => 2.0 * x, 3..=6 => x.powi(3), k if k % 2 == 1 => x * k as f64, k => { let y = x + k as f64; y } }
    }
    match_that_returns: (3usize, 2.0) (0usize, 2.0) (1usize, 5.0) => fn f(n: usize, x: f64) -> f64 {
        let s = match n { 0 => return x, 1 => 2.0, _ => { if x > 1.0 { return 7.0; } 3.0 } };
        s * x
    }
    closures_see_the_present: (1.5) => fn f(x: f64) -> f64 {
        let mut k = x;
        let mut add = |v: f64| { k += v; k };
        let a = add(1.0);
        let b = add(2.0);
        k * a - b
    }
    move_closures_see_the_past: (1.5) => fn f(x: f64) -> f64 {
        let mut k = x;
        let g = move |v: f64| k * v;
        k = 100.0;
        g(2.0) + k
    }
    closure_with_return: (1.5) (-2.0) => fn f(x: f64) -> f64 {
        let g = |v: f64| -> f64 { if v < 0.0 { return 0.0; } v.sqrt() };
        g(x) + g(x * 2.0)
    }
    references_to_elements: (1.5) => fn f(x: f64) -> f64 {
        let mut a = [x, 2.0, 3.0];
        let r = &mut a[1];
        *r += x;
        *r *= 2.0;
        let s = &mut a[1..];
        s[1] = 5.0 * s[0];
        let t = &s[..1];
        t[0] + a[2] + a.len() as f64
    }
    iter_mut: (1.5) => fn f(x: f64) -> f64 {
        let mut a = vec![x; 4];
        for (i, v) in a.iter_mut().enumerate() { *v *= i as f64; }
        for v in &mut a { *v += 1.0; }
        a.swap(0, 3);
        a.iter().zip(a.iter().rev()).map(|(p, q)| p * q - p).sum()
    }
    reductions: (vec![1.0, 2.5, -3.0, 4.0]) (Vec::<f64>::new()) => fn f(x: Vec<f64>) -> f64 {
        let s: f64 = x.iter().sum();
        let p = x.iter().map(|v| v + 1.0).product::<f64>();
        let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let n = x.iter().filter(|v| **v > 0.0).count();
        let (lo, hi) = x.iter().fold((0.0, 0.0), |(a, b): (f64, f64), &v| (a.min(v), b.max(v)));
        let w: f64 = x.windows(2).map(|w| w[0] * w[1]).sum();
        let c: Vec<f64> = x.chunks(3).map(|c| c.iter().sum::<f64>()).collect();
        let e = x.iter().skip(1).step_by(2).take(2).map(|v| v * v).sum::<f64>();
        let any = x.iter().any(|v| *v > 3.0);
        s + p + m + n as f64 + lo * hi + w + c.len() as f64 + e + if any { 0.5 } else { 0.25 }
    }
    empty_sum_is_minus_zero: (Vec::<f64>::new()) => fn f(x: Vec<f64>) -> f64 { x.iter().sum() }
    ranges: (7usize, 0.5) => fn f(n: usize, x: f64) -> f64 {
        let mut s = 0.0;
        for i in (0..n).rev() { s = s * x + i as f64; }
        for i in (1..=n).step_by(3) { s = s * x + i as f64; }
        for i in (2..n).rev().step_by(2) { s = s * x - i as f64; }
        s
    }
    vectors: (4usize, 0.5) => fn f(n: usize, x: f64) -> f64 {
        let mut v = Vec::new();
        for i in 0..n { v.push(x + i as f64); }
        let last = v.pop().unwrap();
        let mut w = v.clone();
        w.fill(last);
        w[1..].copy_from_slice(&v[1..]);
        w.extend_from_slice(&v);
        let first = *w.first().unwrap();
        let t = w[1..3].to_vec();
        std::mem::swap(&mut v, &mut w);
        v.len() as f64 * first + w[0] - t[1] * v.last().unwrap()
    }
    nested_arrays: (0.5) => fn f(x: f64) -> f64 {
        let mut m = [[0.0; 3]; 2];
        for i in 0..2 { for j in 0..3 { m[i][j] = x * (i * 3 + j) as f64; } }
        m[1][2] += 1.0;
        let row = m[1];
        row[0] + row[2] * m[0][1]
    }
    tuples: (0.5, 2.0) => fn f(x: f64, y: f64) -> (f64, f64) {
        let (mut a, b) = (x, y);
        let mut t = (a, (b, 1.0));
        for _ in 0..3 { (a, t.0) = (t.0 + 1.0, a); t.1.1 *= b; }
        let (s, c) = a.sin_cos();
        (s * t.1.1, c + t.0)
    }
    lazy_and: (0usize, 1.0) (3usize, 1.0) (9usize, 1.0) => fn f(n: usize, x: f64) -> f64 {
        let a = [1.0, 2.0, 3.0, 4.0];
        if n < 4 && a[n] > 2.0 || n == 9 { x } else { 2.0 }
    }
    integers: (7u32, -3i32, 1.0) => fn f(n: u32, k: i32, x: f64) -> f64 {
        let m = (n << 2) ^ 5;
        let j = k.abs().pow(2) % 4;
        let mut bits = 0;
        let mut q = m;
        while q > 0 { bits += q & 1; q >>= 1; }
        x + m as f64 + j as f64 * 0.5 + bits as f64 + n.min(3) as f64
    }
    assigned_in_the_last_iteration: (5usize, 2.0) (0usize, 2.0) => fn f(n: usize, x: f64) -> f64 {
        let mut last = x;
        for i in 0..n { if i + 1 == n { last = x * i as f64; } }
        last
    }
    shadowing: (2.0) => fn f(x: f64) -> f64 {
        let x = x * 2.0;
        let y = { let x = x + 1.0; x * x };
        for x in 0..2 { let _ = x; }
        x + y
    }
    deep_nesting: (3usize, 1.5) => fn f(n: usize, x: f64) -> f64 {
        let mut s = 0.0; let mut p = 1.0;
        for i in 0..n { for j in 0..n { for k in 0..n { for l in 0..2 { for m in 0..2 {
            if (i + j + k + l + m) % 2 == 0 { s += x * p; } else { p *= 0.9; }
        } } } } }
        s + p
    }
    early_return_of_arrays: (vec![1.0, -2.0], 1usize) (vec![1.0], 0usize) => fn f(x: Vec<f64>, n: usize) -> Vec<f64> {
        if n == 0 { return x; }
        let mut y = x.clone();
        for i in 0..n { if y[i] < 0.0 { return y; } y[i] *= 2.0; }
        y
    }
    loops_in_closures: (vec![1.0, -2.0, 0.5]) => fn f(x: Vec<f64>) -> f64 {
        let mut total = 0.0;
        let mut add_all = |k: f64| { for v in x.iter() { if *v < 0.0 { continue; } total += k * v; } };
        for i in 0..3 { add_all(i as f64); }
        total
    }
    returns_from_nested_loops_with_arrays: (vec![1.0, -2.0, 0.5], 1.0) (vec![3.0], 5.0) => fn f(x: Vec<f64>, t: f64) -> f64 {
        let mut a = vec![0.0; x.len()];
        for i in 0..x.len() {
            let mut j = 0;
            while j <= i { a[j] += x[i]; if a[j] > t { return a[j] * 10.0; } j += 1; }
            a[i] *= 2.0;
        }
        a.iter().sum::<f64>() + a[0]
    }
    unused_loop_variables: (2usize, 1.5) => fn f(n: usize, x: f64) -> f64 {
        let mut p = x;
        for _ in 0..n { for _ in 0..3 { p *= x; } }
        p
    }
    chains: (vec![1.0, 2.0], vec![3.0, 4.0, 5.0]) => fn f(x: Vec<f64>, y: Vec<f64>) -> f64 {
        let mut s = 0.0;
        for v in x.iter().chain(y.iter()).rev() { s = s * 0.5 + v; }
        s
    }
}
