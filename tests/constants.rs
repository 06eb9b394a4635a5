//! Primitives without a derivative against Rust itself: integers of every width, comparisons, bits, conversions.

use grad_core::ir::{Attr, Type};
use grad_core::ops::datum::Datum;
use grad_core::ops::{self, EvalCx, EvalError};

fn int_type(name: &str) -> Type {
    let width = grad_core::ir::IntType::ALL.iter().find(|(_, n)| *n == name);
    Type::Int(width.unwrap_or_else(|| panic!("there is no type {name}")).0)
}

/// Evaluates a primitive on operands of the given types, at the result type that it declares.
fn eval(name: &str, attr: Attr, operands: &[(Type, Datum)]) -> Result<Datum, EvalError> {
    let def = ops::find(name).unwrap_or_else(|| panic!("there is no primitive `{name}`"));
    let types: Vec<Type> = operands.iter().map(|(ty, _)| ty.clone()).collect();
    let ty =
        (def.result)(&types, &attr).unwrap_or_else(|| panic!("`{name}` does not take {types:?}"));
    (def.eval)(
        &EvalCx {
            attr: &attr,
            ty: &ty,
        },
        operands.iter().map(|(_, d)| d.clone()).collect(),
    )
}

/// Two-operand integer primitives against the checked form of the Rust operation, for every pair of telling values.
macro_rules! against_rust {
    ($($ty:ident)*) => {$({
        // The last is -1 for signed types.
        let values = [0, 1, 2, 3, 7, $ty::MIN, $ty::MIN + 1, $ty::MAX, $ty::MAX - 1, $ty::MAX / 2, !0];
        let ty = int_type(stringify!($ty));
        let run = |name: &str, x: $ty, y: $ty| {
            let operand = |n: $ty| (ty.clone(), Datum::Int(n as i128));
            eval(name, Attr::None, &[operand(x), operand(y)]).ok()
        };
        let int = |n: Option<$ty>| n.map(|n| Datum::Int(n as i128));
        for x in values {
            for y in values {
                let at = |op: &str| format!("{x} {op} {y} as {}", stringify!($ty));
                assert_eq!(run("add", x, y), int(x.checked_add(y)), "{}", at("+"));
                assert_eq!(run("sub", x, y), int(x.checked_sub(y)), "{}", at("-"));
                assert_eq!(run("mul", x, y), int(x.checked_mul(y)), "{}", at("*"));
                assert_eq!(run("div", x, y), int(x.checked_div(y)), "{}", at("/"));
                assert_eq!(run("div_euclid", x, y), int(x.checked_div_euclid(y)), "{}", at("div_euclid"));
                // `MIN % -1` is refused by Rust although its value is 0.
                assert_eq!(run("rem", x, y), int(x.checked_rem(y)), "{}", at("%"));
                assert_eq!(run("rem_euclid", x, y), int(x.checked_rem_euclid(y)), "{}", at("rem_euclid"));
                assert_eq!(run("max", x, y), int(Some(x.max(y))), "{}", at("max"));
                assert_eq!(run("min", x, y), int(Some(x.min(y))), "{}", at("min"));
                assert_eq!(run("and", x, y), int(Some(x & y)), "{}", at("&"));
                assert_eq!(run("or", x, y), int(Some(x | y)), "{}", at("|"));
                assert_eq!(run("xor", x, y), int(Some(x ^ y)), "{}", at("^"));
                assert_eq!(run("saturating_sub", x, y), int(Some(x.saturating_sub(y))), "{}", at("saturating_sub"));
                assert_eq!(run("saturating_add", x, y), int(Some(x.saturating_add(y))), "{}", at("saturating_add"));
                assert_eq!(run("abs_diff", x, y), Some(Datum::Int(x.abs_diff(y) as i128)), "{}", at("abs_diff"));
                assert_eq!(run("lt", x, y), Some(Datum::Bool(x < y)), "{}", at("<"));
                assert_eq!(run("ne", x, y), Some(Datum::Bool(x != y)), "{}", at("!="));
                if let Ok(n) = u32::try_from(y as i128) {
                    let by = (int_type("u32"), Datum::Int(i128::from(n)));
                    let run = |name: &str| {
                        eval(name, Attr::None, &[(ty.clone(), Datum::Int(x as i128)), by.clone()]).ok()
                    };
                    assert_eq!(run("shl"), int(x.checked_shl(n)), "{}", at("<<"));
                    assert_eq!(run("shr"), int(x.checked_shr(n)), "{}", at(">>"));
                    assert_eq!(run("pow"), int(x.checked_pow(n)), "{}", at("pow"));
                }
            }
            let one = |name: &str| eval(name, Attr::None, &[(ty.clone(), Datum::Int(x as i128))]).ok();
            assert_eq!(one("neg"), int(x.checked_neg()), "-{x} as {}", stringify!($ty));
            assert_eq!(one("not"), int(Some(!x)), "!{x} as {}", stringify!($ty));
        }
    })*};
}

