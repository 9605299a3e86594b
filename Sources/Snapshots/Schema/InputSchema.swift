/// The files that were read, what was warned of, and the pool.
let inputSchema = [
  "inputs": #"""
  {
    "type": "array",
    "description": "The files that were read, a pool first.",
    "items": {
      "type": "object",
      "required": ["path", "bytes", "sha256", "rows", "used", "leftOut"],
      "additionalProperties": false,
      "properties": {
        "path": { "type": "string", "description": "As the user spelled it." },
        "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740992 },
        "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
        "rows": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Data records in the file." },
        "used": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Records used." },
        "leftOut": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Records not used." }
      }
    }
  }
  """#,
  "warnings": #"""
  {
    "type": "array",
    "description": "Warnings about the inputs, the first 20 of each kind.",
    "items": {
      "type": "object",
      "required": ["file", "code", "message"],
      "additionalProperties": false,
      "properties": {
        "file": { "type": "string" },
        "line": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
        "column": { "type": "string" },
        "code": { "type": "string", "description": "A fixed word for programs, such as 'repeat' or 'far-value'." },
        "message": { "type": "string" }
      }
    }
  }
  """#,
  "pool": #"""
  {
    "type": "object",
    "description": "The pool as it was read, by commands that read one: counts, units, and the dots of its chart.",
    "required": [
      "skillPlaces", "costPlaces", "rowsRead", "rowsUsed", "rowsFiltered", "rowsBad", "rowsRepeated",
      "rowsWithoutSkill", "namesakes", "zeroCosts", "chart"
    ],
    "additionalProperties": false,
    "properties": {
      "skillPlaces": { "type": "integer", "minimum": 0, "maximum": 36, "description": "Digits after the point of the skills shown." },
      "costPlaces": { "type": "integer", "minimum": 0, "maximum": 36, "description": "Digits after the point of the costs shown." },
      "costUnit": { "enum": ["K", "M", "B", "L", "Cr"], "description": "The unit of all costs and budgets, if the file writes every cost with it." },
      "currency": { "enum": ["$", "€", "£", "¥", "₹", "R$", "CHF", "A$", "kr", "zł"], "description": "The currency with which pages show costs and budgets, if the file writes every cost with it." },
      "readAs": {
        "type": "object",
        "description": "How the file was read by guessing; absent if nothing was guessed.",
        "additionalProperties": false,
        "properties": {
          "preset": { "enum": ["fpl", "fpl-projections", "draftkings", "fanduel", "yahoo"], "description": "The preset whose headers it has." },
          "columns": {
            "type": "object",
            "description": "For each guessed column its header in the file; joined ones have ' + ' between them.",
            "additionalProperties": false,
            "properties": {
              "id": { "type": "string" }, "name": { "type": "string" }, "skill": { "type": "string" },
              "cost": { "type": "string" }, "role": { "type": "string" }, "club": { "type": "string" },
              "game": { "type": "string" }, "opponent": { "type": "string" },
              "ownership": { "type": "string" }, "floor": { "type": "string" },
              "ceiling": { "type": "string" }, "stddev": { "type": "string" }, "order": { "type": "string" },
              "starter": { "type": "string" }, "web-name": { "type": "string" },
              "min-exposure": { "type": "string" }, "max-exposure": { "type": "string" }
            }
          },
          "encoding": { "enum": ["windows-1250", "windows-1251", "windows-1252", "utf-16le", "utf-16be"] },
          "decimalComma": { "type": "array", "items": { "enum": ["skill", "cost"] }, "description": "The columns with a comma before the decimals." }
        }
      },
      "rowsRead": { "type": "integer", "minimum": 0, "maximum": 1000000000000 },
      "rowsUsed": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Rows of players in the pool." },
      "playersUsed": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players in the pool, where some have several rows." },
      "rowsFiltered": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Rows left out by --where." },
      "rowsBad": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Bad rows left out by --skip-bad-rows." },
      "rowsRepeated": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Rows that repeat a player with the same values." },
      "rowsWithoutSkill": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players without a skill in the file of --skill-from." },
      "namesakes": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players who share their name with another player." },
      "zeroCosts": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players who cost nothing." },
      "chart": {
        "type": "array",
        "description": "The dots of the chart of cost against skill for players who are not in the team, in pool order; in a large pool one dot stands for all players too close to tell apart.",
        "items": {
          "type": "object",
          "required": ["row", "name", "cost", "skill", "players"],
          "additionalProperties": false,
          "properties": {
            "row": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The data record of the first player of the dot, from 1." },
            "name": { "type": "string", "description": "Their name." },
            "cost": { "type": "number" },
            "skill": { "type": "number" },
            "players": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "How many players the dot stands for." }
          }
        }
      }
    }
  }
  """#,
]
