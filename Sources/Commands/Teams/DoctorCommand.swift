import Options
import Pages
import Reading
import Running
import Selection
import Tables
import Words

/// `squad doctor FILE`: what the program understands of a file, and the command lines that would work.
enum DoctorCommand {
  static let file = ArgumentKey<String>.one("FILE.csv", .file("csv"), help: "the file to examine")

  static let spec = CommandSpec(
    "doctor", summary: "show what squad understands of a file, and commands that would work",
    description: """
      Examines a file of players: its format and encoding, what each column holds and how it is read, who is in it, \
      what looks odd, and commands to paste that would work. Writes nothing. The exit code is 0 if the file can be \
      read as a pool, 65 if it cannot, or only with --skip-bad-rows.
      """,
    arguments: [file.spec], options: PoolOptions.reading,
    examples: [
      .init("squad doctor samples/league.csv", "columns, people, oddities and commands"),
      .init("squad doctor samples/players.csv --columns skill=cost", "another column as the skill"),
    ])

  static let command = Command("doctor", spec: spec, run: run)

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let path = command[file]
    var request = try command.poolRequest(path, under: .classic)
    // One row for each slot of some game is not odd.
    request.slotNames = Rules.builtIn.flatMap(\.slotNames)
    let examination = try Examination(of: request)
    let commands = workingCommands(for: examination, readBy: Array(command.recordedWords().dropFirst()))
    let page = doctorPage(examination, of: path, commands: commands)
    try writeToStandardOutput(rendered(page))
    return examination.isReadable && examination.reading?.pool.count ?? 0 > 0 ? .done : .badInput
  }

  /// The commands for a pool that is read in the same way, with all options that they need.
  /// - Parameter words: its path, and the options with which it is read.
  static func workingCommands(for examination: Examination, readBy words: [String]) -> [String] {
    let names = Command.all.filter { $0.task != nil && $0.spec().arguments.map(\.name) == ["POOL.csv"] }
      .map { $0.path[0] }
    return names.compactMap { name -> [String]? in
      guard case .run(let pool)? = try? program.parse([name] + words), let rules = try? pool.gameRules()
      else { return nil }
      if pool[PoolOptions.strict], examination.reading != nil, examination.findingCount > 0 { return nil }
      let options = examination.findings.lazy.map(\.options).first { !$0.isEmpty } ?? []
      guard let reading = examination.reading, options.isEmpty else {
        return PoolRemedy(of: pool[PoolOptions.pool], for: pool, with: options)?.words
      }
      if reading.pool.count == 0 { return nil }
      // Another decimal mark may leave fewer rows out.
      let remedy =
        reading.quality.rowsBad > 0
        ? PoolRemedy(of: pool[PoolOptions.pool], for: pool)
        : PoolRemedy(reading, of: pool[PoolOptions.pool], under: rules, for: pool)
      return remedy?.words ?? ["squad", name] + words
    }.compactMap(possible).map { $0.map(shellQuoted).joined(separator: " ") }
  }

  /// Returns the words of a command, for lineups with as many as are possible; `nil` if there are none.
  private static func possible(_ words: [String]) -> [String]? {
    guard words[1] == LineupsCommand.spec.name else { return words }
    guard case .run(let command)? = try? program.parse(Array(words.dropFirst())),
      let (run, wanted) = try? Console.current.forTask(writeError: { _ in }).run({
        try LineupsCommand.wanted(command)
      })
    else { return nil }
    // Elsewhere it is enough that teams were counted.
    let (pool, question) = (run.pool, wanted.question)
    if question.exposures.isEmpty, pool.playerCount == pool.count { return words }
    let count = wanted.possibleCount(limits: run.limits)
    if count == question.count { return words }
    guard count > 0 else { return nil }
    return ["squad"]
      + command.replacingOptions([RunOptions.lineupCount.spec.name: "\(count)"]).recordedWords()
  }
}
