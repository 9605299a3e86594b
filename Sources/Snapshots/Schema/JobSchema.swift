/// The answer of `squad batch`, and the parts of jobs that are shared between machines.
let jobSchema = """
  job: object # The answer of 'squad batch': its tasks and their outcomes.
    name: string # The name of the job.
    tasks: [task] # In the order of the job file.
  task: object
    name: string ^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$ # The name of the task and its folder.
    command: string # The command that it runs, without its output folder.
    status: done|no|not-proved|interrupted|failed # 'no': done, but no team satisfies the rules or a checked
      # team breaks one; 'not-proved': stopped by its time limit; 'interrupted': before it was done, or before
      # it began; 'failed': an input is wrong or an output could not be written.
    exitCode: 0|1|2|64|65|66|70|73|75|130|143 # The exit code that its command would have given on its own.
    page?: \(taskPages)
      # The name of its page in its folder, without an extension; absent if it never wrote one. A task that
      # failed keeps the page of the last run that did not.
    headline?: string # Its answer in a sentence; absent if there is none.
    change?: string # What changed since the previous run, in words; absent if nothing did.
    hasChanged: boolean # Whether that run found something different from the one before.
    warningCount: integer 0...1e12 # Warnings about its inputs.
    problems: [string] # What went wrong, one line each, the first 20.
    problemCount: integer 0...1e12 # How many such lines there are.
    runs: [object] # The last 20 runs that found something different from the run before, the latest last.
      number: integer 1...9007199254740992
        # Its snapshot is history/0001.json and so on in the folder of the task.
      date?: string # The date of the run, if --date or SOURCE_DATE_EPOCH gave one.
      headline: string # Its answer in a sentence.
      skill?: number # The skill of its best team, if there is one.
      cost?: number # What that team cost.
  storedTask: object # What a batch records of a task, in 'task.json' of its folder.
    schemaVersion: = 1
    program, date?: string
    inputs, outputs: [storedFile]
    record: task
  storedFile: object
    path: string
    sha256: string ^[0-9a-f]{64}$
  partOpening: object # The first line of a part file, which 'squad batch --shard' writes.
    schemaVersion: = 1
    contentSHA256: string ^[0-9a-f]{64}$
    job: object
      program, name, file: string
      bytes: integer 0...9007199254740992
      sha256: string ^[0-9a-f]{64}$
      date?: string
      tasks: [object]
        name: task.name
        words: [string]
    jobSHA256: string ^[0-9a-f]{64}$
    number, count: integer 1...1e4
    isComplete: boolean
  taskResult: object # Every other line of a part file: the outcome of a task.
    task: task.name
    isKept: boolean
    exitCode: task.exitCode
    complaints: [string]
    inputs: [storedFile]
    date?: string
    earlierSHA256?: string ^[0-9a-f]{64}$
    snapshot?: snapshot
    odds?: object # The tournaments of this part, counted.
      runs, titlesByInputOrder: integer 0...1e9
      teams: [object]
        places: [integer 0...1e9]
        points: object
          count: integer 0...1e9
          sum, squares: integer 0...9223372036854775807
  """

/// The names of the pages that tasks write.
private let taskPages = Content.kinds.compactMap { $0.kind.page }.filter { $0 != IndexContent.kind.page }
  .joined(separator: "|")
