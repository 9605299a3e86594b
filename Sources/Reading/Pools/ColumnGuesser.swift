import Selection
import Tables
import Words

/// Guesses what each column of a pool file means, from its header and its cells.
///
/// A preset whose name, skill and cost are all present beats single words; of several presets, the one that matches
/// most columns. A header alone is not trusted: skills and costs must be numbers, not all zero, and names need letters.
struct ColumnGuesser {
  private let preview: HeaderPreview
  private let request: PoolRequest
  /// The positions of each header, by the header without case, accents and punctuation.
  private let places: [String: [Int]]
  /// The columns that need no guess.
  private var known: Set<PoolColumn>
  /// Whether every header is the program's own name for a column.
  private let isPlain: Bool
  /// Whether the column of skills holds nothing but zeros, and no other fits.
  private var hasNoSkills = false

  init(_ preview: HeaderPreview, for request: PoolRequest) {
    self.preview = preview
    self.request = request
    var seen: Set<String> = []
    // Of columns with the same header the first is read, with a warning.
    let first = preview.headers.indices.filter { seen.insert(preview.headers[$0].lowercased()).inserted }
    places = Dictionary(grouping: first.filter { !isOfRatio(preview.headers[$0]) }) {
      squashed(preview.headers[$0])
    }
    let headers = Set(preview.headers.map { $0.lowercased() })
    let given = Set(request.columns.keys)
    var (plain, used): (Set<PoolColumn>, Set<String>) = ([], [])
    for (column, ways) in Preset.plain.sources {
      let standing = ways.map { $0.map { $0.lowercased() } }.filter { headers.isSuperset(of: $0) }
      if !standing.isEmpty { plain.insert(column) }
      used.formUnion(standing.joined())
    }
    isPlain = used == headers
    known = given.union(plain)
    for column in Self.needed where plain.contains(column) && !given.contains(column) {
      guard let place = standing([column.rawValue])?[0],
        (column == .name && !isPlain) || holdsNothing(place, for: column)
      else { continue }
      guard let other = ways(to: column, beside: GuessedColumns()).first, other != [place] else {
        let cells = preview.cells(at: place)
        if column == .skill, !request.hasExternalSkills, cells.count > 1, cells.allSatisfy(isZero) {
          hasNoSkills = true
        }
        continue
      }
      if other.count > 1 || holdsNothing(place, for: column) { known.remove(column) }
    }
  }

  /// Whether a column holds nothing of what its header says: no number but zeros, no name with a letter.
  private func holdsNothing(_ place: Int, for column: PoolColumn) -> Bool {
    func isNothing(_ cell: String) -> Bool {
      column == .name ? !cell.contains(where: \.isLetter) : !cell.contains { "1"..."9" ~= $0 }
    }
    guard !preview.rows.isEmpty, preview.cells(at: place).allSatisfy(isNothing) else { return false }
    if preview.rows.count < HeaderPreview.mostRows { return true }
    // Below the rows of the preview, there may be something.
    guard let cells = request.cells(of: column) else { return false }
    return (0..<cells.count).allSatisfy { isNothing(cells[$0]) }
  }

  /// The likeliest guesses; several that fit equally well; none where nothing has to be guessed or nothing fits.
  var guesses: [GuessedColumns] {
    guard hasNoSkills else { return usualGuesses }
    var guess = usualGuesses.first ?? GuessedColumns()
    guess.places[PoolColumn.skill.rawValue] = []
    return [guess]
  }

  /// The guesses with a column of skills as it is.
  private var usualGuesses: [GuessedColumns] {
    let required = PoolColumn.allCases.filter { request.isRequired($0) }
    if required.allSatisfy({ request.columns[$0] != nil }) { return [] }
    if Set(required).isSubset(of: known) {
      // Searching the words for optional columns takes longer than all the rest.
      return isPlain ? [] : [completed(GuessedColumns())].filter { !$0.places.isEmpty }
    }
    let presets = fittingPresets
    return presets.isEmpty ? fittingWords(for: required.filter { !known.contains($0) }) : presets
  }

  // MARK: Presets

  private var fittingPresets: [GuessedColumns] {
    let fitting = Preset.all.compactMap(guess)
    guard let most = fitting.map(match).max() else { return [] }
    return fitting.filter { match($0) == most }.reduce(into: []) { best, guess in
      // Guesses that differ only in nickname or full name are the same.
      let isOther = best.allSatisfy { other in
        [PoolColumn.skill, .cost].contains { other.places[$0.rawValue] != guess.places[$0.rawValue] }
      }
      if isOther { best.append(guess) }
    }.map { guess in
      // The slots of a game may stand under a header that the site does not have.
      completed(guess, with: [.role, .club].filter { guess.places[$0.rawValue] == nil })
    }
  }

  /// How many columns a guess matches, of those that every command asks for: the guess is the same for all of them.
  private func match(_ guess: GuessedColumns) -> Int {
    guess.places.keys.count { key in !PoolColumn.further.contains { $0.rawValue == key } }
  }

  private func guess(_ preset: Preset) -> GuessedColumns? {
    var guess = GuessedColumns(preset: preset.name)
    for column in request.wantedColumns where request.columns[column] == nil {
      if column == .skill, request.hasExternalSkills { continue }
      guard let way = preset.headers(for: column).lazy.compactMap(standing).first else {
        if request.isRequired(column) { return nil }
        continue
      }
      if column == .skill || column == .cost, !suits(way[0], column) { return nil }
      guess.places[column.rawValue] = way
    }
    if preset.costUnitPlaces > 0, let place = guess.places[PoolColumn.cost.rawValue]?[0] {
      guard isInTenths(place) else { return nil }
      guess.unitPlaces[PoolColumn.cost.rawValue] = preset.costUnitPlaces
      return guess
    }
    // One header may be that of any site.
    return guess.places.count > 1 ? guess : nil
  }

