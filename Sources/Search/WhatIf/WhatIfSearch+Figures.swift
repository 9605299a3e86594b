import Parallel

extension WhatIfSearch {
  /// The most parts that the players of a kind are divided into: enough for many threads, few enough to share answers.
  private static var mostParts: Int { 64 }

  /// The figures of all players, or of members and some others, as far as they became known. Half of the steps are for
  /// a first round, in which members may take as many as all others together. What is left is for members who need more,
  /// or for all players where the clock ends the work.
  func figures(
    of some: Set<Int>? = nil, withinSteps most: Int, limits: Limits,
    progress: (any SearchProgress)?
  ) -> [PlayerWhatIf] {
    let (questions, members) = (questions(about: some), Set(best.rows))
    let ofMember = max(Limits.fewestSteps, most / 2 / max(1, members.count))
    // A question is about one player then, otherwise about sixteen.
    let fewest = problem.hasChoicesOrSums ? Limits.fewestSteps / 2 : Limits.fewestSteps
    let ofOther = max(fewest, most / 2 / max(1, questions.count))
    var (found, steps) = ask(questions, limits: limits, within: most / 2, progress: progress) {
      members.contains($0) ? ofMember : ofOther
    }
    let isTimed = limits.stop.timeLeft != nil
    let open = questions.indices.filter {
      found[$0]?.allSatisfy(\.knowsPrices) != true && (isTimed || $0 < members.count)
    }
    let each = isTimed ? Limits.stepsPerQuestion : (most - min(most, steps)) / max(1, open.count)
    let more = ask(
      open.map { questions[$0] }, limits: limits, within: .max, progress: nil, each: { _ in each })
    for (index, figures) in zip(open, more.figures) {
      // The clock may leave less time than before.
      if let figures, figures.count(where: \.knowsPrices) >= found[index]?.count(where: \.knowsPrices) ?? 0 {
        found[index] = figures
      }
    }
    return found.flatMap { $0 ?? [] } + Set(problem.banned).map { .banned($0, best: best) }
  }

  /// The answers to the first questions, as far as they became known, and the steps that all of them took.
  /// - Parameters:
  ///   - most: the steps that all of them may take together; another may begin while any are left.
  ///   - each: the steps that one may take, given the first player that it is about.
  private func ask(
    _ questions: [[Int]], limits: Limits, within most: Int, progress: (any SearchProgress)?,
    each: @Sendable (Int) -> Int
  ) -> (figures: [[PlayerWhatIf]?], steps: Int) {
    // With a front, the problem already holds few players besides those who matter, and its rows are those of the front.
    let matter = front == nil ? problem.playersWhoMatter(with: best.rows) : nil
    let found = inParallel(
      questions.count, jobs: limits.jobs, tally: most,
      isEnough: { left, answer in
        left -= answer.steps
        return left <= 0
      }, isStopped: { limits.stop.isRaised }, advanced: { progress?.advanced(done: $0, total: $1) }
    ) { index -> (figures: [PlayerWhatIf]?, steps: Int)? in
      let rows = questions[index]
      let steps = each(rows[0])
      var search = self
      search.limits = limits.limited(toSteps: steps)
      let figures =
        try? matter.map { try search.figures(ofAlike: rows, among: $0) }
        ?? search.figures(ofAlike: rows)
      // Every question takes some steps besides those that are counted, so that there is an end to them.
      return (figures, max(1_000, steps - search.limits.stop.stepsRemaining))
    }
    return (found.map { $0?.figures }, found.reduce(0) { $0 + ($1?.steps ?? 0) })
  }

  /// The players of each question: those of one kind, cheaper ones first. Members of the best team come first, their
  /// other rows last, each alone; where players cannot replace each other, all are alone, the most skilled first.
  private func questions(about some: Set<Int>?) -> [[Int]] {
    let banned = Set(problem.banned)
    let (skills, costs) = (problem.skills.values, problem.costs.values)
    guard !problem.hasChoicesOrSums else {
      let others = Set(0..<problem.count).subtracting(best.rows).subtracting(banned)
      return (best.rows + others.sorted { (-skills[$0], $0) < (-skills[$1], $1) }).map { [$0] }
    }
    let further = Set(problem.people.rows(ofAll: best.rows)).subtracting(best.rows).subtracting(banned)
    let alone = further.union(best.rows)
    let others = problem.playersOfKinds.flatMap { players in
      let kind = players.filter { !alone.contains($0) && some?.contains($0) ?? true }
        .sorted { (costs[$0], skills[$0], $0) < (costs[$1], skills[$1], $1) }
      let parts = min(Self.mostParts, (kind.count + 15) / 16)
      return (0..<parts).map { Array(kind[kind.count * $0 / parts..<kind.count * ($0 + 1) / parts]) }
    }
    return best.rows.map { [$0] } + others + further.sorted().map { [$0] }
  }

  /// The figures of the players of one question, found among them and those who matter: often in half of the time.
  func figures(ofAlike rows: [Int], among matter: [Int]) throws(SearchStopped) -> [PlayerWhatIf] {
    let left = Set(matter).union(rows).sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(left, 0...))
    let search = WhatIfSearch(
      problem.restricted(to: left), best: best.restricted(to: left), limits: limits)
    return try search.figures(ofAlike: rows.compactMap { places[$0] }).map { $0.moved(to: left) }
  }

  /// The figures of the players of one question.
  private func figures(ofAlike rows: [Int]) throws(SearchStopped) -> [PlayerWhatIf] {
    let isAlone = problem.hasChoicesOrSums || problem.banned.contains(rows[0])
    if isAlone || problem.people.rows(ofAll: best.rows).contains(rows[0]) { return [try whatIf(rows[0])] }
    return try figures(ofKind: rows)
  }
}
