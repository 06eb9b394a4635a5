//! By the annotated function.

use super::{Engine, Step};
use crate::data::Digits;
use crate::model::Net;
use grads::prelude::*;
use std::error::Error;

/// Nothing is kept from step to step.
pub struct Function;

impl Engine for Function {
    fn step(&self, net: &Net, batch: &Digits) -> Result<Step, Box<dyn Error>> {
        let (loss, gradient) = value_and_grad!(Net::loss)(net, &batch.pixels, &batch.labels);
        Ok((loss, gradient.to_flat()))
    }
}
