import Foundation
import PopcornPersistence

/// A row of a creator of a TV series.
struct TVSeriesCreatorEntity: Equatable {
    let personID: Int
    let creditID: String
    let name: String
    let originalName: String
    let gender: Int
    let profilePath: URL?
}

extension TVSeriesCreatorEntity: Entity {
    init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        creditID = row.column("credit_id", \.creditID)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
    }
}
