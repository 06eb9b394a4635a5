//! The interpreter on graphs in the text form: every kind of node, forwards and back, and every error.

use grad_core::entity::FuncRef;
use grad_core::ir::Module;
use grad_core::ops::datum::Datum;
use grad_core::runtime::{Interpreter, RuntimeError};
use grad_core::testing::{check_gradient, sample};
use grad_core::text::parse;

fn read(text: &str) -> (Module, FuncRef) {
    let module = parse(text).unwrap_or_else(|e| panic!("{e}"));
    let func = module.find("f").expect("the function is called f");
    (module, func)
}

fn run(text: &str, args: Vec<Datum>) -> Result<Vec<Datum>, RuntimeError> {
    let (module, func) = read(text);
    Interpreter::new(&module).run(func, args)
}

/// The gradient with respect to everything differentiable agrees with differences.
fn check(text: &str) {
    let (module, func) = read(text);
    let graph = &module.funcs[func];
    let args = graph
        .params
        .iter()
        .enumerate()
        .map(|(i, &p)| sample(graph.ty(p), i))
        .collect();
    let wrt: Vec<bool> = graph
        .params
        .iter()
        .map(|&p| graph.ty(p).is_differentiable())
        .collect();
    check_gradient(&module, func, &wrt, args, 1e-8).unwrap_or_else(|e| panic!("{e}"));
}

fn int(n: i128) -> Datum {
    Datum::Int(n)
}

const COUNT_DOWN: &str = "
func @f(v0: usize, v1: usize) -> usize, usize {
    v2, v3 = for @f.body v0..v1 rev exits (v0)
    return v2, v3
}
func @f.body(v0: usize, v1: usize) -> bool, usize {
    v2 = const 3
    v3 = eq v0, v2
    return v3, v0
}";

#[test]
fn a_loop_downwards_ends_with_the_trip_that_exits() {
    assert_eq!(
        run(COUNT_DOWN, vec![int(0), int(9)]).unwrap(),
        [int(3), int(6)]
    );
}

#[test]
fn a_range_without_trips_leaves_the_carried_values() {
    assert_eq!(
        run(COUNT_DOWN, vec![int(9), int(0)]).unwrap(),
        [int(9), int(0)]
    );
}

const DOUBLE_UNTIL: &str = "
func @f(v0: f64, v1: f64) -> f64, usize {
    v2, v3 = while @f.cond, @f.body (v0) captures (v1)
    return v2, v3
}
func @f.cond(v0: f64 | v1: f64) -> bool {
    v2 = lt v0, v1
    return v2
}
func @f.body(v0: f64 | v1: f64) -> f64 {
    v2 = add v0, v0
    return v2
}";

#[test]
fn a_while_loop_counts_its_trips() {
    let results = run(DOUBLE_UNTIL, vec![Datum::F64(1.0), Datum::F64(100.0)]).unwrap();
    assert_eq!(results, [Datum::F64(128.0), int(7)]);
}

const FILL: &str = "
func @f(v0: vec f64) -> vec f64 {
    v1 = const 0
    v2 = len v0
    v3, v4 = for @f.body v1..v2 (v0)
    return v3
}
func @f.body(v0: usize, v1: vec f64) -> vec f64 {
    v2 = cast.f64 v0
    v3 = index_set v1, v0, v2
    return v3
}";

/// 10^5 writes, none of which copies: the array that comes out lies where the one that went in lay. (It is odd in number:
/// copies to and fro would end elsewhere.)
#[test]
fn element_writes_in_a_loop_are_in_place() {
    let n = 100_001;
    let (module, func) = read(FILL);
    let array = Datum::array(vec![0.0; n]);
    let place = address(&array);
    let result = Interpreter::new(&module).run(func, vec![array]).unwrap();
    assert_eq!(address(&result[0]), place);
    assert_eq!(result, [Datum::array((0..n).map(|i| i as f64))]);
}

fn address(d: &Datum) -> *const Datum {
    let Datum::Array(xs) = d else {
        panic!("{d:?} is not an array")
    };
    xs.as_ptr()
}

#[test]
fn an_array_that_is_read_later_is_not_changed_by_a_write() {
    let text = "
func @f(v0: vec f64) -> vec f64, vec f64 {
    v1 = const 0
    v2: f64 = const 7.0
    v3 = index_set v0, v1, v2
    return v0, v3
}";
    let results = run(text, vec![Datum::array([1.0, 2.0])]).unwrap();
    assert_eq!(
        results,
        [Datum::array([1.0, 2.0]), Datum::array([7.0, 2.0])]
    );
}

