import Selection
import Tables

extension TeamFile {
  /// Creates a team file from a squad exported by a game.
  public init(path: String, picks: [Entry], byteCount: Int) {
    self.init(
      path: path, entries: picks, isFinal: false, byteCount: byteCount,
      cells: EditableTable(
        headers: [TeamColumn.id, .sell, .bought].map(\.rawValue),
        rows: picks.map { [$0.player.id ?? "", $0.sell ?? "", $0.bought ?? ""] }))
  }
}

extension TeamFile.Entry {
  /// Creates a player of a squad exported by a game.
  /// - Parameters:
  ///   - sell: their selling price; `nil`, like the purchase price, where the game does not give it.
  ///   - slot: their slot, as in ``NamedSlot``: captain, vice-captain or on the bench; `nil` for others.
  public init(id: String, sell: DecimalNumber?, bought: DecimalNumber?, slot: String?) {
    self.init(
      player: PlayerReference(id: id, slot: slot), line: nil, sell: sell?.description,
      bought: bought?.description)
  }
}
