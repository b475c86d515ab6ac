import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// A mapper from domain TV series with their parts to cache rows and back.
package struct TVSeriesWithPartsMapper: PartsMapper {

    private let seriesMapper = TVSeriesMapper()
    private let creditsMapper = AggregateCreditsMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let videoMapper = VideoMapper()
    private let ratingMapper = ContentRatingMapper()
    private let watchOffersMapper = WatchOffersMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let episodeGroupMapper = TVEpisodeGroupMapper()
    private let keywordMapper = KeywordMapper()
    private let alternativeTitleMapper = AlternativeTitleMapper()
    private let translationMapper = TranslationMapper()

    package init() {}

    package func relations(of parts: [TVSeriesPart]) -> RelationSelection<TVSeriesSeriesEntity> { .parts(parts) }

    package func map(_ entity: TVSeriesSeriesEntity) -> TVSeriesWithParts {
        var content = TVSeriesWithParts(
            series: seriesMapper.map(entity), credits: creditsMapper.map(entity),
            images: imageCollectionMapper.map(
                posters: entity.posters, backdrops: entity.backdrops, logos: entity.logos),
            videos: entity.videos?.map(videoMapper.map),
            contentRatings: entity.contentRatings.map { ratingMapper.map($0, entity.ratingDescriptors) },
            watchOffers: entity.watchRegions.map { watchOffersMapper.map($0, entity.watchOffers ?? []) },
            externalIDs: entity.externalIDs.map(externalIDsMapper.map),
            keywords: entity.keywords?.map(keywordMapper.map),
            alternativeTitles: entity.alternativeTitles?.map(alternativeTitleMapper.map),
            episodeGroups: entity.episodeGroups?.map { episodeGroupMapper.map($0) },
            translations: entity.translations?.map(translationMapper.map),
            memberTranslations: entity.memberTranslations?.map(member))
        content.missing = MissingParts(column: entity.missingParts)
        return content
    }

    private func member(_ entity: TVSeriesMemberTranslationEntity) -> TVMemberTranslation {
        TVMemberTranslation(
            seasonNumber: entity.seasonNumber, episodeNumber: entity.episodeNumber,
            translation: translationMapper.map(entity.translation))
    }

    package func map(_ domain: TVSeriesWithParts, key: TVSeriesSeriesEntity.Key, cachedAt: Date) -> TVSeriesSeriesEntity
    {
        var entity = seriesMapper.map(domain.series, key: key, cachedAt: cachedAt)
        creditsMapper.map(domain.credits, to: &entity)
        (entity.posters, entity.backdrops, entity.logos) = imageCollectionMapper.map(domain.images)
        entity.videos = domain.videos?.map(videoMapper.map)
        entity.externalIDs = domain.externalIDs.map(externalIDsMapper.map)
        entity.episodeGroups = domain.episodeGroups?.map { episodeGroupMapper.map($0) }
        entity.keywords = domain.keywords?.map(keywordMapper.map)
        entity.alternativeTitles = domain.alternativeTitles?.map(alternativeTitleMapper.map)
        entity.translations = domain.translations?.map(translationMapper.map)
        entity.memberTranslations = domain.memberTranslations?.map {
            TVSeriesMemberTranslationEntity(
                seasonNumber: $0.seasonNumber, episodeNumber: $0.episodeNumber,
                translation: translationMapper.map($0.translation))
        }
        if let ratings = domain.contentRatings.map({ ratingMapper.map($0) }) {
            (entity.contentRatings, entity.ratingDescriptors) = ratings
        }
        if let watchOffers = domain.watchOffers.map({ watchOffersMapper.map($0) }) {
            (entity.watchRegions, entity.watchOffers) = watchOffers
        }
        entity.missingParts = domain.missing.column
        return entity
    }
}
