import CoreDomain
import CoreInfrastructure
import CoreMetrics
import Foundation
import Logging
import PopcornCaching
import PopcornConcurrency

/// The implementation of ``ContentCache/warm(from:locale:progress:)``, and the daily job.
struct WarmUp: Sendable {

    /// The maximum number of items of all sources together.
    static let itemLimit = 100_000
    /// The maximum number of owners that are read at a time.
    private static let ownerLimit = 500
    /// The number of items between two renewals of the lease.
    private static let chunkSize = 50
    /// The number of consecutive empty pages after which a list has ended.
    private static let emptyPageLimit = 3
    /// The pause of the job after a run without failures.
    private static let pause = Duration.seconds(86_400)
    /// The pause of the job after a failure.
    private static let failurePause = Duration.seconds(3600)
    /// The pause of the job while another process runs it.
    private static let contentionPause = Duration.seconds(300)

    let lists: WarmUpLists
    let watchlist: any WatchlistRepository
    let library: any LibraryRepository
    let reader: any ContentReader
    let defaults: ContentDefaults
    let lease: JobLease
    let metrics: WarmUpMetrics
    let environment: CachingEnvironment

    /// Fetches the items of sources that are not cached or no longer fresh.
    func run(
        _ sources: [WarmUpSource], locale: ContentLocale?, _ report: @escaping @Sendable (WarmUpProgress) -> Void
    ) async throws(PopcornError) -> WarmUpProgress {
        for source in sources { try source.validate() }
        var run = Run(job: self, locale: defaults.locale(for: locale), report: report)
        try await run.perform(sources)
        return run.progress
    }
}

// MARK: - The daily job

extension WarmUp {

    /// Creates the job that warms up the cache once a day, and an hour after a failure.
    func repeated(_ sources: [WarmUpSource]) -> RepeatedJob {
        metrics.lastSuccess.record(0)
        return RepeatedJob(sleep: environment.sleep) { await runOnce(sources) }
    }

    /// Warms the cache unless another process does so, and logs the steps.
    ///
    /// - Returns: The pause before the next run.
    private func runOnce(_ sources: [WarmUpSource]) async -> Duration {
        let logger = environment.logger
        do throws(PopcornError) {
            guard try await lease.acquire(at: environment.clock.now) else {
                logger.debug("Another process warms up the cache")
                return Self.contentionPause
            }
            let pause = await outcome { () async throws(PopcornError) in try await runWithLease(sources) }
            await lease.release(at: environment.clock.now)
            return try pause.get()
        } catch {
            if error.kind != .cancelled {
                logger.warning("The warm-up of the cache failed", metadata: ["error": "\(error)"])
            }
            return Self.failurePause
        }
    }

    private func runWithLease(_ sources: [WarmUpSource]) async throws(PopcornError) -> Duration {
        let logger = environment.logger
        let start = environment.clock.uptime
        logger.info(
            "The warm-up of the cache began",
            metadata: ["sources": "\(sources.map(\.logDescription).joined(separator: ", "))"])
        var run = Run(
            job: self, locale: defaults.locale(for: nil), report: { _ in },
            mayContinue: { () throws(PopcornError) in try await lease.acquire(at: environment.clock.now) },
            logsSources: true)
        try await run.perform(sources)
        guard !run.isStopped else {
            logger.info("The warm-up of the cache stopped, because another process continues it")
            return Self.contentionPause
        }
        let items = run.progress.items
        let hasFailed = run.progress.firstError != nil
        logger.log(
            level: hasFailed ? .warning : .info,
            hasFailed ? "The warm-up of the cache ended with failures" : "The warm-up of the cache ended",
            metadata: [
                "fetched": "\(items.fetched)", "fresh": "\(items.fresh)", "not_found": "\(items.notFound)",
                "failed": "\(items.failed)",
                "failed_sources": "\(run.progress.sources.count { $0.error != nil })",
                "seconds": "\(Int((environment.clock.uptime - start) / .seconds(1)))",
            ].merging(items.failures.first.map { ["error": "\($0.id): \($0.error)"] } ?? [:]) { $1 })
        if !hasFailed { metrics.lastSuccess.record(environment.clock.now.timeIntervalSince1970) }
        return hasFailed ? Self.failurePause : Self.pause
    }
}

// MARK: - A run

extension WarmUp {

