import Selection
import Tables

extension PoolRequest {
  /// Returns the error that a second file has no id and no name under the headers of the pool.
  func noKey(_ source: SkillSource, _ second: Table, _ table: Table) -> InputError {
    var problem = Diagnostic(
      .error, file: source.path, line: 1, code: "no-key",
      message: "no id or name column in common with \(path) to join its skills by")
    if let key = commonKey(source, second, table) {
      problem.options = [.init("join", key)]
      problem.message += "; try \(problem.options[0])"
    } else {
      problem.message += "; use --join HEADER=HEADER to name a column of this file and one of the pool"
    }
    return .listing([problem])
  }

  /// Returns the columns of both files that share the most texts, as `--join` names them: of the pool, its names, and
  /// those that tell nearly all rows apart; of the second file, those that tell most apart. Small numbers are shared by
  /// chance, so words come first. `nil` if none share at least half.
  private func commonKey(_ source: SkillSource, _ second: Table, _ table: Table) -> String? {
    var other = self
    (other.path, other.options.hasHeader) = (source.path, true)
    guard isRereadable(path), isRereadable(other.path), let cells = try? cells(of: table),
      let known = try? other.cells(of: second)
    else { return nil }
    let names = table.places[PoolColumn.name.index]
    let keys = cells.texts(besides: table.places[PoolColumn.cost.index])
      .filter { $0.texts.count * 10 >= cells.count * 9 || names == [$0.place] }
    let theirKeys = known.texts(besides: second.places[SkillFileColumn.skill.rawValue])
      .filter { $0.texts.count * 2 > known.count }
    let pairs = theirKeys.flatMap { theirs in
      keys.map { key in
        let common = key.texts.intersection(theirs.texts)
        let isKey = common.count * 2 >= min(key.texts.count, theirs.texts.count)
        let areWords = common.contains { $0.contains(where: \.isLetter) }
        return (
          name: "\(theirs.name)=\(key.name)", rank: isKey ? (areWords ? 1 : 0, common.count) : (0, 0)
        )
      }
    }
    return pairs.max { $0.rank < $1.rank }.flatMap { $0.rank.1 > 0 ? $0.name : nil }
  }
}

extension Table {
  /// The different texts of each column but some, in lower case, by the name of the column for `--join`.
  fileprivate func texts(besides others: [Int]?) -> [(place: Int, name: String, texts: Set<String>)] {
    columns.indices.filter { others?.contains($0) != true }.map { place in
      let column = texts(at: place)!
      let isPlain =
        headers.indices.contains(place) && !headers[place].isEmpty && !headers[place].contains("=")
      return (
        place, isPlain ? headers[place] : "#\(place + 1)",
        Set((0..<column.count).lazy.map { column[$0].lowercased() }).subtracting([""])
      )
    }
  }
}
