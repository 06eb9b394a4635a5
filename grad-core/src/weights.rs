//! Weights in files, in the format [safetensors](https://huggingface.co/docs/safetensors), which other frameworks read and write too.
//!
//! [`Graph::save_weights`] and [`Graph::load_weights`] do it with all variables of a graph, by their names; [`save`] and [`load`] with any tensors, such as the
//! values of variables of a tape.
//!
//! ```no_run
//! # mod grads { pub use grad_core::{graph, tape, weights}; }
//! use grads::graph::Graph;
//! use grads::tape::Eager;
//! let g = Graph::new();
//! let w = g.variable("w", vec![1.0, 2.0]);
//! g.save_weights("model.safetensors")?;
//! g.load_weights("model.safetensors")?;
//!
//! let mut v = Eager::variable(vec![0.0, 0.0]);
//! for (name, tensor) in grads::weights::load("model.safetensors")? {
//!     if name == "w" {
//!         v.assign(tensor)?;
//!     }
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::graph::Graph;
use crate::ir::DType;
use crate::tensor::Tensor;
use ndarray::{Array, IxDyn};
use safetensors::tensor::TensorView;
use safetensors::{Dtype, SafeTensors};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Why weights could not be written or read.
///
/// ```
/// # mod grads { pub use grad_core::{graph, weights}; }
/// use grads::graph::Graph;
/// let (g, other) = (Graph::new(), Graph::new());
/// g.variable("w", vec![1.0, 2.0]);
/// other.variable("w", vec![1.0, 2.0, 3.0]);
/// let error = other.set_weights(&g.weights()?).unwrap_err();
/// assert_eq!(error.to_string(), "'w' has the shape [3], and [2] in the weights");
/// # Ok::<(), grad_core::weights::WeightsError>(())
/// ```
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WeightsError {
    /// A file that cannot be read or written.
    #[error("{path}: {message}")]
    File {
        /// Its path.
        path: String,
        /// What is wrong.
        message: String,
    },
    /// Bytes that are not of this format.
    #[error("no weights in the format safetensors: {0}")]
    Format(String),
    /// Elements of a type that no tensor has.
    #[error("'{name}' holds elements of type {dtype}, of which there are no tensors here")]
    Elements {
        /// The name of the tensor.
        name: String,
        /// The type.
        dtype: String,
    },
    /// Two tensors of one name.
    #[error("there are two tensors '{0}'")]
    Twice(String),
    /// A variable of which the weights have none.
    #[error("the weights have no '{0}'")]
    Missing(String),
    /// A tensor that is no variable of the graph.
    #[error("the weights have a '{0}', which is no variable of the graph")]
    Unknown(String),
    /// A tensor of another type than its variable.
    #[error("'{name}' holds elements of type {expected}, and {found} in the weights")]
    DType {
        /// Its name.
        name: String,
        /// The variable's type.
        expected: DType,
        /// That in the weights.
        found: DType,
    },
    /// A tensor of another shape than its variable.
    #[error("'{name}' has the shape {expected:?}, and {found:?} in the weights")]
    Shape {
        /// Its name.
        name: String,
        /// The variable's shape.
        expected: Vec<usize>,
        /// That in the weights.
        found: Vec<usize>,
    },
}

