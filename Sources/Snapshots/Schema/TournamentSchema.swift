/// The answers of `squad tournament` and `squad standings`.
let tournamentSchema = [
  "teams": #"""
  {
    "type": "array",
    "description": "The teams of a tournament in file order, with the power of each position before any decay.",
    "items": {
      "type": "object",
      "required": [
        "name", "defenders", "midfielders", "attackers", "keeper", "defence", "midfield", "attack"
      ],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string" },
        "stadium": { "type": "string" },
        "defenders": { "type": "integer", "minimum": 0, "maximum": 1000 },
        "midfielders": { "type": "integer", "minimum": 0, "maximum": 1000 },
        "attackers": { "type": "integer", "minimum": 0, "maximum": 1000 },
        "keeper": { "type": "number", "minimum": 0, "maximum": 100000 },
        "defence": { "type": "number", "minimum": 0, "maximum": 100000 },
        "midfield": { "type": "number", "minimum": 0, "maximum": 100000 },
        "attack": { "type": "number", "minimum": 0, "maximum": 100000 },
        "lineUpSHA256": {
          "type": "string",
          "description": "A digest of who plays where and how well, whatever their order in the file."
        }
      }
    }
  }
  """#,
  "purchases": #"""
  {
    "type": "array",
    "description": "What the teams of a tournament cost, if they were bought from a pool.",
    "items": {
      "type": "object",
      "required": ["team", "cost", "skill", "players"],
      "additionalProperties": false,
      "properties": {
        "team": { "type": "string" },
        "budget": { "type": "number", "description": "The budget for which it is the best; absent for a team picked by hand." },
        "cost": { "type": "number" },
        "costUnit": { "enum": ["K", "M", "B", "L", "Cr"], "description": "The unit of cost and budget, if the pool writes every cost with it." },
        "currency": { "enum": ["$", "€", "£", "¥", "₹", "R$", "CHF", "A$", "kr", "zł"], "description": "The currency of cost and budget, if the pool writes every cost with it." },
        "skill": { "type": "number", "description": "Its total skill in the pool." },
        "players": { "type": "array", "items": { "$ref": "#/$defs/player" } }
      }
    }
  }
  """#,
  "rounds": #"""
  {
    "type": "array",
    "description": "The rounds of a tournament, or the matches of a results file by their rounds.",
    "items": {
      "type": "object",
      "required": ["round", "matches", "bye"],
      "additionalProperties": false,
      "properties": {
        "round": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "name": { "type": "string", "description": "What a results file calls the round." },
        "matches": { "type": "array", "items": { "$ref": "#/$defs/match" } },
        "bye": { "type": ["string", "null"], "description": "The team with a bye." }
      }
    }
  }
  """#,
  "match": #"""
  {
    "type": "object",
    "required": ["home", "away", "homeGoals", "awayGoals", "played", "events"],
    "additionalProperties": false,
    "properties": {
      "group": { "type": "string", "description": "The table to which it belongs, if there are several." },
      "home": { "type": "string" },
      "away": { "type": "string" },
      "homeGoals": { "type": ["integer", "null"], "minimum": 0, "maximum": 999, "description": "Null if it has not been played." },
      "awayGoals": { "type": ["integer", "null"], "minimum": 0, "maximum": 999 },
      "played": { "type": "boolean" },
      "state": {
        "enum": ["aboutToStart", "finished"],
        "description": "Before or after it was played; the states between are those of its events."
      },
      "replays": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "How many times it has been replayed." },
      "given": { "type": "boolean", "description": "True if the score is a real result, not simulated." },
      "homeFairPlay": { "type": "integer", "minimum": -1000000, "maximum": 1000000, "description": "Disciplinary points, if a results file gives them." },
      "awayFairPlay": { "type": "integer", "minimum": -1000000, "maximum": 1000000 },
      "events": { "type": "array", "items": { "$ref": "#/$defs/event" }, "description": "The story of a simulated match." }
    }
  }
  """#,
  "standings": #"""
  {
    "type": "array",
    "description": "The standings after these matches, table by table, from the first place.",
    "items": {
      "type": "object",
      "required": [
        "group", "position", "team", "played", "won", "drawn", "lost", "goalsFor", "goalsAgainst",
        "goalDifference", "points", "decidedBy"
      ],
      "additionalProperties": false,
      "properties": {
        "group": { "type": ["string", "null"], "description": "The table, if there are several." },
        "position": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "team": { "type": "string" },
        "played": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "won": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "drawn": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "lost": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "goalsFor": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "goalsAgainst": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "goalDifference": { "type": "integer", "minimum": -1000000000000, "maximum": 1000000000000 },
        "points": { "type": "integer", "minimum": -1000000000000, "maximum": 1000000000000, "description": "With the adjustment." },
        "adjustment": { "type": "integer", "minimum": -100000, "maximum": 100000, "description": "Points awarded or deducted for other reasons." },
        "fairPlay": {
          "type": "integer", "minimum": -1000000000000, "maximum": 1000000000000,
          "description": "Disciplinary points; absent if the results file does not give them."
        },
        "decidedBy": {
          "enum": [
            "points", "goal-difference", "goals-for", "goal-average", "wins", "away-wins", "away-goals",
            "points-per-game", "fair-play", "head-to-head-points", "head-to-head-difference",
            "head-to-head-goals", "head-to-head-away-goals", "lots", "input-order"
          ],
          "description": "The last criterion needed to separate the team from its neighbours; 'input-order': level on all."
        }
      }
    }
  }
  """#,
  "odds": #"""
  {
    "type": "array",
    "description": "What many simulated tournaments say about each team, the likeliest winner first. Shares are between 0 and 1; intervals are 95% intervals.",
    "items": {
      "type": "object",
      "required": [
        "team", "title", "low", "high", "expectedPoints", "pointsLow", "pointsHigh", "places", "placesLow",
        "placesHigh"
      ],
      "additionalProperties": false,
      "properties": {
        "team": { "type": "string" },
        "title": { "type": "number", "minimum": 0, "maximum": 1, "description": "The share of tournaments that it won." },
        "low": { "type": "number", "minimum": 0, "maximum": 1, "description": "The low end of that share's Wilson interval." },
        "high": { "type": "number", "minimum": 0, "maximum": 1, "description": "The high end." },
        "expectedPoints": { "type": "number", "minimum": -1000000000, "maximum": 1000000000, "description": "The mean of its points." },
        "pointsLow": { "type": "number", "minimum": -1000000000, "maximum": 1000000000, "description": "The low end of that mean's normal interval." },
        "pointsHigh": { "type": "number", "minimum": -1000000000, "maximum": 1000000000, "description": "The high end." },
        "places": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 }, "description": "The share of each place, from the first." },
        "placesLow": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 } },
        "placesHigh": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 } }
      }
    }
  }
  """#,
  "runs": #"""
  {
    "type": "object",
    "description": "How many tournaments the odds come from.",
    "required": ["played", "asked", "widest"],
    "additionalProperties": false,
    "properties": {
      "played": { "type": "integer", "minimum": 0, "maximum": 1000000000 },
      "asked": { "type": "integer", "minimum": 1, "maximum": 1000000000, "description": "The most that were asked for." },
      "until": { "type": "number", "minimum": 0, "maximum": 100, "description": "The half-width of title intervals asked for, in percentage points." },
      "widest": { "type": "number", "minimum": 0, "maximum": 100, "description": "The largest half-width of a title interval, in percentage points." },
      "titlesByInputOrder": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Tournaments whose first two were level on all criteria, so that the order of input decided the champion; absent if there are none." },
      "interrupted": { "type": "boolean", "description": "True where the work was interrupted." }
    }
  }
  """#,
  "pointsRule": #"""
  {
    "type": "object",
    "description": "What a win, a draw and a loss are worth.",
    "required": ["win", "draw", "loss"],
    "additionalProperties": false,
    "properties": {
      "win": { "type": "integer", "minimum": -1000, "maximum": 1000 },
      "draw": { "type": "integer", "minimum": -1000, "maximum": 1000 },
      "loss": { "type": "integer", "minimum": -1000, "maximum": 1000 }
    }
  }
  """#,
  "order": #"""
  {
    "type": "object",
    "description": "What ranks level teams; absent for points, goal difference, goals and head-to-head.",
    "required": ["criteria"],
    "additionalProperties": false,
    "properties": {
      "name": { "type": "string", "description": "The competition, of a built-in order." },
      "criteria": {
        "type": "array",
        "items": {
          "enum": [
            "points", "goal-difference", "goals-for", "goal-average", "wins", "away-wins", "away-goals",
            "points-per-game", "fair-play", "head-to-head-points", "head-to-head-difference",
            "head-to-head-goals", "head-to-head-away-goals", "again"
          ]
        },
        "description": "In order; 'again': teams still level start over with head-to-head among themselves."
      },
      "lots": {
        "type": "array",
        "items": { "type": "array", "items": { "type": "string" } },
        "description": "The drawings of lots, each with its teams in the order drawn."
      }
    }
  }
  """#,
]
