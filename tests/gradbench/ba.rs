//! Bundle adjustment: the residuals of one observation.

use crate::json::{array, float, index};
use grads::prelude::*;
use serde_json::{Value, json};

#[differentiable]
fn dot(a: &[f64], b: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..a.len() {
        sum += a[i] * b[i];
    }
    sum
}

#[differentiable]
fn cross(a: [f64; 3], b: [f64; 3]) -> [f64; 3] {
    [
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    ]
}

/// Turns `p` about the axis of `r` by the angle that is its length.
#[differentiable]
fn rodrigues(r: [f64; 3], p: [f64; 3]) -> [f64; 3] {
    let theta2 = dot(&r, &r);
    if theta2 != 0.0 {
        let theta = theta2.sqrt();
        let (sin, cos) = theta.sin_cos();
        let axis = [r[0] / theta, r[1] / theta, r[2] / theta];
        let turned = cross(axis, p);
        let along = (1.0 - cos) * dot(&axis, &p);
        let mut y = [0.0; 3];
        for i in 0..3 {
            y[i] = cos * p[i] + sin * turned[i] + along * axis[i];
        }
        y
    } else {
        let turned = cross(r, p);
        [p[0] + turned[0], p[1] + turned[1], p[2] + turned[2]]
    }
}

/// Radial distortion with the coefficients `kappa`.
#[differentiable]
fn distort(kappa: [f64; 2], g: [f64; 2]) -> [f64; 2] {
    let s2 = g[0] * g[0] + g[1] * g[1];
    let scale = 1.0 + kappa[0] * s2 + kappa[1] * s2 * s2;
    [g[0] * scale, g[1] * scale]
}

/// Where the camera sees the point.
#[differentiable]
fn project(camera: &[f64; 11], point: &[f64; 3]) -> [f64; 2] {
    let [r0, r1, r2, c0, c1, c2, focal, u0, v0, k1, k2] = *camera;
    let y = rodrigues([r0, r1, r2], [point[0] - c0, point[1] - c1, point[2] - c2]);
    let [gx, gy] = distort([k1, k2], [y[0] / y[2], y[1] / y[2]]);
    [focal * gx + u0, focal * gy + v0]
}

/// The two residuals of an observation.
#[differentiable]
fn reprojection(
    camera: &[f64; 11],
    point: &[f64; 3],
    weight: f64,
    #[no_diff] feature: &[f64; 2],
) -> [f64; 2] {
    let [u, v] = project(camera, point);
    [weight * (u - feature[0]), weight * (v - feature[1])]
}

/// The residual of its weight.
#[differentiable]
fn weight_residual(weight: f64) -> f64 {
    1.0 - weight * weight
}

pub fn objective(input: &Value) -> Value {
    let error = reprojection(
        &array(&input["cam"]),
        &array(&input["x"]),
        float(&input["w"]),
        &array(&input["feat"]),
    );
    json!({
        "reproj_error": { "elements": error, "repeated": index(&input["p"]) },
        "w_err": { "element": weight_residual(float(&input["w"])), "repeated": index(&input["p"]) },
    })
}

/// The entries of the sparse matrix that the answer shows: the rows of the first observation and of the last weight.
pub fn jacobian(input: &Value) -> Value {
    let [n, m, p] = ["n", "m", "p"].map(|name| index(&input[name]));
    let (camera, point) = (array(&input["cam"]), array(&input["x"]));
    let (weight, feature) = (float(&input["w"]), array(&input["feat"]));
    let (_, pullback) = vjp!(reprojection)(&camera, &point, weight, &feature);
    let mut vals = vec![];
    let mut cols = vec![];
    for seed in [[1.0, 0.0], [0.0, 1.0]] {
        let (ct_camera, ct_point, ct_weight) = pullback(seed);
        vals.extend(ct_camera.iter().chain(&ct_point).chain([&ct_weight]));
        cols.extend((0..11).chain(11 * n..11 * n + 3).chain([11 * n + 3 * m]));
    }
    vals.push(grad!(weight_residual)(weight));
    cols.push(11 * n + 3 * m + p - 1);
    let pointers = (0..=3 * p).map(|row| 15 * row.min(2 * p) + row.saturating_sub(2 * p));
    let rows: Vec<usize> = pointers.take(30).chain([31 * p]).collect();
    json!({ "rows": rows, "cols": cols, "vals": vals })
}

