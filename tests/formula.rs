//! The formula example: its parser, its graphs, and the program as a user runs it.

#[path = "../examples/formula/fit.rs"]
mod fit;
#[path = "../examples/formula/formula.rs"]
mod formula;
#[path = "../examples/formula/functions.rs"]
mod functions;
#[path = "../examples/formula/model.rs"]
mod model;
#[path = "../examples/formula/parse.rs"]
mod parse;
#[path = "../examples/formula/plot.rs"]
mod plot;

use fit::{FitError, Method};
use grads::graph::Graph;
use model::{Column, Model};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn column(name: &str, values: impl IntoIterator<Item = f64>) -> Column {
    Column {
        name: name.into(),
        values: values.into_iter().collect(),
    }
}

/// What a formula gives at one row with the columns x = 0.5 and t = 2, and the parameters as in `values`.
fn value(right: &str, values: &[f64]) -> f64 {
    let formula =
        parse::parse(&format!("y ~ {right}")).unwrap_or_else(|e| panic!("{}", e.show(right)));
    let columns = [column("x", [0.5]), column("t", [2.0])];
    let graph = Graph::new();
    let model = Model::new(&graph, &formula, &column("y", [0.0]), &columns).unwrap();
    assert_eq!(model.parameters().len(), values.len(), "{right}");
    model.predict(values).unwrap()[0]
}

#[test]
fn expressions_mean_what_they_mean_in_mathematics() {
    let (x, t, a, b) = (0.5_f64, 2.0_f64, 1.5_f64, -0.7_f64);
    let rows: &[(&str, &[f64], f64)] = &[
        ("a - b - 1", &[a, b], a - b - 1.0),
        ("a - (b - 1)", &[a, b], a - (b - 1.0)),
        ("a / b / t", &[a, b], a / b / t),
        ("a + b * t", &[a, b], a + b * t),
        ("-a^2", &[a], -(a * a)),
        ("(-a)^2", &[a], a * a),
        ("2^a^t", &[a], 2_f64.powf(a.powf(t))),
        ("t^-a * x", &[a], t.powf(-a) * x),
        ("a * -b", &[a, b], a * -b),
        ("--a", &[a], a),
        ("+a", &[a], a),
        ("a*1e-3 + .5 + 2.", &[a], a * 1e-3 + 2.5),
        ("a * exp(-x) + ln(t)", &[a], a * (-x).exp() + t.ln()),
        ("a * log10(t) * sqrt(t)", &[a], a * t.log10() * t.sqrt()),
        (
            "sin(a) + cos(a) * tan(a)",
            &[a],
            a.sin() + a.cos() * a.tan(),
        ),
        (
            "tanh(a) + atan(a) + abs(b)",
            &[a, b],
            a.tanh() + a.atan() + b.abs(),
        ),
        ("asin(x) + acos(x) + a", &[a], x.asin() + x.acos() + a),
        ("sinh(a) + cosh(a)", &[a], a.sinh() + a.cosh()),
        ("sigmoid(a)", &[a], 1.0 / (1.0 + (-a).exp())),
        ("atan2(a, b)", &[a, b], a.atan2(b)),
        ("max(a, b) + min(a, b) * t", &[a, b], a + b * t),
        ("pow(a, t)", &[a], a * a),
        ("`a` + `b c`", &[a, b], a + b),
        ("exp * ln", &[a, b], a * b),
        ("sum(i, 1, 3, a * i^2)", &[a], 14.0 * a),
        ("sum(i, -1, 1, i + a)", &[a], 3.0 * a),
        ("sum(x, 2, 2, a * x)", &[a], 2.0 * a),
        (
            "sum(i, 1, 2, sum(j, 1, 2, a * i * j * t))",
            &[a],
            9.0 * a * t,
        ),
        ("i + sum(i, 1, 2, i)", &[a], a + 3.0),
        (
            "a * sin(pi * x)",
            &[a],
            a * (std::f64::consts::PI * x).sin(),
        ),
        ("a + sum(pi, 1, 2, pi)", &[a], a + 3.0),
    ];
    for (right, values, expected) in rows {
        let found = value(right, values);
        let error = (found - expected).abs();
        assert!(
            error <= 1e-14 * expected.abs(),
            "{right}: {found}, not {expected}"
        );
    }
}

