/// The answers of `squad compare`: budgets, the curve, variants.
let budgetSchema = [
  "budget": #"""
  {
    "type": "object",
    "description": "What a budget buys.",
    "required": ["budget", "status"],
    "additionalProperties": false,
    "properties": {
      "budget": { "type": "number" },
      "status": { "enum": ["proved", "stopped", "infeasible"] },
      "skill": { "type": "number", "description": "The best skill, with status 'stopped' the best found; absent if no team is that cheap." },
      "cost": { "type": "number", "description": "The lowest cost of a team with that skill, with status 'stopped' the lowest found." },
      "left": { "type": "number", "description": "Budget less cost." },
      "bound": { "type": "number", "description": "With status 'stopped': no team has more skill." },
      "teamsSharingSkill": {
        "type": "string",
        "pattern": "^[0-9]{1,39}$",
        "description": "Teams with this skill within the budget; absent if they were not counted."
      },
      "countsExact": { "type": "boolean", "description": "Whether that is exact; otherwise a proved lower bound." },
      "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
      "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
      "players": {
        "type": "array",
        "items": { "$ref": "#/$defs/player" },
        "description": "The best team, in pool order; absent if only skill and cost were wanted."
      },
      "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who joins compared with the previous entry." },
      "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who leaves compared with the previous entry." }
    }
  }
  """#,
  "curve": #"""
  {
    "type": "object",
    "description": "The budget curve: what its chart needs, and how far it is known.",
    "required": ["points", "pointCount", "complete"],
    "additionalProperties": false,
    "properties": {
      "points": { "$ref": "#/$defs/curvePoints", "description": "The steps that can be told apart in a chart, cheapest first: all of them if they are not many." },
      "pointCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many steps there are in all." },
      "complete": { "type": "boolean", "description": "Whether every step between the bounds asked for is known." },
      "coveredFrom": { "type": "number", "description": "If it is not complete: every step from this budget up is known; absent if none is." },
      "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search early, for the steps or for the teams of the budgets asked for." },
      "cheapest": { "type": "number", "description": "If no step lies between the bounds: what the cheapest team costs." },
      "from": { "type": "number", "description": "The lowest budget asked for; absent for the cheapest team." },
      "to": { "type": "number", "description": "The highest budget asked for; absent for the best that money can buy." }
    }
  }
  """#,
  "curvePoints": #"""
  {
    "type": "array",
    "items": {
      "type": "object",
      "required": ["budget", "skill"],
      "additionalProperties": false,
      "properties": {
        "budget": { "type": "number" },
        "skill": { "type": "number", "description": "The best skill from there on." }
      }
    }
  }
  """#,
  "curveMarks": #"""
  {
    "type": "array",
    "description": "Where hand-picked teams lie relative to the curve, in the order of 'manualTeams'.",
    "items": {
      "type": "object",
      "required": ["path"],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string", "description": "The team's file, as the user spelled it." },
        "couldHave": { "type": "number", "description": "The best skill that its cost buys; absent if that is less than any team costs, or not known." },
        "couldCost": { "type": "number", "description": "The lowest cost of a team with at least its skill; absent if that is not known." },
        "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search for them early." }
      }
    }
  }
  """#,
  "variants": #"""
  {
    "type": "array",
    "description": "Other pools, or other values of the same one, that the first pool is compared with.",
    "items": {
      "type": "object",
      "required": ["name", "bestTeam", "in", "out", "curve"],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string", "description": "The path of its file, or the replaced values." },
        "replacements": {
          "type": "array",
          "description": "The values that are replaced in the first pool; absent for a pool of its own.",
          "items": {
            "type": "object",
            "required": ["name", "row", "column", "before", "value"],
            "additionalProperties": false,
            "properties": {
              "name": { "type": "string", "description": "The player's name as reports show it." },
              "row": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "Their data record." },
              "column": { "enum": ["skill", "cost"] },
              "before": { "type": "number", "description": "The value that the file has." },
              "value": { "type": "number", "description": "The value in its place." }
            }
          }
        },
        "pool": { "$ref": "#/properties/pool", "description": "Absent for the first pool with replaced values." },
        "bestTeam": { "$ref": "#/properties/bestTeam", "description": "At the budget of the rules." },
        "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who is in that team but not in the best team of the first pool." },
        "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who is in the best team of the first pool but not in that team." },
        "budgets": {
          "type": "array",
          "description": "What each budget asked for buys, cheaper first.",
          "items": { "$ref": "#/$defs/budget" }
        },
        "breakpoints": {
          "type": "array",
          "description": "Every budget at which its best skill changes, where all were asked for.",
          "items": { "$ref": "#/$defs/budget" }
        },
        "curve": { "$ref": "#/$defs/curve" }
      }
    }
  }
  """#,
]
