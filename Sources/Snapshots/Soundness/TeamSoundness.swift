/// Makes sure that teams have as many players as they claim.
func check(_ manualTeams: [ManualTeamRecord]) throws(Contradiction) {
  for (number, team) in manualTeams.enumerated() {
    try require(
      team.count == team.players.count, "manualTeams.\(number).count",
      "does not match the number of players listed")
  }
}

extension BestTeamRecord {
  func validate(at path: String) throws(Contradiction) {
    if status == .infeasible {
      return try require(players.isEmpty, "\(path).players", "are a team, but there is none")
    }
    // A search that was stopped early may not have found a team yet.
    if players.isEmpty, status == .stopped { return }
    try require(!players.isEmpty, "\(path).players", "are missing, but there is a team")
    for (name, value) in [("skill", skill), ("cost", cost)] {
      try require(value != nil, "\(path).\(name)", "is missing, but there is a team")
    }
    try around?.points.validate(at: "\(path).around.points")
  }
}

// MARK: Budgets

extension VariantRecord {
  func validate(at path: String) throws(Contradiction) {
    try pool?.validate(at: "\(path).pool")
    try bestTeam.validate(at: "\(path).bestTeam")
    try rows.validate(at: "\(path).")
    try curve.validate(at: "\(path).curve")
  }
}

extension CurveRecord {
  func validate(at path: String) throws(Contradiction) {
    try require(points.count <= pointCount, "\(path).pointCount", "is less than the number of points listed")
    try points.validate(at: "\(path).points")
  }
}

extension [CurveRecord.Point] {
  /// Makes sure that budgets ascend.
  fileprivate func validate(at path: String) throws(Contradiction) {
    for (number, pair) in zip(self, dropFirst()).enumerated() {
      try require(
        pair.0.budget.number < pair.1.budget.number, "\(path).\(number + 1).budget",
        "is not above the one before")
    }
  }
}

extension BudgetRows {
  /// Makes sure that budgets ascend, and that each answer has the parts that it needs.
  func validate(at prefix: String) throws(Contradiction) {
    let path = prefix + name
    for (number, row) in rows.enumerated() {
      let isAbove = number == 0 || rows[number - 1].budget.number < row.budget.number
      try require(isAbove, "\(path).\(number).budget", "is not above the one before")
      guard row.status == .proved else { continue }
      for (name, value) in [("skill", row.skill), ("cost", row.cost)] {
        try require(value != nil, "\(path).\(number).\(name)", "is missing, but there is a team")
      }
    }
  }
}
