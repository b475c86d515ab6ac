package import CoreDomain

extension CoreWatchlistEntryEntity {

    init(_ entry: WatchlistEntry, of owner: WatchlistOwner) {
        self.init(key: Key(entry.titleID, of: owner), addedAt: entry.addedAt)
    }

    /// Returns the entry with the last known name of its title; `nil` if only a later version supports its kind.
    func entry(_ names: [CoreWatchlistTitleEntity.Key: LastKnownTitle]) -> WatchlistEntry? {
        key.title.map { title in
            WatchlistEntry(kind: title.kind, id: title.id, addedAt: addedAt, lastKnown: names[.init(title)])
        }
    }
}

extension CoreWatchlistEntryEntity.Key {

    /// The title; `nil` if only a later version supports its kind.
    var title: TitleID? { TitleKind(rawValue: kind).map { TitleID($0, titleID) } }

    init(_ title: TitleID, of owner: WatchlistOwner) {
        self.init(owner: owner.name, kind: title.kind.rawValue, titleID: title.id)
    }
}

extension CoreWatchlistTitleEntity {

    var name: LastKnownTitle {
        LastKnownTitle(title: title, year: year, posterPath: posterPath, language: language, isRemoved: isRemoved)
    }

    init(_ title: TitleID, _ name: LastKnownTitle) {
        self.init(
            key: Key(title), title: name.title, year: name.year, posterPath: name.posterPath, language: name.language,
            isRemoved: name.isRemoved)
    }
}

extension CoreWatchlistTitleEntity.Key {
    init(_ title: TitleID) {
        self.init(kind: title.kind.rawValue, titleID: title.id)
    }
}

extension CoreSearchHistoryEntryEntity {

    /// The search; `nil` if only a later version supports its kind.
    package var search: SearchHistoryEntry? {
        let kind = SearchKind(rawValue: key.kind)
        guard kind != nil || key.kind == Key.allKinds else { return nil }
        return SearchHistoryEntry(text: text, kind: kind, searchedAt: searchedAt)
    }

    /// Creates the row of a search, with the number 0.
    package init(_ search: SearchHistoryEntry, of owner: WatchlistOwner) {
        key = Key(SearchTerm(search.text, kind: search.kind), of: owner)
        text = search.text
        searchedAt = search.searchedAt
        sequence = 0
    }
}

extension CoreSearchHistoryEntryEntity.Key {

    /// The stored kind of a search for all kinds.
    fileprivate static let allKinds = "all"

    package init(_ term: SearchTerm, of owner: WatchlistOwner) {
        self.init(owner: owner.name, kind: term.kind?.rawValue ?? Self.allKinds, foldedText: term.foldedText)
    }
}

extension [CoreSearchHistoryEntryEntity] {

    /// Returns an owner's searches together with new searches, oldest first and numbered from 1.
    ///
    /// Of two equal searches, the newer one is kept. The oldest searches beyond the maximum number are omitted.
    ///
    /// - Returns: All searches, and the new searches among them; `nil` if no search was added.
    package func adding(
        _ records: [LibraryRecord], of owner: WatchlistOwner, maximumCount: Int
    ) -> (all: [CoreSearchHistoryEntryEntity], added: [LibraryRecord])? {
        var newest: [CoreSearchHistoryEntryEntity.Key: (row: CoreSearchHistoryEntryEntity, record: LibraryRecord?)] =
            [:]
        for row in self { newest[row.key] = (row, nil) }
        for record in records {
            guard let row = record.search.map({ CoreSearchHistoryEntryEntity($0, of: owner) }) else { continue }
            if let known = newest[row.key], known.row.searchedAt >= row.searchedAt { continue }
            newest[row.key] = (row, record)
        }
        let kept = newest.values
            .sorted { ($0.row.searchedAt, $0.row.sequence) < ($1.row.searchedAt, $1.row.sequence) }
            .suffix(maximumCount)
        let added = kept.compactMap(\.record)
        guard !added.isEmpty else { return nil }
        var rows = kept.map(\.row)
        for index in rows.indices { rows[index].sequence = index + 1 }
        return (rows, added)
    }
}
