import CoreDomain
import CoreInfrastructure
import CoreMetrics
import Foundation
import Logging
import PopcornCaching
import PopcornConcurrency
import PopcornPersistence
import PopcornSharedAdapters

/// The implementation of ``ContentCache/refreshChanged(progress:)``.
struct ChangeRefresh: Sendable {

    /// The number of days for which TMDb has changes.
    private static let dayLimit = 14
    /// The time after the end of a day before its changes are read, so that TMDb's lists are complete.
    private static let settlingTime: TimeInterval = 3600
    /// The maximum number of pages of a list that TMDb returns.
    private static let pageLimit = 500
    /// The maximum number of values that are refreshed between two updates of the stored list. If the process ends
    /// before the update, these values are compared with the cache again.
    private static let chunkSize = 50
    /// The kinds that have a change feed.
    private static let kinds: [ContentKind] = [.movie, .tvSeries, .person]
    /// Returns the kinds of items that a change may concern. A change of a series may be a change of its seasons or
    /// episodes, which are cached independently of the series.
    private static func changedKinds(by kind: ContentKind) -> [ContentKind] {
        kind == .tvSeries ? [kind, .tvSeason, .tvEpisode] : [kind]
    }

    let remote: TMDbChangeFeedRemoteDataSource
    let store: ChangeFeedStore
    let lease: JobLease
    let contents: [ContentKind: any CacheMaintaining]
    /// The responses of TMDb that belong to titles, which are refreshed when they are read.
    let responses: [ContentKind: any CacheMaintaining]
    let reader: any ContentReader
    let metrics: ChangeRefreshMetrics
    let environment: CachingEnvironment

    /// Reads the change feeds and refreshes the changed values.
    func run(
        _ report: @escaping @Sendable (ChangeRefreshProgress) -> Void
    ) async throws(PopcornError) -> ChangeRefreshProgress {
        guard try await lease.acquire(at: environment.clock.now) else {
            return ChangeRefreshProgress(isDoneByAnotherProcess: true)
        }
        let result = await outcome { () async throws(PopcornError) in try await work(report) }
        await lease.release(at: environment.clock.now)
        return try result.get()
    }

    /// The job that refreshes the changed values once an hour, and ten minutes after a failure.
    var repeated: RepeatedJob { RepeatedJob(sleep: environment.sleep, runOnce: runOnce) }

    @Sendable private func runOnce() async -> Duration {
        do throws(PopcornError) {
            let progress = try await run { _ in }
            environment.logger.info(
                "Changed values were refreshed",
                metadata: [
                    "pages": "\(progress.pages)", "refreshed": "\(progress.refreshed)",
                    "failed": "\(progress.failed)", "done_by_another_process": "\(progress.isDoneByAnotherProcess)",
                ])
            return .seconds(3600)
        } catch {
            if error.kind != .cancelled {
                environment.logger.warning("Changed values were not refreshed", metadata: ["error": "\(error)"])
            }
            return .seconds(600)
        }
    }

    private func work(
        _ report: @escaping @Sendable (ChangeRefreshProgress) -> Void
    ) async throws(PopcornError) -> ChangeRefreshProgress {
        var run = Run(job: self, report: report)
        for kind in Self.kinds where !run.progress.isDoneByAnotherProcess { try await run.readFeed(of: kind) }
        if !run.progress.isDoneByAnotherProcess { try await run.refreshValues() }
        return run.progress
    }
}

extension ChangeRefresh {

    /// Returns the tables with the values that a change may concern.
    private func changedTables(by kind: ContentKind) -> [any CacheMaintaining] {
        Self.changedKinds(by: kind).compactMap { contents[$0] } + [responses[kind]].compactMap(\.self)
    }

    /// One call of the job.
    private struct Run {

        let job: ChangeRefresh
        let report: @Sendable (ChangeRefreshProgress) -> Void
        var progress = ChangeRefreshProgress()

        /// Renews the lease.
        ///
        /// - Returns: `false` if another process has acquired it meanwhile, for example while TMDb was unavailable.
        private mutating func renewLease() async throws(PopcornError) -> Bool {
            guard !Task.isCancelled else { throw PopcornError(.cancelled, "The refresh of changes was cancelled") }
            progress.isDoneByAnotherProcess = try await !job.lease.acquire(at: job.environment.clock.now)
            return !progress.isDoneByAnotherProcess
        }

        // MARK: Feeds

