import Glibc

/// Makes a write beyond the file size limit (RLIMIT_FSIZE) and a write to a closed pipe fail with an
/// error, instead of killing the process by SIGXFSZ or SIGPIPE.
///
/// For the whole process; call it once, first thing in the program.
public func ignoreWriteSignals() {
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
}
