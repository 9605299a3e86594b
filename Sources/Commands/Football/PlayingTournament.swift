import Analysis
import Options
import Snapshots
import Tournament
import Words

extension ResumedSchedule {
  /// The tournament of these teams.
  func plan(for entrants: Entrants) -> TournamentPlan {
    TournamentPlan(entrants.lineUps, rounds: schedule.rounds, seed: seed)
  }

  /// The tournament as it stands.
  func tournament(of entrants: Entrants) -> TournamentContent {
    TournamentContent(schedule, of: entrants.lineUps, seed: seed, purchases: entrants.purchases)
  }
}

extension Snapshot {
  /// A snapshot of a tournament of these teams.
  init(_ tournament: TournamentContent, of entrants: Entrants, for command: ParsedCommand) {
    self.init(
      command, game: "football", inputs: entrants.inputs, warnings: entrants.warnings,
      warningCount: entrants.warningCount)
    content = Content(tournament)
  }
}

extension Schedule {
  /// Plays what a command asks for: single matches, then rounds, then matches again; if it names none of these, all
  /// that is left.
  /// - Throws: `UsageMistake` for a match that does not exist, has already been played, or has not been played yet.
  mutating func play(
    asAskedBy command: ParsedCommand, _ plan: TournamentPlan, in tournament: TournamentContent
  ) throws(UsageMistake) {
    let (single, again) = (command[TournamentCommand.played], command[TournamentCommand.replayed])
    for text in single {
      let place = try tournament.place(ofMatch: text, for: "--play")
      if let score = self[place].score {
        throw UsageMistake(
          "--play \(text): already played, \(score.home)-\(score.away); --replay plays it again")
      }
      play(place, plan)
    }
    let rounds = command[TournamentCommand.rounds] ?? (single.isEmpty && again.isEmpty ? .max : 0)
    play(nextRounds: rounds, plan)
    for text in again {
      let place = try tournament.place(ofMatch: text, for: "--replay")
      guard self[place].score != nil else {
        throw UsageMistake("--replay \(text): not played yet; --play plays it")
      }
      guard !self[place].isGiven else {
        throw UsageMistake("--replay \(text): its score is a real result")
      }
      play(place, plan)
    }
  }
}
