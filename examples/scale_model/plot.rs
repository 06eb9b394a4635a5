//! Efficiencies over the number of ranks: strong scaling on the left, weak scaling on the right.

use crate::network::Sum;
use crate::{Curve, RANKS};
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;

/// Draws both.
pub fn draw(path: &Path, curves: &[Curve]) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (1100, 480)).into_drawing_area();
    area.fill(&WHITE)?;
    let [left, right] = &area.split_evenly((1, 2))[..] else {
        unreachable!("two columns")
    };
    panel(
        left,
        "strong scaling: the job stays the same",
        curves,
        |c| &c.strong,
    )?;
    panel(right, "weak scaling: the job grows", curves, |c| &c.weak)?;
    area.present()?;
    Ok(())
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn panel(
    area: &Area<'_>,
    title: &str,
    curves: &[Curve],
    of: impl Fn(&Curve) -> &Vec<f64>,
) -> Result<(), Box<dyn Error>> {
    let mut chart = ChartBuilder::on(area)
        .caption(title, ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(48)
        .build_cartesian_2d((1f64..10_000f64).log_scale(), 0f64..1.05f64)?;
    chart
        .configure_mesh()
        .x_desc("ranks")
        .y_desc("efficiency")
        .draw()?;
    let colours = [BLUE, RED, GREEN];
    for (i, curve) in curves.iter().enumerate() {
        let colour = colours[i / 2];
        let points = RANKS.iter().zip(of(curve)).map(|(n, e)| (*n as f64, *e));
        let width = if curve.sum == Sum::Tree { 1 } else { 3 };
        chart
            .draw_series(LineSeries::new(points, colour.stroke_width(width)))?
            .label(format!("{}, {}", curve.work, curve.sum.name()))
            .legend(move |(x, y)| {
                PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(width))
            });
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::LowerLeft)
        .background_style(WHITE)
        .border_style(BLACK)
        .draw()?;
    Ok(())
}
