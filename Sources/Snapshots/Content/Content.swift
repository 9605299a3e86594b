import JSON

/// What a run found, by the kind of page that shows it.
///
/// Indirect, because contents are large: otherwise everything that holds one would have its own code to copy every
/// field.
public indirect enum Content: Sendable, Equatable {
  /// The best team of a pool.
  case best(BestContent)
  /// Many lineups from one pool.
  case lineups(LineupsContent)
  /// Hand-picked teams and the best one.
  case check(CheckContent)
  /// What budgets buy.
  case compare(CompareContent)
  /// The players of a pool.
  case players(PlayersContent)
  /// Hand-picked teams alone, and the changes made to them.
  case team(TeamContent)
  /// A football tournament.
  case tournament(TournamentContent)
  /// Tables of results.
  case standings(StandingsContent)
  /// A battle.
  case battle(BattleContent)
  /// The fighters of a roster.
  case roster(RosterContent)
  /// The tasks of a batch.
  case index(IndexContent)
  /// Nothing but what was read.
  case nothing

  /// The content itself; `nil` if there is none.
  var value: (any PageContent)? {
    switch self {
    case .best(let value): value
    case .lineups(let value): value
    case .check(let value): value
    case .compare(let value): value
    case .players(let value): value
    case .team(let value): value
    case .tournament(let value): value
    case .standings(let value): value
    case .battle(let value): value
    case .roster(let value): value
    case .index(let value): value
    case .nothing: nil
    }
  }
}

/// The content of one kind of page.
public protocol PageContent: Inlined, Sendable, Equatable {
  /// Checks what the schema cannot: that no values contradict each other.
  func validate() throws(Contradiction)
}

extension Content: Inlined {
  /// How the content of a kind is recognised and read.
  private struct Kind: Sendable {
    /// The members that identify it: all of them or, if there are several such sets, all of one.
    var marks: [Set<String>]
    /// The names of its members.
    var names: [String]
    /// Reads it.
    var read: @Sendable (any Decoder) throws -> Content
    /// Returns a value as the content of this kind; `nil` if it is of another.
    var content: @Sendable (any PageContent) -> Content?

    init<Value: PageContent>(_ content: @escaping @Sendable (Value) -> Content, _ marks: Set<String>...) {
      self.marks = marks
      names = Value.names
      read = { content(try Value(from: $0)) }
      self.content = { ($0 as? Value).map(content) }
    }
  }

  /// The kinds of contents; a snapshot with the marks of several is of the first.
  private static let kinds = [
    Kind(Content.index, ["job"]), Kind(Content.battle, ["battle"]), Kind(Content.tournament, ["teams"]),
    Kind(Content.standings, ["standings"]), Kind(Content.compare, ["budgets"], ["breakpoints"]),
    Kind(Content.check, ["bestTeam", "manualTeams"]), Kind(Content.best, ["bestTeam"]),
    Kind(Content.lineups, ["lineups"]), Kind(Content.players, ["players"]),
    Kind(Content.team, ["manualTeams"]), Kind(Content.roster, ["fighters"]),
  ]

  /// Whether teams or players come from a pool.
  var usesPool: Bool {
    switch self {
    case .best, .lineups, .check, .compare, .players, .team: true
    case .tournament, .standings, .battle, .roster, .index, .nothing: false
    }
  }

  /// Creates the content of the kind that a value is of.
  init?(_ value: any PageContent) {
    guard let content = Self.kinds.lazy.compactMap({ $0.content(value) }).first else { return nil }
    self = content
  }

  /// The names of the members of all kinds.
  public static let names = Array(Set(kinds.flatMap { $0.names })).sorted()

  /// Reads the content of one kind.
  /// - Throws: ``Contradiction`` if there are members of another kind too.
  public init(from decoder: any Decoder) throws {
    let present = try decoder.memberNames()
    let kind = Self.kinds.first { $0.marks.contains(where: present.isSuperset) }
    let own = kind?.names ?? []
    if let foreign = Self.names.first(where: { present.contains($0) && !own.contains($0) }) {
      let mark = kind?.marks.lazy.compactMap { $0.filter(present.contains).min() }.first
      throw Contradiction(
        place: foreign,
        reason: mark.map { "does not belong with '\($0)'" } ?? "means nothing on its own")
    }
    self = try kind?.read(decoder) ?? .nothing
  }

  /// Writes the members of the content.
  public func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
}

extension Snapshot {
  /// Returns the content of one kind; `nil` if the snapshot is of another, which setting `nil` does not change.
  public subscript<Kind: PageContent>(_ kind: Kind.Type) -> Kind? {
    get { content.value as? Kind }
    set { content = newValue.flatMap { Content($0) } ?? content }
  }

  /// The best team and what belongs to it, if one was searched for.
  public var answer: AnswerRecord? {
    get {
      switch content {
      case .best(let best): best.answer
      case .check(let check): check.answer
      case .compare(let compare): compare.answer
      default: nil
      }
    }
    set {
      guard let newValue else { return }
      self[BestContent.self]?.answer = newValue
      self[CheckContent.self]?.answer = newValue
      self[CompareContent.self]?.answer = newValue
    }
  }

  /// The seconds that the search took, if `--timings` asked for them.
  public var searchSeconds: ExactDecimal? {
    get { answer?.searchSeconds ?? self[LineupsContent.self]?.searchSeconds }
    set {
      answer?.searchSeconds = newValue
      self[LineupsContent.self]?.searchSeconds = newValue
    }
  }

  /// The hand-picked teams that were read, in the order in which they were named.
  public var manualTeams: [ManualTeamRecord] {
    switch content {
    case .check(let check): check.manualTeams
    case .compare(let compare): compare.picked?.manualTeams ?? []
    case .players(let players): players.manualTeams ?? []
    case .team(let team): team.manualTeams
    default: []
    }
  }
}
