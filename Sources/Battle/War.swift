/// A fight of a war.
public struct Fight: Sendable, Hashable {
  /// Its number.
  public var number: Int
  /// The opponents.
  public var pair: Pair
  /// How it ended.
  public var duel: Duel
}

/// A war: its fights and what they leave behind.
public struct War: Sendable {
  /// The fights in their order.
  public var fights: [Fight]
  /// All fighters in roster order, with their states after the war.
  public var fighters: [Fighter]
  /// Those who could have fought but did not, by rank: for lack of an opponent, or because an annihilation came first.
  public var skipped: [Int]
  /// The indices of the living, by rank.
  public var survivors: [Int]
  /// The indices of those who died in it, by rank.
  public var fallen: [Int]

  /// Whether two special names faced each other, which destroyed every fighter.
  public var isAnnihilation: Bool { fights.last?.duel.reason == .annihilation }

  /// Returns how many opponents a side has eliminated. A fight that destroys both counts for both; an annihilation
  /// counts for neither.
  public func eliminated(by side: Side) -> Int {
    fights.count { $0.duel.winner == side || $0.duel.reason == .tie }
  }

  /// The side that eliminated more opponents; `nil` when they are equal, and when all are destroyed.
  public var winner: Side? {
    guard !isAnnihilation else { return nil }
    let autobots = eliminated(by: .autobots)
    let decepticons = eliminated(by: .decepticons)
    return autobots == decepticons ? nil : autobots > decepticons ? .autobots : .decepticons
  }
}

extension War {
  /// A war before its first fight; skipped are the fighters without an opponent.
  public init(settingUp fighters: [Fighter], under policy: Policy) {
    let fighters = policy.entrants(fighters)
    let paired = Set(policy.pairs(of: fighters).flatMap { [$0.autobot, $0.decepticon] })
    let living = policy.byRank(fighters).filter { fighters[$0].state.isLiving }
    self.init(
      fights: [], fighters: fighters, skipped: living.filter { !paired.contains($0) }, survivors: living,
      fallen: [])
  }
}

extension Policy {
  /// Returns the fighters as they enter a war: in a face-off all are Born.
  fileprivate func entrants(_ fighters: [Fighter]) -> [Fighter] {
    guard name == .faceOff else { return fighters }
    return fighters.map { fighter in
      var fighter = fighter
      fighter.state = .born
      return fighter
    }
  }
}

/// Lets the fighters of a roster fight.
///
/// Winners become Alive and losers Died. An annihilation ends the war at once: then every fighter has died, even those
/// who did not fight.
/// - Parameters:
///   - fighters: the roster; in a face-off all count as Born.
///   - firstNumber: the number of the first fight.
/// - Complexity: O(n log n).
public func wage(_ fighters: [Fighter], under policy: Policy, firstNumber: Int = 1) -> War {
  var fighters = policy.entrants(fighters)
  let ranked = policy.byRank(fighters).filter { fighters[$0].state.isLiving }
  var fights: [Fight] = []
  var haveFought: Set<Int> = []
  for pair in policy.pairs(of: fighters) {
    let duel = duel(fighters[pair.autobot], fighters[pair.decepticon])
    fights.append(Fight(number: firstNumber + fights.count, pair: pair, duel: duel))
    haveFought.formUnion([pair.autobot, pair.decepticon])
    fighters[pair.autobot].state = duel.winner == .autobots ? .alive : .died
    fighters[pair.decepticon].state = duel.winner == .decepticons ? .alive : .died
    if duel.reason == .annihilation {
      for index in fighters.indices { fighters[index].state = .died }
      break
    }
  }
  return War(
    fights: fights, fighters: fighters, skipped: ranked.filter { !haveFought.contains($0) },
    survivors: ranked.filter { fighters[$0].state.isLiving },
    fallen: ranked.filter { !fighters[$0].state.isLiving })
}
