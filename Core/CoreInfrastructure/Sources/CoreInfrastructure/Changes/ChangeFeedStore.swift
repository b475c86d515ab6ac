package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A store of the position in the change feeds, and of the cached values that changed and were not refreshed yet.
package struct ChangeFeedStore: Sendable {

    /// The maximum number of changed values that one transaction reads or deletes.
    private static let sliceSize = 500

    private let database: any EntityDatabase

    /// Creates a store on a cache database that was opened with the core schema.
    package init(in database: any EntityDatabase) {
        self.database = database
    }

    /// Returns the position in the change feed of a kind; `nil` if the feed was never read.
    package func position(of kind: ContentKind) async throws(DatabaseError) -> ChangeFeedPosition? {
        try await database.find(CoreChangeCursorEntity.self, CoreChangeCursorEntity.Key(kind: kind.rawValue))
            .map { ChangeFeedPosition(day: $0.day, page: $0.page) }
    }

    /// Stores the position after a page, together with the changed values of that page.
    ///
    /// - Parameter marks: The changes that mark the values as stale, in the same transaction. Default: none.
    package func advance(
        _ kind: ContentKind, to position: ChangeFeedPosition, with values: [ChangedValue] = [],
        marking marks: [EntityChange] = []
    ) async throws(DatabaseError) {
        let cursor = CoreChangeCursorEntity(
            key: .init(kind: kind.rawValue), day: position.day, page: position.page)
        try await database.write(
            values.map { value throws(DatabaseError) in
                try .store(
                    CoreChangedValueEntity(key: value.key, changedAt: value.changedAt), ifGreaterIn: "changed_at")
            } + marks + [.store(cursor)])
    }

    /// Returns all changed values, with values of the most recently used titles first. Their number is at most the
    /// number of cached values.
    package func changedValues() async throws(DatabaseError) -> [ChangedValue] {
        var values: [(value: ChangedValue, usedAt: Int)] = []
        var last: CoreChangedValueEntity.Key?
        repeat {
            let keys = try await database.keys(of: CoreChangedValueEntity.self, after: last, limit: Self.sliceSize)
            let rows = try await database.find(CoreChangedValueEntity.self, keys)
            let uses = try await database.find(
                CoreTitleUseEntity.self, keys.map { CoreTitleUseEntity.Key(kind: $0.kind, titleID: $0.itemID) })
            for (row, use) in zip(rows, uses) {
                guard let value = row.flatMap(ChangedValue.init) else { continue }
                values.append((value, use?.usedAt ?? 0))
            }
            last = keys.count < Self.sliceSize ? nil : keys.last
        } while last != nil
        return values.sorted { $0.usedAt > $1.usedAt }.map(\.value)
    }

    /// Removes values that were refreshed, or are no longer cached.
    package func remove(_ values: [ChangedValue]) async throws(DatabaseError) {
        try await database.write(
            values.map { value throws(DatabaseError) in try .delete(CoreChangedValueEntity.self, value.key) })
    }
}

/// A position in a change feed: the next page.
package struct ChangeFeedPosition: Equatable, Sendable {
    /// Midnight UTC of the day.
    package let day: Date
    /// The number of the page, from 1.
    package let page: Int

    package init(day: Date, page: Int = 1) {
        self.day = day
        self.page = page
    }
}

/// A cached value that changed on TMDb.
package struct ChangedValue: Equatable, Sendable {
    /// The identifier: of a movie, a TV series or a person.
    package let id: ContentID
    /// The language tag of the value.
    package let language: String
    /// The end of the day on which the change was made.
    package let changedAt: Date

    package init(_ id: ContentID, language: String, changedAt: Date) {
        self.id = id
        self.language = language
        self.changedAt = changedAt
    }
}

extension ChangedValue {

    fileprivate var key: CoreChangedValueEntity.Key {
        .init(kind: id.kind.rawValue, itemID: id.id, language: language)
    }

    /// Creates a value from a row; `nil` for a kind that this version does not support.
    fileprivate init?(_ row: CoreChangedValueEntity) {
        guard let kind = ContentKind(rawValue: row.key.kind), let id = ContentID(kind, numbers: [row.key.itemID]) else {
            return nil
        }
        self.init(id, language: row.key.language, changedAt: row.changedAt)
    }
}

/// A cache row of the position in the change feed of a kind.
struct CoreChangeCursorEntity: Equatable {
    static let table = "core_change_cursor"

    let key: Key
    /// Midnight UTC of the day whose changes are read next.
    let day: Date
    /// The page of the day that is read next.
    let page: Int

    struct Key: Hashable {
        /// The raw value of a ``/CoreDomain/ContentKind``.
        let kind: String
    }
}

extension CoreChangeCursorEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        day = row.column("day", \.day)
        page = row.column("page", \.page)
    }
}

extension CoreChangeCursorEntity.Key: Entity {
    init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
    }
}

/// A cache row of a cached value that changed on TMDb and was not refreshed since.
struct CoreChangedValueEntity: Equatable {
    static let table = "core_changed_value"

    let key: Key
    /// The end of the day on which the latest change was made. A value that was cached later is current.
    let changedAt: Date

    struct Key: Hashable {
        /// The raw value of a ``/CoreDomain/ContentKind``.
        let kind: String
        let itemID: Int
        let language: String
    }
}

extension CoreChangedValueEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        changedAt = row.column("changed_at", \.changedAt, .indexed)
    }
}

extension CoreChangedValueEntity.Key: Entity {
    init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        itemID = row.column("item_id", \.itemID)
        language = row.column("language", \.language)
    }
}
