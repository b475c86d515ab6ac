package import AsyncPrimitives
package import CoreDomain
package import CoreMetrics
package import Logging

/// What all cached reads of a program share: the rules, the clock, the background refreshes and where they report to.
package final class CachingEnvironment: Sendable {

    package let policy: FreshnessPolicy
    package let clock: WallClock
    let metrics: any MetricsFactory
    package let logger: Logger
    let tasks = OwnedTasks()
    let refreshes: RefreshQueue
    let revocations = Revocations()

    /// Tells what was stored anew, by its key. Whoever writes elsewhere what is read together with it tells it here too.
    package let changes = ChangeNotifier()

    /// Waits for a time, or until the task is cancelled.
    package let sleep: @Sendable (Duration) async -> Void

    /// - Parameters:
    ///   - policy: How long what TMDb gave is good.
    ///   - clock: Tells the time.
    ///   - metrics: Where reads and refreshes are counted.
    ///   - logger: Where failures are logged that no caller hears of.
    ///   - sleep: Waits for a time, or until the task is cancelled.
    package init(
        policy: FreshnessPolicy = FreshnessPolicy(), clock: WallClock = .system,
        metrics: any MetricsFactory = MetricsSystem.factory, logger: Logger,
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.policy = policy
        self.clock = clock
        self.metrics = metrics
        self.logger = logger
        self.sleep = sleep
        refreshes = RefreshQueue(clock: clock, tasks: tasks)
    }

    /// Forbids what is being fetched now to be written. Call it before everything is deleted.
    package func revokeWrites() {
        revocations.revokeAll()
    }

    /// How many requests and refreshes are under way or wait.
    package var pendingWorkCount: Int { tasks.count + refreshes.waitingCount }

    /// Ends what is under way: ends those who follow changes, drops the refreshes that wait, gives those that have begun
    /// a grace time, then cancels them and waits for their end. Reads that need TMDb fail from now on.
    ///
    /// - Parameter grace: Default: 5 seconds.
    package func shutdown(grace: Duration = .seconds(5)) async {
        changes.end()
        refreshes.close()
        await tasks.shutdown { [sleep] in await sleep(grace) }
    }
}
