//! The pictures of the example: well-formed, and with every node.

#[path = "../examples/graph_pictures/draw.rs"]
mod draw;
#[path = "../examples/graph_pictures/functions.rs"]
mod functions;

use std::path::Path;
use std::process::{Command, Output};

fn example(args: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "graph_pictures", "--"])
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// The labels of the nodes in Graphviz source, and the names of its graphs.
fn labels(dot: &str) -> Vec<String> {
    let nodes = dot.lines().filter(|l| !l.contains(" -> "));
    nodes
        .filter_map(|l| l.split_once("label=\"")?.1.rsplit_once('"'))
        .map(|(label, _)| label.replace("\\\"", "\""))
        .collect()
}

#[test]
fn pictures_are_well_formed_and_show_every_node() {
    for function in functions::all() {
        for dot in [function.graph, function.gradient, function.plan] {
            let dot = dot();
            let svg = draw::svg(&dot).unwrap_or_else(|e| panic!("{e}\n{dot}"));
            let picture = roxmltree::Document::parse(&svg).unwrap_or_else(|e| panic!("{e}\n{svg}"));
            let texts: String = picture
                .descendants()
                .filter_map(|n| n.text())
                .collect::<Vec<_>>()
                .join("\n");
            let labels = labels(&dot);
            assert!(labels.len() > 3, "{dot}");
            for label in labels {
                assert!(
                    texts.contains(&label),
                    "{}: no `{label}` in\n{texts}",
                    function.name
                );
            }
        }
    }
}

#[test]
fn graphs_are_clusters() {
    for function in functions::all() {
        let dot = (function.gradient)();
        assert!(dot.matches("subgraph cluster_").count() >= 2, "{dot}");
    }
}

#[test]
fn three_pictures_are_written() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pictures");
    let output = example(&["pendulum", "--out", out.to_str().unwrap()]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    for stage in ["graph", "gradient", "plan"] {
        let svg = std::fs::read_to_string(out.join(format!("pendulum.{stage}.svg"))).unwrap();
        assert!(svg.contains("@pendulum"));
    }
}

#[test]
fn unknown_functions_are_refused_with_those_there_are() {
    let output = example(&["pendulm"]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{stderr}");
    for function in functions::all() {
        assert!(stderr.contains(function.name), "{stderr}");
    }
}
