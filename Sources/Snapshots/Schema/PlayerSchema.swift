/// A player as every list shows them.
let playerSchema = [
  "player": #"""
  {
    "type": "object",
    "required": ["row", "id", "name", "skill", "cost", "role", "club"],
    "additionalProperties": false,
    "properties": {
      "row": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The data record in the file." },
      "person": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The first data record of a player who has several; absent for others." },
      "id": { "type": ["string", "null"] },
      "name": { "type": "string" },
      "shownAs": { "type": "string", "description": "The name in reports, if it differs to tell namesakes apart." },
      "skill": { "type": "number" },
      "cost": { "type": "number" },
      "role": { "type": ["string", "null"], "description": "Several joined by '/'." },
      "club": { "type": ["string", "null"] },
      "place": { "type": "string", "description": "The role that they fill in the team, if the rules have roles." },
      "slot": { "type": "string", "description": "The role that they fill on the field, or in the squad; absent if all members count equally." },
      "times": { "type": "number", "description": "How many times their skill counts; absent for once." },
      "bench": { "type": "integer", "minimum": 0, "maximum": 2000, "description": "Their place on the bench, from 1; 0 if they play; absent if there is no bench." },
      "captain": { "type": "boolean", "description": "True for the captain." },
      "viceCaptain": { "type": "boolean", "description": "True for the vice-captain." },
      "inAllOptimal": {
        "type": "boolean",
        "description": "Whether they are in every team with the best skill and the lowest cost."
      },
      "hasWarning": { "type": "boolean", "description": "True if a warning is about their row." },
      "selected": { "type": "boolean", "description": "Whether they are in the hand-picked team of 'squad players --team'." },
      "canJoin": { "type": "boolean", "description": "Whether they could join that team now." }
    }
  }
  """#,
  "players": #"""
  {
    "type": "array",
    "description": "The answer of 'squad players', in the order asked for; with a best team the whole pool in its order, where it has no more than 500 players.",
    "items": { "$ref": "#/$defs/player" }
  }
  """#,
]
