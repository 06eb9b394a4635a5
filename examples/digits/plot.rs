//! The loss and the accuracy, epoch by epoch, and the digits that are mistaken, as an SVG file.

use crate::data::Digits;
use crate::train::Learnt;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;
use std::path::Path;

/// A part of the picture.
type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// The height of the curves.
const CURVES: u32 = 360;
/// Mistaken digits in a row, and their size.
const IN_A_ROW: usize = 12;
const SIZE: i32 = 75;

/// Draws curves and mistaken digits.
pub fn draw(path: &Path, learnt: &Learnt, held_out: &Digits) -> Result<(), Box<dyn Error>> {
    let read = learnt.net.read(held_out);
    let mistaken = (0..held_out.len()).filter(|i| read[*i] != held_out.labels[*i]);
    let mistaken: Vec<usize> = mistaken.collect();
    let rows = mistaken.len().div_ceil(IN_A_ROW) as u32;
    let height = CURVES + 40 + rows * (SIZE as u32 + 25);
    let area = SVGBackend::new(path, (900, height)).into_drawing_area();
    area.fill(&WHITE)?;
    let (above, below) = area.split_vertically(CURVES);
    curves(&above, learnt)?;
    let title = format!(
        "the {} mistaken ones of {} held-out digits",
        mistaken.len(),
        held_out.len()
    );
    below.draw(&Text::new(title, (12, 4), ("sans-serif", 16)))?;
    for (at, i) in mistaken.into_iter().enumerate() {
        let corner = (
            (at % IN_A_ROW) as i32 * SIZE,
            30 + (at / IN_A_ROW) as i32 * (SIZE + 25),
        );
        digit(
            &below,
            corner,
            held_out.pixels.row(i).as_slice().unwrap_or_default(),
        )?;
        let text = format!("{} as {}", held_out.labels[i], read[i]);
        below.draw(&Text::new(
            text,
            (corner.0 + 14, corner.1 + SIZE - 4),
            ("sans-serif", 14),
        ))?;
    }
    area.present()?;
    Ok(())
}

/// The loss on the left axis, what is read right on the other.
fn curves(area: &Area, learnt: &Learnt) -> Result<(), Box<dyn Error>> {
    let epochs = learnt.losses.len() as f64;
    let top = learnt.losses.iter().fold(0.0, |m: f64, l| m.max(*l));
    let mut chart = ChartBuilder::on(area)
        .caption(
            "Handwritten digits: loss, and accuracy on held-out ones",
            ("sans-serif", 18),
        )
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(48)
        .right_y_label_area_size(48)
        .build_cartesian_2d(0.0..epochs, 0.0..1.05 * top)?
        .set_secondary_coord(0.0..epochs, 90.0..100.0);
    chart
        .configure_mesh()
        .x_desc("epoch")
        .y_desc("loss")
        .draw()?;
    chart.configure_secondary_axes().y_desc("%").draw()?;
    let points = |values: &[f64], factor: f64| -> Vec<(f64, f64)> {
        let points = values.iter().enumerate();
        points.map(|(i, y)| (i as f64 + 1.0, factor * y)).collect()
    };
    chart.draw_series(LineSeries::new(
        points(&learnt.losses, 1.0),
        RED.stroke_width(2),
    ))?;
    let accuracies = points(&learnt.accuracies, 100.0);
    chart.draw_secondary_series(LineSeries::new(accuracies, BLUE.stroke_width(2)))?;
    Ok(())
}

/// The pixels of a digit, as small squares.
fn digit(area: &Area, (x, y): (i32, i32), pixels: &[f64]) -> Result<(), Box<dyn Error>> {
    const SIDE: i32 = 7;
    for (i, pixel) in pixels.iter().enumerate() {
        let (column, row) = ((i % 8) as i32, (i / 8) as i32);
        let corner = (x + 10 + column * SIDE, y + row * SIDE);
        let grey = 255 - (255.0 * pixel) as u8;
        let square = [corner, (corner.0 + SIDE, corner.1 + SIDE)];
        area.draw(&Rectangle::new(square, RGBColor(grey, grey, grey).filled()))?;
    }
    Ok(())
}
