import Tables
import Words

/// Rows that stand for one player in one slot each, as in a showdown: `CPT` and `FLEX`, each with an id and a price of its
/// own.
public struct SlotRows: Sendable, Hashable {
  /// By row a bit for each role in which its player can stand.
  private(set) var masks: [Int: UInt64] = [:]
  /// Rows whose cost, and those whose skill, is that of their slot already, so that no multiplier counts again.
  private var priced: Set<Int> = [], rated: Set<Int> = []

  /// Those of a pool; none where its people do not stand in several rows by slot.
  ///
  /// What a row says is that of its slot where the rows of any player differ in it; else the multipliers of the rules count.
  /// Somebody with one row stands only in its slot, if it is one of theirs who have several.
  init(_ pool: Pool, under rules: Rules) {
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

  /// Whether some texts of the role column are different slots, of which one counts or costs several times.
  /// - Parameter slots: the names of such slots.
  static func areSlots(_ texts: [String], _ slots: [String]) -> Bool {
    let words = texts.map { RoleRule.slotWord($0) }
    return Set(words).count == words.count
      && words.contains { word in slots.contains { $0.lowercased() == word } }
  }

  /// Rows of which something does not count as often as their slot says.
  public var own: [Int] { priced.union(rated).sorted() }

  /// How many times the skill of a row counts in a slot that counts so many times.
  public func skillTimes(_ row: Int, _ times: DecimalNumber) -> DecimalNumber {
    rated.contains(row) ? .one : times
  }

  /// How many times the cost of a row counts in a slot that costs so many times.
  public func costTimes(_ row: Int, _ times: DecimalNumber) -> DecimalNumber {
    priced.contains(row) ? .one : times
  }
}

extension RoleRule {
  /// The slot of a text, in lower case: what follows a dash explains it, as in `MVP - 2X Points`.
  static func slotWord(_ text: String) -> String { slotParts(text).word.lowercased() }

  /// What stands before and after the first dash of a slot; nothing after it where there is none.
  static func slotParts(_ text: String) -> (word: Substring, explanation: Substring) {
    guard let dash = text.firstRange(of: " - ") else { return (text[...], "") }
    return (text[..<dash.lowerBound], text[dash.upperBound...])
  }
}

extension Rules {
  /// The names of the roles that count or cost several times.
  public var slotNames: [String] { roles.filter(\.hasMultipliers).map(\.name) }

  /// The role that a text names; `nil` for none.
  func role(ofSlot text: String) -> Int? {
    let word = RoleRule.slotWord(text)
    return roles.firstIndex { $0.name.lowercased() == word }
  }
}
