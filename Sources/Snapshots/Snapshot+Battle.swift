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
  /// - A war by rank is one press of the button: it always goes on from the lives left behind. When no two
  ///   living fighters of a rank face each other any more, and the roster has not changed, the last press
  ///   remains the answer.
  /// - Returns: whether this war is a new one.
  @discardableResult
  public mutating func wage(_ roster: Roster, under policy: Policy, after earlier: Snapshot?) -> Bool {
    let former = earlier?.lives?.battles ?? 0
    let war = Battle.wage(
      roster.fighters, under: policy, firstNumber: policy == .sameRank ? former + 1 : 1)
    let record = BattleRecord(war, under: policy)
    note(war.fighters, under: policy)
    let isSameRoster = hasFighters(of: earlier) && earlier?.battle?.setUp == nil
    let isRepeat =
      switch policy {
      case .faceOff: isSameRoster && earlier?.battle == record
      case .sameRank: isSameRoster && war.fights.isEmpty && earlier?.battle?.policy == record.policy
      }
    battle = isRepeat ? earlier?.battle : record
    remember(record, isNew: !isRepeat, after: earlier)
    if policy == .sameRank {
      lives = LivesRecord(battles: former + war.fights.count, fighters: fighters ?? [])
    }
    return !isRepeat
  }

  /// Notes who would face whom, without fighting.
  public mutating func setUp(_ roster: Roster, under policy: Policy, after earlier: Snapshot?) {
    note(roster.fighters, under: policy)
    battle = BattleRecord(settingUp: roster.fighters, under: policy)
    remember(nil, isNew: false, after: earlier)
  }

  /// Makes everybody Born whom wars by rank have left behind; the battle numbers and the history go on. Where
  /// the last war was one by rank, the set-up of the next takes its place.
  public mutating func resetLives() {
    guard let record = lives, var lives = record.lives else { return }
    lives.reset()
    self.lives = LivesRecord(battles: record.battles, fighters: FighterRecord.all(lives.fighters))
    guard battle?.policy == Policy.Name.sameRank.rawValue else { return }
    note(lives.fighters, under: .sameRank)
    battle = BattleRecord(settingUp: lives.fighters, under: .sameRank)
  }

  private mutating func note(_ fighters: [Fighter], under policy: Policy) {
    self.fighters = FighterRecord.all(fighters)
    battleMatrix = Self.keepsMatrix(of: fighters) ? PairingRecord.matrix(of: fighters, under: policy) : nil
  }

  /// Whether these fighters make no more pairs than a matrix may have.
  public static func keepsMatrix(of fighters: [Fighter]) -> Bool {
    let autobots = fighters.count { $0.side == .autobots }
    let pairs = autobots.multipliedReportingOverflow(by: fighters.count - autobots)
    return !pairs.overflow && pairs.partialValue <= largestMatrix
  }

  /// Carries the history and the lives on.
  private mutating func remember(_ record: BattleRecord?, isNew: Bool, after earlier: Snapshot?) {
    var history = earlier?.battleHistory ?? []
    if let record, isNew, record.battles > 0 {
      history.append(
        WarRecord(
          war: history.count + 1, policy: record.policy, date: date, winner: record.winner,
          annihilation: record.annihilation, fights: record.fights))
    }
    battleHistory = history
    fighterTallies = TallyRecord.all(of: history)
    lives = earlier?.lives
  }

  /// Whether the earlier run had the same fighters with the same values and states.
  private func hasFighters(of earlier: Snapshot?) -> Bool {
    guard let former = earlier?.fighters, let fighters, former.count == fighters.count else { return false }
    return zip(fighters, former).allSatisfy { $0.isUnchanged(since: $1) }
  }
}
