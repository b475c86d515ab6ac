import Foundation
import Persistence

/// The row of a title on an owner's watchlist.
struct CoreWatchlistEntryEntity: TableEntity, Equatable {
    static let table = "watchlist_entry"

    var owner = ""
    var kind = ""
    var titleID = 0
    var addedAt = Date(timeIntervalSinceReferenceDate: 0)

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("owner", &owner, .key)
        visitor.column("kind", &kind, .key)
        visitor.column("title_id", &titleID, .key)
        visitor.column("added_at", &addedAt)
    }
}
