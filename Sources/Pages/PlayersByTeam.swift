import Documents
import Snapshots
import Words

/// Who stands in which of several teams of a page.
struct PlayersByTeam {
  /// How many players and teams a drawing shows: what fits a page and stays legible.
  private static let shown = (players: 25, teams: 50)

  /// A team as a column.
  private struct Column {
    /// What stands above it; may be empty.
    var title: String
    /// What the pointer tells of it: `lineup 3 with 211.67 for 50,000`.
    var words: String
    var players: [PlayerRecord]
  }

  /// The teams from left to right.
  private let teams: [Column]
  /// What a team is called: `lineup`.
  private let noun: String
  /// What stands for a slot in the cells.
  private let letters: [String: String]
  /// What the numbers above the columns mean, and how the teams are ordered; empty where names are above them.
  private let legendOfNumbers, order: String

  /// Whether names stand above the columns, for nothing else lists the players of each team.
  private var hasNames: Bool { legendOfNumbers.isEmpty }

  /// Teams in order, the best first.
  init(_ teams: [TopTeamRecord], called noun: String, units: Units) {
    /// `191.36 for 99.8`
    func totals(of team: TopTeamRecord) -> String {
      "\(units.skill(team.net ?? team.projection ?? team.skill)) for \(units.cost(team.cost))"
    }
    let columns = teams.prefix(Self.shown.teams)
    // Of many only every fifth has its number.
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

  /// Teams that a tournament bought, by their names.
  init(bought teams: [PurchaseRecord], units: Units) {
    self.teams = teams.map { team in
      Column(
        title: team.team, words: "\(team.team) with \(units.skill(team.skill)) for \(units.cost(team.cost))",
        players: team.players)
    }
    (noun, order, legendOfNumbers) = ("team", "", "")
    letters = Self.letters(of: teams.flatMap(\.players))
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
        + "\(counted(columns.count, noun)), the most frequent players on top\(order).\(inAll)",
      rows: rows.map(\.player.nameOfAllRows),
      columns: columns.map(\.title),
      cells: rows.map { row in
        zip(columns, places).map { team, places in cell(row.player, in: team, places[row.player.firstRow]) }
      }, shares: rows.map { Double($0.count) / Double(teams.count) }, data: hasShares ? nil : table(players))
    return Section(
      "Players by \(noun)", anchor: "matrix",
      width: columns.count <= HeatMap.mostInHalf ? .half : .full, place: .reports,
      blocks: [.chart(chart)]
        + legend(columns, inAll: inAll, undrawn: players.count - always - rows.count))
  }

  /// What the numbers above the columns and the letters in the cells mean.
  private func legend(_ columns: ArraySlice<Column>, inAll: String, undrawn: Int) -> [Block] {
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
    return [.note(Prose("\(numbers)The bars say in how many each player is.\(end)"))]
  }

  /// How a player stands in a team: with a letter, on the bench, simply in it, or not at all.
  private func cell(_ player: PlayerRecord, in team: Column, _ standing: PlayerRecord?) -> HeatMap.Cell {
    let title = "\(player.nameOfAllRows), \(team.words)"
    guard let standing else { return HeatMap.Cell(.empty, title: title + ": no") }
    let slot = standing.multipliedSlot.flatMap { letters[$0] }
    return HeatMap.Cell(
      .first, text: standing.dutyMark ?? (standing.bench ?? 0 > 0 ? "b" : slot ?? ""), title: title)
  }

  /// What stands in the cells for slots that count several times: the shortest beginnings that tell them apart, `ST` and `SU`
  /// for `STAR` and `SUPER`.
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

  private func share(_ count: Int) -> String { "\((100 * count + teams.count / 2) / teams.count)%" }

  private func table(_ players: [(player: PlayerRecord, count: Int)]) -> DataTable {
    guard !hasNames else { return tableOfNames(players) }
    return DataTable(
      caption: "In how many of the \(counted(teams.count, noun)) each player is",
      columns: [.init("Player"), .init("\(capitalised(noun))s", .number), .init("Share", .number)],
      rows: players.map { player, count in
        DataTable.Row([.init(player.nameOfAllRows), .init(grouped(count)), .init(share(count))])
      })
  }

  /// Who is in which team.
  private func tableOfNames(_ players: [(player: PlayerRecord, count: Int)]) -> DataTable {
    let rows = teams.map { Set($0.players.map(\.firstRow)) }
    return DataTable(
      caption: "Which team has whom", columns: [.init("Player")] + teams.map { .named($0.title) },
      rows: players.map { player, _ in
        DataTable.Row(
          [.init(player.nameOfAllRows)] + rows.map { .init($0.contains(player.firstRow) ? "✓" : "") })
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
