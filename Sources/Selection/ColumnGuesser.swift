import Tables
import Words

/// Guesses which columns of a pool file are what, from the headers and from what stands below them.
///
/// A preset whose name, skill and cost are all there comes before words; of several that with the most columns. A header
/// alone is not believed: skills and costs must be numbers and not all zero, names must be letters.
struct ColumnGuesser {
  private let glimpse: Glimpse
  private let request: PoolRequest
  /// For each header without case, accents and signs its places.
  private let places: [String: [Int]]
  /// The columns that need no guess.
  private let known: Set<PoolColumn>

  init(_ glimpse: Glimpse, for request: PoolRequest) {
    self.glimpse = glimpse
    self.request = request
    places = Dictionary(grouping: glimpse.headers.indices) { squashed(glimpse.headers[$0]) }
    let headers = Set(glimpse.headers.map { $0.lowercased() })
    let given = Set(request.columns.keys)
    let plain = PoolColumn.allCases.filter { column in
      Preset.plain.sources[column, default: []].contains { way in
        way.allSatisfy { headers.contains($0.lowercased()) }
      }
    }
    known = given.union(plain)
  }

  /// The likeliest guesses; several where these fit equally well. None where nothing has to be guessed, or nothing fits.
  var guesses: [GuessedColumns] {
    let required = PoolColumn.allCases.filter { request.isRequired($0) }
    if required.allSatisfy({ request.columns[$0] != nil }) { return [] }
    if Set(required).isSubset(of: known) {
      return [completed(GuessedColumns())].filter { !$0.headers.isEmpty }
    }
    let presets = fittingPresets
    return presets.isEmpty ? fittingWords(for: required.filter { !known.contains($0) }) : presets
  }

  // MARK: Presets

  private var fittingPresets: [GuessedColumns] {
    let fitting = Preset.all.compactMap(guess)
    guard let most = fitting.map(\.headers.count).max() else { return [] }
    return fitting.filter { $0.headers.count == most }.reduce(into: []) { best, guess in
      // Who is called by the nickname or by both names is the same.
      let isOther = best.allSatisfy { other in
        [PoolColumn.skill, .cost].contains { other.headers[$0.rawValue] != guess.headers[$0.rawValue] }
      }
      if isOther { best.append(guess) }
    }
  }

  private func guess(_ preset: Preset) -> GuessedColumns? {
    var guess = GuessedColumns(preset: preset.name)
    for column in PoolColumn.usual + request.furtherColumns where request.columns[column] == nil {
      if column == .skill, request.skillSource != nil { continue }
      guard let way = preset.sources[column, default: []].lazy.compactMap(standing).first else {
        if request.isRequired(column) { return nil }
        continue
      }
      if column == .skill || column == .cost, !suits(way[0], column) { return nil }
      guess.headers[column.rawValue] = way.map { glimpse.headers[$0] }
    }
    if preset.costUnitPlaces > 0, let header = guess.headers[PoolColumn.cost.rawValue]?[0] {
      guard isInTenths(glimpse.headers.firstIndex(of: header)!) else { return nil }
      guess.unitPlaces[PoolColumn.cost.rawValue] = preset.costUnitPlaces
    }
    return guess
  }

  /// Where all headers of a way stand, as they are spelled but for case.
  private func standing(_ way: [String]) -> [Int]? {
    let found = way.compactMap { name in
      glimpse.headers.firstIndex { $0.lowercased() == name.lowercased() }
    }
    return found.count == way.count ? found : nil
  }

  /// Whether prices look like tenths of a million, as those of the Fantasy Premier League are.
  private func isInTenths(_ place: Int) -> Bool {
    let prices = glimpse.cells(at: place).compactMap { try? parseDecimal($0) }
    return prices.allSatisfy { $0.normalised.places == 0 }
      && (prices.isEmpty || prices.contains { $0.mantissa >= 30 })
  }

  // MARK: Words

  /// What words say of the columns that are missing; two guesses where two headers mean skill or cost equally well.
  private func fittingWords(for missing: [PoolColumn]) -> [GuessedColumns] {
    var guesses = [GuessedColumns()]
    var taken: Set<Int> = []
    // The cost has the surer words: a value is a skill only where the cost is another column.
    for column in missing.sorted(by: { $0 == .cost && $1 == .skill }) {
      let ways = ways(to: column, without: taken)
      guard !ways.isEmpty else { return [] }
      if ways.count == 1 { taken.formUnion(ways[0]) }
      guesses = guesses.flatMap { guess in
        ways.map { way in
          var guess = guess
          guess.headers[column.rawValue] = way.map { glimpse.headers[$0] }
          return guess
        }
      }
    }
    return guesses.map { completed($0) }
  }

  /// A guess with columns that need not be there.
  func completed(
    _ guess: GuessedColumns, with columns: [PoolColumn]? = nil
  ) -> GuessedColumns {
    var guess = guess
    for column in columns ?? [.id, .role, .club] + request.furtherColumns where !known.contains(column) {
      let taken = Set(guess.headers.values.joined().compactMap { glimpse.headers.firstIndex(of: $0) })
      guard let way = ways(to: column, without: taken).first else { continue }
      guess.headers[column.rawValue] = way.map { glimpse.headers[$0] }
    }
    return guess
  }

  /// The likeliest ways to a column: one, or several between which skills or costs would have to be chosen.
  private func ways(to column: PoolColumn, without taken: Set<Int>) -> [[Int]] {
    for group in column.words {
      let found = group.flatMap(ways(called:)).filter { way in
        way.allSatisfy { !taken.contains($0) && suits($0, column) }
      }
      guard let first = found.first else { continue }
      return column == .skill || column == .cost ? found.sorted { $0[0] < $1[0] } : [first]
    }
    return []
  }

  /// Where a word stands above a column, or several joined by `+` above one each.
  private func ways(called word: String) -> [[Int]] {
    let parts = word.split(separator: "+").map { places[String($0), default: []] }
    if parts.count == 1 { return parts[0].map { [$0] } }
    return parts.contains([]) ? [] : [parts.map { $0[0] }]
  }

  // MARK: Cells

  /// Whether the cells of a column are what its header says.
  private func suits(_ place: Int, _ column: PoolColumn) -> Bool {
    let cells = glimpse.cells(at: place)
    guard !cells.isEmpty else { return glimpse.rows.isEmpty }
    switch column {
    case .skill, .cost:
      let numbers = cells.compactMap { (try? parseDecimal($0)) ?? (try? parseDecimal($0, mark: .comma)) }
      let isSigned = numbers.contains { $0.mantissa < 0 }
      return numbers.count * 5 >= cells.count * 4 && numbers.contains { $0.mantissa != 0 }
        && !(column == .cost && isSigned)
    case .id: return Set(cells).count == cells.count
    case .name, .role, .club, .game, .opponent:
      return cells.count { $0.contains(where: \.isLetter) } * 5 >= cells.count * 4
    }
  }
}
