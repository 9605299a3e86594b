import Lineups
import Selection
import Snapshots
import Tables
import Words

/// The exposure limits of a set of lineups, with the names that reports show.
struct NamedExposures {
  private(set) var limits: [ExposureLimit] = []
  private(set) var names: [String] = []
  /// The number of lineups there are to be.
  let count: Int
  /// The requests, to which the first limits belong.
  let requests: [ExposureRequest]
  /// The maximum exposure of all other players; `ofMost` holds the limits that it sets.
  let most: LineupShare?
  private(set) var ofMost: [Int] = []

  /// The limits that are asked for, then those of the pool's own columns.
  /// - Throws: `UsageMistake` with every name that means no player or is given twice; `InputError` with every cell that
  ///   is not a share.
  init(_ asked: LineupsRequest, of pool: SearchedPool) throws {
    (count, requests, most) = (asked.count, asked.exposures, asked.maxExposure)
    let asked = try limitRequested(in: pool)
    try limitOthers(than: asked, in: pool)
  }

  /// Adds the limits of the requests.
  /// - Returns: the rows of each player who has one.
  private mutating func limitRequested(in searched: SearchedPool) throws(UsageMistake) -> Set<[Int]> {
    let names = PlayerNames(of: searched.pool)
    let members = try names.resolve(requests.map(\.name)) { Self.members($0, names, searched.ruled) }
    var (seen, several): (Set<[Int]>, Set<String>) = ([], [])
    for (request, members) in zip(requests, members) {
      let isOne = !Self.isClubOrGroup(request.name)
      let isNew = isOne ? seen.insert(members).inserted : several.insert(Self.key(request.name)).inserted
      guard isNew else {
        throw UsageMistake("--exposure \(shellQuoted(request.name)): its share is given twice")
      }
      limits.append(ExposureLimit(members: members, try request.range(of: count), isOne: isOne))
      self.names.append(isOne ? searched.pool.name(ofPerson: members) : request.name)
    }
    return seen
  }

  /// Adds the limits of all other players.
  private mutating func limitOthers(than seen: Set<[Int]>, in searched: SearchedPool) throws(InputError) {
    let pool = searched.pool
    let own = try OwnExposures(of: pool, in: searched.path, count: count, most: most)
    let most = most?.roundedDown(of: count) ?? count
    let locked = searched.ruled?.named.allLocked ?? []
    for rows in pool.persons where !seen.contains(rows) {
      let ownRange = rows.compactMap { own.ranges[$0] }.first
      let range = ownRange ?? (locked.isDisjoint(with: rows) ? 0...most : 0...count)
      guard range != 0...count else { continue }
      if ownRange == nil { ofMost.append(limits.count) }
      limits.append(ExposureLimit(members: rows, range, isOne: true))
      names.append(pool.name(ofPerson: rows))
    }
  }

  private static let (club, group) = ("club:", "group:")

  /// The key by which a name counts as given twice; clubs are compared without case.
  private static func key(_ name: String) -> String { name.hasPrefix(club) ? name.lowercased() : name }

  static func isClubOrGroup(_ name: String) -> Bool { name.hasPrefix(club) || name.hasPrefix(group) }

  /// The rows of the players whom a name means.
  private static func members(
    _ name: String, _ names: PlayerNames, _ ruled: RuledPool?
  ) -> Result<[Int], UsageMistake> {
    if name.hasPrefix(club) { return members(ofClub: String(name.dropFirst(club.count)), in: names.pool) }
    if name.hasPrefix(group) { return members(ofGroup: String(name.dropFirst(group.count)), in: ruled) }
    return names.rows(ofPlayer: name)
  }

  private static func members(ofClub club: String, in pool: Pool) -> Result<[Int], UsageMistake> {
    guard let clubs = pool.clubs else {
      return .failure(UsageMistake("club:\(club): the pool has no clubs"))
    }
    let members = (0..<pool.count).filter { clubs[$0].lowercased() == club.lowercased() }
    guard members.isEmpty else { return .success(members) }
    let known = Set((0..<pool.count).map { clubs[$0] }).filter { !$0.isEmpty }.sorted()
    let near = nearest(to: club, among: known, atMost: 3)
    let hint = near.isEmpty ? "" : "; did you mean \(listed(near.map { quoted($0) }, "or"))?"
    return .failure(UsageMistake("club:\(club): no player in the pool is from this club\(hint)"))
  }

  private static func members(ofGroup name: String, in ruled: RuledPool?) -> Result<[Int], UsageMistake> {
    let groups = ruled?.rules.groups.map(\.name) ?? []
    guard let ruled, let index = groups.firstIndex(of: name) else {
      let hint =
        groups.isEmpty
        ? "the rules have no groups" : "the rules have \(listed(groups.map { quoted($0) }, "and"))"
      return .failure(UsageMistake("group:\(name): \(hint)"))
    }
    return .success(ruled.named.groups[index].sorted())
  }
}

extension Pool {
  /// All players by their rows: most have one, those with a row for each slot several.
  var persons: [[Int]] {
    let others = Dictionary(people.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    let further = Set(people.flatMap { $0.dropFirst() })
    return (0..<count).filter { !further.contains($0) }.map { others[$0] ?? [$0] }
  }

  /// The name of the player with these rows, as reports show it.
  func name(ofPerson rows: [Int]) -> String {
    rows.count == 1 ? displayName(of: rows[0]) : names[rows[0]]
  }
}
