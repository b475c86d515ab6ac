public import CoreDomain
import CoreInfrastructure
public import Foundation
import PopcornConcurrency

/// The user data of all owners, for bulk changes, export and deletion.
///
/// With ``PopcornServices/Configuration/watchlist``, exports, imports and deletions use that repository for the
/// watchlists. They are then not one transaction, ``owners(after:limit:)`` returns only the owners of search histories,
/// and ``backUp(to:)`` copies only those.
///
/// ```swift
/// for owner in try await popcorn.library.owners() {
///     let lines = try await popcorn.library.exportAll(owner: owner)
///     print(owner, lines.count)
/// }
/// ```
public struct UserLibrary: Sendable {

    let repository: any WatchlistRepository & LibraryRepository
    let changes: ChangeNotifier
    let store: any LibraryStore

    /// The calendar subscriptions of owners.
    package var calendars: any CalendarSubscriptionRepository { store }

    /// The number of records that ``importAll(_:into:)`` writes in one transaction.
    static let importBatchSize = 500

    /// Returns the owners that have a watchlist or a search history, sorted by name.
    ///
    /// - Parameters:
    ///   - owner: The owner after which the result begins, such as the last owner of the previous call. Default: `nil`,
    ///     for the first owners.
    ///   - limit: The maximum number of owners. Default: 1,000.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func owners(
        after owner: WatchlistOwner? = nil, limit: Int = 1000
    ) async throws(PopcornError) -> [WatchlistOwner] {
        try await repository.owners(after: owner, limit: limit)
    }

    /// Returns whether a title is on an owner's watchlist.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func isOnWatchlist(_ title: TitleID, owner: WatchlistOwner) async throws(PopcornError) -> Bool {
        try await repository.contains(title.kind, id: title.id, owner: owner)
    }

    /// Adds titles with their times of addition to an owner's watchlist, in one transaction. A title that is already on
    /// the watchlist keeps its time.
    ///
    /// - Returns: The number of titles that were not on the watchlist before.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/limitReached`` if the
    ///   watchlist would exceed the configured maximum. No title is then added.
    @discardableResult
    public func addToWatchlist(
        _ entries: [WatchlistEntry], owner: WatchlistOwner
    ) async throws(PopcornError) -> Int {
        try await repository.add(entries, owner: owner)
    }

    /// Announces to the update streams that a title was added to an owner's watchlist or removed from it in another way
    /// than with Popcorn, for a service with ``PopcornServices/Configuration/watchlist``.
    public func announceWatchlistChange(_ title: TitleID, owner: WatchlistOwner) {
        changes.announceWatchlist(of: title.kind, owner, id: title.id)
    }

    /// Returns all user data of an owner as JSON lines: the watchlist, latest addition first, then the searches, newest
    /// first. Each line is a ``/CoreDomain/LibraryRecord``, without a line feed.
    ///
    /// ```json
    /// {"addedAt":"2026-01-31T12:00:00Z","id":550,"kind":"movie","owner":"alice","type":"watchlist"}
    /// {"kind":"movie","owner":"alice","searchedAt":"2026-01-31T12:00:00Z","text":"fight club","type":"search"}
    /// ```
    ///
    /// The last known name of a title is in the optional keys `title`, `year`, `posterPath`, `language` and
    /// `isRemoved`.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func exportAll(owner: WatchlistOwner) async throws(PopcornError) -> [String] {
        var lines: [String] = []
        for record in try await repository.records(of: owner) { lines.append(try record.jsonLine) }
        return lines
    }

    /// Adds user data from JSON lines, such as those of ``exportAll(owner:)``.
    ///
    /// A title that is already on a watchlist keeps its time of addition, and a last known name is not replaced. Of two
    /// equal searches, the newer one is kept. An import can therefore be repeated. Empty lines are ignored.
    ///
    /// - Parameters:
    ///   - lines: The lines. They are read and written in batches, so that a lazy sequence of any length can be
    ///     imported.
    ///   - owner: The owner that receives all data. Default: `nil`, for the owner in each line.
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` or
    ///   ``/CoreDomain/PopcornError/Kind-swift.enum/limitReached``, with the number of the line. The lines of earlier
    ///   batches have then been imported.
    @discardableResult
    public func importAll(
        _ lines: some Sequence<String>, into owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> LibraryImport {
        var summary = LibraryImport(recordCount: 0, changeCount: 0)
        var batch: [LibraryRecord] = []
        var number = 0
        for line in lines {
            number += 1
            if line.allSatisfy(\.isWhitespace) { continue }
            let record = try LibraryRecord(jsonLine: line, number: number)
            batch.append(owner.map { LibraryRecord(owner: $0, content: record.content) } ?? record)
            if batch.count == Self.importBatchSize { try await write(&batch, &summary, upToLine: number) }
        }
        if !batch.isEmpty { try await write(&batch, &summary, upToLine: number) }
        return summary
    }

    /// Deletes all user data of an owner, in one transaction.
    ///
    /// Deleted rows are overwritten with zeros. Copies that migrations made next to the library are not changed; the
    /// result lists them. Other copies, such as those of ``backUp(to:)``, are not known.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    @discardableResult
    public func deleteAll(owner: WatchlistOwner) async throws(PopcornError) -> LibraryDeletion {
        try await repository.deleteAll(of: owner)
    }

    /// Copies the library to a new file, which can replace `library.sqlite` while no process uses it. Reads and writes
    /// continue during the copy.
    ///
    /// A library in PostgreSQL is copied to such a file too, each owner as of one point in time. It can be imported
    /// again with ``exportAll(owner:)`` and ``importAll(_:into:)``. For large libraries, use the tools of the server,
    /// such as `pg_dump`.
    ///
    /// - Parameter file: The file to create, readable only by the user of the process.
    /// - Throws: ``/CoreDomain/PopcornError``, of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the
    ///   file exists or its folder does not exist.
    public func backUp(to file: URL) async throws(PopcornError) {
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw .invalidInput("The file '\(file.path)' exists; a backup does not replace it")
        }
        let folder = file.deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw .invalidInput("The folder '\(folder)' does not exist")
        }
        try await store.copy(to: file)
    }

    private func write(
        _ batch: inout [LibraryRecord], _ summary: inout LibraryImport, upToLine line: Int
    ) async throws(PopcornError) {
        do throws(PopcornError) {
            let changeCount = try await repository.add(batch)
            summary = LibraryImport(
                recordCount: summary.recordCount + batch.count, changeCount: summary.changeCount + changeCount)
            batch.removeAll(keepingCapacity: true)
        } catch {
            throw PopcornError(
                error.kind, "\(error.message) (up to line \(line); \(summary.recordCount) records were imported)",
                cause: error.cause)
        }
    }
}

/// The result of an import of user data.
public struct LibraryImport: Codable, Hashable, Sendable {
    /// The number of imported records.
    public let recordCount: Int
    /// The number of records that changed the library. The others were already in it.
    public let changeCount: Int

    /// Creates a result.
    public init(recordCount: Int, changeCount: Int) {
        self.recordCount = recordCount
        self.changeCount = changeCount
    }
}
