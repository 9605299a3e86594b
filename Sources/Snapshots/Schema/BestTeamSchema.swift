/// The answer of `squad best`, and the list of `--top`.
let bestTeamSchema = [
  "bestTeam": #"""
  {
    "type": "object",
    "description": "The answer of 'squad best': the best team, or why there is none.",
    "required": ["status", "players"],
    "additionalProperties": false,
    "properties": {
      "status": { "enum": ["proved", "stopped", "infeasible"] },
      "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search early: with status 'stopped' that for the team, with status 'proved' that for 'next', 'less' and 'around'." },
      "reason": { "type": "string", "description": "With status 'infeasible': why no team exists." },
      "repair": { "type": "string", "description": "With status 'infeasible': the smallest change that would allow one." },
      "skill": { "type": "number", "description": "Total skill." },
      "cost": { "type": "number", "description": "Total cost." },
      "left": { "type": "number", "description": "Budget less cost." },
      "sums": { "$ref": "#/$defs/sums" },
      "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
      "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
      "bound": { "type": "number", "description": "No team within the budget has more skill." },
      "teamsSharingSkill": {
        "type": "string",
        "pattern": "^[0-9]{1,39}$",
        "description": "Teams with this skill at any cost within the budget."
      },
      "teamsSharingSkillAndCost": {
        "type": "string",
        "pattern": "^[0-9]{1,39}$",
        "description": "Those of them that also have this cost."
      },
      "countsExact": { "type": "boolean", "description": "Whether both counts are exact; otherwise proved lower bounds." },
      "firstInPoolOrder": { "type": "boolean", "description": "False if other teams with the same skill and cost may come before this one in pool order, because finding the first takes too long; absent otherwise." },
      "playersAfterReduction": {
        "type": "integer", "minimum": 0, "maximum": 1000000000000,
        "description": "Players left after those who cannot be in a best team were set aside."
      },
      "next": {
        "type": "object",
        "description": "The next budget that buys more skill; absent if none does, or if that is not known.",
        "required": ["budget", "skill", "in", "out"],
        "additionalProperties": false,
        "properties": {
          "budget": { "type": "number" },
          "skill": { "type": "number", "description": "The best skill for it." },
          "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who joins the team there." },
          "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who leaves it." }
        }
      },
      "less": {
        "type": "object",
        "description": "What less money than the team costs would buy; absent if no team is that cheap, or if that is not known.",
        "required": ["under", "skill", "cost"],
        "additionalProperties": false,
        "properties": {
          "under": { "type": "number", "description": "The cost of the team." },
          "skill": { "type": "number", "description": "The best skill for any budget just under it." },
          "cost": { "type": "number", "description": "The lowest cost of that skill." }
        }
      },
      "neighboursComplete": { "type": "boolean", "description": "False where 'next' or 'less' is missing because the search for it was stopped." },
      "around": {
        "type": "object",
        "description": "With 'squad best': the budget curve around the budget, every step that a little work finds; with --owned after as many transfers as the best move makes, or one if it makes none, before hits.",
        "required": ["from", "to", "points"],
        "additionalProperties": false,
        "properties": {
          "from": { "type": "number", "description": "Every step from here on is known: a tenth of the budget below it, or further down if 'less' is; if the work ended earlier, one of 'points'." },
          "to": { "type": "number", "description": "Every step up to here is known: a tenth of the budget above it, or further up if 'next' is; if the work ended earlier, one of 'points'." },
          "points": { "$ref": "#/$defs/curvePoints", "description": "The steps, cheapest first; beyond 'from' and 'to' only those that a few budgets buy. The first is the one that holds at 'from', if none is beyond." }
        }
      },
      "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In pool order." }
    }
  }
  """#,
  "topTeams": #"""
  {
    "type": "array",
    "description": "The best teams in order, with --top or --all.",
    "items": {
      "type": "object",
      "required": ["rank", "skill", "cost", "players"],
      "additionalProperties": false,
      "properties": {
        "rank": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "skill": { "type": "number", "description": "Total skill." },
        "cost": { "type": "number", "description": "Total cost." },
        "transfers": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "With --owned: how many transfers lead to it." },
        "hits": { "type": "number", "description": "With --owned: the points that these cost." },
        "net": { "type": "number", "description": "With --owned: the points after hits, by which the list is ordered then." },
        "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
        "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
        "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In pool order." }
      }
    }
  }
  """#,
  "topList": #"""
  {
    "type": "object",
    "description": "What was asked of that list, and how far it goes.",
    "required": ["asked", "onlyBestSkill", "different", "complete"],
    "additionalProperties": false,
    "properties": {
      "asked": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The most teams that were asked for." },
      "onlyBestSkill": { "type": "boolean", "description": "Whether only teams with the best skill were asked for, by --all." },
      "different": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "In how many players every team differs from every earlier one; 0 where other captains or slots make another team." },
      "complete": { "type": "boolean", "description": "Whether the list holds all teams that were asked for or exist; otherwise it holds the first of them." },
      "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "If it is not complete." }
    }
  }
  """#,
]
