/// What each player is worth to the best team.
let whatIfSchema = [
  "playerWhatIf": #"""
  {
    "type": "array",
    "description": "The marginal values of players for the best team, in pool order: all with --players, else those of --why.",
    "items": {
      "type": "object",
      "required": ["row", "name", "skill", "cost", "inTeam", "skillWith", "skillWithout", "entersAt", "staysUpTo"],
      "additionalProperties": false,
      "properties": {
        "row": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The data record in the file." },
        "name": { "type": "string" },
        "shownAs": { "type": "string", "description": "The name as reports show it, if that differs." },
        "role": { "type": "string", "description": "The role that they can fill, if the pool has roles." },
        "skill": { "type": "number" },
        "cost": { "type": "number" },
        "inTeam": { "type": "boolean", "description": "Whether they are in the best team." },
        "skillWith": { "type": ["number", "null"], "description": "The best skill of a team with them; null if there is none." },
        "skillWithout": { "type": ["number", "null"], "description": "The best skill of a team without them; null if there is none." },
        "entersAt": { "type": ["number", "null"], "description": "The break-even price to enter: the highest cost of their own at which some team with them reaches the best skill; null if none would even at no cost." },
        "staysUpTo": { "type": ["number", "null"], "description": "For a member, the break-even price to stay: the highest cost of their own, in steps of the cost column, at which they are still in the best team; null for all others." },
        "reason": { "type": "string", "description": "For a player of --why, why no team with them is legal; absent where one is, or where no cause was found." }
      }
    }
  }
  """#
]
