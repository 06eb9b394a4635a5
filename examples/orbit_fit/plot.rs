//! The velocities over one turn, and how well the periastron is known, as an SVG file.

use crate::data::EPOCH;
use crate::fit::Fit;
use crate::model::{Observation, Orbit};
use crate::table::PERIASTRON;
use plotters::coord::Shift;
use plotters::prelude::*;
use std::error::Error;
use std::f64::consts::TAU;
use std::path::Path;

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Draws the velocities, and the errors of time and argument of the periastron beside them.
pub fn draw(path: &Path, observations: &[Observation], fit: &Fit) -> Result<(), Box<dyn Error>> {
    let area = SVGBackend::new(path, (1100, 500)).into_drawing_area();
    area.fill(&WHITE)?;
    let (left, right) = area.split_horizontally(640);
    velocities(&left, observations, &fit.orbit)?;
    ellipses(&right, fit)?;
    area.present()?;
    Ok(())
}

/// The curve over one turn from half a period before the periastron on, and the measured velocities with their errors.
fn velocities(
    area: &Area,
    observations: &[Observation],
    orbit: &Orbit,
) -> Result<(), Box<dyn Error>> {
    let (half, middle) = (0.5 * orbit.period, orbit.systemic);
    let metres = |velocity: f64| 1e3 * (velocity - middle);
    let curve: Vec<(f64, f64)> = (-500..=500)
        .map(|i| half * f64::from(i) / 500.0)
        .map(|time| (time, metres(orbit.velocity(orbit.periastron + time))))
        .collect();
    let (least, most) = curve
        .iter()
        .fold((0.0, 0.0), |(least, most): (f64, f64), point| {
            (least.min(point.1), most.max(point.1))
        });
    let margin = 0.1 * (most - least);
    let mut chart = ChartBuilder::on(area)
        .caption("Radial velocity of HD 20868", ("sans-serif", 18))
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(48)
        .build_cartesian_2d(-half..half, least - margin..most + margin)?;
    chart
        .configure_mesh()
        .x_desc("days from periastron")
        .y_desc("m/s")
        .draw()?;
    chart.draw_series(LineSeries::new(curve, RED.stroke_width(2)))?;
    for o in observations {
        let turns = (o.time - orbit.periastron) / orbit.period;
        let time = orbit.period * (turns - turns.round());
        let ends = [-o.error, o.error].map(|error| (time, metres(o.velocity + error)));
        chart.draw_series([PathElement::new(ends, BLUE)])?;
        chart.draw_series([Circle::new((time, metres(o.velocity)), 3, BLUE.filled())])?;
    }
    Ok(())
}

/// Where time and argument of the periastron are by one and by two standard errors, and the published ones.
fn ellipses(area: &Area, fit: &Fit) -> Result<(), Box<dyn Error>> {
    let centre = (fit.orbit.periastron, fit.orbit.argument);
    let [(time, time_error), (argument, argument_error)] = PERIASTRON;
    let (errors, covariance) = (fit.errors(), fit.covariance[(1, 3)]);
    let range = |at: f64, error: f64, other: f64, other_error: f64| {
        let far = (2.5 * error).max((at - other).abs() + 1.5 * other_error);
        at - far..at + far
    };
    let mut chart = ChartBuilder::on(area)
        .caption(
            "1 and 2 standard errors, and the published values",
            ("sans-serif", 16),
        )
        .margin(12)
        .x_label_area_size(36)
        .y_label_area_size(52)
        .build_cartesian_2d(
            range(centre.0, errors[1], time, time_error),
            range(centre.1, errors[3], argument, argument_error),
        )?;
    chart
        .configure_mesh()
        .x_labels(5)
        .x_desc(format!("time of periastron, JD - {EPOCH}"))
        .y_desc("argument of periastron, degrees")
        .draw()?;
    // the lower triangle of the Cholesky factor takes a circle to the ellipse
    let (xx, yx) = (errors[1], covariance / errors[1]);
    let yy = (errors[3].powi(2) - yx * yx).sqrt();
    for size in [1.0, 2.0] {
        let ellipse = (0..=200).map(|i| {
            let (sin, cos) = (TAU * f64::from(i) / 200.0).sin_cos();
            let (x, y) = (xx * cos, yx * cos + yy * sin);
            (centre.0 + size * x, centre.1 + size * y)
        });
        chart.draw_series(LineSeries::new(ellipse, RED.stroke_width(2)))?;
    }
    let across = [(time - time_error, argument), (time + time_error, argument)];
    let up = [
        (time, argument - argument_error),
        (time, argument + argument_error),
    ];
    chart.draw_series([across, up].map(|ends| PathElement::new(ends, BLACK)))?;
    chart.draw_series([Circle::new(centre, 3, RED.filled())])?;
    Ok(())
}
