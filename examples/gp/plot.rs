//! The strength along each input with its band, and predictions beside measurements, as an SVG file.

use crate::data::{COLUMNS, Mixes};
use crate::model::{INPUTS, Input};
use crate::predict::{BAND, Posterior, Prediction};
use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Points of a curve.
const POINTS: usize = 120;

/// Draws a curve for each input, the others at their medians, and the held-out mixes.
pub fn draw(
    path: &Path,
    posterior: &Posterior,
    training: &Mixes,
    (held_out, predictions): (&Mixes, &[Prediction]),
) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (1200, 1000)).into_drawing_area();
    area.fill(&WHITE)?;
    let parts = area.split_evenly((3, 3));
    let columns = Columns::new(training);
    for (i, part) in parts[..INPUTS].iter().enumerate() {
        along(part, posterior, &columns, i)?;
    }
    measured(&parts[INPUTS], held_out, predictions)?;
    area.present()?;
    Ok(())
}

/// The numbers of each input in order, and the strongest mix.
struct Columns {
    sorted: [Vec<f64>; INPUTS],
    strongest: f64,
}

impl Columns {
    fn new(mixes: &Mixes) -> Self {
        let sorted = std::array::from_fn(|i| {
            let mut column: Vec<f64> = mixes.inputs.iter().map(|input| input[i]).collect();
            column.sort_by(f64::total_cmp);
            column
        });
        let strongest = mixes.strengths.iter().fold(0.0, |m: f64, s| m.max(*s));
        Columns { sorted, strongest }
    }

    fn medians(&self) -> Input {
        std::array::from_fn(|i| self.sorted[i][self.sorted[i].len() / 2])
    }

    fn range(&self, i: usize) -> (f64, f64) {
        let column = &self.sorted[i];
        (column[0], column[column.len() - 1])
    }
}

/// The mean strength along one input, and where it is by 95 %. Marks below the curve are the mixes that were learnt from.
fn along(
    area: &Area,
    posterior: &Posterior,
    columns: &Columns,
    i: usize,
) -> Result<(), Box<dyn Error>> {
    let (least, most) = columns.range(i);
    let at = |step: usize| least + (most - least) * step as f64 / (POINTS - 1) as f64;
    let curve: Vec<(f64, Prediction)> = (0..POINTS)
        .map(|step| {
            let mut input = columns.medians();
            input[i] = at(step);
            (input[i], posterior.predict(&input))
        })
        .collect();
    let column = &COLUMNS[i];
    let top = 1.1 * columns.strongest;
    let mut chart = ChartBuilder::on(area)
        .caption(column.title, ("sans-serif", 16))
        .margin(8)
        .x_label_area_size(34)
        .y_label_area_size(52)
        .build_cartesian_2d(least..most, 0.0..top)?;
    chart
        .configure_mesh()
        .x_labels(6)
        .max_light_lines(1)
        .x_desc(column.unit)
        .y_desc("MPa")
        .draw()?;
    let edge = |sign: f64| {
        let points = curve.iter();
        points.map(move |(x, p)| (*x, p.strength + sign * BAND * p.error))
    };
    let band: Vec<(f64, f64)> = edge(1.0).chain(edge(-1.0).rev()).collect();
    chart.draw_series([Polygon::new(band, BLUE.mix(0.2))])?;
    let mean = curve.iter().map(|(x, p)| (*x, p.strength));
    chart.draw_series(LineSeries::new(mean, BLUE.stroke_width(2)))?;
    let mut places = columns.sorted[i].clone();
    places.dedup();
    let marks = places.iter().map(|x| [(*x, 0.0), (*x, 0.03 * top)]);
    chart.draw_series(marks.map(|ends| PathElement::new(ends, BLACK.mix(0.4))))?;
    Ok(())
}

/// The held-out mixes: what was predicted, with its band, over what was measured.
fn measured(
    area: &Area,
    held_out: &Mixes,
    predictions: &[Prediction],
) -> Result<(), Box<dyn Error>> {
    let top = held_out.strengths.iter().fold(1.0, |m: f64, s| m.max(*s)) * 1.1;
    let mut chart = ChartBuilder::on(area)
        .caption("held-out mixes", ("sans-serif", 16))
        .margin(8)
        .x_label_area_size(34)
        .y_label_area_size(52)
        .build_cartesian_2d(0.0..top, 0.0..top)?;
    chart
        .configure_mesh()
        .x_labels(6)
        .max_light_lines(1)
        .x_desc("measured, MPa")
        .y_desc("predicted, MPa")
        .draw()?;
    chart.draw_series([PathElement::new([(0.0, 0.0), (top, top)], BLACK)])?;
    for (prediction, x) in predictions.iter().zip(&held_out.strengths) {
        let (y, half) = (prediction.strength, BAND * prediction.spread);
        let ends = [(*x, (y - half).max(0.0)), (*x, (y + half).min(top))];
        chart.draw_series([PathElement::new(ends, BLUE.mix(0.2))])?;
        chart.draw_series([Circle::new((*x, y), 2, BLUE.filled())])?;
    }
    Ok(())
}
