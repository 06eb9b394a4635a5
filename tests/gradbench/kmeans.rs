//! Cost of a k-means clustering.

use crate::json::rows;
use grads::prelude::*;
use serde_json::{Value, json};

#[differentiable]
fn squared_distance(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b.iter()).map(|(x, y)| (x - y) * (x - y)).sum()
}

/// Squared distance of every point to its nearest centroid, summed.
#[differentiable(wrt(centroids))]
fn cost(points: &[Vec<f64>], centroids: &[Vec<f64>]) -> f64 {
    let mut total = 0.0;
    for point in points {
        let mut nearest = f64::INFINITY;
        for centroid in centroids {
            let distance = squared_distance(point, centroid);
            if distance < nearest {
                nearest = distance;
            }
        }
        total += nearest;
    }
    total
}

pub fn primal(input: &Value) -> Value {
    json!(cost(&rows(&input["points"]), &rows(&input["centroids"])))
}

/// The gradient divided by twice the number of points at each centroid, which is the diagonal of the Hessian.
pub fn direction(input: &Value) -> Value {
    let (points, centroids) = (rows(&input["points"]), rows(&input["centroids"]));
    let mut gradient = grad!(cost)(&points, &centroids);
    let mut counts = vec![0; centroids.len()];
    for point in &points {
        let mut best = 0;
        for (j, centroid) in centroids.iter().enumerate() {
            if squared_distance(point, centroid) < squared_distance(point, &centroids[best]) {
                best = j;
            }
        }
        counts[best] += 1;
    }
    for (row, count) in gradient.iter_mut().zip(counts) {
        for entry in row {
            *entry /= 2.0 * f64::from(count);
        }
    }
    json!(gradient)
}
