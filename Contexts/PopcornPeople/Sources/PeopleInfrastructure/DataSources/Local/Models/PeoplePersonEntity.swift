package import CoreDomain
import CoreInfrastructure
package import Foundation
package import PeopleDomain
package import PopcornPersistence

/// A row of a person in one language, with its related rows.
package struct PeoplePersonEntity: Equatable {
    package static let table = "people_person"

    package let key: Key
    var name: String
    var knownForDepartment: String?
    var biography: String?
    var birthday: Date?
    var deathday: Date?
    var gender: Int
    var placeOfBirth: String?
    var profilePath: URL?
    var popularity: Double?
    var imdbID: String?
    var homepageURL: URL?
    var birthDate: String?
    var deathDate: String?
    package var cachedAt: Date
    /// The description of the parts that the latest response lacked.
    var missingParts: String?

    var alsoKnownAs: [CoreStringEntity]?
    var credits: [PeopleCreditEntity]?
    var roles: [PeopleRoleEntity]?
    var jobs: [PeopleJobEntity]?
    var profiles: [CoreImageEntity]?
    var externalIDs: CoreExternalIDsEntity?
    var translations: [CoreTranslationEntity]?

    package struct Key: Hashable {
        package let personID: Int
        package let language: String

        package init(id: Int, language: String) {
            personID = id
            self.language = language
        }
    }
}

extension PeoplePersonEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        knownForDepartment = row.column("known_for_department", \.knownForDepartment)
        biography = row.column("biography", \.biography)
        birthday = row.column("birthday", \.birthday)
        deathday = row.column("deathday", \.deathday)
        gender = row.column("gender", \.gender)
        placeOfBirth = row.column("place_of_birth", \.placeOfBirth)
        profilePath = row.column("profile_path", \.profilePath)
        popularity = row.column("popularity", \.popularity)
        imdbID = row.column("imdb_id", \.imdbID)
        homepageURL = row.column("homepage_url", \.homepageURL)
        birthDate = row.column("birth_date", \.birthDate)
        deathDate = row.column("death_date", \.deathDate)
        cachedAt = row.cachedAt(\.cachedAt)
        missingParts = row.column("missing_parts", \.missingParts)
        alsoKnownAs = row.many("also_known_as", \.alsoKnownAs)
        credits = row.many("credit", \.credits, .onDemand)
        roles = row.many("role", \.roles, .onDemand)
        jobs = row.many("job", \.jobs, .onDemand)
        profiles = row.many("profile", \.profiles, .onDemand)
        externalIDs = row.one("external_ids", \.externalIDs, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
    }
}

extension PeoplePersonEntity.Key: ContentKey {
    package static var kind: ContentKind { .person }

    package var id: Int { personID }

    package init(from row: Row<Self>) {
        personID = row.column("person_id", \.personID)
        language = row.language(\.language)
    }
}

extension RelationSelection<PeoplePersonEntity> {

    /// Returns the selection of the relations that contain the given parts of a person.
    package static func parts(_ parts: [PersonPart]) -> Self {
        parts.reduce(into: .none) { selection, part in
            switch part {
            case .credits: selection += .all(\.credits) + .all(\.roles) + .all(\.jobs)
            case .images: selection += .all(\.profiles)
            case .externalIDs: selection += .all(\.externalIDs)
            case .translations: selection += .all(\.translations)
            case .texts(let languages): selection += .texts(\.translations, in: languages)
            }
        }
    }
}
