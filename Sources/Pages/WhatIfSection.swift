import Documents
import Snapshots
import Tables
import Words

/// The most players of a what-if that a page shows.
private let playersShown = 50

/// Returns the marginal value of each player: first the members of the best team, the greatest loss without them first;
/// then the others, the smallest loss with them first. `nil` if it was not requested.
func whatIfSection(_ content: BestContent, of snapshot: Snapshot, units: Units) -> Section? {
  guard let found = content.whatIf, found.playerWhatIfComplete != nil, !found.playerWhatIf.isEmpty,
    let best = content.judgedSkill
  else { return nil }
  let shown = inOrderOfWorth(found.playerWhatIf, best: best, atMost: playersShown)
  let table = whatIfTable(shown, content, best: best, units: units)
  let scope = content.plan?.judgedScope.map { ["\(capitalised($0))."] } ?? []
  let remarks = scope + meanings(of: table, in: units.words, mustSpend: snapshot.teamRules.minCost != nil)
  let known = Set(found.playerWhatIf.map(\.row))
  let missing =
    found.playerWhatIfComplete == false
    ? content.answer.bestTeam.players.filter { !known.contains($0.row) } : []
  let names = listed(shortened(missing.map(\.displayName), to: 6), "and")
  let others = found.playerWhatIf.count - shown.count
  return Section(
    "What each player is worth", anchor: "players",
    blocks: [
      .table(
        table.folded("All \(counted(shown.count, "player"))") {
          shown[$0].inTeam || (shown[$0].worth(best: best)?.mantissa ?? 0) != 0
        }),
      .note(remarks.joined(separator: " ")),
      missing.isEmpty
        ? nil
        : .paragraph(
          "No figures for \(names): the search ended before it reached them. Ask about one of them with --why."
        ),
      others > 0 ? .paragraph("\(counted(others, "more player")): in the JSON and in --format csv.") : nil,
    ])
}

/// Returns the table of the shown players, without columns that say nothing.
private func whatIfTable(
  _ shown: [WhatIfRecord], _ content: BestContent, best: ExactDecimal, units: Units
) -> DataTable {
  let roles = Dictionary(
    (content.players ?? []).map { ($0.row, $0.role ?? "") }, uniquingKeysWith: { first, _ in first })
  let rows = shown.map { player in
    DataTable.Row(
      [
        .init(player.displayName), .init(player.role ?? roles[player.row] ?? ""),
        .init(
          worth(player, best: best, units: units),
          amount: player.worth(best: best).map { ExactDecimal($0).approximate }),
        .init(skill: player.skill, units), .init(units.cost(player.cost)),
        .init(units.skill(player.skillWith)), .init(units.skill(player.skillWithout)),
        .init(player.inTeam ? "" : units.cost(player.entersAt)), .init(units.cost(player.staysUpTo)),
      ], marks: player.inTeam ? [.init("in the team")] : [])
  }
  let table = DataTable(
    caption:
      "The best \(units.words.skill) with and without each player, and the \(units.words.cost) at which that would change",
    columns: [
      .init("Player"), .init("Role").minor, .init("Worth", .bar(.blue, full: nil)),
      units.words.skillColumn.minor, units.words.costColumn,
      .init("With them", short: "with", .number).minor.lower,
      .init("Without them", short: "without", .number).minor.lower,
      .init("Enters at", .number).minor.lower, .init("Stays up to", .number),
    ], rows: rows, markTitle: "Team"
  ).withoutZeroColumns
  // If all players have the same value, a column of one number says nothing, and so do roles of a pool without any.
  let isIdle = [
    "With them": Set(shown.map(\.skillWith)).count < 2,
    "Without them": Set(shown.map(\.skillWithout)).count < 2,
    "Role": roles.values.allSatisfy(\.isEmpty) && shown.allSatisfy { $0.role == nil },
  ]
  return table.keeping { isIdle[table.columns[$0].title] != true }
}

