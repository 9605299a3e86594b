import Selection
import Tables
import Words

/// The second file of a pool, which has the skills.
public struct SkillFile: Sendable {
  var file: InputFile
  /// How it was interpreted where the user did not say.
  public var readAs: InferredFormat?
  /// Bad rows left out by `--skip-bad-rows`.
  public var rowsBad: Int

  /// The header of the skills, if it is another word.
  var skillHeader: String?

  /// The path of the file.
  public var path: String { file.path }
}

/// The columns of a second file with skills.
enum SkillFileColumn: Int {
  case id, name, club, skill
}

extension PoolRequest {
  /// Returns the request for the second file: the skill, and an id and a name under the headers of the pool's own
  /// columns, those of the preset, or the plain ones.
  /// - Parameter idHeader: the header of the pool's ids, whether the user named it or it was guessed.
  func skillFileRequest(_ source: SkillSource, idHeader: String?) -> TableRequest {
    let plain = PoolRequest(path: source.path, skillRange: skillRange)
    var like = self
    like.hasHeader = true
    var keys = [PoolColumn.id, .name, .club].map { column in
      var wanted = like.tableColumn(column)
      like.columns[column] = nil
      wanted.sources += like.tableColumn(column).sources
      wanted.sources += plain.tableColumn(column).sources
      // A column number refers to the pool's columns, not to those of this file.
      wanted.sources.removeAll { way in way.contains { if case .number = $0 { true } else { false } } }
      wanted.required = false
      wanted.kind = .text(required: false)
      return wanted
    }
    if let idHeader { keys[SkillFileColumn.id.rawValue].sources.append([.header(idHeader)]) }
    if let key = source.key {
      keys[SkillFileColumn.name.rawValue].sources = [[key.second]]
      keys[SkillFileColumn.name.rawValue].required = true
    }
    var skill = plain.tableColumn(.skill)
    skill.sources = [[source.column]]
    keys.append(skill)
    var request = TableRequest(columns: keys)
    request.options = options
    (request.filters, request.delimiter, request.hasHeader) = ([], nil, true)
    // No id: an id from another site would match no player.
    request.guesses = { preview in
      [ColumnGuesser(preview, for: plain).completed(GuessedColumns(), with: [.name, .club])]
    }
    request.usesGuesses = usesGuesses && !options.isStrict && source.key == nil
    request.option = { key, headers in
      switch PoolColumn(rawValue: key) {
      case .skill: Diagnostic.Option("skill-from", "\(source.path):\(headers)")
      case .name: Diagnostic.Option("join", "\(headers)=\(source.key?.pool.description ?? key)")
      default: nil
      }
    }
    return request
  }
}
