/// One of the two sides of a war.
public enum Side: String, CaseIterable, Codable, Sendable, Hashable {
  /// The Autobots.
  case autobots = "Autobots"
  /// The Decepticons.
  case decepticons = "Decepticons"

  /// The side that a word in a file or on a command line means: `A`, `D`, or the name with or without its `s`, in any
  /// case. `nil` for any other word.
  public init?(word: String) {
    switch word.lowercased() {
    case "a", "autobot", "autobots": self = .autobots
    case "d", "decepticon", "decepticons": self = .decepticons
    default: return nil
    }
  }

  /// The words that mean a side, as messages list them.
  public static let words = ["A", "D", "Autobot", "Autobots", "Decepticon", "Decepticons"]

  /// The other side.
  public var opponent: Side { self == .autobots ? .decepticons : .autobots }
}
