/// A player's index in ``BoundTables``; a type of its own for the same reason as ``FreePlayer``.
struct Position: BitwiseCopyable, Hashable, Sendable {
  let index: Int32

  @inline(__always)
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}
