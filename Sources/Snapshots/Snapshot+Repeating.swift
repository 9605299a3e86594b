extension Snapshot {
  /// What the next run needs to know about this one: the best team or the lineups, without the rest of the content,
  /// which may be long.
  public var forNextRun: Snapshot {
    var kept = self
    if let answer {
      kept.content = Content(BestContent(answer.bestTeam))
      kept.answer = answer
    } else if self[LineupsContent.self] == nil {
      kept.content = .nothing
    }
    return kept
  }

  /// Returns whether this run asked the same about the same inputs as an earlier one, so that its answer is the same.
  public func repeats(_ earlier: Snapshot) -> Bool {
    program == earlier.program && command == earlier.command && date == earlier.date
      && rules == earlier.rules && inputs == earlier.inputs
  }
}
