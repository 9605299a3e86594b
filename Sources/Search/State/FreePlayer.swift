/// One of ``FreePlayers``, by index. A type of its own, so that it is not mistaken for a row or a position.
struct FreePlayer: Hashable, Comparable, Sendable {
  let index: Int32

  @inline(__always)
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  @inline(__always)
  static func < (left: FreePlayer, right: FreePlayer) -> Bool { left.index < right.index }
}

extension Array {
  /// The entry of a ``FreePlayers`` column for a player.
  @inline(__always)
  subscript(player: FreePlayer) -> Element {
    get { self[Int(player.index)] }
    set { self[Int(player.index)] = newValue }
  }
}
