import Tables
import Words

/// A rule that a hand-picked team breaks, or one of its lines that cannot be used.
public enum TeamProblem: Sendable, Hashable {
  /// More players than a team has.
  case tooMany(count: Int, size: Int)
  /// Fewer players than a team has.
  case tooFew(count: Int, size: Int)
  /// The players cost more than the budget; both amounts as they are shown.
  case overBudget(by: String, budget: String)
  /// A player is named on several lines.
  case repeated(name: String, lines: [Int])
  /// A line names nobody of the pool.
  case unknown(ManualTeam.Puzzle)
  /// A line may mean several players.
  case ambiguous(ManualTeam.Puzzle)

  /// A fixed word for programs.
  public var code: String {
    switch self {
    case .tooMany: "too-many"
    case .tooFew: "too-few"
    case .overBudget: "over-budget"
    case .repeated: "repeated"
    case .unknown: "unknown"
    case .ambiguous: "ambiguous"
    }
  }
}

extension TeamProblem: CustomStringConvertible {
  /// What is wrong and what to do, in lower case.
  public var description: String {
    switch self {
    case .tooMany(let count, let size):
      "exactly \(size) \(size == 1 ? "player is" : "players are") needed, \(count) selected; leave out \(count - size)"
    case .tooFew(let count, let size):
      "exactly \(size) \(size == 1 ? "player is" : "players are") needed, \(count) selected; add \(size - count)"
    case .overBudget(let excess, let budget): "\(excess) over the budget of \(budget)"
    case .repeated(let name, let lines):
      "\(quoted(name)) is named \(lines.count) times, on lines \(listed(lines.map(String.init), "and")); he counts once"
    case .unknown(let puzzle):
      "\(quoted(puzzle.text))\(puzzle.place) is not in the pool"
        + (puzzle.choices.isEmpty ? "" : "; did you mean \(listed(puzzle.choices.map(quoted), "or"))?")
    case .ambiguous(let puzzle):
      "\(quoted(puzzle.text))\(puzzle.place) may be \(listed(puzzle.choices.map(quoted), "or"))"
        + "; write the name as shown here, or add a column 'club' or 'row'"
    }
  }
}

extension ManualTeam.Puzzle {
  /// ` on line 3`, where there is one.
  fileprivate var place: String { line.map { " on line \($0)" } ?? "" }
}
