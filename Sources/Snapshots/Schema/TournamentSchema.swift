import Tournament

/// The answers of `squad tournament` and `squad standings`.
let tournamentSchema = """
  duel: object # Why a play ended as it did; only in the JSON of --show-match.
    withBall, against: duelPart
    then: object # Who has the ball afterwards, and against which position.
      team: string
      position, against: keeper|defender|midfielder|attacker
    fouled?: object # The team that a foul tires; absent if there was none.
      team: string
      coefficient: number # Of decay, from now on.
  duelPart: object
    team: string
    position: keeper|defender|midfielder|attacker
    plays: integer 0...1e12 # Plays of the position so far, including this one.
    power: number # Before any decay.
    afterDecay: number
    draw: number # Between 0 and the power after decay.
  event: object
    minute: integer 0...90
    half?: integer 1...2
    state?: aboutToStart|inProgress|goalScored|halfTime|finished
    event: keeps-ball|takes-ball|foul|goal|kick-off|half-time|full-time
    team?: string # The team that did it; absent if both did.
    position?: keeper|defender|midfielder|attacker # Before the move.
    foul?: free kick|yellow card|red card
    sendsOff?: boolean # True if a player was sent off.
    homeGoals, awayGoals: integer 0...999 # After the play.
    duel?: duel
  teams: [object] # The teams of a tournament in file order, with the power of each position before any decay.
    name, stadium?: string
    defenders, midfielders, attackers: integer 0...1000
    keeper, defence, midfield, attack: number 0...1e5
    lineUpSHA256?: string # A digest of who plays where and how well, whatever their order in the file.
  purchases: [object] # What the teams of a tournament cost, if they were bought from a pool.
    team: string
    budget?: number # The budget for which it is the best; absent for a team picked by hand.
    cost: number
    costUnit?: K|M|B|L|Cr # The unit of cost and budget, if the pool writes every cost with it.
    currency?: $|€|£|¥|₹|R$|CHF|A$|kr|zł
      # The currency of cost and budget, if the pool writes every cost with it.
    columns?: object # The headers of skill and cost in the pool, if they are not 'skill' and 'cost'.
      skill?, cost?: string
    skill: number # Its total skill in the pool.
    players: [player]
  rounds: [object] # The rounds of a tournament, or the matches of a results file by their rounds.
    round: integer 1...1e12
    name?: string # What a results file calls the round.
    matches: [match]
    bye: string or null # The team with a bye.
  match: object
    group?: string # The table to which it belongs, if there are several.
    home, away: string
    homeGoals: integer 0...999 or null # Null if it has not been played.
    awayGoals: integer 0...999 or null
    played: boolean
    state?: aboutToStart|finished # Before or after it was played; the states between are those of its events.
    replays?: integer 1...1e12 # How many times it has been replayed.
    given?: boolean # True if the score is a real result, not simulated.
    homeFairPlay?: integer -1e6...1e6 # Disciplinary points, if a results file gives them.
    awayFairPlay?: integer -1e6...1e6
    events: [event] # The story of a simulated match.
  standings: [object] # The standings after these matches, table by table, from the first place.
    group: string or null # The table, if there are several.
    position: integer 1...1e12
    team: string
    played, won, drawn, lost, goalsFor, goalsAgainst: integer 0...1e12
    goalDifference: integer -1e12...1e12
    points: integer -1e12...1e12 # With the adjustment.
    adjustment?: integer -1e5...1e5 # Points awarded or deducted for other reasons.
    fairPlay?: integer -1e12...1e12 # Disciplinary points; absent if the results file does not give them.
    decidedBy: \(names { $0 != .again })
      # The last criterion needed to separate the team from its neighbours; 'input-order': level on all.
  odds: [object] # What many simulated tournaments say about each team, the likeliest winner first. Shares are
    # between 0 and 1; intervals are 95% intervals.
    team: string
    title: number 0...1 # The share of tournaments that it won.
    low: number 0...1 # The low end of that share's Wilson interval.
    high: number 0...1 # The high end.
    expectedPoints: number -1e9...1e9 # The mean of its points.
    pointsLow: number -1e9...1e9 # The low end of that mean's normal interval.
    pointsHigh: number -1e9...1e9 # The high end.
    places: [number 0...1] # The share of each place, from the first.
    placesLow, placesHigh: [number 0...1]
  runs: object # How many tournaments the odds come from.
    played: integer 0...1e9
    asked: integer 1...1e9 # The most that were asked for.
    until?: number 0...100 # The half-width of title intervals asked for, in percentage points.
    widest: number 0...100 # The largest half-width of a title interval, in percentage points.
    titlesByInputOrder?: integer 0...1e12 # Tournaments whose first two were level on all criteria, so that
      # the order of input decided the champion; absent if there are none.
    interrupted?: boolean # True where the work was interrupted.
  pointsRule: object # What a win, a draw and a loss are worth.
    win, draw, loss: integer -1000...1000
  order: object # What ranks level teams; absent for points, goal difference, goals and head-to-head.
    name?: string # The competition, of a built-in order.
    criteria: [\(names(where: \.canBeOrdered))]
      # In order; 'again': teams still level start over with head-to-head among themselves.
    lots?: [[string]] # The drawings of lots, each with its teams in the order drawn.
  """

/// The names of criteria as the values of a field.
private func names(where isNamed: (Criterion) -> Bool) -> String {
  Criterion.allCases.filter(isNamed).map(\.rawValue).joined(separator: "|")
}
