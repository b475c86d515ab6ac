import Foundation
import PopcornPersistence

/// A row of a release of a movie.
struct MoviesReleaseEntity: Equatable {
    let region: String
    let certification: String?
    let releaseDate: Date
    let type: String
    let note: String?
    let languageCode: String?
    let descriptorCount: UInt32
}

extension MoviesReleaseEntity: Entity {
    init(from row: Row<Self>) {
        region = row.column("region", \.region)
        certification = row.column("certification", \.certification)
        releaseDate = row.column("release_date", \.releaseDate)
        type = row.column("type", \.type)
        note = row.column("note", \.note)
        languageCode = row.column("language_code", \.languageCode)
        descriptorCount = row.column("descriptor_count", \.descriptorCount)
    }
}

/// A row of a content descriptor. The descriptors of all releases of a movie are in one table, grouped by release.
struct MoviesReleaseDescriptorEntity: Equatable {
    let descriptor: String
}

extension MoviesReleaseDescriptorEntity: Entity {
    init(from row: Row<Self>) {
        descriptor = row.column("descriptor", \.descriptor)
    }
}

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
