//! Emission from the text form of a graph.

use crate::args::Args;
use crate::emit::companion;
use crate::model::{Lowered, Model};
use crate::report::Problems;
use grad_core::entity::{Entity, FuncRef};

/// The function as written, then its companion, whose derivative comes from `graph`.
fn emit(item: &str, graph: &str) -> String {
    let item: syn::ItemFn = syn::parse_str(item).unwrap();
    let model = Model::new(Args::default(), item, &mut Problems::default());
    let module = grad_core::text::parse(graph).unwrap_or_else(|e| panic!("{e}"));
    let func = FuncRef::new(0);
    let wrt = model.wrt();
    let planned =
        grad_core::grad::derivative(&module, func, &wrt).unwrap_or_else(|e| panic!("{e}"));
    let lowered = Lowered {
        module,
        func,
        tokens: vec![],
        sites: vec![],
        function_args: Default::default(),
        with_lent: Default::default(),
        by_value: Default::default(),
        primals: Default::default(),
        unread: Default::default(),
        whole: Default::default(),
        written_there: Default::default(),
        plain: Default::default(),
        world: None,
        written: Default::default(),
        closures: vec![],
        assumptions: Default::default(),
        own: Default::default(),
        asked: Default::default(),
        of_std: Default::default(),
    };
    let planned = crate::closures::Derivative {
        module: planned,
        closures: vec![],
        of_value: None,
        spent: None,
        pushed: None,
        second: None,
    };
    let (item, companion) = (&model.item, companion(&model, &lowered, &planned));
    quote::quote!(#item #companion).to_string()
}

/// The text of the body of `forward`, without blanks, and without the numbers that tell names apart (but for those of
/// what is kept).
fn forward(item: &str, graph: &str) -> String {
    let all = emit(item, graph);
    let file: syn::File = syn::parse_str(&all).unwrap_or_else(|e| panic!("{e}\n{all}"));
    let imp = file
        .items
        .iter()
        .find_map(|i| {
            if let syn::Item::Impl(i) = i {
                Some(i)
            } else {
                None
            }
        })
        .unwrap();
    let forward = imp.items.iter().find_map(|i| match i {
        syn::ImplItem::Fn(f) if f.sig.ident == "forward" => Some(f),
        _ => None,
    });
    let block = &forward.unwrap().block;
    quote::quote!(#block)
        .to_string()
        .split_inclusive(|c: char| !c.is_alphanumeric() && c != '_')
        .flat_map(|piece| {
            let name = piece.trim_end_matches(|c: char| !c.is_alphanumeric() && c != '_');
            [unnumbered(name), piece[name.len()..].trim()]
        })
        .collect()
}

fn unnumbered(token: &str) -> &str {
    let stem = token.trim_end_matches(|c: char| c.is_ascii_digit());
    if token.starts_with("kept_") || token.starts_with("slot_") {
        token
    } else if let Some(name) = stem.strip_suffix('_').filter(|_| stem != token) {
        name
    } else if stem == "v" {
        stem
    } else {
        token
    }
}

const PRODUCT: (&str, &str) = (
    "fn product(x: f64, y: f64) -> f64 { x * y.sin() }",
    "func @product(v0/x: f64, v1/y: f64) -> f64 {
        v2 = sin v1
        v3 = mul v0, v2
        return v3
    }",
);

const WALK: (&str, &str) = (
    "fn walk(x: &[f64], w: f64) -> f64 {
        let mut s = 0.0;
        let mut p = 1.0;
        for i in 0..x.len() {
            let t = (w * x[i]).tanh();
            if t > 0.0 { p *= 1.0 + 0.1 * t; }
            s += t * t;
        }
        s * p
    }",
    "func @walk(v0/x: &slice f64, v1/w: f64) -> f64 {
        v2: f64 = const 0.0
        v3: f64 = const 1.0
        v4 = len v0
        v8: usize = const 0
        v5/s, v6/p, v9 = for @walk.body v8..v4 (v2, v3) captures (v0, v1)
        v7 = mul v5, v6
        return v7
    }
    func @walk.body(v0/i: usize, v1/s: f64, v2/p: f64 | v3/x: slice f64, v4/w: f64) -> f64, f64 {
        v5 = index v3, v0
        v6 = mul v4, v5
        v7/t = tanh v6
        v12: f64 = const 0.0
        v8 = gt v7, v12
        v9 = cond v8, @walk.body.then, @walk.body.else captures (v2, v7)
        v10 = mul v7, v7
        v11 = add v1, v10
        return v11, v9
    }
    func @walk.body.then(| v0/p: f64, v1/t: f64) -> f64 {
        v2: f64 = const 0.1
        v3: f64 = const 1.0
        v4 = mul v2, v1
        v5 = add v3, v4
        v6 = mul v0, v5
        return v6
    }
    func @walk.body.else(| v0/p: f64, v1/t: f64) -> f64 {
        return v0
    }",
);

