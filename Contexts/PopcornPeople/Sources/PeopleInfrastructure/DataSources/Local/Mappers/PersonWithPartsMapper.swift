import CoreDomain
import CoreInfrastructure
package import Foundation
package import PeopleDomain

/// Maps the domain's people with their parts to cache rows, and back.
package struct PersonWithPartsMapper: AggregateMapper {

    private let personMapper = PersonMapper()
    private let creditMapper = PersonCreditMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func map(_ entity: PeoplePersonEntity) -> PersonWithParts {
        PersonWithParts(
            person: personMapper.map(entity),
            credits: entity.credits.map { creditMapper.map($0, entity.roles ?? [], entity.jobs ?? []) },
            images: imageCollectionMapper.map(profiles: entity.profiles),
            externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            translations: entity.translations?.map(translationMapper.map))
    }

    package func map(_ domain: PersonWithParts, key: PeoplePersonEntity.Key, cachedAt: Date) -> PeoplePersonEntity {
        var entity = personMapper.map(domain.person, key: key, cachedAt: cachedAt)
        if let credits = domain.credits.map({ creditMapper.map($0) }) {
            (entity.credits, entity.roles, entity.jobs) = credits
        }
        entity.profiles = imageCollectionMapper.map(domain.images?.profiles)
        entity.externalIDs = domain.externalIDs.map(externalIDsMapper.map)
        entity.translations = domain.translations?.map(translationMapper.map)
        return entity
    }
}
