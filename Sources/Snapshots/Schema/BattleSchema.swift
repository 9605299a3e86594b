/// The answers of `squad battle` and `squad roster`.
let battleSchema = """
  battle: object # The answer of 'squad battle': the last war, or the set-up of one.
    policy: face-off|same-rank
    ascending: boolean # Whether the lowest rank fights first.
    battles: integer 0...1e12 # Fights in this war.
    rounds?: integer 0...1e12 # Under 'same-rank': rounds that this run has fought; 'fights' holds them all.
    total?: object
      # Under 'same-rank': the totals of all rounds since the last reset, including those of this run.
      rounds, battles: integer 0...1e12
      wins, eliminated: countBySide
    winner: winner # The side that eliminated more opponents.
    annihilation: boolean # Whether two special names destroyed everyone.
    fights: [fight]
    eliminated: countBySide # How many opponents each side eliminated; a tie counts for both.
    survivors: object # The names of the survivors of each side, by rank.
      Autobots, Decepticons: [string]
    skipped: [string] # The names of those who could have fought but did not, by rank.
    died?: [string] # The names of those who died, by rank.
    setUp?: [object] # Who would face whom, by --set-up and after a reset; then nothing was fought.
      rank: integer 1...10 or null # The rank of both; null if they differ.
      autobot, decepticon, autobotKey, decepticonKey: string
  battleMatrix: [object]
    # Who would win every pairing: Autobot by Autobot, each side by rank. Missing beyond 10,000 pairs.
    autobot, decepticon: string
    winner: winner
    reason: fightReason
  battleHistory: [object] # Every war recorded in this snapshot, in order.
    war: integer 1...1e12
    policy: face-off|same-rank
    date?: string # The date of the run, if one was given.
    winner: winner
    annihilation: boolean
    fights: [fight]
  fighterTallies: [object] # What the history since the last reset says about each fighter, most wins first.
    key, name: string
    team: Autobots|Decepticons
    battles, wins, losses: integer 0...1e12
    ties: integer 0...1e12 # Fights that destroyed both.
  newKeys: [object]
    # Which keys of 'livesBefore' have become which in this run, if rows have new names, ids or places.
    former, present: string
  lives: object
    battles: integer 0...1e12 # The number of the last battle by rank.
    fighters: [fighter] # All fighters who ever took part, including the hidden and the missing.
  countBySide: object
    Autobots, Decepticons: integer 0...1e12
  winner: Autobots|Decepticons|none
  fightReason: special-name|ran-away|skill|overall-rating|tie|annihilation
  fight: object
    number: integer 1...9007199254740992
    rank: integer 1...10 or null # The rank of both; null if they differ.
    autobot, decepticon: string
    autobotRank, decepticonRank: integer 1...10
    autobotKey, decepticonKey: string # The key among 'fighters'.
    winner: winner # 'none' if both were destroyed.
    reason: fightReason
    compared: [object] # The numbers that decided; none if a name did.
      quantity: string # A statistic, or 'overall rating'.
      autobot, decepticon: integer 1...50
  fighter: object
    key: string # The identity from run to run: 'id/17', or side, number among namesakes and name; preceded by
      # 'former/1/' if a new fighter has that key.
    name: string
    shownAs?: string # The name in reports, if it differs to tell namesakes apart.
    team: Autobots|Decepticons
    rating: integer 5...50 # The overall rating, 5 to 50.
    state: Born|Alive|Died
    statistics: object # Each from 1 to 10.
      strength, intelligence, speed, endurance, rank, courage, firepower, skill: integer 1...10
    id?: string
    file: string # The file that lists them, as the user spelled it.
    row: integer 0...1e12 # The data record in that file, from 1; 0 if the files no longer list them.
  """
