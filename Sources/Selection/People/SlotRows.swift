import Tables
import Words

/// Rows that each represent a player in one slot, as in a showdown: `CPT` and `FLEX`, each with its own id and salary.
public struct SlotRows: Sendable, Hashable {
  /// For each row a bit for each role that it can fill.
  package private(set) var masks: [Int: UInt64] = [:]
  /// Rows whose cost, and rows whose skill, already include the multiplier of their slot.
  private var priced: Set<Int> = [], rated: Set<Int> = []

  /// Finds the slot rows of a pool; none where it has no people with a row per slot.
  ///
  /// Values include the slot's multiplier where the rows of any player differ in them; otherwise the multipliers of the
  /// rules apply. A player with one row can fill only its slot, if it is one of those with several rows.
  package init(_ pool: Pool, under rules: Rules) {
    guard rules.hasMultipliers, let column = pool.roles else { return }
    let slots = rules.slotNames
    let people = pool.people.filter { Self.areSlots($0.map { column[$0] }, slots) }
    if people.isEmpty { return }
    let words = Set(people.joined().map { RoleRule.slotWord(column[$0]) })
    let roleOfWord = words.map { (word: $0, role: rules.role(ofSlot: $0)) }
    let named = roleOfWord.reduce(UInt64(0)) { mask, slot in mask | (slot.role.map { 1 << UInt64($0) } ?? 0) }
    let all: UInt64 = (1 << UInt64(rules.roles.count)) - 1
    let maskOfWord = Dictionary(
      uniqueKeysWithValues: roleOfWord.map { ($0.word, $0.role.map { 1 << UInt64($0) } ?? (all & ~named)) })
    for row in 0..<pool.count { masks[row] = maskOfWord[RoleRule.slotWord(column[row])] }
    func differ(_ column: DecimalColumn) -> Bool {
      people.contains { rows in Set(rows.map { column[$0] }).count > 1 }
    }
    if differ(pool.costs) { priced = Set(masks.keys) }
    if differ(pool.skills) { rated = Set(masks.keys) }
  }

  /// Whether the texts of some role cells are different slots, at least one of which has a multiplier.
  /// - Parameter slots: the names of such slots.
  package static func areSlots(_ texts: [String], _ slots: [String]) -> Bool {
    let words = texts.map { RoleRule.slotWord($0) }
    return Set(words).count == words.count
      && words.contains { word in slots.contains { RoleRule.slotWord($0) == word } }
  }

  /// The rows whose skill or cost already includes the multiplier of their slot.
  public var own: [Int] { priced.union(rated).sorted() }

  /// Returns the multiplier to apply to a row's skill in a slot with the multiplier `times`.
  public func skillTimes(_ row: Int, _ times: DecimalNumber) -> DecimalNumber {
    rated.contains(row) ? .one : times
  }

  /// Returns the multiplier to apply to a row's cost in a slot with the multiplier `times`.
  public func costTimes(_ row: Int, _ times: DecimalNumber) -> DecimalNumber {
    priced.contains(row) ? .one : times
  }
}

extension RoleRule {
  /// Returns the slot of a text in lower case, without an explanation after a dash, as in `MVP - 2X Points`; a captain
  /// is `cpt`, as sites write it.
  package static func slotWord(_ text: String) -> String {
    let word = slotParts(text).word.lowercased()
    return word == "captain" ? "cpt" : word
  }

  /// Returns the parts before and after the first dash of a slot; the second is empty where there is no dash.
  static func slotParts(_ text: String) -> (word: Substring, explanation: Substring) {
    guard let dash = text.firstRange(of: " - ") else { return (text[...], "") }
    return (text[..<dash.lowerBound], text[dash.upperBound...])
  }
}

extension Rules {
  /// The names of the roles with a multiplier.
  public var slotNames: [String] { roles.filter(\.hasMultipliers).map(\.name) }

  /// Returns the role that a text names; `nil` for none.
  func role(ofSlot text: String) -> Int? {
    let word = RoleRule.slotWord(text)
    return roles.firstIndex { RoleRule.slotWord($0.name) == word }
  }
}