#[test]
fn a_formula_has_a_column_on_its_left() {
    let formula = parse::parse("y ~ a + sum(i, 1, 2, -i * exp(sum(j, 1, 2, i * j)))").unwrap();
    let indices = formula.right.indices();
    let indices: Vec<(&str, usize)> = indices.iter().map(|i| (i.text.as_str(), i.at)).collect();
    assert_eq!(indices, [("i", 12), ("j", 34)]);
    for text in ["  pop = a + t", "`pop` ~  a", "pop~a"] {
        let formula = parse::parse(text).unwrap();
        assert_eq!(formula.left.text, "pop");
        assert_eq!(Some(formula.right_at), text.find('a'));
    }
}

/// A formula, where it is wrong, and words of the message.
fn refused_formula(formula: &str, at: usize, words: &str) {
    match parse::parse(formula) {
        Ok(parsed) => panic!("`{formula}` is read as {parsed:?}"),
        Err(e) => {
            assert_eq!(e.at, at, "{}", e.show(formula));
            assert!(
                e.message.contains(words),
                "`{words}` is not in\n{}",
                e.show(formula)
            );
        }
    }
}

macro_rules! refused_formulas {
    ($($name:ident: $formula:expr, $at:expr, $words:expr;)*) => {
        mod refused_formulas {
            $(#[test]
            fn $name() {
                super::refused_formula(&$formula, $at, $words);
            })*
        }
    };
}

refused_formulas! {
    nothing: "", 0, "the formula ends here: expected the column to fit";
    no_tilde: "a * x + b", 2, "unexpected `*`: expected `~`";
    only_a_column: "y", 1, "the formula ends here: expected `~`";
    a_number_on_the_left: "2 ~ a", 0, "unexpected `2`: expected the column to fit";
    two_tildes: "y ~ a ~ b", 6, "unexpected `~`: expected an operator or the end";
    nothing_on_the_right: "y ~ ", 4, "the formula ends here: expected a number, a name or `(`";
    an_operator_without_operand: "y ~ a *", 7, "the formula ends here: expected a number";
    two_operators: "y ~ a * / b", 8, "unexpected `/`: expected a number";
    no_operator: "y ~ 2 a", 6, "unexpected `a`: expected an operator";
    a_number_with_a_unit: "y ~ 2a", 5, "unexpected `a`: expected an operator";
    an_open_parenthesis: "y ~ a * (x + b", 8, "this `(` is never closed";
    an_open_call: "y ~ exp(a", 7, "this `(` is never closed";
    a_closed_parenthesis: "y ~ a * x) + b", 9, "this `)` closes nothing";
    empty_parentheses: "y ~ ()", 5, "unexpected `)`: expected a number";
    an_unexpected_character: "y ~ a $ x", 6, "unexpected `$`: expected an operator";
    an_unexpected_letter: "y ~ a * €", 8, "unexpected `€`: expected a number";
    an_unexpected_character_in_parentheses: "y ~ (a ? b)", 7, "unexpected `?`: expected an operator or `)`";
    an_unknown_function: "y ~ a * expp(x)", 8, "unknown function `expp`; there are abs, acos";
    a_number_as_a_function: "y ~ 2(x)", 5, "unexpected `(`: expected an operator";
    no_argument: "y ~ exp()", 8, "unexpected `)`: expected a number";
    too_many_arguments: "y ~ exp(a, b)", 4, "`exp` takes 1 argument, not 2";
    too_few_arguments: "y ~ max(a)", 4, "`max` takes 2 arguments, not 1";
    a_point: "y ~ a + .", 8, "`.` is no number";
    a_number_out_of_range: "y ~ 1e999 * a", 4, "1e999 is too large";
    an_open_quote: "y ~ `a", 4, "this quoted name has no end";
    a_sum_without_index: "y ~ sum(1, 2, 3, a)", 8, "unexpected `1`: expected the index";
    a_sum_without_term: "y ~ sum(i, 1, 3)", 15, "unexpected `)`: expected `,` after the last value";
    a_sum_with_a_name_as_a_bound: "y ~ sum(i, 1, n, a)", 14, "unexpected `n`: expected a whole number";
    a_sum_with_a_broken_bound: "y ~ sum(i, 1, 2.5, a)", 15, "unexpected `.`: expected `,`";
    a_sum_that_is_open: "y ~ sum(i, 1, 3, a", 7, "this `(` is never closed";
    a_sum_without_terms: "y ~ sum(i, 3, 1, a)", 11, "a sum from 3 to 1 has no terms";
    a_sum_of_many_terms: "y ~ sum(i, 1, 100000, a)", 11, "100000 terms are too many";
    sums_of_many_terms: "y ~ sum(i, 1, 1000, sum(j, 1, 1000, a))", 27, "1000000 terms are too many";
    a_bound_out_of_range: "y ~ sum(i, 1, 99999999999, a)", 14, "99999999999 is too large";
    many_parentheses: format!("y ~ {}a{}", "(".repeat(30), ")".repeat(30)), 24, "more than 20 parentheses";
    a_long_formula: format!("y ~ a{}", " + a".repeat(600)), 0, "longer than 500 bytes";
}

