import Selection
import Tables
import Words

/// A rule that a hand-picked team breaks, or one of its lines that cannot be used.
public enum TeamProblem: Sendable, Hashable {
  /// More players than a team has.
  case tooMany(count: Int, size: Int)
  /// Fewer players than a team has.
  case tooFew(count: Int, size: Int)
  /// The players cost more than the budget; both amounts as displayed.
  case overBudget(by: String, budget: String)
  /// A rule other than size and budget, and how many players are still to join the team.
  case rule(BrokenRule, leaving: Int)
  /// A player is named several times, on these lines of a file.
  case repeated(name: String, times: Int, lines: [Int])
  /// A line names no player of the pool.
  case unknown(ManualTeam.UnresolvedLine)
  /// A line may mean several players.
  case ambiguous(ManualTeam.UnresolvedLine)
  /// This many more lines name no player of the pool.
  case moreUnknown(Int)
  /// This many more lines may mean several players.
  case moreAmbiguous(Int)
  /// The file marks the team as final, although it is not legal.
  case finalButNotLegal(size: Int)

  /// The fixed code of the problem, for programs.
  public var code: String {
    switch self {
    case .tooMany: "too-many"
    case .tooFew: "too-few"
    case .overBudget: "over-budget"
    case .rule(let rule, _): rule.code
    case .repeated: "repeated"
    case .unknown, .moreUnknown: "unknown"
    case .ambiguous, .moreAmbiguous: "ambiguous"
    case .finalButNotLegal: "final-not-legal"
    }
  }
}

extension TeamProblem: CustomStringConvertible {
  /// The problem and its remedy, in lower case.
  public var description: String {
    switch self {
    case .tooMany(let count, let size):
      "needs exactly \(counted(size, "player")), \(count) selected; leave out \(count - size)"
    case .tooFew(let count, let size):
      "needs exactly \(counted(size, "player")), \(count) selected; add \(size - count)"
    case .overBudget(let excess, let budget): "\(excess) over the budget of \(budget)"
    case .rule(let rule, let places):
      rule.description + (rule.advice(leaving: places).map { "; " + $0 } ?? "")
    case .repeated(let name, let times, let lines):
      "\(quoted(name)) is listed \(times) times\(lines.isEmpty ? "" : ", on \(linesListed(lines))"); list them once"
    case .unknown(let unresolved):
      unresolved.subject + Pool.absence(rowsFiltered: unresolved.rowsFiltered)
        + (unresolved.choices.isEmpty ? "" : "; did you mean \(listed(unresolved.choices, "or"))?")
    case .ambiguous(let unresolved):
      unresolved.claim
        + listed(
          shortened(unresolved.choices, to: PlayerReference.choicesListed),
          unresolved.isOnePlayer ? "and" : "or") + unresolved.advice
    case .moreUnknown(let count):
      "and \(count) more \(count == 1 ? "line names" : "lines name") no player in the pool"
    case .moreAmbiguous(let count):
      "and \(count) more \(count == 1 ? "line" : "lines") may mean several players"
    case .finalButNotLegal(let size):
      "final, but not a legal team of exactly \(size); fix it, or write 'no' in the column 'final'"
    }
  }
}

/// Returns `line 2`, or `lines 2 and 4`.
func linesListed(_ lines: some Collection<some BinaryInteger>) -> String {
  let numbers = shortened(lines.map { "\($0)" }, to: PlayerReference.choicesListed)
  return "\(lines.count == 1 ? "line" : "lines") \(listed(numbers, "and"))"
}

extension ManualTeam {
  /// The lines that cannot be used: the first of each kind individually, the others as a count.
  var unresolvedProblems: [TeamProblem] {
    func described(
      _ lines: [UnresolvedLine], _ one: (UnresolvedLine) -> TeamProblem, _ more: (Int) -> TeamProblem
    ) -> [TeamProblem] {
      let others = lines.count - Self.maxUnresolvedListed
      return lines.prefix(Self.maxUnresolvedListed).map(one) + (others > 0 ? [more(others)] : [])
    }
    return described(unknown, TeamProblem.unknown, TeamProblem.moreUnknown)
      + described(ambiguous, TeamProblem.ambiguous, TeamProblem.moreAmbiguous)
  }
}

extension ManualTeam.UnresolvedLine {
  /// `"Ada" on line 3`, or `the id "a1" of "Ada" on line 3`.
  fileprivate var subject: String {
    let name = unknownID == nil ? quoted(text) : player.name.map { " of \(quoted($0))" } ?? ""
    return (unknownID.map { "the id \(quoted($0))" } ?? "") + name + place
  }

  /// `"Max" on line 3 may be `, or that it is one player with several rows, to be followed by the names.
  fileprivate var claim: String {
    guard let unmatchedClub else {
      return quoted(text) + place + (isOnePlayer ? " is one player with several rows: " : " may be ")
    }
    return "no \(quoted(text))\(place) plays for \(quoted(unmatchedClub)); they may be "
  }

  /// The advice for an ambiguous line.
  fileprivate var advice: String {
    let columns = listed(columnsToAdd.map { "'\($0)'" }, "or")
    let others =
      (columns.isEmpty ? [] : ["add a column \(columns)"])
      + (isOnePlayer ? ["read one row of each player with --where"] : [])
    return "; write the name as shown here" + others.dropLast().map { ", \($0)" }.joined()
      + (others.last.map { ", or \($0)" } ?? "")
  }

  /// ` on line 3`; empty where there is no line.
  private var place: String { line.map { " on line \($0)" } ?? "" }
}
