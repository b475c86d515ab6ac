import CoreDomain
import CoreInfrastructure
import Foundation
import MoviesDomain

/// A mapper from the domain's releases to cache rows of releases and of descriptors, and back.
///
/// The descriptors of all releases of a movie are in one table, in the order of the releases. Each release's row
/// contains the number of its descriptors.
struct MovieReleaseMapper: Sendable {

    func map(_ entities: [MoviesReleaseEntity], _ descriptors: [MoviesReleaseDescriptorEntity]) -> [MovieRelease] {
        var rest = descriptors[...]
        return entities.map { entity in
            MovieRelease(
                region: entity.region, certification: entity.certification, releaseDate: entity.releaseDate,
                type: MovieReleaseType(rawValue: entity.type) ?? .unknown, note: entity.note,
                languageCode: entity.languageCode,
                descriptors: rest.take(entity.descriptorCount)?.map(\.descriptor) ?? [])
        }
    }

    func map(_ entities: [MoviesPendingReleaseEntity]) -> [MovieRelease] {
        entities.map { entity in
            MovieRelease(
                region: entity.region, releaseDate: entity.releaseDate,
                type: MovieReleaseType(rawValue: entity.type) ?? .unknown)
        }
    }

    /// Maps the releases that are ahead, or less than two weeks past, at a date.
    func pending(_ domain: [MovieRelease], at date: Date) -> [MoviesPendingReleaseEntity] {
        domain.filter { $0.releaseDate.timeIntervalSince(date) > -MovieRelease.nearWindow }.map { release in
            MoviesPendingReleaseEntity(
                region: release.region, releaseDate: release.releaseDate, type: release.type.rawValue)
        }
    }

    func map(
        _ domain: [MovieRelease]
    ) -> (releases: [MoviesReleaseEntity], descriptors: [MoviesReleaseDescriptorEntity]) {
        let releases = domain.map { release in
            MoviesReleaseEntity(
                region: release.region, certification: release.certification, releaseDate: release.releaseDate,
                type: release.type.rawValue, note: release.note, languageCode: release.languageCode,
                descriptorCount: release.descriptors.storedCount)
        }
        let descriptors = domain.flatMap(\.descriptors).map { MoviesReleaseDescriptorEntity(descriptor: $0) }
        return (releases, descriptors)
    }
}
