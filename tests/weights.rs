//! Weights in files: what is written is read, and what does not fit is an error that names it.

use grads::Tensor;
use grads::graph::Graph;
use grads::weights::{WeightsError, from_bytes, load, save, to_bytes};
use std::path::{Path, PathBuf};

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn named(name: &str, tensor: impl Into<Tensor>) -> (String, Tensor) {
    (name.to_string(), tensor.into())
}

#[test]
fn every_type_and_shape_comes_back() {
    let nan = f64::from_bits(0x7ff8_0000_0000_0123);
    let tensors = [
        named("a", vec![1.5_f32, -0.0, f32::INFINITY]),
        named("b", [[1.0, 2.0], [3.0, f64::MIN_POSITIVE]]),
        named("c", i32::MIN),
        named("d", vec![i64::MAX, -1]),
        named("e", [[true, false]]),
        named("empty", Vec::<f64>::new()),
        named("name with \"quotes\" and ä", 0.1),
    ];
    let mut read = from_bytes(&to_bytes(&tensors).unwrap()).unwrap();
    read.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(read, tensors);
    assert!(read[0].1.to_f64s()[1].is_sign_negative());
    let (_, read) = &from_bytes(&to_bytes(&[named("nan", nan)]).unwrap()).unwrap()[0];
    assert_eq!(read.to_f64().unwrap().to_bits(), nan.to_bits());
}

/// The header is what the format's page says: a length, JSON, and the elements, the lowest byte first.
#[test]
fn bytes_are_those_of_the_format() {
    let bytes = to_bytes(&[named("w", vec![1.0_f32, 2.0])]).unwrap();
    let length = u64::from_le_bytes(bytes[..8].try_into().unwrap()) as usize;
    let header: serde_json::Value = serde_json::from_slice(&bytes[8..8 + length]).unwrap();
    assert_eq!(header["w"]["dtype"], "F32");
    assert_eq!(header["w"]["shape"], serde_json::json!([2]));
    assert_eq!(header["w"]["data_offsets"], serde_json::json!([0, 8]));
    assert_eq!(bytes[8 + length..], [0, 0, 128, 63, 0, 0, 0, 64]);
}

/// Elements that do not lie in the order of rows.
#[test]
fn a_view_is_written_row_by_row() {
    let g = Graph::new();
    let a = g.constant([[1.0, 2.0], [3.0, 4.0]]);
    let t = g.run(&[a.transpose(None)], &[]).unwrap().remove(0);
    let read = from_bytes(&to_bytes(&[("t".into(), t)]).unwrap()).unwrap();
    assert_eq!(read[0].1, [[1.0, 3.0], [2.0, 4.0]].into());
}

#[test]
fn a_graph_goes_on_from_a_file() {
    let path = scratch("model.safetensors");
    let built = || {
        let g = Graph::new();
        g.variable("w", [[0.0_f32; 3]; 2]);
        g.variable("b", 0.0);
        g
    };
    let (trained, fresh) = (built(), built());
    let of = |g: &Graph| g.variables();
    let w = Tensor::from([[1.0_f32, 2.0, 3.0], [4.0, 5.0, 6.0]]);
    trained.assign(trained.get("w").unwrap(), w).unwrap();
    trained.assign(trained.get("b").unwrap(), 7.0).unwrap();
    trained.save_weights(&path).unwrap();
    fresh.load_weights(&path).unwrap();
    assert_eq!(of(&fresh), of(&trained));
    assert_eq!(load(&path).unwrap().len(), 2);
}

/// The message for a graph with a variable `w` of two numbers, which stays as it is.
fn refused(tensors: &[(String, Tensor)]) -> String {
    let g = Graph::new();
    g.variable("w", vec![1.0, 2.0]);
    let error = g.set_weights(&to_bytes(tensors).unwrap()).unwrap_err();
    assert_eq!(g.variables(), [named("w", vec![1.0, 2.0])]);
    error.to_string()
}

#[test]
fn what_does_not_fit_is_named() {
    assert_eq!(
        refused(&[named("w", [[1.0, 2.0]])]),
        "'w' has the shape [2], and [1, 2] in the weights"
    );
    assert_eq!(
        refused(&[named("w", vec![1.0_f32, 2.0])]),
        "'w' holds elements of type f64, and f32 in the weights"
    );
    assert_eq!(refused(&[named("v", 1.0)]), "the weights have no 'w'");
    assert_eq!(
        refused(&[named("w", vec![3.0, 4.0]), named("v", 1.0)]),
        "the weights have a 'v', which is no variable of the graph"
    );
}

#[test]
fn names_that_are_there_twice() {
    let g = Graph::new();
    g.variable("w", 1.0);
    g.variable("w", 2.0);
    assert_eq!(g.weights(), Err(WeightsError::Twice("w".into())));
}

#[test]
fn files_that_are_none() {
    let path = scratch("broken.safetensors");
    save(&path, &[named("w", vec![1.0, 2.0])]).unwrap();
    let whole = std::fs::read(&path).unwrap();
    for length in 0..whole.len() {
        assert!(matches!(
            from_bytes(&whole[..length]),
            Err(WeightsError::Format(_))
        ));
    }
    std::fs::write(&path, &whole[..20]).unwrap();
    let error = load(&path).unwrap_err().to_string();
    assert!(error.starts_with(&format!("{}: no weights", path.display())));
    let half = "{\"w\":{\"dtype\":\"F16\",\"shape\":[1],\"data_offsets\":[0,2]}}";
    let mut bytes = (half.len() as u64).to_le_bytes().to_vec();
    bytes.extend(half.bytes().chain([0, 0]));
    let error = from_bytes(&bytes).unwrap_err().to_string();
    assert_eq!(
        error,
        "'w' holds elements of type F16, of which there are no tensors here"
    );
}
