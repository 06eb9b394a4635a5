//! Graphviz source as a picture: every FuncGraph is laid out on its own and drawn in a frame with its name.

use layout::backends::svg::SVGWriter;
use layout::gv::{DotParser, GraphBuilder};
use std::fmt::Write;

/// Around and between frames, in pixels.
const MARGIN: f64 = 20.0;
/// Above what is in a frame, for its name.
const TITLE: f64 = 30.0;

/// A FuncGraph: its name, and the lines of its nodes and arrows.
struct Cluster {
    id: String,
    title: String,
    lines: Vec<String>,
}

/// A drawn FuncGraph.
struct Frame {
    title: String,
    svg: String,
    width: f64,
    height: f64,
}

/// Draws what `graph!(f, dot)` gives.
pub fn svg(dot: &str) -> Result<String, String> {
    let frames = clusters(dot)
        .iter()
        .map(frame)
        .collect::<Result<Vec<_>, _>>()?;
    let width: f64 = frames.iter().map(|f| f.width + MARGIN).sum::<f64>() + MARGIN;
    let height = frames.iter().fold(0.0, |h: f64, f| h.max(f.height)) + TITLE + 2.0 * MARGIN;
    let mut out = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
    );
    let mut x = MARGIN;
    for frame in &frames {
        let (w, h) = (frame.width, frame.height + TITLE);
        let drawn = write!(
            out,
            "<g transform=\"translate({x} {MARGIN})\">\n\
             <rect width=\"{w}\" height=\"{h}\" fill=\"none\" stroke=\"gray\" rx=\"6\"/>\n\
             <text x=\"10\" y=\"20\" font-family=\"monospace\">{}</text>\n\
             <g transform=\"translate(0 {TITLE})\">\n{}\n</g>\n</g>\n",
            escaped(&frame.title),
            frame.svg,
        );
        drawn.map_err(|e| e.to_string())?;
        x += w + MARGIN;
    }
    Ok(out + "</svg>\n")
}

/// The FuncGraphs of the source. Arrows between them are left out: a node names the graphs that belong to it.
fn clusters(dot: &str) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = vec![];
    let mut inside = false;
    for line in dot.lines().map(str::trim) {
        if let Some(id) = line
            .strip_prefix("subgraph cluster_")
            .and_then(|l| l.strip_suffix(" {"))
        {
            clusters.push(Cluster {
                id: id.to_string(),
                title: String::new(),
                lines: vec![],
            });
            inside = true;
        } else if line == "}" {
            inside = false;
        } else if inside {
            let cluster = clusters.last_mut().expect("inside one");
            match line.strip_prefix("label=") {
                Some(title) => cluster.title = title.trim_matches(['"', ';']).to_string(),
                None => cluster.lines.push(line.to_string()),
            }
        } else if let Some((from, to)) = line.split_once(" -> ") {
            let of = |node: &str| node.split('_').next().unwrap_or_default().to_string();
            if let Some(cluster) = clusters
                .iter_mut()
                .find(|c| c.id == of(from) && c.id == of(to))
            {
                cluster.lines.push(line.to_string());
            }
        }
    }
    clusters
}

fn frame(cluster: &Cluster) -> Result<Frame, String> {
    let source = format!(
        "digraph {{\nnode [shape=box];\n{}\n}}\n",
        cluster.lines.join("\n")
    );
    let graph = DotParser::new(&source)
        .process()
        .map_err(|e| format!("{}: {e}", cluster.title))?;
    let mut builder = GraphBuilder::new();
    builder.visit_graph(&graph);
    let mut writer = SVGWriter::new();
    builder.get().do_it(false, false, false, &mut writer);
    let whole = writer.finalize();
    let start = whole.find("<svg").ok_or("no picture")?;
    let svg = whole[start..].to_string();
    Ok(Frame {
        title: cluster.title.clone(),
        width: attribute(&svg, "width")?,
        height: attribute(&svg, "height")?,
        svg,
    })
}

fn attribute(svg: &str, name: &str) -> Result<f64, String> {
    let value = svg
        .split(&format!("{name}=\""))
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    value
        .and_then(|v| v.parse().ok())
        .ok_or(format!("a picture without {name}"))
}

/// Text as it stands in a picture.
pub fn escaped(text: &str) -> String {
    let mut out = text.to_string();
    for (plain, entity) in [
        ("&", "&amp;"),
        ("<", "&lt;"),
        (">", "&gt;"),
        ("\"", "&quot;"),
        ("'", "&apos;"),
    ] {
        out = out.replace(plain, entity);
    }
    out
}
