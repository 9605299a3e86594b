/// A team's lineup: its lines on a pitch, or its slots in rows, with the bench below.
public struct LineupChart: Plot {
  /// A player of the team.
  public struct Spot: Sendable, Equatable {
    /// A role that only one player of a team has.
    public enum Duty: String, Sendable {
      case captain = "C"
      case vice = "V"
    }

    /// The name.
    public var name: String
    /// The short form of the name where there is no room for it; the drawing may cut it further.
    public var shortName: String
    /// The text in the circle: `8`.
    public var value: String
    /// The club, in its shortest known form; may be empty.
    public var club: String
    /// The text after the club: `11.0`.
    public var price: String
    /// The slot, above the circle; empty where the line says it.
    public var slot: String
    /// Whether no player can replace them: a filled circle.
    public var isFixed: Bool
    /// Their special role, if any.
    public var duty: Duty?
    /// The full details, shown on hover.
    public var title: String

    /// A player.
    public init(
      _ name: String, short shortName: String, value: String, club: String, price: String, slot: String,
      isFixed: Bool, duty: Duty?, title: String
    ) {
      self.name = name
      self.shortName = shortName
      self.value = value
      self.club = club
      self.price = price
      self.slot = slot
      self.isFixed = isFixed
      self.duty = duty
      self.title = title
    }
  }

  /// The lines from top to bottom; a long one takes several rows.
  public var lines: [[Spot]]
  /// The bench, in its order.
  public var bench: [Spot]
  /// Whether the lines are those of football, starting with the goalkeeper's.
  public var isPitch: Bool
  /// The most players in a row of slots; a row on a pitch or on the bench holds one more.
  var mostInRow = Self.mostInRow

  /// The most players in a row of slots on a page.
  public static let mostInRow = 4

  /// A drawing of these players.
  public init(lines: [[Spot]], bench: [Spot], isPitch: Bool) {
    self.lines = lines
    self.bench = bench
    self.isPitch = isPitch
  }
}
