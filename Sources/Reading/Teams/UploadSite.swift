import Selection

/// A site with an upload page for lineups.
public struct UploadSite: Sendable {
  /// Its name.
  public let name: String
  /// The prefix of the names of its rule sets.
  private let prefix: String
  /// The maximum number of lineups per file.
  public let most: Int
  /// The text of a cell for a player with this name and id.
  public let cell: @Sendable (_ name: String, _ id: String) -> String

  private static let all = [
    UploadSite(name: "DraftKings", prefix: "draftkings", most: 500) { "\($0) (\($1))" },
    UploadSite(name: "FanDuel", prefix: "fanduel", most: 250) { "\($1):\($0)" },
    UploadSite(name: "Yahoo", prefix: "yahoo", most: .max) { $1 },
  ]

  /// The slots in the site's order, where it differs from that of the rules.
  private var ownSlots: [String]?

  /// Slots whose order or name differs from the rules.
  private static let slots = ["draftkings-soccer": ["F", "F", "M", "M", "D", "D", "GK", "UTIL"]]
  private static let titles = ["C1B": "C/1B"]
}

extension UploadSite {
  /// Finds the site of a rule set, or of custom rules with the slots and the budget of one; `nil` where no site takes
  /// such lineups.
  public init?(of rules: Rules) {
    let alike = Rules.builtIn.first { $0.roles == rules.roles && $0.budget == rules.budget }
    let names = [rules.name, rules.roles.isEmpty ? nil : alike?.name].compactMap { $0 }
    let site = names.lazy.compactMap { name in
      Self.all.first { name.hasPrefix($0.prefix) }.map { ($0, name) }
    }.first
    guard let (site, name) = site else { return nil }
    self = site
    ownSlots = Self.slots[name] ?? alike.flatMap { Self.slots[$0.name] }
  }

  /// Returns the slots in the site's order, each under the name of its role.
  public func slots(of rules: Rules) -> [String] {
    ownSlots ?? rules.roles.flatMap { Array(repeating: $0.name, count: $0.count.upperBound) }
  }

  /// Returns the slots as the site's headers name them.
  /// - Parameter roles: the roles of the players, which tell how a showdown names the slots other than the captain's.
  public func titles(of rules: Rules, for roles: [String] = []) -> [String] {
    let isUtility = rules.hasMultipliers && roles.contains { $0.split(separator: "/").contains("UTIL") }
    return slots(of: rules).map { slot in
      let times = rules.roles.first { $0.name == slot }?.skill ?? .one
      if times != .one, name == "FanDuel" { return "\(slot) - \(times)X Points" }
      return slot == "FLEX" && isUtility ? "UTIL" : Self.titles[slot] ?? slot
    }
  }

  /// Returns the first of consecutive header columns that are the slots of these rules; `nil` where there are none.
  public func firstSlot(of rules: Rules, in headers: [String]) -> Int? {
    // The slots of a showdown have several names.
    func word(_ title: String) -> String {
      let word = RoleRule.slotWord(title)
      return ["util", "anyflex"].contains(word) ? "flex" : word
    }
    let (headers, titles) = (headers.map(word), titles(of: rules).map(word))
    return headers.indices.first { headers[$0...].starts(with: titles) }
  }

  /// Returns the player that a cell names, in any site's format, and whether they are locked; `nil` for an empty cell.
  static func player(in cell: String) -> (reference: PlayerReference, isLocked: Bool)? {
    let mark = "(LOCKED)"
    let isLocked = cell.uppercased().hasSuffix(mark)
    let text = (isLocked ? cell.dropLast(mark.count) : cell[...]).trimmingSpaces()
    guard !text.isEmpty else { return nil }
    if text.hasSuffix(")"), let open = text.lastIndex(of: "(") {
      let id = text[text.index(after: open)...].dropLast().trimmingSpaces()
      let name = text[..<open].trimmingSpaces()
      if !id.isEmpty { return (PlayerReference(id: id, name: name.isEmpty ? nil : name), isLocked) }
    }
    let parts = text.split(separator: ":", maxSplits: 1)
    if parts.count == 2 {
      return (PlayerReference(id: parts[0].trimmingSpaces(), name: parts[1].trimmingSpaces()), isLocked)
    }
    // The ids of every site have digits; anything else is a typed name.
    let isID = text.utf8.contains { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return (isID ? PlayerReference(id: text) : PlayerReference(name: text), isLocked)
  }
}
