import Glibc

/// Returns how many files the process may have open at once, after raising the limit as far as the system allows.
public func raiseOpenFileLimit() -> Int {
  var limits = rlimit()
  guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits) == 0 else { return .max }
  let wanted = min(limits.rlim_max, 65_536)
  if limits.rlim_cur < wanted {
    limits.rlim_cur = wanted
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limits)
  }
  return Int(clamping: limits.rlim_cur)
}
