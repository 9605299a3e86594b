import Words

/// Returns the headers that probably are missing columns of a file, by the keys of those columns; empty when no header
/// looks like any of them. A column of texts is not suggested for numbers, nor one of numbers or of one text for texts.
/// - Parameter isData: whether the header seems to be a row of data.
/// - Returns: one reading, or two where two columns of numbers may be either way round.
func likelyColumns(
  _ missing: [TableRequest.Column], _ candidate: Layout.Candidate, _ request: TableRequest, isData: Bool
) -> [[(key: String, headers: String)]] {
  var search = ColumnSearch(candidate, request)
  for column in missing { search.find(column) }
  // A column that is left may be the only one that fits, below a header of words.
  let readings = isData ? [search.found] : search.readingsOfRest(of: missing)
  return readings.map { found in
    missing.compactMap { column in found[column.key].map { (column.key, $0) } }
  }
}

/// A search for missing columns among those of a file.
private struct ColumnSearch {
  private let candidate: Layout.Candidate
  /// The positions that no column has.
  private var free: Set<Int>
  /// The values of `--columns` by the keys of the columns that were found.
  private(set) var found: [String: String] = [:]

  init(_ candidate: Layout.Candidate, _ request: TableRequest) {
    self.candidate = candidate
    let header = candidate.header
    free = Set(header.names.indices.filter { !header.names[$0].isEmpty && !isOfRatio(header.names[$0]) })
    for column in request.columns { free.subtract(header.positions(of: column) ?? []) }
  }

  private var header: HeaderCells { candidate.header }

  /// Whether the cells of a position are such as the column has.
  private func suits(_ column: TableRequest.Column, _ place: Int) -> Bool {
    let cells = candidate.preview.cells(at: place)
    if cells.isEmpty { return true }
    return column.holdsNumbers
      ? isNumeric(cells) && !cells.allSatisfy(isZero)
      : !isNumeric(cells) && (cells.count == 1 || Set(cells).count > 1)
  }

  /// Looks for a column by its header.
  mutating func find(_ column: TableRequest.Column) {
    if let joined = joinedSynonym(of: column, header) {
      found[column.key] = joined
    } else if let position = position(of: column) {
      take(position, for: column.key)
    }
  }

  private mutating func take(_ position: Int, for key: String) {
    free.remove(position)
    found[key] = columnsValue([position], header.names)
  }

  private func position(of column: TableRequest.Column) -> Int? {
    let suited = free.filter { suits(column, $0) }
    if case .header(let name) = column.wrongCell(in: header),
      let meant = nearest(to: name, among: header.names).flatMap(header.names.firstIndex),
      suited.contains(meant)
    {
      return meant
    }
    return likeliest(for: column, header, suited) ?? lessLikely(for: column)
  }

  private func lessLikely(for column: TableRequest.Column) -> Int? {
    guard !column.holdsNumbers else {
      return passedOver(column, candidate).flatMap { $0.isUsable && free.contains($0.place) ? $0.place : nil }
    }
    // Two columns of texts may be one of the file.
    return likeliest(for: column, header, Set(header.names.indices.filter { suits(column, $0) }))
      ?? textsWithoutHeader(candidate)
  }

  /// Takes the positions that alone fit one of the columns that are left, whatever their headers.
  /// - Returns: what was found: one reading, or two.
  mutating func readingsOfRest(of missing: [TableRequest.Column]) -> [[String: String]] {
    while true {
      let choices = missing.filter { found[$0.key] == nil }.map { column in
        (key: column.key, places: free.filter { suits(column, $0) && mayBe(column, $0, candidate) })
      }
      let only = choices.first { choice in
        choice.places.count == 1 && choices.count { $0.places == choice.places } == 1
      }
      guard let only, let place = only.places.first else { return eitherWay(found, choices, header.names) }
      take(place, for: only.key)
    }
  }
}

/// Returns the columns found and two more, either way round, if the same two are left for two keys; else those found.
private func eitherWay(
  _ found: [String: String], _ choices: [(key: String, places: Set<Int>)], _ names: [String]
) -> [[String: String]] {
  guard choices.count == 2, choices[0].places == choices[1].places, choices[0].places.count == 2 else {
    return [found]
  }
  let pair = choices[0].places.sorted()
  return [pair, pair.reversed()].map { places in
    found.merging(zip(choices, places).map { ($0.key, columnsValue([$1], names)) }) { $1 }
  }
}

/// Whether a column may be the one that is looked for: numbers of another kind are not, nor are texts that most rows
/// share.
private func mayBe(_ column: TableRequest.Column, _ place: Int, _ candidate: Layout.Candidate) -> Bool {
  let cells = candidate.preview.cells(at: place)
  return column.holdsNumbers
    ? !cells.isEmpty && (!column.isAmount || tooLow(cells, for: column) == nil)
      && !OtherNumbers.are(in: candidate.header.names[place], for: column)
    : Set(cells).count * 2 > cells.count
}

/// Returns the first cell that is less than a column may hold, as in `"-3", which is less than 0`; `nil` if none is.
private func tooLow(_ cells: [String], for column: TableRequest.Column) -> String? {
  guard case .number(_, let allowed, _) = column.kind, let lowest = allowed.lowest else { return nil }
  let low = cells.first { (try? parseDecimal($0)).map { $0 < lowest } ?? false }
  return low.map { "\(quoted($0)), which is less than \(lowest)" }
}

