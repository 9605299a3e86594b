import Documents
import Snapshots
import Words

/// The most teams of a list that a page shows.
private let teamsShown = 200

/// The largest team size for which every row of a list names all players.
private let mostListed = 6

/// Returns the best teams in order; `nil` if none was found.
/// - Parameter owned: the squad that transfer plans start from.
func topTeamsSection(
  _ found: TopTeamsRecord, from owned: OwnedRecord? = nil, best: BestTeamRecord, under rules: TeamRulesRecord,
  units: Units
) -> Section? {
  let teams = found.topTeams
  guard let first = teams.first else { return nil }
  let shown = teams.prefix(teamsShown)
  let units = units.distinguishing(shown.map(\.skill) + shown.map(\.net))
  let isSmall = first.players.count <= mostListed
  func words(_ team: TopTeamRecord) -> Prose {
    if isSmall { return Prose(members(of: team, under: rules)) }
    if let owned { return exchange(of: owned.players, for: team.players) }
    return team.rank == first.rank ? teamProse(team.players, under: rules) : exchange(team, against: first)
  }
  let rows = shown.map { team in
    DataTable.Row([
      .init(grouped(team.rank)), .init(team.transfers == nil ? "" : units.skill(team.net)),
      .init(team.transfers.map { "\($0)" } ?? ""),
      .init(units.skill(team.skill), exact: units.exactSkill(team.skill)), .init(units.cost(team.cost)),
      .init(words(team)),
    ])
  }
  let table = DataTable(
    caption: "The best teams in order, with their \(units.words.ofPlayers)",
    columns: [
      .init("Rank", .number), .init("After hits", short: "Net", .number).optional,
      .init("Transfers", .number).optional, units.words.skillColumn, units.words.costColumn,
      isSmall
        ? .init("Players")
        : owned == nil ? .init("Players, and what differs from the first", short: "Players") : .init("Moves"),
    ], rows: Array(rows))
  let unlisted = teams.count - shown.count
  return Section(
    title(of: found, best: best, in: units.words), anchor: "list", isFolded: teams.count > 1,
    blocks: [
      .table(table),
      unlisted > 0
        ? .paragraph("\(counted(unlisted, "more team")): in the JSON and in --format csv.") : nil,
    ])
}

/// Returns the same teams as lineups, if the list shows only how they differ; `nil` if it names all players.
func listedLineupsSection(_ teams: [TopTeamRecord], under rules: TeamRulesRecord, units: Units) -> Section? {
  guard teams.count > 1, teams[0].players.count > mostListed else { return nil }
  let units = units.distinguishing(teams.prefix(teamsShown).map(\.skill))
  let table = DataTable(
    caption: "The best teams as they stand",
    columns: [.init("Rank", .number), units.words.skillColumn, units.words.costColumn, .init("Players")],
    rows: teams.prefix(teamsShown).map { team in
      DataTable.Row([
        .init(grouped(team.rank)), .init(units.skill(team.skill), exact: units.exactSkill(team.skill)),
        .init(units.cost(team.cost)), .init(teamProse(team.players, under: rules)),
      ])
    })
  return Section(
    "The teams as lineups", anchor: "lineups", place: .reports, isFolded: true, blocks: [.table(table)])
}

private func title(of found: TopTeamsRecord, best: BestTeamRecord, in words: PoolWords) -> String {
  let (list, count, isPlans) = (found.topList, found.topTeams.count, found.isPlans)
  let isCut =
    list.onlyBestSkill && !isPlans && list.countsLineups(best) && best.teamsSharingSkill != String(count)
  let noun = isPlans ? "plan" : "team"
  let most = isPlans ? "with the most points after hits" : "of the best \(words.skill)"
  let teams = list.onlyBestSkill ? "\(noun)s \(most)" : "best \(noun)s"
  let differing = list.different > 1 ? ", each different in \(counted(list.different, "player")) or more" : ""
  if count == 1 { return list.onlyBestSkill ? "The \(noun) \(most)" : "The best \(noun)\(differing)" }
  return "The \(isCut ? "first " : "")\(grouped(count)) \(teams)\(differing)"
}

/// Returns the players, each with their role in the lineup if the rules have roles: `PG Curry, UTIL Thompson`.
private func members(of team: TopTeamRecord, under rules: TeamRulesRecord) -> String {
  byPlace(team.players, under: rules).map { player in
    (player.place.map { "\($0) " } ?? "") + player.displayName + (player.dutyMark.map { " (\($0))" } ?? "")
  }.joined(separator: ", ")
}

/// Returns how a team differs from the first of a list.
private func exchange(_ team: TopTeamRecord, against first: TopTeamRecord) -> Prose {
  Set(team.players.map(\.row)) == Set(first.players.map(\.row))
    ? Prose(duties(team, against: first)) : exchange(of: first.players, for: team.players)
}

/// Returns `In: Bumrah. Out: Rishabh`, or `no transfers` if the players are the same.
private func exchange(of before: [PlayerRecord], for players: [PlayerRecord]) -> Prose {
  let (rows, rowsBefore) = (Set(players.map(\.row)), Set(before.map(\.row)))
  let joining = players.filter { !rowsBefore.contains($0.row) }
  let leaving = before.filter { !rows.contains($0.row) }
  if joining.count > 6 { return Prose("\(counted(joining.count, "transfer"))") }
  return joining.isEmpty ? "no transfers" : "In: \(joining.names, .good). Out: \(leaving.names)"
}

