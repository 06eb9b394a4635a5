//! Everything that can be printed reads back; nothing that can be read makes the parser panic.

use super::*;
use crate::entity::Entity;

const EVERY_KIND: &str = r#"
func @f(v0/w: f64, v1/xs: &slice f64, v2: &mut [f64; N + 1], v3: (f32, real T)) -> f64 {
    stack s0: f64 many
    stack s1: [vec f64; 2]
    pullback @f.back wrt (v0, v1) captures (v0, v4)
    v4/n = const 3
    v5: f32 = const 0.5
    v6: int = const 0xff_u8
    v7: u8 = const "b'\\''"
    v8 = const true
    v9, v10 = for @f.body v4..v4 rev exits (v0) captures (v1)
    v11 = cond v8, @f.then, @"f else" captures (v0)
    v12: f64, v13, v14 = call @crate::g(v0, &v1, &mut v2, &v1[v4..v4])
    v15, v16, v17 = call_back v14 @crate::g(_, &v1 adjoint v1, &mut v2 adjoint v2, &v1[v4..v4]) seed v0 from n3
    v18: f64 = host "a + \"b\"" (a = v0, r#b = v4)
    host effect "assert!(x)"
    push s0, v0
    v19: f64 = pop s0
    v20, v21 = while @f.cond, @f.next (v0) captures (v4)
    v22 = index v1, v4
    return v22
}

func @f.body(v0: usize, v1: f64 | v2: slice f64) -> bool, f64 {
    v3 = const false
    return v3, v1
}

func @f.then(| v0: f64) -> f64 {
    return v0
}

func @"f else"(| v0: f64) -> f64 {
    v1 = add v0, v0
    return v1
}

func @f.cond(v0: f64 | v1: usize) -> bool {
    v2 = const true
    return v2
}

func @f.next(v0: f64 | v1: usize) -> f64 {
    return v0
}

func @f.back(v0: f64 | v1: f64, v2: usize) -> f64 undoes @f {
    v3: f64 = primal v22
    v4 = mul v0, v3 from n18
    return v4
}

func @nothing() {
    return
}
"#;

fn read(text: &str) -> Module {
    parse(text).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_kind_is_printed_as_it_was_read() {
    assert_eq!(print(&read(EVERY_KIND)), EVERY_KIND[1..]);
}

#[test]
fn what_is_printed_reads_back_to_an_equal_module() {
    let module = read(EVERY_KIND);
    assert_eq!(read(&print(&module)), module);
}

#[test]
fn numbers_with_gaps_are_closed_up() {
    let module = read("func @f(v3: f64) -> f64 {\n v9 = neg v3\n return v9\n}");
    assert_eq!(
        print(&module),
        "func @f(v0: f64) -> f64 {\n    v1 = neg v0\n    return v1\n}\n"
    );
}

#[test]
fn captures_may_be_numbered_after_nodes() {
    let text = "func @f(v0: f64 | v2: f64) -> f64 {\n    v1 = neg v0\n    return v2\n}\n";
    assert_eq!(print(&read(text)), text);
}

#[test]
fn errors_say_line_and_column_and_are_all_reported() {
    let text =
        "func @f(v0: f64) -> f64 {\n    v1 = nop v0\n    v2 = add v0, v0 v0\n    return v1\n}\nfun";
    let errors = parse(text).unwrap_err().to_string();
    assert_eq!(
        errors,
        "6:1: expected `func`, found `f`\n2:10: there is no operation `nop`\n\
         3:21: expected the end of the line, found `v`"
    );
}

#[test]
fn undefined_values_are_errors() {
    let text = "func @f(v0: f64) {\n    v1: f64 = neg v7\n    return v8\n}";
    let errors = parse(text).unwrap_err().to_string();
    assert_eq!(
        errors,
        "1:1: v8 is not defined in @f\n2:5: v7 is not defined in @f"
    );
}

#[test]
fn a_type_that_does_not_follow_must_be_written() {
    let errors = parse("func @f() {\n    v1 = primal v7\n    return\n}")
        .unwrap_err()
        .to_string();
    assert!(errors.contains("write `v1: type = ..`"), "{errors}");
}

#[test]
fn annotations_stand_in_one_column() {
    let module = read("func @f(v0: f64) -> f64 {\n v1 = neg v0\n v2 = add v1, v1\n return v2\n}");
    let options = Options {
        annotate: &|_, id| Some(format!("node {id}")),
        origins: true,
    };
    assert_eq!(
        print_with(&module, &options),
        "func @f(v0: f64) -> f64 {\n    v1 = neg v0        ; node n0\n    v2 = add v1, v1    ; node n1\n    return v2\n}\n"
    );
}

#[test]
fn only_the_bodies_of_a_function_are_printed_with_it() {
    let module = read(EVERY_KIND);
    let printed = print_func(&module, FuncRef::new(0));
    assert!(
        printed.contains("@f.next(")
            && !printed.contains("func @nothing")
            && !printed.contains("func @f.back")
    );
}

#[test]
fn dot_has_a_cluster_for_every_graph() {
    let module = read(EVERY_KIND);
    let dot = dot(&module, FuncRef::new(0));
    assert_eq!(dot.matches("subgraph").count(), 6);
    assert!(dot.contains("fn0_n0"), "{dot}");
}

/// Random edits of a valid text: a result or an error, never a panic.
#[test]
fn no_text_makes_the_parser_or_the_verifier_panic() {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move |below: usize| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        (seed % below as u64) as usize
    };
    let chars: Vec<char> = EVERY_KIND.chars().collect();
    for _ in 0..3000 {
        let mut text = chars.clone();
        for _ in 0..=next(4) {
            let (a, b) = (next(text.len()), next(text.len()));
            match next(4) {
                0 => text.swap(a, b),
                1 => text[a] = text[b],
                2 => drop(text.drain(a..(a + next(20)).min(text.len()))),
                _ => text.insert(a, ['v', ';', '"', '[', '\n', '0', 'é', '('][next(8)]),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(module) = parse(&text) {
            let _ = print(&module);
            let _ = crate::ir::verify(&module);
            let _ = print(&module);
        }
    }
}