        /// Reads the changes of a kind until the last day whose list is complete.
        mutating func readFeed(of kind: ContentKind) async throws(PopcornError) {
            let today = job.environment.clock.now.addingTimeInterval(-ChangeRefresh.settlingTime).startOfDay
            guard try await hasValues(of: kind) else {
                // What is cached from now on is newer than the lists until today.
                return try await PopcornError.storage { () throws(DatabaseError) in
                    try await job.store.advance(kind, to: ChangeFeedPosition(day: today))
                }
            }
            while try await renewLease() {
                let position = try await nextPosition(of: kind, today: today)
                guard position.day < today else { return }
                let page = try await fetchPage(of: kind, position)
                // The lease may have expired during the request, and another process may have read the page.
                guard try await nextPosition(of: kind, today: today) == position else { continue }
                try await store(page, of: kind, at: position)
            }
        }

        private mutating func store(
            _ page: ChangePage, of kind: ContentKind, at position: ChangeFeedPosition
        ) async throws(PopcornError) {
            let dayEnd = position.day.addingTimeInterval(secondsPerDay)
            let (values, marks) = try await changedValues(kind, page.ids, changedAt: dayEnd)
            let next =
                position.page < min(page.pageCount, ChangeRefresh.pageLimit)
                ? ChangeFeedPosition(day: position.day, page: position.page + 1) : ChangeFeedPosition(day: dayEnd)
            try await PopcornError.storage { () throws(DatabaseError) in
                try await job.store.advance(kind, to: next, with: values, marking: marks)
            }
            progress.pages += 1
            progress.entries += page.ids.count
            job.metrics.pages.increment()
            report(progress)
        }

        private func fetchPage(
            of kind: ContentKind, _ position: ChangeFeedPosition
        ) async throws(PopcornError) -> ChangePage {
            try await RequestPriority.$current.withValue(.background) {
                await outcome { () async throws(PopcornError) in
                    try await job.remote.changes(of: kind, on: position.day, page: position.page)
                }
            }.get()
        }

        private func hasValues(of kind: ContentKind) async throws(PopcornError) -> Bool {
            for table in job.changedTables(by: kind) {
                let oldest = try await PopcornError.storage { () throws(DatabaseError) in
                    try await table.oldest
                }
                if oldest != nil { return true }
            }
            return false
        }

        /// Returns the next page to read.
        private func nextPosition(of kind: ContentKind, today: Date) async throws(PopcornError) -> ChangeFeedPosition {
            let earliest = today.addingTimeInterval(-Double(ChangeRefresh.dayLimit) * secondsPerDay)
            let stored = try await PopcornError.storage { () throws(DatabaseError) in
                try await job.store.position(of: kind)
            }
            if let stored {
                // A position in the future is that of a clock that was wrong.
                return earliest...today ~= stored.day ? stored : ChangeFeedPosition(day: earliest)
            }
            var oldest = today
            for table in job.changedTables(by: kind) {
                let date = try await PopcornError.storage { () throws(DatabaseError) in try await table.oldest }
                oldest = min(oldest, date?.startOfDay ?? today)
            }
            return ChangeFeedPosition(day: max(oldest, earliest))
        }

        /// Returns the values of changed items, and the changes that mark these values, the seasons, the episodes and
        /// the responses of the items as stale. Values that were cached after the change are omitted.
        private func changedValues(
            _ kind: ContentKind, _ ids: [Int], changedAt: Date
        ) async throws(PopcornError) -> (values: [ChangedValue], marks: [EntityChange]) {
            let ids = ids.compactMap { ContentID(kind, numbers: [$0]) }
            var values: [ChangedValue] = []
            var marks: [EntityChange] = []
            for changedKind in ChangeRefresh.changedKinds(by: kind) {
                let changed = try await cachedValues(of: ids, in: changedKind).filter { $0.cachedAt < changedAt }
                marks += changed.map(\.outdatedMark)
                guard changedKind == kind else { continue }
                values = changed.map { ChangedValue($0.id, language: $0.language, changedAt: changedAt) }
            }
            if !ids.isEmpty, let responses = job.responses[kind] {
                marks += try await PopcornError.storage { () throws(DatabaseError) in
                    try await responses.values(of: ids)
                }.filter { $0.cachedAt < changedAt }.map(\.outdatedMark)
            }
            return (values, marks)
        }

        /// Returns the cached values of items of a kind, in one read.
        private func cachedValues(
            of ids: [ContentID], in kind: ContentKind
        ) async throws(PopcornError) -> [CachedContent] {
            guard !ids.isEmpty, let content = job.contents[kind] else { return [] }
            return try await PopcornError.storage { () throws(DatabaseError) in try await content.values(of: ids) }
        }

        // MARK: Values

