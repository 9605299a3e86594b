import Documents
import Snapshots
import Tournament

extension MatchRecord {
  /// `Ajax 2-1 Feyenoord`, or `Ajax - Feyenoord, not played`
  var line: String {
    guard let homeGoals, let awayGoals else { return "\(home) - \(away), not played" }
    return "\(home) \(homeGoals)-\(awayGoals) \(away)"
  }

  /// `2-1`, or `-` where it has not been played.
  var scoreText: String {
    guard let homeGoals, let awayGoals else { return "-" }
    return "\(homeGoals)-\(awayGoals)"
  }
}

extension EventRecord {
  /// What happened, in the words of the original program and a few more.
  var words: Prose {
    switch event {
    case .keepsBall: return Prose("\(team)'s \(position) keeps the ball")
    case .takesBall: return Prose("\(team)'s \(position) takes the ball")
    case .goal: return "\(strong: "Goal by \(team)"), \(homeGoals)-\(awayGoals)"
    case .foul:
      let kind = foul ?? "foul"
      let end = sendsOff == true ? "; a \(position) is sent off" : ""
      return kind == "free kick"
        ? Prose("Foul by \(team): \(kind)") : "Foul by \(team): \(warning: kind + end)"
    }
  }
}

/// The story of a match minute by minute: minute, what happened, and the score where it changed.
/// - Parameter whole: whether plays in which a team kept the ball are told too.
func storyTable(_ match: MatchRecord, whole: Bool) -> DataTable {
  var rows = [storyRow(0, Prose("\(match.home) kicks off"))]
  var score = "0-0"
  var isSecondHalf = false
  func endHalf() {
    isSecondHalf = true
    rows.append(
      storyRow(
        Match.halfTime, "\(strong: "Half-time"), \(score): the teams switch sides, \(match.away) kicks off"))
  }
  for event in match.events {
    if event.minute > Match.halfTime, !isSecondHalf { endHalf() }
    score = "\(event.homeGoals)-\(event.awayGoals)"
    if whole || event.event != .keepsBall { rows.append(storyRow(event.minute, event.words)) }
  }
  if !isSecondHalf { endHalf() }
  rows.append(storyRow(Match.plays, "\(strong: "Full time"), \(match.scoreText)"))
  return DataTable(
    caption: "The story of \(match.line)", columns: [.init("Min", .number), .init("What happened")],
    rows: rows)
}

private func storyRow(_ minute: Int, _ words: Prose) -> DataTable.Row {
  DataTable.Row([.init("\(minute)'"), .init(words)])
}

/// Matches one below the other: home, score, away.
/// - Parameter rounds: the rounds to show; their numbers stand in a column of their own when there are
///   several.
func matchesTable(_ rounds: [RoundRecord], caption: String) -> DataTable {
  let showsRound = rounds.count > 1
  let columns: [DataTable.Column] =
    (showsRound ? [.init("Round", .number)] : []) + [.init("Home"), .init("Score"), .init("Away")]
  let rows = rounds.flatMap { round in
    round.matches.map { match in
      DataTable.Row(
        (showsRound ? [.init(String(round.round))] : []) + [
          .init(match.home), .init(match.scoreText), .init(match.away),
        ],
        marks: match.played
          ? match.given == true ? [.init("real result", tone: .neutral)] : []
          : [.init("not played", tone: .neutral)])
    }
  }
  return DataTable(caption: caption, columns: columns, rows: rows, rowHeader: showsRound ? 1 : 0)
}
