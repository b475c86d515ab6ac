import PopcornCaching
import PopcornConcurrency
import TMDb

/// The other processes that use the same databases on a server.
struct Replicas: Sendable {

    /// The leases of fetches, of which one process at a time has one for a value.
    let leases: any FetchLeases

    /// Returns the allowance of requests to TMDb that all processes share.
    let allowance: @Sendable (RateLimit) -> any RequestAllowance

    /// Passes the announcements of a notifier to the other processes, and theirs to the notifier.
    let relay: @Sendable (ChangeNotifier) -> Void

    /// Ends the communication with the other processes.
    let close: @Sendable () async -> Void
}
