import Options
import Reading
import Selection
import Tables
import Words

/// The options that say how a pool is read and what a legal team is: the same everywhere.
package enum PoolOptions {
  package static let pool = ArgumentKey<String>.one(
    "POOL.csv", .file("csv"), help: "the players to choose from")

  package static let budget = OptionKey<DecimalNumber?>.optional(
    "budget", .budget, otherwise: "50, or as in the rules",
    help: "the most that a team may cost, in the unit of the costs: 50 means 50M if the file says 12.0M")
  package static let size = OptionKey<Int?>.optional(
    "size", .integer(Rules.sizes), otherwise: "5, or as in the rules", help: "how many players a team has")
  package static let skillRange = OptionKey<NumberRange?>.optional(
    "skill-range",
    .init(
      "LOW-HIGH|any", offering: Completion(words: ["any", "1-10"]), expected: "'any' or a range such as 1-10"
    ) { NumberRange($0) }, otherwise: "whole numbers from 1 to 10, or as in the rules",
    help: "the skills allowed, as in 1-10; 'any' allows every number")

  package static let columns = OptionKey<[Assignment]?>.optional(
    "columns", .assignments(to: PoolColumn.allCases.map(\.rawValue)),
    otherwise: "headers such as name, skill, cost, id, role, club",
    help:
      "which column holds what: name=Player,cost=#3, or name=First+Last for two joined by a space; a skill may be a sum, "
      + "as in skill=gw13+0.9*gw14")
  package static let preset = OptionKey<String?>.optional(
    "preset", .oneOf(Preset.all.map(\.name) + ["none"]), otherwise: "the one that fits the headers",
    help: "the site whose columns and units the file has; 'none' guesses nothing")
  package static let weeks = OptionKey<ClosedRange<Int>?>.optional(
    "weeks", .init("FIRST-LAST", expected: "weeks such as 13-17, or one") { weeks(in: $0) },
    otherwise: "the skill is one column",
    help: "the weeks whose points are added up, as in 13-17, in a file with columns such as 13_Pts")
  package static let decay = OptionKey<DecimalNumber?>.optional(
    "decay",
    .decimal("NUMBER", expected: "a number above 0 and up to 1, as in 0.9") { $0 > .zero && $0 <= .one },
    otherwise: "1",
    help: "how much each of the --weeks counts relative to the one before")
  package static let conditions = OptionKey<[TableRequest.Filter]>.list(
    "where",
    .init("COLUMN=VALUE", expected: "a condition such as Pos=GK, Pos!=GK, Minutes>0 or Price<9.5") {
      TableRequest.Filter($0)
    }, otherwise: "every row",
    help:
      "use only rows with Pos=GK, Pos!=GK, Minutes>0 or Price<=9.5, as the file writes them; may be repeated, "
      + "all must hold")
  package static let skillSource = OptionKey<PoolRequest.SkillSource?>.optional(
    "skill-from",
    .init(
      "FILE.csv:COLUMN", offering: Completion(paths: .filesEnding(["csv"])),
      file: { PoolRequest.SkillSource($0).map { .read($0.path) } },
      expected: "a file and its column, as in projections.csv:Points"
    ) { PoolRequest.SkillSource($0) }, otherwise: "the pool itself",
    help: "take the skills from a column of a second file, joined by id or name")
  package static let joinKey = OptionKey<PoolRequest.SkillSource.JoinKey?>.optional(
    "join",
    .init("COLUMN=COLUMN", expected: "two columns, that of the second file first, as in playername=Name") {
      PoolRequest.SkillSource.JoinKey($0)
    }, otherwise: "by id, else by name and club",
    help: "the columns that --skill-from joins on, its own first, or last if only that fits: playername=Name")
  package static let clubNames = OptionKey<String?>.optional(
    "club-names", .file("csv"), otherwise: "the clubs as the pool has them",
    help: "a file with a column short_name and the ids or names of the clubs, such as the teams.csv of FPL")
  package static let delimiter = OptionKey<Delimiter?>.optional(
    "delimiter",
    .init(
      "CHARACTER", offering: Completion(words: ["tab"]),
      expected: "one character such as ',' or ';', or the word tab"
    ) { Delimiter($0) }, otherwise: "auto-detected", help: "the character between fields")
  static let noHeader = OptionKey.flag(
    "no-header", help: "the first row is data; --columns takes column numbers, as in name=#1")
  package static let encoding = OptionKey<TableRequest.Encoding>.value(
    "encoding", .word, default: "auto",
    help: "the character encoding of the files; 'auto' detects it"
  )
  package static let decimal = OptionKey<DecimalMark?>.optional(
    "decimal",
    .init(",|.", offering: Completion(words: ["comma", "point"]), expected: "',' or '.'") {
      [",": .comma, "comma": .comma, ".": .point, "point": .point][$0]
    }, otherwise: "detected in each column",
    help: "the decimal mark, as in 12,5 or 12.5")
  package static let rowsArePlayers = OptionKey.flag(
    "rows-are-players",
    help: "treat every row as a separate player, even several with one name and club")
  package static let skipBadRows = OptionKey.flag(
    "skip-bad-rows", help: "skip and list bad rows instead of refusing the file")
  package static let strict = OptionKey.flag("strict", help: "treat every warning about the data as an error")

  /// The weeks of `13-17`, or one.
  private static func weeks(in text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends.last ?? nil,
      (1...999).contains(first), (first...999).contains(last)
    else { return nil }
    return first...last
  }

  /// The options that say what a legal team is.
  package static let ruling = [budget.spec, size.spec, skillRange.spec] + RuleOptions.all
  /// The options that say how a pool is read.
  package static let reading = [
    columns.spec, preset.spec, weeks.spec, decay.spec, conditions.spec, skillSource.spec, joinKey.spec,
    clubNames.spec, delimiter.spec, noHeader.spec,
    encoding.spec, decimal.spec, rowsArePlayers.spec, skipBadRows.spec, strict.spec,
  ]
}

