//! `#[grads(serde)]`: tangents are written and read under the names of the type's fields.

use grads::prelude::*;

#[derive(Differentiable)]
#[grads(serde)]
struct Layer {
    w: Vec<[f64; 2]>,
    b: Option<f64>,
    name: String,
}

#[derive(Differentiable)]
#[grads(serde)]
enum Shape<T: Real> {
    Round(T),
    Box { sides: (T, f32) },
    Nothing,
}

#[derive(Differentiable)]
#[grads(serde)]
struct Model<T: Real, S> {
    layers: Vec<Layer>,
    shape: Shape<T>,
    scale: S,
    #[no_diff]
    tag: std::cell::Cell<usize>,
}

#[differentiable]
#[allow(non_snake_case)]
mod world {
    #[grads(serde)]
    pub struct Point(pub f64, pub usize, pub f64);

    pub fn norm2(p: &Point) -> f64 {
        p.0 * p.0 + p.2 * p.2
    }
}

#[test]
fn what_was_written_is_read() -> serde_json::Result<()> {
    let layer = |b| Layer {
        w: vec![[1.0, 2.0]],
        b,
        name: "first".into(),
    };
    let model = Model {
        layers: vec![layer(Some(0.5)), layer(None)],
        shape: Shape::Box { sides: (1.0, 2.0) },
        scale: 3.0,
        tag: Default::default(),
    };
    let tangent: ModelTangent<f64, f64> = model.zeros_like();
    let text = serde_json::to_string(&tangent)?;
    assert_eq!(
        text,
        r#"{"layers":[{"w":[[0.0,0.0]],"b":0.0},{"w":[[0.0,0.0]],"b":null}],"shape":{"Box":{"sides":[0.0,0.0]}},"scale":0.0}"#
    );
    assert_eq!(
        serde_json::from_str::<ModelTangent<f64, f64>>(&text)?,
        tangent
    );
    let round: ShapeTangent<f32> = serde_json::from_str(r#"{"Round":2.5}"#)?;
    assert_eq!(
        round,
        Shape::Round(0.0_f32).zeros_like() + ShapeTangent::Round(2.5)
    );
    assert_eq!(
        serde_json::to_string(&Shape::<f64>::Nothing.zeros_like())?,
        r#""Nothing""#
    );
    assert_eq!((&*model.layers[0].name, model.tag.get()), ("first", 0));

    let gradient = grad!(world::norm2)(&world::Point(1.0, 7, 2.0));
    assert_eq!(serde_json::to_string(&gradient)?, "[2.0,null,4.0]");
    Ok(())
}
