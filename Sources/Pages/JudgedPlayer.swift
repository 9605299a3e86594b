import Snapshots
import Tables

/// A player in the table of what players are worth.
struct JudgedPlayer {
  let row: Int
  let name: String
  let role: String?
  let skill: ExactDecimal
  let cost: ExactDecimal
  let inTeam: Bool
  /// The best skill of a team with them, or an upper bound of it; `nil` if there is none.
  let with: ExactDecimal?
  /// Whether `with` is only an upper bound.
  let isBound: Bool
  /// The best skill of a team without them; `nil` if there is none.
  let without: ExactDecimal?
  /// The prices at which they enter and up to which they stay in the best team; `nil` if there is none.
  let entersAt, staysUpTo: ExactDecimal?
  /// Whether it is known at which price they enter.
  let knowsPrices: Bool
  /// What the best team gains from a member, or loses with any other player; `nil` if no team is legal.
  let worth: DecimalNumber?

  /// A player whose figures are known.
  init(_ figures: WhatIfRecord, best: ExactDecimal?) {
    (row, name, role) = (figures.row, figures.displayName, figures.role)
    (skill, cost, inTeam) = (figures.skill, figures.cost, figures.inTeam)
    (with, without, isBound) = (figures.skillWith, figures.skillWithout, false)
    (entersAt, staysUpTo, knowsPrices) = (figures.entersAt, figures.staysUpTo, true)
    worth = inTeam ? difference(best, without) : difference(with, best)
  }

  /// A player outside the best team whose prices are not known, nor perhaps the best team with them.
  init(_ bounds: PlayerBoundsRecord, best: ExactDecimal?) {
    let player = bounds.player
    (row, name, role) = (player.row, player.displayName, player.role)
    (skill, cost, inTeam) = (player.skill, player.cost, false)
    (with, without) = (bounds.skillWithAtMost, best)
    (entersAt, staysUpTo, knowsPrices) = (nil, nil, false)
    isBound = bounds.skillWithAtLeast != bounds.skillWithAtMost
    worth = difference(with, best)
  }

  /// Returns a text about the best team with them, with a sign if it is about an upper bound.
  func bounding(_ text: String) -> String { isBound ? "≤ " + text : text }

  /// Members come first, by the loss without them; then the others, by the loss with them and how much cheaper they must
  /// be to enter the team; last those of whom only a bound is known, the most skilled first.
  func isBefore(_ other: JudgedPlayer) -> Bool {
    if inTeam != other.inTeam { return inTeam }
    if isBound != other.isBound { return other.isBound }
    if isBound { return other.skill.number < skill.number }
    if worth != other.worth { return isLess(other.worth, worth, nilIsGreater: inTeam) }
    return isLess(missingDiscount, other.missingDiscount, nilIsGreater: true)
  }

  private var missingDiscount: DecimalNumber? { entersAt.flatMap { cost.number.subtracting($0.number) } }
}

private func difference(_ one: ExactDecimal?, _ other: ExactDecimal?) -> DecimalNumber? {
  guard let one, let other else { return nil }
  return one.number.subtracting(other.number)
}

/// Returns the players whose value is known, or bounded; each is made when asked for, since there may be a million.
func judgedPlayers(_ content: BestContent) -> some RandomAccessCollection<JudgedPlayer> {
  let best = content.judgedSkill
  let (known, bounded) = (content.whatIf?.playerWhatIf ?? [], content.whatIf?.playerBounds ?? [])
  return (0..<known.count + bounded.count).lazy.map {
    $0 < known.count
      ? JudgedPlayer(known[$0], best: best) : JudgedPlayer(bounded[$0 - known.count], best: best)
  }
}

/// Returns the players in the order of the table.
func inOrderOfWorth(_ players: some Collection<JudgedPlayer>) -> [JudgedPlayer] {
  let numbered = players.enumerated().map { (number: $0, player: $1) }
  return numbered.sorted { one, other in
    one.player.isBefore(other.player)
      || (one.number < other.number && !other.player.isBefore(one.player))
  }.map(\.player)
}

/// Returns the first `limit` players in the order of the table.
func firstOfWorth(_ players: some Collection<JudgedPlayer>, atMost limit: Int) -> [JudgedPlayer] {
  var first: [JudgedPlayer] = []
  for player in players where first.count < limit || player.isBefore(first[first.count - 1]) {
    first.insert(player, at: first.firstIndex(where: player.isBefore) ?? first.count)
    if first.count > limit { first.removeLast() }
  }
  return first
}

private func isLess(_ one: DecimalNumber?, _ other: DecimalNumber?, nilIsGreater: Bool) -> Bool {
  switch (one, other) {
  case (let one?, let other?): one < other
  case (nil, nil): false
  case (nil, _): !nilIsGreater
  case (_, nil): nilIsGreater
  }
}