const SCAN: (&str, &str) = (
    "fn scan(x: &mut [f64], c: f64) -> f64 {
        for i in 1..x.len() { x[i] = x[i] * x[i - 1] + c; }
        x[0]
    }",
    "func @scan(v0/x: &mut slice f64, v1/c: f64) -> f64, slice f64 {
        v2 = len v0
        v3: usize = const 1
        v4, v5 = for @scan.body v3..v2 (v0) captures (v1)
        v6: usize = const 0
        v7 = index v4, v6
        return v7, v4
    }
    func @scan.body(v0/i: usize, v1/x: slice f64 | v2/c: f64) -> slice f64 {
        v3 = index v1, v0
        v4: usize = const 1
        v5 = sub v0, v4
        v6 = index v1, v5
        v7 = mul v3, v6
        v8 = add v7, v2
        v9 = index_set v1, v0, v8
        return v9
    }",
);

#[test]
fn a_value_read_once_is_written_where_it_is_read() {
    let text = forward(PRODUCT.0, PRODUCT.1);
    assert!(text.contains("y.sin()"), "{text}");
}

#[test]
fn arrays_are_written_in_place_and_logged_elements_are_taken_back_by_a_cursor() {
    let text = forward(SCAN.0, SCAN.1);
    assert!(text.contains("x[t+1]=v"), "{text}");
    assert!(text.contains("kept_0_at-=n;"), "{text}");
    assert!(!text.contains("clone"), "{text}");
}

#[test]
fn an_adjoint_that_only_grows_is_skipped_where_it_is_not_wanted() {
    let text = forward(WALK.0, WALK.1);
    assert!(text.contains("ifwant{ct_x[v]+="), "{text}");
}

#[test]
fn values_that_change_places_are_swapped() {
    let text = forward(
        "fn turn(a: Vec<f64>, b: Vec<f64>, n: usize) -> f64 { 0.0 }",
        "func @turn(v0/a: vec f64, v1/b: vec f64, v2/n: usize) -> f64 {
            v3: usize = const 0
            v4, v5, v6 = for @turn.body v3..v2 (v0, v1)
            v7 = index v4, v3
            return v7
        }
        func @turn.body(v0: usize, v1: vec f64, v2: vec f64) -> vec f64, vec f64 {
            return v2, v1
        }",
    );
    assert!(text.contains("::core::mem::swap(&muta,&mutb);"), "{text}");
}

const PENDULUM: (&str, &str) = (
    "fn pendulum(q: f64, n: usize) -> f64 { q }",
    "func @pendulum(v0/q: f64, v1/n: usize) -> f64 {
        v2: usize = const 0
        v3/q, v4 = for @pendulum.body v2..v1 (v0)
        return v3
    }
    func @pendulum.body(v0/i: usize, v1/q: f64) -> f64 {
        v2 = sin v1
        v3 = mul v1, v2
        return v3
    }",
);

#[test]
fn a_stack_that_every_trip_pushes_on_has_room_from_the_start() {
    let text = forward(PENDULUM.0, PENDULUM.1);
    assert!(
        text.contains("::grads::__private::Kept::new(0.0f64,&LAST)"),
        "{text}"
    );
    let (room, head) = (text.find("kept_0.rooms(n)"), text.find("0..n{"));
    assert!(room.is_some() && room < head, "{text}");
}

#[test]
fn entries_of_a_buffer_are_found_before_a_loop_of_dear_trips() {
    // the trips of the outer loop meet in a sum only: they are run again, and what they keep goes to a buffer
    let text = forward(
        "fn sum(a: f64, m: usize, n: usize) -> f64 { a }",
        "func @sum(v0/a: f64, v1/m: usize, v2/n: usize) -> f64 {
            v3: usize = const 0
            v4: f64 = const 0.0
            v5/s, v6 = for @sum.outer v3..v1 (v4) captures (v0, v2)
            return v5
        }
        func @sum.outer(v0/i: usize, v1/s: f64 | v2/a: f64, v3/n: usize) -> f64 {
            v4: usize = const 1
            v5/q, v6 = for @sum.inner v4..v3 (v2)
            v7 = add v1, v5
            return v7
        }
        func @sum.inner(v0/i: usize, v1/q: f64) -> f64 {
            v2 = sin v1
            v3 = mul v1, v2
            return v3
        }",
    );
    let (_, back) = text.split_once("move|").unwrap();
    let (before, trips) = back.split_once("foriin1..n{").expect(&text);
    assert!(
        before.contains("letn=::core::primitive::usize::saturating_sub(n,1);"),
        "{text}"
    );
    assert!(
        before.contains("=&mutkept_0[kept_0_from..][..n];"),
        "{text}"
    );
    assert!(trips.contains("[i-1]=q;"), "{text}");
    assert!(!back.contains(".push("), "{text}");
}

