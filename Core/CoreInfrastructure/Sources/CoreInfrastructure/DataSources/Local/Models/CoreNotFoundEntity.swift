import Caching
import Foundation
import Persistence

/// The row of something that TMDb said it does not have.
struct CoreNotFoundEntity: Equatable {
    static let table = "core_missing"

    let key: Key
    let notFoundSince: Date

    struct Key: Hashable {
        /// What was asked for, as ``Caching/CacheKey`` describes it.
        let description: String

        init(_ key: some CacheKey) {
            description = "\(key)"
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
