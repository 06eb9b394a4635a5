//! Integers next to floats: edge lists, parent trees, bonds, sparse matrices, labels.

use crate::harness::row::Program;
use grads::prelude::*;
use std::collections::HashMap;

/// What belongs together stands in a struct, and no field is marked.
#[derive(Clone, Debug, Differentiable)]
struct Mesh {
    rest: Vec<f64>,
    edges: Vec<(usize, usize)>,
    parents: Vec<Option<usize>>,
    fixed: Vec<bool>,
    corners: [usize; 2],
    names: HashMap<String, usize>,
}

/// Three nodes in a ring; the lengths are filled in by a function with a derivative.
fn ring() -> Mesh {
    Mesh {
        rest: vec![],
        edges: vec![(0, 1), (1, 2), (0, 2)],
        parents: vec![None, Some(0), Some(1)],
        fixed: vec![true, false, true],
        corners: [1, 2],
        names: HashMap::from([("tip".to_string(), 2)]),
    }
}

#[differentiable(forward)]
impl Mesh {
    fn energy(&self, at: &[f64]) -> f64 {
        let mut energy = 0.0;
        for (k, &(i, j)) in self.edges.iter().enumerate() {
            if self.fixed[i] && self.fixed[j] {
                continue;
            }
            let stretch = at[i] - at[j] - self.rest[k];
            energy += 0.5 * stretch * stretch;
        }
        for &(i, j) in &self.edges {
            energy += (at[i] * at[j]).sin();
        }
        for i in 0..self.parents.len() {
            match self.parents[i] {
                Some(p) => energy += at[i] * at[p] * self.length(i),
                None => energy += at[i].sin(),
            }
        }
        energy * at[self.corners[0]]
    }

    fn length(&self, i: usize) -> f64 {
        match self.parents[i] {
            Some(p) => self.rest[p],
            None => 1.0,
        }
    }
}

#[differentiable(forward)]
fn mesh_energy(rest: &[f64], at: &[f64]) -> f64 {
    let mesh = Mesh {
        rest: rest.to_vec(),
        ..ring()
    };
    let (i, j) = mesh.edges[1];
    let tip = mesh.names["tip"];
    mesh.energy(at) + at[i] * at[j] * mesh.edges.len() as f64 + at[tip]
}

#[differentiable(forward)]
fn tree(parents: &[Option<usize>], x: &[f64]) -> f64 {
    let mut sums = x.to_vec();
    for i in 0..x.len() {
        if let Some(p) = parents[i] {
            sums[i] += sums[p] * 0.5;
        }
    }
    let mut total = 0.0;
    for (i, p) in parents.iter().enumerate() {
        match p {
            Some(p) => total += sums[i] * sums[*p],
            None => total += sums[i],
        }
    }
    for &p in parents {
        total += above(p, x);
    }
    total
}

#[differentiable(forward)]
fn above(parent: Option<usize>, x: &[f64]) -> f64 {
    match parent {
        Some(p) => x[p] * x[p],
        None => x[0],
    }
}

#[differentiable(forward)]
fn bonds(pairs: &[(usize, usize)], triangles: &[[usize; 3]], x: &[f64]) -> f64 {
    let mut energy = 0.0;
    for &(i, j) in pairs {
        energy += (x[i] - x[j]).powi(2);
    }
    for (k, (i, j)) in pairs.iter().enumerate() {
        energy += k as f64 * (x[*i] * x[*j]).sin();
    }
    for &[i, j, k] in triangles {
        energy += x[i] * x[j] * x[k];
    }
    for t in triangles {
        energy += x[t[0]] / (2.0 + x[t[1]]);
    }
    energy + pairs.iter().map(|&(i, j)| x[i] * x[j]).sum::<f64>()
}

#[differentiable(forward)]
fn sparse_form(starts: &[usize], columns: &[usize], values: &[f64], x: &[f64]) -> f64 {
    let rows = starts.windows(2).enumerate().map(|(row, w)| {
        let mut sum = 0.0;
        for (c, v) in columns[w[0]..w[1]].iter().zip(&values[w[0]..w[1]]) {
            sum += v * x[*c];
        }
        sum * x[row]
    });
    rows.sum()
}

#[differentiable(forward)]
fn labelled(labels: &[bool], counts: &[i32], scores: &[f64], link: &str) -> f64 {
    let mut sum = 0.0;
    for (label, score) in labels.iter().zip(scores) {
        sum += if *label { score.exp() } else { score.sin() };
    }
    for i in 0..scores.len() {
        sum += scores[i] * counts[i] as f64;
    }
    match link {
        "square" => sum * sum,
        _ => sum,
    }
}

#[differentiable(forward)]
fn linked(labels: &[bool], counts: &[i32], scores: &[f64]) -> f64 {
    labelled(labels, counts, scores, "square")
}

/// The corpus of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(forward mesh_energy(&[1.0, 0.5, 0.3], &[0.3, 0.9, -1.2])),
        program!(forward tree(&[None, Some(0), Some(1)], &[0.3, 0.9, -1.2]) calls above),
        program!(forward bonds(
            &[(0, 1), (1, 2)],
            &[[0, 1, 2], [2, 1, 0]],
            &[0.3, 0.9, -1.2]
        )),
        program!(forward sparse_form(
            &[0, 2, 3, 5],
            &[0, 1, 1, 0, 2],
            &[1.0, 2.0, 3.0, 4.0, 5.0],
            &[0.3, 0.9, -1.2]
        )),
        program!(forward linked(&[true, false], &[3, -1], &[0.3, 0.9]) calls labelled),
    ]
}
