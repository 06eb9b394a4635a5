//! Functions of derived types: their gradients against central differences in every float.

use grads::prelude::*;
use grads::{Leaves, Tangent};

/// Compares the gradient of `f` at `x` with central differences, in every leaf.
fn check<P: Leaves + Clone>(f: impl Fn(&P) -> f64, x: &P, gradient: &impl Tangent) {
    let (flat, gradient) = (x.to_flat(), gradient.named_leaves());
    let names: Vec<String> = x.named_leaves().into_iter().map(|l| l.0).collect();
    assert_eq!(names.len(), gradient.len());
    for (i, (name, ct)) in gradient.iter().enumerate() {
        assert_eq!(*name, names[i]);
        let h = 1e-5 * (1.0 + flat[i].abs());
        let at = |step: f64| {
            let mut moved = flat.clone();
            moved[i] += step;
            f(&x.with_flat(&moved))
        };
        let expected = (at(h) - at(-h)) / (2.0 * h);
        assert!(
            (expected - ct).abs() <= 1e-6 * (1.0 + expected.abs()),
            "{name}: {ct} instead of {expected}"
        );
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Spring {
    k: f64,
    rest: f64,
    id: usize,
}

#[differentiable]
fn energy(s: &Spring, x: f64) -> f64 {
    0.5 * s.k * (x - s.rest) * (x - s.rest)
}

#[test]
fn fields_of_a_reference() {
    let s = Spring {
        k: 2.0,
        rest: 1.0,
        id: 3,
    };
    let (ds, dx) = grad!(energy)(&s, 3.0);
    check(|s| energy(s, 3.0), &s, &ds);
    assert_eq!(dx, 4.0);
}

#[differentiable]
fn labelled(s: Spring, x: f64) -> f64 {
    s.k * x + s.id as f64 * x
}

#[test]
fn an_integer_field_is_converted() {
    let s = Spring {
        k: 2.0,
        rest: 1.0,
        id: 3,
    };
    let (ds, dx) = grad!(labelled)(s, 3.0);
    check(|s| labelled(*s, 3.0), &s, &ds);
    assert_eq!(dx, 5.0);
}

#[test]
fn gradients_go_into_a_buffer() {
    let s = Spring {
        k: 2.0,
        rest: 1.0,
        id: 3,
    };
    let (mut ds, mut dx) = (SpringTangent { k: 7.0, rest: 7.0 }, 7.0);
    value_and_grad_into!(energy)(&s, 3.0, &mut ds, &mut dx);
    assert_eq!((ds, dx), grad!(energy)(&s, 3.0));
}

#[derive(Clone, Debug, Differentiable)]
struct Layer {
    w: Vec<Vec<f64>>,
    b: Vec<f64>,
    width: usize,
}

#[differentiable]
fn forward(layers: &[Layer], x: f64) -> f64 {
    let mut s = x;
    for l in layers {
        let mut sum = 0.0;
        for i in 0..l.width {
            sum += (l.w[i][0] * s + l.b[i]).tanh();
        }
        s = sum;
    }
    s
}

#[test]
fn a_slice_of_structs_of_weights() {
    let layer = |k: f64| Layer {
        w: vec![vec![0.5 * k], vec![-0.2]],
        b: vec![0.1, k],
        width: 2,
    };
    let layers = vec![layer(1.0), layer(0.3)];
    let (d, _) = grad!(forward)(&layers, 0.7);
    check(|l: &Vec<Layer>| forward(l, 0.7), &layers, &d);
}

#[derive(Clone, Debug, Differentiable)]
struct Config {
    gain: f64,
    table: Vec<f64>,
    n: usize,
}

#[derive(Clone, Debug, Differentiable)]
struct Inner {
    gain: f32,
    table: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Model {
    #[no_diff]
    config: Config,
    #[no_diff]
    step: f64,
    x: f64,
    inner: Inner,
    count: u32,
}

fn model() -> Model {
    Model {
        config: Config {
            gain: 2.0,
            table: vec![1.0, 2.0, 3.0],
            n: 3,
        },
        step: 0.5,
        x: 3.0,
        inner: Inner {
            gain: 2.0,
            table: [1.0, 2.0, 3.0],
        },
        count: 4,
    }
}

#[differentiable]
fn score(m: &Model, y: f64) -> f64 {
    let mut s = m.step * m.x * y + m.config.gain * y + m.count as f64 * y;
    for i in 0..m.config.n {
        s += m.config.table[i] * m.inner.table[i] * m.inner.gain as f64;
    }
    s
}

#[test]
fn fields_without_gradients_are_constants_at_any_depth() {
    let (d, dy) = grad!(score)(&model(), 3.0);
    assert_eq!((d.x, dy), (1.5, 7.5));
    assert_eq!(
        d.inner,
        InnerTangent {
            gain: 14.0,
            table: [2.0, 4.0, 6.0]
        }
    );
}

#[differentiable]
fn advance(m: &mut Model, dt: f64) {
    m.x += dt * m.step;
    m.count += 1;
    m.inner.table[1] = m.x * dt;
}

#[differentiable]
fn advanced(mut m: Model, dt: f64) -> f64 {
    advance(&mut m, dt);
    advance(&mut m, dt);
    m.inner.table[1] * m.inner.table[2] + m.count as f64
}

#[test]
fn a_struct_is_changed_in_place() {
    let (d, dt) = grad!(advanced)(model(), 3.0);
    assert_eq!((d.x, dt), (9.0, 27.0));
    assert_eq!(d.inner.table, [0.0, 0.0, 18.0]);
}

#[differentiable]
fn make(x: f64) -> Layer {
    Layer {
        w: vec![vec![x, x * x]],
        b: vec![x],
        width: 1,
    }
}

#[differentiable]
fn of_a_made_one(x: f64) -> f64 {
    let layer = make(x);
    layer.w[0][1] * layer.b[0]
}

#[differentiable]
fn beside_a_made_one(x: f64, seen: &mut f64) -> f64 {
    let _layer = make_and_count(x, seen);
    *seen * x
}

#[differentiable]
fn make_and_count(x: f64, seen: &mut f64) -> Layer {
    *seen += x;
    make(x)
}

#[test]
fn a_function_returns_a_struct() {
    assert_eq!(value_and_grad!(of_a_made_one)(3.0), (27.0, 27.0));
    let (_, pullback) = vjp!(make)(3.0);
    let ct = LayerTangent {
        w: vec![vec![1.0, 10.0]],
        b: vec![100.0],
    };
    assert_eq!(pullback(ct), 161.0);
}

#[test]
fn a_struct_that_is_not_used_gets_a_zero_of_its_shape() {
    let mut seen = 2.0;
    assert_eq!(grad!(beside_a_made_one)(3.0, &mut seen), (8.0, 3.0));
}

#[derive(Clone, Debug, Differentiable)]
struct Particle {
    x: f64,
    v: f64,
    id: usize,
    #[no_diff]
    mass: f64,
}

#[differentiable]
fn step(p: &Particle, dt: f64) -> Particle {
    Particle {
        x: p.x + dt * p.v,
        v: p.v - dt * p.x / p.mass,
        id: p.id,
        mass: p.mass,
    }
}

#[differentiable]
fn steps(p: &Particle, dt: f64) -> f64 {
    let next = step(p, dt);
    let after = step(&next, dt);
    after.x * after.mass + after.id as f64
}

#[test]
fn constant_fields_are_copied_into_a_new_value() {
    let p = Particle {
        x: 1.0,
        v: 2.0,
        id: 3,
        mass: 4.0,
    };
    let (d, _) = grad!(steps)(&p, 0.5);
    check(|p| steps(p, 0.5), &p, &d);
}

#[derive(Clone, Debug, Differentiable)]
struct Arm {
    parents: Vec<usize>,
    lengths: Vec<f64>,
    frame: ([f64; 2], f64),
    name: String,
    config: Config,
}

#[differentiable]
fn chained(parents: &[usize], lengths: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..parents.len() {
        sum += lengths[parents[i]] * lengths[i];
    }
    sum
}

#[differentiable]
fn scaled(config: &Config, x: f64) -> f64 {
    config.gain * config.table[config.n] * x
}

#[differentiable]
fn reach(arm: &Arm) -> f64 {
    let mut sum = chained(&arm.parents, &arm.lengths) + scaled(&arm.config, arm.frame.1);
    for (i, p) in arm.parents.iter().enumerate() {
        sum += arm.lengths[*p] * arm.frame.0[i];
    }
    if arm.name.len() > 1 { sum } else { -sum }
}

#[test]
fn fields_are_arguments() {
    let arm = Arm {
        parents: vec![0, 0],
        lengths: vec![1.5, 2.0],
        frame: ([0.3, 0.4], 0.5),
        name: "arm".into(),
        config: Config {
            gain: 2.0,
            table: vec![1.0, 3.0],
            n: 1,
        },
    };
    check(reach, &arm, &grad!(reach)(&arm));
}

#[derive(Clone, Debug, Differentiable)]
enum Shape {
    Circle { r: f64 },
    Rect(f64, f64),
    Empty,
}

#[differentiable]
fn area(shape: &Shape, scale: f64) -> f64 {
    match shape {
        Shape::Circle { r } => 3.0 * r * r * scale,
        Shape::Rect(a, b) => a * b * scale,
        Shape::Empty => 0.0,
    }
}

#[test]
fn the_gradient_of_an_enum_has_its_variant() {
    for shape in [
        Shape::Circle { r: 2.0 },
        Shape::Rect(2.0, 3.0),
        Shape::Empty,
    ] {
        let (d, _) = grad!(area)(&shape, 1.5);
        check(|s| area(s, 1.5), &shape, &d);
    }
    let (d, _) = grad!(area)(&Shape::Rect(2.0, 3.0), 1.0);
    assert_eq!(d, ShapeTangent::Rect(3.0, 2.0));
}

#[differentiable]
fn maybe(x: Option<f64>, y: f64) -> f64 {
    if let Some(x) = x { x * y } else { y * y }
}

#[test]
fn the_gradient_of_an_option_is_an_option() {
    assert_eq!(grad!(maybe)(Some(2.0), 3.0), (Some(3.0), 2.0));
    assert_eq!(grad!(maybe)(None, 3.0), (None, 6.0));
}

/// Of no gradient: it is passed on to params that are constants too.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Link {
    Log,
    Logit,
}

#[differentiable]
impl Link {
    fn inverse(#[no_diff] self, eta: f64) -> f64 {
        match self {
            Link::Log => eta.exp(),
            Link::Logit => 1.0 / (1.0 + (-eta).exp()),
        }
    }
    fn slope(#[no_diff] &self, eta: f64) -> f64 {
        match self {
            Link::Log => eta.exp(),
            Link::Logit => self.inverse(eta) * (1.0 - self.inverse(eta)),
        }
    }
}

#[differentiable]
fn by_value(#[no_diff] link: Link, eta: f64) -> f64 {
    if link == Link::Log {
        eta.exp()
    } else {
        eta.tanh()
    }
}

#[differentiable]
fn by_reference(#[no_diff] link: &Link, eta: f64) -> f64 {
    by_value(*link, eta)
}

#[differentiable]
fn by_slice(#[no_diff] links: &[Link], eta: f64) -> f64 {
    let mut product = 1.0;
    for link in links {
        product *= by_reference(link, eta);
    }
    product
}

#[derive(Clone, Debug, Differentiable)]
struct Glm {
    beta: f64,
    #[no_diff]
    link: Link,
    #[no_diff]
    layers: Vec<Link>,
}

#[derive(Clone, Debug, Differentiable)]
struct Mixture {
    first: Glm,
    rest: Vec<Glm>,
}

#[differentiable]
impl Glm {
    fn mean(&self, x: f64) -> f64 {
        let eta = self.beta * x;
        by_value(self.link, eta) + by_reference(&self.link, eta) + self.link.inverse(eta)
    }
    fn fit(&mut self, x: f64) {
        for _ in 0..3 {
            self.beta = 0.5 * by_value(self.link, self.beta * x);
            self.beta += 0.1 * by_reference(&self.link, self.beta);
        }
    }
}

#[differentiable]
fn through_a_variable(m: &Glm) -> f64 {
    let link = m.link;
    by_value(link, m.beta) * by_reference(&link, m.beta) + link.slope(m.beta)
}

#[differentiable]
fn of_elements(m: &Glm) -> f64 {
    let mut sum = 0.0;
    for (i, layer) in m.layers.iter().enumerate() {
        sum += by_reference(layer, m.beta) + by_value(m.layers[i], m.beta);
        sum += by_reference(&m.layers[i], m.beta * m.beta);
    }
    for pair in m.layers.windows(2) {
        sum += by_slice(pair, m.beta);
    }
    if let Some(layer) = m.layers.first() {
        sum *= by_reference(layer, m.beta);
    }
    sum + by_slice(&m.layers, m.beta) + by_slice(&m.layers[1..], m.beta)
}

#[differentiable]
fn in_a_branch(m: &Glm) -> f64 {
    let mean = by_value(m.link, m.beta);
    let kept = if m.layers.len() > 1 { mean } else { 0.0 };
    kept.sqrt()
}

#[differentiable]
fn of_a_mixture(m: &Mixture) -> f64 {
    let mut fitted = m.first.clone();
    fitted.fit(0.5);
    let rest: f64 = m.rest.iter().map(|g| g.mean(g.beta)).sum();
    let links: f64 = m.rest.iter().map(|g| by_value(g.link, g.beta)).sum();
    rest * fitted.beta
        + links
        + through_a_variable(&m.first)
        + of_elements(&m.rest[0])
        + in_a_branch(&m.rest[1])
}

#[test]
fn constant_fields_are_passed_to_constant_params() {
    let glm = |beta, link| Glm {
        beta,
        link,
        layers: vec![link, Link::Logit, Link::Log],
    };
    let mixture = Mixture {
        first: glm(0.3, Link::Log),
        rest: vec![glm(0.4, Link::Logit), glm(0.7, Link::Log)],
    };
    check(of_a_mixture, &mixture, &grad!(of_a_mixture)(&mixture));
}

/// Of no gradient, with things in it.
#[derive(Clone, Debug)]
enum Penalty {
    Free,
    Power { scale: f64, exponent: i32 },
    Named(String, Option<f64>),
    Capped(usize),
}

#[derive(Clone, Debug)]
struct Settings {
    penalty: Penalty,
    stages: Vec<Penalty>,
}

#[derive(Clone, Debug, Differentiable)]
struct Fit {
    slope: f64,
    #[no_diff]
    settings: Settings,
    #[no_diff]
    own: Penalty,
}

#[derive(Clone, Debug, Differentiable)]
enum Stage {
    Kept {
        weight: f64,
        #[no_diff]
        penalty: Penalty,
    },
    Skipped(f64),
}

#[differentiable]
fn of_one(fit: &Fit, x: f64) -> f64 {
    match &fit.settings.penalty {
        Penalty::Free => x,
        Penalty::Power { scale, exponent } => scale * (fit.slope * x).powi(*exponent),
        Penalty::Named(name, Some(scale)) => name.len() as f64 * fit.slope * scale,
        Penalty::Named(..) => 0.0,
        Penalty::Capped(n) => *n as f64 * fit.slope.sin(),
    }
}

#[differentiable]
fn of_all(fit: &Fit, x: f64) -> f64 {
    let mut sum = 0.0;
    for stage in &fit.settings.stages {
        if let Penalty::Power { scale, .. } = stage {
            sum += scale * fit.slope * x;
        } else if let Penalty::Capped(n) = stage {
            sum *= *n as f64;
        }
    }
    let Penalty::Capped(n) = fit.own else {
        return sum;
    };
    sum * n as f64
}

#[differentiable]
impl Fit {
    fn step(&mut self, x: f64) {
        if let Penalty::Capped(left) = &mut self.own {
            *left = left.saturating_sub(1);
        }
        match self.own {
            Penalty::Capped(left) => self.slope += x * left as f64 * self.slope,
            Penalty::Power { scale, exponent } => {
                self.slope *= scale * x;
                self.own = Penalty::Capped(exponent as usize);
            }
            _ => {}
        }
    }
}

#[differentiable]
fn of_stages(fit: &Fit, stages: &[Stage]) -> f64 {
    let mut fit = fit.clone();
    let mut sum = 0.0;
    for stage in stages {
        fit.step(0.3);
        sum += of_one(&fit, 0.7) * of_all(&fit, 1.1);
        sum += match stage {
            Stage::Kept {
                weight,
                penalty: Penalty::Power { scale, .. },
            } => weight * weight * scale,
            Stage::Kept {
                weight,
                penalty: Penalty::Capped(n),
            } => *n as f64 / weight,
            Stage::Kept { weight, .. } => weight.exp() * fit.slope,
            Stage::Skipped(x) => x * fit.slope,
        };
    }
    sum
}

#[test]
fn constant_enums_in_fields_are_matched() {
    let power = |scale| Penalty::Power { scale, exponent: 3 };
    let penalties = [
        Penalty::Free,
        power(0.4),
        Penalty::Named("ridge".into(), Some(2.0)),
        Penalty::Named("lasso".into(), None),
        Penalty::Capped(4),
    ];
    let kept = |penalty: &Penalty| Stage::Kept {
        weight: 0.8,
        penalty: penalty.clone(),
    };
    let mut stages: Vec<Stage> = penalties.iter().map(kept).collect();
    stages.push(Stage::Skipped(0.6));
    for penalty in &penalties {
        let fit = Fit {
            slope: 0.9,
            settings: Settings {
                penalty: penalty.clone(),
                stages: penalties.to_vec(),
            },
            own: power(1.2),
        };
        let (of_fit, of_each) = grad!(of_stages)(&fit, &stages);
        check(|f| of_stages(f, &stages), &fit, &of_fit);
        check(|s| of_stages(&fit, s), &stages, &of_each);
    }
}

/// Of no gradient.
#[derive(Clone, Debug)]
struct Entry {
    t: f64,
    n: usize,
}

#[derive(Clone, Debug, Differentiable)]
struct Logged {
    t: f64,
    rate: f64,
    n: usize,
    x: Vec<f64>,
    p: Spring,
    #[no_diff]
    pairs: Vec<(f64, usize)>,
    #[no_diff]
    last: (f64, (usize, Vec<f64>)),
    #[no_diff]
    entries: Vec<Entry>,
    #[no_diff]
    best: Option<Entry>,
    #[no_diff]
    springs: Vec<Spring>,
    #[no_diff]
    numbers: Vec<f64>,
}

#[differentiable]
impl Logged {
    fn run(&mut self, y: f64) -> f64 {
        for i in 0..3 {
            self.t += y * self.rate;
            self.n += 1;
            self.x[i] += self.t * self.p.k;
            self.pairs.push((self.t, self.n));
            self.last = (self.x[0], (self.n, self.x.clone()));
            let (t, n) = (self.t, self.n);
            self.entries.push(Entry { t, n });
            self.best = Some(Entry { t: self.t, n: i });
            self.springs.push(self.p);
            self.numbers.push(self.p.rest);
        }
        self.t * self.x[1] + self.x[2]
    }
    fn used_before_it_is_stored(&mut self, y: f64) -> f64 {
        let x = vec![y * y, self.t];
        let sum = x[0] * x[1] + self.entries.iter().map(|e| e.t * e.n as f64).sum::<f64>();
        self.numbers = x;
        let pair = [y * self.rate, y];
        let product: f64 = pair.iter().product();
        if y > 0.0 {
            self.numbers = pair.to_vec();
        }
        sum * product
    }
}

#[test]
fn tuples_and_structs_are_put_into_constant_fields() {
    let spring = |k| Spring {
        k,
        rest: 0.2,
        id: 1,
    };
    let logged = Logged {
        t: 0.5,
        rate: 0.7,
        n: 0,
        x: vec![0.1, 0.2, 0.3],
        p: spring(1.5),
        pairs: vec![],
        last: (0.0, (0, vec![])),
        entries: vec![Entry { t: 0.3, n: 2 }],
        best: None,
        springs: vec![],
        numbers: vec![],
    };
    let fs: [fn(&mut Logged, f64) -> f64; 2] = [Logged::run, Logged::used_before_it_is_stored];
    let gradients = [
        grad!(Logged::run)(&mut logged.clone(), 1.2),
        grad!(Logged::used_before_it_is_stored)(&mut logged.clone(), 1.2),
    ];
    for (f, (of_logged, of_y)) in fs.into_iter().zip(gradients) {
        check(|l| f(&mut l.clone(), 1.2), &logged, &of_logged);
        check(|y| f(&mut logged.clone(), *y), &1.2, &of_y);
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Limits {
    gain: f64,
    #[no_diff]
    most: f64,
}

/// Numbers are chosen between with the zero of a part that has no gradient.
#[differentiable]
fn limited(x: f64, p: &Limits) -> f64 {
    let y = (x * p.gain).clamp(-p.most, p.most);
    y * y.max(p.most).min(2.0 * p.most)
}

#[test]
fn limits_have_no_gradient() {
    for (x, most) in [(0.4, 1.5), (0.4, 0.2), (-0.7, 0.3)] {
        let p = Limits { gain: 1.7, most };
        let (dx, dp) = grad!(limited)(x, &p);
        let h = 1e-6;
        let by_x = (limited(x + h, &p) - limited(x - h, &p)) / (2.0 * h);
        let of_gain = |gain| limited(x, &Limits { gain, ..p });
        let by_gain = (of_gain(1.7 + h) - of_gain(1.7 - h)) / (2.0 * h);
        assert!((dx - by_x).abs() < 1e-6, "{dx} {by_x}");
        assert!((dp.gain - by_gain).abs() < 1e-6, "{} {by_gain}", dp.gain);
    }
}
