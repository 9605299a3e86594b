/// One of ``FreePlayers``, by their index there. A type of its own, so that nobody takes it for a row or a position.
struct FreePlayer: Hashable, Comparable, Sendable {
  /// The index.
  let index: Int32

  /// The player of an index.
  @inline(__always)
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

  @inline(__always)
  static func < (left: FreePlayer, right: FreePlayer) -> Bool { left.index < right.index }
}

extension Array {
  /// What a column of ``FreePlayers`` says of a player.
  @inline(__always)
  subscript(player: FreePlayer) -> Element {
    get { self[Int(player.index)] }
    set { self[Int(player.index)] = newValue }
  }
}
