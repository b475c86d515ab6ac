import Foundation
import Persistence

/// The row of something that TMDb said it does not have.
struct CoreMissingEntity: TableEntity, Equatable {
    static let table = "core_missing"

    /// What was asked for, as ``Caching/CacheKey`` describes it.
    var key = ""
    var missingSince = Date(timeIntervalSinceReferenceDate: 0)

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("key", &key, .key)
        visitor.column("missing_since", &missingSince)
    }
}
