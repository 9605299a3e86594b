import Battle

extension Snapshot {
  /// The most pairs of which a matrix is kept: a hundred fighters on either side. A larger one nobody reads.
  public static let largestMatrix = 10_000

  /// Fights a war and notes everything about it.
  ///
  /// What the earlier snapshot of the same folder holds goes on: the history always, and the lives and battle
  /// numbers of wars by rank, also while face-offs are fought in between. A war that is the last one over again
  /// changes nothing, so that a run with equal inputs leaves its files as they are:
  ///
  /// - A face-off depends on nothing but its roster. When the last war was the same face-off between the same
  ///   fighters, it does not enter the history twice.
  /// - A round by rank is one press of the button: it always goes on from the lives left behind. When no two
  ///   living fighters of a rank face each other any more, and the roster has not changed, the last press
  ///   remains the answer.
  /// - Parameter rounds: how many rounds by rank to fight at most.
  /// - Returns: whether this war is a new one.
  @discardableResult
  public mutating func wage(
    _ roster: Roster, under policy: Policy, rounds: Int = 1, after earlier: Snapshot?
  ) -> Bool {
    let former = earlier?.lives?.battles ?? 0
    let wars =
      policy == .sameRank
      ? wageRounds(roster.fighters, atMost: rounds, firstNumber: former + 1)
      : [Battle.wage(roster.fighters, under: policy)]
    let war = War(of: wars, under: policy)
    note(war.fighters, of: roster, under: policy)
    goOn(from: earlier)
    if policy == .sameRank {
      rename(by: earlier?.parted?.newKeys ?? [:])
      rename(by: roster.newKeys)
      removed = nil
    }
    let record = BattleRecord(war, under: policy)
    let isRepeat = repeats(earlier, record)
    if !isRepeat { for war in wars { enterHistory(BattleRecord(war, under: policy)) } }
    fighterTallies = TallyRecord.all(of: game)
    battle = isRepeat ? earlier?.battle : record
    if policy == .sameRank {
      let changes = KeyChangeRecord.all(roster.newKeys)
      newKeys = isRepeat ? earlier?.newKeys : changes.isEmpty ? nil : changes
      livesBefore = isRepeat ? earlier?.livesBefore : earlier?.livesToGoOn.map { LivesRecord($0) }
      lives = LivesRecord(
        battles: former + war.fights.count, fighters: FighterRecord.all(roster.everybody(with: war.fighters)))
      if isRepeat { keepWarnings(of: earlier) } else { countRounds(wars) }
    }
    return !isRepeat
  }

  /// Notes who would face whom, without fighting.
  public mutating func setUp(_ roster: Roster, under policy: Policy, after earlier: Snapshot?) {
    note(roster.fighters, of: roster, under: policy)
    battle = BattleRecord(settingUp: roster.fighters, under: policy)
    goOn(from: earlier)
    fighterTallies = TallyRecord.all(of: game)
  }

  /// Begins a new game by rank after all that an earlier run holds: nobody's life goes on, and the battle numbers begin
  /// again. What was fought stays in the history.
  public mutating func beginAnew(_ roster: Roster, after earlier: Snapshot?) {
    setUp(roster, under: .sameRank, after: earlier)
    (lives, removed) = (nil, nil)
    resets = (resets ?? []) + [battleHistory?.count ?? 0]
    fighterTallies = []
  }

  /// Whether a war is the last one of an earlier run over again.
  private func repeats(_ earlier: Snapshot?, _ record: BattleRecord) -> Bool {
    guard let earlier, var last = earlier.battle, last.setUp == nil, hasFighters(of: earlier) else {
      return false
    }
    // Earlier versions do not say who died.
    last.died = last.died ?? record.died
    guard record.policy == Policy.Name.sameRank.rawValue else { return last == record }
    return record.fights.isEmpty && last.policy == record.policy
      && (inputs == earlier.inputs || warnings == earlier.warnings)
  }

  /// What was said about the roster when the last round was fought, such as that somebody had another name.
  private mutating func keepWarnings(of earlier: Snapshot?) {
    guard let earlier else { return }
    (warnings, warningCount) = (earlier.warnings, earlier.warningCount)
  }

  /// Notes how many rounds were fought, and what they came to with those before them.
  private mutating func countRounds(_ wars: [War]) {
    battle?.rounds = wars.count { !$0.fights.isEmpty }
    let total = GameTotalsRecord(game)
    battle?.total = total
  }

  private mutating func note(_ fighters: [Fighter], of roster: Roster, under policy: Policy) {
    self.fighters = FighterRecord.all(fighters, among: roster.everybody(with: fighters))
    battleMatrix = Self.keepsMatrix(of: fighters) ? PairingRecord.matrix(of: fighters, under: policy) : nil
  }

  /// Whether these fighters make no more pairs than a matrix may have.
  public static func keepsMatrix(of fighters: [Fighter]) -> Bool {
    let autobots = fighters.count { $0.side == .autobots }
    let pairs = autobots.multipliedReportingOverflow(by: fighters.count - autobots)
    return !pairs.overflow && pairs.partialValue <= largestMatrix
  }

  /// Names fighters of the history by the keys that they have now.
  mutating func rename(by newKeys: [FighterKey: FighterKey]) {
    guard !newKeys.isEmpty else { return }
    battleHistory = battleHistory?.map { $0.with(newKeys) }
  }

  /// Carries the history and the lives on.
  private mutating func goOn(from earlier: Snapshot?) {
    battleHistory = earlier?.battleHistory ?? []
    (resets, lives, removed) = (earlier?.resets, earlier?.lives, earlier?.removed)
  }

  /// Puts a war behind those of the history, if anybody fought in it.
  private mutating func enterHistory(_ record: BattleRecord) {
    guard record.battles > 0 else { return }
    let number = (battleHistory ?? []).count + 1
    battleHistory?.append(
      WarRecord(
        war: number, policy: record.policy, date: date, winner: record.winner,
        annihilation: record.annihilation, fights: record.fights))
  }

  /// Whether the earlier run had the same fighters with the same values and states.
  private func hasFighters(of earlier: Snapshot?) -> Bool {
    guard let former = earlier?.fighters, let fighters, former.count == fighters.count else { return false }
    return zip(fighters, former).allSatisfy { $0.isUnchanged(since: $1) }
  }
}

extension WarRecord {
  /// The same with other keys.
  fileprivate func with(_ newKeys: [FighterKey: FighterKey]) -> WarRecord {
    var war = self
    for index in war.fights.indices {
      for side in [\FightRecord.autobotKey, \.decepticonKey] {
        let key = FighterKey(war.fights[index][keyPath: side])
        war.fights[index][keyPath: side] = newKeys[key]?.description ?? key.description
      }
    }
    return war
  }
}
