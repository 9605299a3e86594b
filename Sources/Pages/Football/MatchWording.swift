import Documents
import Snapshots
import Tournament
import Words

extension MatchRecord {
  /// `Ajax 2-1 Feyenoord`, or `Ajax - Feyenoord, about to start`
  var line: String {
    guard let homeGoals, let awayGoals else { return "\(home) - \(away), about to start" }
    return "\(home) \(homeGoals)-\(awayGoals) \(away)"
  }

  /// `2-1`, or `-` if it has not been played.
  var scoreText: String {
    guard let homeGoals, let awayGoals else { return "-" }
    return "\(homeGoals)-\(awayGoals)"
  }
}

/// Returns the name of a position as stories write it.
private func inWords(_ position: String) -> String { position == "keeper" ? "goalkeeper" : position }

extension EventRecord {
  /// The event in the words of the original program and a few more.
  var words: Prose {
    let (team, position) = (team ?? "", inWords(position ?? ""))
    switch event {
    case .kickOff: return Prose("\(team) kicks off\(half == 2 ? " the second half" : "")")
    case .halfTime: return "\("Half-time", .strong), \(homeGoals)-\(awayGoals): the teams switch sides"
    case .fullTime: return "\("Full time", .strong), \(homeGoals)-\(awayGoals)"
    case .keepsBall: return Prose("\(possessive(team)) \(position) keeps the ball")
    case .takesBall: return Prose("\(possessive(team)) \(position) takes the ball")
    case .goal: return "\("Goal by \(team)", .strong), \(homeGoals)-\(awayGoals)"
    case .foul:
      let kind = foul ?? "foul"
      let end = sendsOff == true ? "; \(withArticle(position)) is sent off" : ""
      return kind == "free kick"
        ? Prose("Foul by \(team): \(kind)") : "Foul by \(team): \(kind + end, .warning)"
    }
  }

  /// Whether it is a goal, a card, or the end of a half.
  fileprivate var decides: Bool {
    switch event {
    case .goal, .halfTime, .fullTime: true
    case .foul: foul != "free kick"
    case .kickOff, .keepsBall, .takesBall: false
    }
  }
}

/// Returns the story of a match minute by minute.
/// - Parameter whole: whether to include plays in which a team kept the ball, and to fold nothing.
func storyTable(_ match: MatchRecord, whole: Bool) -> DataTable {
  let events = match.events.filter { whole || $0.event != .keepsBall }
  let table = DataTable(
    caption: "The story of \(match.line)", columns: [.init("Min", .number), .init("What happened")],
    rows: events.map { event in
      DataTable.Row([.init("\(event.minute)'"), .init(event.words)])
    })
  return table.folded("Every play") { whole || events[$0].decides }
}

/// Returns the story with the reason for every play: who met whom, what both drew, and who has the ball then.
func duelTable(_ match: MatchRecord) -> DataTable {
  let part: [DataTable.Column] = [.init("Power", .number), .init("Drew", .number)]
  let columns: [DataTable.Column] =
    [.init("Min", .number), .init("What happened"), .init("With the ball")] + part + [.init("Against")] + part
    + [.init("Then")]
  let rows = match.events.map { event in
    let first: [DataTable.Cell] = [.init("\(event.minute)'"), .init(event.words)]
    let nothing = Array(repeating: DataTable.Cell(""), count: columns.count - first.count)
    let cells = event.duel.map { partCells($0.withBall) + partCells($0.against) + [.init($0.change)] }
    return DataTable.Row(first + (cells ?? nothing))
  }
  return DataTable(caption: "The duels of \(match.line)", columns: columns, rows: rows)
}

private func partCells(_ part: DuelRecord.Part) -> [DataTable.Cell] {
  [
    .init("\(part.team), \(inWords(part.position))"), .init(fixed(part.afterDecay.approximate, decimals: 3)),
    .init(fixed(part.draw.approximate, decimals: 3)),
  ]
}

extension DuelRecord {
  /// The effect of the duel: who has the ball, and whom a foul tires.
  fileprivate var change: String {
    let tired = fouled.map { "; coefficient of \($0.team) \($0.coefficient.number)" } ?? ""
    return
      "\(possessive(then.team)) \(inWords(then.position)) has the ball against the \(inWords(then.against))\(tired)"
  }
}

/// Returns a list of matches: home, score, away.
/// - Parameters:
///   - rounds: the rounds to show; if there are several, their numbers have a column of their own.
///   - open: the mark for matches that have not been played.
func matchesTable(
  _ rounds: [RoundRecord], caption: String, open: String = "not played"
) -> DataTable {
  let rows = rounds.flatMap { round in
    round.matches.map { match in
      DataTable.Row(
        [
          .init(rounds.count > 1 ? String(round.round) : ""), .init(match.home), .init(match.scoreText),
          .init(match.away),
        ],
        marks: match.played
          ? match.given == true ? [.init("real result", tone: .neutral)] : []
          : [.init(open, tone: .neutral)])
    }
  }
  return DataTable(
    caption: caption,
    columns: [.init("Round", .number).optional, .init("Home"), .init("Score"), .init("Away")], rows: rows,
    rowHeader: 1)
}
