extension Problem {
  /// The problem at the best prices for money and rules; `nil` where it is clear that there is no team.
  func priced(
    wanted: Int = 1, keepsTies: Bool = false, _ limits: Limits
  ) -> (question: ReducedProblem, search: TeamSearch<Int128>)? {
    let tuning = SearchTuning()
    guard let question = ReducedProblem(self, wanted: wanted, keepsTies: keepsTies, tuning: tuning) else {
      return nil
    }
    return TeamSearch(question.players, question.columns(Int128.self), limits: limits, tuning: tuning)
      .map { (question, $0) }
  }
}
