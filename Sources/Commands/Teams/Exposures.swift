import Analysis
import Lineups
import Options
import Running
import Selection
import Snapshots
import Tables
import Words

/// A share of the lineups of a set, from 0 to 100 hundredths of it.
struct LineupShare: Sendable, Equatable {
  /// Hundredths.
  let percent: DecimalNumber

  /// `40%` or `12.5`.
  init?(_ text: Substring) {
    let digits = text.hasSuffix("%") ? text.dropLast() : text
    guard let number = try? parseDecimal(String(digits)), number.mantissa >= 0,
      number <= DecimalNumber(mantissa: 100, places: 0), number.places <= 9
    else { return nil }
    percent = number
  }

  /// The fewest of `count` lineups that are such a share.
  func roundedUp(of count: Int) -> Int {
    let whole = roundedDown(of: count)
    return percent.mantissa * Int128(count) == Int128(whole) * unit ? whole : whole + 1
  }

  /// The most of `count` lineups that are no more than such a share.
  func roundedDown(of count: Int) -> Int { Int(percent.mantissa * Int128(count) / unit) }

  private var unit: Int128 { (0..<percent.places).reduce(100) { unit, _ in unit * 10 } }
}

/// In which share of the lineups somebody has to stand.
struct ExposureRequest: Sendable {
  /// A player by id or name, `club:LAL` or `group:Stars`.
  var name: String
  var least, most: LineupShare

  /// `LeBron James=10-60%` or `LeBron James=60%`.
  init?(_ text: String) {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex else { return nil }
    let bounds = text[text.index(after: sign)...].split(separator: "-", omittingEmptySubsequences: false)
    guard (1...2).contains(bounds.count), let most = LineupShare(bounds[bounds.count - 1]),
      let least = LineupShare(bounds.count == 2 ? bounds[0] : "0"), least.percent <= most.percent
    else { return nil }
    (name, self.least, self.most) = (String(text[..<sign]), least, most)
  }

  /// In how many of so many lineups.
  /// - Throws: `UsageMistake` where no whole number is in the range.
  func range(of count: Int) throws(UsageMistake) -> ClosedRange<Int> {
    let (low, high) = (least.roundedUp(of: count), most.roundedDown(of: count))
    guard low <= high else {
      throw UsageMistake(
        "--exposure \(shellQuoted(name)): no whole number of \(count) lineups is from \(least.percent)% to \(most.percent)%"
      )
    }
    return low...high
  }
}

extension ValueFormat where Value == LineupShare {
  /// A percentage.
  static var lineupShare: Self {
    ValueFormat(placeholder: "PERCENT") { text throws(ValueProblem) in
      guard let share = LineupShare(text[...]) else {
        throw ValueProblem(expected: "a percentage from 0 to 100, as in 40%")
      }
      return share
    }
  }
}

extension ValueFormat where Value == ExposureRequest {
  /// `NAME=10-60%`.
  static var exposure: Self {
    ValueFormat(placeholder: "NAME=[MIN-]MAX%") { text throws(ValueProblem) in
      guard let exposure = ExposureRequest(text) else {
        throw ValueProblem(
          expected: "a name and its share, as in \"LeBron James=10-60%\", club:LAL=50% or group:Stars=20-100%"
        )
      }
      return exposure
    }
  }
}

/// The limits of a set, with the names under which reports show them.
struct NamedExposures {
  private(set) var limits: [ExposureLimit] = []
  private(set) var names: [String] = []

  /// The limits of a command line.
  /// - Parameters:
  ///   - requests: those of some.
  ///   - most: that of everybody else who is not locked; `nil` for none.
  ///   - count: how many lineups there are to be.
  /// - Throws: `UsageMistake` with every name that means nobody or stands twice.
  init(
    _ requests: [ExposureRequest], most: LineupShare?, count: Int, of run: PoolRun
  ) throws(UsageMistake) {
    let names = PlayerNames(of: run.pool)
    let members = try names.resolve(requests.map(\.name)) { Self.members($0, names, of: run) }
    var seen: Set<[Int]> = []
    for (request, members) in zip(requests, members) {
      guard seen.insert(members).inserted else {
        throw UsageMistake("--exposure \(shellQuoted(request.name)): its share is given twice")
      }
      limits.append(ExposureLimit(members: members, try request.range(of: count)))
      self.names.append(
        members.count == 1 && !Self.isSeveral(request.name)
          ? run.pool.displayName(of: members[0]) : request.name)
    }
    guard let most = most?.roundedDown(of: count), most < count else { return }
    let locked = Set(run.ruled?.named.locked ?? [])
    for player in 0..<run.pool.count where !locked.contains(player) && !seen.contains([player]) {
      limits.append(ExposureLimit(members: [player], 0...most))
      self.names.append(run.pool.displayName(of: player))
    }
  }

