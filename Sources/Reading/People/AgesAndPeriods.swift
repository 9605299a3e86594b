import Selection
import Tables
import Words

/// The ages of people of one name, and the weeks or other periods of their rows: cells that nothing else needs.
struct AgesAndPeriods {
  private var ages: [Int: String] = [:]
  private var periods: [Int: String] = [:]

  /// Reads the cells of some groups of rows, if the file has such columns.
  /// - Complexity: as reading one or two columns of the file, if there are groups.
  init(of groups: [[Int]], in pool: Pool, _ table: Table, _ request: PoolRequest) {
    let places = [ageHeaders, periodHeaders].map { words in
      table.headers.firstIndex { words.contains(squashed($0)) }
    }
    let known = places.compactMap(\.self)
    guard !groups.isEmpty, !known.isEmpty, isRereadable(request.path),
      let cells = try? request.cells(of: table, at: known)
    else { return }
    let rowOfLine = Dictionary(groups.joined().map { (pool.lines[$0], $0) }) { first, _ in first }
    for (place, line) in cells.lines.enumerated() {
      guard let row = rowOfLine[line] else { continue }
      ages[row] = places[0].map { _ in cells.texts(at: 0)![place] }
      periods[row] = places[1].map { _ in cells.texts(at: known.count - 1)![place] }
    }
  }

  /// Whether each of some rows is of another week or other period.
  func areOfOtherPeriods(_ rows: [Int]) -> Bool {
    Set(rows.compactMap { periods[$0] }).subtracting([""]).count == rows.count
  }

  /// Whether some rows are not of one person: their ages are more than a year apart, and not because of their periods.
  func areOfOtherAges(_ rows: [Int]) -> Bool {
    let numbers = rows.compactMap { ages[$0].flatMap { Int($0.prefix(while: \.isNumber)) } }
    guard let least = numbers.min(), let most = numbers.max() else { return false }
    return most - least > 1 && !areOfOtherPeriods(rows)
  }
}

/// The headers of columns with the age.
private let ageHeaders = Set(
  wordList("age, alter, edad, âge, età, idade, years old, player age").map(squashed))

/// The headers of columns with the period of a row. A year or a round may be that of a player, as in a draft.
private let periodHeaders = Set(
  wordList(
    """
    gw, gameweek, week, matchday, match, date, season, contract year, spieltag, jornada, giornata, journée, rodada, \
    month, woche, semana, settimana, semaine, saison, temporada, stagione
    """
  ).map(squashed))
