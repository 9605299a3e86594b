/// The answers of `squad compare`: budgets, the curve, variants.
let budgetSchema = """
  budget: object # What a budget buys.
    budget: number
    status: proved|stopped|infeasible
    skill?: number # The best skill, with status 'stopped' the best found; absent if no team is that cheap.
    cost?: number # The lowest cost of a team with that skill, with status 'stopped' the lowest found.
    left?: number # Budget less cost.
    bound?: number # With status 'stopped': no team has more skill.
    teamsSharingSkill?: string ^[0-9]{1,39}$
      # Teams with this skill within the budget; absent if they were not counted.
    countsExact?: boolean # Whether that is exact; otherwise a proved lower bound.
    plainSkill?: number # The sum of the skills without multipliers; absent if all members count equally.
    formation?: string # How many play in each role besides a single goalkeeper: '4-5-1'.
    players?: [player] # The best team, in pool order; absent if only skill and cost were wanted.
    in?: [player] # Who joins compared with the previous entry.
    out?: [player] # Who leaves compared with the previous entry.
  curve: object # The budget curve: what its chart needs, and how far it is known.
    points: curvePoints
      # The steps that can be told apart in a chart, cheapest first: all of them if they are not many.
    pointCount: integer 0...1e12 # How many steps there are in all.
    complete: boolean # Whether every step between the bounds asked for is known.
    coveredFrom?: number # If it is not complete: every step from this budget up is known; absent if none is.
    stoppedBy?: time-limit|interrupted|effort # What ended the search early, for the steps or for the teams of
      # the budgets asked for.
    cheapest?: number # If no step lies between the bounds: what the cheapest team costs.
    from?: number # The lowest budget asked for; absent for the cheapest team.
    to?: number # The highest budget asked for; absent for the best that money can buy.
  curvePoints: [object]
    budget: number
    skill: number # The best skill from there on.
  curveMarks: [object] # Where hand-picked teams lie relative to the curve, in the order of 'manualTeams'.
    path: string # The team's file, as the user spelled it.
    couldHave?: number
      # The best skill that its cost buys; absent if that is less than any team costs, or not known.
    couldCost?: number # The lowest cost of a team with at least its skill; absent if that is not known.
    stoppedBy?: time-limit|interrupted|effort # What ended the search for them early.
  variants: [object] # Other pools, or other values of the same one, that the first pool is compared with.
    name: string # The path of its file, or the replaced values.
    replacements?: [object] # The values that are replaced in the first pool; absent for a pool of its own.
      name: string # The player's name as reports show it.
      row: integer 1...1e12 # Their data record.
      column: skill|cost
      before: number # The value that the file has.
      value: number # The value in its place.
    pool?: pool # Absent for the first pool with replaced values.
    bestTeam: bestTeam # At the budget of the rules.
    in: [player] # Who is in that team but not in the best team of the first pool.
    out: [player] # Who is in the best team of the first pool but not in that team.
    budgets?: [budget] # What each budget asked for buys, cheaper first.
    breakpoints?: [budget] # Every budget at which its best skill changes, where all were asked for.
    curve: curve
  """
