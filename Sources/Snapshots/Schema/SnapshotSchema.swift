import JSON

/// The schema of everything that the program writes for itself: the meaning of every name, version 1. ``Schema``
/// explains how it is written.
let snapshotSchema = Schema([
  snapshotText, poolSchema, bestTeamSchema, lineupSchema, budgetSchema, teamSchema, battleSchema,
  tournamentSchema, jobSchema,
])

private let snapshotText = """
  snapshot: object # The result of a run of squad. Version 1. Names may be added; a name keeps its meaning
    # within a version.
    schemaVersion: = 1 # The version of this schema; a reader refuses others.
    program: string # Program and version, such as 'squad 0.2.0'.
    command: string # The command line, without --jobs, --output, --progress, --quiet and --wait.
    contentSHA256?: string ^[0-9a-f]{64}$ # The seal: the SHA-256 of the bytes of this file without this line.
      # 'squad verify' detects changes by it.
    date?: string # The date given by --date or SOURCE_DATE_EPOCH.
    searchSeconds?: number # Seconds that the search took, with --timings.
    rules: rules
    inputs: inputs
    warnings: warnings
    warningCount: integer 0...1e12 # How many warnings there are in all.
    pool?: pool
    bestTeam?: bestTeam
    topTeams?: topTeams
    lineups?: lineups
    lineupSet?: lineupSet
    total?: number # What all lineups add up to.
    totalBound?: number # No set of as many lineups that keeps all limits adds up to more.
    uniquesLeast?: integer 0...2000 # In how many players the two most similar lineups differ.
    exposures?: exposures
    lineupsSince?: lineupsSince
    transfers?: transfers
    bestTransfers?: integer 0...1e12 # The row of 'transfers' with the most points after hits, of several the
      # first; the 'bestTeam' of a squad that was looked for is its squad, without the hits. Absent where no
      # row has a squad.
    chips?: chips
    owned?: owned
    topList?: topList
    playerWhatIf?: playerWhatIf
    playerWhatIfComplete?: boolean # With --players: whether every player was searched to the end; otherwise
      # some are missing.
    playerBounds?: playerBounds
    why?: [integer 1...1e12] # The data records of the players of --why.
    since?: since
    budgets?: [budget]
      # What each budget asked for buys, cheapest first; 'in' and 'out' relative to the previous entry.
    breakpoints?: [budget] # Every budget at which the best skill changes, cheapest first, if all were asked
      # for. In a long list only the entries around the budget of the rules have players, and of a very long
      # one only those around it are here; 'curve.pointCount' says how many there are.
    curve?: curve
    bank?: number # The part of the budget not spent on the owned squad; absent without one.
    curveMarks?: curveMarks
    variants?: variants
    manualTeams?: manualTeams
    teamSteps?: teamSteps
    players?: players
    battle?: battle
    fighters?: [fighter] # The fighters of a war in roster order, with their states after it; those of 'squad
      # roster' by rank.
    battleMatrix?: battleMatrix
    battleHistory?: battleHistory
    resets?: [integer 0...]
      # For each 'squad roster reset' how many wars of the history had been fought by then.
    fighterTallies?: fighterTallies
    lives?: lives # What the next war by rank starts with; face-offs keep it unchanged, a reset ends it.
    removed?: [string]
      # The keys of those in 'lives' whose name 'squad roster add' has given to a new fighter since.
    livesBefore?: lives # What the rounds of this run started with, if others were fought before them.
    newKeys?: newKeys
    teams?: teams
    purchases?: purchases
    seed?: integer 0...9223372036854775807 # The random seed of a tournament.
    rounds?: rounds
    standings?: standings
    odds?: odds
    runs?: runs
    pointsRule?: pointsRule
    order?: order
    job?: job
  """
