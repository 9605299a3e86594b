import Documents
import Snapshots
import Tables
import Words

/// The most players of a what-if that a page shows.
private let playersShown = 50

/// Returns the marginal value of each player: first the members of the best team, the greatest loss without them first;
/// then the others, the smallest loss with them first, and those with a bound instead. `nil` if it was not requested.
func whatIfSection(_ content: BestContent, of snapshot: Snapshot, units: Units) -> Section? {
  let all = judgedPlayers(content)
  guard let found = content.whatIf, found.playerWhatIfComplete != nil, !all.isEmpty,
    content.judgedSkill != nil
  else { return nil }
  let shown = firstOfWorth(all, atMost: playersShown)
  let table = whatIfTable(shown, content, units: units)
  let scope = content.plan?.judgedScope.map { ["\(capitalised($0))."] } ?? []
  let showsPrices = table.columns.contains { $0.title == "Enters at" }
  let unknown = [
    (shown.contains(where: \.isBound), "≤: no team with them has more."),
    (showsPrices && !shown.allSatisfy(\.knowsPrices), "?: not known."),
  ]
  let remarks =
    scope + meanings(of: table, in: units.words, mustSpend: snapshot.teamRules.minCost != nil)
    + unknown.filter(\.0).map(\.1)
  let known = Set(found.playerWhatIf.map(\.row))
  let missing =
    found.playerWhatIfComplete == false
    ? content.answer.bestTeam.players.filter { !known.contains($0.row) } : []
  let names = listed(shortened(missing.map(\.displayName), to: 6), "and")
  let others = all.count - shown.count
  let unknownCount =
    found.playerWhatIfComplete == false ? snapshot.playerPool.playerCount - all.count - missing.count : 0
  return Section(
    "What each player is worth", anchor: "players",
    blocks: [
      .table(
        table.folded("All \(counted(shown.count, "player"))") {
          shown[$0].inTeam || (shown[$0].worth?.mantissa ?? 0) != 0
        }),
      .note(remarks.joined(separator: " ")),
      missing.isEmpty
        ? nil
        : .paragraph(
          "No figures for \(names): the search ended before it reached them. Ask about one of them with --why."
        ),
      others > 0 ? .paragraph("\(counted(others, "more player")): in the JSON and in --format csv.") : nil,
      unknownCount > 0
        ? .paragraph(
          "Nothing is known of \(counted(unknownCount, "more player")), who may be as good as members of the team."
        ) : nil,
    ])
}

/// Returns the table of the shown players, without columns that say nothing.
private func whatIfTable(
  _ shown: [JudgedPlayer], _ content: BestContent, units: Units
) -> DataTable {
  let roles = Dictionary(
    (content.players ?? []).map { ($0.row, $0.role ?? "") }, uniquingKeysWith: { first, _ in first })
  let rows = shown.map { player in
    DataTable.Row(
      [
        .init(player.name), .init(player.role ?? roles[player.row] ?? ""),
        .init(
          player.bounding(player.worth.map { units.signed(ExactDecimal($0)) } ?? ""),
          amount: player.worth.map { ExactDecimal($0).approximate }),
        .init(skill: player.skill, units), .init(units.cost(player.cost)),
        .init(player.bounding(units.skill(player.with))), .init(units.skill(player.without)),
        .init(player.inTeam ? "" : player.knowsPrices ? units.cost(player.entersAt) : "?"),
        .init(units.cost(player.staysUpTo)),
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
    "With them": Set(shown.map(\.with)).count < 2 && !shown.contains(where: \.isBound),
    "Without them": Set(shown.map(\.without)).count < 2,
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
  return csvTable(
    [
      "row", "name", "skill", "cost", "inTeam", "skillWith", "skillWithout", "worth", "entersAt", "staysUpTo",
      "skillWithAtMost",
    ],
    inOrderOfWorth(judgedPlayers(content)).map { player in
      [
        String(player.row), player.name, units.skill(player.skill), units.cost(player.cost),
        player.inTeam ? "yes" : "no", player.isBound ? "" : units.skill(player.with),
        units.skill(player.without),
        player.isBound ? "" : player.worth.map { units.signed(ExactDecimal($0)) } ?? "",
        units.cost(player.entersAt), units.cost(player.staysUpTo),
        player.knowsPrices ? "" : units.skill(player.with),
      ]
    })
}
