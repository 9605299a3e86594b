import Battle
import Options
import Running
import Snapshots
import Tables
import Words

/// The game to which fighters files belong, as the output folder of a command knows it.
/// It is one of rounds by rank if their lives are kept there, unless the command says otherwise.
struct RosterGame {
  let earlier: EarlierBattle?
  /// The folder, held for this run; `nil` if nothing there is to be changed.
  let folder: ReportFolder?
  private let asked: Policy.Name?
  private let output: String

  /// Reads the output folder.
  /// - Parameter holdsFolder: whether the folder is held for this run, if it contains lives.
  /// - Throws: `InputError` if what it contains cannot be read, or `OutputError` if another run holds it.
  init(for command: ParsedCommand, holdsFolder: Bool = false) throws {
    asked = command[RosterCommand.policy]
    output = command[RunOptions.output]
    var found = asked == .faceOff ? nil : try EarlierBattle(for: command)
    var held: ReportFolder?
    if holdsFolder, found?.past.lives != nil {
      held = try ReportFolder(for: command, page: .battle)
      // Read again, now that no other run can change it.
      found = try EarlierBattle(for: command)
    }
    (folder, earlier) = (held, found)
  }

  /// The warnings about what is in the folder.
  var warnings: [Diagnostic] { earlier?.warnings ?? [] }

  /// The lives of the fighters in these files; `nil` if there are none.
  func lives(of roster: Roster) -> SavedWar? {
    guard let lives = earlier?.lives?.relevant(to: roster), !lives.fighters.isEmpty else { return nil }
    return lives
  }

  /// The rules that apply to the files.
  func policy(of roster: Roster) -> Policy.Name {
    asked ?? (lives(of: roster) == nil ? .faceOff : .sameRank)
  }

  /// The fighters with the lives that they have, and the warnings about these.
  func resumed(_ roster: Roster) throws(InputError) -> Roster {
    var roster = roster
    if let lives = lives(of: roster) { try roster.resume(lives) }
    roster.warn(warnings)
    return roster
  }

  // MARK: What the rules forbid

  /// Refuses to remove any fighter under same-rank.
  func refuseRemoval(from roster: Roster) throws(UsageMistake) {
    guard policy(of: roster) == .sameRank else { return }
    let place =
      asked == nil
      ? ", whose lives are kept in \(output); '--policy face-off' removes from the file only" : ""
    throw UsageMistake("Transformers cannot be deleted under same-rank\(place)")
  }

  /// Refuses to change a fighter who has died in rounds by rank.
  func refuseDead(_ index: Int, of file: RosterFile) throws {
    guard let lives = lives(of: file.roster) else { return }
    var roster = file.roster
    try roster.resume(lives)
    guard !roster.fighters[index].state.isLiving else { return }
    throw UsageMistake("\(file.fighters[index].name) has died; the dead cannot be changed under same-rank")
  }

  /// Refuses an edit after which the next round would give a life to another fighter, or to none.
  func refuseMistakes(from former: [Fighter], to file: RosterFile) throws(UsageMistake) {
    guard let index = lives(of: file.roster)?.firstMismatch(from: former, to: file.fighters) else { return }
    throw UsageMistake(
      "\(former[index].name) has fought, and without an id the next round would not know them again; "
        + "change only the name or only the team, so that no other fighter has both, "
        + "or add a column 'id' and fight one round first"
    )
  }

  /// The key under which a life would pass to a fighter who has just been added, because of an equal name; `nil` if
  /// there is none.
  func reusedKey(ofLastIn file: RosterFile) -> FighterKey? {
    guard let all = earlier?.lives, let lives = lives(of: file.roster),
      let savedIndex = lives.savedIndex(of: file.fighters.count - 1, in: file.fighters)
    else { return nil }
    let fighter = lives.fighters[savedIndex]
    return zip(all.fighters, all.keys).first { $0.0 == fighter }?.1
  }

  /// The snapshot of the output folder with a note that a new fighter has a name whose life is not theirs.
  func retiringLife(of key: FighterKey) -> Snapshot? {
    var snapshot = earlier?.snapshot
    snapshot?[BattleContent.self]?.past.endLife(of: key)
    return snapshot
  }
}
