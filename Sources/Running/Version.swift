/// The version of the program; snapshots and reports record it.
package let version = "0.2.0"

/// Program and version, as files record them.
package let programVersion = "squad \(version)"
