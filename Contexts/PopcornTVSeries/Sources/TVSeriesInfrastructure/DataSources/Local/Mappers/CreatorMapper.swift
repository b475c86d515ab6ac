import CoreDomain
import TVSeriesDomain

/// A mapper from domain creators to their cache rows and back.
struct CreatorMapper: Sendable {

    func map(_ entity: TVSeriesCreatorEntity) -> Creator {
        Creator(
            id: entity.personID, creditID: entity.creditID, name: entity.name, originalName: entity.originalName,
            gender: Gender(rawValue: entity.gender) ?? .unknown, profilePath: entity.profilePath)
    }

    func map(_ domain: Creator) -> TVSeriesCreatorEntity {
        TVSeriesCreatorEntity(
            personID: domain.id, creditID: domain.creditID, name: domain.name, originalName: domain.originalName,
            gender: domain.gender.rawValue, profilePath: domain.profilePath)
    }
}
