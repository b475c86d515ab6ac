import CoreDomain
import CoreInfrastructure
package import Foundation
package import MoviesDomain
package import PopcornPersistence

/// A mapper from the domain's movies with their parts to cache rows, and back.
package struct MovieWithPartsMapper: PartsMapper {

    private let movieMapper = MovieMapper()
    private let creditsMapper = CreditsMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let releaseMapper = MovieReleaseMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let videoMapper = VideoMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let keywordMapper = KeywordMapper()
    private let alternativeTitleMapper = AlternativeTitleMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func relations(of parts: [MoviePart]) -> RelationSelection<MoviesMovieEntity> { .parts(parts) }

    package func map(_ entity: MoviesMovieEntity) -> MovieWithParts {
        var movie = MovieWithParts(
            movie: movieMapper.map(entity),
            credits: creditsMapper.map(entity.cast, entity.crew),
            images: imageCollectionMapper.map(
                posters: entity.posters, backdrops: entity.backdrops, logos: entity.logos),
            releases: entity.releases.map { releaseMapper.map($0, entity.releaseDescriptors ?? []) },
            watchOffers: entity.watchRegions.map { watchOffersMapper.map($0, entity.watchOffers ?? []) },
            videos: entity.videos?.map(videoMapper.map), externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            keywords: entity.keywords?.map(keywordMapper.map),
            alternativeTitles: entity.alternativeTitles?.map(alternativeTitleMapper.map),
            translations: entity.translations?.map(translationMapper.map))
        movie.missing = MissingParts(column: entity.missingParts)
        movie.pendingReleases = releaseMapper.map(entity.pendingReleases ?? [])
        return movie
    }

    package func map(_ domain: MovieWithParts, key: MoviesMovieEntity.Key, cachedAt: Date) -> MoviesMovieEntity {
        var entity = movieMapper.map(domain.movie, key: key, cachedAt: cachedAt)
        (entity.cast, entity.crew) = creditsMapper.map(domain.credits)
        (entity.posters, entity.backdrops, entity.logos) = imageCollectionMapper.map(domain.images)
        if let releases = domain.releases {
            (entity.releases, entity.releaseDescriptors) = releaseMapper.map(releases)
            entity.pendingReleases = releaseMapper.pending(releases, at: cachedAt)
        }
        if let watchOffers = domain.watchOffers.map({ watchOffersMapper.map($0) }) {
            (entity.watchRegions, entity.watchOffers) = watchOffers
        }
        entity.videos = domain.videos?.map(videoMapper.map)
        entity.externalIDs = domain.externalIDs.map(externalIDsMapper.map)
        entity.keywords = domain.keywords?.map(keywordMapper.map)
        entity.alternativeTitles = domain.alternativeTitles?.map(alternativeTitleMapper.map)
        entity.translations = domain.translations?.map(translationMapper.map)
        entity.missingParts = domain.missing.column
        return entity
    }
}
