/// The life state of a fighter: new, a survivor of a fight, or dead.
public enum LifeState: String, CaseIterable, Codable, Sendable, Hashable {
  /// New: has not fought yet.
  case born = "Born"
  /// Has fought and survived.
  case alive = "Alive"
  /// Is dead.
  case died = "Died"

  /// The state that a word in a file means, in any case; an empty word means ``born``. `nil` for any other word.
  public init?(word: String) {
    switch word.lowercased() {
    case "", "born": self = .born
    case "alive": self = .alive
    case "died", "dead": self = .died
    default: return nil
    }
  }

  /// The words that mean a state, as messages list them.
  public static let words = ["Born", "Alive", "Died", "Dead"]

  /// Whether a fighter in this state can fight.
  public var isLiving: Bool { self != .died }
}
