import Search

/// The lineups that were found so far, each once.
struct Candidates {
  /// What tells lineups apart.
  private struct Lineup: Hashable {
    let rows, duties: [Int]
  }

  private(set) var teams: [ListedTeam] = []
  /// By lineup the limits in which it counts, ascending.
  private(set) var limits: [[Int]] = []
  private var places: [Lineup: Int] = [:]
  /// By row the limits that the player belongs to.
  private let limitsByRow: [[Int]]

  init(for question: LineupQuestion) {
    var limits = [[Int]](repeating: [], count: question.problem.count)
    for (index, limit) in question.exposures.enumerated() {
      for row in limit.members { limits[row].append(index) }
    }
    limitsByRow = limits
  }

  var count: Int { teams.count }

  /// The place of a lineup among them, which is added where it is new.
  mutating func place(of team: ListedTeam) -> Int {
    let lineup = Lineup(rows: team.rows, duties: team.duties)
    if let place = places[lineup] { return place }
    places[lineup] = teams.count
    teams.append(team)
    limits.append(Set(team.rows.flatMap { limitsByRow[$0] }).sorted())
    return teams.count - 1
  }
}

/// Lists of numbers, one behind the other.
struct PackedLists {
  private var starts: [Int32] = [0]
  private var values: [Int32] = []

  /// Adds a list.
  mutating func append(_ list: some Sequence<Int>) {
    for value in list { values.append(Int32(value)) }
    starts.append(Int32(values.count))
  }

  /// Hands on each number of a list.
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

/// The candidates as exchanges see them: what each is worth, where it counts, and which others are too like it.
final class CandidateTable {
  let skills: [Int128]
  let limits: PackedLists
  /// By candidate those with which it may not stand, itself among them.
  let clashes: PackedLists
  /// Those of the highest skill first.
  let bySkill: [Int]

  /// - Complexity: O(candidates²) where they differ in more than one player, else O(candidates).
  init(_ candidates: Candidates, for question: LineupQuestion) {
    let skills = candidates.teams.map(\.skill)
    self.skills = skills
    bySkill = skills.indices.sorted { (skills[$1], $0) < (skills[$0], $1) }
    var limits = PackedLists()
    candidates.limits.forEach { limits.append($0) }
    self.limits = limits
    var clashes = PackedLists()
    if !question.keepsApart {
      skills.indices.forEach { clashes.append(CollectionOfOne($0)) }
    } else {
      let bits = PlayerBits(
        candidates.teams.map { question.problem.players(in: $0.rows) }, of: question.problem.count)
      for one in skills.indices {
        clashes.append(bits.sharing(moreThan: question.problem.size - question.uniques, with: one))
      }
    }
    self.clashes = clashes
  }
}

/// The players of lineups as bits, so that what two of them share is counted in no time.
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

  /// The lineups that share more players than that with one of them.
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
