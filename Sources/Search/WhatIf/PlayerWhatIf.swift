/// What one player changes: what he adds, and the prices of his own at which that ends.
///
/// Legal teams have exactly the size, cost at most the budget and keep the rules that there are beside. The prices
/// are whole units of the cost column, 0 or more; everybody else costs what he costs now.
public struct PlayerWhatIf: Sendable, Equatable {
  /// The player's row.
  public var row: Int
  /// The best skill of the legal teams with him; `nil` where there is none.
  public var skillWith: Int128?
  /// The best skill of the legal teams without him; `nil` where there is none.
  public var skillWithout: Int128?
  /// The highest cost of his own at which some legal team with him has the best skill, or more than that, which
  /// happens only below his present cost; `nil` where not even 0 is low enough. Under a lowest spend it happens
  /// above that cost too, where a team was too cheap, and lower costs need not be as good.
  public var entersAt: Int128?
  /// For a member of the best team the highest cost of his own at which he stays worth it: some legal team with
  /// him has at least `skillWithout`, or, where that is `nil`, there is a legal team with him at all. One unit
  /// more, and every best team does without him. `nil` for all others.
  ///
  /// Raising his cost changes no team without him, so that up to here a team with him is among those of the best
  /// skill that there is then, and at or below his present cost nothing ends it: this is never below his
  /// cost. It equals `entersAt` where the best skill is reached without him too. Under a lowest spend there can be
  /// costs below it at which no team with him spends enough.
  public var staysUpTo: Int128?

  /// What is known of a player.
  public init(
    row: Int, skillWith: Int128?, skillWithout: Int128?, entersAt: Int128?, staysUpTo: Int128?
  ) {
    self.row = row
    self.skillWith = skillWith
    self.skillWithout = skillWithout
    self.entersAt = entersAt
    self.staysUpTo = staysUpTo
  }
}
