import Analysis
import Battle
import Options
import Tables
import Words

/// The options that say which fighter of a file is meant.
enum FighterSearch {
  static let row = OptionKey<Int?>.optional(
    "row", .integer(1...Int.max).shown(as: "N"), help: "the fighter in this data row, counted from 1")
  static let id = OptionKey<String?>.optional("id", .text.shown(as: "ID"), help: "the fighter with this id")
}

extension ParsedCommand {
  /// The index of the one fighter that is meant by a name, `--row` or `--id`.
  /// - Throws: `UsageMistake` if no fighter is meant, or more than one.
  func fighter(called name: String?, among fighters: [Fighter]) throws(UsageMistake) -> Int {
    let (row, id) = (self[FighterSearch.row], self[FighterSearch.id])
    guard name != nil || row != nil || id != nil else {
      throw UsageMistake("give the fighter by name, --row or --id")
    }
    let found = fighters.indices.filter { index in
      let fighter = fighters[index]
      return name.map { foldedName($0) == foldedName(fighter.name) } ?? true
        && row ?? fighter.row == fighter.row
        && id ?? fighter.id == fighter.id
    }
    if found.count == 1 { return found[0] }
    let wanted =
      [name.map(quoted), row.map { "row \($0)" }, id.map { "id \(quoted($0))" }].compactMap { $0 }
      .joined(separator: ", ")
    guard found.isEmpty else {
      let rows = found.map { String(fighters[$0].row) }.joined(separator: ", ")
      throw UsageMistake("\(found.count) fighters are \(wanted); choose one with --row: \(rows)")
    }
    let near = name.flatMap { nearest(to: foldedName($0), among: fighters.map { foldedName($0.name) }) }
      .flatMap { near in fighters.first { foldedName($0.name) == near } }
    let advice = near.map { "; the nearest is \(quoted($0.name))" } ?? ""
    throw UsageMistake("no fighter is \(wanted)\(advice)")
  }
}
