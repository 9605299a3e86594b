/// The integers that the search computes with: `Int64` where proved wide enough, otherwise `Int128`.
typealias WholeNumber = BitwiseCopyable & FixedWidthInteger & SignedInteger & Sendable