/// Returns the column whose header names a number column, although more than a fifth of its cells are not numbers, or
/// some are too small, or all are zero; `nil` if there is none.
/// - Returns: its position; why it was not taken, as in `Price holds "12 kr", which is not a number`; and whether at least
///   half of its cells are numbers, so that it can be read with the other rows left out.
func passedOver(
  _ column: TableRequest.Column, _ candidate: Layout.Candidate
) -> (place: Int, reason: String, isUsable: Bool)? {
  let names = candidate.header.names
  let words = Set(knownWords(column).map(bare))
  return names.indices.lazy.filter { words.contains(bare(names[$0])) }.compactMap { place in
    let cells = candidate.preview.cells(at: place)
    let numbers = cells.filter { isNumeric([$0]) }
    func passed(_ what: String) -> (place: Int, reason: String, isUsable: Bool) {
      (
        place, "\(shownHeader(names[place])) holds \(what)",
        numbers.count * 2 >= cells.count && !cells.isEmpty
      )
    }
    if !isNumeric(cells), let text = cells.first(where: { !isNumeric([$0]) }) {
      return passed("\(quoted(text)), which is not a number")
    }
    if !cells.isEmpty, cells.allSatisfy(isZero) {
      // Below the rows of the preview, there may be others.
      let isUsable = candidate.preview.rows.count == HeaderPreview.mostRows
      return (place, "\(shownHeader(names[place])) holds nothing but zeros", isUsable)
    }
    return tooLow(cells, for: column).map(passed)
  }.first
}

/// Whether a cell holds nothing but zeros.
public func isZero(_ cell: String) -> Bool { cell.contains("0") && !cell.contains { "1"..."9" ~= $0 } }

/// Returns the first column without a header that holds texts, as beside headers in merged cells.
private func textsWithoutHeader(_ candidate: Layout.Candidate) -> Int? {
  candidate.header.names.indices.first { place in
    let cells = candidate.preview.cells(at: place)
    return candidate.header.names[place].isEmpty && !cells.isEmpty
      && cells.allSatisfy { $0.contains(where: \.isLetter) && !isNumeric([$0]) }
  }
}

/// Whether at least four fifths of some cells are numbers, `NaN` among them; true without cells.
private func isNumeric(_ cells: [String]) -> Bool {
  let numbers = cells.count { isNumber($0) || Double($0) != nil }
  return numbers * 5 >= cells.count * 4
}

/// Returns columns as `--columns` names them: by their headers, or by their numbers where `,`, `+`, `#` or `=` in a
/// header would be misread, a control character cannot be typed, or an earlier column has the same header.
func columnsValue(_ places: [Int], _ headers: [String]) -> String {
  places.map { place in
    let name = headers[place]
    let isFirst = headers.firstIndex { $0.lowercased() == name.lowercased() } == place
    let isPlain = !name.unicodeScalars.contains {
      ",+#=".unicodeScalars.contains($0) || $0.properties.generalCategory == .control
    }
    return isFirst && isPlain && !name.isEmpty ? name : "#\(place + 1)"
  }.joined(separator: "+")
}

/// Returns the headers of numbers that contain the same known word as the header chosen for a column: `Points 2024` beside
/// `Points 2023`.
func otherHeaders(for column: TableRequest.Column, beside chosen: String, _ candidate: Layout.Candidate)
  -> [String]
{
  let words = knownWords(column)
  func word(in header: String) -> String? {
    let parts = Set(header.lowercased().split { !$0.isLetter })
    return words.first { parts.contains($0[...]) }
  }
  guard column.holdsNumbers, let common = word(in: chosen), bare(chosen) != bare(common) else { return [] }
  return candidate.header.names.enumerated().compactMap { place, name in
    name != chosen && word(in: name) == common && isNumeric(candidate.preview.cells(at: place)) ? name : nil
  }
}

/// Returns a synonym of several parts, such as `first name+last name`, all of which are headers of the file.
private func joinedSynonym(of column: TableRequest.Column, _ header: HeaderCells) -> String? {
  let names = header.names.map(bare)
  for synonym in column.synonyms where synonym.contains("+") {
    let positions = synonym.split(separator: "+").compactMap { names.firstIndex(of: bare(String($0))) }
    if positions.count == synonym.split(separator: "+").count { return columnsValue(positions, header.names) }
  }
  return nil
}

/// Returns a header without case, spaces and punctuation.
private func bare(_ header: String) -> String { header.lowercased().filter { $0.isLetter || $0.isNumber } }

/// Returns the free header most like a column: a known synonym, else one that contains a known word, else one with a
/// similar spelling.
private func likeliest(for column: TableRequest.Column, _ header: HeaderCells, _ free: Set<Int>) -> Int? {
  let words = knownWords(column)
  let candidates = free.sorted()
  func name(_ position: Int) -> String { header.names[position].lowercased() }
  for word in words {
    if let exact = candidates.first(where: { bare(name($0)) == bare(word) }) { return exact }
  }
  for word in words {
    let containing = candidates.first { position in
      name(position).split(whereSeparator: { !$0.isLetter }).contains { $0 == word }
    }
    if let containing { return containing }
  }
  // Short words are similar to too many others: a wage is not an age.
  for word in words where word.count >= 5 || word == column.key.lowercased() {
    let usable = candidates.filter { !column.holdsNumbers || !OtherNumbers.are(in: name($0), for: column) }
    if let near = nearest(to: word, among: usable.map(name)) {
      return candidates.first { name($0) == near }
    }
  }
  return nil
}

/// Returns the words for a column, likeliest first, in lower case.
private func knownWords(_ column: TableRequest.Column) -> [String] {
  var words: [String] = []
  for case .header(let name) in column.sources.joined() { words.append(trimmedOfSpace(name).lowercased()) }
  words.append(column.key.lowercased())
  return words + column.synonyms.map { $0.lowercased() }
}
