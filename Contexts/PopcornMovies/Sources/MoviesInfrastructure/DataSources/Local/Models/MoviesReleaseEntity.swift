import Foundation
import Persistence

/// A row of a movie's release.
struct MoviesReleaseEntity: Entity, Equatable {
    var region = ""
    var certification: String?
    var releaseDate = Date(timeIntervalSinceReferenceDate: 0)
    var type = ""
    var note: String?
    var languageCode: String?
    var descriptorCount = 0

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("region", &region)
        visitor.column("certification", &certification)
        visitor.column("release_date", &releaseDate)
        visitor.column("type", &type)
        visitor.column("note", &note)
        visitor.column("language_code", &languageCode)
        visitor.column("descriptor_count", &descriptorCount)
    }
}
