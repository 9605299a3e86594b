/// Snapshots
