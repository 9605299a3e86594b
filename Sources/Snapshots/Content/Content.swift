import JSON

/// What a run found, by the kind of page that shows it.
public struct Content: Sendable {
  /// The content itself; `nil` if the run found nothing but what it read.
  public let value: (any PageContent)?

  /// The content of one kind.
  public init(_ value: any PageContent) { self.value = value }

  private init() { value = nil }

  /// Returns the content if it is of one kind.
  public subscript<Kind: PageContent>(_ kind: Kind.Type) -> Kind? { value as? Kind }

  /// Nothing but what was read.
  public static let nothing = Content()

  /// All kinds of contents; a snapshot with the marks of several is of the first.
  public static let kinds: [any PageContent.Type] = [
    IndexContent.self, BattleContent.self, TournamentContent.self, StandingsContent.self, CompareContent.self,
    CheckContent.self, BestContent.self, LineupsContent.self, PlayersContent.self, TeamContent.self,
    RosterContent.self,
  ]
}

/// The content of one kind of page.
public protocol PageContent: Inlined, Sendable, Equatable {
  /// What distinguishes it from other contents.
  static var kind: ContentKind { get }

  /// The hand-picked teams in it, in the order in which they were named.
  var pickedTeams: [ManualTeamRecord] { get }

  /// Checks what the schema cannot: that no values contradict each other.
  func validate() throws(Contradiction)
}

extension PageContent {
  /// No teams.
  public var pickedTeams: [ManualTeamRecord] { [] }

  fileprivate func equals(_ other: (any PageContent)?) -> Bool { self == other as? Self }
}

/// What distinguishes the content of one kind of page from others.
public struct ContentKind: Sendable {
  /// The name of the page that a run writes, without an extension; `nil` if it is only printed.
  public let page: String?
  /// The members that identify it: all of them or, if there are several such sets, all of one.
  let marks: [Set<String>]
  /// Whether its teams or players come from a pool.
  let usesPool: Bool

  init(_ page: String?, marks: Set<String>..., usesPool: Bool = false) {
    (self.page, self.marks, self.usesPool) = (page, marks, usesPool)
  }
}

extension Content: Equatable {
  /// Whether two contents are of one kind and equal.
  public static func == (first: Content, second: Content) -> Bool {
    first.value?.equals(second.value) ?? (second.value == nil)
  }
}

extension Content: Inlined {
  /// The names of the members of all kinds.
  public static let names = Array(Set(kinds.flatMap { $0.names })).sorted()

  /// Reads the content of one kind.
  /// - Throws: ``Contradiction`` if there are members of another kind too.
  public init(from decoder: any Decoder) throws {
    let present = try decoder.memberNames()
    let kind = Self.kinds.first { $0.kind.marks.contains(where: present.isSuperset) }
    let own = kind?.names ?? []
    if let foreign = Self.names.first(where: { present.contains($0) && !own.contains($0) }) {
      let mark = kind?.kind.marks.lazy.compactMap { $0.filter(present.contains).min() }.first
      throw Contradiction(
        place: foreign,
        reason: mark.map { "does not belong with '\($0)'" } ?? "means nothing on its own")
    }
    value = try kind?.init(from: decoder)
  }

  /// Writes the members of the content.
  public func encode(to encoder: any Encoder) throws { try value?.encode(to: encoder) }
}

extension Snapshot {
  /// Returns the content of one kind; `nil` if the snapshot is of another, which setting `nil` does not change.
  public subscript<Kind: PageContent>(_ kind: Kind.Type) -> Kind? {
    get { content[kind] }
    set { content = newValue.map { Content($0) } ?? content }
  }

  /// The best team and what belongs to it, if one was searched for.
  public var answer: AnswerRecord? {
    get {
      self[BestContent.self]?.answer ?? self[CheckContent.self]?.answer ?? self[CompareContent.self]?.answer
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
  public var manualTeams: [ManualTeamRecord] { content.value?.pickedTeams ?? [] }
}
