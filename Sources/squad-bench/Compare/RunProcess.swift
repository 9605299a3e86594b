import Glibc

/// A process that has ended.
struct FinishedProcess {
  /// The seconds from its start to its end.
  var seconds: Double
  /// Whether it exited by itself with code 0.
  var succeeded: Bool
}

/// Runs a command as a separate process; its output goes into a file, its standard error nowhere.
/// - Parameter timeLimit: the seconds after which it is killed.
func runProcess(_ command: [String], output: String, timeLimit: Int) -> FinishedProcess {
  var arguments: [UnsafeMutablePointer<CChar>?] = (["timeout", "\(timeLimit)"] + command).map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  let began = ContinuousClock.now
  var process: pid_t = 0
  var status: Int32 = 0
  guard posix_spawnp(&process, "timeout", &actions, nil, arguments, environ) == 0 else {
    return FinishedProcess(seconds: 0, succeeded: false)
  }
  waitpid(process, &status, 0)
  return FinishedProcess(seconds: began.duration(to: .now) / .seconds(1), succeeded: status == 0)
}
