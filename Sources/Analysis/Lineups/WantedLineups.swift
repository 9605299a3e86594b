import Lineups
import Reading
import Search
import Selection
import Snapshots

/// The lineups that a user asks for, with all files read.
/// A class, so that what it holds is never copied.
package final class WantedLineups {
  package let question: LineupQuestion
  package let entries: Entries?
  package let searched: SearchedPool
  let request: LineupsRequest
  let exposures: NamedExposures
  /// Returns why there are not so many different teams.
  let whyNoTeams: (_ teams: Int, Limits) -> Infeasibility?
  private let noise: Noise?

  /// The lineups that were found.
  package struct Found {
    package var set: LineupSet
    /// The total of each lineup with noise, in thousandths; empty without noise.
    var drawn: [Int128] = []
    /// The lineup of each entry; `nil` if none was found.
    package var byEntry: [ListedTeam?] = []
  }

  /// The lineups of a request.
  /// - Throws: `UsageMistake` if the request contradicts the pool, `InputError` with what is wrong in files.
  package init(
    _ request: LineupsRequest, for entries: Entries?, of searched: SearchedPool, _ problem: Problem,
    whyNoTeams: @escaping (_ teams: Int, Limits) -> Infeasibility?
  ) throws {
    exposures = try NamedExposures(request, of: searched)
    noise = try request.noise?.noise(for: searched.pool, in: searched.path, seed: request.seed)
    question = LineupQuestion(
      problem, count: request.count, exposures: exposures.limits, uniques: request.uniques)
    (self.request, self.entries, self.searched, self.whyNoTeams) = (request, entries, searched, whyNoTeams)
  }

  /// Finds the lineups.
  package func find(limits: Limits, progress: (any SearchProgress)?) -> Found {
    if let entries, entries.isSwap {
      let teams = entries.swapped(question, limits: limits, progress: progress, rules: searched.rules)
      var set = LineupSet(teams.compactMap { $0 }, for: question, isStopped: limits.stop.isRaised)
      if case .notFound(let nearest, _) = set.status {
        let isProved = entries.allowNoOtherSet(ofTeams: question.problem.size, under: searched.ruled)
        set.status = .notFound(nearest: nearest, isProved: isProved)
      }
      return Found(set: set, byEntry: teams)
    }
    let (set, drawn) =
      noise.map { drawnLineups(question, $0, limits: limits, progress: progress) }
      ?? (bestLineups(question, limits: limits, progress: progress), [])
    return Found(set: set, drawn: drawn, byEntry: set.lineups)
  }

  // MARK: The record

  /// The record of what was found, with every lineup checked against all rules again.
  /// - Throws: `TeamFault` if a lineup is not what it was claimed to be.
  package func content(of found: Found, limits: Limits) throws(TeamFault) -> LineupsContent {
    var content = try record(found.set, limits: limits)
    if let noise = request.noise {
      content.note(found.drawn, places: searched.pool.skills.places)
      content.lineupSet.note(noise, seed: request.seed)
    }
    entries?.note(found.byEntry, in: &content)
    if let site = site(taking: found) { seat(&content.lineups, found, on: site) }
    return content
  }

  private func record(_ set: LineupSet, limits: Limits) throws(TeamFault) -> LineupsContent {
    var lineups: [TopTeamRecord] = []
    for lineup in set.lineups { lineups.append(try searched.record(lineup, rank: lineups.count + 1)) }
    let (reason, repair) = why(set, limits: limits)
    // After all searches: a cause may have been cut short.
    let isStopped = limits.stop.isRaised
    var about = LineupSetRecord(
      asked: question.count, uniques: question.uniques, complete: set.isKnown && !isStopped,
      stoppedBy: isStopped
        ? limits.stop.reason
        : set.isKnown || entries?.isSwap == true || set.lineups.count == question.count ? nil : .effort)
    (about.reason, about.repair) = (reason, repair)
    let places = searched.pool.skills.places
    return LineupsContent(
      lineups, about, total: ExactDecimal(set.total, places: places),
      totalBound: set.bound.map { ExactDecimal($0, places: places) },
      exposures: exposures.records(of: set, in: searched.pool))
  }

  // MARK: Seats

  /// The site that takes the lineups; `nil` if none does.
  package func site(taking found: Found) -> UploadSite? {
    guard searched.pool.ids != nil, found.set.status == .found || entries?.isSwap == true else { return nil }
    return UploadSite(of: searched.rules)
  }

  /// Records the seats of the players on the site's page.
  private func seat(_ lineups: inout [TopTeamRecord], _ found: Found, on site: UploadSite) {
    let slots = entries?.sheet.slots ?? site.slots(of: searched.rules)
    let seats = LineupSeats(slots, of: searched.pool, under: searched.rules, ruled: searched.ruled)
    if let entries { return entries.seat(&lineups, found.byEntry, seats) }
    for index in lineups.indices { lineups[index].seats = seats.seats(of: lineups[index]) }
  }
}

extension LineupsContent {
  /// Records the totals of the lineups with noise, besides those without.
  /// - Parameters:
  ///   - drawn: the total of each lineup, in thousandths.
  ///   - places: digits after the point of the skills.
  fileprivate mutating func note(_ drawn: [Int128], places: Int) {
    for (index, total) in zip(lineups.indices, drawn) {
      lineups[index].projection = lineups[index].skill
      lineups[index].skill = ExactDecimal(total, places: places + 3)
    }
  }
}

extension LineupSet {
  /// Whether there is a set, or it is proved that there is none.
  fileprivate var isKnown: Bool {
    switch status {
    case .found, .tooFew: true
    case .notFound(_, let isProved): isProved
    case .stopped: false
    }
  }
}
