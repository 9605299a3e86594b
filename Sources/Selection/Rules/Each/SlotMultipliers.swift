import Tables
import Words

extension RolePlaces {
  /// Slots that by the file's own words, in cells or headers, count otherwise than by the rules: `MVP - 1.5X Points` where
  /// an MVP counts twice.
  /// - Complexity: O(players) where slots count several times.
  func otherMultipliers(in pool: RuledPool) -> [Diagnostic] {
    guard pool.rules.hasMultipliers else { return [] }
    let texts = pool.pool.roles.map { column in Set((0..<pool.pool.count).lazy.map { column[$0] }) } ?? []
    let words = texts.flatMap { pool.pool.roleWords(in: $0) } + pool.pool.slotHeaders
    return Set(words).sorted().compactMap { word in
      guard let role = pool.rules.role(ofSlot: word), let times = RoleRule.times(inSlot: word),
        times != roles[role].skill
      else { return nil }
      let message =
        "\(quoted(word)) counts \(Words.times("\(roles[role].skill.normalised)")) under \(pool.rules.name); "
        + "a rule set of your own can say otherwise"
      return pool.warning("other-multiplier", message, column: .role)
    }
  }
}

extension RoleRule {
  /// How many times a slot counts by its own words: 1.5 of `MVP - 1.5X Points`; `nil` where they do not say.
  static func times(inSlot text: String) -> DecimalNumber? {
    let explanation = slotParts(text).explanation
    guard let number = explanation.split(separator: " ").first?.lowercased(), number.hasSuffix("x") else {
      return nil
    }
    return try? parseDecimal(String(number.dropLast()))
  }
}
