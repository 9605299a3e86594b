import Selection
import Tables
import Words

/// Changes a team file one player at a time, under the rules, as a game would: a pick that breaks a rule is refused and
/// changes nothing.
public struct TeamEditor: Sendable {
  /// A kind of request.
  public enum Action: String, Sendable, Codable {
    case select, deselect, finalize
  }

  /// One request and its outcome.
  public struct Step: Sendable, Hashable {
    /// The kind of request.
    public var action: Action
    /// The player's name as reports show it; empty for the whole team.
    public var name: String
    /// Why it was refused, the team size first; empty where it was carried out.
    public var refusals: [String]
    /// The verdict on the team afterwards.
    public var judgement: TeamJudgement
    /// The number of players in the team afterwards.
    public var count: Int
  }

  /// The file with all changes so far.
  public private(set) var file: TeamFile
  /// The players of the file.
  public private(set) var team: ManualTeam
  /// All requests so far, in order.
  public private(set) var steps: [Step] = []
  private let pool: Pool
  private let rules: Rules
  private let ruled: RuledPool?
  private let finder: PlayerFinder

  /// Creates an editor for a team file.
  /// - Parameter ruled: the pool under rules of roles, clubs and names; `nil` where there are none.
  public init(
    _ file: TeamFile, of pool: Pool, under rules: Rules, ruled: RuledPool? = nil, finder: PlayerFinder
  ) {
    self.file = file
    self.pool = pool
    self.rules = rules
    self.ruled = ruled
    self.finder = finder
    team = ManualTeam(file, in: pool, finder: finder, under: rules)
    _ = team.applySlots(of: file, under: rules)
  }

  /// Rebuilds the team from the file.
  private mutating func reread() {
    team = ManualTeam(file, in: pool, finder: finder, under: rules)
    _ = team.applySlots(of: file, under: rules)
  }

  /// The verdict on the team as it is now.
  public var judgement: TeamJudgement { TeamJudgement(team, of: pool, under: rules, ruled: ruled) }

  /// Whether a request was refused.
  public var hasRefusals: Bool { steps.contains { !$0.refusals.isEmpty } }

  /// Adds a player unless they are in the team, one too many, too expensive, or break a rule that no later pick
  /// repairs.
  public mutating func select(_ player: Int) {
    let refusals = reasonsNotToSelect(player)
    if refusals.isEmpty {
      file.append(player, of: pool)
      reread()
    }
    note(.select, pool.displayName(of: player), refusals)
  }

  /// Removes every line that names a player.
  public mutating func deselect(_ player: Int) {
    let positions = team.playerOfEntry.indices.filter { team.playerOfEntry[$0] == player }
    remove(positions, called: pool.displayName(of: player))
  }

  /// Removes the lines with this text, whose player is not in the pool or is ambiguous.
  public mutating func deselect(unresolved text: String) {
    let positions = file.entries.indices.filter {
      team.playerOfEntry[$0] == nil && file.entries[$0].player.text == text
    }
    remove(positions, called: text)
  }

  /// Removes a player who is in the team, or adds one who is not.
  public mutating func toggle(_ player: Int) {
    if team.players.contains(player) { deselect(player) } else { select(player) }
  }

  /// The players who could be added to the team as it is, in pool order.
  /// - Complexity: O(players), plus a check of the rules for each player who is cheap enough.
  public var addablePlayers: [Int] {
    let budget = judgement.left.unitsRoundedDown(places: pool.costs.places)
    guard team.count < rules.size, budget >= 0 else { return [] }
    let selected = Set(team.players)
    return (0..<pool.count).filter {
      pool.costs[$0] <= budget && !selected.contains($0) && rulesBroken(by: $0).isEmpty
    }
  }

  /// Marks the team as final, unless it breaks a rule or is not exactly full.
  /// - Parameter whole: the verdict to use instead, where the lineup was judged too.
  public mutating func finalize(_ whole: TeamJudgement? = nil) {
    let saysFinal = TeamProblem.finalButNotLegal(size: 0).code
    let refusals = (whole ?? judgement).problems.filter { $0.code != saysFinal }.map(\.description)
    if refusals.isEmpty { file.setFinal(true) }
    note(.finalize, "", refusals)
  }

  private func reasonsNotToSelect(_ player: Int) -> [String] {
    let name = quoted(pool.displayName(of: player))
    if team.players.contains(player) { return ["\(name) is already selected"] }
    var reasons: [String] = []
    if team.count >= rules.size {
      let players = counted(rules.size, "player")
      reasons.append("\(name) would be one too many: a team has \(players), \(team.count) selected")
    }
    let cost = pool.cost(of: player)
    let left = judgement.left
    if cost > left, let excess = cost.subtracting(left) {
      let (price, rest, more) = (
        pool.amount(cost, under: rules), pool.amount(left, under: rules), pool.amount(excess, under: rules)
      )
      reasons.append("\(name) costs \(price) and \(rest) is left: \(more) over the budget")
    }
    return reasons + rulesBroken(by: player).map { "\(name) cannot join: \($0)" }
  }

  /// The rules that a player breaks whatever is picked later, except those that the team breaks as badly without them.
  private func rulesBroken(by player: Int) -> [String] {
    guard let ruled else { return [] }
    func broken(_ players: [Int]) -> [BrokenRule] {
      ruled.findings(of: players, leaving: max(0, rules.size - players.count)).broken
    }
    let known = Set(broken(team.players))
    let left = max(0, rules.size - team.players.count - 1)
    return broken(team.players + [player]).filter { !known.contains($0) }.map { rule in
      let room = left == 0 ? "no place" : counted(left, "place")
      return rule.lacking == nil ? "\(rule)" : "\(rule), and \(room) would be left"
    }
  }

  private mutating func remove(_ positions: [Int], called name: String) {
    file.remove(Set(positions))
    reread()
    note(.deselect, name, positions.isEmpty ? ["\(quoted(name)) is not selected"] : [])
  }

  private mutating func note(_ action: Action, _ name: String, _ refusals: [String]) {
    steps.append(
      Step(action: action, name: name, refusals: refusals, judgement: judgement, count: team.count))
  }
}
