import JSON

/// The schema of everything that the program writes for itself, parsed once.
let snapshotSchema: JSONSchema = {
  guard let schema = try? JSONSchema(Array(snapshotSchemaText.utf8)) else {
    preconditionFailure("the schema of snapshots is not a schema")
  }
  return schema
}()

/// The JSON schema of a snapshot, version 1: the meaning of every name. (It is a string, because a file embedded as a
/// list of bytes takes the compiler 20 seconds.)
private let snapshotSchemaText = #"""
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
      "inputs": {
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
      },
      "warnings": {
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
      },
      "warningCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many warnings there are in all." },
      "pool": {
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
          "currency": { "enum": ["$", "€", "£", "¥", "₹", "R$", "CHF"], "description": "The currency with which pages show costs and budgets, if the file writes every cost with it." },
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
      },
      "bestTeam": {
        "type": "object",
        "description": "The answer of 'squad best': the best team, or why there is none.",
        "required": ["status", "players"],
        "additionalProperties": false,
        "properties": {
          "status": { "enum": ["proved", "stopped", "infeasible"] },
          "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search early: with status 'stopped' that for the team, with status 'proved' that for 'next', 'less' and 'around'." },
          "reason": { "type": "string", "description": "With status 'infeasible': why no team exists." },
          "repair": { "type": "string", "description": "With status 'infeasible': the smallest change that would allow one." },
          "skill": { "type": "number", "description": "Total skill." },
          "cost": { "type": "number", "description": "Total cost." },
          "left": { "type": "number", "description": "Budget less cost." },
          "sums": { "$ref": "#/$defs/sums" },
          "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
          "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
          "bound": { "type": "number", "description": "No team within the budget has more skill." },
          "teamsSharingSkill": {
            "type": "string",
            "pattern": "^[0-9]{1,39}$",
            "description": "Teams with this skill at any cost within the budget."
          },
          "teamsSharingSkillAndCost": {
            "type": "string",
            "pattern": "^[0-9]{1,39}$",
            "description": "Those of them that also have this cost."
          },
          "countsExact": { "type": "boolean", "description": "Whether both counts are exact; otherwise proved lower bounds." },
          "firstInPoolOrder": { "type": "boolean", "description": "False if other teams with the same skill and cost may come before this one in pool order, because finding the first takes too long; absent otherwise." },
          "playersAfterReduction": {
            "type": "integer", "minimum": 0, "maximum": 1000000000000,
            "description": "Players left after those who cannot be in a best team were set aside."
          },
          "next": {
            "type": "object",
            "description": "The next budget that buys more skill; absent if none does, or if that is not known.",
            "required": ["budget", "skill", "in", "out"],
            "additionalProperties": false,
            "properties": {
              "budget": { "type": "number" },
              "skill": { "type": "number", "description": "The best skill for it." },
              "in": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who joins the team there." },
              "out": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "Who leaves it." }
            }
          },
          "less": {
            "type": "object",
            "description": "What less money than the team costs would buy; absent if no team is that cheap, or if that is not known.",
            "required": ["under", "skill", "cost"],
            "additionalProperties": false,
            "properties": {
              "under": { "type": "number", "description": "The cost of the team." },
              "skill": { "type": "number", "description": "The best skill for any budget just under it." },
              "cost": { "type": "number", "description": "The lowest cost of that skill." }
            }
          },
          "neighboursComplete": { "type": "boolean", "description": "False where 'next' or 'less' is missing because the search for it was stopped." },
          "around": {
            "type": "object",
            "description": "With 'squad best': the budget curve around the budget, every step that a little work finds; with --owned after as many transfers as the best move makes, or one if it makes none, before hits.",
            "required": ["from", "to", "points"],
            "additionalProperties": false,
            "properties": {
              "from": { "type": "number", "description": "Every step from here on is known: a tenth of the budget below it, or further down if 'less' is; if the work ended earlier, one of 'points'." },
              "to": { "type": "number", "description": "Every step up to here is known: a tenth of the budget above it, or further up if 'next' is; if the work ended earlier, one of 'points'." },
              "points": { "$ref": "#/$defs/curvePoints", "description": "The steps, cheapest first; beyond 'from' and 'to' only those that a few budgets buy. The first is the one that holds at 'from', if none is beyond." }
            }
          },
          "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In pool order." }
        }
      },
      "topTeams": {
        "type": "array",
        "description": "The best teams in order, with --top or --all.",
        "items": {
          "type": "object",
          "required": ["rank", "skill", "cost", "players"],
          "additionalProperties": false,
          "properties": {
            "rank": { "type": "integer", "minimum": 1, "maximum": 1000000000000 },
            "skill": { "type": "number", "description": "Total skill." },
            "cost": { "type": "number", "description": "Total cost." },
            "transfers": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "With --owned: how many transfers lead to it." },
            "hits": { "type": "number", "description": "With --owned: the points that these cost." },
            "net": { "type": "number", "description": "With --owned: the points after hits, by which the list is ordered then." },
            "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
            "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
            "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In pool order." }
          }
        }
      },
      "lineups": {
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
      },
      "lineupSet": {
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
      },
      "total": { "type": "number", "description": "What all lineups add up to." },
      "totalBound": { "type": "number", "description": "No set of as many lineups that keeps all limits adds up to more." },
      "uniquesLeast": {
        "type": "integer", "minimum": 0, "maximum": 2000,
        "description": "In how many players the two most similar lineups differ."
      },
      "exposures": {
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
      },
      "lineupsSince": {
        "type": "object",
        "description": "What changed since the earlier run of 'squad lineups' into the same folder.",
        "required": ["same", "totalBefore"],
        "additionalProperties": false,
        "properties": {
          "same": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many of the lineups were there before." },
          "totalBefore": { "type": "number", "description": "What the lineups added up to." }
        }
      },
      "transfers": {
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
      },
      "bestTransfers": {
        "type": "integer", "minimum": 0, "maximum": 1000000000000,
        "description": "The row of 'transfers' with the most points after hits, of several the first; the 'bestTeam' of a squad that was looked for is its squad, without the hits. Absent where no row has a squad."
      },
      "chips": {
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
      },
      "owned": {
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
      },
      "topList": {
        "type": "object",
        "description": "What was asked of that list, and how far it goes.",
        "required": ["asked", "onlyBestSkill", "different", "complete"],
        "additionalProperties": false,
        "properties": {
          "asked": { "type": "integer", "minimum": 1, "maximum": 1000000000000, "description": "The most teams that were asked for." },
          "onlyBestSkill": { "type": "boolean", "description": "Whether only teams with the best skill were asked for, by --all." },
          "different": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "In how many players every team differs from every earlier one; 0 where other captains or slots make another team." },
          "complete": { "type": "boolean", "description": "Whether the list holds all teams that were asked for or exist; otherwise it holds the first of them." },
          "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "If it is not complete." }
        }
      },
      "playerWhatIf": {
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
      },
      "playerWhatIfComplete": { "type": "boolean", "description": "With --players: whether every player was searched to the end; otherwise some are missing." },
      "why": { "type": "array", "items": { "type": "integer", "minimum": 1, "maximum": 1000000000000 }, "description": "The data records of the players of --why." },
      "since": {
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
      },
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
      "curveMarks": {
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
      },
      "variants": {
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
      },
      "manualTeams": {
        "type": "array",
        "description": "Hand-picked teams and their judgement, in the order given.",
        "items": {
          "type": "object",
          "required": [
            "path", "status", "final", "skill", "cost", "count", "left", "players", "problems", "gap", "optimal",
            "better", "equal", "legal", "completion", "repairs"
          ],
          "additionalProperties": false,
          "properties": {
            "path": { "type": "string", "description": "The team's file, as the user spelled it." },
            "status": { "enum": ["valid", "incomplete", "invalid"] },
            "final": { "type": "boolean", "description": "Whether the file calls the team final." },
            "skill": { "type": "number", "description": "Total skill of the players." },
            "cost": { "type": "number", "description": "Their total cost." },
            "count": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many players from the pool the team has." },
            "left": { "type": "number", "description": "Budget less cost; negative if the team is too expensive." },
            "sums": { "$ref": "#/$defs/sums" },
            "plainSkill": { "type": "number", "description": "The sum of the skills without multipliers; absent if all members count equally." },
            "formation": { "type": "string", "description": "How many play in each role besides a single goalkeeper: '4-5-1'." },
            "namesSlots": { "type": "boolean", "description": "True if the file names slots: the players are placed as it says, and the rest where they count most." },
            "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "In the order of the file." },
            "problems": {
              "type": "array",
              "description": "What is wrong, the team size first; for a team that is not full, also what the missing players must bring.",
              "items": {
                "type": "object",
                "required": ["code", "message"],
                "additionalProperties": false,
                "properties": {
                  "code": {
                    "enum": [
                      "too-many", "too-few", "over-budget", "repeated", "unknown", "ambiguous", "role-too-few",
                      "role-too-many", "no-role", "one-person", "club-too-many", "too-few-clubs", "too-few-games", "missing", "banned", "under-cost", "final-not-legal",
                      "group-too-few", "group-too-many", "quota-too-few", "quota-too-many", "sum-too-low", "sum-too-high", "stack-missing", "stack-too-few", "stack-too-many",
                      "lineup-count", "no-lineup"
                    ]
                  },
                  "message": { "type": "string", "description": "What is wrong and what to do about it." }
                }
              }
            },
            "gap": { "type": ["number", "null"], "description": "The best skill less its own; null if the team is not legal or the best is not proved." },
            "optimal": { "type": ["boolean", "null"], "description": "Whether no team has more skill; null like 'gap'." },
            "better": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "Legal teams with more skill; null if the team is not legal." },
            "equal": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "Legal teams with the same skill, including itself; null like 'better'." },
            "legal": { "type": ["string", "null"], "pattern": "^[0-9]{1,39}$", "description": "All legal teams; null like 'better'." },
            "betterExact": { "type": "boolean", "description": "Whether 'better' is exact; otherwise a proved lower bound." },
            "equalExact": { "type": "boolean", "description": "Whether 'equal' is exact; otherwise a proved lower bound." },
            "legalExact": { "type": "boolean", "description": "Whether 'legal' is exact; otherwise a proved lower bound." },
            "stoppedBy": { "enum": ["time-limit", "interrupted", "effort"], "description": "What ended the search for completions and repairs early; there may be better ones." },
            "completion": {
              "type": ["array", "null"],
              "items": { "$ref": "#/$defs/player" },
              "description": "Players who best complete a team that is not full; null if it is full or cannot be completed."
            },
            "completed": {
              "type": "object",
              "description": "What the team adds up to with them.",
              "required": ["skill", "cost", "left"],
              "additionalProperties": false,
              "properties": {
                "skill": { "type": "number" },
                "cost": { "type": "number" },
                "left": { "type": "number" }
              }
            },
            "deadEnd": { "type": "string", "description": "Why a team that is not full cannot be completed, in words." },
            "repairs": {
              "type": "array",
              "description": "The best ways to make the team legal or better with at most two swaps, each better than the previous one.",
              "items": {
                "type": "object",
                "required": ["out", "in", "skill", "cost", "left"],
                "additionalProperties": false,
                "properties": {
                  "out": { "type": "array", "items": { "$ref": "#/$defs/player" } },
                  "in": { "type": "array", "items": { "$ref": "#/$defs/player" } },
                  "skill": { "type": "number", "description": "Total skill after it." },
                  "cost": { "type": "number", "description": "Total cost after it." },
                  "left": { "type": "number", "description": "Budget less that cost." },
                  "players": { "type": "array", "items": { "$ref": "#/$defs/player" }, "description": "The players in their new lineup; only if no player is exchanged." }
                }
              }
            }
          }
        }
      },
      "teamSteps": {
        "type": "array",
        "description": "The changes to a hand-picked team that 'squad team' was asked for, in order.",
        "items": {
          "type": "object",
          "required": ["action", "name", "done", "refusals", "count", "skill", "cost", "left"],
          "additionalProperties": false,
          "properties": {
            "action": { "enum": ["select", "deselect", "finalize"] },
            "name": { "type": "string", "description": "The player; empty for the whole team." },
            "done": { "type": "boolean" },
            "refusals": { "type": "array", "items": { "type": "string" }, "description": "Why it was refused, the team size first." },
            "count": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Players in the team afterwards." },
            "skill": { "type": "number" },
            "cost": { "type": "number" },
            "left": { "type": "number" }
          }
        }
      },
      "players": {
        "type": "array",
        "description": "The answer of 'squad players', in the order asked for; with a best team the whole pool in its order, where it has no more than 500 players.",
        "items": { "$ref": "#/$defs/player" }
      },
      "battle": {
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
      },
      "fighters": {
        "type": "array",
        "description": "The fighters of a war in roster order, with their states after it; those of 'squad roster' by rank.",
        "items": { "$ref": "#/$defs/fighter" }
      },
      "battleMatrix": {
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
      },
      "battleHistory": {
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
      },
      "resets": {
        "type": "array",
        "description": "For each 'squad roster reset' how many wars of the history had been fought by then.",
        "items": { "type": "integer", "minimum": 0 }
      },
      "fighterTallies": {
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
      },
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
      "newKeys": {
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
      },
      "teams": {
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
      },
      "purchases": {
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
            "currency": { "enum": ["$", "€", "£", "¥", "₹", "R$", "CHF"], "description": "The currency of cost and budget, if the pool writes every cost with it." },
            "skill": { "type": "number", "description": "Its total skill in the pool." },
            "players": { "type": "array", "items": { "$ref": "#/$defs/player" } }
          }
        }
      },
      "seed": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807, "description": "The random seed of a tournament." },
      "rounds": {
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
      },
      "standings": {
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
      },
      "odds": {
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
      },
      "runs": {
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
      },
      "pointsRule": {
        "type": "object",
        "description": "What a win, a draw and a loss are worth.",
        "required": ["win", "draw", "loss"],
        "additionalProperties": false,
        "properties": {
          "win": { "type": "integer", "minimum": -1000, "maximum": 1000 },
          "draw": { "type": "integer", "minimum": -1000, "maximum": 1000 },
          "loss": { "type": "integer", "minimum": -1000, "maximum": 1000 }
        }
      },
      "order": {
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
      },
      "job": {
        "type": "object",
        "description": "The answer of 'squad batch': its tasks and their outcomes.",
        "required": ["name", "tasks"],
        "additionalProperties": false,
        "properties": {
          "name": { "type": "string", "description": "The name of the job." },
          "tasks": {
            "type": "array",
            "items": { "$ref": "#/$defs/task" },
            "description": "In the order of the job file."
          }
        }
      }
    },
    "$defs": {
      "rules": {
        "type": "object",
        "description": "What a legal team is; for football and battles only the name of the rules.",
        "required": ["name"],
        "additionalProperties": false,
        "properties": {
          "name": { "type": "string" },
          "size": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "Players in a team." },
          "budget": { "type": "number", "description": "The most that a team may cost." },
          "skillRange": { "type": "string", "description": "Skills allowed: '1-10', or 'any'." },
          "wholeSkills": { "type": "boolean", "description": "Whether skills must be whole numbers." },
          "about": { "type": "string", "description": "What game it is." },
          "minCost": { "type": "number", "description": "The minimum cost of a team." },
          "roles": {
            "type": "array",
            "description": "The roles of a team; every player fills one of them.",
            "items": {
              "type": "object",
              "required": ["role", "least", "most"],
              "additionalProperties": false,
              "properties": {
                "role": { "type": "string", "description": "The name and who may fill it: 'GK', 'G = PG or SG', 'UTIL = any'." },
                "least": { "type": "integer", "minimum": 0, "maximum": 100000 },
                "most": { "type": "integer", "minimum": 0, "maximum": 100000 },
                "skill": { "type": "number", "description": "How many times the skill of whoever fills it counts; absent for once." },
                "cost": { "type": "number", "description": "How many times their cost counts; absent for once." }
              }
            }
          },
          "maxPerClub": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "The maximum number of players from one club." },
          "minClubs": { "type": "integer", "minimum": 1, "maximum": 100000, "description": "The minimum number of clubs that a team's players come from." },
          "clubExempt": {
            "type": "array",
            "description": "Players who have only these roles do not count towards their club.",
            "items": { "type": "string" }
          },
          "locked": { "type": "array", "description": "Who must be in the team, by id or name.", "items": { "type": "string" } },
          "banned": { "type": "array", "description": "Who must not be in the team.", "items": { "type": "string" } },
          "groups": {
            "type": "array",
            "description": "Lists of players, with how many of them a team has at least and at most.",
            "items": {
              "type": "object",
              "required": ["name", "players", "least"],
              "additionalProperties": false,
              "properties": {
                "name": { "type": "string" },
                "players": { "type": "array", "items": { "type": "string" } },
                "least": { "type": "integer", "minimum": 0, "maximum": 100000 },
                "most": { "type": "integer", "minimum": 0, "maximum": 100000 },
                "if": { "type": "string", "description": "Who must be in the team for that to apply; absent if it always applies." }
              }
            }
          },
          "further": {
            "type": "object",
            "description": "All other rules as texts, by their keys in a file of rules: 'quotas' with 'at most 4 where country!=IND', 'limits' with 'ownership<=120', 'stacks' with '{\"at-least\": 4, \"same\": \"club\"}'.",
            "additionalProperties": { "type": "array", "items": { "type": "string" } }
          }
        }
      },
      "sums": {
        "type": "array",
        "description": "The sums over the team of the columns that the rules limit.",
        "items": {
          "type": "object",
          "required": ["column", "sum"],
          "additionalProperties": false,
          "properties": {
            "column": { "type": "string", "description": "The column, as the rules name it." },
            "sum": { "type": "number" },
            "atLeast": { "type": "number", "description": "The minimum of the sum; absent for no limit." },
            "atMost": { "type": "number", "description": "The maximum; absent for no limit." },
            "unit": { "type": "string", "description": "The unit that the numbers carry in the file; absent for none." }
          }
        }
      },
      "budget": {
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
      },
      "curvePoints": {
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
      },
      "curve": {
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
      },
      "lives": {
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
      },
      "countBySide": {
        "type": "object",
        "required": ["Autobots", "Decepticons"],
        "additionalProperties": false,
        "properties": { "Autobots": { "type": "integer", "minimum": 0, "maximum": 1000000000000 }, "Decepticons": { "type": "integer", "minimum": 0, "maximum": 1000000000000 } }
      },
      "winner": { "enum": ["Autobots", "Decepticons", "none"] },
      "fightReason": { "enum": ["special-name", "ran-away", "skill", "overall-rating", "tie", "annihilation"] },
      "fight": {
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
      },
      "fighter": {
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
      },
      "match": {
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
      },
      "duel": {
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
      },
      "duelPart": {
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
      },
      "event": {
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
      },
      "task": {
        "type": "object",
        "required": ["name", "command", "status", "exitCode", "hasChanged", "warningCount", "problems", "problemCount", "runs"],
        "additionalProperties": false,
        "properties": {
          "name": {
            "type": "string",
            "pattern": "^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$",
            "description": "The name of the task and its folder."
          },
          "command": { "type": "string", "description": "The command that it runs, without its output folder." },
          "status": {
            "enum": ["done", "no", "not-proved", "interrupted", "failed"],
            "description": "'no': done, but no team satisfies the rules or a checked team breaks one; 'not-proved': stopped by its time limit; 'interrupted': before it was done, or before it began; 'failed': an input is wrong or an output could not be written."
          },
          "exitCode": { "enum": [0, 1, 2, 64, 65, 66, 70, 73, 75, 130, 143], "description": "The exit code that its command would have given on its own." },
          "page": {
            "enum": ["best-team", "compare", "check", "lineups", "players", "tournament", "standings", "battle"],
            "description": "The name of its page in its folder, without an extension; absent if it never wrote one. A task that failed keeps the page of the last run that did not."
          },
          "headline": { "type": "string", "description": "Its answer in a sentence; absent if there is none." },
          "change": { "type": "string", "description": "What changed since the previous run, in words; absent if nothing did." },
          "hasChanged": { "type": "boolean", "description": "Whether that run found something different from the one before." },
          "warningCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "Warnings about its inputs." },
          "problems": { "type": "array", "items": { "type": "string" }, "description": "What went wrong, one line each, the first 20." },
          "problemCount": { "type": "integer", "minimum": 0, "maximum": 1000000000000, "description": "How many such lines there are." },
          "runs": {
            "type": "array",
            "description": "The last 20 runs that found something different from the run before, the latest last.",
            "items": {
              "type": "object",
              "required": ["number", "headline"],
              "additionalProperties": false,
              "properties": {
                "number": { "type": "integer", "minimum": 1, "maximum": 9007199254740992, "description": "Its snapshot is history/0001.json and so on in the folder of the task." },
                "date": { "type": "string", "description": "The date of the run, if --date or SOURCE_DATE_EPOCH gave one." },
                "headline": { "type": "string", "description": "Its answer in a sentence." },
                "skill": { "type": "number", "description": "The skill of its best team, if there is one." },
                "cost": { "type": "number", "description": "What that team cost." }
              }
            }
          }
        }
      },
      "storedTask": {
        "type": "object",
        "description": "What a batch records of a task, in 'task.json' of its folder.",
        "required": ["schemaVersion", "program", "inputs", "outputs", "record"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "program": { "type": "string" },
          "date": { "type": "string" },
          "inputs": { "type": "array", "items": { "$ref": "#/$defs/storedFile" } },
          "outputs": { "type": "array", "items": { "$ref": "#/$defs/storedFile" } },
          "record": { "$ref": "#/$defs/task" }
        }
      },
      "storedFile": {
        "type": "object",
        "required": ["path", "sha256"],
        "properties": {
          "path": { "type": "string" },
          "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }
        }
      },
      "partOpening": {
        "type": "object",
        "description": "The first line of a part file, which 'squad batch --shard' writes.",
        "required": ["schemaVersion", "contentSHA256", "job", "jobSHA256", "number", "count", "isComplete"],
        "properties": {
          "schemaVersion": { "const": 1 },
          "contentSHA256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
          "job": {
            "type": "object",
            "required": ["program", "name", "file", "bytes", "sha256", "tasks"],
            "properties": {
              "program": { "type": "string" },
              "name": { "type": "string" },
              "file": { "type": "string" },
              "bytes": { "type": "integer", "minimum": 0, "maximum": 9007199254740992 },
              "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
              "date": { "type": "string" },
              "tasks": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["name", "words"],
                  "properties": {
                    "name": { "$ref": "#/$defs/task/properties/name" },
                    "words": { "type": "array", "items": { "type": "string" } }
                  }
                }
              }
            }
          },
          "jobSHA256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
          "number": { "type": "integer", "minimum": 1, "maximum": 10000 },
          "count": { "type": "integer", "minimum": 1, "maximum": 10000 },
          "isComplete": { "type": "boolean" }
        }
      },
      "taskResult": {
        "type": "object",
        "description": "Every other line of a part file: the outcome of a task.",
        "required": ["task", "isKept", "exitCode", "complaints", "inputs"],
        "properties": {
          "task": { "$ref": "#/$defs/task/properties/name" },
          "isKept": { "type": "boolean" },
          "exitCode": { "$ref": "#/$defs/task/properties/exitCode" },
          "complaints": { "type": "array", "items": { "type": "string" } },
          "inputs": { "type": "array", "items": { "$ref": "#/$defs/storedFile" } },
          "date": { "type": "string" },
          "earlierSHA256": { "type": "string", "pattern": "^[0-9a-f]{64}$" },
          "snapshot": { "$ref": "#" },
          "odds": {
            "type": "object",
            "description": "The tournaments of this part, counted.",
            "required": ["runs", "titlesByInputOrder", "teams"],
            "properties": {
              "runs": { "type": "integer", "minimum": 0, "maximum": 1000000000 },
              "titlesByInputOrder": { "type": "integer", "minimum": 0, "maximum": 1000000000 },
              "teams": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["places", "points"],
                  "properties": {
                    "places": {
                      "type": "array",
                      "items": { "type": "integer", "minimum": 0, "maximum": 1000000000 }
                    },
                    "points": {
                      "type": "object",
                      "required": ["count", "sum", "squares"],
                      "properties": {
                        "count": { "type": "integer", "minimum": 0, "maximum": 1000000000 },
                        "sum": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807 },
                        "squares": { "type": "integer", "minimum": 0, "maximum": 9223372036854775807 }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      },
      "player": {
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
    }
  }
  """#
