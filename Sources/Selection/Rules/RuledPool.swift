import Tables

/// A pool as a rule set sees it: who fits which role, who counts for which club, and whom the rules name.
public struct RuledPool: Sendable {
  /// The players.
  public let pool: Pool
  /// The rules.
  public private(set) var rules: Rules
  /// Which players fit which roles.
  public let eligibility: Eligibility
  /// For which clubs the players count.
  public let clubs: ClubNumbers
  /// The players whom the rules name.
  public let named: NamedPlayers
  /// Who plays for which club against which; nobody where the rules do not ask.
  let matchups: Matchups
  /// What the rules ask of the teams of the pool, as the search sees it.
  public private(set) var terms = TeamTerms()
  /// The rules that ask for something.
  let inForce: [any TeamRule]
  /// The pool's file, for the warnings.
  let file: String

  /// A pool under rules.
  /// - Parameter file: the pool's file, for the warnings.
  /// - Complexity: O(players).
  public init(_ pool: Pool, under rules: Rules, file: String) {
    self.pool = pool
    self.rules = rules
    self.file = file
    eligibility = rules.eligibility(in: pool, file: file)
    clubs = rules.clubNumbers(in: pool)
    matchups = rules.stacks.isEmpty && rules.leastGames == nil ? Matchups() : Matchups(pool)
    inForce = rules.inForce + (pool.people.isEmpty ? [] : [OneRowEach()])
    named = rules.namedPlayers(in: pool)
    for rule in inForce { rule.enter(&terms, of: self) }
  }

  /// The same under a budget of another height.
  public func within(_ budget: DecimalNumber) -> RuledPool {
    var other = self
    other.rules.budget = budget
    return other
  }
}
