/// What was read: the files, the pool and its players, and what a legal team is.
let poolSchema = """
  inputs: [object] # The files that were read, a pool first.
    path: string # As the user spelled it.
    bytes: integer 0...9007199254740992
    sha256: string ^[0-9a-f]{64}$
    rows: integer 0...1e12 # Data records in the file.
    used: integer 0...1e12 # Records used.
    leftOut: integer 0...1e12 # Records not used.
  warnings: [object] # Warnings about the inputs, the first 20 of each kind, or 1,000 about rows without a partner.
    file: string
    line?: integer 1...1e12
    column?: string
    code: string # A fixed word for programs, such as 'repeat' or 'far-value'.
    message: string
  pool: object # The pool as it was read, by commands that read one: counts, units, and the dots of its chart.
    skillPlaces: integer 0...36 # Digits after the point of the skills shown.
    costPlaces: integer 0...36 # Digits after the point of the costs shown.
    costUnit?: K|M|B|L|Cr # The unit of all costs and budgets, if the file writes every cost with it.
    currency?: $|€|£|¥|₹|R$|CHF|A$|kr|zł # The currency with which pages show costs and budgets, if the file
      # writes every cost with it.
    readAs?: object # How the file was read by guessing; absent if nothing was guessed.
      preset?: fpl|fpl-projections|draftkings|fanduel|yahoo # The preset whose headers it has.
      columns?: object # For each guessed column its header in the file; joined ones have ' + ' between them.
        id?, name?, skill?, cost?, role?, club?, game?, opponent?, ownership?, floor?, ceiling?: string
        stddev?, order?, starter?, web-name?, min-exposure?, max-exposure?: string
      encoding?: windows-1250|windows-1251|windows-1252|utf-16le|utf-16be
      decimalComma?: [skill|cost] # The columns with a comma before the decimals.
    skillsReadAs?: pool.readAs # The same for the file of --skill-from.
    columns?: object # The headers of the skills and costs, where an option names them and not 'skill' or 'cost'.
      skill?, cost?: string
    rowsRead: integer 0...1e12
    rowsUsed: integer 0...1e12 # Rows of players in the pool.
    playersUsed?: integer 0...1e12 # Players in the pool, where some have several rows.
    rowsFiltered: integer 0...1e12 # Rows left out by --where.
    rowsBad: integer 0...1e12 # Bad rows left out by --skip-bad-rows.
    rowsRepeated: integer 0...1e12 # Rows that repeat a player with the same values.
    rowsWithoutSkill: integer 0...1e12 # Players without a skill in the file of --skill-from.
    namesakes: integer 0...1e12 # Players who share their name with another player.
    zeroCosts: integer 0...1e12 # Players who cost nothing.
    chart: [object] # The dots of the chart of cost against skill for players who are not in the team, in pool
      # order; in a large pool one dot stands for all players too close to tell apart.
      row: integer 1...1e12 # The data record of the first player of the dot, from 1.
      name: string # Their name.
      cost, skill: number
      players: integer 1...1e12 # How many players the dot stands for.
  rules: object # What a legal team is; for football and battles only the name of the rules.
    name: string
    size?: integer 1...1e5 # Players in a team.
    budget?: number # The most that a team may cost.
    skillRange?: string # Skills allowed: '1-10', or 'any'.
    wholeSkills?: boolean # Whether skills must be whole numbers.
    about?: string # What game it is.
    minCost?: number # The minimum cost of a team.
    roles?: [object] # The roles of a team; every player fills one of them.
      role: string # The name and who may fill it: 'GK', 'G = PG or SG', 'UTIL = any'.
      least, most: integer 0...1e5
      skill?: number # How many times the skill of whoever fills it counts; absent for once.
      cost?: number # How many times their cost counts; absent for once.
    maxPerClub?: integer 1...1e5 # The maximum number of players from one club.
    minClubs?: integer 1...1e5 # The minimum number of clubs that a team's players come from.
    clubExempt?: [string] # Players who have only these roles do not count towards their club.
    locked?: [string] # Who must be in the team, by id or name.
    banned?: [string] # Who must not be in the team.
    groups?: [object] # Lists of players, with how many of them a team has at least and at most.
      name: string
      players: [string]
      least, most?: integer 0...1e5
      if?: string # Who must be in the team for that to apply; absent if it always applies.
    further?: object # All other rules as texts, by their keys in a file of rules: 'quotas' with 'at most 4
      # where country!=IND', 'limits' with 'ownership<=120', 'stacks' with '{"at-least": 4, "same": "club"}'.
      *: [string]
  sums: [object] # The sums over the team of the columns that the rules limit.
    column: string # The column, as the rules name it.
    sum: number
    atLeast?: number # The minimum of the sum; absent for no limit.
    atMost?: number # The maximum; absent for no limit.
    unit?: string # The unit that the numbers carry in the file; absent for none.
  player: object
    row: integer 1...1e12 # The data record in the file.
    person?: integer 1...1e12 # The first data record of a player who has several; absent for others.
    id: string or null
    name: string
    shownAs?: string # The name in reports, if it differs to tell namesakes apart.
    skill, cost: number
    role: string or null # Several joined by '/'.
    club: string or null
    place?: string # The role that they fill in the team, if the rules have roles.
    slot?: string
      # The role that they fill on the field, or in the squad; absent if all members count equally.
    times?: number # How many times their skill counts; absent for once.
    bench?: integer 0...2000 # Their place on the bench, from 1; 0 if they play; absent if there is no bench.
    captain?: boolean # True for the captain.
    viceCaptain?: boolean # True for the vice-captain.
    inAllOptimal?: boolean # Whether they are in every team with the best skill and the lowest cost.
    hasWarning?: boolean # True if a warning is about their row.
    selected?: boolean # Whether they are in the hand-picked team of 'squad players --team'.
    canJoin?: boolean # Whether they could join that team now.
  players: [player] # The answer of 'squad players', in the order asked for; with a best team the whole pool
    # in its order, where it has no more than 500 players.
  """
