//! Lists of trait objects that a body makes, of values that hang on what is differentiated.

use crate::support::{agree, same};
use grads::prelude::*;

#[differentiable]
mod circuit {
    pub trait Element {
        fn current(&self, v: f64) -> f64;
        fn scale(&self) -> f64 {
            1.0
        }
        fn is_linear(&self) -> bool {
            true
        }
        fn heat(&mut self, _v: f64) {}
    }
    pub struct Resistor {
        pub r: f64,
    }
    pub struct Diode {
        pub saturation: f64,
        pub n: f64,
    }
    impl Element for Resistor {
        fn current(&self, v: f64) -> f64 {
            v / self.r
        }
    }
    impl Element for Diode {
        fn current(&self, v: f64) -> f64 {
            self.saturation * ((v / self.n).exp() - 1.0)
        }
        fn scale(&self) -> f64 {
            self.n
        }
        fn is_linear(&self) -> bool {
            false
        }
        fn heat(&mut self, v: f64) {
            self.n += 0.1 * v;
            self.saturation *= v;
        }
    }

    pub fn summed(p: &[f64]) -> f64 {
        let v = p[3];
        let parts: Vec<Box<dyn Element>> = vec![
            Box::new(Resistor { r: p[0] }),
            Box::new(Diode {
                saturation: p[1],
                n: p[2],
            }),
        ];
        parts.iter().map(|e| e.current(v)).sum()
    }

    pub fn pushed(p: &[f64]) -> f64 {
        let mut parts: Vec<Box<dyn Element>> = Vec::new();
        parts.push(Box::new(Resistor { r: p[0] }));
        let n = p[2] * 2.0;
        parts.push(Box::new(Diode {
            saturation: p[1],
            n,
        }));
        let mut v = p[3];
        for _ in 0..4 {
            let mut f = -1.0;
            for e in &parts {
                f += e.current(v);
            }
            v -= 0.2 * f;
        }
        for (i, e) in parts.iter_mut().enumerate() {
            e.heat(v * i as f64);
        }
        for e in &mut parts {
            e.heat(v);
        }
        let linear: f64 = parts
            .iter()
            .filter(|e| e.is_linear())
            .map(|e| e.current(v))
            .sum();
        let last = parts[parts.len() - 1].current(v);
        parts.iter().fold(last * linear, |a, e| a * e.scale()) + parts[0].current(v)
    }

    pub fn lent(p: &[f64]) -> f64 {
        let r = Resistor { r: p[0] };
        let d = Diode {
            saturation: p[1],
            n: p[2],
        };
        let parts: [&dyn Element; 3] = [&r, &d, &r];
        let weights = [p[1], 2.0, p[0]];
        let mut sum = 0.0;
        for (e, w) in parts.iter().zip(weights) {
            sum += w * e.current(p[3]);
            if sum > 2.0 {
                break;
            }
        }
        let most = parts.iter().map(|e| e.current(0.3));
        sum + most.fold(f64::NEG_INFINITY, f64::max)
    }

    fn twice(e: &dyn Element, v: f64) -> f64 {
        e.current(v) * 2.0
    }

    pub fn handed_on(p: &[f64]) -> f64 {
        let parts: Vec<Box<dyn Element>> = vec![
            Box::new(Resistor { r: p[0] }),
            Box::new(Diode {
                saturation: p[1],
                n: p[2],
            }),
        ];
        let mut sum = 0.0;
        for e in &parts {
            sum += twice(e.as_ref(), p[3]) + twice(&**e, p[2]);
        }
        sum
    }

    pub fn alone(p: &[f64]) -> f64 {
        let mut part: Box<dyn Element> = Box::new(Diode {
            saturation: p[1],
            n: p[2],
        });
        part.heat(p[0]);
        part.current(p[1]) * twice(&*part, p[2])
    }

    pub fn chosen(p: &[f64]) -> f64 {
        let part: Box<dyn Element> = if p[0] > 1.0 {
            Box::new(Resistor { r: p[0] })
        } else {
            Box::new(Diode {
                saturation: p[1],
                n: p[2],
            })
        };
        part.current(p[3]) * twice(&*part, p[2])
    }
}

macro_rules! agrees {
    ($f:ident) => {{
        for x in [[2.0, 0.1, 0.5, 0.7], [0.5, 0.3, 0.8, 1.2]] {
            let (value, gradient) = value_and_grad!(circuit::$f)(&x);
            same(value, circuit::$f(&x));
            agree(&gradient, circuit::$f, &x);
        }
    }};
}

#[test]
fn a_list_of_boxes_is_run_over() {
    agrees!(summed);
    agrees!(handed_on);
}

#[test]
fn what_is_pushed_is_in_the_list() {
    agrees!(pushed);
}

#[test]
fn a_list_of_references_is_run_over() {
    agrees!(lent);
}

#[test]
fn an_object_in_a_box_is_what_was_put_there() {
    agrees!(alone);
    agrees!(chosen);
}

#[differentiable]
mod namesakes {
    pub trait Element {
        fn current(&self, v: f64) -> f64;
    }
    pub struct Switch {
        pub r: f64,
    }
    impl Switch {
        pub fn current(&self, v: f64) -> f64 {
            100.0 * v
        }
    }
    impl Element for Switch {
        fn current(&self, v: f64) -> f64 {
            v / self.r
        }
    }

    fn through<E: Element>(e: &E, v: f64) -> f64 {
        e.current(v)
    }

    pub fn both(p: &[f64]) -> f64 {
        let switch = Switch { r: p[0] };
        through(&switch, p[2]) + switch.current(p[3])
    }
}

#[test]
fn through_a_trait_a_method_is_that_of_the_trait() {
    let x = [2.0, 0.1, 0.5, 0.7];
    let (value, gradient) = value_and_grad!(namesakes::both)(&x);
    same(value, namesakes::both(&x));
    agree(&gradient, namesakes::both, &x);
}

#[differentiable]
trait Term {
    fn at(&self, x: f64) -> f64;
}

#[derive(Clone, Differentiable)]
struct Spring {
    k: f64,
}

#[differentiable]
impl Term for Spring {
    fn at(&self, x: f64) -> f64 {
        self.k * x * x
    }
}

#[differentiable]
fn force(k: f64, x: f64) -> f64 {
    let terms: Vec<Box<dyn Term>> = vec![Box::new(Spring { k }), Box::new(Spring { k: 2.0 * k })];
    terms.iter().map(|t| t.at(x)).sum()
}

#[test]
fn a_list_of_boxes_outside_of_a_module() {
    let (value, (dk, dx)) = value_and_grad!(force)(1.3, 0.7);
    same(value, force(1.3, 0.7));
    agree(&[dk, dx], |x| force(x[0], x[1]), &[1.3, 0.7]);
}
