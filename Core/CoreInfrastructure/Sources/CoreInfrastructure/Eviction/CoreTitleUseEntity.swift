import CoreDomain
import Foundation
import PopcornCaching
import PopcornPersistence

/// A cache row of the latest stored use of a title, which determines the order of eviction.
struct CoreTitleUseEntity: Equatable {
    static let table = "core_title_use"

    let key: Key
    /// The time of the use, in the unit of ``PopcornCaching/TitleUses``.
    let usedAt: Int

    struct Key: Hashable {
        /// The raw value of a ``/CoreDomain/ContentKind``.
        let kind: String
        let titleID: Int
    }
}

extension CoreTitleUseEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        usedAt = row.column("used_at", \.usedAt, .indexed)
    }
}

extension CoreTitleUseEntity.Key: Entity {
    init(from row: Row<Self>) {
        kind = row.column("kind", \.kind)
        titleID = row.column("title_id", \.titleID)
    }
}

extension CoreTitleUseEntity.Key {

    init(_ title: CachedTitle) {
        self.init(kind: title.kind.rawValue, titleID: title.id)
    }
}

extension CoreTitleUseEntity {

    /// Returns the changes that store uses, unless later uses of the titles are stored.
    static func changes(toStore uses: [CachedTitle: Int]) throws(DatabaseError) -> [EntityChange] {
        try rows(of: uses).map { use throws(DatabaseError) in try .store(use, ifGreaterIn: "used_at") }
    }

    /// Returns the rows of uses, in the order of their keys, so that transactions which store the same rows wait for
    /// each other, and never for a cycle.
    static func rows(of uses: [CachedTitle: Int]) -> [CoreTitleUseEntity] {
        uses.map { CoreTitleUseEntity(key: .init($0.key), usedAt: $0.value) }
            .sorted { ($0.key.kind, $0.key.titleID) < ($1.key.kind, $1.key.titleID) }
    }
}

extension WriteTransaction {

    /// Corrects stored times of use that are in the future because a clock was wrong. Otherwise, the titles would be
    /// evicted last until these times.
    ///
    /// - Parameters:
    ///   - limit: The time after which a use is in the future.
    ///   - now: The new time.
    func correctUses(after limit: Int, to now: Int) throws(DatabaseError) {
        let sql = "UPDATE \(table(of: CoreTitleUseEntity.self)) SET used_at = ? WHERE used_at > ?"
        try execute(sql, [now, limit])
    }

    /// Returns the title that was used least recently, according to the stored uses; `nil` if there are none.
    func leastRecentlyUsedTitle() throws(DatabaseError) -> CoreTitleUseEntity? {
        try all(CoreTitleUseEntity.self, "ORDER BY used_at LIMIT 1").first
    }
}
