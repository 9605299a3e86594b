import Options
import Tables

extension Diagnostic {
  /// The code of advice on a command that works.
  static let remedyCode = "remedy"

  /// Whether it only says which command works, beside others that say what is wrong.
  package var isRemedy: Bool { code == Self.remedyCode }
}

extension InputError {
  /// Says why leaving out bad rows does not help.
  /// - Parameter left: how many players would remain.
  private static func tooFew(_ left: String, besides first: Diagnostic) -> String {
    let players = left == "0" ? "no player" : left == "1" ? "1 player" : "\(left) players"
    let column = first.column.map { "; --columns \($0)=HEADER names another column" } ?? ""
    return "--skip-bad-rows would leave \(players), too few for a team"
      + (left == "0" && !first.isOfEncoding ? column : "")
  }

  /// The code of the only problem of a pool that fits another game.
  private static let otherGameCode = "other-game"

  /// Whether it names a command that works.
  package var hasRemedy: Bool {
    guard case .invalid(let problems, _) = self else { return false }
    return problems.contains { $0.isRemedy || $0.code == Self.otherGameCode }
  }

  /// The options that would help.
  var options: [Diagnostic.Option] {
    guard case .invalid(let problems, _) = self else { return [] }
    return problems.map(\.options).first { !$0.isEmpty } ?? []
  }

  /// The error with advice on how to solve it, if there is any.
  package func advising(_ command: ParsedCommand, on path: String) -> InputError {
    guard case .invalid(let problems, let count) = self else { return self }
    func advice(_ message: String, code: String = Diagnostic.remedyCode) -> Diagnostic {
      Diagnostic(.error, file: path, code: code, message: message)
    }
    guard let remedy = PoolRemedy(of: path, for: command, with: options) else { return self }
    // A file that is too small should be mended, not asked for a smaller team: only `squad doctor` suggests that.
    if let size = remedy.options.first(where: { $0.name == PoolOptions.size.spec.name })?.value {
      guard remedy.options.contains(where: { $0.name == PoolOptions.skipBadRows.spec.name }) else {
        return self
      }
      return .invalid(
        problems: problems + [advice(Self.tooFew(size, besides: problems[0]))], count: count + 1)
    }
    let (shown, unlisted, hidesSkills) = remedy.shown(problems, of: count)
    let why =
      hidesSkills
      ? "does not fit the default rules (classic), whose skills are whole numbers from 1 to 10; " : ""
    let wrong = remedy.wrongNames.map { name in
      Diagnostic(.error, file: path, code: "unknown-player", message: name)
    }
    let code = hidesSkills && shown.isEmpty ? Self.otherGameCode : Diagnostic.remedyCode
    let listed = shown + wrong + [advice(why + remedy.text, code: code)]
    return .invalid(problems: listed, count: listed.count + unlisted)
  }
}
