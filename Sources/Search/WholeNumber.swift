/// The integers in which the search calculates: `Int64` where proved wide enough, else `Int128`.
typealias WholeNumber = FixedWidthInteger & SignedInteger & Sendable
