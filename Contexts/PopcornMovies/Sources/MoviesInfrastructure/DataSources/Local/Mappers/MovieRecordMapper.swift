import CoreDomain
import CoreInfrastructure
package import Foundation
package import MoviesDomain

/// Maps movies with their parts to a row and the rows that belong to it, and back.
package struct MovieRecordMapper: AggregateMapper {

    private let movieMapper = MovieMapper()
    private let castMapper = CastMemberMapper()
    private let crewMapper = CrewMemberMapper()
    private let imageMapper = ImagePathMapper()
    private let releaseMapper = MovieReleaseMapper()
    private let watchOffersMapper = WatchOffersMapper()

    package init() {}

    package func map(_ entity: MoviesMovieEntity) -> MovieRecord {
        MovieRecord(
            movie: movieMapper.map(entity),
            credits: mapCredits(entity),
            images: mapImages(entity),
            releases: entity.releases.map { releaseMapper.map($0, entity.releaseDescriptors ?? []) },
            watchOffers: entity.watchRegions.map { watchOffersMapper.map($0, entity.watchOffers ?? []) })
    }

    package func map(_ domain: MovieRecord, key: MoviesMovieEntity.Key, cachedAt: Date) -> MoviesMovieEntity {
        var entity = movieMapper.map(domain.movie, key: key, cachedAt: cachedAt)
        entity.cast = domain.credits?.cast.map(castMapper.map)
        entity.crew = domain.credits?.crew.map(crewMapper.map)
        entity.posters = domain.images?.posterPaths.map(imageMapper.map)
        entity.backdrops = domain.images?.backdropPaths.map(imageMapper.map)
        entity.logos = domain.images?.logoPaths.map(imageMapper.map)
        let releases = domain.releases.map { releaseMapper.map($0) }
        entity.releases = releases?.releases
        entity.releaseDescriptors = releases?.descriptors
        let watchOffers = domain.watchOffers.map { watchOffersMapper.map($0) }
        entity.watchRegions = watchOffers?.regions
        entity.watchOffers = watchOffers?.offers
        return entity
    }

    private func mapCredits(_ entity: MoviesMovieEntity) -> Credits? {
        guard let cast = entity.cast, let crew = entity.crew else { return nil }
        return Credits(cast: cast.map(castMapper.map), crew: crew.map(crewMapper.map))
    }

    private func mapImages(_ entity: MoviesMovieEntity) -> ImageCollection? {
        guard entity.posters != nil || entity.backdrops != nil || entity.logos != nil else { return nil }
        return ImageCollection(
            posterPaths: entity.posters?.map(imageMapper.map) ?? [],
            backdropPaths: entity.backdrops?.map(imageMapper.map) ?? [],
            logoPaths: entity.logos?.map(imageMapper.map) ?? [])
    }
}