/// Returns the players whose role differs in a team with the same players: `Palmer captain, Salah bench 1`.
private func duties(_ team: TopTeamRecord, against first: TopTeamRecord) -> String {
  zip(team.players, first.players).compactMap { player, before in
    let marks = player.roleMarks.map(\.text)
    guard marks != before.roleMarks.map(\.text) || player.slot != before.slot else { return nil }
    return "\(player.displayName) \(marks.isEmpty ? player.slot ?? "plays" : marks.joined(separator: " "))"
  }.joined(separator: ", ")
}

/// Returns a remark on a list that differs from the request: too few teams, or an early end.
func topTeamsFact(_ found: TopTeamsRecord, best: BestTeamRecord, in words: PoolWords) -> Fact? {
  let (teams, list) = (found.topTeams, found.topList)
  if !list.complete {
    let reason = list.stoppedBy?.words ?? "interrupted"
    let areTied = list.stoppedBy == .effort && best.firstInPoolOrder == false
    let proved =
      teams.isEmpty
      ? areTied
        ? "which of the many equal teams come first was too hard to determine" : "none is proved"
      : teams.count == 1 ? "the first one is proved" : "the first \(grouped(teams.count)) are proved"
    let more = list.stoppedBy == .effort && !areTied ? "; more with --time-limit 60s" : ""
    return Fact("List", "\(reason): \(proved)\(more)", tone: .warning)
  }
  if list.onlyBestSkill, found.isPlans {
    if teams.count == 1 { return Fact("List", "one plan has the most points after hits") }
    let all = teams.count < list.asked && list.different < 2 ? "all " : ""
    return Fact("List", "\(all)\(grouped(teams.count)) plans with the most points after hits")
  }
  if list.onlyBestSkill { return Fact("List", bestSkillList(teams.count, list, total: best, words.skill)) }
  guard teams.count < list.asked else { return nil }
  let differing = list.different > 1 ? " that differ in \(counted(list.different, "player")) or more" : ""
  let count =
    teams.count == 1 ? "there is no other team" : "there are no more than \(counted(teams.count, "team"))"
  return Fact("List", count + differing)
}

extension TopTeamsRecord {
  /// Whether it lists the squads to which transfers lead.
  fileprivate var isPlans: Bool { topTeams.contains { $0.net != nil } }
}

extension TopListRecord {
  /// Returns whether the list counts the same lineups as the ties.
  fileprivate func countsLineups(_ best: BestTeamRecord) -> Bool {
    different == 0 || (different == 1 && best.plainSkill == nil)
  }
}

private func bestSkillList(
  _ count: Int, _ list: TopListRecord, total: BestTeamRecord, _ skill: String
) -> String {
  guard list.different < 2 else {
    return
      "\(counted(count, "team")) of the best \(skill), each different in \(list.different) players or more"
  }
  guard list.countsLineups(total) else {
    return "\(count < list.asked ? "all" : "the first") \(grouped(count)) squads of the best \(skill)"
  }
  guard count >= list.asked, let sharing = total.teamsSharingSkill,
    sharing != String(count) || total.countsExact != true
  else {
    return count == 1 ? "one team has the best \(skill)" : "all \(grouped(count)) teams of the best \(skill)"
  }
  return
    "the first \(grouped(count)) of \(fullCount(sharing, isExact: total.countsExact ?? false)) teams of the best \(skill)"
}

/// Returns the list as a table for spreadsheets and uploads, one team per row: every player by name, by id if the pool
/// has ids, and by place (captain, bench or role) if the rules have places.
public func topTeamsForCSV(_ teams: [TopTeamRecord], of snapshot: Snapshot) -> DataTable {
  let units = Units(exactly: snapshot.playerPool)
  let size = snapshot.teamRules.size
  let hasIDs = teams.contains { $0.players.contains { $0.id != nil } }
  let hasPlaces = teams.contains { $0.players.contains { !$0.placeForCSV.isEmpty } }
  let budget = snapshot.teamRules.budget.number
  let isPlan = teams.contains { $0.net != nil }
  var titles =
    ["rank", "skill", "cost", "left"] + (isPlan ? ["transfers", "hits", "net"] : [])
    + (1...size).map { "player\($0)" }
  if hasIDs { titles += (1...size).map { "id\($0)" } }
  if hasPlaces { titles += (1...size).map { "place\($0)" } }
  return csvTable(
    titles,
    teams.map { team in
      let left = budget.subtracting(team.cost.number).map { ExactDecimal($0) }
      var cells = [String(team.rank), units.skill(team.skill), units.cost(team.cost), units.cost(left)]
      if isPlan {
        cells += [team.transfers.map { "\($0)" } ?? "", units.skill(team.hits), units.skill(team.net)]
      }
      cells += team.players.map(\.displayName)
      if hasIDs { cells += team.players.map { $0.id ?? "" } }
      if hasPlaces { cells += team.players.map(\.placeForCSV) }
      return cells
    })
}
