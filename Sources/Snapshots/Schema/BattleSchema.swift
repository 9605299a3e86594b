/// The answers of `squad battle` and `squad roster`.
let battleSchema = [
  "battle": #"""
  {
    "type": "object",
    "description": "The answer of 'squad battle': the last war, or the set-up of one.",
    "required": [
      "policy", "ascending", "battles", "winner", "annihilation", "fights", "eliminated", "survivors", "skipped"
    ],
    "additionalProperties": false,
    "properties": {
      "policy": { "enum": ["face-off", "same-rank"] },
      "ascending": { "type": "boolean", "description": "Whether the lowest rank fights first." },
      "battles": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Fights in this war." },
      "rounds": {
        "type": "integer", "minimum": 0, "maximum": 1000000000000,
        "description": "Under 'same-rank': rounds that this run has fought; 'fights' holds them all."
      },
      "total": {
        "type": "object",
        "description": "Under 'same-rank': the totals of all rounds since the last reset, including those of this run.",
        "required": ["rounds", "battles", "wins", "eliminated"],
        "additionalProperties": false,
        "properties": {
          "rounds": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
          "battles": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
          "wins": { "$ref": "#/$defs/countBySide" },
          "eliminated": { "$ref": "#/$defs/countBySide" }
        }
      },
      "winner": { "$ref": "#/$defs/winner", "description": "The side that eliminated more opponents." },
      "annihilation": { "type": "boolean", "description": "Whether two special names destroyed everyone." },
      "fights": { "type": "array", "items": { "$ref": "#/$defs/fight" } },
      "eliminated": {
        "$ref": "#/$defs/countBySide",
        "description": "How many opponents each side eliminated; a tie counts for both."
      },
      "survivors": {
        "type": "object",
        "description": "The names of the survivors of each side, by rank.",
        "required": ["Autobots", "Decepticons"],
        "additionalProperties": false,
        "properties": {
          "Autobots": { "type": "array", "items": { "type": "string" } },
          "Decepticons": { "type": "array", "items": { "type": "string" } }
        }
      },
      "skipped": {
        "type": "array",
        "description": "The names of those who could have fought but did not, by rank.",
        "items": { "type": "string" }
      },
      "died": {
        "type": "array",
        "description": "The names of those who died, by rank.",
        "items": { "type": "string" }
      },
      "setUp": {
        "type": "array",
        "description": "Who would face whom, by --set-up and after a reset; then nothing was fought.",
        "items": {
          "type": "object",
          "required": ["rank", "autobot", "decepticon", "autobotKey", "decepticonKey"],
          "additionalProperties": false,
          "properties": {
            "rank": { "type": ["integer", "null"], "minimum": 1, "maximum": 10, "description": "The rank of both; null if they differ." },
            "autobot": { "type": "string" },
            "decepticon": { "type": "string" },
            "autobotKey": { "type": "string" },
            "decepticonKey": { "type": "string" }
          }
        }
      }
    }
  }
  """#,
  "battleMatrix": #"""
  {
    "type": "array",
    "description": "Who would win every pairing: Autobot by Autobot, each side by rank. Missing beyond 10,000 pairs.",
    "items": {
      "type": "object",
      "required": ["autobot", "decepticon", "winner", "reason"],
      "additionalProperties": false,
      "properties": {
        "autobot": { "type": "string" },
        "decepticon": { "type": "string" },
        "winner": { "$ref": "#/$defs/winner" },
        "reason": { "$ref": "#/$defs/fightReason" }
      }
    }
  }
  """#,
  "battleHistory": #"""
  {
    "type": "array",
    "description": "Every war recorded in this snapshot, in order.",
    "items": {
      "type": "object",
      "required": ["war", "policy", "winner", "annihilation", "fights"],
      "additionalProperties": false,
      "properties": {
        "war": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "policy": { "enum": ["face-off", "same-rank"] },
        "date": { "type": "string", "description": "The date of the run, if one was given." },
        "winner": { "$ref": "#/$defs/winner" },
        "annihilation": { "type": "boolean" },
        "fights": { "type": "array", "items": { "$ref": "#/$defs/fight" } }
      }
    }
  }
  """#,
  "fighterTallies": #"""
  {
    "type": "array",
    "description": "What the history since the last reset says about each fighter, most wins first.",
    "items": {
      "type": "object",
      "required": ["key", "name", "team", "battles", "wins", "losses", "ties"],
      "additionalProperties": false,
      "properties": {
        "key": { "type": "string" },
        "name": { "type": "string" },
        "team": { "enum": ["Autobots", "Decepticons"] },
        "battles": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "wins": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "losses": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
        "ties": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Fights that destroyed both." }
      }
    }
  }
  """#,
  "newKeys": #"""
  {
    "type": "array",
    "description": "Which keys of 'livesBefore' have become which in this run, if rows have new names, ids or places.",
    "items": {
      "type": "object",
      "required": ["former", "present"],
      "additionalProperties": false,
      "properties": {
        "former": { "type": "string" },
        "present": { "type": "string" }
      }
    }
  }
  """#,
  "lives": #"""
  {
    "type": "object",
    "required": ["battles", "fighters"],
    "additionalProperties": false,
    "properties": {
      "battles": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "The number of the last battle by rank." },
      "fighters": {
        "type": "array",
        "description": "All fighters who ever took part, including the hidden and the missing.",
        "items": { "$ref": "#/$defs/fighter" }
      }
    }
  }
  """#,
  "countBySide": #"""
  {
    "type": "object",
    "required": ["Autobots", "Decepticons"],
    "additionalProperties": false,
    "properties": { "Autobots": { "type": "integer", "minimum": 0, "maximum": 1000000000000 }, "Decepticons": { "type": "integer", "minimum": 0, "maximum": 1000000000000 } }
  }
  """#,
  "winner": #"""
  { "enum": ["Autobots", "Decepticons", "none"] }
  """#,
  "fightReason": #"""
  { "enum": ["special-name", "ran-away", "skill", "overall-rating", "tie", "annihilation"] }
  """#,
  "fight": #"""
  {
    "type": "object",
    "required": [
      "number", "rank", "autobot", "decepticon", "autobotRank", "decepticonRank", "autobotKey", "decepticonKey",
      "winner", "reason", "compared"
    ],
    "additionalProperties": false,
    "properties": {
      "number": { "type": "integer", "minimum": 1, "maximum": 9007199254740992 },
      "rank": { "type": ["integer", "null"], "minimum": 1, "maximum": 10, "description": "The rank of both; null if they differ." },
      "autobot": { "type": "string" },
      "decepticon": { "type": "string" },
      "autobotRank": { "type": "integer", "minimum": 1, "maximum": 10 },
      "decepticonRank": { "type": "integer", "minimum": 1, "maximum": 10 },
      "autobotKey": { "type": "string", "description": "The key among 'fighters'." },
      "decepticonKey": { "type": "string", "description": "The key among 'fighters'." },
      "winner": { "$ref": "#/$defs/winner", "description": "'none' if both were destroyed." },
      "reason": { "$ref": "#/$defs/fightReason" },
      "compared": {
        "type": "array",
        "description": "The numbers that decided; none if a name did.",
        "items": {
          "type": "object",
          "required": ["quantity", "autobot", "decepticon"],
          "additionalProperties": false,
          "properties": {
            "quantity": { "type": "string", "description": "A statistic, or 'overall rating'." },
            "autobot": { "type": "integer", "minimum": 1, "maximum": 50 },
            "decepticon": { "type": "integer", "minimum": 1, "maximum": 50 }
          }
        }
      }
    }
  }
  """#,
  "fighter": #"""
  {
    "type": "object",
    "required": ["key", "name", "team", "rating", "state", "statistics", "file", "row"],
    "additionalProperties": false,
    "properties": {
      "key": {
        "type": "string",
        "description": "The identity from run to run: 'id/17', or side, number among namesakes and name; preceded by 'former/1/' if a new fighter has that key."
      },
      "name": { "type": "string" },
      "shownAs": { "type": "string", "description": "The name in reports, if it differs to tell namesakes apart." },
      "team": { "enum": ["Autobots", "Decepticons"] },
      "rating": { "type": "integer", "minimum": 5, "maximum": 50, "description": "The overall rating, 5 to 50." },
      "state": { "enum": ["Born", "Alive", "Died"] },
      "statistics": {
        "type": "object",
        "description": "Each from 1 to 10.",
        "required": [
          "strength", "intelligence", "speed", "endurance", "rank", "courage", "firepower", "skill"
        ],
        "additionalProperties": false,
        "properties": {
          "strength": { "type": "integer", "minimum": 1, "maximum": 10 },
          "intelligence": { "type": "integer", "minimum": 1, "maximum": 10 },
          "speed": { "type": "integer", "minimum": 1, "maximum": 10 },
          "endurance": { "type": "integer", "minimum": 1, "maximum": 10 },
          "rank": { "type": "integer", "minimum": 1, "maximum": 10 },
          "courage": { "type": "integer", "minimum": 1, "maximum": 10 },
          "firepower": { "type": "integer", "minimum": 1, "maximum": 10 },
          "skill": { "type": "integer", "minimum": 1, "maximum": 10 }
        }
      },
      "id": { "type": "string" },
      "file": { "type": "string", "description": "The file that lists them, as the user spelled it." },
      "row": {
        "type": "integer", "minimum": 0, "maximum": 1000000000000,
        "description": "The data record in that file, from 1; 0 if the files no longer list them."
      }
    }
  }
  """#,
  "duel": #"""
  {
    "type": "object",
    "description": "Why a play ended as it did; only in the JSON of --show-match.",
    "required": ["withBall", "against", "then"],
    "additionalProperties": false,
    "properties": {
      "withBall": { "$ref": "#/$defs/duelPart" },
      "against": { "$ref": "#/$defs/duelPart" },
      "then": {
        "type": "object",
        "description": "Who has the ball afterwards, and against which position.",
        "required": ["team", "position", "against"],
        "additionalProperties": false,
        "properties": {
          "team": { "type": "string" },
          "position": { "enum": ["keeper", "defender", "midfielder", "attacker"] },
          "against": { "enum": ["keeper", "defender", "midfielder", "attacker"] }
        }
      },
      "fouled": {
        "type": "object",
        "description": "The team that a foul tires; absent if there was none.",
        "required": ["team", "coefficient"],
        "additionalProperties": false,
        "properties": {
          "team": { "type": "string" },
          "coefficient": { "type": "number", "description": "Of decay, from now on." }
        }
      }
    }
  }
  """#,
  "duelPart": #"""
  {
    "type": "object",
    "required": ["team", "position", "plays", "power", "afterDecay", "draw"],
    "additionalProperties": false,
    "properties": {
      "team": { "type": "string" },
      "position": { "enum": ["keeper", "defender", "midfielder", "attacker"] },
      "plays": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Plays of the position so far, including this one." },
      "power": { "type": "number", "description": "Before any decay." },
      "afterDecay": { "type": "number" },
      "draw": { "type": "number", "description": "Between 0 and the power after decay." }
    }
  }
  """#,
  "event": #"""
  {
    "type": "object",
    "required": ["minute", "event", "homeGoals", "awayGoals"],
    "additionalProperties": false,
    "properties": {
      "minute": { "type": "integer", "minimum": 0, "maximum": 90 },
      "half": { "type": "integer", "minimum": 1, "maximum": 2 },
      "state": { "enum": ["aboutToStart", "inProgress", "goalScored", "halfTime", "finished"] },
      "event": { "enum": ["keeps-ball", "takes-ball", "foul", "goal", "kick-off", "half-time", "full-time"] },
      "team": { "type": "string", "description": "The team that did it; absent if both did." },
      "position": { "enum": ["keeper", "defender", "midfielder", "attacker"], "description": "Before the move." },
      "foul": { "enum": ["free kick", "yellow card", "red card"] },
      "sendsOff": { "type": "boolean", "description": "True if a player was sent off." },
      "homeGoals": { "type": "integer", "minimum": 0, "maximum": 999, "description": "After the play." },
      "awayGoals": { "type": "integer", "minimum": 0, "maximum": 999, "description": "After the play." },
      "duel": { "$ref": "#/$defs/duel" }
    }
  }
  """#,
]
