/// What transfers from an owned squad would gain.
let transferSchema = [
  "transfers": #"""
  {
    "type": "array",
    "description": "What transfers from the squad of --owned would gain: the best squad for each maximum number of transfers, from 0 up.",
    "items": {
      "type": "object",
      "required": ["transfers", "out", "in"],
      "additionalProperties": false,
      "properties": {
        "transfers": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "The most transfers." },
        "skill": { "type": "number", "description": "The points before hits; absent if no squad satisfies the rules." },
        "hits": { "type": "number", "description": "The points that the transfers cost." },
        "net": { "type": "number", "description": "The points after hits." },
        "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who goes." },
        "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who comes." },
        "cost": { "type": "number", "description": "The cost of the squad, with owned players at their selling prices." },
        "left": { "type": "number", "description": "What is left in the bank." }
      }
    }
  }
  """#,
  "chips": #"""
  {
    "type": "array",
    "description": "With --chips: what each chip that the rules know would add to the best move.",
    "items": {
      "type": "object",
      "required": ["chip", "gain"],
      "additionalProperties": false,
      "properties": {
        "chip": { "enum": ["wildcard", "free-hit", "bench-boost", "triple-captain"] },
        "gain": { "type": "number", "description": "How many more points after hits the best plan has with it." }
      }
    }
  }
  """#,
  "owned": #"""
  {
    "type": "object",
    "description": "The squad of --owned, and the transfers that may be made.",
    "required": ["players", "bank", "hit", "complete"],
    "additionalProperties": false,
    "properties": {
      "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Those who are in the pool, each at their selling price." },
      "sold": {
        "type": "array",
        "description": "Those who are no longer in the pool, treated as sold; absent for none.",
        "items": {
          "type": "object",
          "required": ["name"],
          "additionalProperties": false,
          "properties": {
            "name": { "type": "string" },
            "price": { "type": "number", "description": "Their selling price; absent if unknown." }
          }
        }
      },
      "bank": { "type": "number", "description": "The money in the bank, including the proceeds of sold players." },
      "freeTransfers": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many transfers cost no points; absent for any number." },
      "hit": { "type": "number", "description": "The points that each further one costs." },
      "complete": { "type": "boolean", "description": "Whether all rows that were asked for are there; else the search was stopped." }
    }
  }
  """#,
]