  private static let (club, group) = ("club:", "group:")

  private static func isSeveral(_ name: String) -> Bool { name.hasPrefix(club) || name.hasPrefix(group) }

  /// Whom a name means.
  private static func members(
    _ name: String, _ names: PlayerNames, of run: PoolRun
  ) -> Result<[Int], UsageMistake> {
    if name.hasPrefix(club) { return members(ofClub: String(name.dropFirst(club.count)), in: run.pool) }
    if name.hasPrefix(group) { return members(ofGroup: String(name.dropFirst(group.count)), run) }
    switch names.find(name) {
    case .player(let player): return .success([player])
    case .unknown: return .failure(names.unknown(name))
    case .ambiguous(let candidates): return .failure(names.ambiguous(name, candidates))
    }
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
    return .failure(UsageMistake("club:\(club): nobody in the pool plays for it\(hint)"))
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
  /// By how many lineups limits are missed.
  func missed(_ misses: [LineupSet.Miss]) -> Int {
    misses.reduce(0) { sum, miss in
      let range = limits[miss.limit].range
      return sum + max(range.lowerBound - miss.count, miss.count - range.upperBound)
    }
  }

  /// What would make a set possible: limits as the nearest one has them.
  /// - Parameter isSmallest: whether no smaller change does.
  func repair(_ misses: [LineupSet.Miss], isSmallest: Bool) -> String? {
    guard !misses.isEmpty else { return nil }
    let changes = misses.map { miss in
      let least = limits[miss.limit].range.lowerBound
      return
        "\(names[miss.limit]) in \(miss.count) instead of at \(miss.count < least ? "least \(least)" : "most \(limits[miss.limit].range.upperBound)")"
    }
    let change = listed(shortened(changes, to: 5), "and")
    return "\(isSmallest ? "the smallest change that helps" : "what would help"): \(change)"
  }

  /// What the snapshot holds of them: whoever stands in a lineup or has to, and where a limit has a price; the most
  /// frequent first.
  func records(of set: LineupSet, count: Int, in pool: Pool) -> [ExposureRecord] {
    var counts = [Int](repeating: 0, count: pool.count)
    for row in set.lineups.flatMap(\.rows) { counts[row] += 1 }
    let lineups = set.lineups.count
    var isLimited = [Bool](repeating: false, count: pool.count)
    var records = limits.indices.compactMap { index -> (ExposureRecord, Int)? in
      let limit = limits[index]
      let price = set.prices[index]
      let row = limit.members.count == 1 ? limit.members[0] : nil
      if let row { isLimited[row] = true }
      let members = Set(limit.members)
      let own = row.map { counts[$0] } ?? set.lineups.count { !members.isDisjoint(with: $0.rows) }
      guard own > 0 || price != 0 || limit.range.lowerBound > 0 || row == nil else { return nil }
      let record = ExposureRecord(
        name: names[index], id: row.flatMap { pool[$0].id }, row: row.map { Int(pool.records[$0]) },
        count: own, of: lineups, limit.range,
        price: price == 0 ? nil : ExactDecimal(price, places: pool.skills.places + 3))
      return (record, row ?? -1)
    }
    for player in 0..<pool.count where counts[player] > 0 && !isLimited[player] {
      let record = ExposureRecord(
        name: pool.displayName(of: player), id: pool[player].id, row: Int(pool.records[player]),
        count: counts[player], of: lineups, 0...count)
      records.append((record, player))
    }
    return records.sorted { (-$0.0.count, $0.1) < (-$1.0.count, $1.1) }.map(\.0)
  }
}
