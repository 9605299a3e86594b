import Options
import Reading
import Running
import Selection
import Tables
import Words

/// A file that a task reads, and how.
package struct FileCheck {
  /// The file as the task spells it.
  package let path: String
  /// A key that is equal for tasks that read the file in the same way.
  let key: [AnyHashable]
  /// Reads it.
  let finding: () -> FileFinding?

  /// A file that is read according to some options.
  /// - Parameters:
  ///   - kind: what it is read as.
  ///   - words: the options as they are written.
  ///   - others: what else it depends on.
  private init(
    _ path: String, as kind: String, by words: [String], with others: [AnyHashable],
    finding: @escaping () -> FileFinding?
  ) {
    (self.path, self.finding) = (path, finding)
    key = others + ([kind, path] + words).map(AnyHashable.init)
  }

  /// A file that `read` reads according to some options.
  package init(
    _ path: String, as kind: String, by words: [String], with others: [AnyHashable] = [],
    _ read: @escaping () throws -> Content
  ) {
    self.init(path, as: kind, by: words, with: others) { FileFinding(path, as: nil, readBy: nil, read) }
  }

  /// A pool, read according to a request.
  fileprivate init(pool request: PoolRequest, by words: [String], _ read: @escaping () throws -> Content) {
    let others: [AnyHashable] = [
      request.skillRange, request.marks, request.numbers, request.furtherColumns, request.finerUnits,
      request.slotNames,
    ]
    let path = request.path
    self.init(path, as: "pool", by: words, with: others) {
      FileFinding(path, as: request, readBy: [path] + words, read)
    }
  }

  /// A file of skills, of which only the rows are counted: reading the pool tells what is wrong with it.
  fileprivate init(skills request: PoolRequest, by words: [String]) {
    self.init(request.path, as: "skills", by: words, with: []) {
      FileFinding(request.path, as: request, readBy: nil, nil)
    }
  }

  /// A summary of what is in a file.
  package struct Content {
    private let count: Int
    private let noun: String
    let warnings: [Diagnostic]
    let warningCount: Int
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

    var words: String {
      return counted(count, noun) + (warningCount == 0 ? "" : ", \(counted(warningCount, "warning"))")
        + (readAs.map { ", read as \($0)" } ?? "")
    }
  }
}

extension ParsedCommand {
  /// The pools that the command reads, each with its file of skills, to be checked in advance; those with invalid options
  /// are left to the task.
  package func fileChecks(ofPools paths: [String]) -> [FileCheck] {
    let words = words(of: PoolOptions.reading)
    return paths.flatMap { path -> [FileCheck] in
      guard let rules = try? gameRules(), let request = try? poolRequest(path, under: rules) else {
        return []
      }
      let pool = FileCheck(pool: request, by: words) {
        do throws(InputError) {
          let reading = try Reading.readPool(request)
          return FileCheck.Content(
            reading.pool.playerCount, "player", warnings: reading.quality.shortWarnings,
            of: reading.quality.warningCount, readAs: reading.readAs)
        } catch {
          throw error.advising(self, on: path)
        }
      }
      return [pool] + (request.ofSkills.map { [FileCheck(skills: $0, by: words)] } ?? [])
    }
  }

  /// The hand-picked teams that the command reads, to be checked in advance.
  package func fileChecks(ofTeams paths: [String]) -> [FileCheck] {
    let encoding = self[PoolOptions.encoding]
    return paths.map { path in
      FileCheck(path, as: "team", by: words(of: [PoolOptions.encoding.spec])) {
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
