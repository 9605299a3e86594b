/// The answer of `squad batch`, and the parts of jobs that are shared between machines.
let jobSchema = [
  "job": #"""
  {
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
  """#,
  "task": #"""
  {
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
  }
  """#,
  "storedTask": #"""
  {
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
  }
  """#,
  "storedFile": #"""
  {
    "type": "object",
    "required": ["path", "sha256"],
    "properties": {
      "path": { "type": "string" },
      "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }
    }
  }
  """#,
  "partOpening": #"""
  {
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
  }
  """#,
  "taskResult": #"""
  {
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
  }
  """#,
]
