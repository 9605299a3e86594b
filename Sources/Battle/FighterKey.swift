/// The identity of a fighter from run to run: the id, or without one the side, the name and the number among namesakes,
/// counted in roster order. So rows may be added anywhere in a file without mistaking one fighter for another.
public struct FighterKey: Sendable, Hashable, CustomStringConvertible {
  /// The key as text, fit for a snapshot: `id/17`, `Autobots/1/jazz`.
  public var description: String

  /// A key that was saved earlier.
  public init(_ text: String) {
    description = text
  }

  private static let retiredPrefix = "former/"

  /// Whether a newcomer now has the name of the key's fighter.
  public var isRetired: Bool { description.hasPrefix(Self.retiredPrefix) }

  /// Returns the key of a fighter whose key a newcomer has taken over. No row produces such a key.
  /// - Parameter taken: the keys of other fighters.
  func retiredKey(avoiding taken: Set<FighterKey>) -> FighterKey {
    (1...).lazy.map { FighterKey("\(Self.retiredPrefix)\($0)/\(description)") }.first { !taken.contains($0) }!
  }
}

/// Returns the keys of all fighters of a roster, in its order. No two are equal as long as no two ids are. A fighter
/// with a `key` keeps it.
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

/// Returns for each fighter what tells them apart from their namesakes: nothing if the name is unique, else the row,
/// with the file if the namesakes come from several; "missing" if no file names them any more.
/// - Parameter all: the fighters and the hidden ones; `nil` if none are hidden.
public func disambiguators(for fighters: [Fighter], among all: [Fighter]? = nil) -> [String] {
  let namesakes = Dictionary(grouping: all ?? fighters) { foldedName($0.name) }
    .filter { $0.value.count > 1 }
    .mapValues { Set($0.map(\.file)).count == 1 }
  return fighters.map { fighter in
    guard let areOfOneFile = namesakes[foldedName(fighter.name)] else { return "" }
    let row = fighter.row == 0 ? "missing" : "row \(fighter.row)"
    return areOfOneFile ? row : "\(fighter.file) \(row)"
  }
}
