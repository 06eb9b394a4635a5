//! Graphs as text and pictures.

use super::{gradient, value};
use grads::DType;
use grads::graph::{Graph, GraphError};

#[test]
fn what_is_written_reads_back_to_the_same() {
    let g = Graph::new();
    let (x, w) = (
        g.placeholder("x", DType::F64),
        g.placeholder("w", DType::F64),
    );
    let bias = g.constant([[1.0, 2.0], [3.0, f64::INFINITY]]);
    let start = [x, g.constant(0_i64)];
    let y = g.while_loop(
        &start,
        |v| v[1].lt(g.constant(2_i64)),
        |v| {
            let next = g.cond(
                v[1].eq(g.constant(0_i64)),
                || vec![v[0].matmul(w)],
                || vec![v[0] + bias],
            );
            vec![next[0], v[1] + g.constant(1_i64)]
        },
        None,
    )[0];
    let outputs = [y, gradient(&g, y, w)];
    let read = Graph::from_text(&g.to_text(&outputs).unwrap()).unwrap();
    let text = read.to_text(&read.outputs()).unwrap();
    let again = Graph::from_text(&text).unwrap();
    assert_eq!(again.to_text(&again.outputs()).unwrap(), text);
    let at = [[0.5, 0.25], [1.0, -1.0]];
    let feed = [(x, at.into()), (w, at.into())];
    let again = [
        (read.get("x").unwrap(), at.into()),
        (read.get("w").unwrap(), at.into()),
    ];
    let out = g.run(&outputs, &feed).unwrap();
    assert_eq!(read.run(&read.outputs(), &again).unwrap(), out);
    assert_eq!(
        read.inputs(),
        [("x".to_string(), DType::F64), ("w".to_string(), DType::F64)]
    );
}

#[test]
fn a_text_that_is_no_graph_is_an_error_with_its_place() {
    let error = Graph::from_text(
        "func @main(v0: tensor f64) -> tensor f64 {\n    v1 = sine v0\n    return v1\n}",
    )
    .unwrap_err();
    assert!(error.to_string().contains("2:"), "{error}");
    assert!(Graph::from_text("").is_err());
}

#[test]
fn a_gradient_of_its_own_has_no_text() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call_with_gradient("f", &[x], |a| (vec![a[0]], vec![]), |cx| vec![cx.cts[0]])[0];
    assert_eq!(
        g.to_text(&[y]).unwrap_err(),
        GraphError::OwnGradient("f".into())
    );
}

#[test]
fn branches_are_clusters_of_the_picture() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.cond(x.lt(1.0), || vec![x.sin()], || vec![x.cos()])[0];
    let dot = g.to_dot(&[y]).unwrap();
    assert!(
        dot.starts_with("digraph") && dot.matches("subgraph").count() >= 2,
        "{dot}"
    );
}

/// What the inner function gives does not depend on `x`, which the way back finds out when it has that function's.
#[test]
fn a_way_back_that_came_to_nothing_is_not_in_the_text() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let y = g.call("outer", &[x], |a| {
        let ones = g.constant(1.0).broadcast_like(a[0]);
        g.call("inner", &[ones], |a| vec![a[0] * 2.0])
    })[0];
    let dx = gradient(&g, x * x + y, x);
    let read = Graph::from_text(&g.to_text(&[dx]).unwrap()).unwrap();
    let x = read.get("x").unwrap();
    assert_eq!(value(&read, read.outputs()[0], &[(x, 3.0.into())]), [6.0]);
}

#[test]
fn a_text_whose_first_graph_is_wrong() {
    let text = "func @wrong(v0: tensor f64) -> tensor f64 {
    return v5
}
func @f(v0: tensor f64, v1: tensor bool) -> tensor f64 {
    v2 = cond v1, @then, @else captures (v0)
    return v2
}
func @then(| v0: tensor f64) -> tensor f64 {
    return v0
}
func @else(| v0: tensor f64) -> tensor f64 {
    return v0
}
";
    let error = Graph::from_text(text).unwrap_err().to_string();
    assert!(error.contains("v5"), "{error}");
}

