import Tables

extension TeamFile {
  /// A player of a squad exported by a game.
  public struct Pick: Sendable {
    /// The player's id.
    public var id: String
    /// Their selling price and purchase price; `nil` where the game does not give them.
    public var sell, bought: DecimalNumber?
    /// Their slot, as in ``NamedSlot``: captain, vice-captain or on the bench; `nil` for others.
    public var slot: String?

    /// Creates a player.
    public init(id: String, sell: DecimalNumber?, bought: DecimalNumber?, slot: String?) {
      (self.id, self.sell, self.bought, self.slot) = (id, sell, bought, slot)
    }
  }

  /// Creates a team file from a squad exported by a game.
  public init(path: String, picks: [Pick], byteCount: Int) {
    let rows = picks.map { [$0.id, $0.sell?.description ?? "", $0.bought?.description ?? ""] }
    self.init(
      path: path,
      entries: picks.map { pick in
        Entry(
          player: PlayerReference(id: pick.id, slot: pick.slot), line: nil, sell: pick.sell?.description,
          bought: pick.bought?.description)
      }, isFinal: false, byteCount: byteCount,
      cells: EditableTable(headers: [TeamColumn.id, .sell, .bought].map(\.rawValue), rows: rows))
  }
}
