import Search

/// The outcome of a case besides its time, so that two builds can be compared.
struct GateOutcome: Codable {
  /// Whether the whole question was answered and proved within its time.
  var isProved: Bool
  /// The proved parts of the answer, in a fixed order; a lower bound begins with `>=`.
  var answer: [String] = []
  /// The optimality gap of the best team found, as a share of the bound; 0 if proved, `nil` if a gap has no meaning.
  var gap: Double?

  /// Records a search for the best team.
  init(_ answer: Answer) {
    isProved = answer.status != .stopped
    if isProved { self.answer = ["\(answer.skill)", "\(answer.cost)", Digest(answer.rows).text] }
    gap = answer.rows.isEmpty ? 1 : Double(answer.bound - answer.skill) / max(1, abs(Double(answer.bound)))
    if answer.status == .infeasible { gap = nil }
  }

  /// Records a list of the best teams.
  init(_ list: TeamList) {
    isProved = list.isComplete
    guard isProved else { return }
    var digest = Digest()
    for team in list.teams {
      digest.add(team.skill)
      digest.add(team.cost)
      digest.add(team.rows)
    }
    answer = ["\(list.teams.count) teams", digest.text]
  }

  /// Records a budget curve.
  init(_ curve: BudgetCurve) {
    isProved = curve.isComplete
    guard isProved else { return }
    var digest = Digest()
    for point in curve.points {
      digest.add(point.cost)
      digest.add(point.skill)
    }
    answer = ["\(curve.points.count) points", digest.text]
  }

  /// Records ranks, each of which may be a bound.
  init(_ ranks: TeamRanks) {
    let counts = [ranks.legal] + ranks.ranks.flatMap { [$0.better, $0.equal] }
    isProved = counts.allSatisfy(\.isExact)
    answer = counts.map { ($0.isExact ? "" : ">=") + "\($0.value)" }
  }

  /// Records the marginal values of all players.
  init(_ table: WhatIfTable) {
    isProved = table.isComplete
    guard isProved else { return }
    var digest = Digest()
    for player in table.players {
      digest.add([player.row])
      for figure in [player.skillWith, player.skillWithout, player.entersAt, player.staysUpTo] {
        digest.add(figure ?? .min)
      }
    }
    answer = ["\(table.count) players", digest.text]
  }

  /// The outcome of a question that needs a proved best team and has none.
  static let withoutBest = GateOutcome(isProved: false)

  private init(isProved: Bool) { self.isProved = isProved }

  /// Returns whether this answer and another to the same question can both be true.
  func agrees(with other: GateOutcome) -> Bool {
    if answer.isEmpty || other.answer.isEmpty { return true }
    return answer.count == other.answer.count && zip(answer, other.answer).allSatisfy(Self.agree)
  }

  /// Whether two texts of an answer can both be true: `>=10` and `12` can, `>=10` and `5` cannot.
  private static func agree(_ one: String, _ other: String) -> Bool {
    func least(_ text: String) -> Int128? { text.hasPrefix(">=") ? Int128(text.dropFirst(2)) : nil }
    switch (least(one), least(other)) {
    case (nil, nil): return one == other
    case (let least?, nil): return Int128(other).map { $0 >= least } ?? true
    case (nil, let least?): return Int128(one).map { $0 >= least } ?? true
    case (_?, _?): return true
    }
  }
}

/// A short text that is unlikely to be the same for two different answers: FNV-1a of their numbers.
struct Digest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ rows: [Int] = []) { add(rows) }

  /// The hash as sixteen hexadecimal digits.
  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ number: Int128) {
    for part in [UInt64(truncatingIfNeeded: number), UInt64(truncatingIfNeeded: number >> 64)] {
      hash = (hash ^ part) &* 0x100_0000_01b3
      hash ^= hash >> 29
    }
  }

  mutating func add(_ rows: [Int]) {
    for row in rows { add(Int128(row)) }
  }
}