#[test]
fn a_text_that_reads_a_value_before_it_is_defined() {
    let text = "func @f(v0: tensor f64) -> tensor f64 {\n    v1 = sin v7\n    return v1\n}\n";
    let error = Graph::from_text(text).unwrap_err().to_string();
    assert_eq!(error, "2:5: v7 is not defined above");
}

/// Whatever else is in the graph.
#[test]
fn rust_source_is_of_what_the_outputs_need() {
    let g = Graph::new();
    let x = g.placeholder("x", DType::F64);
    let _ = g.constant([1.0, 2.0]) * x;
    let source = g.to_rust("f", &[x.sin()]).unwrap();
    assert!(
        source.contains(".sin()") && !source.contains('*'),
        "{source}"
    );
}

#[test]
fn inputs_whose_names_no_variable_of_rust_can_have() {
    let g = Graph::new();
    let inputs = ["loop", "a b", "x", "x", "fine"].map(|name| g.placeholder(name, DType::F64));
    let sum = inputs.into_iter().reduce(|a, b| a + b).unwrap();
    let source = g.to_rust("f", &[sum]).unwrap();
    let header = source.lines().next().unwrap();
    assert!(
        header.contains("fine: f64") && header.matches(": f64").count() == 5,
        "{header}"
    );
    assert!(
        !header.contains("loop") && !header.contains("x:"),
        "{header}"
    );
}

#[test]
fn a_text_with_a_literal_of_another_type() {
    let text = "func @f(v0: tensor f64) -> tensor i64 {\n    v1: tensor i64 = const 0.5\n    return v1\n}\n";
    let error = Graph::from_text(text).unwrap_err().to_string();
    assert_eq!(error, "v1 in @f: `0.5` is nothing of type tensor i64");
}

#[test]
fn an_option_that_a_primitive_does_not_have_is_refused() {
    let text = |option: &str| {
        format!(
            "func @main(v0: tensor f64) -> tensor f64 {{\n    v1 = reduce_sum.\"{option}\" v0\n    return v1\n}}"
        )
    };
    assert!(Graph::from_text(&text("axis=1 keepdims")).is_ok());
    let error = Graph::from_text(&text("axes=1")).unwrap_err().to_string();
    assert!(
        error.contains("`axes` is no option of `reduce_sum`: it has [axis, keepdims]"),
        "{error}"
    );
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_text() {
    let text = "\u{feff}func @main(v0/x: tensor f64) -> tensor f64 {\n    v1 = mul v0, v0\n    return v1\n}";
    let g = Graph::from_text(text).unwrap();
    let feed = [(g.get("x").unwrap(), 3.0.into())];
    assert_eq!(value(&g, g.outputs()[0], &feed), [9.0]);
    let wrong = Graph::from_text(&text.replace("mul", "mull")).unwrap_err();
    assert!(wrong.to_string().starts_with("2:10: "), "{wrong}");
}

/// A quadratic reader would take minutes.
#[test]
fn large_texts_are_refused_in_linear_time() {
    const N: usize = 100_000;
    let lines = "    v1 = sine v0\n".repeat(N);
    let bad_lines = format!("func @f(v0: tensor f64) -> tensor f64 {{\n{lines}    return v0\n}}");
    let no_headers = "x\n".repeat(N);
    let undefined = "    v1 = sin v7\n".repeat(N);
    let undefined =
        format!("func @f(v0: tensor f64) -> tensor f64 {{\n{undefined}    return v0\n}}");
    let graphs = |nested: bool| -> String {
        let graph = |i: usize| {
            let head = format!("func @f{i}(| v0: tensor f64, v1: tensor bool) -> tensor f64 {{\n");
            match i {
                0 => head + "    return v0\n}\n",
                i if nested => {
                    head + &format!(
                        "    v2 = cond v1, @f{}, @g captures (v0, v1)\n    return v2\n}}\n",
                        i - 1
                    )
                }
                _ => head + "    v2 = sine v0\n    return v2\n}\n",
            }
        };
        (0..N / 10).map(graph).collect()
    };
    let before = std::time::Instant::now();
    for text in [
        bad_lines,
        no_headers,
        undefined,
        graphs(true),
        graphs(false),
    ] {
        assert!(Graph::from_text(&text).is_err());
    }
    assert!(before.elapsed().as_secs() < 60, "{:?}", before.elapsed());
}
