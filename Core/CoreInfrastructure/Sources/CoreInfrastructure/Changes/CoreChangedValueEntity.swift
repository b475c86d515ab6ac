import CoreDomain
import Foundation
import PopcornPersistence

/// A cache row of a cached value that changed on TMDb and was not refreshed since.
struct CoreChangedValueEntity: Equatable {
    static let table = "core_changed_value"

    let key: Key
    /// The end of the day of the latest change. A value that was cached later is current.
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
