//! Counts as points, the fitted curves through them, as an SVG file.

use crate::data::Counts;
use crate::model::trajectory;
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;

/// Draws counts and fitted curves.
pub fn draw(path: &Path, counts: &Counts, params: &[f64]) -> Result<(), Box<dyn Error>> {
    let first = f64::from(counts.years[0]);
    let years = counts.years.len() - 1;
    let curve = trajectory(params, years);
    let top = counts
        .hare
        .iter()
        .chain(&counts.lynx)
        .fold(0.0, |m: f64, &c| m.max(c));

    let area = SVGBackend::new(path, (900, 500)).into_drawing_area();
    area.fill(&WHITE)?;
    let mut chart = ChartBuilder::on(&area)
        .caption(
            "Pelts of the Hudson's Bay Company and the fitted Lotka-Volterra curves",
            ("sans-serif", 18),
        )
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(48)
        .build_cartesian_2d(first..first + years as f64, 0.0..1.15 * top)?;
    chart
        .configure_mesh()
        .x_desc("year")
        .y_desc("thousands")
        .x_label_formatter(&|x| format!("{x:.0}"))
        .draw()?;

    let series = [("hare", BLUE, &counts.hare), ("lynx", RED, &counts.lynx)];
    for (i, (name, colour, data)) in series.into_iter().enumerate() {
        let line = curve
            .iter()
            .map(|&(t, hare, lynx)| (first + t, if i == 0 { hare } else { lynx }));
        chart
            .draw_series(LineSeries::new(line, colour.stroke_width(2)))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour));
        let points = counts.years.iter().zip(data);
        chart.draw_series(
            points.map(|(&year, &c)| Circle::new((f64::from(year), c), 4, colour.filled())),
        )?;
    }
    chart
        .configure_series_labels()
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    area.present()?;
    Ok(())
}
