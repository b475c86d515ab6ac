import CoreDomain
import CoreInfrastructure
import Foundation
import PeopleDomain

/// A mapper from the domain's people to cache rows, and back.
struct PersonMapper: Sendable {

    func map(_ entity: PeoplePersonEntity) -> Person {
        Person(
            id: entity.key.personID, name: entity.name, alsoKnownAs: entity.alsoKnownAs?.map(\.text),
            knownForDepartment: entity.knownForDepartment, biography: entity.biography, birthday: entity.birthday,
            deathday: entity.deathday, gender: Gender(rawValue: entity.gender) ?? .unknown,
            placeOfBirth: entity.placeOfBirth, profilePath: entity.profilePath, popularity: entity.popularity,
            imdbID: entity.imdbID, homepageURL: entity.homepageURL,
            birthDate: entity.birthDate.flatMap(PartialDate.init), deathDate: entity.deathDate.flatMap(PartialDate.init)
        )
    }

    /// Maps a person to their row, without the rows of their parts.
    func map(_ domain: Person, key: PeoplePersonEntity.Key, cachedAt: Date) -> PeoplePersonEntity {
        PeoplePersonEntity(
            key: key, name: domain.name, knownForDepartment: domain.knownForDepartment, biography: domain.biography,
            birthday: domain.birthday, deathday: domain.deathday, gender: domain.gender.rawValue,
            placeOfBirth: domain.placeOfBirth, profilePath: domain.profilePath, popularity: domain.popularity,
            imdbID: domain.imdbID, homepageURL: domain.homepageURL, birthDate: domain.birthDate?.description,
            deathDate: domain.deathDate?.description, cachedAt: cachedAt,
            alsoKnownAs: domain.alsoKnownAs?.map(CoreStringEntity.init))
    }
}
