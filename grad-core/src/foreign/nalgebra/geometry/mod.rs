//! Points, rotations, quaternions and rigid motions. Their gradients are those by their coordinates: a `Vector3` of a `Point3`, a
//! `Vector4` of a quaternion (i, j, k, w), a `Matrix3` of a `Rotation3`, a pair of a translation's and a rotation's of an `Isometry3`.
//! Where a type promises more, that a quaternion has length 1, say, the derivative is that of the formula that is computed.

mod made;
mod motions;
mod points;
mod rotations;
mod values;

pub use made::{
    Identities, NewPoint2, NewPoint3, NewQuaternion, NewTranslation2, NewTranslation3, Origins,
    PlaneRotations, SpaceRotations, Units,
};
pub use motions::{MotionMakers, MotionMethods, NewMotion};
pub use rotations::{MatrixOfRotation, QuaternionMethods, RotationMethods, Turns};
pub use values::{Coords, ImaginaryParts, Parts};
