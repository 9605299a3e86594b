import Analysis
import Lineups
import Options
import Running
import Selection
import Snapshots
import Tables
import Words

/// The exposure limits of a set of lineups, with the names that reports show.
struct NamedExposures {
  private(set) var limits: [ExposureLimit] = []
  private(set) var names: [String] = []
  /// The requests of a command line, to which the first limits belong.
  private let requests: [ExposureRequest]
  /// The maximum exposure of all other players; `ofMost` holds the limits that it sets.
  private let most: LineupShare?
  private var ofMost: [Int] = []

  /// The limits of a command line, then those of the pool's own columns.
  /// - Parameter count: how many lineups there are to be.
  /// - Throws: `UsageMistake` with every name that means no player or is given twice; `InputError` with every cell that
  ///   is not a share.
  init(_ command: ParsedCommand, count: Int, of run: PoolRun) throws {
    (requests, most) = (command[LineupsCommand.exposure], command[LineupsCommand.maxExposure])
    let ofRequests = try limit(requests, count: count, of: run)
    try limitOthers(than: ofRequests, count: count, of: run)
  }

  /// Adds the limits of some requests.
  /// - Returns: the rows of each player who has one.
  private mutating func limit(
    _ requests: [ExposureRequest], count: Int, of run: PoolRun
  ) throws(UsageMistake) -> Set<[Int]> {
    let names = PlayerNames(of: run.pool)
    let members = try names.resolve(requests.map(\.name)) { Self.members($0, names, of: run) }
    var (seen, several): (Set<[Int]>, Set<String>) = ([], [])
    for (request, members) in zip(requests, members) {
      let isOne = !Self.isClubOrGroup(request.name)
      let isNew = isOne ? seen.insert(members).inserted : several.insert(Self.key(request.name)).inserted
      guard isNew else {
        throw UsageMistake("--exposure \(shellQuoted(request.name)): its share is given twice")
      }
      limits.append(ExposureLimit(members: members, try request.range(of: count), isOne: isOne))
      self.names.append(isOne ? run.pool.name(ofPerson: members) : request.name)
    }
    return seen
  }

  /// Adds the limits of all other players.
  private mutating func limitOthers(than seen: Set<[Int]>, count: Int, of run: PoolRun) throws(InputError) {
    let own = try OwnExposures(of: run.pool, in: run.path, count: count, most: most)
    let most = most?.roundedDown(of: count) ?? count
    let locked = run.ruled?.named.allLocked ?? []
    for rows in run.pool.persons where !seen.contains(rows) {
      let ownRange = rows.compactMap { own.ranges[$0] }.first
      let range = ownRange ?? (locked.isDisjoint(with: rows) ? 0...most : 0...count)
      guard range != 0...count else { continue }
      if ownRange == nil { ofMost.append(limits.count) }
      limits.append(ExposureLimit(members: rows, range, isOne: true))
      self.names.append(run.pool.name(ofPerson: rows))
    }
  }

  private static let (club, group) = ("club:", "group:")

  /// The key by which a name counts as given twice; clubs are compared without case.
  private static func key(_ name: String) -> String { name.hasPrefix(club) ? name.lowercased() : name }

  private static func isClubOrGroup(_ name: String) -> Bool { name.hasPrefix(club) || name.hasPrefix(group) }

  /// The rows of the players whom a name means.
  private static func members(
    _ name: String, _ names: PlayerNames, of run: PoolRun
  ) -> Result<[Int], UsageMistake> {
    if name.hasPrefix(club) { return members(ofClub: String(name.dropFirst(club.count)), in: run.pool) }
    if name.hasPrefix(group) { return members(ofGroup: String(name.dropFirst(group.count)), run) }
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

  private static func members(ofGroup name: String, _ run: PoolRun) -> Result<[Int], UsageMistake> {
    guard let index = run.rules.groups.firstIndex(where: { $0.name == name }), let ruled = run.ruled else {
      let known = run.rules.groups.map { quoted($0.name) }
      let hint = known.isEmpty ? "the rules have no groups" : "the rules have \(listed(known, "and"))"
      return .failure(UsageMistake("group:\(name): \(hint)"))
    }
    return .success(ruled.named.groups[index].sorted())
  }
}

extension NamedExposures {
  /// What each option and each cell demands of `count` lineups.
  func demands(of count: Int) -> [LineupDemand] {
    let own = Array(limits.indices).filter { !ofMost.contains($0) }
    return own.filter { limits[$0].range.lowerBound > 0 }.map { .least([$0]) }
      + own.filter { limits[$0].range.upperBound < count }.map { .most([$0]) }
      + (ofMost.isEmpty ? [] : [.most(ofMost)])
  }

