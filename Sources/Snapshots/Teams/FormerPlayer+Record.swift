import Reading
import Selection

extension FormerPlayer {
  /// Takes a player from a snapshot.
  public init(_ record: PlayerRecord) {
    self.init(
      PlayerReference(id: record.id, name: record.name, club: record.club, row: record.row),
      shownAs: record.displayName, skill: record.skill.number, cost: record.cost.number)
  }
}
