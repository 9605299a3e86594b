/// The answers of `squad check`: teams picked by hand.
let teamSchema = """
  manualTeams: [object] # Hand-picked teams and their judgement, in the order given.
    path: string # The team's file, as the user spelled it.
    status: valid|incomplete|invalid
    final: boolean # Whether the file calls the team final.
    skill: number # Total skill of the players.
    cost: number # Their total cost.
    count: integer 0...1e12 # How many players from the pool the team has.
    left: number # Budget less cost; negative if the team is too expensive.
    sums?: sums
    plainSkill?: number # The sum of the skills without multipliers; absent if all members count equally.
    formation?: string # How many play in each role besides a single goalkeeper: '4-5-1'.
    namesSlots?: boolean # True if the file names slots: the players are placed as it says, and the rest where
      # they count most.
    players: [player] # In the order of the file.
    problems: [object] # What is wrong, the team size first; for a team that is not full, also what the
      # missing players must bring.
      code: too-many|too-few|over-budget|repeated|unknown|ambiguous|role-too-few|role-too-many|no-role|
        one-person|club-too-many|too-few-clubs|too-few-games|missing|banned|under-cost|final-not-legal|
        group-too-few|group-too-many|quota-too-few|quota-too-many|sum-too-low|sum-too-high|stack-missing|
        stack-too-few|stack-too-many|lineup-count|no-lineup
      message: string # What is wrong and what to do about it.
    gap: number or null
      # The best skill less its own; null if the team is not legal or the best is not proved.
    optimal: boolean or null # Whether no team has more skill; null like 'gap'.
    better: string ^[0-9]{1,39}$ or null # Legal teams with more skill; null if the team is not legal.
    equal: string ^[0-9]{1,39}$ or null
      # Legal teams with the same skill, including itself; null like 'better'.
    legal: string ^[0-9]{1,39}$ or null # All legal teams; null like 'better'.
    betterExact?: boolean # Whether 'better' is exact; otherwise a proved lower bound.
    equalExact?: boolean # Whether 'equal' is exact; otherwise a proved lower bound.
    legalExact?: boolean # Whether 'legal' is exact; otherwise a proved lower bound.
    stoppedBy?: time-limit|interrupted|effort # What ended the search for completions and repairs early; there
      # may be better ones.
    completion: [player] or null # Players who best complete a team that is not full; null if it is full or
      # cannot be completed.
    completed?: object # What the team adds up to with them.
      skill, cost, left: number
    deadEnd?: string # Why a team that is not full cannot be completed, in words.
    repairs: [object] # The best ways to make the team legal or better with at most two swaps, each better
      # than the previous one.
      out, in: [player]
      skill: number # Total skill after it.
      cost: number # Total cost after it.
      left: number # Budget less that cost.
      players?: [player] # The players in their new lineup; only if no player is exchanged.
  teamSteps: [object] # The changes to a hand-picked team that 'squad team' was asked for, in order.
    action: select|deselect|finalize
    name: string # The player; empty for the whole team.
    done: boolean
    refusals: [string] # Why it was refused, the team size first.
    count: integer 0...1e12 # Players in the team afterwards.
    skill, cost, left: number
  """
