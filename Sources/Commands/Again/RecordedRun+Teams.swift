import Options
import Selection
import Snapshots
import Tables
import Verification

extension RecordedRun {
  /// What becomes of the claims about teams of a pool; nothing for other snapshots.
  /// - Throws: `RecordedMistake` where the pool cannot be read as it was.
  func teamFindings(of command: ParsedCommand, meter: WorkMeter) throws -> [Finding] {
    let path: String? =
      switch command.path {
      case ["best"], ["check"]: command[PoolOptions.pool]
      case ["compare"]: command[CompareCommand.pools][0]
      case ["tournament"]: command[TournamentCommand.pool]
      default: nil
      }
    guard let path else { return [] }
    do {
      let run = try PoolRun(command, pool: path)
      _ = try run.problem(largestTeam: snapshot.manualTeams?.map(\.players.count).max() ?? 0)
      var verifier = TeamVerifier(run.ruledAnyway(run.pool), meter: meter)
      verifyTeams(of: command, with: &verifier)
      return verifier.findings + (try variantFindings(of: command, run, meter: meter))
    } catch let error as InputError {
      throw RecordedMistake(error)
    } catch let mistake as UsageMistake {
      throw RecordedMistake(mistake)
    }
  }

  private func verifyTeams(of command: ParsedCommand, with verifier: inout TeamVerifier) {
    if let players = snapshot.players { verifier.verify(list: players) }
    let comparesBudgets = command.path == ["best"] || command.path == ["compare"]
    if let best = snapshot.bestTeam {
      verifier.verify(best, at: "bestTeam", neighbours: comparesBudgets && !isStopped)
      if let players = snapshot.playerWhatIf, best.status == .proved {
        verifier.verify(players, isComplete: snapshot.playerWhatIfComplete, best: best)
      }
    }
    if let teams = snapshot.topTeams, let list = snapshot.topList { verifier.verify(teams, asked: list) }
    if let budgets = snapshot.budgets {
      verifier.verify(budgets, areSteps: false, curve: snapshot.curve, at: "budgets", curveAt: "curve")
    }
    if let steps = snapshot.breakpoints {
      verifier.verify(steps, areSteps: true, curve: snapshot.curve, at: "breakpoints", curveAt: "curve")
    }
    if let teams = snapshot.manualTeams {
      verifier.verify(teams, best: snapshot.bestTeam)
      if let marks = snapshot.curveMarks { verifier.verify(marks, of: teams) }
    }
    if let purchases = snapshot.purchases { verifier.verify(purchases) }
  }

  // MARK: Pools beside the first

  private func variantFindings(
    of command: ParsedCommand, _ run: PoolRun, meter: WorkMeter
  ) throws -> [Finding] {
    guard command.path == ["compare"], let variants = snapshot.variants else { return [] }
    var pools: [Pool] = []
    if !command[CompareCommand.replaced].isEmpty {
      let names = PlayerNames(of: run.pool)
      let changed = try ReplacedPool(
        run.input.reading, with: command[CompareCommand.replaced], names: names, under: run.rules)
      pools.append(changed.reading.pool)
    }
    pools += try command[CompareCommand.pools].dropFirst().map { try run.read($0).reading.pool }
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
      verify(pair.0, at: "variants.\(number)", with: &verifier)
      return verifier.findings
    }
  }

  private func verify(_ variant: VariantRecord, at path: String, with verifier: inout TeamVerifier) {
    verifier.verify(
      variant.bestTeam, at: "\(path).bestTeam", named: "the best team of \(variant.name)",
      neighbours: !isStopped)
    if let budgets = variant.budgets {
      verifier.verify(
        budgets, areSteps: false, curve: variant.curve, at: "\(path).budgets", curveAt: "\(path).curve",
        of: variant.name)
    }
    if let steps = variant.breakpoints {
      verifier.verify(
        steps, areSteps: true, curve: variant.curve, at: "\(path).breakpoints", curveAt: "\(path).curve",
        of: variant.name)
    }
  }
}

extension PoolRun {
  /// A pool as rules see it, also where they ask for nothing but size, budget and skills.
  fileprivate func ruledAnyway(_ pool: Pool) -> RuledPool { RuledPool(pool, under: rules, file: path) }
}