/// Tensors with their names as bytes of the format.
///
/// ```
/// # mod grads { pub use grad_core::{tensor::Tensor, weights}; }
/// use grads::{Tensor, weights};
/// let tensors = [("b".to_string(), Tensor::from(1.5_f32)), ("w".to_string(), Tensor::from([[1.0, 2.0]]))];
/// let bytes = weights::to_bytes(&tensors)?;
/// let mut read = weights::from_bytes(&bytes)?;
/// read.sort_by(|a, b| a.0.cmp(&b.0));
/// assert_eq!(read, tensors);
/// # Ok::<(), grad_core::weights::WeightsError>(())
/// ```
///
/// # Errors
/// Two tensors of one name.
pub fn to_bytes(tensors: &[(String, Tensor)]) -> Result<Vec<u8>, WeightsError> {
    let mut names = BTreeSet::new();
    for (name, _) in tensors {
        if !names.insert(name) {
            return Err(WeightsError::Twice(name.clone()));
        }
    }
    let written = tensors.iter().map(|(_, tensor)| elements_of(tensor));
    let written: Vec<(Dtype, Vec<u8>)> = written.collect();
    let views = tensors
        .iter()
        .zip(&written)
        .map(|((name, tensor), (dtype, bytes))| {
            let view = TensorView::new(*dtype, tensor.shape().to_vec(), bytes);
            view.map(|view| (name, view)).map_err(format)
        });
    let views: Vec<_> = views.collect::<Result<_, _>>()?;
    safetensors::serialize(views, None).map_err(format)
}

/// The tensors that bytes of the format hold, in no order that means anything.
///
/// ```
/// # mod grads { pub use grad_core::weights; }
/// use grads::weights::{WeightsError, from_bytes};
/// assert!(matches!(from_bytes(b"a text"), Err(WeightsError::Format(_))));
/// ```
///
/// # Errors
/// Bytes of another format, and elements of a type that no tensor has.
pub fn from_bytes(bytes: &[u8]) -> Result<Vec<(String, Tensor)>, WeightsError> {
    let file = SafeTensors::deserialize(bytes).map_err(format)?;
    let tensors = file.tensors().into_iter().map(|(name, view)| {
        let tensor = tensor_of(&view).ok_or_else(|| WeightsError::Elements {
            name: name.clone(),
            dtype: format!("{:?}", view.dtype()),
        })?;
        Ok((name, tensor))
    });
    tensors.collect()
}

/// Writes tensors with their names to a file.
///
/// ```no_run
/// # mod grads { pub use grad_core::{tensor::Tensor, weights}; }
/// grads::weights::save("model.safetensors", &[("w".into(), grads::Tensor::from(vec![1.0, 2.0]))])?;
/// # Ok::<(), grad_core::weights::WeightsError>(())
/// ```
///
/// # Errors
/// Two tensors of one name, and a file that cannot be written.
pub fn save(path: impl AsRef<Path>, tensors: &[(String, Tensor)]) -> Result<(), WeightsError> {
    let bytes = to_bytes(tensors)?;
    std::fs::write(&path, bytes).map_err(|e| of_file(path.as_ref(), e))
}

/// Reads the tensors of a file.
///
/// ```
/// # mod grads { pub use grad_core::weights; }
/// use grads::weights::{WeightsError, load};
/// assert!(matches!(load("no such file"), Err(WeightsError::File { .. })));
/// ```
///
/// # Errors
/// A file that cannot be read, and those of [`from_bytes`], with the path.
pub fn load(path: impl AsRef<Path>) -> Result<Vec<(String, Tensor)>, WeightsError> {
    let path = path.as_ref();
    let bytes = std::fs::read(path).map_err(|e| of_file(path, e))?;
    from_bytes(&bytes).map_err(|e| of_file(path, e))
}

impl Graph {
    /// The variables as bytes of the format.
    ///
    /// ```
    /// # mod grads { pub use grad_core::graph; }
    /// use grads::graph::Graph;
    /// let g = Graph::new();
    /// let w = g.variable("w", vec![1.0, 2.0]);
    /// let before = g.weights()?;
    /// g.assign(w, vec![0.0, 0.0])?;
    /// g.set_weights(&before)?;
    /// assert_eq!(g.value(w)?.to_f64s(), [1.0, 2.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Two variables of one name.
    pub fn weights(&self) -> Result<Vec<u8>, WeightsError> {
        to_bytes(&self.variables())
    }

