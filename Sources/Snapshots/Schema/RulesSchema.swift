/// What a legal team is, and the sums that its rules limit.
let rulesSchema = [
  "rules": #"""
  {
    "type": "object",
    "description": "What a legal team is; for football and battles only the name of the rules.",
    "required": ["name"],
    "additionalProperties": false,
    "properties": {
      "name": { "type": "string" },
      "size": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "Players in a team." },
      "budget": { "type": "number", "description": "The most that a team may cost." },
      "skillRange": { "type": "string", "description": "Skills allowed: '1-10', or 'any'." },
      "wholeSkills": { "type": "boolean", "description": "Whether skills must be whole numbers." },
      "about": { "type": "string", "description": "What game it is." },
      "minCost": { "type": "number", "description": "The minimum cost of a team." },
      "roles": {
        "type": "array",
        "description": "The roles of a team; every player fills one of them.",
        "items": {
          "type": "object",
          "required": ["role", "least", "most"],
          "additionalProperties": false,
          "properties": {
            "role": { "type": "string", "description": "The name and who may fill it: 'GK', 'G = PG or SG', 'UTIL = any'." },
            "least": { "type": "integer", "minimum": 0, "maximum": 100000 },
            "most": { "type": "integer", "minimum": 0, "maximum": 100000 },
            "skill": { "type": "number", "description": "How many times the skill of whoever fills it counts; absent for once." },
            "cost": { "type": "number", "description": "How many times their cost counts; absent for once." }
          }
        }
      },
      "maxPerClub": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "The maximum number of players from one club." },
      "minClubs": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "The minimum number of clubs that a team's players come from." },
      "clubExempt": {
        "type": "array",
        "description": "Players who have only these roles do not count towards their club.",
        "items": { "type": "string" }
      },
      "locked": { "type": "array", "description": "Who must be in the team, by id or name.", "items": { "type": "string" } },
      "banned": { "type": "array", "description": "Who must not be in the team.", "items": { "type": "string" } },
      "groups": {
        "type": "array",
        "description": "Lists of players, with how many of them a team has at least and at most.",
        "items": {
          "type": "object",
          "required": ["name", "players", "least"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "players": { "type": "array", "items": { "type": "string" } },
            "least": { "type": "integer", "minimum": 0, "maximum": 100000 },
            "most": { "type": "integer", "minimum": 0, "maximum": 100000 },
            "if": { "type": "string", "description": "Who must be in the team for that to apply; absent if it always applies." }
          }
        }
      },
      "further": {
        "type": "object",
        "description": "All other rules as texts, by their keys in a file of rules: 'quotas' with 'at most 4 where country!=IND', 'limits' with 'ownership<=120', 'stacks' with '{\"at-least\": 4, \"same\": \"club\"}'.",
        "additionalProperties": { "type": "array", "items": { "type": "string" } }
      }
    }
  }
  """#,
  "sums": #"""
  {
    "type": "array",
    "description": "The sums over the team of the columns that the rules limit.",
    "items": {
      "type": "object",
      "required": ["column", "sum"],
      "additionalProperties": false,
      "properties": {
        "column": { "type": "string", "description": "The column, as the rules name it." },
        "sum": { "type": "number" },
        "atLeast": { "type": "number", "description": "The minimum of the sum; absent for no limit." },
        "atMost": { "type": "number", "description": "The maximum; absent for no limit." },
        "unit": { "type": "string", "description": "The unit that the numbers carry in the file; absent for none." }
      }
    }
  }
  """#,
]
