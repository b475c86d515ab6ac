import Caching
import Foundation
import Persistence

/// The row of something that TMDb said it does not have.
struct CoreMissingEntity: Equatable {
    static let table = "core_missing"

    let key: Key
    let missingSince: Date

    struct Key: Hashable {
        /// What was asked for, as ``Caching/CacheKey`` describes it.
        let description: String

        init(_ key: some CacheKey) {
            description = "\(key)"
        }
    }
}

extension CoreMissingEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        missingSince = row.column("missing_since", \.missingSince, .indexed)
    }
}

extension CoreMissingEntity.Key: Entity {
    init(from row: Row<Self>) {
        description = row.column("key", \.description)
    }
}