  /// A demand as it was written, or as it would be written for `value` of `count` lineups.
  func title(of demand: LineupDemand, as value: Int?, of count: Int) -> String {
    let isLeast = if case .least = demand { true } else { false }
    let share = value.map { LineupShare($0, of: count, atLeast: isLeast) }
    if demand.limits == ofMost { return "--max-exposure \(share ?? most ?? .all)" }
    let limit = demand.limits[0]
    guard requests.indices.contains(limit) else {
      let column = isLeast ? PoolColumn.minExposure : .maxExposure
      return "\(column.rawValue)\(share.map { " \($0)" } ?? "") of \(names[limit])"
    }
    var request = requests[limit]
    if let share { if isLeast { request.least = share } else { request.most = share } }
    return "--exposure \(shellQuoted("\(request)"))"
  }
}

extension NamedExposures {
  /// What would make a set possible: the limits that the nearest set meets.
  func repair(_ misses: [LineupSet.Miss]) -> String? {
    guard !misses.isEmpty else { return nil }
    let changes = misses.map { miss in
      let least = limits[miss.limit].range.lowerBound
      return
        miss.count < least
        ? "accept \(names[miss.limit]) in \(miss.count) (at least \(least) wanted)"
        : "allow \(names[miss.limit]) in \(miss.count) (limit \(limits[miss.limit].range.upperBound))"
    }
    return "what would help: \(listed(shortened(changes, to: 5), "and"))"
  }

  /// The exposures for the snapshot, the most frequent first: of players who are in a lineup or have to be, and of
  /// limits that have a price.
  func records(of set: LineupSet, count: Int, in pool: Pool) -> [ExposureRecord] {
    var counts = [Int](repeating: 0, count: pool.count)
    for row in set.lineups.flatMap(\.rows) { counts[row] += 1 }
    let lineups = set.lineups.count
    var isLimited = [Bool](repeating: false, count: pool.count)
    var records = limits.indices.compactMap { index -> (ExposureRecord, Int)? in
      let limit = limits[index]
      let price = set.prices[index]
      let row = limit.members.count == 1 && !Self.isClubOrGroup(names[index]) ? limit.members[0] : nil
      if !Self.isClubOrGroup(names[index]) { for row in limit.members { isLimited[row] = true } }
      let members = Set(limit.members)
      let own = row.map { counts[$0] } ?? set.lineups.count { !members.isDisjoint(with: $0.rows) }
      guard own > 0 || price != 0 || limit.range.lowerBound > 0 || Self.isClubOrGroup(names[index]) else {
        return nil
      }
      let record = ExposureRecord(
        name: names[index], id: row.flatMap { pool[$0].id }, row: row.map { Int(pool.records[$0]) },
        count: own, of: lineups, limit.range,
        price: price == 0 ? nil : ExactDecimal(price, places: pool.skills.places + 3))
      return (record, row ?? -1)
    }
    for rows in pool.persons where !rows.contains(where: { isLimited[$0] }) {
      let (player, own) = (rows[0], rows.reduce(0) { $0 + counts[$1] })
      guard own > 0 else { continue }
      let isOne = rows.count == 1
      let record = ExposureRecord(
        name: pool.name(ofPerson: rows), id: isOne ? pool[player].id : nil,
        row: isOne ? Int(pool.records[player]) : nil, count: own, of: lineups, 0...count)
      records.append((record, player))
    }
    return records.sorted { (-$0.0.count, $0.1) < (-$1.0.count, $1.1) }.map { record, player in
      var record = record
      record.ownership = player < 0 ? nil : pool.ownership(of: player)
      return record
    }
  }
}

extension Pool {
  /// All players by their rows: most have one, those with a row for each slot several.
  fileprivate var persons: [[Int]] {
    let others = Dictionary(people.map { ($0[0], $0) }, uniquingKeysWith: { first, _ in first })
    let further = Set(people.flatMap { $0.dropFirst() })
    return (0..<count).filter { !further.contains($0) }.map { others[$0] ?? [$0] }
  }

  /// The name of the player with these rows, as reports show it.
  fileprivate func name(ofPerson rows: [Int]) -> String {
    rows.count == 1 ? displayName(of: rows[0]) : names[rows[0]]
  }
}
