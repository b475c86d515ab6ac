import CoreDomain
import CoreInfrastructure
import CoreMetrics
import Foundation
import Logging
import NIOConcurrencyHelpers
import PopcornConcurrency
import PopcornPersistence
import PopcornTitleIndex
import TMDb

/// The implementation of ``SuggestionIndex/update(progress:)``.
struct TitleIndexUpdateJob: Sendable {

    let titles: IndexedTitles
    let client: DailyExportClient
    let clock: WallClock
    let sleep: @Sendable (Duration) async -> Void
    let logger: Logger
    let metrics: TitleIndexMetrics

    /// The folder of the downloaded exports, which are deleted after the update.
    private var downloads: URL { titles.file.deletingLastPathComponent().appending(path: "exports") }

    /// Updates the index.
    func run(
        _ report: @escaping @Sendable (TitleIndexProgress) -> Void
    ) async throws(PopcornError) -> TitleIndexUpdate {
        do throws(PopcornError) {
            let update = try await update(report)
            if update.outcome == .updated { metrics.updates.increment() }
            if let statistics = update.statistics { metrics.record(statistics) }
            return update
        } catch {
            if error.kind != .cancelled { metrics.failures.increment() }
            // The age of the previous index is known, also if it was never updated by this process.
            if let statistics = try? await titles.statistics() { metrics.record(statistics) }
            throw error
        }
    }

    private func update(
        _ report: @escaping @Sendable (TitleIndexProgress) -> Void
    ) async throws(PopcornError) -> TitleIndexUpdate {
        let today = clock.now.startOfDay
        if await hasExports(Self.kinds.map { ($0, today) }) { return try await result(.upToDate) }

        try await PopcornError.storage { () throws(DatabaseError) in
            try DatabaseFiles(path: downloads.appending(path: "export").path).createFolder()
        }
        let builder = TitleIndexBuilder(titles.file)
        do throws(TitleIndexError) {
            try await builder.start()
        } catch {
            if case .buildInProgress = error { return TitleIndexUpdate(outcome: .inOtherProcess, statistics: nil) }
            throw PopcornError(error)
        }
        let built = await outcome { () async throws(PopcornError) in
            try await build(builder, today: today, report)
        }
        await builder.cancel()
        return try await result(built.get())
    }

    private func result(_ outcome: TitleIndexUpdate.Outcome) async throws(PopcornError) -> TitleIndexUpdate {
        TitleIndexUpdate(outcome: outcome, statistics: try await titles.statistics())
    }

    /// Returns whether the index has the exports of some kinds and days.
    private func hasExports(_ exports: [(kind: Kind, day: Date)]) async -> Bool {
        let indexed = await titles.exports()
        return exports.allSatisfy { export in
            indexed.contains { $0.kind == export.kind.indexed && $0.made == export.day }
        }
    }

    /// Downloads the exports and builds the index with a started builder, unless the index has these exports already.
    private func build(
        _ builder: TitleIndexBuilder, today: Date, _ report: @escaping @Sendable (TitleIndexProgress) -> Void
    ) async throws(PopcornError) -> TitleIndexUpdate.Outcome {
        let yesterday = today.addingTimeInterval(-86_400)
        removeDownloads(except: [today, yesterday])
        var sources: [Source] = []
        for kind in Self.kinds {
            let file = try await download(kind, today, report)
            sources.append(Source(kind: kind, day: file == nil ? yesterday : today, file: file))
        }
        if await hasExports(sources.map { ($0.kind, $0.day) }) {
            removeDownloads()
            return .upToDate
        }
        for index in sources.indices where sources[index].file == nil {
            let (kind, day) = (sources[index].kind, sources[index].day)
            guard let file = try await download(kind, day, report) else {
                throw PopcornError(
                    .unavailable,
                    "TMDb has no export \(DailyExport(kind.export, day: day).fileName), and none of the day after")
            }
            sources[index].file = file
        }
        do throws(TitleIndexError) {
            try await index(sources, builder, report)
        } catch {
            if case .undecodable = PopcornError(error).kind { removeDownloads() }
            throw PopcornError(error)
        }
        removeDownloads()
        return .updated
    }

    /// Replaces the index.
    private func index(
        _ sources: [Source], _ builder: TitleIndexBuilder,
        _ report: @escaping @Sendable (TitleIndexProgress) -> Void
    ) async throws(TitleIndexError) {
        for source in sources {
            guard let file = source.file else { continue }
            let size = try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize
            try await builder.append(contentsOf: file, of: source.kind.indexed, made: source.day) { count in
                report(TitleIndexProgress(step: .read, kind: source.kind.content, completed: count, total: size))
            }
        }
        let total = await builder.titleCount
        _ = try await builder.finish { count in
            report(TitleIndexProgress(step: .write, completed: count, total: total))
        }
    }
}

// MARK: - Downloads

extension TitleIndexUpdateJob {

