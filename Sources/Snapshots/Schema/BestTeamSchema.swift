/// The answer of `squad best`: the team, the list of `--top`, transfers, what players are worth, what has changed.
let bestTeamSchema = """
  bestTeam: object # The answer of 'squad best': the best team, or why there is none.
    status: proved|stopped|infeasible
    stoppedBy?: time-limit|interrupted|effort # What ended the search early: with status 'stopped' that for
      # the team, with status 'proved' that for 'next', 'less' and 'around'.
    reason?: string # With status 'infeasible': why no team exists.
    repair?: string # With status 'infeasible': the smallest change that would allow one.
    skill?: number # Total skill.
    cost?: number # Total cost.
    left?: number # Budget less cost.
    sums?: sums
    plainSkill?: number # The sum of the skills without multipliers; absent if all members count equally.
    formation?: string # How many play in each role besides a single goalkeeper: '4-5-1'.
    bound?: number # No team within the budget has more skill.
    teamsSharingSkill?: string ^[0-9]{1,39}$ # Teams with this skill at any cost within the budget.
    teamsSharingSkillAndCost?: string ^[0-9]{1,39}$ # Those of them that also have this cost.
    countsExact?: boolean # Whether both counts are exact; otherwise proved lower bounds.
    firstInPoolOrder?: boolean # False if other teams with the same skill and cost may come before this one in
      # pool order, because finding the first takes too long; absent otherwise.
    playersAfterReduction?: integer 0...1e12
      # Players left after those who cannot be in a best team were set aside.
    next?: object # The next budget that buys more skill; absent if none does, or if that is not known.
      budget: number
      skill: number # The best skill for it.
      in: [player] # Who joins the team there.
      out: [player] # Who leaves it.
    less?: object # What less money than the team costs would buy; absent if no team is that cheap, or if that
      # is not known.
      under: number # The cost of the team.
      skill: number # The best skill for any budget just under it.
      cost: number # The lowest cost of that skill.
    neighboursComplete?: boolean
      # False where 'next' or 'less' is missing because the search for it was stopped.
    around?: object # With 'squad best': the budget curve around the budget, every step that a little work
      # finds; with --owned after as many transfers as the best move makes, or one if it makes none, before
      # hits.
      from: number # Every step from here on is known: a tenth of the budget below it, or further down if
        # 'less' is; if the work ended earlier, one of 'points'.
      to: number # Every step up to here is known: a tenth of the budget above it, or further up if 'next' is;
        # if the work ended earlier, one of 'points'.
      points: curvePoints # The steps, cheapest first; beyond 'from' and 'to' only those that a few budgets
        # buy. The first is the one that holds at 'from', if none is beyond.
    players: [player] # In pool order.
  topTeams: [object] # The best teams in order, with --top or --all.
    rank: integer 1...1e12
    skill: number # Total skill.
    cost: number # Total cost.
    transfers?: integer 0...1e12 # With --owned: how many transfers lead to it.
    hits?: number # With --owned: the points that these cost.
    net?: number # With --owned: the points after hits, by which the list is ordered then.
    plainSkill?: number # The sum of the skills without multipliers; absent if all members count equally.
    formation?: string # How many play in each role besides a single goalkeeper: '4-5-1'.
    players: [player] # In pool order.
  topList: object # What was asked of that list, and how far it goes.
    asked: integer 1...1e12 # The most teams that were asked for.
    onlyBestSkill: boolean # Whether only teams with the best skill were asked for, by --all.
    different: integer 0...1e12 # In how many players every team differs from every earlier one; 0 where other
      # captains or slots make another team.
    complete: boolean
      # Whether the list holds all teams that were asked for or exist; otherwise it holds the first of them.
    stoppedBy?: time-limit|interrupted|effort # If it is not complete.
  transfers: [object] # What transfers from the squad of --owned would gain: the best squad for each maximum
    # number of transfers, from 0 up.
    transfers: integer 0...1e12 # The most transfers.
    skill?: number # The points before hits; absent if no squad satisfies the rules.
    hits?: number # The points that the transfers cost.
    net?: number # The points after hits.
    out: [player] # Who goes.
    in: [player] # Who comes.
    cost?: number # The cost of the squad, with owned players at their selling prices.
    left?: number # What is left in the bank.
  chips: [object] # With --chips: what each chip in the rules would add to the best move.
    chip: wildcard|free-hit|bench-boost|triple-captain
    gain: number # How many more points after hits the best plan has with it.
  owned: object # The squad of --owned, and the transfers that may be made.
    players: [player] # Those who are in the pool, each at their selling price.
    sold?: [object] # Those who are no longer in the pool, treated as sold; absent for none.
      name: string
      price?: number # Their selling price; absent if unknown.
    bank: number # The money in the bank, including the proceeds of sold players.
    freeTransfers?: integer 0...1e12 # How many transfers cost no points; absent for any number.
    hit: number # The points that each further one costs.
    complete: boolean # Whether all rows that were asked for are there; else the search was stopped.
  playerWhatIf: [object] # The marginal values of players for the best team, in pool order: all with
    # --players, else those of --why.
    row: integer 1...1e12 # The data record in the file.
    name: string
    shownAs?: string # The name as reports show it, if that differs.
    role?: string # The role that they can fill, if the pool has roles.
    skill, cost: number
    inTeam: boolean # Whether they are in the best team.
    skillWith: number or null # The best skill of a team with them; null if there is none.
    skillWithout: number or null # The best skill of a team without them; null if there is none.
    entersAt: number or null # The break-even price to enter: the highest cost of their own at which some team
      # with them reaches the best skill; null if none would even at no cost.
    staysUpTo: number or null # For a member, the break-even price to stay: the highest cost of their own, in
      # steps of the cost column, at which they are still in the best team; null for all others.
    reason?: string # For a player of --why, why no team with them is legal; absent where one is, or where no
      # cause was found.
  playerBounds: [object] # With --players: what is known of players outside the best team who are not in
    # 'playerWhatIf' because not all of their figures are known, in pool order.
    player: player
    skillWithAtLeast?: number # Some team with them has this skill; absent where none is known.
    skillWithAtMost: number # No team with them has more skill.
  since: object # What changed since the earlier run whose snapshot was in the output folder; a run with the
    # same inputs, options and version keeps what the previous one said.
    sameTeam: boolean # Whether the best team has the same players.
    statusBefore: proved|stopped|infeasible
    skillBefore?: number # The best skill then; absent if there was no team.
    costBefore?: number # What that team cost then.
    in: [player] # Who is in the best team and was not.
    out: [player] # Who was in it and no longer is, with the values at that time.
    changes: [object] # Players whose values have changed: those of the earlier team, those who would have
      # joined it at the next budget, and those who join now, as far as the earlier snapshot shows.
      name: string
      skillBefore: number
      skill?: number # Absent if they are no longer in the pool.
      costBefore: number
      cost?: number # Absent if they are no longer in the pool.
    rulesBefore?: rules # The rules at that time, if they were different.
    commandBefore?: string # The command at that time, if it was different.
    programBefore?: string # The program at that time, if it was a different version.
    inputsChanged: [string] # The paths of inputs whose bytes have changed.
  """