#[test]
fn integers_are_those_of_rust() {
    against_rust!(i8 i16 i32 i64 isize u8 u16 u32 u64 usize);
}

#[test]
fn a_u128_beyond_i128_is_an_error() {
    let max = (int_type("u128"), Datum::Int(i128::MAX));
    assert!(eval("add", Attr::None, &[max.clone(), max]).is_err());
}

/// `as` from each number to each type.
macro_rules! casts {
    ($x:expr, $from:expr, $datum:expr; $($to:ident)*) => {$(
        let found = eval("cast", Attr::Field(stringify!($to).into()), &[($from, $datum)]);
        assert_eq!(found, Ok(Datum::Int($x as $to as i128)), "{:?} as {}", $x, stringify!($to));
    )*};
}

#[test]
fn conversions_are_those_of_rust() {
    for x in [
        0.0,
        -0.9,
        2.5,
        -300.7,
        1e10,
        -1e30,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ] {
        casts!(x, Type::F64, Datum::F64(x); i8 i16 i32 i64 i128 isize u8 u16 u32 u64 usize);
        let single = eval(
            "cast",
            Attr::Field("f32".into()),
            &[(Type::F64, Datum::F64(x))],
        )
        .unwrap();
        assert_eq!(format!("{single:?}"), format!("{:?}", Datum::F32(x as f32)));
    }
    for n in [0, 1, -1, 127, 128, 255, 256, -129, i64::MIN, i64::MAX] {
        casts!(n, int_type("i64"), Datum::Int(n.into()); i8 i16 i32 i64 i128 isize u8 u16 u32 u64 usize);
        let float = eval(
            "cast",
            Attr::Field("f32".into()),
            &[(int_type("i64"), Datum::Int(n.into()))],
        );
        assert_eq!(float, Ok(Datum::F32(n as f32)));
    }
    casts!(true, Type::Bool, Datum::Bool(true); u8 i32 usize);
}

#[test]
fn comparisons_with_nan_are_those_of_rust() {
    for (x, y) in [
        (1.0, 2.0),
        (2.0, 2.0),
        (0.0, -0.0),
        (f64::NAN, 1.0),
        (f64::NAN, f64::NAN),
    ] {
        let run = |name: &str| {
            eval(
                name,
                Attr::None,
                &[(Type::F64, Datum::F64(x)), (Type::F64, Datum::F64(y))],
            )
        };
        assert_eq!(run("lt"), Ok(Datum::Bool(x < y)));
        assert_eq!(run("le"), Ok(Datum::Bool(x <= y)));
        assert_eq!(run("gt"), Ok(Datum::Bool(x > y)));
        assert_eq!(run("ge"), Ok(Datum::Bool(x >= y)));
        assert_eq!(run("eq"), Ok(Datum::Bool(x == y)));
        assert_eq!(run("ne"), Ok(Datum::Bool(x != y)));
    }
}

#[test]
fn a_literal_of_open_type_takes_the_precision_of_its_partner() {
    let open = Type::Float(grad_core::ir::FloatType::Open);
    let sum = eval(
        "add",
        Attr::None,
        &[(open, Datum::F64(0.1)), (Type::F32, Datum::F32(0.2))],
    );
    assert_eq!(sum, Ok(Datum::F32(0.1 + 0.2)));
}

#[test]
fn floats_and_integers_do_not_mix() {
    let add = ops::find("add").unwrap();
    assert_eq!((add.result)(&[Type::F64, Type::USIZE], &Attr::None), None);
    assert_eq!((add.result)(&[Type::F64, Type::F32], &Attr::None), None);
}

#[test]
fn every_primitive_has_a_name_of_its_own_and_a_line_of_documentation() {
    for def in ops::all() {
        assert_eq!(
            ops::all().filter(|d| d.name == def.name).count(),
            1,
            "`{}`",
            def.name
        );
        assert!(!def.doc.trim().is_empty(), "`{}`", def.name);
    }
}

#[test]
fn every_differentiable_primitive_is_tested() {
    for def in ops::all() {
        let tested = !def.tests.domain.is_empty() || !def.tests.graphs.is_empty();
        assert!(
            tested
                || matches!(
                    def.rule,
                    ops::Rule::Constant | ops::Rule::Prevented | ops::Rule::Undefined
                ),
            "`{}` has a derivative and no test",
            def.name
        );
    }
}