        /// Refreshes the changed values, most recently used first.
        mutating func refreshValues() async throws(PopcornError) {
            let values = try await PopcornError.storage { () throws(DatabaseError) in
                try await job.store.changedValues()
            }
            progress.changed = values.count
            job.metrics.waiting.record(values.count)
            if !values.isEmpty { report(progress) }
            var remaining = values[...]
            while !remaining.isEmpty {
                guard try await renewLease() else { return }
                let chunk = Array(remaining.prefix(ChangeRefresh.chunkSize))
                remaining = remaining.dropFirst(chunk.count)
                try await refresh(chunk)
                job.metrics.waiting.record(remaining.count)
            }
        }

        private mutating func refresh(_ values: [ChangedValue]) async throws(PopcornError) {
            var outdated: [ChangedValue] = []
            for (kind, group) in Dictionary(grouping: values, by: \.id.kind) {
                let cached = try await cachedValues(of: Array(Set(group.map(\.id))), in: kind)
                outdated += group.filter { value in
                    cached.contains {
                        $0.id == value.id && $0.language == value.language && $0.cachedAt < value.changedAt
                    }
                }
            }
            progress.skipped += values.count - outdated.count
            var failed: Set<ContentID> = []
            for (language, group) in Dictionary(grouping: outdated, by: \.language) {
                guard let locale = try? ContentLocale(language: language) else {
                    progress.skipped += group.count
                    continue
                }
                let result = try await load(group.map(\.id), locale)
                failed.formUnion(result.failures.map(\.id))
            }
            let done = values.filter { !failed.contains($0.id) }
            try await PopcornError.storage { () throws(DatabaseError) in try await job.store.remove(done) }
        }

        /// Fetches items in the language of a locale, and adds their number to the progress.
        private mutating func load(
            _ ids: [ContentID], _ locale: ContentLocale
        ) async throws(PopcornError) -> CacheProgress {
            let (before, report) = (progress, report)
            let load = CacheLoad(selection: .all, locale: nil, total: ids.count) { report(before.adding($0)) }
            var loading = CacheLoading(
                load, locale: locale, reader: job.reader, environment: job.environment)
            let result = try await loading.run(ContentIDSource(ids))
            progress = before.adding(result)
            job.metrics.refreshed.increment(by: result.fetched)
            return result
        }
    }
}

private let secondsPerDay: TimeInterval = 86_400

extension ChangeRefreshProgress {

    fileprivate func adding(_ progress: CacheProgress) -> ChangeRefreshProgress {
        var sum = self
        sum.refreshed += progress.fetched
        sum.notFound += progress.notFound
        sum.failed += progress.failed
        return sum
    }
}

/// The metrics of the refresh of changed values.
///
/// | name | type | |
/// |---|---|---|
/// | `popcorn_changes_pages_total` | counter | pages of TMDb's lists of changes |
/// | `popcorn_changes_refreshed_total` | counter | values that were refreshed because they changed |
/// | `popcorn_changes_waiting` | gauge | changed values that are not refreshed yet |
struct ChangeRefreshMetrics: Sendable {

    let pages, refreshed: Counter
    let waiting: Gauge

    init(_ metrics: any MetricsFactory) {
        pages = Counter(label: "popcorn_changes_pages_total", dimensions: [], factory: metrics)
        refreshed = Counter(label: "popcorn_changes_refreshed_total", dimensions: [], factory: metrics)
        waiting = Gauge(label: "popcorn_changes_waiting", dimensions: [], factory: metrics)
    }
}

/// The progress of ``ContentCache/refreshChanged(progress:)``, and its result.
public struct ChangeRefreshProgress: Codable, Equatable, Sendable {

    /// The number of pages of TMDb's lists that were read.
    public var pages: Int
    /// The number of entries on these pages, cached or not.
    public var entries: Int
    /// The number of cached values that changed since they were cached, including those of earlier calls that were not
    /// refreshed yet. Each language counts separately.
    public var changed: Int
    /// The number of values that were refreshed.
    public var refreshed: Int
    /// The number of changed values that other reads or processes have refreshed or deleted meanwhile.
    public var skipped: Int
    /// The number of values that TMDb no longer has.
    public var notFound: Int
    /// The number of values that could not be refreshed. A later call retries them.
    public var failed: Int
    /// Whether another process refreshes the changed values of the cache, so that this process did not begin, or
    /// stopped.
    public var isDoneByAnotherProcess: Bool

    /// Creates the progress of a refresh.
    public init(
        pages: Int = 0, entries: Int = 0, changed: Int = 0, refreshed: Int = 0, skipped: Int = 0, notFound: Int = 0,
        failed: Int = 0, isDoneByAnotherProcess: Bool = false
    ) {
        self.pages = pages
        self.entries = entries
        self.changed = changed
        self.refreshed = refreshed
        self.skipped = skipped
        self.notFound = notFound
        self.failed = failed
        self.isDoneByAnotherProcess = isDoneByAnotherProcess
    }
}