const CALLS: &str = r#"
func @f(v0: &mut slice f64, v1: usize, v2: usize, v3: f64) -> f64, slice f64 {
    v4: f64, v5, v6 = call @"crate::m::scale::<3>"(&mut v0[v1..v2], v3)
    v7: f64, v8 = call @sum(&v5)
    v9 = mul v4, v7
    return v9, v5
}
func @scale(v0: &mut slice f64, v1: f64) -> f64, slice f64 {
    v2 = const 0
    v3 = len v0
    v4, v5 = for @scale.body v2..v3 (v0) captures (v1)
    v6 = sin v1
    return v6, v4
}
func @scale.body(v0: usize, v1: slice f64 | v2: f64) -> slice f64 {
    v3 = index v1, v0
    v4 = mul v3, v2
    v5 = mul v4, v3
    v6 = index_set v1, v0, v5
    return v6
}
func @sum(v0: &slice f64) -> f64 {
    v1: f64 = const -0.0
    v2 = const 0
    v3 = len v0
    v4, v5 = for @sum.body v2..v3 (v1) captures (v0)
    return v4
}
func @sum.body(v0: usize, v1: f64 | v2: slice f64) -> f64 {
    v3 = index v2, v0
    v4 = add v1, v3
    return v4
}"#;

#[test]
fn a_call_writes_through_a_part_of_an_array() {
    let args = vec![
        Datum::array([1.0, 2.0, 3.0, 4.0]),
        int(1),
        int(3),
        Datum::F64(2.0),
    ];
    let results = run(CALLS, args).unwrap();
    assert_eq!(results[1], Datum::array([1.0, 8.0, 18.0, 4.0]));
    assert_eq!(results[0], Datum::F64(2f64.sin() * 31.0));
}

#[test]
fn a_part_outside_the_array_is_an_error() {
    let args = vec![Datum::array([1.0]), int(1), int(3), Datum::F64(2.0)];
    assert!(matches!(run(CALLS, args), Err(RuntimeError::Bounds(_))));
}

const FACTORIAL: &str = "
func @f(v0: u64) -> u64 {
    v1 = const 1
    v2: u64 = const 0
    v3 = eq v0, v2
    v4 = cond v3, @f.then, @f.else captures (v0)
    return v4
}
func @f.then(| v0: u64) -> u64 {
    v1: u64 = const 1
    return v1
}
func @f.else(| v0: u64) -> u64 {
    v1: u64 = const 1
    v2 = sub v0, v1
    v3: u64, v4 = call @f(v2)
    v5 = mul v0, v3
    return v5
}";

#[test]
fn a_function_may_call_itself() {
    assert_eq!(
        run(FACTORIAL, vec![int(20)]).unwrap(),
        [int(2_432_902_008_176_640_000)]
    );
}

#[test]
fn overflow_is_an_error_that_names_the_primitive() {
    let error = run(FACTORIAL, vec![int(30)]).unwrap_err();
    assert!(
        matches!(error, RuntimeError::Eval { op: "mul", .. }),
        "{error}"
    );
}

#[test]
fn recursion_without_end_is_an_error() {
    let text = "func @f(v0: f64) -> f64 {\n v1: f64, v2 = call @f(v0)\n return v1\n}";
    assert_eq!(run(text, vec![Datum::F64(1.0)]), Err(RuntimeError::TooDeep));
}

/// `f(x, n) = sin(f(x, n - 1))`, `f(x, 0) = x`, with its way back.
const DEEP: &str = "
func @f(v0: f64, v1: usize) -> f64 {
    stack s0: pullback
    stack s1: f64
    pullback @f.back wrt (v0) captures (v3)
    v2 = const 0
    v3 = eq v1, v2
    v4 = cond v3, @f.then, @f.else captures (v0, v1)
    return v4
}
func @f.then(| v0: f64, v1: usize) -> f64 {
    return v0
}
func @f.else(| v0: f64, v1: usize) -> f64 {
    v2 = const 1
    v3 = sub v1, v2
    v4: f64, v5 = call @f(v0, v3)
    push s0, v5
    push s1, v4
    v6 = sin v4
    return v6
}
func @f.back(v0: f64 | v1: bool) -> f64 {
    v2 = cond v1, @f.back.then, @f.back.else captures (v0)
    return v2
}
func @f.back.then(| v0: f64) -> f64 {
    return v0
}
func @f.back.else(| v0: f64) -> f64 {
    v1: f64 = pop s1
    v2: pullback = pop s0
    v3 = cos v1
    v4 = mul v3, v0
    v5: f64 = call_back v2 @f(ct, _) seed v4
    return v5
}";

