import Search

/// A search through all sets of some candidates, for questions so tight that no faster method finds one.
struct ExhaustiveSetSearch {
  /// The outcome of the search.
  enum Answer {
    /// A set within all limits.
    case found(ChosenSet)
    /// There is none among these candidates.
    case none
    /// There were too many to search.
    case tooMany
  }

  /// The most steps: hundredths of a second.
  private static let mostSteps = 50_000

  private let table: CandidateTable
  private let question: LineupQuestion
  private var set: ChosenSet
  /// By candidate in the order of the search, and one more: by limit, how many from there on count towards it.
  private var rest: [[Int]]
  private var stepsLeft = Self.mostSteps

  init(_ question: LineupQuestion, of table: CandidateTable) {
    (self.question, self.table) = (question, table)
    set = ChosenSet(question, of: table)
    rest = [question.exposures.map { _ in 0 }]
    for candidate in table.bySkill.reversed() {
      var counts = rest[rest.count - 1]
      table.limits.forEach(of: candidate) { counts[$0] += 1 }
      rest.append(counts)
    }
    rest.reverse()
  }

  /// Searches all sets, those of the most skilled lineups first.
  mutating func answer() -> Answer {
    if search(from: 0) { return .found(set) }
    return stepsLeft > 0 ? .none : .tooMany
  }

  private mutating func search(from start: Int) -> Bool {
    for place in start..<table.bySkill.count {
      stepsLeft -= 1
      guard stepsLeft > 0, canBeWhole(from: place) else { return false }
      guard set.allows(table.bySkill[place]) else { continue }
      set.insert(table.bySkill[place])
      if set.isWhole || search(from: place + 1) { return true }
      set.remove(at: set.chosen.count - 1)
    }
    return false
  }

  /// Whether the candidates from there on are enough for all that is missing.
  private func canBeWhole(from place: Int) -> Bool {
    let candidates = table.bySkill.count - place
    let lineups = question.count - set.chosen.count
    guard !set.isFull, candidates >= lineups else { return false }
    return question.exposures.indices.allSatisfy { limit in
      let (range, counting) = (question.exposures[limit].range, rest[place][limit])
      let (needed, room) = (range.lowerBound - set.counts[limit], range.upperBound - set.counts[limit])
      return needed <= min(lineups, counting) && lineups - room <= candidates - counting
    }
  }
}
