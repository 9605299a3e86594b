import Chance
import Testing

@testable import Search

struct StoppedListTests {
  @Test(arguments: [1, 3])
  func aStoppedListIsABeginning(jobs: Int) {
    var partial = 0
    for family in InstanceFamily.allCases {
      let problem = family.problem(count: 60, size: 4)
      let all = problem.bestTeams(count: 300)
      #expect(all.isComplete && all.teams.count == 300)
      for most in [0, 1, 5, 100] {
        let stopper = StopsAfterItems(after: most)
        if most == 0 { stopper.stop.raise() }
        let list = problem.bestTeams(
          count: 300, limits: Limits(jobs: jobs, stop: stopper.stop), progress: stopper)
        #expect(list.teams == Array(all.teams.prefix(list.teams.count)), "\(family), \(most)")
        #expect(list.isComplete == (list.teams.count == 300), "\(family), \(most)")
        if !list.isComplete, !list.teams.isEmpty { partial += 1 }
      }
    }
    #expect(partial > 10)
  }

  @Test(arguments: [1, 3])
  func aStoppedListOfDifferentTeamsIsABeginning(jobs: Int) {
    var tuning = SearchTuning()
    tuning.stepsBeforeThreads = 0
    // One team at a time, so that the signal comes between them.
    tuning.mostTeamsAtOnce = 1
    for family in InstanceFamily.allCases {
      let problem = family.problem(count: 60, size: 4)
      let all = problem.bestTeams(count: 9, differingBy: 3)
      for most in [2, 5] {
        let stopper = StopsAfterItems(after: most)
        let list = problem.differentTeams(
          sharing: nil, count: 9, differingBy: 3, limits: Limits(jobs: jobs, stop: stopper.stop),
          progress: stopper, tuning: tuning)
        #expect(!list.isComplete && list.hasMore == nil && list.teams.count == most, "\(family)")
        #expect(list.teams == Array(all.teams.prefix(most)), "\(family)")
      }
    }
  }

  /// The signal may come at any time, while many teams are found at once.
  @Test(arguments: [1, 3])
  func aStopAtAnyTimeLeavesABeginning(jobs: Int) {
    let problem = InstanceFamily.uniform.problem(count: 150, size: 5)
    let all = problem.bestTeams(count: 150, differingBy: 3)
    #expect(all.isComplete && all.teams.count == 150)
    var tuning = SearchTuning()
    tuning.stepsBeforeThreads = 0
    for microseconds in [0, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000] {
      let stop = StopSignal(after: .microseconds(microseconds))
      let list = problem.differentTeams(
        sharing: nil, count: 150, differingBy: 3, limits: Limits(jobs: jobs, stop: stop),
        progress: nil, tuning: tuning)
      #expect(list.teams == Array(all.teams.prefix(list.teams.count)))
      #expect(list.isComplete == (list.teams.count == 150))
    }
  }

  @Test func whatIsNotProvedHasNoList() {
    let problem = InstanceFamily.real.problem(count: 60, size: 4)
    var best = problem.findTeam(limits: Limits())
    best.status = .stopped
    let expected = TeamList(teams: [], isComplete: false, hasMore: nil)
    #expect(problem.bestTeams(count: 5, sharing: best) == expected)
    #expect(problem.bestTeams(count: 5, differingBy: 2, sharing: best) == expected)
  }

  /// A thousand teams of twelve from ninety twelve-digit numbers: minutes of work.
  @Test func aDeadlineEndsALongList() {
    let problem = InstanceFamily.subsetSumWide.problem(count: 90, size: 12)
    for different in [1, 4] {
      let start = ContinuousClock.now
      let limits = Limits(jobs: 2, stop: StopSignal(after: .milliseconds(100)))
      let list = problem.bestTeams(count: 1_000, differingBy: different, limits: limits)
      #expect(!list.isComplete)
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }
}
