import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// The row of an episode in one language, from the episode's own response, with its related rows.
package struct TVSeriesEpisodeEntity: Equatable {
    package static let table = "tvseries_episode"

    package let key: Key
    var episode: TVSeriesEpisodeColumns
    package var cachedAt: Date
    /// The description of the parts that the latest response lacked.
    var missingParts: String?

    var crew: [CoreCrewMemberEntity]?
    var guestStars: [CoreCastMemberEntity]?
    var cast: [CoreCastMemberEntity]?
    var stills: [CoreImageEntity]?
    var videos: [CoreVideoEntity]?
    var externalIDs: CoreExternalIDsEntity?
    var translations: [CoreTranslationEntity]?

    package struct Key: Hashable {
        package let seriesID: Int
        package let seasonNumber: Int
        package let episodeNumber: Int
        package let language: String

        package init(_ id: TVEpisodeLocator, language: String) {
            (seriesID, seasonNumber) = (id.season.seriesID, id.season.seasonNumber)
            episodeNumber = id.episodeNumber
            self.language = language
        }
    }
}

extension TVSeriesEpisodeEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        episode = row.columns(of: \.episode)
        cachedAt = row.cachedAt(\.cachedAt)
        missingParts = row.column("missing_parts", \.missingParts)
        crew = row.many("crew_member", \.crew)
        guestStars = row.many("guest_star", \.guestStars)
        cast = row.many("cast_member", \.cast, .onDemand)
        stills = row.many("still", \.stills, .onDemand)
        videos = row.many("video", \.videos, .onDemand)
        externalIDs = row.one("external_ids", \.externalIDs, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
    }
}

extension TVSeriesEpisodeEntity.Key: LocalizedKey, CacheKey {
    package var description: String {
        "\(ContentKind.tvEpisode.rawValue)/\(seriesID)/\(seasonNumber)/\(episodeNumber)/\(language)"
    }
    package var subject: String { "episode \(episodeNumber) of season \(seasonNumber) of series \(seriesID)" }
    package var languageTag: String? { language }
    package var title: CachedTitle? { CachedTitle(.tvSeries, seriesID) }

    package init(from row: Row<Self>) {
        seriesID = row.column("series_id", \.seriesID)
        seasonNumber = row.column("season_number", \.seasonNumber)
        episodeNumber = row.column("episode_number", \.episodeNumber)
        language = row.language(\.language)
    }
}

extension RelationSelection<TVSeriesEpisodeEntity> {

    /// Returns a selection of the relations that store parts of an episode.
    package static func parts(_ parts: [TVEpisodePart]) -> Self {
        parts.reduce(into: .none) { selection, part in
            switch part {
            case .cast: selection += .all(\.cast)
            case .images: selection += .all(\.stills)
            case .videos: selection += .all(\.videos)
            case .externalIDs: selection += .all(\.externalIDs)
            case .translations: selection += .all(\.translations)
            case .texts(let languages): selection += .texts(\.translations, in: languages)
            }
        }
    }
}
