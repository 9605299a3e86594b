/// What has changed since the earlier run.
let sinceSchema = [
  "since": #"""
  {
    "type": "object",
    "description": "What changed since the earlier run whose snapshot was in the output folder; a run with the same inputs, options and version keeps what the previous one said.",
    "required": ["sameTeam", "statusBefore", "in", "out", "changes", "inputsChanged"],
    "additionalProperties": false,
    "properties": {
      "sameTeam": { "type": "boolean", "description": "Whether the best team has the same players." },
      "statusBefore": { "enum": ["proved", "stopped", "infeasible"] },
      "skillBefore": { "type": "number", "description": "The best skill then; absent if there was no team." },
      "costBefore": { "type": "number", "description": "What that team cost then." },
      "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who is in the best team and was not." },
      "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who was in it and no longer is, with the values at that time." },
      "changes": {
        "type": "array",
        "description": "Players whose values have changed: those of the earlier team, those who would have joined it at the next budget, and those who join now, as far as the earlier snapshot shows.",
        "items": {
          "type": "object",
          "required": ["name", "skillBefore", "costBefore"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "skillBefore": { "type": "number" },
            "skill": { "type": "number", "description": "Absent if they are no longer in the pool." },
            "costBefore": { "type": "number" },
            "cost": { "type": "number", "description": "Absent if they are no longer in the pool." }
          }
        }
      },
      "rulesBefore": { "$ref": "#/$defs/rules", "description": "The rules at that time, if they were different." },
      "commandBefore": { "type": "string", "description": "The command at that time, if it was different." },
      "programBefore": { "type": "string", "description": "The program at that time, if it was a different version." },
      "inputsChanged": { "type": "array", "items": { "type": "string" }, "description": "The paths of inputs whose bytes have changed." }
    }
  }
  """#
]
