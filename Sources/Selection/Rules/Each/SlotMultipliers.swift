import Tables
import Words

extension Rules {
  /// The rules of a built-in game with the multipliers that a file names, in cells or headers: `MVP - 1.5X Points` where an
  /// MVP counts twice. Where headers name some, they name all: the others are slots as the last one. Of a slot that counts
  /// otherwise from word to word nothing is believed.
  /// - Returns: `nil` where the file says nothing else than the rules, or more digits than the units of the pool have.
  /// - Complexity: O(players) where slots count several times.
  public func counting(asIn pool: Pool) -> Rules? {
    guard hasMultipliers else { return nil }
    var said: [Int: Set<DecimalNumber>] = [:]
    for word in pool.slotWords {
      guard let role = role(ofSlot: word), let times = RoleRule.times(inSlot: word) else { continue }
      said[role, default: []].insert(times.normalised)
    }
    var rules = self
    for (role, times) in said where times.count == 1 { rules.roles[role].skill = times.first ?? .one }
    let named = Set(pool.slotHeaders.compactMap(role(ofSlot:)).filter { roles[$0].hasMultipliers })
    if !named.isEmpty, let last = roles.last, !last.hasMultipliers {
      let others = roles.indices.filter { roles[$0].hasMultipliers && !named.contains($0) }
      let more = others.reduce(0) { $0 + roles[$1].count.upperBound }
      rules.roles[roles.count - 1].count = last.count.lowerBound + more...last.count.upperBound + more
      for role in others.reversed() { rules.roles.remove(at: role) }
    }
    let isFineEnough = FinerUnits(for: rules).skill <= pool.finerUnits.skill
    return rules.roles == roles || !isFineEnough ? nil : rules
  }

  /// How slots count, and which are none, where a game says otherwise: `MVP counts twice, STAR 1.2 times; no PRO`.
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
  /// What cells and headers say of slots, each once.
  fileprivate var slotWords: [String] {
    let texts = roles.map { column in Set((0..<count).lazy.map { column[$0] }) } ?? []
    return Set(texts.flatMap { roleWords(in: $0) } + slotHeaders).sorted()
  }
}

extension RolePlaces {
  /// Slots that by the file's own words count otherwise than by the rules, as with a rule set of one's own.
  func otherMultipliers(in pool: RuledPool) -> [Diagnostic] {
    guard pool.rules.hasMultipliers else { return [] }
    return pool.pool.slotWords.compactMap { word in
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
    return (try? parseDecimal(String(number.dropLast()))).flatMap { Captain.allows($0) ? $0 : nil }
  }
}