  /// The positions of all the given headers, compared without case; `nil` where one is missing.
  private func standing(_ way: [String]) -> [Int]? {
    let found = way.compactMap { name in
      preview.headers.firstIndex { $0.lowercased() == name.lowercased() }
    }
    return found.count == way.count ? found : nil
  }

  /// Whether all prices look like tenths of a million (3.0 to 20.0), as in the Fantasy Premier League (3.8 to 15.5).
  private func isInTenths(_ place: Int) -> Bool {
    preview.cells(at: place).compactMap { try? parseDecimal($0) }.allSatisfy { price in
      price.normalised.places == 0 && (30...200).contains(price.normalised.mantissa)
    }
  }

  // MARK: Words

  /// The columns that every pool needs, in the order in which they are guessed.
  private static let needed: [PoolColumn] = [.name, .cost, .skill]

  /// The guesses that words suggest for the missing columns; two where two headers mean skill or cost equally well.
  private func fittingWords(for missing: [PoolColumn]) -> [GuessedColumns] {
    var guesses = [GuessedColumns()]
    // Words for cost are more reliable: a "value" is a skill only where another column is the cost.
    for column in Self.needed where missing.contains(column) {
      guesses = guesses.flatMap { guess in
        let ways = ways(to: column, beside: guess)
        return ways.isEmpty
          ? [guess]
          : ways.map { way in
            var guess = guess
            guess.places[column.rawValue] = way
            return guess
          }
      }
    }
    return guesses.map { completed($0) }
  }

  /// Adds optional columns to a guess.
  func completed(_ guess: GuessedColumns, with columns: [PoolColumn]? = nil) -> GuessedColumns {
    var guess = guess
    for column in columns ?? request.wantedColumns.filter({ !Self.needed.contains($0) })
    where !known.contains(column) {
      guess.places[column.rawValue] = ways(to: column, beside: guess).first
    }
    return guess
  }

  /// The likeliest columns for a meaning, among those not taken by the guess: one, or several where the choice between
  /// skills or costs is open.
  private func ways(to column: PoolColumn, beside guess: GuessedColumns) -> [[Int]] {
    let taken = Set(guess.places.values.joined())
    func found(_ words: [[String]]) -> [[Int]] {
      words.flatMap(ways(called:)).filter { way in
        way.allSatisfy { !taken.contains($0) && !isOfShares($0, column) && suits($0, column) }
          && !joinsWholeNames(way)
      }
    }
    for group in HeaderWords.of(column) {
      let words = column == .skill && isGerman ? group.filter { $0 != ["note"] } : group
      var ways = found(words)
      guard let first = ways.first else { continue }
      if column == .skill, group.contains(["projection"]) { ways += found(HeaderWords.points) }
      return column == .skill || column == .cost ? ways.sorted { $0[0] < $1[0] } : [first]
    }
    return isItalian ? Array(found(HeaderWords.italian[column] ?? []).prefix(1)) : []
  }

  /// The positions of columns with this header, or of the columns that only together carry these headers.
  private func ways(called words: [String]) -> [[Int]] {
    let parts = words.map { places[$0, default: []] }
    if parts.count == 1 { return parts[0].map { [$0] } }
    return parts.contains([]) ? [] : [parts.map { $0[0] }]
  }

  /// Whether the last of several columns mostly holds the texts of the first already, as whole names beside first names.
  private func joinsWholeNames(_ way: [Int]) -> Bool {
    guard way.count > 1, let last = way.last else { return false }
    func words(_ text: String) -> Set<Substring> { Set(folded(text).split { !$0.isLetter }) }
    let rows = preview.rows.filter { $0.indices.contains(max(way[0], last)) && !$0[way[0]].isEmpty }
    let whole = rows.count { words($0[last]).isStrictSuperset(of: words($0[way[0]])) }
    return whole > 0 && whole * 2 >= rows.count
  }

  /// Whether a header is that of shares, such as `Points %`, where points or prices are looked for.
  private func isOfShares(_ place: Int, _ column: PoolColumn) -> Bool {
    [.skill, .cost].contains(column) && preview.headers[place].contains("%")
  }

  /// Whether headers are in German, where a `Note` is a grade, and 1 is the best.
  private var isGerman: Bool {
    ["spieler", "spielername", "verein", "mannschaft", "marktwert", "preis"].contains { places[$0] != nil }
  }

  /// Whether headers are in Italian.
  private var isItalian: Bool {
    ["giocatore", "calciatore", "squadra", "ruolo", "quotazione", "qta", "prezzo", "fantamedia"].contains {
      places[$0] != nil
    }
  }

  // MARK: Cells

  /// Whether the cells of a column fit the meaning of its header.
  private func suits(_ place: Int, _ column: PoolColumn) -> Bool {
    let cells = preview.cells(at: place)
    guard !cells.isEmpty else { return preview.rows.isEmpty }
    switch column {
    case .skill, .cost:
      let numbers = cells.compactMap { (try? parseDecimal($0)) ?? (try? parseDecimal($0, mark: .comma)) }
      let isSigned = numbers.contains { $0.mantissa < 0 }
      return numbers.count * 5 >= cells.count * 4 && numbers.contains { $0.mantissa != 0 }
        && !(column == .cost && isSigned)
    case .id: return Set(cells).count == cells.count
    case .club where cells.contains(where: { $0.contains(":") }): return false  // Times of day.
    case .name, .role, .club, .game, .opponent, .webName:
      return cells.count { $0.contains(where: \.isLetter) } * 5 >= cells.count * 4
    case .ownership, .floor, .ceiling, .stddev, .order, .starter, .minExposure, .maxExposure: return true
    }
  }
}
