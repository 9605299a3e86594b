import Chance
import Tables

@testable import Tournament

/// A match straight from the rules, slowly: lists of players, everything computed again for every duel, each position
/// moved separately.
struct PlainMatch {
  struct Team {
    var players: [Position: [DecimalNumber]]
    var plays: [Position: Int] = [:]
    var yellows: [Position: Int] = [:]
    /// In units of 10^-12, like everything here.
    var coefficient: Int128 = 25_000_000_000
    var goals = 0
    var at = Position.midfield
  }

  var teams: [Team]
  var ball = 0
  var random: Xoshiro256
  private(set) var events: [MatchEvent] = []
  private(set) var pairs: Set<[Position]> = []
  /// What both teams drew from in each play (units of 10^-12), and drew (thousandths); the team with the ball first.
  private(set) var draws: [[Int128]] = []

  private static let one: Int128 = 1_000_000_000_000

  init(home: LineUp, away: LineUp, random: Xoshiro256) {
    teams = [home, away].map { lineUp in
      Team(players: Dictionary(uniqueKeysWithValues: Position.allCases.map { ($0, lineUp.skills(of: $0)) }))
    }
    self.random = random
  }

  mutating func play() {
    for minute in 1...90 {
      if minute == 1 || minute == 46 {
        ball = minute == 1 ? 0 : 1
        teams[0].at = .midfield
        teams[1].at = .midfield
      }
      play(minute)
    }
  }

  private mutating func play(_ minute: Int) {
    let (holder, challenger) = (ball, 1 - ball)
    pairs.insert([teams[holder].at, teams[challenger].at])
    draws.append([])
    let h = draw(holder)
    let c = draw(challenger)
    let winner = c >= h ? challenger : holder
    let position = teams[winner].at
    var kind = winner == holder ? MatchEvent.Kind.keepsBall : .takesBall
    if teams[challenger].at == .keeper {
      if winner == holder {
        teams[holder].goals += 1
        kind = .goal
        ball = challenger
        teams[challenger].at = .defence
        teams[holder].at = .attack
      } else {
        move(winner: challenger)
      }
    } else if random.number(below: 6) == 0 {
      kind = foul(by: winner)
      move(winner: 1 - winner)
    } else {
      move(winner: winner)
    }
    events.append(
      MatchEvent(
        minute: minute, kind: kind, side: Side(rawValue: winner)!, position: position,
        score: Score(home: teams[0].goals, away: teams[1].goals)))
  }

  private mutating func move(winner: Int) {
    let forward: [Position: Position] = [
      .keeper: .defence, .defence: .midfield, .midfield: .attack, .attack: .attack,
    ]
    let opponentBefore = teams[winner].at
    let loser = 1 - winner
    let back: Position =
      switch teams[loser].at {
      case .keeper: preconditionFailure("a keeper who loses has conceded a goal")
      case .defence: .keeper
      case .midfield: .defence
      case .attack: opponentBefore == .keeper ? .attack : .midfield
      }
    teams[winner].at = forward[teams[winner].at]!
    teams[loser].at = back
    ball = winner
  }

  private mutating func foul(by team: Int) -> MatchEvent.Kind {
    let type = random.number(below: 51)
    let foul: Foul = type < 48 ? .freeKick : type < 50 ? .yellow : .red
    let position = teams[team].at
    if foul == .yellow { teams[team].yellows[position, default: 0] += 1 }
    let isOff = foul == .red || (foul == .yellow && teams[team].yellows[position]! % 2 == 0)
    let sendsOff = isOff && !teams[team].players[position]!.isEmpty
    if sendsOff { teams[team].players[position]!.removeLast() }
    let rise: Int128 = foul == .freeKick ? 1 : foul == .yellow ? 2 : 3
    teams[1 - team].coefficient += rise * Self.one / 1_000
    return .foul(foul, sendsOff: sendsOff)
  }

  private mutating func draw(_ team: Int) -> Int128 {
    let position = teams[team].at
    teams[team].plays[position, default: 0] += 1
    if position == .defence || position == .attack { teams[team].plays[.midfield, default: 0] += 1 }
    let power = power(team, position)
    let perPlay = max(0, teams[team].coefficient - power / 10_000)
    let battle = max(0, power - perPlay * Int128(teams[team].plays[position]!))
    let drawn = Int128(random.number(below: UInt64(battle) + 1))
    let thousandths = rounded(drawn, to: Self.one / 1_000)
    draws[draws.count - 1] += [power, battle, thousandths]
    return thousandths
  }

  private func power(_ team: Int, _ position: Position) -> Int128 {
    let players = teams[team].players
    let midfield = average(players[.midfield]!) + Int128(players[.midfield]!.count) * Self.one
    switch position {
    case .keeper:
      let skill = players[.keeper]![0]
      // 10^-12 is fine enough for eight decimals, to which longer skills are rounded.
      let scaled = skill.units(places: 24)!
      return 8 * rounded(scaled, to: 10_000_000_000_000_000) * 10_000
    case .midfield: return midfield
    case .defence, .attack:
      let line = players[position]!
      return average(line) + Int128(line.count) * Self.one + rounded(midfield / 2, to: Self.one / 100)
        * (Self.one / 100)
    }
  }

  private func average(_ skills: [DecimalNumber]) -> Int128 {
    guard !skills.isEmpty else { return 0 }
    let sum = skills.reduce(0 as Int128) { $0 + $1.units(places: 20)! }
    let hundredth: Int128 = 1_000_000_000_000_000_000 * Int128(skills.count)
    return rounded(sum, to: hundredth) * (Self.one / 100)
  }

  /// How many `unit`s a number is, halves away from zero.
  private func rounded(_ number: Int128, to unit: Int128) -> Int128 {
    number / unit + (number % unit * 2 >= unit ? 1 : 0)
  }
}
