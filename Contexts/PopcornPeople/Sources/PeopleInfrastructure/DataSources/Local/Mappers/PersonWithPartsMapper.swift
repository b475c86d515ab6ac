import CoreDomain
import CoreInfrastructure
package import Foundation
package import PeopleDomain
package import PopcornPersistence

/// A mapper from the domain's people with their parts to cache rows, and back.
package struct PersonWithPartsMapper: PartsMapper {

    private let personMapper = PersonMapper()
    private let creditMapper = PersonCreditMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func relations(of parts: [PersonPart]) -> RelationSelection<PeoplePersonEntity> { .parts(parts) }

    package func map(_ entity: PeoplePersonEntity) -> PersonWithParts {
        var content = PersonWithParts(
            person: personMapper.map(entity),
            credits: entity.credits.map { creditMapper.map($0, entity.roles ?? [], entity.jobs ?? []) },
            images: imageCollectionMapper.map(profiles: entity.profiles),
            externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            translations: entity.translations?.map(translationMapper.map))
        content.missing = MissingParts(column: entity.missingParts)
        return content
    }

    package func map(_ domain: PersonWithParts, key: PeoplePersonEntity.Key, cachedAt: Date) -> PeoplePersonEntity {
        var entity = personMapper.map(domain.person, key: key, cachedAt: cachedAt)
        if let credits = domain.credits.map({ creditMapper.map($0) }) {
            (entity.credits, entity.roles, entity.jobs) = credits
        }
        entity.profiles = imageCollectionMapper.map(domain.images?.profiles)
        entity.externalIDs = domain.externalIDs.map(externalIDsMapper.map)
        entity.translations = domain.translations?.map(translationMapper.map)
        entity.missingParts = domain.missing.column
        return entity
    }
}