    /// One warm-up.
    fileprivate struct Run {

        private let job: WarmUp
        private let locale: ContentLocale
        private let report: @Sendable (WarmUpProgress) -> Void
        private let mayContinue: @Sendable () async throws(PopcornError) -> Bool
        private let logsSources: Bool
        private var pauses: LoadPauses
        /// The items of all sources, each once, at most ``WarmUp/itemLimit``.
        private var ids: [ContentID] = []
        private var known: Set<ContentID> = []
        /// The items of the current source, at most ``WarmUp/itemLimit``.
        private var listed: Set<ContentID> = []

        private(set) var progress = WarmUpProgress()
        /// Whether the run ended early because the closure returned that it must not continue.
        private(set) var isStopped = false

        /// Creates a run.
        ///
        /// - Parameters:
        ///   - mayContinue: A closure that returns whether the run continues. It is called several times a minute
        ///     unless TMDb is slow. Default: always.
        ///   - logsSources: Whether each source is logged. Default: `false`.
        init(
            job: WarmUp, locale: ContentLocale, report: @escaping @Sendable (WarmUpProgress) -> Void,
            mayContinue: @escaping @Sendable () async throws(PopcornError) -> Bool = { true },
            logsSources: Bool = false
        ) {
            self.job = job
            self.locale = locale
            self.report = report
            self.mayContinue = mayContinue
            self.logsSources = logsSources
            pauses = LoadPauses(environment: job.environment)
        }

        mutating func perform(_ sources: [WarmUpSource]) async throws(PopcornError) {
            for source in sources where !isStopped { try await read(source) }
            guard !isStopped else { return }
            progress.items.total = ids.count
            report(progress)
            var remaining = ids[...]
            job.metrics.remaining.record(remaining.count)
            while !remaining.isEmpty, try await canContinue() {
                try await load(remaining.prefix(WarmUp.chunkSize))
                remaining = remaining.dropFirst(WarmUp.chunkSize)
                job.metrics.remaining.record(remaining.count)
            }
        }

        /// Returns whether the run continues.
        private mutating func canContinue() async throws(PopcornError) -> Bool {
            guard !Task.isCancelled else { throw .loadCancelled }
            if !isStopped { isStopped = try await !mayContinue() }
            return !isStopped
        }

        /// Fetches the items of a chunk that are not fresh.
        private mutating func load(_ chunk: ArraySlice<ContentID>) async throws(PopcornError) {
            let (before, report) = (progress, report)
            let load = CacheLoad(selection: .notFresh, locale: nil, total: nil) { part in
                var progress = before
                progress.items.add(part)
                report(progress)
            }
            var loading = CacheLoading(load, locale: locale, reader: job.reader, environment: job.environment)
            let part = try await loading.run(ContentIDSource(chunk))
            progress.items.add(part)
            job.metrics.count(part)
        }
    }
}

// MARK: - The sources of a run

extension WarmUp.Run {

    /// Reads the items of a source. The error of a source that cannot be read is part of the progress.
    fileprivate mutating func read(_ source: WarmUpSource) async throws(PopcornError) {
        var part = WarmUpProgress.Source(source: source)
        progress.sources.append(part)
        listed = []
        do throws(PopcornError) {
            switch source {
            case .list(let list, let limit): try await readPages(of: list, limit, &part)
            case .watchlist(let owner): try await readWatchlists(of: [owner], &part)
            case .watchlists: try await readWatchlists(&part)
            }
        } catch {
            // TMDb would reject all other requests, too.
            if error.kind == .cancelled || error.kind == .unauthorised { throw error }
            part.error = error
        }
        show(part)
        if logsSources, !isStopped { log(part) }
    }

    private mutating func readPages(
        of list: WarmUpSource.List, _ limit: Int, _ part: inout WarmUpProgress.Source
    ) async throws(PopcornError) {
        var emptyPages = 0
        for number in 1...ContentPage<ContentID>.lastServedPage {
            guard let page = try await readPage(number, of: list) else { return }
            for id in page.items where listed.count < limit { add(id, to: &part) }
            part.pages += 1
            show(part)
            emptyPages = page.items.isEmpty ? emptyPages + 1 : 0
            let isComplete = listed.count == limit || number >= page.totalPages || progress.isTruncated
            guard !isComplete, emptyPages < WarmUp.emptyPageLimit else { return }
        }
    }

