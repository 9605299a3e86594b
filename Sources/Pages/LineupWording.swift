import Documents
import Snapshots

extension PlayerRecord {
  /// `C` for the captain, `V` for the vice-captain.
  var dutyMark: String? { captain == true ? "C" : viceCaptain == true ? "V" : nil }

  /// The name and, of a captain or vice-captain, that letter.
  var markedName: String { nameInPlace + (dutyMark.map { " (\($0))" } ?? "") }

  /// The name where the place stands beside it: `Smart` as the captain, who has two rows of a pool, is `Smart (CPT)`
  /// elsewhere.
  var nameInPlace: String {
    guard let place, case let mark = " (\(place))", displayName.hasSuffix(mark) else { return displayName }
    return String(displayName.dropLast(mark.count))
  }

  /// The slot in which they count several times, such as `CPT`; `nil` for a captain by name and for whoever counts once.
  var multipliedSlot: String? { dutyMark == nil && bench == nil && times != nil ? slot : nil }

  /// What marks say of their duty: captain, vice-captain, how many times they count, where they sit on the bench.
  var dutyMarks: [DataTable.Mark] {
    var marks: [DataTable.Mark] = []
    if captain == true { marks.append(.init("captain")) }
    if viceCaptain == true { marks.append(.init("vice-captain")) }
    if let bench, bench > 0 { marks.append(.init("bench \(bench)")) }
    if let times, times.number.mantissa != 0 { marks.append(.init("×\(times.number)")) }
    return marks
  }
}

/// Who is captain, in which formation a team plays, and its lines; `nil` where the rules have none of it.
func lineupFact(_ players: [PlayerRecord], formation: String?, under rules: TeamRulesRecord) -> Fact? {
  let lines = TeamLines(players, under: rules).flatMap { $0.isPitch ? $0.words : nil } ?? []
  let captain = players.first { $0.captain == true }.map { "\($0.displayName) captain" }
  let vice = players.first { $0.viceCaptain == true }.map { "\($0.displayName) vice-captain" }
  let words = [formation, captain, vice].compactMap { $0 }
  let all = (words.isEmpty ? [] : [words.joined(separator: ", ")]) + lines
  return all.isEmpty ? nil : Fact("Lineup", lines: all.map { Prose($0) })
}
