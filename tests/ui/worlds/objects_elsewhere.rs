use grads::prelude::*;

#[differentiable]
mod parts {
    pub trait Part {
        fn energy(&self, x: f64) -> f64;
    }
    #[derive(Clone)]
    pub struct Spring {
        k: f64,
    }
    impl Part for Spring {
        fn energy(&self, x: f64) -> f64 {
            self.k * x
        }
    }
    pub struct System {
        parts: Vec<Box<dyn Part>>,
    }

    pub fn in_a_field(k: f64, x: f64) -> f64 {
        let system = System {
            parts: vec![Box::new(Spring { k })],
        };
        system.parts[0].energy(x)
    }

    fn made(k: f64) -> Vec<Box<dyn Part>> {
        vec![Box::new(Spring { k })]
    }

    pub fn given(k: f64, x: f64) -> f64 {
        made(k)[0].energy(x)
    }

    pub fn collected(k: f64, x: f64) -> f64 {
        let parts: Vec<Box<dyn Part>> = (0..3)
            .map(|_| Box::new(Spring { k }) as Box<dyn Part>)
            .collect();
        parts.iter().map(|p| p.energy(x)).sum()
    }
}

fn main() {
    grad!(parts::in_a_field)(1.0, 2.0);
    grad!(parts::given)(1.0, 2.0);
    grad!(parts::collected)(1.0, 2.0);
}
