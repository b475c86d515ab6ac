#if PostgreSQL
import CoreInfrastructure
import Foundation

extension PostgreSQLRows {

    /// Returns the rows of a watchlist. The first columns are the kind, the title's identifier and the time.
    func entries(of owner: String) throws(PostgreSQLError) -> [CoreWatchlistEntryEntity] {
        var entries: [CoreWatchlistEntryEntity] = []
        entries.reserveCapacity(count)
        for row in 0..<count {
            let key = CoreWatchlistEntryEntity.Key(
                owner: owner, kind: try text(row, 0) ?? "", titleID: Int(try integer(row, 1) ?? 0))
            entries.append(CoreWatchlistEntryEntity(key: key, addedAt: try date(row, 2)))
        }
        return entries
    }

    /// Returns the last known names of a watchlist. The first columns are the kind and the title's identifier.
    ///
    /// - Parameter column: The first column of the names.
    func titles(from column: Int) throws(PostgreSQLError) -> [CoreWatchlistTitleEntity] {
        var titles: [CoreWatchlistTitleEntity] = []
        for row in 0..<count { if let title = try title(row, from: column) { titles.append(title) } }
        return titles
    }

    /// Returns the last known name in a row; `nil` if the title has none.
    func title(_ row: Int, from column: Int) throws(PostgreSQLError) -> CoreWatchlistTitleEntity? {
        guard let title = try text(row, column) else { return nil }
        return CoreWatchlistTitleEntity(
            key: try titleKey(row), title: title, year: try integer(row, column + 1).map { Int($0) },
            posterPath: try text(row, column + 2).flatMap { URL(string: $0) }, language: try text(row, column + 3),
            isRemoved: try boolean(row, column + 4) ?? false)
    }

    /// Returns the kind and the title's identifier in a row.
    func titleKey(_ row: Int) throws(PostgreSQLError) -> CoreWatchlistTitleEntity.Key {
        CoreWatchlistTitleEntity.Key(kind: try text(row, 0) ?? "", titleID: Int(try integer(row, 1) ?? 0))
    }

    /// Returns the entries that an insertion added; `nil` if it would have exceeded the maximum.
    func addedEntries(of owner: String) throws(PostgreSQLError) -> [CoreWatchlistEntryEntity]? {
        guard try text(0, 0) == nil else { return try entries(of: owner) }
        return try integer(0, 3) == 0 ? [] : nil
    }

    /// Returns the rows of a search history.
    func searches(of owner: String) throws(PostgreSQLError) -> [CoreSearchHistoryEntryEntity] {
        var searches: [CoreSearchHistoryEntryEntity] = []
        searches.reserveCapacity(count)
        for row in 0..<count {
            let key = CoreSearchHistoryEntryEntity.Key(
                owner: owner, kind: try text(row, 0) ?? "", foldedText: try text(row, 1) ?? "")
            searches.append(
                CoreSearchHistoryEntryEntity(
                    key: key, text: try text(row, 2) ?? "", searchedAt: try date(row, 3),
                    sequence: Int(try integer(row, 4) ?? 0)))
        }
        return searches
    }

    /// Returns the calendar subscription in the first row; `nil` if there is no row.
    func calendarSubscription() throws(PostgreSQLError) -> CoreCalendarSubscriptionEntity? {
        guard count > 0 else { return nil }
        return CoreCalendarSubscriptionEntity(
            key: .init(owner: try text(0, 0) ?? ""), secretHash: try text(0, 1) ?? "", createdAt: try date(0, 2))
    }

    private func date(_ row: Int, _ column: Int) throws(PostgreSQLError) -> Date {
        Date(timeIntervalSinceReferenceDate: try real(row, column) ?? 0)
    }
}

extension PostgreSQLValue {
    static func date(_ date: Date) -> Self { .real(date.timeIntervalSinceReferenceDate) }
}
#endif
