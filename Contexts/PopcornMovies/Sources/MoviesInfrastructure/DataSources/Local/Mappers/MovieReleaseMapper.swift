import CoreInfrastructure
import MoviesDomain

/// Maps the domain's releases to rows of releases and of descriptors in the cache, and back.
///
/// The descriptors of all releases stand in one table, one after the other; each release's row tells how many of them
/// are its own.
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
