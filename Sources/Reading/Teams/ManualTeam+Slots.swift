import Selection
import Tables
import Words

extension ManualTeam {
  /// Adopts the slots given in the file; lines whose player is unknown are read too.
  /// - Returns: the problems, line by line: slots that the rules do not have, and slots that two players have.
  /// - Complexity: O(lines · roles).
  public mutating func applySlots(of file: TeamFile, under rules: Rules) -> [Diagnostic] {
    guard rules.hasSlots else { return [] }
    var problems: [Diagnostic] = []
    var taken: [NamedSlot: TeamFile.Entry] = [:]
    for (entry, player) in zip(file.entries, playerOfEntry) {
      guard let text = entry.player.slot else { continue }
      func refuse(_ code: String, _ message: String) {
        problems.append(
          Diagnostic(
            .error, file: file.path, line: entry.line, column: TeamColumn.slot.rawValue, code: code,
            message: message))
      }
      guard let slot = rules.slot(called: text) else {
        // A squad exported by a game has no line numbers, and may have slots that these rules do not use.
        if entry.line != nil { refuse("no-slot", rules.refusal(ofSlot: text)) }
        continue
      }
      if slot.isForOne, let other = taken.updateValue(entry, forKey: slot) {
        let place = other.line.map { "on line \($0)" } ?? "by another player"
        refuse("slot-taken", "\(quoted(text)) is already taken \(place); only one player can have it")
      }
      if let player, slots[player] == nil { slots[player] = slot }
    }
    return problems
  }
}
