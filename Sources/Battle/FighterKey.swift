/// Who a fighter is from run to run: the id; without one side, name, and the number among the namesakes, counted
/// in roster order. So rows may be added anywhere in a file without mistaking one fighter for another.
public struct FighterKey: Sendable, Hashable, CustomStringConvertible {
  /// The key as text, fit for a snapshot: `id/17`, `Autobots/1/jazz`.
  public var description: String

  /// A key that was written before.
  public init(_ text: String) {
    description = text
  }

  private static let formerly = "former/"

  /// Whether a newcomer has the name of its bearer now.
  public var isFormer: Bool { description.hasPrefix(Self.formerly) }

  /// The key of one who had it before a newcomer did. No row gives such a key.
  /// - Parameter taken: the keys of others.
  func former(besides taken: Set<FighterKey>) -> FighterKey {
    (1...).lazy.map { FighterKey("\(Self.formerly)\($0)/\(description)") }.first { !taken.contains($0) }!
  }
}

/// The keys of all fighters of a roster, in its order; no two are equal as long as no two ids are. Whoever brings a
/// key has that one.
/// - Complexity: O(n).
public func keys(of fighters: [Fighter]) -> [FighterKey] {
  var namesakes: [String: Int] = [:]
  return fighters.map { fighter in
    if let key = fighter.key { return key }
    if let id = fighter.id { return FighterKey("id/\(id)") }
    let name = foldedName(fighter.name)
    let number = namesakes["\(fighter.side.rawValue)/\(name)", default: 0] + 1
    namesakes["\(fighter.side.rawValue)/\(name)"] = number
    return FighterKey("\(fighter.side.rawValue)/\(number)/\(name)")
  }
}

/// For each fighter what tells them from others of their name: empty for who has the name alone, else the row,
/// and the file where the roster comes from several; who is in no file any more is missing.
/// - Parameter everybody: the fighters and those who are hidden; `nil` if nobody is.
public func marks(of fighters: [Fighter], among everybody: [Fighter]? = nil) -> [String] {
  let namesakes = Dictionary(grouping: everybody ?? fighters) { foldedName($0.name) }
    .filter { $0.value.count > 1 }
    .mapValues { Set($0.map(\.file)).count == 1 }
  return fighters.map { fighter in
    guard let areOfOneFile = namesakes[foldedName(fighter.name)] else { return "" }
    let row = fighter.row == 0 ? "missing" : "row \(fighter.row)"
    return areOfOneFile ? row : "\(fighter.file) \(row)"
  }
}
