/// The answer of `squad lineups`.
let lineupSchema = """
  lineups: [object] # The answer of 'squad lineups': the lineups, the best first, or in the order of their
    # draws if there was noise.
    rank: integer 1...1e12
    skill: number # Total skill, with noise if there was any.
    projection?: number # Total skill without noise; absent if there was none.
    entry?: string # The entry of a contest that the lineup is for.
    seats?: [integer 1...1e12] # The data records of the players in the order of the slots on the site's
      # upload page; absent where no site takes such lineups.
    cost: number # Total cost.
    plainSkill?: number # The sum of the skills without multipliers; absent if all members count equally.
    formation?: string # How many play in each role besides a single goalkeeper: '4-5-1'.
    players: [player] # In pool order.
  lineupSet: object # What 'squad lineups' was asked for, and how far the search went.
    asked: integer 1...1e12 # How many lineups.
    uniques: integer 0...2000 # The fewest players in which any two must differ; 0 if lineups of the same
      # players may differ only in their slots, such as the captain.
    noise?: number # The standard deviation of the noise, in percent of each value; absent if there was none,
      # or if columns give it.
    noiseColumns?: [string] # The columns that give the size of the noise: one of standard deviations, or one
      # of floors and one of ceilings.
    seed?: integer 0...9223372036854775807 # The seed of the noise.
    at?: string # The time of --at: players whose games have started by then stay in their lineups.
    changed?: integer 0...1e12
      # How many entries have a different lineup than before; absent if no players stayed.
    complete: boolean # Whether the search was not stopped: there are as many lineups as were asked for, or it
      # is proved that there is no such set.
    stoppedBy?: time-limit|interrupted|effort # What ended the search early.
    reason?: string # Why there is no such set.
    repair?: string # What would make one possible.
  exposures: [object] # How often players, clubs and groups are in the lineups: those who are in any, and
    # those whose limit matters.
    name: string # The player, or 'club:LAL', 'group:Stars'.
    id?: string # The player's id.
    row?: integer 1...1e12 # The player's data record in the file.
    count: integer 0...1e12 # In how many lineups.
    share: number # The share of the lineups, from 0 to 1, to four digits after the point.
    least: integer 0...1e12 # The fewest lineups allowed.
    most: integer 0...1e12 # The most lineups allowed.
    ownership?: number # The player's projected ownership, in percent as in the column 'ownership'.
    price?: number # What one lineup more would be worth at the bound: positive if the maximum binds, negative
      # if the minimum does.
  lineupsSince: object # What changed since the earlier run of 'squad lineups' into the same folder.
    same: integer 0...1e12 # How many of the lineups were there before.
    totalBefore: number # What the lineups added up to.
  """
