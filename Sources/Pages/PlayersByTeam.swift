import Documents
import Snapshots
import Words

/// A matrix of the players of several teams on a page.
struct PlayersByTeam {
  /// The most players and teams in a drawing: what fits on a page and stays legible.
  private static let shown = (players: 25, teams: 50)

  private struct Column {
    /// The title above it; may be empty.
    var title: String
    /// Its description, shown on hover: `lineup 3 with 211.67 for 50,000`.
    var words: String
    var players: [PlayerRecord]
  }

  /// The teams from left to right.
  private let teams: [Column]
  /// The word for a team: `lineup`.
  private let noun: String
  /// The abbreviations of slots in the cells.
  private let letters: [String: String]
  /// The meaning of the column numbers, and how the teams are ordered; empty if the columns have names.
  private let legendOfNumbers, order: String

  /// Whether the columns have names; then nothing else lists the players of each team.
  private var hasNames: Bool { legendOfNumbers.isEmpty }

  /// Teams in order, the best first.
  init(_ teams: [TopTeamRecord], called noun: String, units: Units) {
    /// Returns `191.36 for 99.8`.
    func totals(of team: TopTeamRecord) -> String {
      "\(units.skill(team.net ?? team.projection ?? team.skill)) for \(units.cost(team.cost))"
    }
    let columns = teams.prefix(Self.shown.teams)
    // If there are many, only every fifth has its number.
    let isNumbered = { (rank: Int) in columns.count <= 15 || rank == 1 || rank % 5 == 0 }
    self.teams = teams.map { team in
      Column(
        title: isNumbered(team.rank) ? "\(team.rank)" : "",
        words: "\(noun) \(team.rank) with \(totals(of: team))", players: team.players)
    }
    self.noun = noun
    letters = Self.letters(of: columns.flatMap(\.players))
    order = " and the best \(noun) on the left"
    legendOfNumbers =
      [columns.first, columns.last].compactMap { $0 }.map { "\($0.rank) has \(totals(of: $0))" }
      .joined(separator: ", ")
  }

  /// Teams that a tournament bought, with their names.
  init(bought teams: [PurchaseRecord], units: Units) {
    self.teams = teams.map { team in
      Column(
        title: team.team, words: "\(team.team) with \(units.totals(team.skill, team.cost))",
        players: team.players)
    }
    (noun, order, legendOfNumbers) = ("team", "", "")
    letters = Self.letters(of: teams.flatMap(\.players))
  }

  /// Returns the drawing: players × teams; `nil` if there is only one team.
  /// - Parameter hasShares: whether the page lists elsewhere in how many teams each player is.
  func section(sharesAreTold hasShares: Bool) -> Section? {
    guard teams.count > 1 else { return nil }
    let players = byFrequency
    // If there are many players, those who are in all teams are only named.
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
    let map = HeatMap(
      rows: rows.map(\.player.nameOfAllRows),
      columns: columns.map(\.title),
      cells: rows.map { row in
        zip(columns, places).map { team, places in cell(row.player, in: team, places[row.player.firstRow]) }
      }, shares: rows.map { Double($0.count) / Double(teams.count) })
    let chart = Chart(
      "matrix", title: "Players by \(noun)",
      summary: "Which of \(counted(rows.count, "player")) are in which of the first "
        + "\(counted(columns.count, noun)), with the most frequent players on top\(order).\(inAll)",
      data: hasShares ? nil : table(players), map)
    return Section(
      of: chart, width: columns.count <= HeatMap.mostInHalf ? .half : .full,
      below: [.note(legend(columns, inAll: inAll, undrawn: players.count - always - rows.count))])
  }

  /// Returns the meaning of the column numbers and of the letters in the cells.
  private func legend(_ columns: ArraySlice<Column>, inAll: String, undrawn: Int) -> String {
    let players = columns.flatMap(\.players)
    let letters =
      [
        players.contains { $0.captain == true } ? "C captain" : nil,
        players.contains { $0.viceCaptain == true } ? "V vice-captain" : nil,
        players.contains { $0.bench ?? 0 > 0 } ? "b on the bench" : nil,
      ].compactMap { $0 }
      + letters.sorted { $0.key < $1.key }.map { "\($0.value) as \($0.key)" }
    let left = [
      columns.count < teams.count ? counted(teams.count - columns.count, "more \(noun)") : nil,
      undrawn > 0 ? counted(undrawn, "more player") : nil,
    ].compactMap { $0 }
    let end =
      (letters.isEmpty ? "" : " In the cells: \(letters.joined(separator: ", ")).")
      + inAll
      + (left.isEmpty ? "" : " Not drawn: \(listed(left, "and")).")
    let numbers = legendOfNumbers.isEmpty ? "" : "Each column is a \(noun): \(legendOfNumbers). "
    return "\(numbers)The bars show how many \(noun)s each player is in.\(end)"
  }

  /// Returns a player's cell for a team: a letter, the bench, just a colour, or empty.
  private func cell(_ player: PlayerRecord, in team: Column, _ standing: PlayerRecord?) -> HeatMap.Cell {
    let title = "\(player.nameOfAllRows), \(team.words)"
    guard let standing else { return HeatMap.Cell(.empty, title: title + ": no") }
    let slot = standing.multipliedSlot.flatMap { letters[$0] }
    return HeatMap.Cell(
      .first, text: standing.dutyMark ?? (standing.bench ?? 0 > 0 ? "b" : slot ?? ""), title: title)
  }

  /// Returns the shortest unambiguous prefixes of slots that multiply the skill: `ST` and `SU` for `STAR` and `SUPER`.
  private static func letters(of players: [PlayerRecord]) -> [String: String] {
    let slots = Set(players.compactMap(\.multipliedSlot))
    let letters = slots.map { slot in
      let beginning = slot.indices.lazy.map { slot[...$0] }.first { beginning in
        !slots.contains { $0 != slot && $0.hasPrefix(beginning) }
      }
      return (slot, String(beginning ?? slot[...]))
    }
    return Dictionary(uniqueKeysWithValues: letters)
  }

  private func table(_ players: [(player: PlayerRecord, count: Int)]) -> DataTable {
    guard !hasNames else { return tableOfNames(players) }
    return DataTable(
      caption: "How many of the \(counted(teams.count, noun)) each player is in",
      columns: [.init("Player"), .init("\(capitalised(noun))s", .number), .init("Share", .number)],
      rows: players.map { player, count in
        let share = (100 * count + teams.count / 2) / teams.count
        return DataTable.Row([.init(player.nameOfAllRows), .init(grouped(count)), .init("\(share)%")])
      })
  }

  private func tableOfNames(_ players: [(player: PlayerRecord, count: Int)]) -> DataTable {
    let rows = teams.map { Set($0.players.map(\.firstRow)) }
    return DataTable(
      caption: "Players by team", columns: [.init("Player")] + teams.map { .named($0.title) },
      rows: players.map { player, _ in
        DataTable.Row(
          [.init(player.nameOfAllRows)] + rows.map { .init($0.contains(player.firstRow) ? "✓" : "") })
      })
  }

  /// Every player with the number of teams they are in, the most frequent first, then in order of appearance.
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
    return found.sorted(on: \.count, by: >)
  }
}
