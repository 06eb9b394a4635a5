//! Which entries the Jacobian and the Hessian have, as an SVG file.

use crate::problem::Problem;
use grads::Sparsity;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::collections::BTreeSet;
use std::error::Error;
use std::path::Path;

/// A picture is divided into so many squares along its longer side: entries that fall into one are drawn once.
const SQUARES: usize = 250;

/// Draws both patterns beside each other.
pub fn draw(path: &Path, problem: &Problem) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (1000, 560)).into_drawing_area();
    area.fill(&WHITE)?;
    let halves = area.split_evenly((1, 2));
    pattern(&halves[0], "Jacobian of the constraints", &problem.jacobian)?;
    pattern(&halves[1], "Hessian of the Lagrangian", &problem.hessian)?;
    area.present()?;
    Ok(())
}

/// Draws a pattern, the first row at the top.
fn pattern(
    area: &DrawingArea<SVGBackend, Shift>,
    name: &str,
    pattern: &Sparsity,
) -> Result<(), Box<dyn Error>> {
    let longer = pattern.nrows().max(pattern.ncols());
    let caption = format!(
        "{name}: {} x {}, {} entries",
        pattern.nrows(),
        pattern.ncols(),
        pattern.nnz()
    );
    let mut chart = ChartBuilder::on(area)
        .caption(caption, ("sans-serif", 16))
        .margin(12)
        .x_label_area_size(24)
        .y_label_area_size(44)
        .build_cartesian_2d(0..longer, longer..0)?;
    chart.configure_mesh().disable_mesh().draw()?;
    let size = longer.div_ceil(SQUARES);
    let entries = (0..pattern.nrows()).flat_map(|i| pattern.row(i).iter().map(move |&j| (i, j)));
    let squares: BTreeSet<(usize, usize)> = entries.map(|(i, j)| (i / size, j / size)).collect();
    chart.draw_series(squares.into_iter().map(|(i, j)| {
        let (top, left) = (i * size, j * size);
        Rectangle::new([(left, top), (left + size, top + size)], BLUE.filled())
    }))?;
    Ok(())
}