private func meanings(of table: DataTable, in words: PoolWords, mustSpend: Bool) -> [String] {
  let titles = Set(table.columns.map(\.title))
  let (enters, stays) = (titles.contains("Enters at"), titles.contains("Stays up to"))
  let meanings = [
    (
      titles.contains("Worth"),
      "Worth: the \(words.skill) lost without a member, or with another player forced in."
    ),
    (
      enters,
      "Enters at: the break-even price, the highest \(words.cost) at which a team with them has the best \(words.skill)."
    ),
    (
      stays,
      "Stays up to: the break-even price of a member, the highest at which they are still in the best team."
    ),
    (
      enters || stays,
      "Above it a team without them has more \(words.skill), as much for less, or as much for the same and comes first in the pool."
    ),
    (mustSpend, "Below it a team with them may not spend as much as the rules require."),
  ]
  return meanings.filter(\.0).map(\.1)
}

/// Returns the value of every player as a table for spreadsheets, in the order of the page.
public func whatIfForCSV(_ content: BestContent, of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  let best = content.judgedSkill
  return csvTable(
    [
      "row", "name", "skill", "cost", "inTeam", "skillWith", "skillWithout", "worth", "entersAt", "staysUpTo",
    ],
    inOrderOfWorth(content.whatIf?.playerWhatIf ?? [], best: best).map { player in
      [
        String(player.row), player.displayName, units.skill(player.skill), units.cost(player.cost),
        player.inTeam ? "yes" : "no", units.skill(player.skillWith), units.skill(player.skillWithout),
        worth(player, best: best, units: units), units.cost(player.entersAt), units.cost(player.staysUpTo),
      ]
    })
}

/// Returns the marginal value of a member, or the loss with another player: `+2`, `0`, `−1`; empty if no team is legal.
private func worth(_ player: WhatIfRecord, best: ExactDecimal?, units: Units) -> String {
  guard let best, let difference = player.worth(best: best) else { return "" }
  return units.signed(ExactDecimal(difference))
}

/// Returns the players, or the first `limit` without sorting a million others, in the order of the table.
private func inOrderOfWorth(
  _ players: [WhatIfRecord], best: ExactDecimal?, atMost limit: Int = .max
) -> [WhatIfRecord] {
  guard let best else { return players }
  let keys = players.map { Worth($0, best: best) }
  func isBefore(_ one: Int, _ other: Int) -> Bool {
    keys[one].isBefore(keys[other]) || (one < other && !keys[other].isBefore(keys[one]))
  }
  guard limit < players.count / 2 else {
    return players.indices.sorted(by: isBefore).prefix(limit).map { players[$0] }
  }
  var first: [Int] = []
  for index in players.indices where first.count < limit || isBefore(index, first[first.count - 1]) {
    let place = first.firstIndex { isBefore(index, $0) } ?? first.count
    first.insert(index, at: place)
    if first.count > limit { first.removeLast() }
  }
  return first.map { players[$0] }
}

/// The sort key of the table.
private struct Worth {
  let inTeam: Bool
  let worth: DecimalNumber?
  /// How much cheaper they must be to enter the team.
  let missingDiscount: DecimalNumber?

  init(_ player: WhatIfRecord, best: ExactDecimal) {
    inTeam = player.inTeam
    worth = player.worth(best: best)
    missingDiscount = player.entersAt.flatMap { player.cost.number.subtracting($0.number) }
  }

  /// Members come first, by the loss without them; then the others, by the loss with them and the discount needed.
  func isBefore(_ other: Worth) -> Bool {
    if inTeam != other.inTeam { return inTeam }
    if worth != other.worth { return isLess(other.worth, worth, nilIsGreater: inTeam) }
    return isLess(missingDiscount, other.missingDiscount, nilIsGreater: true)
  }
}

private func isLess(_ one: DecimalNumber?, _ other: DecimalNumber?, nilIsGreater: Bool) -> Bool {
  switch (one, other) {
  case (let one?, let other?): one < other
  case (nil, nil): false
  case (nil, _): !nilIsGreater
  case (_, nil): nilIsGreater
  }
}

extension WhatIfRecord {
  /// Returns what the best team gains from a member, or loses with any other player.
  fileprivate func worth(best: ExactDecimal) -> DecimalNumber? {
    guard inTeam else { return skillWith.flatMap { $0.number.subtracting(best.number) } }
    return skillWithout.flatMap { best.number.subtracting($0.number) }
  }
}
