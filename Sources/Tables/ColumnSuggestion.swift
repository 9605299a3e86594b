import Words

/// Returns the value of `--columns` that would probably fit a file with missing columns; `nil` when no header looks
/// like any of them. A column of texts is not suggested for numbers.
func columnsSuggestion(
  _ missing: [TableRequest.Column], _ candidate: Layout.Candidate, _ request: TableRequest
) -> String? {
  let (header, preview) = (candidate.header, candidate.preview)
  var free = Set(header.names.indices.filter { !header.names[$0].isEmpty })
  for column in request.columns { free.subtract(header.positions(of: column) ?? []) }
  var mappings: [String] = []
  for column in missing {
    if let joined = joinedSynonym(of: column, header) {
      mappings.append("\(column.key)=\(joined)")
      continue
    }
    let suited = column.kind.isNumber ? free.filter { isNumeric(preview.cells(at: $0)) } : free
    guard let position = likeliest(for: column, header, suited) else { continue }
    free.remove(position)
    mappings.append("\(column.key)=\(columnsValue([position], header.names))")
  }
  return mappings.isEmpty ? nil : mappings.joined(separator: ",")
}

/// Whether at least four fifths of some cells are numbers, `NaN` among them; true without cells.
private func isNumeric(_ cells: [String]) -> Bool {
  let numbers = cells.count { cell in
    (try? parseDecimal(cell)) != nil || (try? parseDecimal(cell, mark: .comma)) != nil || Double(cell) != nil
  }
  return numbers * 5 >= cells.count * 4
}

/// Returns columns as `--columns` names them: by their headers, or by their numbers where `,`, `+`, `#` or `=` in a
/// header would be misread, or an earlier column has the same header.
func columnsValue(_ places: [Int], _ headers: [String]) -> String {
  places.map { place in
    let name = headers[place]
    let isFirst = headers.firstIndex { $0.lowercased() == name.lowercased() } == place
    return isFirst && !name.contains { ",+#=".contains($0) } ? name : "#\(place + 1)"
  }.joined(separator: "+")
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
    if let near = nearest(to: word, among: candidates.map(name)) {
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
