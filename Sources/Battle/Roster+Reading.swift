import Tables
import Words

/// Reads the files of a roster.
///
/// - Parameters:
///   - paths: the files as the user spelled them.
///   - inspect: receives every byte of every file once, in order, with the number of the file.
/// - Throws: `InputError`: all problems of all files at once, or the first file that cannot be read at all.
/// - Complexity: O(bytes).
public func readRoster(
  _ paths: [String], _ request: RosterRequest,
  inspect: (Int, UnsafeRawBufferPointer) -> Void = { _, _ in }
) throws(InputError) -> Roster {
  var roster = Roster()
  roster.hides = request.hidesFilteredRows && !request.filters.isEmpty
  var problems = RosterProblems()
  for (number, path) in paths.enumerated() {
    do throws(InputError) {
      roster.add(try readTable(path, request.tableRequest()) { inspect(number, $0) }, of: path)
    } catch {
      try problems.note(error.phrasedLikeTheRules)
    }
  }
  problems.note(repeatedIDs(in: roster.allFighters()))
  if let error = problems.error { throw error }
  roster.keepKeys()
  roster.lookForRepeats()
  roster.lookForLookAlikes()
  return roster
}

/// Reads one fighters file in order to change it: the roster, and every cell as it is.
/// - Throws: `InputError`, with all problems at once.
public func readEditableRoster(_ path: String, _ request: RosterRequest) throws(InputError) -> RosterFile {
  let (table, cells): (Table, EditableTable)
  do throws(InputError) {
    (table, cells) = try readEditableTable(path, request.tableRequest())
  } catch {
    throw error.phrasedLikeTheRules
  }
  var roster = Roster()
  roster.add(table, of: path)
  let repeats = repeatedIDs(in: roster.fighters)
  guard repeats.isEmpty else { throw .listing(repeats) }
  roster.lookForRepeats()
  roster.lookForLookAlikes()
  return RosterFile(roster: roster, table: cells, places: table.places)
}

extension Roster {
  /// The roster of files that are being edited, as it would be read from them.
  public init(of files: [RosterFile]) {
    self.init()
    for file in files {
      fighters += file.fighters
      sources += file.roster.sources
      warn(file.roster.warnings.filter { !Self.comparing.contains($0.code) })
    }
    lookForRepeats()
    lookForLookAlikes()
  }

  /// The codes of warnings that result from comparing fighters, perhaps across files.
  private static let comparing = ["repeat", "look-alike"]

  /// Adds the fighters of a file.
  fileprivate mutating func add(_ table: Table, of path: String) {
    let isHidden = (0..<table.count).map { table.keptFilteredRecords.contains(table.records[$0]) }
    let all = (0..<table.count).map { Fighter(table, row: $0, file: path) }
    fighters += all.indices.filter { !isHidden[$0] }.map { all[$0] }
    hidden += all.indices.filter { isHidden[$0] }.map { all[$0] }
    sources.append(
      Source(
        path: path, bytes: table.byteCount, rows: table.recordsRead, used: isHidden.count { !$0 }))
    warn(table.headerWarnings)
    warn(table.badRecords, count: table.badRecordProblemCount)
  }

  /// Gives the fighters the keys that they have among all fighters, where some are hidden.
  fileprivate mutating func keepKeys() {
    guard !hidden.isEmpty else { return }
    let all = allFighters()
    let keyed = zip(all, keys(of: all)).map { fighter, key in
      var fighter = fighter
      fighter.key = key
      return fighter
    }
    let isHidden = Set(hidden)
    fighters = zip(all, keyed).filter { !isHidden.contains($0.0) }.map(\.1)
    hidden = zip(all, keyed).filter { isHidden.contains($0.0) }.map(\.1)
  }

  /// Warns of fighters who differ from an earlier one only by their row.
  fileprivate mutating func lookForRepeats() {
    var known: [Fighter: Fighter] = [:]
    var repeats: [Diagnostic] = []
    for fighter in fighters where fighter.id == nil {
      var values = fighter
      (values.name, values.file, values.row, values.key) = (foldedName(fighter.name), "", 0, nil)
      if let original = known[values] {
        repeats.append(
          Diagnostic(
            .warning, file: fighter.file, code: "repeat",
            message: "row \(fighter.row), \(quoted(fighter.name)), repeats row \(original.row) of "
              + "\(original.file); they count as two fighters"))
      } else {
        known[values] = fighter
      }
    }
    warn(repeats)
  }

  /// Warns of fighters whose names look the same but are not.
  fileprivate mutating func lookForLookAlikes() {
    let twins = LookAlikes(fighters.lazy.map(\.name)).pairs.map {
      (fighters[$0.index], fighters[$0.original])
    }
    warn(
      twins.map { fighter, original in
        let place = "in row \(original.row) of \(original.file)"
        let warning = LookAlikes.warning(about: fighter.name, like: original.name, on: place)
        return Diagnostic(
          .warning, file: fighter.file, code: "look-alike", message: "row \(fighter.row): \(warning)")
      })
  }
}

/// Returns errors for the fighters whose id an earlier fighter has.
private func repeatedIDs(in fighters: [Fighter]) -> [Diagnostic] {
  var owners: [String: Fighter] = [:]
  return fighters.compactMap { fighter in
    guard let id = fighter.id else { return nil }
    guard let owner = owners.updateValue(fighter, forKey: id) else { return nil }
    return Diagnostic(
      .error, file: fighter.file, column: FighterColumn.id.header, code: "contradiction",
      message: "row \(fighter.row): \(quoted(id)) is already the id of row \(owner.row) of \(owner.file)")
  }
}

extension Fighter {
  /// The fighter of a row of a table that has the columns of ``FighterColumn``.
  fileprivate init(_ table: Table, row: Int, file: String) {
    func text(_ column: FighterColumn) -> String? {
      table.texts(at: column.index)?[row]
    }
    let values = Statistic.allCases.map { statistic in
      let numbers = table.numbers(at: FighterColumn.statistic(statistic).index)!
      // Converts a whole number in a column in which another cell is written as 8.0.
      return Int((0..<numbers.places).reduce(numbers[row]) { units, _ in units / 10 })
    }
    self.init(
      name: text(.name)!, side: Side(word: text(.team)!)!, statistics: Statistics(values),
      state: LifeState(word: text(.state) ?? "")!, id: text(.id).flatMap { $0.isEmpty ? nil : $0 },
      file: file,
      row: Int(table.records[row]))
  }
}

/// The problems found in several files.
private struct RosterProblems {
  private var problems: [Diagnostic] = []
  private var count = 0

  /// Keeps the problems of a file that was read; throws the error of one that could not be.
  mutating func note(_ error: InputError) throws(InputError) {
    guard case .invalid(let problems, let count) = error else { throw error }
    self.problems += problems
    self.count += count
  }

  /// Keeps problems.
  mutating func note(_ found: [Diagnostic]) {
    problems += found.prefix(20)
    count += found.count
  }

  /// All problems as one error; `nil` if there are none.
  var error: InputError? { problems.isEmpty ? nil : .invalid(problems: problems, count: count) }
}

extension InputError {
  /// The same error with every problem of a fighter's value introduced in the words of the rules: `strength is not
  /// valid`.
  fileprivate var phrasedLikeTheRules: InputError {
    changingProblems { problem in
      if let column = problem.column { problem.message = "\(column) is not valid: \(problem.message)" }
    }
  }
}