#[test]
fn deep_recursion_costs_heap_and_no_stack() {
    let (module, func) = read(DEEP);
    let interpreter = Interpreter::new(&module);
    let n = 30_000;
    let (results, residuals) = interpreter
        .forward(func, vec![Datum::F64(1.0), int(n)])
        .unwrap();
    let (mut x, mut dx): (f64, f64) = (1.0, 1.0);
    for _ in 0..n {
        (x, dx) = (x.sin(), dx * x.cos());
    }
    assert_eq!(results, [Datum::F64(x)]);
    let back = interpreter
        .backward(&residuals, vec![Datum::F64(1.0)], vec![])
        .unwrap();
    let found = back[0].as_f64().unwrap();
    assert!(
        (found - dx).abs() <= 1e-10 * dx.abs(),
        "{found} is not {dx}"
    );
}

#[test]
fn what_only_the_macro_can_run_is_an_error() {
    let text = "func @f(v0: f64) -> f64 {\n v1: f64 = host \"g(x)\" (x = v0)\n return v1\n}";
    assert_eq!(
        run(text, vec![Datum::F64(1.0)]),
        Err(RuntimeError::MacroOnly("g(x)".into()))
    );
}

#[test]
fn a_missing_function_is_an_error() {
    let text = "func @f(v0: f64) -> f64 {\n v1: f64, v2 = call @g(v0)\n return v1\n}";
    assert_eq!(
        run(text, vec![Datum::F64(1.0)]),
        Err(RuntimeError::NoFunction("g".into()))
    );
}

#[test]
fn a_wrong_number_of_arguments_is_an_error() {
    assert!(matches!(
        run(FILL, vec![]),
        Err(RuntimeError::Arity {
            expected: 1,
            found: 0,
            ..
        })
    ));
}

#[test]
fn an_index_out_of_bounds_is_an_error() {
    let text = "func @f(v0: vec f64, v1: usize) -> f64 {\n v2 = index v0, v1\n return v2\n}";
    let error = run(text, vec![Datum::array([1.0]), int(1)]).unwrap_err();
    assert!(
        matches!(error, RuntimeError::Eval { op: "index", .. }),
        "{error}"
    );
}

#[test]
fn an_unplanned_graph_is_an_error() {
    let text = "func @f(v0: f64) -> f64 {\n v1: f64 = primal v0\n return v1\n}";
    assert!(matches!(
        run(text, vec![Datum::F64(1.0)]),
        Err(RuntimeError::Unplanned(_))
    ));
}

#[test]
fn a_function_without_a_pullback_has_no_way_back() {
    let (module, func) = read(FILL);
    let outcome = Interpreter::new(&module).forward(func, vec![Datum::array([1.0])]);
    assert!(matches!(outcome, Err(RuntimeError::NoPullback(name)) if name == "f"));
}

const PULLBACK: &str = "
func @f(v0: f64, v1: &slice f64) -> f64 {
    stack s0: f64 many
    pullback @f.back wrt (v0, v1) captures (v1)
    v2: f64 = const 1.0
    v3 = const 0
    v4 = len v1
    v5, v6 = for @f.body v3..v4 (v0) captures (v1)
    return v5
}
func @f.body(v0: usize, v1: f64 | v2: slice f64) -> f64 {
    push s0, v1
    v3 = index v2, v0
    v4 = mul v1, v3
    return v4
}
func @f.back(v0: f64, v1: slice f64 | v2: slice f64) -> f64, slice f64 {
    v3 = const 0
    v4 = len v2
    v5, v6, v7 = for @f.back.body v3..v4 rev (v0, v1) captures (v2)
    return v5, v6
}
func @f.back.body(v0: usize, v1: f64, v2: slice f64 | v3: slice f64) -> f64, slice f64 {
    v4: f64 = pop s0
    v5 = mul v4, v1
    v6 = index_add v2, v0, v5
    v7 = index v3, v0
    v8 = mul v7, v1
    return v8, v6
}";

