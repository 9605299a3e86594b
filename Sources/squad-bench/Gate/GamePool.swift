import Chance
import Glibc
import Reading
import Search
import Selection
import Tables

/// A pool for a built-in game: generated or real.
struct GamePool {
  /// Its name, such as `fpl-squad/n=150`.
  let name: String
  /// Creates the problem.
  let problem: () -> Problem

  /// The games that have rules besides size and budget.
  static let rules = Rules.builtIn.filter { !$0.isPlain }

  /// Generates a pool: prices around what a team can afford, skills that follow them with noise, and the roles that the
  /// game asks for, in their shares.
  init(_ rules: Rules, count: Int) {
    name = "\(rules.name)/n=\(count)"
    problem = {
      let file = TemporaryPool(text: GamePlayers(rules).text(count: count))
      let pool = try! Self.read(file.path, rules, preset: nil)
      return Problem(pool.pool, ruled: pool, under: rules)
    }
  }

  /// Returns the pools of a folder, each for the games that its players fit.
  static func real(in folder: String) -> [GamePool] {
    csvFiles(in: folder).flatMap { file in
      rules.compactMap { rules in
        Preset.all.lazy.compactMap {
          GamePool("\(folder)/\(file)", rules, $0, name: String(file.dropLast(4)))
        }.first
      }
    }
  }

  /// Reads a real pool; `nil` if the preset does not fit, its roles are not those of the game, or no team is possible.
  private init?(_ path: String, _ rules: Rules, _ preset: Preset, name: String) {
    guard let ruled = try? Self.read(path, rules, preset: preset), ruled.eligibility.warnings.isEmpty
    else { return nil }
    let problem = Problem(ruled.pool, ruled: ruled, under: rules)
    let answer = problem.bestTeam(limits: Limits(stop: StopSignal(after: .seconds(1))))
    guard answer.status != .infeasible else { return nil }
    self.name = "real/\(name)/\(rules.name)"
    self.problem = { problem }
  }

  private static func read(_ path: String, _ rules: Rules, preset: Preset?) throws -> RuledPool {
    var request = PoolRequest(path: path, skillRange: .any)
    request.preset = preset
    request.skipsBadRows = true
    request.finerUnits = FinerUnits(for: rules)
    return RuledPool(try readPool(request).pool, under: rules, file: path)
  }

  private static func csvFiles(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
        })
    }
    return names.filter { $0.hasSuffix(".csv") }.sorted()
  }
}

/// Generates the players of a game as a file.
private struct GamePlayers {
  private let rules: Rules
  /// The words of the role column, each as often as a team needs it.
  private let words: [String]
  private let clubs: Int64
  /// The average price of a slot, in tenths.
  private let mean: Int64

  init(_ rules: Rules) {
    self.rules = rules
    words = rules.roles.flatMap { role -> [String] in
      guard case .having(let others) = role.others else { return [] }
      let words = others.isEmpty ? [role.name] : others
      return words.flatMap { Array(repeating: $0, count: role.count.upperBound) }
    }
    // If one club may provide nearly all players, there is only one match.
    clubs = rules.maxPerClub ?? 0 >= rules.size - 1 ? 2 : 20
    mean = Int64(rules.budget.unitsRoundedDown(places: 1)) / Int64(rules.size)
  }

  func text(count: Int) -> [UInt8] {
    var random = SplitMix64(seed: UInt64(count))
    var text = Array("name,skill,cost,role,club\n".utf8)
    for row in 0..<count { text.append(contentsOf: line(row, &random).utf8) }
    return text
  }

  private func line(_ row: Int, _ random: inout SplitMix64) -> String {
    let talent = random.integer(in: 0...1_000) * random.integer(in: 0...1_000) / 1_000
    let noise = random.integer(in: -300...300) + random.integer(in: -300...300)
    let skill = max(0, 300 + talent * 3 + noise)
    let tenths = mean * (650 + talent * 6 / 5) / 1_000
    let cost = tenths >= 10_000 ? "\(tenths / 1_000)00" : "\(tenths / 10).\(tenths % 10)"
    return "P\(row),\(skill),\(cost),\(role(row, &random)),C\(random.integer(in: 0...clubs - 1))\n"
  }

  /// The first players fill every role, so that a team exists; if some slot takes any player, some players have two
  /// roles.
  private func role(_ row: Int, _ random: inout SplitMix64) -> String {
    guard !words.isEmpty else { return "" }
    let first = row < words.count ? row : Int(random.integer(in: 0...Int64(words.count - 1)))
    let second = Int(random.integer(in: 0...Int64(2 * words.count - 1)))
    let hasTwo =
      rules.roles.contains { $0.others == .anyPlayer } && second < words.count
      && words[second] != words[first]
    return hasTwo ? "\(words[first])/\(words[second])" : words[first]
  }
}
