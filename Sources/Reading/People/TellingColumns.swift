import Selection
import Tables
import Words

/// Finds the column in which the rows of each person differ, such as the week, or the two: the season and the week.
struct TellingColumns {
  /// A column with its values in order, and the one that is usual.
  struct Column {
    var place: Int
    var name: String
    var values: [String]
    var usual: String
  }

  /// The headers of the file, and all its cells as texts.
  let headers: [String]
  let cells: Table
  /// The rows of each person.
  let rows: [[Int]]

  /// Returns the likeliest columns of some, periods before roles, and how many people have their usual values together: of
  /// the combinations that the most people have, the last. `nil` if none tell the rows apart.
  /// - Parameter role: the column of roles, if there is one.
  /// - Complexity: O(cells)
  func likeliest(among places: [Int], role: Int?) -> (columns: [Column], count: Int)? {
    let telling = places.compactMap { place in values(of: [place]).map { (place: place, values: $0[0]) } }
    let periods = periodWords.compactMap { word in places.first { squashed(headers[$0]) == word } }
    for place in periods + [role].compactMap(\.self) {
      if let column = telling.first(where: { $0.place == place }) {
        return described([place], [column.values])
      }
    }
    // Where only a few people have several rows, many columns differ by chance.
    if rows.count >= 3, let fewest = telling.min(by: { $0.values.count < $1.values.count }) {
      return described([fewest.place], [fewest.values])
    }
    if !telling.isEmpty { return nil }
    for index in periods.indices {
      for other in periods[..<index] {
        let pair = [other, periods[index]].sorted()
        if let values = values(of: pair) { return described(pair, values) }
      }
    }
    return nil
  }

  /// The values of each of some columns that together tell the rows of nearly everybody apart; `nil` if they do not, or
  /// have too many values for periods.
  private func values(of places: [Int]) -> [Set<String>]? {
    let sample = rows.prefix(200)
    let differing = sample.count { rows in Set(rows.map { text($0, places) }).count == rows.count }
    guard differing * 10 >= sample.count * 9 else { return nil }
    let values = places.map { place in
      Set(rows.joined().lazy.map { text($0, [place]) }.filter { !$0.isEmpty })
    }
    return values.allSatisfy { 2...400 ~= $0.count } ? values : nil
  }

  private func text(_ row: Int, _ places: [Int]) -> String {
    if places.count == 1 { return cells.texts(at: places[0])![row] }
    return places.map { cells.texts(at: $0)![row] }.joined(separator: "\0")
  }

  private func described(_ places: [Int], _ values: [Set<String>]) -> (columns: [Column], count: Int)? {
    let ordered = values.map(inOrder)
    let combinations = rows.flatMap { rows in
      Set(rows.map { row in places.map { text(row, [$0]) } }.filter { !$0.contains("") })
    }
    let counts = Dictionary(combinations.map { ($0, 1) }, uniquingKeysWith: +)
    func rank(_ combination: [String]) -> [Int] {
      zip(ordered, combination).map { $0.firstIndex(of: $1)! }
    }
    guard let most = counts.values.max() else { return nil }
    let usual = counts.filter { $0.value == most }.keys.max { rank($0).lexicographicallyPrecedes(rank($1)) }!
    let columns = places.indices.map {
      Column(place: places[$0], name: headers[places[$0]], values: ordered[$0], usual: usual[$0])
    }
    return (columns, most)
  }
}

/// The headers of columns that tell a person's rows apart in files with several rows per person, the likeliest first.
private let periodWords = wordList(
  """
  gw, gameweek, week, round, matchday, match, date, season, year, contractyear, rosterposition, slot, \
  spieltag, jornada, giornata, journee, rodada, month
  """)
