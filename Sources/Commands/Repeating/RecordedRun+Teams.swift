import Options
import Running
import Selection
import Snapshots
import Tables
import Verification
import Words

extension RecordedRun {
  /// The findings about teams of a pool; none for other snapshots.
  /// - Throws: `RecordedMistake` if the pool cannot be read as it was.
  func teamFindings(of command: ParsedCommand, meter: WorkMeter) throws -> [Finding] {
    guard let path = command.called.repetition?.pool(command) else { return [] }
    do {
      let asked = try PoolRun(command, pool: path, playsMatches: snapshot[TournamentContent.self] != nil)
      let plan = snapshot[BestContent.self]?.plan ?? snapshot[CheckContent.self]?.plan
      // The best team beside hand-picked ones is that of any number of transfers.
      let run =
        snapshot[CheckContent.self] == nil
        ? asked.limitingTransfers(to: 0...(plan?.bestTransfers ?? asked.ownership?.most ?? 0)) : asked
      _ = try run.problem(largestTeam: snapshot.manualTeams.map(\.players.count).max() ?? 0)
      var verifier = TeamVerifier(run.underRules(run.pool), meter: meter)
      verifier.verify(snapshot.content, isStopped: isStopped)
      return verifier.findings + (plan.map { planFindings($0, of: asked, meter: meter) } ?? [])
        + bankFindings(of: asked) + listFindings(of: asked, meter: meter)
        + chipFindings(of: asked, meter: meter)
        + (try variantFindings(of: command, run, meter: meter))
    } catch let error as InputError {
      throw RecordedMistake(error)
    } catch let mistake as UsageMistake {
      throw RecordedMistake(mistake)
    }
  }

  /// The findings about the table of transfers.
  private func planFindings(_ plan: TransferPlanRecord, of run: PoolRun, meter: WorkMeter) -> [Finding] {
    guard let ownership = run.ownership else { return [] }
    let owned = OwnedRecord(
      ownership.squad, of: run.pool, free: ownership.free, hit: ownership.hit,
      complete: plan.transfers.count == ownership.most + 1)
    return verifyPlan(plan, of: owned, from: ownership.squad, ownership.hits) {
      run.verifier(transfers: 0...$0, meter)
    } + judgedFindings(beside: plan, of: run, meter: meter)
  }

  /// The findings about budgets and players, compared with the row of transfers by which they are judged.
  private func judgedFindings(
    beside plan: TransferPlanRecord, of run: PoolRun, meter: WorkMeter
  ) -> [Finding] {
    guard let content = snapshot[BestContent.self], let row = plan.judged else { return [] }
    var verifier = run.verifier(transfers: 0...max(0, row.transfers), meter)
    let best = content.answer.bestTeam
    if plan.hasOtherReference, best.status == .proved {
      verifier.verifyBudgets(beside: best, after: row, wereAsked: !isStopped)
    }
    guard let whatIf = content.whatIf else { return verifier.findings }
    let members = Set(plan.owned.players.map(\.row)).subtracting(row.out.map(\.row)).union(row.in.map(\.row))
    verifier.verify(whatIf, best: row.skill, members: members)
    return verifier.findings
  }

  /// The findings about the money in the bank, for a squad whose budgets are compared.
  private func bankFindings(of run: PoolRun) -> [Finding] {
    guard let compared = snapshot[CompareContent.self] else { return [] }
    let bank = run.ownership.map { ExactDecimal($0.squad.bank) }
    guard compared.bank != bank else { return [] }
    func words(_ money: ExactDecimal?) -> String { money.map { "\($0.number)" } ?? "none" }
    return [
      Finding(
        "the bank",
        .differs([Difference("bank", recorded: words(compared.bank), found: words(bank))]))
    ]
  }

  /// The findings about the list of the best plans.
  private func listFindings(of run: PoolRun, meter: WorkMeter) -> [Finding] {
    guard let ownership = run.ownership, let list = snapshot[BestContent.self]?.list else { return [] }
    let verifiers = (0...ownership.most).map { run.verifier(transfers: $0...$0, meter) }
    return verifyPlans(
      list.topTeams, asked: list.topList, from: ownership.squad, ownership.hits,
      verifiers)
  }

  /// The findings about what chips would add.
  private func chipFindings(of run: PoolRun, meter: WorkMeter) -> [Finding] {
    guard let plan = snapshot[BestContent.self]?.plan, let chips = plan.chips else { return [] }
    return chips.enumerated().flatMap { number, chip -> [Finding] in
      guard let played = run.playing(chip.chip), let ownership = played.ownership else { return [] }
      let counts = ownership.least...ownership.most
      let verifiers = counts.map { (transfers: $0, verifier: played.verifier(transfers: 0...$0, meter)) }
      return verifyChip(chip, at: "chips.\(number)", beside: plan.bestNet, ownership.hits, verifiers)
    }
  }

  // MARK: Pools beside the first

  private func variantFindings(
    of command: ParsedCommand, _ run: PoolRun, meter: WorkMeter
  ) throws -> [Finding] {
    guard let variants = snapshot[CompareContent.self]?.variants else { return [] }
    let pools = try command.called.repetition?.variants(command, run) ?? []
    guard pools.count == variants.count else {
      return [
        Finding(
          "the pools compared with the first",
          .differs([
            Difference("variants", recorded: "\(variants.count) pools", found: "\(pools.count) pools")
          ]))
      ]
    }
    return zip(variants, pools).enumerated().flatMap { number, pair in
      var verifier = TeamVerifier(run.underRules(pair.1), meter: meter)
      verifier.verify(pair.0, at: "variants.\(number)", isStopped: isStopped)
      return verifier.findings
    }
  }
}

extension PoolRun {
  /// A pool as the rules see it, even if they ask for nothing but size, budget and skills.
  fileprivate func underRules(_ pool: Pool) -> RuledPool { RuledPool(pool, under: rules, file: path) }

  /// A verifier of teams with so many players who are not owned.
  fileprivate func verifier(transfers: ClosedRange<Int>, _ meter: WorkMeter) -> TeamVerifier {
    TeamVerifier(limitingTransfers(to: transfers).underRules(pool), meter: meter)
  }
}

extension Ownership {
  fileprivate var hits: TransferHits { TransferHits(free: free, hit: hit) }
}