/// The residuals of all observations, then those of all weights.
#[differentiable]
fn residuals(
    cameras: &[[f64; 11]],
    points: &[[f64; 3]],
    weights: &[f64],
    seen: &[[usize; 2]],
    #[no_diff] feature: &[f64; 2],
) -> Vec<f64> {
    let mut errors = vec![];
    for (i, &[camera, point]) in seen.iter().enumerate() {
        errors.extend(reprojection(
            &cameras[camera],
            &points[point],
            weights[i],
            feature,
        ));
    }
    for &weight in weights {
        errors.push(weight_residual(weight));
    }
    errors
}

/// [`jacobian`] by the sparse Jacobian of some observations, each of which sees another point.
pub fn sparse_jacobian(input: &Value) -> Value {
    let mut answer = jacobian(input);
    let [n, m, p] = ["n", "m", "p"].map(|name| index(&input[name]));
    let some = p.min(m).min(24);
    let cameras = vec![array(&input["cam"]); n];
    let points = vec![array(&input["x"]); m];
    let weights = vec![float(&input["w"]); some];
    let seen: Vec<[usize; 2]> = (0..some).map(|i| [i % n, i]).collect();
    let feature = array(&input["feat"]);
    let entries = sparse_jacobian!(residuals)(&cameras, &points, &weights, &seen, &feature);
    // the answer has all columns of the camera, of which each coordinate leaves out where the other is counted from
    let first = [entries.row(0), entries.row(1)].map(|(columns, values)| {
        assert_eq!(columns.len(), 14);
        let entry = |j: usize| {
            columns
                .iter()
                .position(|&c| c == j)
                .map_or(0.0, |i| values[i])
        };
        let expected = (0..11).chain(11 * n..11 * n + 3).chain([11 * n + 3 * m]);
        expected.map(entry).collect::<Vec<f64>>()
    });
    let (column, of_weight) = entries.row(3 * some - 1);
    assert_eq!(column, [11 * n + 3 * m + some - 1]);
    answer["vals"] = json!([&first[0], &first[1], of_weight].concat());
    answer
}

/// A camera.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Camera {
    rotation: [f64; 3],
    centre: [f64; 3],
    focal: f64,
    principal: [f64; 2],
    kappa: [f64; 2],
}

impl Camera {
    fn new(c: &[f64; 11]) -> Camera {
        Camera {
            rotation: [c[0], c[1], c[2]],
            centre: [c[3], c[4], c[5]],
            focal: c[6],
            principal: [c[7], c[8]],
            kappa: [c[9], c[10]],
        }
    }
}

/// What an observation is of, and how much it counts.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Observation {
    camera: usize,
    point: usize,
    weight: f64,
    feature: [f64; 2],
}

/// The two residuals of an observation.
#[differentiable]
fn residual(cameras: &[Camera], points: &[[f64; 3]], seen: &Observation) -> (f64, f64) {
    let camera = &cameras[seen.camera];
    let point = points[seen.point];
    let mut offset = [0.0; 3];
    for i in 0..3 {
        offset[i] = point[i] - camera.centre[i];
    }
    let y = rodrigues(camera.rotation, offset);
    let g = distort(camera.kappa, [y[0] / y[2], y[1] / y[2]]);
    let u = camera.focal * g[0] + camera.principal[0];
    let v = camera.focal * g[1] + camera.principal[1];
    (
        seen.weight * (u - seen.feature[0]),
        seen.weight * (v - seen.feature[1]),
    )
}

/// [`jacobian`] by the program over structs, of the second camera and the third point.
pub fn struct_jacobian(input: &Value) -> Value {
    let mut answer = jacobian(input);
    let cameras = [Camera::new(&array(&input["cam"])); 2];
    let points = [array(&input["x"]); 3];
    let seen = Observation {
        camera: 1,
        point: 2,
        weight: float(&input["w"]),
        feature: array(&input["feat"]),
    };
    let (_, pullback) = vjp!(residual)(&cameras, &points, &seen);
    let mut vals = vec![];
    for seed in [(1.0, 0.0), (0.0, 1.0)] {
        let (cameras, points, seen) = pullback(seed);
        vals.extend(cameras[1].to_flat());
        vals.extend(points[2]);
        vals.push(seen.weight);
        assert_eq!(
            cameras[0].to_flat(),
            [0.0; 11],
            "nobody looked through the first camera"
        );
    }
    vals.push(answer["vals"][30].as_f64().expect("a number"));
    answer["vals"] = json!(vals);
    answer
}