#[test]
fn formulas_of_the_greatest_length_are_read() {
    let rows = [
        format!("{}a", "-".repeat(490)),
        format!("a{}", "^1".repeat(245)),
        format!("a{}", "+0".repeat(245)),
        format!("{}a{}", "(".repeat(20), ")".repeat(20)),
        format!("{}a{}", "exp(-".repeat(20), ")".repeat(20)),
    ];
    for right in rows {
        assert!(value(&right, &[1.0]).is_finite());
    }
}

/// Loss and gradient of a formula on some rows.
fn loss(right: &str, parameters: &[f64]) -> model::Loss {
    let t: Vec<f64> = (0..7).map(|i| 0.3 * f64::from(i) - 0.8).collect();
    let y = column("y", t.iter().map(|t| t.exp()));
    let formula = parse::parse(&format!("y ~ {right}")).unwrap();
    let graph = Graph::new();
    let model = Model::new(&graph, &formula, &y, &[column("t", t)]).unwrap();
    assert_eq!(model.parameters().len(), parameters.len());
    model.loss(parameters).unwrap()
}

#[test]
fn a_sum_is_the_formula_written_out_in_value_and_gradient() {
    let rows: &[(&str, &str, &[f64])] = &[
        (
            "sum(i, 1, 3, a * sin(i * w * t))",
            "a * sin(w * t) + a * sin(2 * w * t) + a * sin(3 * w * t)",
            &[0.7, 1.3],
        ),
        ("sum(i, 0, 3, a * t^i)", "a + a*t + a*t^2 + a*t^3", &[0.4]),
        ("b + sum(i, 1, 2, a^i)", "b + a + a^2", &[0.4, -1.2]),
        (
            "sum(i, 1, 2, sum(j, 1, 2, a * i * cos(j * t)))",
            "a*cos(t) + a*cos(2*t) + 2*a*cos(t) + 2*a*cos(2*t)",
            &[0.9],
        ),
        (
            "exp(-k * sum(i, 2, 4, t / i)) + sum(n, 1, 2, tanh(k * n))",
            "exp(-k * (t / 2 + t / 3 + t / 4)) + tanh(k) + tanh(2 * k)",
            &[0.6],
        ),
    ];
    for (sum, written_out, parameters) in rows {
        let (sums, terms) = (loss(sum, parameters), loss(written_out, parameters));
        let near = |x: f64, y: f64| (x - y).abs() <= 1e-12 * y.abs().max(1.0);
        assert!(near(sums.value, terms.value), "{sum}: {sums:?} {terms:?}");
        let mut pairs = sums.gradient.iter().zip(&terms.gradient);
        assert!(
            pairs.all(|(x, y)| near(*x, *y)),
            "{sum}: {sums:?} {terms:?}"
        );
    }
}

#[test]
fn gradients_are_those_of_finite_differences() {
    let right = "a * exp(-k * t) + max(c, t) + sum(i, 1, 3, b * cos(i * k * t)) / abs(c)";
    let at = [0.8, 0.6, 0.3, -0.4];
    let gradient = loss(right, &at).gradient;
    for (i, g) in gradient.iter().enumerate() {
        let h = 1e-6;
        let shifted = |h: f64| {
            let mut at = at;
            at[i] += h;
            loss(right, &at).value
        };
        let difference = (shifted(h) - shifted(-h)) / (2.0 * h);
        assert!(
            (g - difference).abs() <= 1e-6 * g.abs().max(1.0),
            "{i}: {g} {difference}"
        );
    }
}

