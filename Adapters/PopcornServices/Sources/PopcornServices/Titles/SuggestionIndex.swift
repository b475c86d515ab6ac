public import CoreDomain
public import Foundation

/// The index of titles, from which ``/MediaApplication/MediaUseCases/suggestTitles`` reads.
public struct SuggestionIndex: Sendable {

    private let operations: IndexedTitles?
    private let job: TitleIndexUpdateJob?

    /// Creates the index; without operations if no folder is configured for it.
    init(_ operations: IndexedTitles?, _ job: TitleIndexUpdateJob?) {
        self.operations = operations
        self.job = job
    }

    /// Downloads TMDb's daily exports of all movies, TV series and people, and replaces the index.
    ///
    /// The exports of the current day (UTC) are used, or the exports of the previous day for kinds without an export of
    /// the current day. An index that contains these exports is not updated. While the index is updated, suggestions
    /// come from the previous index. If several processes share a folder, one of them updates the index at a time.
    ///
    /// An interrupted download continues with the next call. The memory does not depend on the size of the exports. The
    /// update needs space on the disk: for the compressed exports, for twice their uncompressed size in the temporary
    /// folder of SQLite (`SQLITE_TMPDIR`, `TMPDIR` or `/var/tmp`), and the new index.
    ///
    /// [Daily ID exports](https://developer.themoviedb.org/docs/daily-id-exports), three requests.
    ///
    /// - Parameter progress: A closure that is called with the progress several times a second. Default: no effect.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `unavailable` if an export cannot be downloaded, `undecodable` if
    ///   an export is damaged, `storage` if a file cannot be written, `invalidInput` if no folder is configured, or
    ///   `cancelled`.
    @discardableResult
    public func update(
        progress: @escaping @Sendable (TitleIndexProgress) -> Void = { _ in }
    ) async throws(PopcornError) -> TitleIndexUpdate {
        try await configured(job).run(progress)
    }

    /// Returns the days and sizes of the exports in the index.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind `notCached` if the index was not created, `storage` if the index
    ///   cannot be read, or `invalidInput` if no folder is configured.
    public func statistics() async throws(PopcornError) -> TitleIndexStatistics {
        try await configured(operations).statistics()
    }

    private func configured<Part>(_ part: Part?) throws(PopcornError) -> Part {
        guard let part else { throw .invalidInput("No folder is configured for the index of titles") }
        return part
    }
}

/// The content of the index of titles.
public struct TitleIndexStatistics: Codable, Equatable, Sendable {

    /// An export in the index.
    public struct Export: Codable, Equatable, Sendable {
        /// The kind of items.
        public let kind: ContentKind
        /// The midnight in UTC at which the day of the export begins.
        public let day: Date
        /// The number of items.
        public let count: Int
        /// The number of lines of the export that could not be read.
        public let unreadableLineCount: Int
    }

    /// The exports in the index.
    public let exports: [Export]
    /// The size of the index on disk, in bytes.
    public let byteCount: Int
}

/// The result of a title index update.
public struct TitleIndexUpdate: Codable, Equatable, Sendable {

    /// The outcomes of an update.
    public enum Outcome: String, Codable, Sendable {
        /// The index was replaced.
        case updated
        /// The index has the latest exports already.
        case upToDate
        /// Another process updates the index.
        case inOtherProcess
    }

    /// The outcome.
    public let outcome: Outcome
    /// The content of the index; `nil` if another process updates it.
    public let statistics: TitleIndexStatistics?

    /// Creates a result.
    public init(outcome: Outcome, statistics: TitleIndexStatistics?) {
        self.outcome = outcome
        self.statistics = statistics
    }
}

/// The progress of a title index update.
public struct TitleIndexProgress: Equatable, Sendable {

    /// The steps of an update.
    public enum Step: String, Sendable {
        /// The download of an export. Counted in bytes.
        case download
        /// The reading of a downloaded export. Counted in bytes.
        case read
        /// The writing of the index. Counted in items.
        case write
    }

    /// The step.
    public let step: Step
    /// The kind of the items; `nil` while all are written.
    public let kind: ContentKind?
    /// The number of bytes or items so far.
    public let completed: Int
    /// The number of all bytes or items; `nil` if it is unknown.
    public let total: Int?

    /// Creates the progress of an update.
    public init(step: Step, kind: ContentKind? = nil, completed: Int, total: Int? = nil) {
        self.step = step
        self.kind = kind
        self.completed = completed
        self.total = total
    }
}
