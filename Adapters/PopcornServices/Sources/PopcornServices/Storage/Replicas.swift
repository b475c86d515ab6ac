import PopcornCaching
import PopcornConcurrency
import TMDb

/// The other processes that use the same databases on a server.
protocol Replicas: Sendable {

    /// The leases of fetches, of which one process at a time has one for a value.
    var leases: any FetchLeases { get }

    /// Returns the allowance of requests to TMDb that all processes share.
    func allowance(_ limit: RateLimit) -> any RequestAllowance

    /// Passes the announcements of a notifier to the other processes, and theirs to the notifier.
    func relay(_ notifier: ChangeNotifier)

    /// Ends the communication with the other processes.
    func close() async
}
