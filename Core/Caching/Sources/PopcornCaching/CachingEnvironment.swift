package import CoreDomain
package import CoreMetrics
package import Foundation
package import Logging
package import PopcornConcurrency

/// An environment that all cached reads of a program share: freshness policy, clock, background refreshes, metrics and
/// logger.
package final class CachingEnvironment: Sendable {

    /// The rules that determine how long cached values are fresh, stale and kept.
    package let policy: FreshnessPolicy
    package let clock: WallClock
    let metrics: any MetricsFactory
    /// The logger for failures that are not reported to a caller.
    package let logger: Logger
    let tasks = OwnedTasks()
    let refreshes: RefreshQueue
    let revocations = Revocations()
    /// The latest responses of TMDb, as the cached readers received them.
    package let responses = LatestResponses()
    /// The leases of fetches; `nil` if no processes share the cache.
    let leases: (any FetchLeases)?
    /// The index of the names of titles; `nil` without an index.
    package let names: (any TitleNameIndex)?
    /// The updater of the last known names of titles on watchlists; `nil` if no names are stored.
    package let titles: (any LastKnownTitleKeeping)?
    /// The table in which uses of titles are recorded; `nil` if they are not recorded.
    private let uses: TitleUses?
    /// A closure that stores the recorded uses. It is called in a task of the environment.
    private let flushUses: @Sendable () async -> Void
    private let warnings = WarningInterval()

    /// The notifier of stored values, with their cache keys as topics.
    ///
    /// Code that writes other data that is read together with cached values, such as the watchlist, announces its
    /// changes here too.
    package let changes = ChangeNotifier()

    /// A closure that waits for a duration, or until the task is cancelled.
    package let sleep: @Sendable (Duration) async -> Void

    /// The maximum time that a read waits for a request, including its retries and its wait for the rate limit; `nil`
    /// for no limit. Reads in the background have no limit.
    package let readDeadline: Duration?

    /// A closure that returns whether writes to the cache wait for another process. Interactive reads do not wait for a
    /// blocked write.
    let isWriteBlocked: @Sendable () -> Bool

    /// Creates an environment.
    ///
    /// The parameters are the properties of the same names. Default: the system clock, the metrics factory that the
    /// process has bootstrapped, and no value for the other parameters.
    package init(
        policy: FreshnessPolicy = FreshnessPolicy(), readDeadline: Duration? = nil, clock: WallClock = .system,
        metrics: any MetricsFactory = MetricsSystem.factory, logger: Logger,
        isWriteBlocked: @escaping @Sendable () -> Bool = { false }, leases: (any FetchLeases)? = nil,
        names: (any TitleNameIndex)? = nil, titles: (any LastKnownTitleKeeping)? = nil, uses: TitleUses? = nil,
        flushUses: @escaping @Sendable () async -> Void = {},
        sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.policy = policy
        self.readDeadline = readDeadline
        self.clock = clock
        self.metrics = metrics
        self.logger = logger
        self.isWriteBlocked = isWriteBlocked
        self.leases = leases
        self.names = names
        self.titles = titles
        self.uses = uses
        self.flushUses = flushUses
        self.sleep = sleep
        refreshes = RefreshQueue(clock: clock, tasks: tasks)
    }

    /// Revokes the write permits of all requests in flight, so that their results are not cached. Call this method
    /// before deleting all entries.
    package func revokeWrites() {
        revocations.revokeAll()
    }

    /// The maximum time that a value may be used without judging its freshness again. The class of a value, and so its
    /// time to live, may change at any time.
    private static let recordedValidity: TimeInterval = 60

    /// Records the time until which a value may be used, and the closure that records its uses. A value that is not
    /// fresh is not kept, because reading it may start a refresh.
    func record(_ answer: Sourced<some Any>, of key: some CacheKey, with recorder: ReadRecorder) {
        guard answer.origin == .cache, answer.failure == nil, let freshUntil = answer.freshUntil else {
            return recorder.refuse()
        }
        recorder.limit(until: min(freshUntil, clock.now + Self.recordedValidity))
        if let uses, let title = key.title {
            recorder.addUse { [self] date in record(title, in: uses, at: date) }
        }
    }

    /// Records that a value must be read again after a while, because its data is used regardless of its age.
    package func recordValidity(with recorder: ReadRecorder) {
        recorder.limit(until: clock.now + Self.recordedValidity)
    }

    /// Registers a key with the change observer of the current task, if any, so that the observer is notified when a
    /// value is stored under the key. A ``CachedReader`` registers its own keys.
    package func registerKey(_ key: some CacheKey) {
        changes.registerTopic(key.description)
    }

    /// Notifies the observers of a key that its value was stored. A ``CachedReader`` announces its own keys.
    package func announce(_ key: some CacheKey) {
        changes.announce(key.description)
    }

    /// Records that the title of a key was read from the cache or is about to be stored.
    func recordUse(of key: some CacheKey, at date: Date) {
        guard let uses, let title = key.title else { return }
        record(title, in: uses, at: date)
    }

    /// Adds the names of a value that is about to be stored to the index of titles.
    func addNames(of value: some Sendable, at key: some CacheKey) {
        guard let names, let language = key.languageTag, let content = value as? any NamedContent else { return }
        let found = content.contentNames
        if !found.isEmpty { names.add(found, language: language) }
    }

    /// Updates the last known name of the title of a key whose response was cached.
    func updateName(ofTitleAt key: some CacheKey) {
        guard let titles, let title = key.title, let kind = TitleKind(rawValue: title.kind.rawValue),
            let language = key.languageTag
        else { return }
        titles.update(TitleID(kind, title.id), language: language)
    }

    private func record(_ title: CachedTitle, in uses: TitleUses, at date: Date) {
        guard uses.record(title, at: date) else { return }
        let task = tasks.start(priority: .background, isDetached: true) { [flushUses] in
            await flushUses()
            uses.endFlush()
        }
        if task == nil { uses.endFlush() }
    }

    /// Records a failure of TMDb.
    func recordFailure(_ error: PopcornError) {
        responses.failed(with: error, at: clock.now, uptime: clock.uptime)
    }

    /// Logs a warning that TMDb rejects the credential while old values are returned.
    func warnOfRejectedCredential(_ failure: PopcornError) {
        warn("TMDb rejects the credential. Old values are returned from the cache.", metadata: ["error": "\(failure)"])
    }

    /// Logs a warning, at most once a minute for each message. Repetitions are logged at the level debug.
    func warn(_ message: StaticString, metadata: @autoclosure () -> Logger.Metadata) {
        let isDue = warnings.begin(message, at: clock.uptime)
        logger.log(level: isDue ? .warning : .debug, "\(message)", metadata: metadata())
    }

    /// The number of running requests and refreshes, plus the number of waiting refreshes.
    package var pendingWorkCount: Int { tasks.count + refreshes.waitingCount }

    /// The work that is running and waiting.
    package var workload: Workload {
        let refreshes = (running: refreshes.runningCount, waiting: refreshes.waitingCount, pauseEnd: refreshes.pauseEnd)
        return Workload(
            requests: max(0, tasks.count - refreshes.running), runningRefreshes: refreshes.running,
            waitingRefreshes: refreshes.waiting, refreshesPausedUntil: refreshes.pauseEnd)
    }

    /// Whether the environment was shut down, so that reads that need TMDb fail.
    package var isShutDown: Bool { tasks.isShutDown }

    /// Shuts down: ends all change observers, drops waiting refreshes, and waits a grace period for running requests
    /// and refreshes. Then cancels the remaining requests and refreshes, and waits until they end. Later reads that
    /// need TMDb throw `unavailable`.
    ///
    /// - Parameter grace: The grace period. Default: 5 seconds.
    package func shutdown(grace: Duration = .seconds(5)) async {
        changes.end()
        refreshes.close()
        await tasks.shutdown { [sleep] in await sleep(grace) }
    }
}

/// The work of the cached readers at one moment.
package struct Workload: Equatable, Sendable {
    /// The number of requests to TMDb in flight, including those that wait for the rate limit.
    package let requests: Int
    /// The number of background refreshes that are running.
    package let runningRefreshes: Int
    /// The number of background refreshes that wait.
    package let waitingRefreshes: Int
    /// The date until which no background refresh starts, because TMDb limits the rate; `nil` if they are not paused.
    package let refreshesPausedUntil: Date?
}
