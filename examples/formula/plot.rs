//! Data and fit against one column, as an SVG file.

use plotters::prelude::*;
use std::collections::BTreeSet;
use std::error::Error;
use std::ops::Range;
use std::path::Path;

/// What is drawn.
pub struct Picture<'a> {
    /// Stands above it.
    pub caption: &'a str,
    /// The name of what goes to the right.
    pub x: &'a str,
    /// The name of what goes up.
    pub y: &'a str,
    /// The data.
    pub points: Vec<(f64, f64)>,
    /// The fit.
    pub fit: Shape,
}

/// How the fit looks.
pub enum Shape {
    /// A function of the column.
    Curve(Vec<(f64, f64)>),
    /// One value a row: it depends on other columns too.
    Crosses(Vec<(f64, f64)>),
}

impl Shape {
    fn points(&self) -> &[(f64, f64)] {
        match self {
            Shape::Curve(points) | Shape::Crosses(points) => points,
        }
    }
}

/// Draws data and fit.
pub fn draw(path: &Path, picture: &Picture) -> Result<(), Box<dyn Error>> {
    let fitted = || finite(picture.fit.points());
    let shown = || finite(&picture.points).chain(fitted());
    let xs = range(shown().map(|(x, _)| x))?;
    let ys = range(shown().map(|(_, y)| y))?;

    let area = SVGBackend::new(path, (900, 500)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(picture.caption, ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(64)
        .build_cartesian_2d(xs.clone(), ys.clone())?;
    chart
        .configure_mesh()
        .x_desc(picture.x)
        .y_desc(picture.y)
        .draw()?;
    let drawn = |points| thinned(points, &xs, &ys);
    let data = drawn(&picture.points);
    let data = data.into_iter().map(|p| Circle::new(p, 4, BLUE.filled()));
    chart
        .draw_series(data)?
        .label("data")
        .legend(|(x, y)| Circle::new((x + 9, y), 4, BLUE.filled()));
    let fit = match picture.fit {
        Shape::Curve(_) => chart.draw_series(LineSeries::new(fitted(), RED.stroke_width(2)))?,
        Shape::Crosses(ref points) => {
            let crosses = drawn(points).into_iter();
            chart.draw_series(crosses.map(|p| Cross::new(p, 4, RED.stroke_width(2))))?
        }
    };
    fit.label("fit")
        .legend(|(x, y)| PathElement::new([(x, y), (x + 18, y)], RED.stroke_width(2)));
    chart
        .configure_series_labels()
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}

/// From how many points on those are left out that would be drawn upon others.
const MANY: usize = 5000;

/// The points; of many, one for each cell of a grid about as fine as a mark is wide.
fn thinned(points: &[(f64, f64)], xs: &Range<f64>, ys: &Range<f64>) -> Vec<(f64, f64)> {
    let cell = |x: f64, range: &Range<f64>, cells: f64| {
        ((x - range.start) / (range.end - range.start) * cells) as u32
    };
    let mut taken = BTreeSet::new();
    let is_first = |(x, y): &(f64, f64)| {
        points.len() < MANY || taken.insert((cell(*x, xs, 150.0), cell(*y, ys, 80.0)))
    };
    finite(points).filter(is_first).collect()
}

fn finite(points: &[(f64, f64)]) -> impl Iterator<Item = (f64, f64)> {
    let points = points.iter().copied();
    points.filter(|(x, y)| x.is_finite() && y.is_finite())
}

/// From the least to the greatest, with a margin.
fn range(numbers: impl Iterator<Item = f64>) -> Result<Range<f64>, String> {
    let (low, high) = numbers.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), x| {
        (low.min(x), high.max(x))
    });
    // steps between the marks of an axis have to be larger than the rounding of its numbers
    let least = 1e-9 * low.abs().max(high.abs()).max(1e-280);
    let margin = (0.05 * (high - low)).max(least);
    let range = low - margin..high + margin;
    if (range.end - range.start).is_finite() {
        Ok(range)
    } else {
        Err(format!("{low} to {high} is too wide for an axis"))
    }
}
