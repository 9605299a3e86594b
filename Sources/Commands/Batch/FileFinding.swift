import Battle
import Options
import Selection
import Tables
import Tournament

/// What looking at a file beforehand has shown.
struct FileFinding {
  /// The file as the task spells it.
  let path: String
  /// `820 players, 2 warnings, read as fpl: name from first_name + second_name`
  private(set) var summary = ""
  /// Why it cannot be read, as the task itself would say.
  private(set) var problems: [Diagnostic] = []

  /// What `read` says of a file, or what is wrong with it; `nil` where it cannot be read more than once, or is wrong
  /// otherwise.
  fileprivate init?(_ path: String, _ read: () throws -> String) {
    guard canBeReadAgain(path) else { return nil }
    self.path = path
    do {
      summary = try read()
    } catch InputError.invalid(let problems, _) {
      self.problems = problems
    } catch {
      return nil
    }
  }
}

/// A file that a task reads, and how.
struct FileLook {
  /// The same for two tasks that read a file in the same way.
  let key: String
  /// Reads it.
  let finding: () -> FileFinding?

  fileprivate init(_ path: String, _ how: Any, _ read: @escaping () throws -> String) {
    key = "\(path) \(how)"
    finding = { FileFinding(path, read) }
  }
}

extension ParsedCommand {
  /// The files that a task reads.
  var looks: [FileLook] { (called.task?.pools(self) ?? []).compactMap(poolLook) + otherLooks }

  private var otherLooks: [FileLook] {
    switch path {
    case ["check"]: self[CheckCommand.teams].map(teamLook)
    case ["standings"]: [resultsLook]
    case ["tournament"]:
      [self[TournamentCommand.teams].map(lineUpsLook), self[TournamentCommand.pool].flatMap(poolLook)]
        .compactMap { $0 } + self[TournamentCommand.picked].map(teamLook)
    case ["battle"]: fightersLook.map { [$0] } ?? []
    default: []
    }
  }

  private func poolLook(_ path: String) -> FileLook? {
    guard let rules = try? gameRules(), let request = try? poolRequest(path, under: rules) else { return nil }
    return FileLook(path, request) {
      do throws(InputError) {
        let reading = try Selection.readPool(request)
        let readAs = reading.readAs.map { ", read as \($0)" } ?? ""
        return counted(reading.pool.count, "player") + warned(reading.quality.warningCount) + readAs
      } catch {
        throw error.advising(PoolRemedy(of: path, for: self), on: path)
      }
    }
  }

  private func teamLook(_ path: String) -> FileLook {
    let encoding = self[PoolOptions.encoding]
    return FileLook(path, encoding) {
      counted(try TeamFile(reading: path, encoding: encoding).entries.count, "player")
    }
  }

  private var resultsLook: FileLook {
    let path = self[StandingsCommand.results]
    let request = sheetRequest(path, columns: StandingsCommand.columns)
    let groups = self[StandingsCommand.groupBy] ?? []
    return FileLook(path, (request, groups)) {
      let (_, reading) = try readResults(request, groupedBy: groups)
      return counted(reading.used, "row") + warned(reading.warningCount)
    }
  }

  private func lineUpsLook(_ path: String) -> FileLook {
    let request = sheetRequest(path, columns: TournamentCommand.columns)
    let skills = lineUpSkills
    return FileLook(path, (request, skills)) {
      let (lineUps, reading) = try readLineUps(request, skills: skills)
      return counted(lineUps.count, "team") + warned(reading.warningCount)
    }
  }

  private var fightersLook: FileLook? {
    let files = self[FighterOptions.files]
    guard let first = files.first, files.allSatisfy(canBeReadAgain), let request = try? rosterRequest() else {
      return nil
    }
    return FileLook(first, (files, request)) {
      let roster = try readRoster(files, request)
      return counted(roster.fighters.count, "fighter") + warned(roster.warningCount)
    }
  }
}

/// `, 2 warnings`
private func warned(_ count: Int) -> String { count == 0 ? "" : ", \(counted(count, "warning"))" }

/// `1 team`, `12 teams`
private func counted(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
