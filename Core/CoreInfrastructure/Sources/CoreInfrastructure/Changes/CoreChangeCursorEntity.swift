import CoreDomain
import Foundation
import PopcornPersistence

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
