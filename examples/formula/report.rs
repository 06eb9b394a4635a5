//! What is printed and drawn of a fit.

use crate::fit::Fit;
use crate::model::{Column, Model};
use crate::plot::{Picture, Shape};
use grads::graph::GraphError;
use std::fmt;

/// Points of a fitted curve.
const CURVE: usize = 400;

/// A fit, and what it is a fit of.
pub struct Report<'a, 'g> {
    /// The formula.
    pub model: &'a Model<'g>,
    /// What it was fitted to.
    pub observed: &'a Column,
    /// The parameters found.
    pub fit: &'a Fit,
}

/// The sum of squared differences from the mean.
pub fn variation(values: &[f64]) -> f64 {
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    values.iter().map(|y| (y - mean).powi(2)).sum()
}

impl fmt::Display for Report<'_, '_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let names = || self.model.parameters().chain(["iterations"]);
        let width = names().map(|n| n.chars().count()).max().unwrap_or(0);
        for (name, x) in self.model.parameters().zip(&self.fit.parameters) {
            writeln!(f, "{name:<width$}  {x:>14.8e}")?;
        }
        let rows = self.observed.values.len() as f64;
        let variation = variation(&self.observed.values);
        writeln!(f, "{:<width$}  {:>14.8e}", "loss", self.fit.loss)?;
        let rms = (self.fit.loss / rows).sqrt();
        writeln!(f, "{:<width$}  {rms:>14.8e}", "RMS")?;
        if variation > 0.0 {
            let r2 = 1.0 - self.fit.loss / variation;
            writeln!(f, "{:<width$}  {r2:>14.8}", "R^2")?;
        } else {
            let name = &self.observed.name;
            writeln!(
                f,
                "{:<width$}  none: `{name}` is the same in all rows",
                "R^2"
            )?;
        }
        let Fit {
            iterations, ended, ..
        } = self.fit;
        write!(f, "{:<width$}  {iterations:>14} ({ended})", "iterations")
    }
}

impl Report<'_, '_> {
    /// Data and fit against the column `across`, or against the number of the row.
    pub fn picture<'a>(
        &'a self,
        caption: &'a str,
        columns: &[Column],
        across: Option<&'a Column>,
    ) -> Result<Picture<'a>, GraphError> {
        let rows = (1..=self.observed.values.len()).map(|i| i as f64);
        let xs = across.map_or_else(|| rows.collect(), |c| c.values.clone());
        let is_function = match columns {
            [] => true,
            [only] => across.is_some_and(|c| c.name == only.name),
            _ => false,
        };
        let fit = if is_function {
            let xs = even(&xs);
            let ys = self.model.predict_at(&self.fit.parameters, &xs)?;
            Shape::Curve(xs.into_iter().zip(ys).collect())
        } else {
            let ys = self.model.predict(&self.fit.parameters)?;
            Shape::Crosses(xs.iter().copied().zip(ys).collect())
        };
        Ok(Picture {
            caption,
            x: across.map_or("row", |c| &c.name),
            y: &self.observed.name,
            points: xs.into_iter().zip(self.observed.values.clone()).collect(),
            fit,
        })
    }
}

/// Evenly spaced numbers from the least to the greatest.
fn even(xs: &[f64]) -> Vec<f64> {
    let low = xs.iter().copied().fold(f64::INFINITY, f64::min);
    let high = xs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let at = |i: usize| i as f64 / CURVE as f64;
    (0..=CURVE)
        .map(|i| low * (1.0 - at(i)) + high * at(i))
        .collect()
}
