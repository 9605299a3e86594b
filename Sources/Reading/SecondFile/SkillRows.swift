import Selection
import Tables
import Words

/// The rows of a second file with skills, found by id or by name.
struct SkillRows {
  let keys: SkillJoin.Keys
  private let skills: DecimalColumn
  let haveIDs: Bool
  private var byID: KeyTable
  private var byName: KeyTable
  /// The rows of ids with zeros before them, by the number alone.
  private var rowsOfPaddedID: [String: [Int]] = [:]
  /// The rows of each name that several share, by the first of them.
  private var rowsOfName: [Int: [Int]] = [:]
  /// Rows that give another skill for a key seen before, each with the first such row.
  private(set) var contradictions: [(row: Int, original: Int)] = []
  /// Whether each row repeats the key of an earlier one.
  private(set) var isRepeat: [Bool]

  /// Examines every row once.
  /// - Complexity: O(bytes of the keys).
  init(_ keys: SkillJoin.Keys, _ skills: DecimalColumn, haveIDs: Bool) {
    (self.keys, self.skills, self.haveIDs) = (keys, skills, haveIDs)
    byID = KeyTable(capacity: haveIDs ? skills.count : 0)
    byName = KeyTable(capacity: skills.count)
    isRepeat = Array(repeating: false, count: skills.count)
    var rowOfClub: [NameAndClub: Int] = [:]
    for row in 0..<skills.count {
      if haveIDs, keys.hasID(row) {
        if let original = byID.firstRow(sharing: row, in: keys.ids!) {
          note(row, as: original)
        } else if let number = withoutZeros(keys.ids![row]) {
          rowsOfPaddedID[number, default: []].append(row)
        }
      } else if let names = keys.names, !names.isEmpty(row) {
        guard let original = byName.firstRow(sharing: row, in: names) else { continue }
        if rowsOfName[original] == nil {
          rowsOfName[original] = [original]
          rowOfClub[NameAndClub(name: original, club: keys.club(original))] = original
        }
        rowsOfName[original]!.append(row)
        let ofClub = NameAndClub(name: original, club: keys.club(row))
        if let first = rowOfClub[ofClub] { note(row, as: first) } else { rowOfClub[ofClub] = row }
      }
    }
  }

  private mutating func note(_ row: Int, as original: Int) {
    isRepeat[row] = true
    if skills[row] != skills[original] { contradictions.append((row, original)) }
  }

  /// Returns the row of an id, else the only one of its number: spreadsheets make 1 of 001.
  func row(ofID id: String) -> Int? {
    let number = withoutZeros(id)
    if let known = byID.row(of: id, in: keys.ids!) ?? number.flatMap({ byID.row(of: $0, in: keys.ids!) }) {
      return known
    }
    let padded = rowsOfPaddedID[number ?? id] ?? []
    return padded.count == 1 ? padded[0] : nil
  }

  /// Returns the first row of a name, among those without an id.
  func row(named name: String) -> Int? { keys.names.flatMap { byName.row(of: name, in: $0) } }

  /// Returns all rows of a name, by the first of them.
  func rows(named first: Int) -> [Int] { rowsOfName[first] ?? [first] }

  func haveSeveralSkills(_ rows: [Int]) -> Bool { rows.contains { skills[$0] != skills[rows[0]] } }

  /// Returns the rows identified by name that have no player yet.
  /// - Parameter taken: the rows that have one.
  func free(without taken: Set<Int>) -> [Int] {
    guard let names = keys.names else { return [] }
    return isRepeat.indices.filter { row in
      !isRepeat[row] && !taken.contains(row) && !names.isEmpty(row) && !(haveIDs && keys.hasID(row))
    }
  }
}

/// Returns an id of digits without the zeros before it; `nil` where it has none.
private func withoutZeros(_ id: String) -> String? {
  guard id.utf8.first == UInt8(ascii: "0"), id.count > 1, id.allSatisfy(\.isNumber) else { return nil }
  let number = id.drop { $0 == "0" }
  return number.isEmpty ? "0" : String(number)
}

/// A name, by the first row that has it, and a club.
private struct NameAndClub: Hashable {
  var name: Int
  var club: String?
}