/// The byte between fields, as the command line gives it.
package struct Delimiter: Sendable {
  package let byte: UInt8

  /// One character, or the word `tab`.
  init?(_ text: String) {
    let text = text == "tab" || text == "\\t" ? "\t" : text
    guard text.utf8.count == 1, let byte = text.utf8.first, !"\"\r\n ".utf8.contains(byte) else { return nil }
    self.byte = byte
  }
}

extension ParsedCommand {
  /// How the pool at `path` is to be read.
  /// - Throws: `UsageMistake` when options contradict one another.
  package func poolRequest(_ path: String, under rules: Rules) throws(UsageMistake) -> PoolRequest {
    var request = PoolRequest(path: path, skillRange: rules.skillRange)
    for assignment in self[PoolOptions.columns] ?? [] {
      if assignment.key == PoolColumn.skill.rawValue, let sum = WeightedSum(assignment.value) {
        request.skillSum = sum
        continue
      }
      request.columns[PoolColumn(rawValue: assignment.key)!] = assignment.cells
    }
    request.preset = self[PoolOptions.preset].flatMap(Preset.named)
    request.usesGuesses = self[PoolOptions.preset] == nil
    request.options = readingOptions
    request.marks = rules.conditions
    request.numbers = rules.numberColumns
    request.finerUnits = FinerUnits(for: rules)
    request.furtherColumns = rules.poolColumns
    request.slotNames = rules.slotNames
    request.rowsArePlayers = self[PoolOptions.rowsArePlayers]
    request.skillSource = self[PoolOptions.skillSource]
    try addUpWeeks(in: &request)
    if let key = self[PoolOptions.joinKey] {
      guard request.skillSource != nil else { throw UsageMistake("--join needs --skill-from") }
      request.skillSource?.key = key
    }
    request.clubNames = self[PoolOptions.clubNames]
    request.jobs = jobs
    request.isStopped = interruptCheck
    try checkNumbersAlone(request)
    return request
  }

  /// Makes the skills the sum of several weeks if that is asked for.
  private func addUpWeeks(in request: inout PoolRequest) throws(UsageMistake) {
    let (weeks, decay) = (self[PoolOptions.weeks], self[PoolOptions.decay])
    if decay != nil, weeks == nil {
      throw UsageMistake("--decay needs --weeks: it says how they are added up")
    }
    let isForWeeks = request.preset.map { $0.name == Preset.projectionsName }
    let saysSkill = request.skillSum != nil || request.columns[.skill] != nil
    if isForWeeks == true, weeks == nil, !saysSkill, request.skillSource == nil {
      throw UsageMistake("--preset \(Preset.projectionsName) needs --weeks, as in --weeks 13-17")
    }
    if let weeks {
      guard isForWeeks ?? request.usesGuesses, request.hasHeader else {
        throw UsageMistake(
          "--weeks is for a file as --preset \(Preset.projectionsName) reads it, with a header")
      }
      guard !saysSkill else {
        throw UsageMistake("--weeks and --columns skill=... both say what the skill is; use one")
      }
      guard let sum = WeightedSum(weeks: weeks, decay: decay ?? .one) else {
        throw UsageMistake("--decay has too many digits for this many --weeks")
      }
      request.preset = Preset.named(Preset.projectionsName)
      request.skillSum = sum
    }
    if request.skillSum != nil, request.skillSource != nil {
      throw UsageMistake(
        "the skill is a sum of columns of the pool; --skill-from says it comes from elsewhere")
    }
  }

  /// How records are to be read, as far as the command has options for it.
  var readingOptions: ReadingOptions {
    var options = ReadingOptions()
    options.filters = self[ifKnown: PoolOptions.conditions]
    options.delimiter = self[ifKnown: PoolOptions.delimiter]?.byte
    options.hasHeader = !self[ifKnown: PoolOptions.noHeader]
    options.encoding = self[ifKnown: PoolOptions.encoding]
    options.decimal = self[ifKnown: PoolOptions.decimal]
    options.skipsBadRows = self[ifKnown: PoolOptions.skipBadRows]
    options.isStrict = self[ifKnown: PoolOptions.strict]
    return options
  }

  /// Checks that without a header columns are named only by number.
  private func checkNumbersAlone(_ request: PoolRequest) throws(UsageMistake) {
    guard !request.hasHeader else { return }
    try refuseHeaders(
      in: request.columns.values.flatMap { $0 } + (request.filters + request.marks).map(\.cell)
        + request.numbers + (request.skillSum?.terms ?? []).map(\.cell))
    let needed: [PoolColumn] =
      request.skillSource == nil && request.skillSum == nil ? [.name, .skill, .cost] : [.name, .cost]
    let missing = needed.filter { request.columns[$0] == nil }.map(\.rawValue)
    guard missing.isEmpty else {
      throw UsageMistake(
        "--no-header needs --columns with numbers for \(missing.joined(separator: ", ")), "
          + "as in --columns name=#1,skill=#2,cost=#3")
    }
  }
}

extension Assignment {
  /// The cells of a column that is joined from some, as in `First+Last`.
  var cells: [TableRequest.CellReference] { value.split(separator: "+").map { .init(String($0)) } }
}

/// Refuses columns that are named, in a file without a header.
func refuseHeaders(in cells: [TableRequest.CellReference]) throws(UsageMistake) {
  for case .header(let name) in cells {
    throw UsageMistake(
      "'\(name)' is a column name, but with --no-header columns have only numbers, as in #2")
  }
}
