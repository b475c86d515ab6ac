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
