import Documents
import Snapshots

extension PlayerRecord {
  /// `C` for the captain, `V` for the vice-captain, else `nil`.
  var dutyMark: String? { captain == true ? "C" : viceCaptain == true ? "V" : nil }

  /// The name, followed by that letter for a captain or vice-captain.
  var markedName: String { nameInPlace + (dutyMark.map { " (\($0))" } ?? "") }

  /// The name beside the player's place: `Smart`, who has two rows in the pool and is `Smart (CPT)` elsewhere.
  var nameInPlace: String {
    guard let place, case let mark = " (\(place))", displayName.hasSuffix(mark) else { return displayName }
    return String(displayName.dropLast(mark.count))
  }

  /// The slot that multiplies their skill, such as `CPT`; `nil` for a captain by name and for players who count once.
  var multipliedSlot: String? { dutyMark == nil && bench == nil && times != nil ? slot : nil }

  /// The marks for their role: captain, vice-captain, position on the bench, multiplier.
  @ListBuilder<DataTable.Mark> var roleMarks: [DataTable.Mark] {
    if captain == true { DataTable.Mark("captain") }
    if viceCaptain == true { DataTable.Mark("vice-captain") }
    if let bench, bench > 0 { DataTable.Mark("bench \(bench)") }
    if let times, times.number.mantissa != 0 { DataTable.Mark("×\(times.number)") }
  }
}

/// Returns the captain, the formation and the lines of a team as a fact; `nil` if the rules have none of these.
func lineupFact(_ players: [PlayerRecord], formation: String?, under rules: TeamRulesRecord) -> Fact? {
  let lines = TeamLines(players, under: rules).flatMap { $0.isPitch ? $0.words : nil } ?? []
  let captain = players.first { $0.captain == true }.map { "\($0.displayName) captain" }
  let vice = players.first { $0.viceCaptain == true }.map { "\($0.displayName) vice-captain" }
  let words = [formation, captain, vice].compactMap { $0 }
  let all = (words.isEmpty ? [] : [words.joined(separator: ", ")]) + lines
  return all.isEmpty ? nil : Fact("Lineup", lines: all.map { Prose($0) })
}
