//! Calls that go deep compile with rustc's defaults, and what is kept of them does not outgrow the stack.

use grads::prelude::*;

/// Each function calls the next one.
macro_rules! chain {
    ($($f:ident $g:ident),*) => {
        $(#[differentiable]
        fn $f(x: f64) -> f64 {
            $g(x.sin()) + x
        })*
    };
}

/// Each function calls the next one twice.
macro_rules! tree {
    ($($f:ident $g:ident),*) => {
        $(#[differentiable]
        fn $f(x: f64) -> f64 {
            $g(x * 0.5) + $g(x)
        })*
    };
}

#[differentiable]
fn h150(x: f64) -> f64 {
    x * x
}

chain!(
    h0 h1, h1 h2, h2 h3, h3 h4, h4 h5, h5 h6, h6 h7, h7 h8, h8 h9, h9 h10, h10 h11, h11 h12,
    h12 h13, h13 h14, h14 h15, h15 h16, h16 h17, h17 h18, h18 h19, h19 h20, h20 h21, h21 h22,
    h22 h23, h23 h24, h24 h25, h25 h26, h26 h27, h27 h28, h28 h29, h29 h30, h30 h31, h31 h32,
    h32 h33, h33 h34, h34 h35, h35 h36, h36 h37, h37 h38, h38 h39, h39 h40, h40 h41, h41 h42,
    h42 h43, h43 h44, h44 h45, h45 h46, h46 h47, h47 h48, h48 h49, h49 h50, h50 h51, h51 h52,
    h52 h53, h53 h54, h54 h55, h55 h56, h56 h57, h57 h58, h58 h59, h59 h60, h60 h61, h61 h62,
    h62 h63, h63 h64, h64 h65, h65 h66, h66 h67, h67 h68, h68 h69, h69 h70, h70 h71, h71 h72,
    h72 h73, h73 h74, h74 h75, h75 h76, h76 h77, h77 h78, h78 h79, h79 h80, h80 h81, h81 h82,
    h82 h83, h83 h84, h84 h85, h85 h86, h86 h87, h87 h88, h88 h89, h89 h90, h90 h91, h91 h92,
    h92 h93, h93 h94, h94 h95, h95 h96, h96 h97, h97 h98, h98 h99, h99 h100, h100 h101, h101 h102,
    h102 h103, h103 h104, h104 h105, h105 h106, h106 h107, h107 h108, h108 h109, h109 h110,
    h110 h111, h111 h112, h112 h113, h113 h114, h114 h115, h115 h116, h116 h117, h117 h118,
    h118 h119, h119 h120, h120 h121, h121 h122, h122 h123, h123 h124, h124 h125, h125 h126,
    h126 h127, h127 h128, h128 h129, h129 h130, h130 h131, h131 h132, h132 h133, h133 h134,
    h134 h135, h135 h136, h136 h137, h137 h138, h138 h139, h139 h140, h140 h141, h141 h142,
    h142 h143, h143 h144, h144 h145, h145 h146, h146 h147, h147 h148, h148 h149, h149 h150
);

#[differentiable]
fn t0(x: f64) -> f64 {
    x.sin() * x
}

tree!(t1 t0, t2 t1, t3 t2, t4 t3, t5 t4, t6 t5, t7 t6, t8 t7, t9 t8, t10 t9, t11 t10, t12 t11, t13 t12, t14 t13, t15 t14, t16 t15, t17 t16);

#[differentiable]
fn even(x: f64, n: usize) -> f64 {
    if n == 0 { x } else { odd(x * 0.5, n - 1) * x }
}

#[differentiable]
fn odd(x: f64, n: usize) -> f64 {
    if n == 0 {
        x.sin()
    } else {
        even(x * 1.5, n - 1) + x
    }
}

/// Its trips are run again on the way back, and so is what they call.
#[differentiable]
fn calls_each_other(x: f64, k: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..k {
        s += even(x, i) * x;
    }
    s
}

#[differentiable]
fn up<T: Real>(x: T, n: usize) -> T {
    if n == 0 { x } else { down(x * x, n - 1) * x }
}

#[differentiable]
fn down<T: Real>(x: T, n: usize) -> T {
    if n == 0 {
        x.sin()
    } else {
        up(x + x * x, n - 1) + x
    }
}

#[differentiable]
fn up_and_down(x: f64, k: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..k {
        s += up(x, i) * x;
    }
    s
}

fn slope(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-6;
    (f(x + h) - f(x - h)) / (2.0 * h)
}

#[test]
fn functions_that_call_each_other_are_run_again_in_a_loop() {
    let found = grad!(calls_each_other)(0.7, 6);
    assert!((found - slope(|x| calls_each_other(x, 6), 0.7)).abs() < 1e-7);
}

#[test]
fn generic_functions_that_call_each_other_are_run_again_in_a_loop() {
    let found = grad!(up_and_down)(0.3, 6);
    assert!((found - slope(|x| up_and_down(x, 6), 0.3)).abs() < 1e-7);
}

/// The chain in one loop: what its derivative is.
fn chained(x: f64, calls: usize) -> (f64, f64) {
    let (mut x, mut dx, mut sum, mut d_sum) = (x, 1.0, 0.0, 0.0);
    for _ in 0..calls {
        (sum, d_sum) = (sum + x, d_sum + dx);
        (x, dx) = (x.sin(), x.cos() * dx);
    }
    (sum + x * x, d_sum + 2.0 * x * dx)
}

/// The tree in one loop: at level `n` an argument was halved `k` times in `n` over `k` ways.
fn grown(x: f64, n: i32) -> f64 {
    let (mut sum, mut ways) = (0.0, 1.0);
    for k in 0..=n {
        let half = 0.5f64.powi(k);
        sum += ways * half * ((x * half).cos() * x * half + (x * half).sin());
        ways = ways * f64::from(n - k) / f64::from(k + 1);
    }
    sum
}

fn close(a: f64, b: f64) {
    assert!((a - b).abs() <= 1e-12 * b.abs().max(1.0), "{a} for {b}");
}

#[test]
fn a_chain_of_functions_that_call_each_other_has_its_derivative() {
    let (value, dx) = value_and_grad!(h0)(0.7);
    let (expected, d_expected) = chained(0.7, 150);
    assert_eq!(value.to_bits(), h0(0.7).to_bits());
    close(value, expected);
    close(dx, d_expected);
}

#[test]
fn two_calls_a_level_fit_on_a_small_stack() {
    let run = std::thread::Builder::new().stack_size(1 << 20);
    let run = run
        .spawn(|| grad!(t17)(0.7))
        .expect("a thread can be started");
    close(run.join().expect("the stack suffices"), grown(0.7, 17));
}
