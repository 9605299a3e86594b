import Documents
import Snapshots
import Words

/// Who stands in which of several teams of a page.
struct PlayersByTeam {
  /// How many players and teams a drawing shows: what fits a page and stays legible.
  private static let shown = (players: 25, teams: 50)

  /// The teams, the best first.
  private let teams: [TopTeamRecord]
  /// What a team is called: `lineup`.
  private let noun: String

  private let units: Units

  /// Some teams.
  init(_ teams: [TopTeamRecord], called noun: String, units: Units) {
    (self.teams, self.noun, self.units) = (teams, noun, units)
  }

  /// The drawing: players × teams; `nil` if there is but one team.
  /// - Parameter hasShares: whether the page says elsewhere in how many teams each player is.
  func section(sharesAreTold hasShares: Bool) -> Section? {
    guard teams.count > 1 else { return nil }
    let players = byFrequency
    // Where there are many, those who are in all teams are told in a word.
    let differing = players.filter { $0.count < teams.count }
    let always =
      players.count > Self.shown.players && !differing.isEmpty ? players.count - differing.count : 0
    let names = players.prefix(always).map(\.player.nameOfAllRows)
    let inAll = names.isEmpty ? "" : " \(listed(names, "and")) \(always == 1 ? "is" : "are") in all of them."
    let rows = players.dropFirst(always).prefix(Self.shown.players)
    let columns = teams.prefix(Self.shown.teams)
    let places = columns.map { team in
      Dictionary(team.players.map { ($0.firstRow, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let chart = HeatMap(
      name: "matrix", title: "Players by \(noun)",
      summary: "Which of \(counted(rows.count, "player")) stand in which of the first "
        + "\(counted(columns.count, noun)), the most frequent players on top and the best \(noun) on the left.\(inAll)",
      rows: rows.map(\.player.nameOfAllRows),
      // Of many only every fifth has its number.
      columns: columns.map { columns.count <= 20 || $0.rank == 1 || $0.rank % 5 == 0 ? "\($0.rank)" : "" },
      cells: rows.map { row in
        zip(columns, places).map { team, places in cell(row.player, in: team, places[row.player.firstRow]) }
      }, shares: rows.map { Double($0.count) / Double(teams.count) }, data: hasShares ? nil : table(players))
    return Section(
      "Players by \(noun)", anchor: "matrix", place: .reports,
      blocks: [.chart(chart)]
        + legend(columns, inAll: inAll, undrawn: players.count - always - rows.count))
  }

  /// What the numbers above the columns and the letters in the cells mean.
  private func legend(_ columns: ArraySlice<TopTeamRecord>, inAll: String, undrawn: Int) -> [Block] {
    let players = columns.flatMap(\.players)
    let letters = [
      players.contains { $0.captain == true } ? "C captain" : nil,
      players.contains { $0.viceCaptain == true } ? "V vice-captain" : nil,
      players.contains { $0.bench ?? 0 > 0 } ? "b on the bench" : nil,
    ].compactMap { $0 }
    let first = teams[0], last = columns[columns.count - 1]
    let left = [
      columns.count < teams.count ? counted(teams.count - columns.count, "more \(noun)") : nil,
      undrawn > 0 ? counted(undrawn, "more player") : nil,
    ].compactMap { $0 }
    let end =
      (letters.isEmpty ? "" : " In the cells: \(letters.joined(separator: ", ")).")
      + inAll
      + (left.isEmpty ? "" : " Not drawn: \(listed(left, "and")).")
    return [
      .note(
        Prose(
          "Each column is a \(noun): \(first.rank) has \(totals(of: first)), \(last.rank) has \(totals(of: last)). "
            + "The bars say in how many each player is.\(end)"))
    ]
  }

  /// `191.36 for 99.8`
  private func totals(of team: TopTeamRecord) -> String {
    "\(units.skill(team.net ?? team.projection ?? team.skill)) for \(units.cost(team.cost))"
  }

  /// How a player stands in a team: with a letter, on the bench, simply in it, or not at all.
  private func cell(_ player: PlayerRecord, in team: TopTeamRecord, _ standing: PlayerRecord?) -> HeatMap.Cell
  {
    let title = "\(player.nameOfAllRows), \(noun) \(team.rank) with \(totals(of: team))"
    guard let standing else { return HeatMap.Cell(.empty, title: title + ": no") }
    return HeatMap.Cell(.first, text: standing.dutyMark ?? (standing.bench ?? 0 > 0 ? "b" : ""), title: title)
  }

  private func share(_ count: Int) -> String { "\((100 * count + teams.count / 2) / teams.count)%" }

  private func table(_ players: [(player: PlayerRecord, count: Int)]) -> DataTable {
    DataTable(
      caption: "In how many of the \(counted(teams.count, noun)) each player is",
      columns: [.init("Player"), .init("\(capitalised(noun))s", .number), .init("Share", .number)],
      rows: players.map { player, count in
        DataTable.Row([.init(player.nameOfAllRows), .init(grouped(count)), .init(share(count))])
      })
  }

  /// Every player of the teams with how many they are in, those in most of them first, of equals whoever came first.
  private var byFrequency: [(player: PlayerRecord, count: Int)] {
    var places: [Int: Int] = [:]
    var found: [(player: PlayerRecord, count: Int)] = []
    for player in teams.lazy.flatMap(\.players) {
      if let place = places[player.firstRow] {
        found[place].count += 1
      } else {
        places[player.firstRow] = found.count
        found.append((player, 1))
      }
    }
    return found.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element)
  }
}