    /// Sets every variable to the tensor of its name.
    ///
    /// # Errors
    /// Bytes of another format, a variable of which they have no tensor, a tensor that is no variable, and one of another type or shape than its variable.
    /// No variable is changed then.
    pub fn set_weights(&self, bytes: &[u8]) -> Result<(), WeightsError> {
        let mut read: BTreeMap<String, Tensor> = from_bytes(bytes)?.into_iter().collect();
        let variables = self.variables();
        let mut values = vec![];
        for (name, value) in &variables {
            let found = read.remove(name);
            let found = found.ok_or_else(|| WeightsError::Missing(name.clone()))?;
            fits(name, value, &found)?;
            values.push(found);
        }
        if let Some((name, _)) = read.pop_first() {
            return Err(WeightsError::Unknown(name));
        }
        self.set_variables(values);
        Ok(())
    }

    /// Writes the variables to a file.
    ///
    /// # Errors
    /// Two variables of one name, and a file that cannot be written.
    pub fn save_weights(&self, path: impl AsRef<Path>) -> Result<(), WeightsError> {
        save(path, &self.variables())
    }

    /// Sets every variable to the tensor of its name in a file.
    ///
    /// # Errors
    /// A file that cannot be read, and those of [`set_weights`](Self::set_weights), with the path.
    pub fn load_weights(&self, path: impl AsRef<Path>) -> Result<(), WeightsError> {
        let path = path.as_ref();
        let bytes = std::fs::read(path).map_err(|e| of_file(path, e))?;
        self.set_weights(&bytes).map_err(|e| of_file(path, e))
    }
}

fn fits(name: &str, value: &Tensor, found: &Tensor) -> Result<(), WeightsError> {
    let name = name.to_string();
    if value.dtype() != found.dtype() {
        let (expected, found) = (value.dtype(), found.dtype());
        return Err(WeightsError::DType {
            name,
            expected,
            found,
        });
    }
    if value.shape() != found.shape() {
        let (expected, found) = (value.shape().to_vec(), found.shape().to_vec());
        return Err(WeightsError::Shape {
            name,
            expected,
            found,
        });
    }
    Ok(())
}

fn format(error: safetensors::SafeTensorError) -> WeightsError {
    WeightsError::Format(error.to_string())
}

fn of_file(path: &Path, error: impl std::fmt::Display) -> WeightsError {
    WeightsError::File {
        path: path.display().to_string(),
        message: error.to_string(),
    }
}

/// The type of the elements, and these, in row-major order.
fn elements_of(tensor: &Tensor) -> (Dtype, Vec<u8>) {
    match tensor {
        Tensor::F32(x) => (Dtype::F32, x.iter().flat_map(|x| x.to_le_bytes()).collect()),
        Tensor::F64(x) => (Dtype::F64, x.iter().flat_map(|x| x.to_le_bytes()).collect()),
        Tensor::I32(x) => (Dtype::I32, x.iter().flat_map(|x| x.to_le_bytes()).collect()),
        Tensor::I64(x) => (Dtype::I64, x.iter().flat_map(|x| x.to_le_bytes()).collect()),
        Tensor::Bool(x) => (Dtype::BOOL, x.iter().map(|x| u8::from(*x)).collect()),
    }
}

/// The tensor, if there are tensors of such elements.
fn tensor_of(view: &TensorView) -> Option<Tensor> {
    /// The elements, of `N` bytes each.
    fn shaped<T, const N: usize>(
        view: &TensorView,
        of: impl Fn([u8; N]) -> T,
    ) -> Option<Array<T, IxDyn>> {
        let (elements, _) = view.data().as_chunks::<N>();
        let elements = elements.iter().map(|bytes| of(*bytes)).collect();
        Array::from_shape_vec(IxDyn(view.shape()), elements).ok()
    }
    Some(match view.dtype() {
        Dtype::F32 => shaped(view, f32::from_le_bytes)?.into(),
        Dtype::F64 => shaped(view, f64::from_le_bytes)?.into(),
        Dtype::I32 => shaped(view, i32::from_le_bytes)?.into(),
        Dtype::I64 => shaped(view, i64::from_le_bytes)?.into(),
        Dtype::BOOL => shaped(view, |[byte]: [u8; 1]| byte != 0)?.into(),
        _ => return None,
    })
}
