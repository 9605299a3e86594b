/// The same answer as ``findBestTeam(_:limits:progress:)`` by looking at every team.
public func bruteForceBestTeam(
  _ problem: Problem, limits: Limits = Limits(), progress: some SearchProgress = NoProgress()
) -> Answer {
  fatalError("comes with the next commit")
}