/// Fits a formula to what it gives itself with the parameters `truth`.
fn recovers(right: &str, method: Method, start: &[f64], truth: &[f64]) {
    let t: Vec<f64> = (0..40).map(|i| 0.1 * f64::from(i)).collect();
    let columns = [column("t", t.clone())];
    let formula = parse::parse(&format!("y ~ {right}")).unwrap();
    let graph = Graph::new();
    let unknown = column("y", t.iter().map(|_| 0.0));
    let ideal = Model::new(&graph, &formula, &unknown, &columns).unwrap();
    let y = column("y", ideal.predict_at(truth, &t).unwrap());
    let graph = Graph::new();
    let model = Model::new(&graph, &formula, &y, &columns).unwrap();
    let fit = fit::fit(&model, method, start, 20_000, 10.0).unwrap();
    for (found, expected) in fit.parameters.iter().zip(truth) {
        let error = (found - expected).abs();
        assert!(error <= 1e-6 * expected.abs().max(1.0), "{right}: {fit:?}");
    }
    assert!(
        fit.loss < 1e-9 && fit.iterations > 0 && !fit.ended.is_empty(),
        "{fit:?}"
    );
}

#[test]
fn known_parameters_are_found() {
    let lbfgs = Method::Lbfgs;
    recovers("a * exp(-k * t) + c", lbfgs, &[1.0; 3], &[2.5, 0.8, -0.4]);
    recovers("a * t + b", lbfgs, &[1.0; 2], &[-3.0, 7.0]);
    recovers(
        "c / (1 + exp(-k * (t - m)))",
        lbfgs,
        &[1.0; 3],
        &[4.0, 1.7, 2.2],
    );
    recovers(
        "sum(i, 1, 3, a * sin(i * w * t))",
        lbfgs,
        &[1.0; 2],
        &[1.8, 1.2],
    );
    recovers(
        "a * exp(-k * t) + c",
        Method::Descent,
        &[1.0; 3],
        &[2.5, 0.8, -0.4],
    );
}

/// Steps of the line search that leave the domain of `sqrt` and `ln` are taken back.
#[test]
fn fits_stay_inside_the_domain() {
    recovers("a * ln(b + t)", Method::Lbfgs, &[1.0, 1.0], &[3.0, 0.01]);
    recovers("sqrt(a * t + b)", Method::Lbfgs, &[9.0, 9.0], &[0.5, 0.1]);
}

#[test]
fn a_start_outside_of_the_domain_is_refused() {
    let formula = parse::parse("y ~ ln(a * t)").unwrap();
    let graph = Graph::new();
    let columns = [column("t", [1.0, 2.0])];
    let model = Model::new(&graph, &formula, &column("y", [0.0, 1.0]), &columns).unwrap();
    let refused = |start: f64| fit::fit(&model, Method::Lbfgs, &[start], 10, 1.0).unwrap_err();
    assert!(matches!(refused(-1.0), FitError::Start(loss) if loss.is_nan()));
    assert!(matches!(refused(0.0), FitError::Start(loss) if loss == f64::INFINITY));
}

/// Where every exponential is zero, so are its derivatives: the fit ends at the start of these parameters, and says so.
#[test]
fn parameters_that_nothing_moves_are_listed() {
    let formula = parse::parse("y ~ a * exp(-t / tau) + c").unwrap();
    let graph = Graph::new();
    let columns = [column("t", [1000.0, 2000.0, 3000.0])];
    let model = Model::new(&graph, &formula, &column("y", [8.0, 5.0, 3.0]), &columns).unwrap();
    let unmoved = |start: &[f64]| {
        let fit = fit::fit(&model, Method::Lbfgs, start, 100, 10.0).unwrap();
        fit.unmoved
    };
    assert_eq!(unmoved(&[1.0, 1.0, 1.0]), ["a", "tau"]);
    assert!(unmoved(&[1.0, 1000.0, 1.0]).is_empty());
}

/// Runs the example.
fn example(args: &[&str]) -> Output {
    Command::new(env!("CARGO"))
        .args(["run", "--quiet", "--example", "formula", "--"])
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs")
}

/// A path for a file of this test run.
fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// Runs the example and expects exit code 2, this on stderr and nothing on stdout.
fn refused(args: &[&str], expected: &str) {
    let output = example(args);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{args:?}: {stderr}");
    assert!(
        stderr.contains(expected),
        "{args:?}: expected `{expected}` in\n{stderr}"
    );
    assert!(output.stdout.is_empty());
}

