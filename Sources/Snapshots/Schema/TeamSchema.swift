/// The answers of `squad check`: teams picked by hand.
let teamSchema = [
  "manualTeams": #"""
  {
    "type": "array",
    "description": "Hand-picked teams and their judgement, in the order given.",
    "items": {
      "type": "object",
      "required": [
        "path", "status", "final", "skill", "cost", "count", "left", "players", "problems", "gap", "optimal",
        "better", "equal", "legal", "completion", "repairs"
      ],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string", "description": "The team's file, as the user spelled it." },
        "status": { "enum": ["valid", "incomplete", "invalid"] },
        "final": { "type": "boolean", "description": "Whether the file calls the team final." },
        "skill": { "type": "number", "description": "Total skill of the players." },
        "cost": { "type": "number", "description": "Their total cost." },
        "count": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many players from the pool the team has." },
        "left": { "type": "number", "description": "Budget less cost; negative if the team is too expensive." },
        "sums": { "$ref": "#/$defs/sums" },
        "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
        "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
        "namesSlots": { "type": "boolean", "description": "True if the file names slots: the players are placed as it says, and the rest where they count most." },
        "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In the order of the file." },
        "problems": {
          "type": "array",
          "description": "What is wrong, the team size first; for a team that is not full, also what the missing players must bring.",
          "items": {
            "type": "object",
            "required": ["code", "message"],
            "additionalProperties": false,
            "properties": {
              "code": {
                "enum": [
                  "too-many", "too-few", "over-budget", "repeated", "unknown", "ambiguous", "role-too-few",
                  "role-too-many", "no-role", "one-person", "club-too-many", "too-few-clubs", "too-few-games", "missing", "banned", "under-cost", "final-not-legal",
                  "group-too-few", "group-too-many", "quota-too-few", "quota-too-many", "sum-too-low", "sum-too-high", "stack-missing", "stack-too-few", "stack-too-many",
                  "lineup-count", "no-lineup"
                ]
              },
              "message": { "type": "string", "description": "What is wrong and what to do about it." }
            }
          }
        },
        "gap": { "type": ["number", "null"], "description": "The best skill less its own; null if the team is not legal or the best is not proved." },
        "optimal": { "type": ["boolean", "null"], "description": "Whether no team has more skill; null like 'gap'." },
        "better": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "Legal teams with more skill; null if the team is not legal." },
        "equal": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "Legal teams with the same skill, including itself; null like 'better'." },
        "legal": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "All legal teams; null like 'better'." },
        "betterExact": { "type": "boolean", "description": "Whether 'better' is exact; otherwise a proved lower bound." },
        "equalExact": { "type": "boolean", "description": "Whether 'equal' is exact; otherwise a proved lower bound." },
        "legalExact": { "type": "boolean", "description": "Whether 'legal' is exact; otherwise a proved lower bound." },
        "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search for completions and repairs early; there may be better ones." },
        "completion": {
          "type": ["array", "null"],
          "items": { "$ref": "#/$defs/player" },
          "description": "Players who best complete a team that is not full; null if it is full or cannot be completed."
        },
        "completed": {
          "type": "object",
          "description": "What the team adds up to with them.",
          "required": ["skill", "cost", "left"],
          "additionalProperties": false,
          "properties": {
            "skill": { "type": "number" },
            "cost": { "type": "number" },
            "left": { "type": "number" }
          }
        },
        "deadEnd": { "type": "string", "description": "Why a team that is not full cannot be completed, in words." },
        "repairs": {
          "type": "array",
          "description": "The best ways to make the team legal or better with at most two swaps, each better than the previous one.",
          "items": {
            "type": "object",
            "required": ["out", "in", "skill", "cost", "left"],
            "additionalProperties": false,
            "properties": {
              "out": { "type": "array", "items": { "$ref": "#/$defs/player" } },
              "in": { "type": "array", "items": { "$ref": "#/$defs/player" } },
              "skill": { "type": "number", "description": "Total skill after it." },
              "cost": { "type": "number", "description": "Total cost after it." },
              "left": { "type": "number", "description": "Budget less that cost." },
              "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "The players in their new lineup; only if no player is exchanged." }
            }
          }
        }
      }
    }
  }
  """#,
  "teamSteps": #"""
  {
    "type": "array",
    "description": "The changes to a hand-picked team that 'squad team' was asked for, in order.",
    "items": {
      "type": "object",
      "required": ["action", "name", "done", "refusals", "count", "skill", "cost", "left"],
      "additionalProperties": false,
      "properties": {
        "action": { "enum": ["select", "deselect", "finalize"] },
        "name": { "type": "string", "description": "The player; empty for the whole team." },
        "done": { "type": "boolean" },
        "refusals": { "type": "array", "items": { "type": "string" }, "description": "Why it was refused, the team size first." },
        "count": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players in the team afterwards." },
        "skill": { "type": "number" },
        "cost": { "type": "number" },
        "left": { "type": "number" }
      }
    }
  }
  """#,
]
