import Selection
import Tables
import Words

/// The ages of people of one name, and the weeks or other periods of their rows: cells that nothing else needs.
struct AgesAndPeriods {
  private var ages: [Int: String] = [:]
  private var periods: [Int: String] = [:]

  /// Reads the cells of some groups of rows, if the file has such columns.
  /// - Complexity: as reading a few columns of the file, if there are groups.
  init(of groups: [[Int]], in pool: Pool, _ table: Table, _ request: PoolRequest) {
    let headers = table.headers.map(squashed)
    let age = headers.firstIndex(where: ageHeaders.contains)
    let known = [age].compactMap(\.self) + headers.indices.filter { periodHeaders.contains(headers[$0]) }
    guard !groups.isEmpty, !known.isEmpty, isRereadable(request.path),
      let cells = try? request.cells(of: table, at: known)
    else { return }
    let rowOfLine = Dictionary(groups.joined().map { (pool.lines[$0], $0) }) { first, _ in first }
    for (place, line) in cells.lines.enumerated() {
      guard let row = rowOfLine[line] else { continue }
      let texts = known.indices.map { cells.texts(at: $0)![place] }
      ages[row] = age.map { _ in texts[0] }
      periods[row] = texts.dropFirst(age == nil ? 0 : 1).filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Whether each of some rows is of another week or other period.
  func areOfOtherPeriods(_ rows: [Int]) -> Bool {
    Set(rows.compactMap { periods[$0] }).subtracting([""]).count == rows.count
  }

  /// Whether some rows are not of one person: their ages are more than a year further apart than their seasons.
  func areOfOtherAges(_ rows: [Int]) -> Bool {
    func spread(_ numbers: [Int]) -> Int { (numbers.max() ?? 0) - (numbers.min() ?? 0) }
    let seasons = rows.compactMap { row in
      periods[row]?.split { !$0.isNumber }.lazy.compactMap { Int($0) }.first { $0 > 1_900 }
    }
    let numbers = rows.compactMap { ages[$0].flatMap { Int($0.prefix(while: \.isNumber)) } }
    return spread(numbers) > 1 + spread(seasons)
  }
}

/// The headers of columns with the age.
private let ageHeaders = Set(
  wordList("age, alter, edad, âge, età, idade, years old, player age").map(squashed))

/// The headers of columns with the period of a row. A year or a round may be that of a player, as in a draft, and a match
/// or a date may tell who plays whom.
private let periodHeaders = Set(
  wordList(
    """
    gw, gameweek, week, matchday, season, spieltag, jornada, giornata, journée, rodada, \
    month, woche, semana, settimana, semaine, saison, temporada, stagione
    """
  ).map(squashed))