    /// Returns a page of a list, and retries it after temporary failures.
    ///
    /// - Returns: `nil` if the run does not continue.
    private mutating func readPage(
        _ number: Int, of list: WarmUpSource.List
    ) async throws(PopcornError) -> ContentPage<ContentID>? {
        var retries = 0
        while try await canContinue() {
            let result = await job.page(number, of: list, locale)
            guard case .failure(let error) = result, error.isTemporary else {
                pauses.recordResponse()
                return try result.get()
            }
            guard retries < LoadPauses.retryLimit else { throw error }
            retries += 1
            guard let pause = pauses.begin(after: error) else { throw error }
            progress.items.pausedUntil = pause.end
            report(progress)
            await job.environment.sleep(pause.duration)
            progress.items.pausedUntil = nil
        }
        return nil
    }

    private mutating func readWatchlists(_ part: inout WarmUpProgress.Source) async throws(PopcornError) {
        var last: WatchlistOwner?
        repeat {
            let owners = try await job.library.owners(after: last, limit: WarmUp.ownerLimit)
            try await readWatchlists(of: owners, &part)
            last = owners.count < WarmUp.ownerLimit ? nil : owners.last
        } while last != nil && !isStopped && !progress.isTruncated
    }

    private mutating func readWatchlists(
        of owners: [WatchlistOwner], _ part: inout WarmUpProgress.Source
    ) async throws(PopcornError) {
        for owner in owners where !progress.isTruncated {
            guard try await canContinue() else { return }
            for entry in try await job.watchlist.entries(nil, owner: owner) {
                add(entry.kind == .movie ? .movie(entry.id) : .tvSeries(entry.id), to: &part)
            }
            show(part)
        }
    }

    /// Adds an item of the current source, unless there are too many.
    private mutating func add(_ id: ContentID, to part: inout WarmUpProgress.Source) {
        if !known.contains(id) {
            guard ids.count < WarmUp.itemLimit else {
                progress.isTruncated = true
                return
            }
            known.insert(id)
            ids.append(id)
        }
        listed.insert(id)
        part.items = listed.count
    }

    private mutating func show(_ part: WarmUpProgress.Source) {
        progress.sources[progress.sources.count - 1] = part
        report(progress)
    }

    private func log(_ part: WarmUpProgress.Source) {
        var metadata: Logger.Metadata = [
            "source": "\(part.source.logDescription)", "items": "\(part.items)", "pages": "\(part.pages)",
        ]
        guard let error = part.error else {
            return job.environment.logger.info("A source of the warm-up was read", metadata: metadata)
        }
        metadata["error"] = "\(error)"
        job.environment.logger.warning("A source of the warm-up was not read", metadata: metadata)
    }
}

extension WarmUp {

    /// Returns a page of a list, with the request priority `background`.
    private func page(
        _ number: Int, of list: WarmUpSource.List, _ locale: ContentLocale
    ) async -> Result<ContentPage<ContentID>, PopcornError> {
        await RequestPriority.$current.withValue(.background) {
            await outcome { () async throws(PopcornError) in
                try await lists.page(number, of: list, locale: locale)
            }
        }
    }
}

/// The metrics of warm-ups from sources.
///
/// | name | type | |
/// |---|---|---|
/// | `popcorn_warm_up_items_total` | counter | processed items by `outcome`: `fetched`, `fresh`, `not_found`, `failed` |
/// | `popcorn_warm_up_remaining_items` | gauge | items that are not processed yet |
/// | `popcorn_warm_up_last_success_timestamp_seconds` | gauge | Unix time of the last end of the daily job without failures; 0 before, and absent without the job |
struct WarmUpMetrics: Sendable {

    let remaining: Gauge
    private let fetched, fresh, notFound, failed: Counter
    private let metrics: any MetricsFactory

    /// The gauge of the daily job. It exists when it is used first, so that an alert recognises the job.
    var lastSuccess: Gauge {
        Gauge(label: "popcorn_warm_up_last_success_timestamp_seconds", dimensions: [], factory: metrics)
    }

    init(_ metrics: any MetricsFactory) {
        func items(_ outcome: String) -> Counter {
            Counter(label: "popcorn_warm_up_items_total", dimensions: [("outcome", outcome)], factory: metrics)
        }
        fetched = items("fetched")
        fresh = items("fresh")
        notFound = items("not_found")
        failed = items("failed")
        remaining = Gauge(label: "popcorn_warm_up_remaining_items", dimensions: [], factory: metrics)
        self.metrics = metrics
    }

    func count(_ part: CacheProgress) {
        fetched.increment(by: part.fetched)
        fresh.increment(by: part.fresh)
        notFound.increment(by: part.notFound)
        failed.increment(by: part.failed)
    }
}
