package import CoreDomain
import Foundation

/// A mapper between watchlist entries and rows.
struct WatchlistEntryMapper: Sendable {

    /// Returns the entries of a watchlist with the last known names of their titles. A row of a kind that only a later
    /// version supports is omitted.
    func map(_ rows: LibraryRows) -> [WatchlistEntry] {
        let titles = Dictionary(rows.titles.map { ($0.key, $0) }) { first, _ in first }
        return rows.entries.compactMap { row in
            guard var entry = map(row) else { return nil }
            entry.lastKnown = titles[row.key.title].map(LastKnownTitle.init)
            return entry
        }
    }

    /// Returns the entry of a row, or `nil` if the row has a kind that only a later version supports.
    func map(_ entity: CoreWatchlistEntryEntity) -> WatchlistEntry? {
        TitleKind(rawValue: entity.key.kind).map {
            WatchlistEntry(kind: $0, id: entity.key.titleID, addedAt: entity.addedAt)
        }
    }

    func map(_ domain: WatchlistEntry, owner: WatchlistOwner) -> CoreWatchlistEntryEntity {
        CoreWatchlistEntryEntity(key: key(domain.kind, domain.id, owner), addedAt: domain.addedAt)
    }

    func key(_ kind: TitleKind, _ id: Int, _ owner: WatchlistOwner) -> CoreWatchlistEntryEntity.Key {
        .init(owner: owner.name, kind: kind.rawValue, titleID: id)
    }
}

extension LastKnownTitle {
    package init(_ row: CoreWatchlistTitleEntity) {
        self.init(
            title: row.title, year: row.year, posterPath: row.posterPath, language: row.language,
            isRemoved: row.isRemoved)
    }
}

extension CoreWatchlistTitleEntity {
    package init(_ title: TitleID, _ known: LastKnownTitle) {
        self.init(
            key: Key(title), title: known.title, year: known.year, posterPath: known.posterPath,
            language: known.language, isRemoved: known.isRemoved)
    }
}

extension CoreWatchlistTitleEntity.Key {
    package init(_ title: TitleID) {
        self.init(kind: title.kind.rawValue, titleID: title.id)
    }
}
