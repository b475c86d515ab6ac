import Foundation
import PopcornCaching
import PopcornPersistence

/// A cache row of a not-found response from TMDb.
struct CoreNotFoundEntity: Equatable {
    static let table = "core_missing"

    let key: Key
    let notFoundSince: Date

    struct Key: Hashable {
        /// The description of the ``PopcornCaching/CacheKey`` that was requested.
        let description: String

        init(description: String) {
            self.description = description
        }

        init(_ key: some CacheKey) {
            self.init(description: "\(key)")
        }
    }
}

extension CoreNotFoundEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        notFoundSince = row.column("missing_since", \.notFoundSince, .indexed)
    }
}

extension CoreNotFoundEntity.Key: Entity {
    init(from row: Row<Self>) {
        description = row.column("key", \.description)
    }
}