#[test]
fn what_a_loop_carries_is_assigned_where_it_is_computed() {
    let text = forward(PENDULUM.0, PENDULUM.1);
    assert!(text.contains("q=q*"), "{text}");
}

const ONCE: (&str, &str) = (
    "fn once(x: f64, y: f64) -> f64 { 0.0 }",
    "func @once(v0/x: f64, v1/y: f64) -> f64 {
        v2 = gt v0, v1
        v3 = cond v2, @once.then, @once.else captures (v0, v1)
        return v3
    }
    func @once.then(| v0: f64, v1: f64) -> f64 {
        v2 = sin v0
        v3 = exp v2
        v4 = mul v3, v1
        return v4
    }
    func @once.else(| v0: f64, v1: f64) -> f64 {
        return v1
    }",
);

#[test]
fn a_number_kept_from_a_branch_is_a_variable_that_starts_as_zero() {
    let text = forward(ONCE.0, ONCE.1);
    assert!(text.contains("letmutslot_0=0.0f64;"), "{text}");
    assert!(text.contains("slot_0="), "{text}");
    assert!(!text.contains("Option"), "{text}");
}

#[test]
fn a_loop_that_a_branch_ends_breaks_there() {
    let text = forward(
        "fn until(x: f64, n: usize) -> f64 { x }",
        "func @until(v0/x: f64, v1/n: usize) -> f64 {
            v2: usize = const 0
            v3/x, v4 = for @until.body v2..v1 exits (v0)
            return v3
        }
        func @until.body(v0/i: usize, v1/x: f64) -> bool, f64 {
            v2 = mul v1, v1
            v3: f64 = const 100.0
            v4 = gt v2, v3
            v5, v6 = cond v4, @until.leave, @until.stay captures (v2)
            return v5, v6
        }
        func @until.leave(| v0: f64) -> bool, f64 {
            v1: bool = const true
            return v1, v0
        }
        func @until.stay(| v0: f64) -> bool, f64 {
            v1: bool = const false
            return v1, v0
        }",
    );
    assert_eq!(text.matches("break;").count(), 1, "{text}");
    assert!(!text.contains("reserve"), "a trip may be the last: {text}");
    assert!(
        text.contains("if0<v{letn=v;"),
        "the way back makes as many trips: {text}"
    );
}

#[test]
fn an_in_out_is_written_where_it_is_and_restored_on_the_way_back() {
    let text = forward(SCAN.0, SCAN.1);
    let (out, back) = text.split_once("move|").unwrap();
    assert!(out.contains("&mutx[v..][..n+1]"), "{text}");
    assert!(out.contains("x[t+1]="), "{text}");
    assert!(back.contains("x:&mut[f64],ct_x"), "{text}");
    assert!(back.contains("&kept_0[kept_0_at..][..n]"), "{text}");
    assert!(!text.contains("assign"), "{text}");
}

const DOT: (&str, &str) = (
    "fn dot(x: &[f64], w: f64) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() { s += w * x[i]; }
        s
    }",
    "func @dot(v0/x: &slice f64, v1/w: f64) -> f64 {
        v2: f64 = const 0.0
        v3 = len v0
        v4: usize = const 0
        v5/s, v6 = for @dot.body v4..v3 (v2) captures (v0, v1)
        return v5
    }
    func @dot.body(v0/i: usize, v1/s: f64 | v2/x: slice f64, v3/w: f64) -> f64 {
        v4 = index v2, v0
        v5 = mul v3, v4
        v6 = add v1, v5
        return v6
    }",
);

#[test]
fn a_sum_of_cotangents_has_several_accumulators() {
    let text = forward(DOT.0, DOT.1);
    let (out, back) = text.split_once("move|").unwrap();
    assert!(
        !out.contains("sums("),
        "the sum of the forward run is in order: {text}"
    );
    assert!(out.contains("&x[..n]"), "{text}");
    assert!(back.contains("::grads::__private::sums("), "{text}");
    assert!(!back.contains("rev()"), "{text}");
}

#[test]
fn a_loop_without_trips_looks_for_no_places() {
    let text = forward(DOT.0, DOT.1);
    let (_, back) = text.split_once("move|").unwrap();
    let guard = back.find("if0<v{").unwrap();
    assert!(guard < back.find("[..n]").unwrap(), "{text}");
}
