import Options
import Reading
import Running
import Selection
import Tables
import Words

/// What checking a file in advance has shown.
final class FileFinding {
  /// The file as the task spells it.
  let path: String
  /// `820 players, 2 warnings, read as fpl: name from first_name + second_name`
  private(set) var summary = ""
  /// What the program understands of it, if it is a pool.
  private(set) var examination: Examination?
  /// Its path and the options with which it is read, if it is a pool.
  let wordsOfPool: [String]?
  /// The first warnings about it, and how many there are in all.
  private(set) var oddities: (listed: [Diagnostic], count: Int) = ([], 0)
  /// Why it cannot be read or used, as the task itself would say.
  private(set) var problems: [Diagnostic] = []

  /// The result of `read` on a file, or its problems; `nil` if it cannot be read more than once, or fails in another
  /// way.
  /// - Parameters:
  ///   - request: how it is read as a pool, if it is one.
  ///   - read: `nil` if others tell what is wrong with it, and only its rows are counted.
  fileprivate init?(
    _ path: String, as request: PoolRequest?, readBy words: [String]?,
    _ read: (() throws -> FileCheck.Content)?
  ) {
    guard isRereadable(path) else { return nil }
    (self.path, wordsOfPool) = (path, words)
    examination = request.flatMap { try? Examination(of: $0) }
    summary = examination?.reading == nil ? "cannot be read" : "has problems"
    do {
      let rows = examination.map { FileCheck.Content($0.rowCount, "row") }
      guard let content = try read?() ?? rows else { return }
      (summary, oddities) = (content.words, (content.warnings, content.warningCount))
    } catch InputError.invalid(let problems, _) {
      self.problems = problems
    } catch {
      return nil
    }
  }
}

/// A file that a task reads, and how.
package struct FileCheck {
  /// The file as the task spells it.
  package let path: String
  /// A key that is equal for tasks that read the file in the same way.
  let key: [AnyHashable]
  /// Reads it.
  let finding: () -> FileFinding?

  /// A file that `read` reads according to some options of a command.
  /// - Parameters:
  ///   - kind: what it is read as.
  ///   - request: how it is read as a pool, if it is one.
  ///   - others: what else it depends on.
  package init(
    _ path: String, as kind: String, request: PoolRequest? = nil, with others: [AnyHashable] = [],
    for command: ParsedCommand, by options: [OptionSpec], _ read: (() throws -> Content)?
  ) {
    self.path = path
    let words = [path] + command.words(of: options)
    key = others + ([kind] + words).map(AnyHashable.init)
    // A file of skills has a request too, but is not read as a pool.
    let isPool = request != nil && read != nil
    finding = { FileFinding(path, as: request, readBy: isPool ? words : nil, read) }
  }

  /// A summary of what is in a file.
  package struct Content {
    private let count: Int
    private let noun: String
    fileprivate let warnings: [Diagnostic]
    fileprivate let warningCount: Int
    private let readAs: InferredFormat?

    /// A count of a noun such as `player`.
    /// - Parameter warningCount: how many warnings there are in all.
    package init(
      _ count: Int, _ noun: String, warnings: [Diagnostic] = [], of warningCount: Int = 0,
      readAs: InferredFormat? = nil
    ) {
      (self.count, self.noun, self.readAs) = (count, noun, readAs)
      (self.warnings, self.warningCount) = (warnings, warningCount)
    }

    fileprivate var words: String {
      return counted(count, noun) + (warningCount == 0 ? "" : ", \(counted(warningCount, "warning"))")
        + (readAs.map { ", read as \($0)" } ?? "")
    }
  }
}

extension ParsedCommand {
  /// The pools that the command reads, each with its file of skills, to be checked in advance; those with invalid options
  /// are left to the task.
  package func fileChecks(ofPools paths: [String]) -> [FileCheck] {
    paths.flatMap { path -> [FileCheck] in
      guard let rules = try? gameRules(), let request = try? poolRequest(path, under: rules) else {
        return []
      }
      let ofRules: [AnyHashable] = [
        request.skillRange, request.marks, request.numbers, request.furtherColumns, request.finerUnits,
        request.slotNames,
      ]
      let pool = FileCheck(
        path, as: "pool", request: request, with: ofRules, for: self, by: PoolOptions.reading
      ) {
        do throws(InputError) {
          let reading = try Reading.readPool(request)
          return FileCheck.Content(
            reading.pool.playerCount, "player", warnings: reading.quality.shortWarnings,
            of: reading.quality.warningCount, readAs: reading.readAs)
        } catch {
          throw error.advising(self, on: path)
        }
      }
      let skills = request.ofSkills.map { request in
        FileCheck(request.path, as: "skills", request: request, for: self, by: PoolOptions.reading, nil)
      }
      return [pool] + (skills.map { [$0] } ?? [])
    }
  }

  /// The hand-picked teams that the command reads, to be checked in advance.
  package func fileChecks(ofTeams paths: [String]) -> [FileCheck] {
    let encoding = self[PoolOptions.encoding]
    return paths.map { path in
      FileCheck(path, as: "team", for: self, by: [PoolOptions.encoding.spec]) {
        FileCheck.Content(try TeamFile(reading: path, encoding: encoding).entries.count, "player")
      }
    }
  }
}

extension PoolRequest {
  /// The request that describes the second file as if it were a pool without costs; `nil` if there is none.
  fileprivate var ofSkills: PoolRequest? {
    guard let source = skillSource else { return nil }
    var request = PoolRequest(path: source.path, skillRange: skillRange)
    request.columns[.skill] = [source.column]
    if let key = source.key { request.columns[.name] = [key.second] }
    (request.options, request.usesGuesses) = (options, usesGuesses)
    request.filters = []
    return request
  }
}
