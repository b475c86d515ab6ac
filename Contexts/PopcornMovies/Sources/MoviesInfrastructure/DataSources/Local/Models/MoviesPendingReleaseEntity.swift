import Foundation
import PopcornPersistence

/// A row of a release that was ahead, or less than two weeks past, when its movie was cached.
///
/// The rows are always read, because they determine how long the movie is fresh. Most movies have none.
struct MoviesPendingReleaseEntity: Equatable {
    let region: String
    let releaseDate: Date
    let type: String
}

extension MoviesPendingReleaseEntity: Entity {
    init(from row: Row<Self>) {
        region = row.column("region", \.region)
        releaseDate = row.column("release_date", \.releaseDate)
        type = row.column("type", \.type)
    }
}
