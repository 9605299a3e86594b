import Glibc

/// Makes a write beyond the file size limit (RLIMIT_FSIZE) and a write to a closed pipe fail with an error, instead of
/// killing the process with SIGXFSZ or SIGPIPE.
///
/// It applies to the whole process; call it once, at the start of the program.
public func ignoreWriteSignals() {
  signal(SIGXFSZ, SIG_IGN)
  signal(SIGPIPE, SIG_IGN)
}
