import Options
import Tables
import Words

extension ParsedCommand {
  /// Returns what `read` gives. If it refuses files that it would take without their bad rows, the error names the
  /// command with `--skip-bad-rows`.
  /// - Parameter isEmpty: whether nothing useful is left without the bad rows.
  /// - Throws: what `read` throws.
  package func advisingOnBadRows<Value>(
    in paths: [String], isEmpty: (Value) -> Bool = { _ in false }, _ read: (ParsedCommand) throws -> Value
  ) throws -> Value {
    do {
      return try read(self)
    } catch InputError.invalid(let problems, let count) {
      let option = PoolOptions.skipBadRows.spec
      // A bad row that is left out is a warning, which --strict refuses.
      guard !isGiven(option), !self[PoolOptions.strict], paths.allSatisfy(isRereadable),
        let left = try? read(replacingOptions([option.name: ""])), !isEmpty(left)
      else { throw InputError.invalid(problems: problems, count: count) }
      let advice = Diagnostic(
        .error, file: problems[0].file, code: Diagnostic.remedyCode,
        message: thisWorks(adding: [(option.name, nil)]))
      throw InputError.invalid(problems: problems + [advice], count: count + 1)
    }
  }

  /// Returns `this works: squad best pool.csv --rules fpl-squad`, the command with more options.
  func thisWorks(adding options: [(name: String, value: String?)]) -> String {
    let place = Console.current.isProcess ? "" : " in the folder of the job"
    return "this works\(place): " + words(adding: options).map(shellQuoted).joined(separator: " ")
  }

  /// Returns the words of the command with more options, each with its value; none for a flag.
  func words(adding options: [(name: String, value: String?)]) -> [String] {
    // The user who reads about a task of a batch has not written the options that every task gets.
    let names = Set(options.map(\.name)).union(Console.current.isProcess ? [] : unrecordedOptions)
    let added = options.flatMap { option in ["--" + option.name] + (option.value.map { [$0] } ?? []) }
    var words = ["squad"] + recordedWords(leavingOut: names)
    // Behind "--" options would be files.
    words.insert(contentsOf: added, at: words.firstIndex(of: "--") ?? words.endIndex)
    return words
  }
}
