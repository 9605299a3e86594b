import Search

/// The lineups found so far, each once.
struct Candidates {
  /// What distinguishes lineups.
  private struct Lineup: Hashable {
    let rows, duties: [Int]
  }

  private(set) var teams: [ListedTeam] = []
  /// By lineup: the limits that it counts towards, ascending.
  private(set) var limits: [[Int]] = []
  private var places: [Lineup: Int] = [:]
  /// By row: the limits that the player belongs to.
  private let limitsByRow: [[Int]]

  init(for question: LineupQuestion) {
    var limits = [[Int]](repeating: [], count: question.problem.count)
    for (index, limit) in question.exposures.enumerated() {
      for row in limit.members { limits[row].append(index) }
    }
    limitsByRow = limits
  }

  var count: Int { teams.count }

  /// The index of a lineup among the candidates, to which it is added if it is new.
  mutating func place(of team: ListedTeam) -> Int {
    let lineup = Lineup(rows: team.rows, duties: team.duties)
    if let place = places[lineup] { return place }
    places[lineup] = teams.count
    teams.append(team)
    limits.append(Set(team.rows.flatMap { limitsByRow[$0] }).sorted())
    return teams.count - 1
  }
}

/// Lists of numbers, one after another.
struct PackedLists {
  private var starts: [Int32] = [0]
  private var values: [Int32] = []

  /// Adds a list.
  mutating func append(_ list: some Sequence<Int>) {
    for value in list { values.append(Int32(value)) }
    starts.append(Int32(values.count))
  }

  /// Calls `body` with each number of a list.
  @inline(__always)
  func forEach(of list: Int, _ body: (Int) -> Void) {
    values.withUnsafeBufferPointer { values in
      for index in Int(starts[list])..<Int(starts[list + 1]) { body(Int(values[index])) }
    }
  }

  /// Whether something holds for all numbers of a list.
  @inline(__always)
  func allSatisfy(of list: Int, _ holds: (Int) -> Bool) -> Bool {
    values.withUnsafeBufferPointer { values in
      for index in Int(starts[list])..<Int(starts[list + 1]) where !holds(Int(values[index])) { return false }
      return true
    }
  }
}

/// The candidates in the form that exchanges use: skill, limits, and which others are too similar to each.
final class CandidateTable {
  let skills: [Int128]
  let limits: PackedLists
  /// By candidate: those that cannot be in a set with it, itself included.
  let clashes: PackedLists
  /// The candidates, those of the highest skill first.
  let bySkill: [Int]

  /// - Complexity: O(candidates²) where they differ in more than one player, otherwise O(candidates).
  init(_ candidates: Candidates, for question: LineupQuestion) {
    let skills = candidates.teams.map(\.skill)
    self.skills = skills
    bySkill = skills.indices.sorted { (skills[$1], $0) < (skills[$0], $1) }
    var limits = PackedLists()
    candidates.limits.forEach { limits.append($0) }
    self.limits = limits
    var clashes = PackedLists()
    if !question.requiresUniques {
      skills.indices.forEach { clashes.append(CollectionOfOne($0)) }
    } else {
      let bits = PlayerBits(
        candidates.teams.map { question.problem.people.firstRows(ofAll: $0.rows) }, of: question.problem.count
      )
      for one in skills.indices {
        clashes.append(bits.sharing(moreThan: question.problem.size - question.uniques, with: one))
      }
    }
    self.clashes = clashes
  }
}

/// The players of lineups as bits, so that those shared by two of them are counted quickly.
struct PlayerBits {
  private let width: Int
  private var words: [UInt64]

  init(_ lineups: [[Int]], of count: Int) {
    width = (count + 63) / 64
    words = Array(repeating: 0, count: width * lineups.count)
    for (lineup, rows) in lineups.enumerated() {
      for row in rows { words[lineup * width + row / 64] |= 1 << UInt64(row % 64) }
    }
  }

  /// The lineups that share more than `most` players with one of them.
  func sharing(moreThan most: Int, with one: Int) -> [Int] {
    var found: [Int] = []
    words.withUnsafeBufferPointer { words in
      for other in 0..<(words.count / max(1, width)) {
        var shared = 0
        for word in 0..<width {
          shared += (words[one * width + word] & words[other * width + word]).nonzeroBitCount
        }
        if shared > most { found.append(other) }
      }
    }
    return found
  }
}
