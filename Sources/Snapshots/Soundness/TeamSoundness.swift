extension Snapshot {
  /// Whether it speaks of teams from a pool.
  private var isOfPool: Bool {
    bestTeam != nil || topTeams != nil || playerWhatIf != nil || budgets != nil || breakpoints != nil
      || manualTeams != nil || players != nil
  }

  func checkTeams() throws(Contradiction) {
    guard isOfPool else { return }
    guard case .team = rules else {
      throw Contradiction(place: "rules.size", reason: "is missing, while teams are spoken of")
    }
    try require(pool != nil, "pool", "is missing, while teams are spoken of")
    try bestTeam?.checkItself(at: "bestTeam")
    try require(
      bestTeam != nil || topTeams == nil && playerWhatIf == nil, "bestTeam",
      "is missing, while other teams are compared with it")
    try require(topTeams == nil || topList != nil, "topList", "is missing, while there is such a list")
    for (number, steps) in (manualTeams ?? []).enumerated() {
      try require(
        steps.count == steps.players.count, "manualTeams.\(number).count",
        "is not how many players are listed")
    }
    for (number, player) in (playerWhatIf ?? []).enumerated() {
      try require(
        bestTeam?.skill != nil || !player.inTeam, "playerWhatIf.\(number).inTeam", "is true of no team")
    }
  }
}

extension BestTeamRecord {
  func checkItself(at path: String) throws(Contradiction) {
    if status == .infeasible {
      return try require(players.isEmpty, "\(path).players", "are a team, while there is none")
    }
    // A search that was stopped early may have found none so far.
    try require(!players.isEmpty || status == .stopped, "\(path).players", "are none, while there is a team")
    for (name, value) in [("skill", skill), ("cost", cost)] {
      try require(value != nil, "\(path).\(name)", "is missing, while there is a team")
    }
  }
}

// MARK: Budgets

extension Snapshot {
  func checkBudgets() throws(Contradiction) {
    guard let rows = breakpoints ?? budgets else {
      return try require(
        curve == nil && variants == nil, "budgets", "are missing, while there is a curve of them")
    }
    try require(bestTeam != nil, "bestTeam", "is missing, while budgets are compared")
    try check(rows, at: breakpoints == nil ? "budgets" : "breakpoints")
    try curve?.checkItself(at: "curve")
    if let curveMarks, let manualTeams {
      try require(
        curveMarks.count == manualTeams.count, "curveMarks", "are not as many as the hand-picked teams")
    }
    for (number, variant) in (variants ?? []).enumerated() {
      try variant.checkItself(at: "variants.\(number)")
    }
  }
}

extension VariantRecord {
  fileprivate func checkItself(at path: String) throws(Contradiction) {
    try pool?.checkItself(at: "\(path).pool")
    try bestTeam.checkItself(at: "\(path).bestTeam")
    try check(budgets ?? [], at: "\(path).budgets")
    try check(breakpoints ?? [], at: "\(path).breakpoints")
    try curve.checkItself(at: "\(path).curve")
  }
}

extension CurveRecord {
  fileprivate func checkItself(at path: String) throws(Contradiction) {
    try require(points.count <= pointCount, "\(path).pointCount", "is less than the points listed")
    for (number, pair) in zip(points, points.dropFirst()).enumerated() {
      try require(
        pair.0.budget.number < pair.1.budget.number, "\(path).points.\(number + 1).budget",
        "is not above the one before")
    }
  }
}

/// Makes sure that budgets ascend, and that each answer has what belongs to it.
private func check(_ rows: [BudgetRecord], at path: String) throws(Contradiction) {
  for (number, row) in rows.enumerated() {
    let isAbove = number == 0 || rows[number - 1].budget.number < row.budget.number
    try require(isAbove, "\(path).\(number).budget", "is not above the one before")
    guard row.status == .proved else { continue }
    for (name, value) in [("skill", row.skill), ("cost", row.cost)] {
      try require(value != nil, "\(path).\(number).\(name)", "is missing, while there is a team")
    }
  }
}
