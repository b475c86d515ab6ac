import CoreInfrastructure
import Foundation
package import PopcornPersistence

/// A row of a person in lists, in one language.
package struct PeoplePreviewEntity: Equatable {
    package static let table = "people_preview"

    package let key: Key
    let name: String
    let originalName: String?
    let knownForDepartment: String?
    let gender: Int
    let profilePath: URL?
    let popularity: Double?
    let isAdultOnly: Bool?
    let knownFor: String?
    let knownForAdultOnly: String?
    let cachedAt: Date

    package struct Key: Hashable {
        let id: Int
        package let language: String

        package init(id: Int, language: String) {
            self.id = id
            self.language = language
        }
    }
}

extension PeoplePreviewEntity: PreviewEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        originalName = row.column("original_name", \.originalName)
        knownForDepartment = row.column("known_for_department", \.knownForDepartment)
        gender = row.column("gender", \.gender)
        profilePath = row.column("profile_path", \.profilePath)
        popularity = row.column("popularity", \.popularity)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        knownFor = row.column("known_for", \.knownFor)
        knownForAdultOnly = row.column("known_for_adult_only", \.knownForAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

extension PeoplePreviewEntity.Key: PreviewKey {
    package init(from row: Row<Self>) {
        id = row.column("person_id", \.id)
        language = row.language(\.language)
    }
}
