import JSON

/// The schema of everything that the program writes for itself: the meaning of every name, version 1. A run parses only
/// the definitions that it needs. (The schemas are strings, because a file embedded as a list of bytes takes the compiler
/// 20 seconds.)
let snapshotSchema = {
  let parts = [
    inputSchema, rulesSchema, playerSchema, bestTeamSchema, lineupSchema, transferSchema, whatIfSchema,
    sinceSchema, budgetSchema, teamSchema, battleSchema, tournamentSchema, jobSchema,
  ]
  let definitions = parts.reduce(into: [:]) { all, part in
    all.merge(part) { _, _ in preconditionFailure("a rule of the schema is defined twice") }
  }
  return JSONSchema(snapshotText, definitions: definitions)
}()

private let snapshotText = #"""
  {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "squad-snapshot-1",
    "title": "A squad snapshot",
    "description": "The result of a run of squad. Version 1. Names may be added; a name keeps its meaning within a version.",
    "type": "object",
    "required": ["schemaVersion", "program", "command", "rules", "inputs", "warnings", "warningCount"],
    "additionalProperties": false,
    "properties": {
      "schemaVersion": { "const": 1, "description": "The version of this schema; a reader refuses others." },
      "program": { "type": "string", "description": "Program and version, such as 'squad 0.2.0'." },
      "command": {
        "type": "string",
        "description": "The command line, without --jobs, --output, --progress, --quiet and --wait."
      },
      "contentSHA256": {
        "type": "string",
        "pattern": "^[0-9a-f]{64}$",
        "description": "The seal: the SHA-256 of the bytes of this file without this line. 'squad verify' detects changes by it."
      },
      "date": { "type": "string", "description": "The date given by --date or SOURCE_DATE_EPOCH." },
      "searchSeconds": { "type": "number", "description": "Seconds that the search took, with --timings." },
      "rules": { "$ref": "#/$defs/rules" },
      "inputs": { "$ref": "#/$defs/inputs" },
      "warnings": { "$ref": "#/$defs/warnings" },
      "warningCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many warnings there are in all." },
      "pool": { "$ref": "#/$defs/pool" },
      "bestTeam": { "$ref": "#/$defs/bestTeam" },
      "topTeams": { "$ref": "#/$defs/topTeams" },
      "lineups": { "$ref": "#/$defs/lineups" },
      "lineupSet": { "$ref": "#/$defs/lineupSet" },
      "total": { "type": "number", "description": "What all lineups add up to." },
      "totalBound": { "type": "number", "description": "No set of as many lineups that keeps all limits adds up to more." },
      "uniquesLeast": {
        "type": "integer", "minimum": 0, "maximum": 2000,
        "description": "In how many players the two most similar lineups differ."
      },
      "exposures": { "$ref": "#/$defs/exposures" },
      "lineupsSince": { "$ref": "#/$defs/lineupsSince" },
      "transfers": { "$ref": "#/$defs/transfers" },
      "bestTransfers": {
        "type": "integer", "minimum": 0, "maximum": 1000000000000,
        "description": "The row of 'transfers' with the most points after hits, of several the first; the 'bestTeam' of a squad that was looked for is its squad, without the hits. Absent where no row has a squad."
      },
      "chips": { "$ref": "#/$defs/chips" },
      "owned": { "$ref": "#/$defs/owned" },
      "topList": { "$ref": "#/$defs/topList" },
      "playerWhatIf": { "$ref": "#/$defs/playerWhatIf" },
      "playerWhatIfComplete": { "type": "boolean", "description": "With --players: whether every player was searched to the end; otherwise some are missing." },
      "why": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 1000000000000 }, "description": "The data records of the players of --why." },
      "since": { "$ref": "#/$defs/since" },
      "budgets": {
        "type": "array",
        "description": "What each budget asked for buys, cheapest first; 'in' and 'out' relative to the previous entry.",
        "items": { "$ref": "#/$defs/budget" }
      },
      "breakpoints": {
        "type": "array",
        "description": "Every budget at which the best skill changes, cheapest first, if all were asked for. In a long list only the entries around the budget of the rules have players, and of a very long one only those around it are here; 'curve.pointCount' says how many there are.",
        "items": { "$ref": "#/$defs/budget" }
      },
      "curve": { "$ref": "#/$defs/curve" },
      "bank": { "type": "number", "description": "The part of the budget not spent on the owned squad; absent without one." },
      "curveMarks": { "$ref": "#/$defs/curveMarks" },
      "variants": { "$ref": "#/$defs/variants" },
      "manualTeams": { "$ref": "#/$defs/manualTeams" },
      "teamSteps": { "$ref": "#/$defs/teamSteps" },
      "players": { "$ref": "#/$defs/players" },
      "battle": { "$ref": "#/$defs/battle" },
      "fighters": {
        "type": "array",
        "description": "The fighters of a war in roster order, with their states after it; those of 'squad roster' by rank.",
        "items": { "$ref": "#/$defs/fighter" }
      },
      "battleMatrix": { "$ref": "#/$defs/battleMatrix" },
      "battleHistory": { "$ref": "#/$defs/battleHistory" },
      "resets": {
        "type": "array",
        "description": "For each 'squad roster reset' how many wars of the history had been fought by then.",
        "items": { "type": "integer", "minimum": 0 }
      },
      "fighterTallies": { "$ref": "#/$defs/fighterTallies" },
      "lives": {
        "$ref": "#/$defs/lives",
        "description": "What the next war by rank starts with; face-offs keep it unchanged, a reset ends it."
      },
      "removed": {
        "type": "array",
        "description": "The keys of those in 'lives' whose name 'squad roster add' has given to a new fighter since.",
        "items": { "type": "string" }
      },
      "livesBefore": {
        "$ref": "#/$defs/lives",
        "description": "What the rounds of this run started with, if others were fought before them."
      },
      "newKeys": { "$ref": "#/$defs/newKeys" },
      "teams": { "$ref": "#/$defs/teams" },
      "purchases": { "$ref": "#/$defs/purchases" },
      "seed": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807, "description": "The random seed of a tournament." },
      "rounds": { "$ref": "#/$defs/rounds" },
      "standings": { "$ref": "#/$defs/standings" },
      "odds": { "$ref": "#/$defs/odds" },
      "runs": { "$ref": "#/$defs/runs" },
      "pointsRule": { "$ref": "#/$defs/pointsRule" },
      "order": { "$ref": "#/$defs/order" },
      "job": { "$ref": "#/$defs/job" }
    }
  }
  """#
