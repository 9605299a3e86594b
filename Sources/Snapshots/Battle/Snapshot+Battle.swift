import Battle

extension Snapshot {
  /// The most pairs for which a matrix is kept: a hundred fighters on either side. No one reads a larger one.
  public static let largestMatrix = 10_000

  /// Fights a war and records everything about it.
  ///
  /// It continues from earlier wars: the history always, and the lives and battle numbers of wars by rank, even if
  /// face-offs are fought in between. A war that only repeats the last one changes nothing, so that a run with equal
  /// inputs leaves its files as they are:
  ///
  /// - A face-off depends only on its roster. If the last war was the same face-off between the same fighters, it does
  ///   not enter the history twice.
  /// - A round by rank is one press of the button: it always continues from the remaining lives. Once no two living
  ///   fighters of a rank face each other any more, and the roster has not changed, the last press remains the answer.
  /// - Parameters:
  ///   - rounds: the most rounds by rank to fight.
  ///   - past: what earlier wars have left.
  ///   - last: the snapshot of the last of them.
  /// - Returns: whether this war is a new one.
  @discardableResult
  public mutating func wage(
    _ roster: Roster, under policy: Policy, rounds: Int = 1, after past: PastWars? = nil,
    last: Snapshot? = nil
  ) -> Bool {
    var past = past ?? PastWars()
    let former = past.lives?.battles ?? 0
    let wars =
      policy == .sameRank
      ? fightRounds(roster.fighters, limit: rounds, firstNumber: former + 1)
      : [Battle.wage(roster.fighters, under: policy)]
    let war = War(of: wars, under: policy)
    let begun = past.continuingLives.map { LivesRecord($0) }
    if policy == .sameRank {
      past.rename(by: past.continuing?.newKeys ?? [:])
      past.rename(by: roster.newKeys)
      past.removed = nil
      past.lives = LivesRecord(
        battles: former + war.fights.count,
        fighters: FighterRecord.all(roster.allFighters(replacingShownWith: war.fighters)))
    }
    let record = BattleRecord(war, under: policy)
    var found = BattleContent(record, of: war.fighters, in: roster, under: policy, after: past)
    let repeated = last.flatMap { last in found.repeats(last, in: self) ? last : nil }
    if let repeated, let same = repeated[BattleContent.self] {
      found.battle = same.battle
      if policy == .sameRank {
        (found.livesBefore, found.newKeys) = (same.livesBefore, same.newKeys)
        // The warnings about the roster when the last round was fought, such as that a fighter had another name.
        (warnings, warningCount) = (repeated.warnings, repeated.warningCount)
      }
    } else {
      for war in wars { found.past.append(BattleRecord(war, under: policy), on: date) }
      found.fighterTallies = TallyRecord.all(of: found.past.game)
      if policy == .sameRank {
        let changes = KeyChangeRecord.all(roster.newKeys)
        (found.livesBefore, found.newKeys) = (begun, changes.isEmpty ? nil : changes)
        found.battle.rounds = wars.count { !$0.fights.isEmpty }
        found.battle.total = GameTotalsRecord(found.past.game)
      }
    }
    content = Content(found)
    return repeated == nil
  }

  /// Records who would face whom, without fighting.
  public mutating func setUp(_ roster: Roster, under policy: Policy, after past: PastWars? = nil) {
    content = Content(
      BattleContent(
        BattleRecord(settingUp: roster.fighters, under: policy), of: roster.fighters, in: roster,
        under: policy,
        after: past ?? PastWars()))
  }

  /// Begins a new game by rank after the earlier ones.
  public mutating func startNewGame(_ roster: Roster, after past: PastWars) {
    var past = past
    past.reset()
    setUp(roster, under: .sameRank, after: past)
  }

  /// Returns whether these fighters form no more pairs than a matrix may have.
  public static func keepsMatrix(of fighters: [Fighter]) -> Bool {
    let autobots = fighters.count { $0.side == .autobots }
    let pairs = autobots.multipliedReportingOverflow(by: fighters.count - autobots)
    return !pairs.overflow && pairs.partialValue <= largestMatrix
  }
}

extension BattleContent {
  /// Returns whether a war of a snapshot only repeats the last one of an earlier run.
  fileprivate func repeats(_ earlier: Snapshot, in snapshot: Snapshot) -> Bool {
    guard let former = earlier[BattleContent.self], former.battle.setUp == nil,
      former.fighters.count == fighters.count,
      zip(fighters, former.fighters).allSatisfy({ $0.isUnchanged(since: $1) })
    else { return false }
    var last = former.battle
    // Earlier versions do not record who died.
    last.died = last.died ?? battle.died
    guard isRound else { return last == battle }
    return battle.fights.isEmpty && last.policy == battle.policy
      && (snapshot.inputs == earlier.inputs || snapshot.warnings == earlier.warnings)
  }
}
