import Tables
import Words

extension Rules {
  /// Returns the rules of a built-in game with the multipliers that a file gives in cells or headers, where they
  /// differ: `MVP - 1.5X Points` for an MVP who counts twice. Slots with multipliers that a file does not mention beside
  /// others become further slots of the last role. Contradictory multipliers of a slot are ignored.
  /// - Returns: `nil` where the file agrees with the rules, or has more decimal places than the units of the pool.
  /// - Complexity: O(players) where slots have multipliers.
  public func counting(asIn pool: Pool) -> Rules? {
    guard hasMultipliers else { return nil }
    var said: [Int: Set<DecimalNumber>] = [:]
    for word in pool.slotWords {
      guard let role = role(ofSlot: word), let times = RoleRule.times(inSlot: word) else { continue }
      said[role, default: []].insert(times.normalised)
    }
    var rules = self
    for (role, times) in said where times.count == 1 { rules.roles[role].skill = times.first ?? .one }
    let named = Set(pool.slotWords.compactMap(role(ofSlot:)).filter { roles[$0].hasMultipliers })
    if !named.isEmpty, let last = roles.last, !last.hasMultipliers {
      let others = roles.indices.filter { roles[$0].hasMultipliers && !named.contains($0) }
      let more = others.reduce(0) { $0 + roles[$1].count.upperBound }
      rules.roles[roles.count - 1].count = last.count.lowerBound + more...last.count.upperBound + more
      for role in others.reversed() { rules.roles.remove(at: role) }
    }
    let isFineEnough = FinerUnits(for: rules).skill <= pool.finerUnits.skill
    return rules.roles == roles || !isFineEnough ? nil : rules
  }

  /// Describes how the multipliers and slots differ from a game: `MVP counts twice, STAR 1.2 times; no PRO`.
  public func multipliersInWords(insteadOf game: Rules) -> String {
    let slots = roles.filter(\.hasMultipliers).enumerated().map { place, role in
      "\(role.name) \(place == 0 ? "counts " : "")\(Words.times("\(role.skill.normalised)"))"
    }
    let gone = game.roles.map(\.name).filter { name in !roles.contains { $0.name == name } }
    let parts = [slots.isEmpty ? "every slot counts once" : slots.joined(separator: ", ")]
    return (parts + (gone.isEmpty ? [] : ["no \(listed(gone, "or"))"])).joined(separator: "; ")
  }
}

extension Pool {
  /// The distinct texts of cells and headers about slots.
  fileprivate var slotWords: [String] {
    let texts = roles.map { column in Set((0..<count).lazy.map { column[$0] }) } ?? []
    return Set(texts.flatMap { roleWords(in: $0) } + slotHeaders).sorted()
  }
}

extension RolePlaces {
  /// Warns about slots to which the file gives another multiplier than the rules, as custom rule sets may.
  static func otherMultipliers(in pool: RuledPool) -> [Diagnostic] {
    guard pool.rules.hasMultipliers else { return [] }
    return pool.pool.slotWords.compactMap { word in
      guard let role = pool.rules.role(ofSlot: word), let times = RoleRule.times(inSlot: word),
        times != pool.rules.roles[role].skill
      else { return nil }
      let message =
        "\(quoted(word)) counts \(Words.times("\(pool.rules.roles[role].skill.normalised)")) under \(pool.rules.name); "
        + "a custom rule set can change this"
      return pool.finding("other-multiplier", message, column: .role)
    }
  }
}

extension RoleRule {
  /// Returns the multiplier that a slot's name gives: 1.5 of `MVP - 1.5X Points`; `nil` where it gives none.
  package static func times(inSlot text: String) -> DecimalNumber? {
    let explanation = slotParts(text).explanation
    guard let number = explanation.split(separator: " ").first?.lowercased(), number.hasSuffix("x") else {
      return nil
    }
    return (try? parseDecimal(String(number.dropLast()))).flatMap { Captain.allows($0) ? $0 : nil }
  }
}
