import Tables

/// A column of a fighters file, in the order of an input line: name, team, the eight statistics, and two that
/// may be missing.
public enum FighterColumn: Hashable, Sendable, CaseIterable {
  /// The name.
  case name
  /// The side.
  case team
  /// One of the eight statistics.
  case statistic(Statistic)
  /// The life state of the fighter; may be missing.
  case state
  /// The identifier that tells namesakes apart; may be missing.
  case id

  /// All columns, in the order in which a new file has them.
  public static let allCases: [FighterColumn] =
    [.name, .team] + Statistic.allCases.map { .statistic($0) } + [.state, .id]

  /// The header that identifies the column.
  public var header: String {
    switch self {
    case .name: "name"
    case .team: "team"
    case .statistic(let statistic): statistic.rawValue
    case .state: "state"
    case .id: "id"
    }
  }

  /// Whether every file must have it.
  public var isRequired: Bool { self != .state && self != .id }

  /// The index of the column in a table that was read for a roster, and in a file without a header.
  var index: Int { Self.allCases.firstIndex(of: self)! }

  /// What a cell may hold.
  var kind: TableRequest.Kind {
    switch self {
    case .name: .text(required: true)
    case .team: .word(among: Side.words, required: true)
    case .statistic:
      .number(
        unitPlaces: 0,
        allowed: .init(
          lowest: DecimalNumber(mantissa: Int128(Statistic.range.lowerBound), places: 0),
          highest: DecimalNumber(mantissa: Int128(Statistic.range.upperBound), places: 0), wholeNumbers: true),
        hint: nil)
    case .state: .word(among: LifeState.words, required: false)
    case .id: .text(required: false)
    }
  }

  /// Other names for the column, suggested when it is missing.
  var synonyms: [String] {
    switch self {
    case .name: ["transformer", "fighter", "player"]
    case .team: ["side", "faction", "allegiance"]
    case .statistic(.intelligence): ["int", "intellect"]
    case .statistic(.courage): ["bravery"]
    case .statistic(.firepower): ["fire power", "fireblast"]
    case .statistic(let statistic): [String(statistic.rawValue.prefix(3))]
    case .state: ["status"]
    case .id: ["uuid"]
    }
  }
}