#[test]
fn a_pullback_runs_again_and_again() {
    let (module, func) = read(PULLBACK);
    let interpreter = Interpreter::new(&module);
    let args = vec![Datum::F64(2.0), Datum::array([3.0, 5.0])];
    let (results, residuals) = interpreter.forward(func, args).unwrap();
    assert_eq!(results, [Datum::F64(30.0)]);
    for scale in [1.0, 10.0, 1.0] {
        let adjoint = Datum::array([0.5, 0.0]);
        let back = interpreter
            .backward(&residuals, vec![Datum::F64(scale)], vec![adjoint])
            .unwrap();
        let expected = Datum::array([10.0 * scale + 0.5, 6.0 * scale]);
        assert_eq!(back, [Datum::F64(15.0 * scale), expected]);
    }
}

#[test]
fn a_stack_that_is_empty_is_an_error() {
    let text = "func @f() -> f64 {\n stack s0: f64\n v0: f64 = pop s0\n return v0\n}";
    assert_eq!(run(text, vec![]), Err(RuntimeError::EmptyStack("f".into())));
}

#[test]
fn gradient_through_a_loop() {
    check(
        "
func @f(v0: &slice f64, v1: f64) -> f64 {
    v2: f64 = const 0.0
    v3: f64 = const 1.0
    v4 = const 0
    v5 = len v0
    v6, v7, v8 = for @f.body v4..v5 (v2, v3) captures (v0, v1)
    v9 = mul v6, v7
    return v9
}
func @f.body(v0: usize, v1: f64, v2: f64 | v3: slice f64, v4: f64) -> f64, f64 {
    v5 = index v3, v0
    v6 = mul v4, v5
    v7 = tanh v6
    v8: f64 = const 0.6
    v9 = gt v7, v8
    v10 = cond v9, @f.then, @f.else captures (v2, v7)
    v11 = mul v7, v7
    v12 = add v1, v11
    return v12, v10
}
func @f.then(| v0: f64, v1: f64) -> f64 {
    v2 = add v0, v1
    v3 = mul v0, v2
    return v3
}
func @f.else(| v0: f64, v1: f64) -> f64 {
    return v0
}",
    );
}

#[test]
fn gradient_through_a_while_loop() {
    check(
        "
func @f(v0: f64, v1: f64) -> f64 {
    v2, v3 = while @f.cond, @f.body (v0) captures (v1)
    return v2
}
func @f.cond(v0: f64 | v1: f64) -> bool {
    v2: f64 = const 10.0
    v3 = lt v0, v2
    return v3
}
func @f.body(v0: f64 | v1: f64) -> f64 {
    v2 = mul v0, v0
    v3 = exp v1
    v4 = add v2, v3
    return v4
}",
    );
}

#[test]
fn gradient_through_writes_in_place() {
    check(
        "
func @f(v0: &mut slice f64, v1: f64) -> slice f64 {
    v2 = const 1
    v3 = len v0
    v4, v5 = for @f.body v2..v3 (v0) captures (v1)
    return v4
}
func @f.body(v0: usize, v1: slice f64 | v2: f64) -> slice f64 {
    v3 = const 1
    v4 = sub v0, v3
    v5 = index v1, v4
    v6 = index v1, v0
    v7 = mul v5, v6
    v8 = mul v7, v2
    v9 = index_set v1, v0, v8
    return v9
}",
    );
}

const CALLS_WITH_PULLBACKS: &str = "
func @f(v0: &mut slice f64, v1: f64) -> f64, slice f64 {
    v2 = const 1
    v3 = const 3
    v4: f64, v5, v6 = call @g(&mut v0[v2..v3], v1, &v0)
    v7 = mul v4, v1
    return v7, v5
}
func @g(v0: &mut slice f64, v1: f64, v2: &slice f64) -> f64, slice f64 {
    v3 = const 0
    v4 = index v0, v3
    v5 = index v2, v3
    v6 = mul v4, v1
    v7 = mul v6, v5
    v8 = index_set v0, v3, v7
    v9 = sin v7
    return v9, v8
}";

#[test]
fn gradient_through_a_call() {
    let (module, _) = read(CALLS_WITH_PULLBACKS);
    let g = module.find("g").unwrap();
    // The callee's derivative first: the caller runs its pullback.
    let module =
        grad_core::grad::derivative(&module, g, &[true; 3]).unwrap_or_else(|e| panic!("{e}"));
    let f = module.find("f").unwrap();
    let args = vec![Datum::array([0.7, 1.1, 0.4, 1.3]), Datum::F64(0.9)];
    check_gradient(&module, f, &[true; 2], args, 1e-8).unwrap_or_else(|e| panic!("{e}"));
}