/// Runs the example on these rows and expects a message that begins with the file.
fn refused_data(name: &str, csv: &[u8], expected: &str) {
    let path = scratch(name);
    std::fs::write(&path, csv).expect("the scratch folder can be written");
    let path = path.to_str().expect("the scratch folder has a plain name");
    refused(&["y ~ a * x", path], &format!("error: {path}{expected}"));
}

const INK: &str = "examples/data/digit_ink.csv";
const LYNX: &str = "examples/data/lynx_hare.csv";

#[test]
fn real_data_are_fitted_without_options() {
    let svg = scratch("formula_ink.svg");
    let formula = "ink ~ a * exp(-((column - 4.5 - d) / w)^2)";
    let output = example(&[formula, INK, "--out", svg.to_str().unwrap()]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    let stdout = String::from_utf8_lossy(&output.stdout);
    for word in ["loss", "RMS", "R^2", "iterations", "plot written to"] {
        assert!(stdout.contains(word), "{stdout}");
    }
    assert!(stdout.contains("0.87533"), "{stdout}");
    let plot = std::fs::read_to_string(svg).expect("the plot was written");
    let plot = roxmltree::Document::parse(&plot).expect("the plot is well formed");
    let texts: Vec<&str> = plot.descendants().filter_map(|n| n.text()).collect();
    assert!(texts.iter().any(|t| t.trim() == "column"), "{texts:?}");
    let curve = |n: &roxmltree::Node| {
        n.tag_name().name() == "polyline"
            && n.attribute("points")
                .is_some_and(|p| p.split_whitespace().count() > 300)
    };
    assert_eq!(plot.descendants().filter(curve).count(), 1);
    let circles = plot
        .descendants()
        .filter(|n| n.tag_name().name() == "circle");
    assert_eq!(circles.count(), 64 + 1, "one a row, and one in the legend");
}

#[test]
fn starts_methods_and_axes_are_chosen() {
    let svg = scratch("formula_lynx.svg");
    let output = example(&[
        "hare ~ c + sum(i, 1, 2, a * sin(i * w * (year - p)))",
        LYNX,
        "--start=a=20,c=35,w=0.6,p=1901",
        "--method=descent",
        "--iterations=5",
        "--x=lynx",
        "--out",
        svg.to_str().unwrap(),
    ]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let plot = std::fs::read_to_string(svg).expect("the plot was written");
    assert!(plot.contains("lynx") && plot.contains("sum(i, 1, 2"));
}

#[test]
fn formulas_that_are_wrong_have_a_caret_below_the_place() {
    refused(
        &["ink ~ a * foo(row)", INK],
        "error: unknown function `foo`; there are abs",
    );
    refused(
        &["ink ~ a * foo(row)", INK],
        "\n  ink ~ a * foo(row)\n            ^\n",
    );
    refused(&["ink ~ ä * €", INK], "\n  ink ~ ä * €\n            ^\n");
    refused(
        &["-ink ~ a", INK],
        "unexpected `-`: expected the column to fit",
    );
}

#[test]
fn names_that_do_not_fit_the_data() {
    refused(
        &["inc ~ a * row", INK],
        "error: there is no column `inc`; there are row, column, ink\n  inc ~ a * row\n  ^",
    );
    refused(
        &["ink ~ row + column", INK],
        "error: the formula has no parameters: each name in it is a column\n  ink ~ row + column\n        ^",
    );
    refused(&["ink ~ 2", INK], "error: the formula has no parameters");
    refused(
        &["ink ~ a * sum(row, 1, 3, row)", INK],
        "error: the index `row` has the name of a column: call it otherwise\n  ink ~ a * sum(row, 1, 3, row)\n                ^",
    );
    refused(
        &["ink ~ a", INK, "--start", "b=2"],
        "there is no parameter `b`; there are a",
    );
    refused(&["ink ~ a", INK, "--x", "ro"], "there is no column `ro`");
    refused(&["ink ~ a", INK, "--start", "a"], "expected NAME=NUMBER");
    refused(&["ink ~ a", INK, "--start", "a=nan"], "is no finite number");
}

#[test]
fn a_picture_of_many_points_draws_once_what_lies_upon_one_another() {
    let points: Vec<(f64, f64)> = (0..200_000)
        .map(|i| (f64::from(i), f64::from(i % 977)))
        .collect();
    let path = scratch("many_points.svg");
    for fit in [
        plot::Shape::Crosses(points.clone()),
        plot::Shape::Curve(vec![(0.0, 0.0), (1e5, 900.0)]),
    ] {
        let picture = plot::Picture {
            caption: "a <b> & \"c\"",
            x: "<x>",
            y: "y",
            points: points.clone(),
            fit,
        };
        plot::draw(&path, &picture).unwrap();
        let svg = std::fs::read_to_string(&path).unwrap();
        assert!(svg.len() < 4_000_000, "{} bytes", svg.len());
        assert!(svg.matches("<circle").count() > 1000);
        // what a name says is text, not elements
        roxmltree::Document::parse(&svg).unwrap();
        assert!(!svg.contains("<x>") && !svg.contains("<b>"));
    }
}

#[test]
fn a_start_outside_of_the_domain_says_what_to_do() {
    refused(
        &["ink ~ ln(a * row)", INK, "--start", "a=-1"],
        "error: the loss is NaN at the start: the formula is not defined there, or too large; it was a=-1: choose another with --start",
    );
    refused(
        &["ink ~ sqrt(a) * row", INK, "--start", "a=0"],
        "error: the gradient of the loss is not finite at the start",
    );
}

#[test]
fn files_that_are_wrong() {
    refused(
        &["y ~ a", "no/such/file.csv"],
        "error: no/such/file.csv: cannot be read",
    );
    refused(&["y ~ a", "examples"], "error: examples: cannot be read");
    refused_data(
        "formula_empty.csv",
        b"",
        ": the file is empty; expected a header",
    );
    refused_data(
        "formula_header.csv",
        b"1,2\n3,4\n",
        ":1: there is no header",
    );
    refused_data(
        "formula_rows.csv",
        b"x,y\n",
        ": there are no rows after the header",
    );
    refused_data(
        "formula_cell.csv",
        b"x,y\n1,2\nmany,4\n",
        ":3: `many` is not a number, in column `x`",
    );
    refused_data(
        "formula_blank.csv",
        b"x,y\n1,\n",
        ":2: the cell is empty, in column `y`",
    );
    refused_data(
        "formula_nan.csv",
        b"x,y\n1,NaN\n",
        ":2: `NaN` is not finite, in column `y`",
    );
    refused_data(
        "formula_short.csv",
        b"x,y\n1,2\n3\n",
        ":3: the row has 1 fields, the header has 2",
    );
    refused_data(
        "formula_twice.csv",
        b"x,y,x\n1,2,3\n",
        ":1: 2 columns are called `x`",
    );
    refused_data(
        "formula_bytes.csv",
        b"x,y\n1,\xff\n",
        ":2: the file is not UTF-8 text",
    );
}

#[test]
fn text_in_columns_that_are_not_used_is_no_error() {
    let path = scratch("formula_text.csv");
    std::fs::write(&path, "name,x,y\nfirst,1,2\nsecond,1,2\n")
        .expect("the scratch folder can be written");
    let svg = scratch("formula_text.svg");
    let output = example(&[
        "y ~ a * x",
        path.to_str().unwrap(),
        "--out",
        svg.to_str().unwrap(),
    ]);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    let stdout = String::from_utf8_lossy(&output.stdout);
    assert!(
        stdout.contains("none: `y` is the same in all rows"),
        "{stdout}"
    );
}

#[test]
fn a_parameter_that_nothing_moves_is_named() {
    let path = scratch("formula_flat.csv");
    let svg = scratch("formula_flat.svg");
    std::fs::write(&path, "t,y\n1000,8\n2000,5\n3000,3\n")
        .expect("the scratch folder can be written");
    let [path, svg] =
        [&path, &svg].map(|p| p.to_str().expect("the scratch folder has a plain name"));
    // at tau = 1 every exponential is zero, and so is its derivative
    let output = example(&["y ~ a * exp(-t / tau) + c", path, "--out", svg]);
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success());
    assert!(
        stderr.contains("warning: `tau` is where it started"),
        "{stderr}"
    );
    assert!(!stderr.contains("warning: `c`"), "{stderr}");
}
