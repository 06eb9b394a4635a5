//! Hand tracking: residuals of a posed hand.

use crate::json::{array, floats, indices, list, rows};
use grads::prelude::*;
use serde_json::{Value, json};

type Matrix = [[f64; 4]; 4];

#[differentiable(forward)]
fn product(a: &Matrix, b: &Matrix) -> Matrix {
    let mut c = [[0.0; 4]; 4];
    for i in 0..4 {
        for j in 0..4 {
            for k in 0..4 {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}

/// The rotation by `az` after the one by `ay` after the one by `ax`.
#[differentiable(forward)]
fn rotation(ax: f64, az: f64, ay: f64) -> Matrix {
    let (sx, cx) = ax.sin_cos();
    let (sy, cy) = ay.sin_cos();
    let (sz, cz) = az.sin_cos();
    let rx = [
        [1.0, 0.0, 0.0, 0.0],
        [0.0, cx, -sx, 0.0],
        [0.0, sx, cx, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ];
    let ry = [
        [cy, 0.0, sy, 0.0],
        [0.0, 1.0, 0.0, 0.0],
        [-sy, 0.0, cy, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ];
    let rz = [
        [cz, -sz, 0.0, 0.0],
        [sz, cz, 0.0, 0.0],
        [0.0, 0.0, 1.0, 0.0],
        [0.0, 0.0, 0.0, 1.0],
    ];
    product(&rz, &product(&ry, &rx))
}

/// The rotation by a vector's length about it.
#[differentiable(forward)]
fn global_rotation(w: [f64; 3]) -> [[f64; 3]; 3] {
    let angle = (w[0] * w[0] + w[1] * w[1] + w[2] * w[2]).sqrt();
    if angle < 1e-4 {
        return [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
    }
    let [x, y, z] = [w[0] / angle, w[1] / angle, w[2] / angle];
    let (s, c) = (angle.sin(), angle.cos());
    [
        [
            x * x + (1.0 - x * x) * c,
            x * y * (1.0 - c) - z * s,
            x * z * (1.0 - c) + y * s,
        ],
        [
            x * y * (1.0 - c) + z * s,
            y * y + (1.0 - y * y) * c,
            y * z * (1.0 - c) - x * s,
        ],
        [
            x * z * (1.0 - c) - y * s,
            y * z * (1.0 - c) + x * s,
            z * z + (1.0 - z * z) * c,
        ],
    ]
}

/// The three angles of every bone.
#[differentiable(forward)]
fn pose(theta: &[f64], bones: usize) -> Vec<[f64; 3]> {
    let mut angles = vec![[0.0; 3]; bones];
    for finger in 0..5 {
        angles[2 + 4 * finger][0] = theta[6 + 4 * finger];
        angles[2 + 4 * finger][1] = theta[7 + 4 * finger];
        angles[3 + 4 * finger][0] = theta[8 + 4 * finger];
        angles[4 + 4 * finger][0] = theta[9 + 4 * finger];
    }
    angles
}

/// What takes every bone from its rest pose to its place.
#[differentiable(forward)]
fn transforms(
    theta: &[f64],
    parents: &[i64],
    #[no_diff] base_relatives: &[Matrix],
    #[no_diff] inverse_base_absolutes: &[Matrix],
) -> Vec<Matrix> {
    let angles = pose(theta, parents.len());
    let mut absolutes: Vec<Matrix> = Vec::with_capacity(parents.len());
    for (b, &parent) in parents.iter().enumerate() {
        let local = product(
            &base_relatives[b],
            &rotation(angles[b][0], angles[b][1], angles[b][2]),
        );
        if parent < 0 {
            absolutes.push(local);
        } else {
            let absolute = product(&absolutes[parent as usize], &local);
            absolutes.push(absolute);
        }
    }
    absolutes
        .iter()
        .zip(inverse_base_absolutes)
        .map(|(absolute, inverse)| product(absolute, inverse))
        .collect()
}

/// Where every vertex of the hand is.
#[differentiable(forward)]
fn vertices(
    theta: &[f64],
    parents: &[i64],
    #[no_diff] base_relatives: &[Matrix],
    #[no_diff] inverse_base_absolutes: &[Matrix],
    #[no_diff] base_positions: &[[f64; 4]],
    #[no_diff] weights: &[Vec<f64>],
    is_mirrored: bool,
) -> Vec<[f64; 3]> {
    let bones = transforms(theta, parents, base_relatives, inverse_base_absolutes);
    let turn = global_rotation([theta[0], theta[1], theta[2]]);
    let mut positions = Vec::with_capacity(base_positions.len());
    for (rest, weights) in base_positions.iter().zip(weights) {
        let mut skinned = [0.0; 3];
        for (bone, &weight) in bones.iter().zip(weights) {
            for i in 0..3 {
                let mut moved = 0.0;
                for j in 0..4 {
                    moved += bone[i][j] * rest[j];
                }
                skinned[i] += weight * moved;
            }
        }
        if is_mirrored {
            skinned[0] = -skinned[0];
        }
        let mut position = [theta[3], theta[4], theta[5]];
        for i in 0..3 {
            for j in 0..3 {
                position[i] += turn[i][j] * skinned[j];
            }
        }
        positions.push(position);
    }
    positions
}

/// Distance from the points to the vertices that they belong to.
#[differentiable(forward)]
fn simple(
    theta: &[f64],
    parents: &[i64],
    #[no_diff] base_relatives: &[Matrix],
    #[no_diff] inverse_base_absolutes: &[Matrix],
    #[no_diff] base_positions: &[[f64; 4]],
    #[no_diff] weights: &[Vec<f64>],
    is_mirrored: bool,
    correspondences: &[usize],
    #[no_diff] points: &[[f64; 3]],
) -> Vec<f64> {
    let hand = vertices(
        theta,
        parents,
        base_relatives,
        inverse_base_absolutes,
        base_positions,
        weights,
        is_mirrored,
    );
    let mut errors = vec![];
    for (point, &vertex) in points.iter().zip(correspondences) {
        for j in 0..3 {
            errors.push(point[j] - hand[vertex][j]);
        }
    }
    errors
}

/// Distance from the points to points on the triangles that they belong to.
#[differentiable(forward)]
fn complicated(
    us: &[[f64; 2]],
    theta: &[f64],
    parents: &[i64],
    #[no_diff] base_relatives: &[Matrix],
    #[no_diff] inverse_base_absolutes: &[Matrix],
    #[no_diff] base_positions: &[[f64; 4]],
    #[no_diff] weights: &[Vec<f64>],
    is_mirrored: bool,
    triangles: &[[usize; 3]],
    correspondences: &[usize],
    #[no_diff] points: &[[f64; 3]],
) -> Vec<f64> {
    let hand = vertices(
        theta,
        parents,
        base_relatives,
        inverse_base_absolutes,
        base_positions,
        weights,
        is_mirrored,
    );
    let mut errors = vec![];
    for (i, point) in points.iter().enumerate() {
        let [v0, v1, v2] = triangles[correspondences[i]];
        let [u0, u1] = us[i];
        for j in 0..3 {
            let on_triangle = u0 * hand[v0][j] + u1 * hand[v1][j] + (1.0 - u0 - u1) * hand[v2][j];
            errors.push(point[j] - on_triangle);
        }
    }
    errors
}

/// How a finger is bent.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Finger {
    knuckle: f64,
    spread: f64,
    middle: f64,
    tip: f64,
}

/// Where a hand is and how it is held.
#[derive(Clone, Copy, Debug, Differentiable)]
struct Hand {
    rotation: [f64; 3],
    translation: [f64; 3],
    fingers: [Finger; 5],
}

/// A hand at rest.
struct Model {
    parents: Vec<Option<usize>>,
    base_relatives: Vec<Matrix>,
    inverse_base_absolutes: Vec<Matrix>,
    base_positions: Vec<[f64; 4]>,
    weights: Vec<Vec<f64>>,
    is_mirrored: bool,
}

/// The rotation of every bone.
#[differentiable]
fn bends(hand: &Hand, bones: usize) -> Vec<Matrix> {
    let mut bends = vec![rotation(0.0, 0.0, 0.0); bones];
    for (f, finger) in hand.fingers.iter().enumerate() {
        bends[2 + 4 * f] = rotation(finger.knuckle, finger.spread, 0.0);
        bends[3 + 4 * f] = rotation(finger.middle, 0.0, 0.0);
        bends[4 + 4 * f] = rotation(finger.tip, 0.0, 0.0);
    }
    bends
}

/// Where a vertex is.
#[differentiable]
fn vertex(hand: &Hand, bones: &[Matrix], #[no_diff] model: &Model, v: usize) -> [f64; 3] {
    let mut skinned = [0.0; 3];
    for (b, bone) in bones.iter().enumerate() {
        for i in 0..3 {
            let moved: f64 = (0..4)
                .map(|j| bone[i][j] * model.base_positions[v][j])
                .sum();
            skinned[i] += model.weights[v][b] * moved;
        }
    }
    if model.is_mirrored {
        skinned[0] = -skinned[0];
    }
    let turn = global_rotation(hand.rotation);
    let mut position = hand.translation;
    for i in 0..3 {
        for j in 0..3 {
            position[i] += turn[i][j] * skinned[j];
        }
    }
    position
}

/// Distance from the points to the vertices that they belong to, over structs.
#[differentiable]
fn hand_error(
    hand: &Hand,
    #[no_diff] model: &Model,
    correspondences: &[usize],
    #[no_diff] points: &[[f64; 3]],
) -> Vec<f64> {
    let bends = bends(hand, model.parents.len());
    let mut absolutes: Vec<Matrix> = Vec::new();
    for (b, bend) in bends.iter().enumerate() {
        let local = product(&model.base_relatives[b], bend);
        let absolute = match model.parents[b] {
            Some(parent) => product(&absolutes[parent], &local),
            None => local,
        };
        absolutes.push(absolute);
    }
    let mut bones = vec![];
    for (absolute, inverse) in absolutes.iter().zip(&model.inverse_base_absolutes) {
        bones.push(product(absolute, inverse));
    }
    let mut errors = Vec::with_capacity(3 * points.len());
    for (&v, point) in correspondences.iter().zip(points) {
        let position = vertex(hand, &bones, model, v);
        for j in 0..3 {
            errors.push(point[j] - position[j]);
        }
    }
    errors
}

/// The input, read.
struct Input {
    theta: Vec<f64>,
    us: Vec<[f64; 2]>,
    parents: Vec<i64>,
    base_relatives: Vec<Matrix>,
    inverse_base_absolutes: Vec<Matrix>,
    base_positions: Vec<[f64; 4]>,
    weights: Vec<Vec<f64>>,
    triangles: Vec<[usize; 3]>,
    is_mirrored: bool,
    correspondences: Vec<usize>,
    points: Vec<[f64; 3]>,
}

impl Input {
    fn new(input: &Value) -> Input {
        let data = &input["data"];
        let model = &data["model"];
        let matrix = |m: &Value| list(m, array).try_into().expect("four rows");
        Input {
            theta: floats(&input["theta"]),
            us: list(&input["us"], array),
            parents: list(&model["parents"], |p| p.as_i64().expect("an integer")),
            base_relatives: list(&model["base_relatives"], matrix),
            inverse_base_absolutes: list(&model["inverse_base_absolutes"], matrix),
            base_positions: list(&model["base_positions"], array),
            weights: rows(&model["weights"]),
            triangles: list(&model["triangles"], |t| {
                indices(t).try_into().expect("three vertices")
            }),
            is_mirrored: model["is_mirrored"].as_bool().expect("a truth value"),
            correspondences: indices(&data["correspondences"]),
            points: list(&data["points"], array),
        }
    }
}

/// `simple!(run, input)` hands the data of the simple variant to `run`, `complicated!` those of the other.
macro_rules! simple {
    ($run:expr, $i:ident) => {
        $run(
            &$i.theta,
            &$i.parents,
            &$i.base_relatives,
            &$i.inverse_base_absolutes,
            &$i.base_positions,
            &$i.weights,
            $i.is_mirrored,
            &$i.correspondences,
            &$i.points,
        )
    };
}
macro_rules! complicated {
    ($run:expr, $i:ident) => {
        $run(
            &$i.us,
            &$i.theta,
            &$i.parents,
            &$i.base_relatives,
            &$i.inverse_base_absolutes,
            &$i.base_positions,
            &$i.weights,
            $i.is_mirrored,
            &$i.triangles,
            &$i.correspondences,
            &$i.points,
        )
    };
}

pub fn objective(input: &Value) -> Value {
    let i = Input::new(input);
    json!(if i.us.is_empty() {
        simple!(simple, i)
    } else {
        complicated!(complicated, i)
    })
}

pub fn jacobian(input: &Value) -> Value {
    let i = Input::new(input);
    let unit = |row: usize| {
        let mut ct = vec![0.0; 3 * i.points.len()];
        ct[row] = 1.0;
        ct
    };
    let rows = 0..3 * i.points.len();
    let matrix: Vec<Vec<f64>> = if i.us.is_empty() {
        let (_, pullback) = simple!(vjp!(simple), i);
        rows.map(|row| pullback(unit(row))).collect()
    } else {
        let (_, pullback) = complicated!(vjp!(complicated), i);
        let row = |row: usize| {
            let (ct_us, ct_theta) = pullback(unit(row));
            [ct_us[row / 3].to_vec(), ct_theta].concat()
        };
        rows.map(row).collect()
    };
    json!(matrix)
}

/// [`jacobian`] by forward mode.
pub fn forward_jacobian(input: &Value) -> Value {
    let i = Input::new(input);
    let rows: Vec<Vec<f64>> = if i.us.is_empty() {
        let by_theta = simple!(jacobian!(simple, forward), i);
        by_theta.rows().map(<[f64]>::to_vec).collect()
    } else {
        let (by_us, by_theta) = complicated!(jacobian!(complicated, forward), i);
        let own = |row: usize| by_us.row(row)[2 * (row / 3)..][..2].to_vec();
        (0..by_theta.nrows())
            .map(|row| [own(row), by_theta.row(row).to_vec()].concat())
            .collect()
    };
    json!(rows)
}

/// [`jacobian`] by the program over structs, of the simple variant.
pub fn struct_jacobian(input: &Value) -> Value {
    let i = Input::new(input);
    if !i.us.is_empty() {
        return jacobian(input);
    }
    let t = &i.theta;
    let finger = |f: usize| Finger {
        knuckle: t[6 + 4 * f],
        spread: t[7 + 4 * f],
        middle: t[8 + 4 * f],
        tip: t[9 + 4 * f],
    };
    let hand = Hand {
        rotation: [t[0], t[1], t[2]],
        translation: [t[3], t[4], t[5]],
        fingers: [0, 1, 2, 3, 4].map(finger),
    };
    let model = Model {
        parents: i.parents.iter().map(|&p| usize::try_from(p).ok()).collect(),
        base_relatives: i.base_relatives,
        inverse_base_absolutes: i.inverse_base_absolutes,
        base_positions: i.base_positions,
        weights: i.weights,
        is_mirrored: i.is_mirrored,
    };
    let (errors, pullback) = vjp!(hand_error)(&hand, &model, &i.correspondences, &i.points);
    let row = |row: usize| {
        let mut ct = vec![0.0; errors.len()];
        ct[row] = 1.0;
        pullback(ct).to_flat()
    };
    json!((0..errors.len()).map(row).collect::<Vec<_>>())
}
