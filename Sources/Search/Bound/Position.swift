/// Where a player stands in ``BoundTables``, a type of its own for the same reason as ``FreePlayer``.
struct Position: Hashable, Sendable {
  /// The place, from 0 up.
  let index: Int32

  /// A place.
  @inline(__always)
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