    /// The kinds of items, with their names in the exports and in the index.
    private struct Kind {
        let content: ContentKind
        let export: DailyExport.Kind
        let indexed: IndexedKind
    }

    /// An export to index.
    private struct Source {
        let kind: Kind
        let day: Date
        /// The downloaded file; `nil` until it is downloaded.
        var file: URL?
    }

    private static let kinds = [
        Kind(content: .movie, export: .movie, indexed: .movie),
        Kind(content: .tvSeries, export: .tvSeries, indexed: .series),
        Kind(content: .person, export: .person, indexed: .person),
    ]

    /// Downloads an export.
    ///
    /// - Returns: The file; `nil` if the export does not exist.
    private func download(
        _ kind: Kind, _ day: Date, _ report: @escaping @Sendable (TitleIndexProgress) -> Void
    ) async throws(PopcornError) -> URL? {
        let download = DailyExportDownload(
            DailyExport(kind.export, day: day), to: downloads, client: client, sleep: sleep)
        do throws(DailyExportError) {
            let file = try await download.run { part in
                report(
                    TitleIndexProgress(
                        step: .download, kind: kind.content, completed: part.received, total: part.total))
            }
            return file
        } catch {
            if case .missing = error { return nil }
            throw PopcornError(error)
        }
    }

    /// Removes the downloaded files, except those of some days.
    private func removeDownloads(except days: [Date] = []) {
        let kept = Self.kinds.flatMap { kind in days.map { DailyExport(kind.export, day: $0).fileName } }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: downloads.path)) ?? []
        for file in files where DailyExport.Kind.allCases.contains(where: { file.hasPrefix($0.rawValue) }) {
            guard !kept.contains(where: file.hasPrefix) else { continue }
            try? FileManager.default.removeItem(at: downloads.appending(path: file))
        }
        // Fails if the folder is not empty.
        if days.isEmpty { rmdir(downloads.path) }
    }
}

extension PopcornError {
    fileprivate init(_ error: DailyExportError) {
        let kind: Kind =
            switch error {
            case .missing, .status, .transport: .unavailable
            case .notGzip, .tooLarge: .undecodable
            case .file: .storage
            case .cancelled: .cancelled
            }
        self.init(kind, error.description, cause: error)
    }
}

// MARK: - Service

extension TitleIndexUpdateJob {

    /// The interval between two updates.
    private static let interval = Duration.seconds(3600)

    /// The job that looks for new exports once an hour.
    var repeated: RepeatedJob { RepeatedJob(sleep: sleep, runOnce: runOnce) }

    @Sendable private func runOnce() async -> Duration {
        let step = NIOLockedValueBox<String?>(nil)
        do throws(PopcornError) {
            let update = try await run { [logger] progress in
                let name = [progress.step.rawValue, progress.kind?.rawValue].compactMap(\.self).joined(separator: " ")
                let isNew = step.withLockedValue { step in
                    defer { step = name }
                    return step != name
                }
                if isNew { logger.info("The index of titles is being updated", metadata: ["step": "\(name)"]) }
            }
            if update.outcome == .updated {
                let counts = update.statistics?.exports.map { "\($0.kind.rawValue) \($0.count)" } ?? []
                logger.info(
                    "The index of titles was updated", metadata: ["titles": "\(counts.joined(separator: ", "))"])
            }
        } catch {
            if error.kind != .cancelled {
                logger.warning("The index of titles was not updated", metadata: ["error": "\(error)"])
            }
        }
        return Self.interval
    }
}

/// The metrics of title index updates.
///
/// | name | type | |
/// |---|---|---|
/// | `popcorn_title_index_updates_total` | counter | updates that replaced the index |
/// | `popcorn_title_index_failures_total` | counter | updates that failed |
/// | `popcorn_title_index_titles` | gauge | items in the index, by `kind` |
/// | `popcorn_title_index_exported_timestamp_seconds` | gauge | day of the oldest export in the index, in seconds since 1970 |
struct TitleIndexMetrics: Sendable {

    let updates, failures: Counter
    private let factory: any MetricsFactory

    init(_ factory: any MetricsFactory) {
        self.factory = factory
        updates = Counter(label: "popcorn_title_index_updates_total", dimensions: [], factory: factory)
        failures = Counter(label: "popcorn_title_index_failures_total", dimensions: [], factory: factory)
    }

    /// Records the content of the index.
    func record(_ statistics: TitleIndexStatistics) {
        for export in statistics.exports {
            Gauge(
                label: "popcorn_title_index_titles", dimensions: [("kind", export.kind.rawValue)], factory: factory
            ).record(export.count)
        }
        if let oldest = statistics.exports.map(\.day).min() {
            Gauge(label: "popcorn_title_index_exported_timestamp_seconds", dimensions: [], factory: factory)
                .record(oldest.timeIntervalSince1970)
        }
    }
}
