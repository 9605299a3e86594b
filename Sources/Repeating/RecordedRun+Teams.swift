import Options
import Running
import Selection
import Snapshots
import Tables
import Verification

extension RecordedRun {
  /// What becomes of the claims about teams of a pool; nothing for other snapshots.
  /// - Throws: `RecordedMistake` where the pool cannot be read as it was.
  func teamFindings(of command: ParsedCommand, meter: WorkMeter) throws -> [Finding] {
    guard let path = program.repetition(command)?.pool(command) else { return [] }
    do {
      let run = try PoolRun(command, pool: path)
      _ = try run.problem(largestTeam: snapshot.manualTeams.map(\.players.count).max() ?? 0)
      var verifier = TeamVerifier(run.ruledAnyway(run.pool), meter: meter)
      verifier.verify(snapshot.content, isStopped: isStopped)
      return verifier.findings + (try variantFindings(of: command, run, meter: meter))
    } catch let error as InputError {
      throw RecordedMistake(error)
    } catch let mistake as UsageMistake {
      throw RecordedMistake(mistake)
    }
  }

  // MARK: Pools beside the first

  private func variantFindings(
    of command: ParsedCommand, _ run: PoolRun, meter: WorkMeter
  ) throws -> [Finding] {
    guard let variants = snapshot[CompareContent.self]?.variants else { return [] }
    let pools = try program.repetition(command)?.variants(command, run) ?? []
    guard pools.count == variants.count else {
      return [
        Finding(
          "the pools beside the first",
          .differs([
            Difference("variants", recorded: "\(variants.count) pools", found: "\(pools.count) pools")
          ]))
      ]
    }
    return zip(variants, pools).enumerated().flatMap { number, pair in
      var verifier = TeamVerifier(run.ruledAnyway(pair.1), meter: meter)
      verifier.verify(pair.0, at: "variants.\(number)", isStopped: isStopped)
      return verifier.findings
    }
  }
}

extension PoolRun {
  /// A pool as rules see it, also where they ask for nothing but size, budget and skills.
  fileprivate func ruledAnyway(_ pool: Pool) -> RuledPool { RuledPool(pool, under: rules, file: path) }
}
