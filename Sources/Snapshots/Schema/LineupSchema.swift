/// The answer of `squad lineups`.
let lineupSchema = [
  "lineups": #"""
  {
    "type": "array",
    "description": "The answer of 'squad lineups': the lineups, the best first, or in the order of their draws if there was noise.",
    "items": {
      "type": "object",
      "required": ["rank", "skill", "cost", "players"],
      "additionalProperties": false,
      "properties": {
        "rank": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "skill": { "type": "number", "description": "Total skill, with noise if there was any." },
        "projection": { "type": "number", "description": "Total skill without noise; absent if there was none." },
        "entry": { "type": "string", "description": "The entry of a contest that the lineup is for." },
        "seats": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 1000000000000 }, "description": "The data records of the players in the order of the slots on the site's upload page; absent where no site takes such lineups." },
        "cost": { "type": "number", "description": "Total cost." },
        "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
        "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
        "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In pool order." }
      }
    }
  }
  """#,
  "lineupSet": #"""
  {
    "type": "object",
    "description": "What 'squad lineups' was asked for, and how far the search went.",
    "required": ["asked", "uniques", "complete"],
    "additionalProperties": false,
    "properties": {
      "asked": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "How many lineups." },
      "uniques": { "type": "integer", "minimum": 0, "maximum": 2000, "description": "The fewest players in which any two must differ; 0 if lineups of the same players may differ only in their slots, such as the captain." },
      "noise": { "type": "number", "description": "The standard deviation of the noise, in percent of each value; absent if there was none, or if columns give it." },
      "noiseColumns": {
        "type": "array", "items": { "type": "string" },
        "description": "The columns that give the size of the noise: one of standard deviations, or one of floors and one of ceilings."
      },
      "seed": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807, "description": "The seed of the noise." },
      "at": { "type": "string", "description": "The time of --at: players whose games have started by then stay in their lineups." },
      "changed": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many entries have a different lineup than before; absent if no players stayed." },
      "complete": { "type": "boolean", "description": "Whether the search was not stopped: there are as many lineups as were asked for, or it is proved that there cannot be more." },
      "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search early." },
      "reason": { "type": "string", "description": "Why there is no such set." },
      "repair": { "type": "string", "description": "What would make one possible." }
    }
  }
  """#,
  "exposures": #"""
  {
    "type": "array",
    "description": "How often players, clubs and groups are in the lineups: those who are in any, and those whose limit matters.",
    "items": {
      "type": "object",
      "required": ["name", "count", "share", "least", "most"],
      "additionalProperties": false,
      "properties": {
        "name": { "type": "string", "description": "The player, or 'club:LAL', 'group:Stars'." },
        "id": { "type": "string", "description": "The player's id." },
        "row": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The player's data record in the file." },
        "count": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "In how many lineups." },
        "share": { "type": "number", "description": "The share of the lineups, from 0 to 1, to four digits after the point." },
        "least": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "The fewest lineups allowed." },
        "most": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "The most lineups allowed." },
        "ownership": { "type": "number", "description": "The player's projected ownership, in percent as in the column 'ownership'." },
        "price": { "type": "number", "description": "What one lineup more would be worth at the bound: positive if the maximum binds, negative if the minimum does." }
      }
    }
  }
  """#,
  "lineupsSince": #"""
  {
    "type": "object",
    "description": "What changed since the earlier run of 'squad lineups' into the same folder.",
    "required": ["same", "totalBefore"],
    "additionalProperties": false,
    "properties": {
      "same": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many of the lineups were there before." },
      "totalBefore": { "type": "number", "description": "What the lineups added up to." }
    }
  }
  """#,
]
