/// A team as it stands: its lines on a pitch, or its slots in rows; below them the bench.
public struct LineupChart: Chart {
  /// A player of the team.
  public struct Spot: Sendable, Equatable {
    /// What a team has but one of.
    public enum Duty: String, Sendable {
      case captain = "C"
      case vice = "V"
    }

    /// The name.
    public var name: String
    /// What the name is shortened to where there is no room for it; the drawing cuts this too, if it must.
    public var shortName: String
    /// What stands in the circle: `8`.
    public var value: String
    /// The club, as short as it is known; may be empty.
    public var club: String
    /// What stands behind the club: `11.0`.
    public var price: String
    /// The slot, above the circle; empty where the line says it.
    public var slot: String
    /// Whether nobody can take their place: a filled circle.
    public var isFixed: Bool
    /// What only they do.
    public var duty: Duty?
    /// The whole story, shown when the pointer rests on them.
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

  /// The chart's short name, for identifiers.
  public var name: String
  /// What the drawing shows, in a few words.
  public var title: String
  /// Who stands where, in a sentence.
  public var summary: String
  /// The lines from top to bottom; a long one takes several rows.
  public var lines: [[Spot]]
  /// Those who do not play, in their order.
  public var bench: [Spot]
  /// Whether the lines are those of football, the goalkeeper's first.
  public var isPitch: Bool
  /// What circles and numbers mean, below the drawing; may be empty.
  public var legend: String
  /// The players with all that is known of them.
  public var table: DataTable
  /// The most players in a row of slots; a row on a pitch or of the bench holds one more.
  var mostInRow = Self.mostInRow

  /// The most players in a row of slots on a page.
  public static let mostInRow = 4

  /// The table stands in for the drawing.
  public var data: DataTable? { table }

  /// A drawing of these players.
  public init(
    name: String, title: String, summary: String, lines: [[Spot]], bench: [Spot], isPitch: Bool,
    legend: String, table: DataTable
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.lines = lines
    self.bench = bench
    self.isPitch = isPitch
    self.legend = legend
    self.table = table
  }
}
