#if PostgreSQL
import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornPersistence

extension PostgreSQLRows {

    /// Returns the entries of a watchlist. The first columns are the kind, the title's identifier and the time. Rows of
    /// a kind that only a later version supports are omitted.
    ///
    /// - Parameter column: The first column of the last known names. Default: `nil`, for entries without names.
    func entries(namesFrom column: Int? = nil) throws(PostgreSQLError) -> [WatchlistEntry] {
        var entries: [WatchlistEntry] = []
        entries.reserveCapacity(count)
        for row in 0..<count {
            guard let title = try title(row) else { continue }
            var entry = WatchlistEntry(kind: title.kind, id: title.id, addedAt: try date(row, 2))
            if let column { entry.lastKnown = try name(row, from: column) }
            entries.append(entry)
        }
        return entries
    }

    /// Returns the titles in all rows, except those of a kind that only a later version supports.
    func titles() throws(PostgreSQLError) -> [TitleID] {
        var titles: [TitleID] = []
        for row in 0..<count { if let title = try title(row) { titles.append(title) } }
        return titles
    }

    /// Returns the title in the first columns of a row: the kind and the identifier; `nil` if only a later version
    /// supports the kind.
    func title(_ row: Int) throws(PostgreSQLError) -> TitleID? {
        guard let kind = TitleKind(rawValue: try text(row, 0) ?? "") else { return nil }
        return TitleID(kind, Int(try integer(row, 1) ?? 0))
    }

    /// Returns the last known name in a row; `nil` if the title has none.
    func name(_ row: Int, from column: Int) throws(PostgreSQLError) -> LastKnownTitle? {
        guard let title = try text(row, column) else { return nil }
        return LastKnownTitle(
            title: title, year: try integer(row, column + 1).map { Int($0) },
            posterPath: try text(row, column + 2).flatMap { URL(string: $0) }, language: try text(row, column + 3),
            isRemoved: try boolean(row, column + 4) ?? false)
    }

    /// Returns the entries that an insertion added; `nil` if the watchlist would have exceeded the maximum.
    func addedEntries(of owner: WatchlistOwner) throws(PostgreSQLError) -> [LibraryRecord]? {
        guard try text(0, 0) == nil else {
            return try entries().map { LibraryRecord(owner: owner, content: .watchlistEntry($0)) }
        }
        return try integer(0, 3) == 0 ? [] : nil
    }

    /// Returns the rows of a search history.
    func searches(of owner: WatchlistOwner) throws(PostgreSQLError) -> [CoreSearchHistoryEntryEntity] {
        var searches: [CoreSearchHistoryEntryEntity] = []
        searches.reserveCapacity(count)
        for row in 0..<count {
            searches.append(
                CoreSearchHistoryEntryEntity(
                    owner: owner.name, kind: try text(row, 0) ?? "", foldedText: try text(row, 1) ?? "",
                    text: try text(row, 2) ?? "", searchedAt: try date(row, 3),
                    sequence: Int(try integer(row, 4) ?? 0)))
        }
        return searches
    }

    /// Returns the texts in the first column.
    func texts() throws(PostgreSQLError) -> [String] {
        var texts: [String] = []
        for row in 0..<count { texts.append(try text(row, 0) ?? "") }
        return texts
    }

    /// Returns the values of all rows as SQLite stores them; `nil` for NULL.
    func columnValues() throws(PostgreSQLError) -> [[(any ColumnValue)?]] {
        try (0..<count).map { row throws(PostgreSQLError) in
            try (0..<columnCount).map { column throws(PostgreSQLError) in try columnValue(row, column) }
        }
    }

    func date(_ row: Int, _ column: Int) throws(PostgreSQLError) -> Date {
        Date(timeIntervalSinceReferenceDate: try real(row, column) ?? 0)
    }
}

extension PostgreSQLValue {
    static func date(_ date: Date) -> Self { .real(date.timeIntervalSinceReferenceDate) }
}
#endif
