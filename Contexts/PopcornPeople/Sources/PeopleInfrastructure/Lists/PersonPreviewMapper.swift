import CoreDomain
import CoreInfrastructure
package import Foundation
package import PeopleDomain

/// Maps the domain's previews of people to their row in the cache and back.
package struct PersonPreviewMapper: PreviewMapper {

    package init() {}

    package func map(_ entity: PeoplePreviewEntity) -> PersonPreview {
        PersonPreview(
            id: entity.key.personID, name: entity.name, originalName: entity.originalName,
            knownForDepartment: entity.knownForDepartment, gender: Gender(rawValue: entity.gender) ?? .unknown,
            profilePath: entity.profilePath, popularity: entity.popularity)
    }

    package func map(_ domain: PersonPreview, language: String, cachedAt: Date) -> PeoplePreviewEntity {
        PeoplePreviewEntity(
            key: .init(personID: domain.id, language: language), name: domain.name, originalName: domain.originalName,
            knownForDepartment: domain.knownForDepartment, gender: domain.gender.rawValue,
            profilePath: domain.profilePath, popularity: domain.popularity, cachedAt: cachedAt)
    }
}
