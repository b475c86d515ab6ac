import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornCaching
package import PopcornPersistence
package import TVSeriesDomain

/// The row of a season in one language, with the rows of its episodes and its other related rows.
package struct TVSeriesSeasonEntity: Equatable {
    package static let table = "tvseries_season"

    package let key: Key
    var season: TVSeriesSeasonColumns
    package var cachedAt: Date
    /// The description of the parts that the latest response lacked.
    var missingParts: String?

    var episodes: [TVSeriesEpisodeColumns]?
    var episodeCrew: [TVSeriesSeasonCrewEntity]?
    var guestStars: [TVSeriesSeasonGuestStarEntity]?
    var cast: [CoreCastMemberEntity]?
    var crew: [CoreCrewMemberEntity]?
    var posters: [CoreImageEntity]?
    var videos: [CoreVideoEntity]?
    var externalIDs: CoreExternalIDsEntity?
    var translations: [CoreTranslationEntity]?

    package struct Key: Hashable {
        package let seriesID: Int
        package let seasonNumber: Int
        package let language: String

        package init(_ id: TVSeasonLocator, language: String) {
            (seriesID, seasonNumber) = (id.seriesID, id.seasonNumber)
            self.language = language
        }
    }
}

extension TVSeriesSeasonEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        season = row.columns(of: \.season)
        cachedAt = row.cachedAt(\.cachedAt)
        missingParts = row.column("missing_parts", \.missingParts)
        episodes = row.many("episode", \.episodes)
        episodeCrew = row.many("episode_crew", \.episodeCrew, .onDemand)
        guestStars = row.many("guest_star", \.guestStars, .onDemand)
        cast = row.many("cast_member", \.cast, .onDemand)
        crew = row.many("crew_member", \.crew, .onDemand)
        posters = row.many("poster", \.posters, .onDemand)
        videos = row.many("video", \.videos, .onDemand)
        externalIDs = row.one("external_ids", \.externalIDs, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
    }
}

extension TVSeriesSeasonEntity.Key: LocalizedKey, CacheKey {
    package var description: String { "\(ContentKind.tvSeason.rawValue)/\(seriesID)/\(seasonNumber)/\(language)" }
    package var subject: String { "season \(seasonNumber) of series \(seriesID)" }
    package var languageTag: String? { language }
    package var title: CachedTitle? { CachedTitle(.tvSeries, seriesID) }

    package init(from row: Row<Self>) {
        seriesID = row.column("series_id", \.seriesID)
        seasonNumber = row.column("season_number", \.seasonNumber)
        language = row.language(\.language)
    }
}

extension RelationSelection<TVSeriesSeasonEntity> {

    /// Returns a selection of the relations that store parts of a season. A season that was stored with its whole
    /// series lacks them, and is incomplete if one is selected.
    package static func parts(_ parts: [TVSeasonPart]) -> Self {
        parts.reduce(into: .none) { selection, part in
            switch part {
            case .episodes: break
            case .episodeCredits: selection += .all(\.episodeCrew) + .all(\.guestStars)
            case .credits: selection += .all(\.cast, isRequired: true) + .all(\.crew, isRequired: true)
            case .images: selection += .all(\.posters, isRequired: true)
            case .videos: selection += .all(\.videos, isRequired: true)
            case .externalIDs: selection += .all(\.externalIDs, isRequired: true)
            case .translations: selection += .all(\.translations)
            case .texts(let languages): selection += .texts(\.translations, in: languages)
            }
        }
    }

    /// Returns a selection of one episode, with its crew and guest stars.
    package static func episode(_ number: Int) -> Self {
        .rows(of: \.episodes, where: \.episodeNumber, isIn: [number])
            + .rows(of: \.episodeCrew, where: \.episodeNumber, isIn: [number])
            + .rows(of: \.guestStars, where: \.episodeNumber, isIn: [number])
    }
}

/// A row of a job on an episode of a season. The rows of a season are in the order of the episodes.
struct TVSeriesSeasonCrewEntity: Equatable {
    let episodeNumber: Int
    let member: CoreCrewMemberEntity
}

extension TVSeriesSeasonCrewEntity: Entity {
    init(from row: Row<Self>) {
        episodeNumber = row.column("episode_number", \.episodeNumber)
        member = row.columns(of: \.member)
    }
}

/// A row of a guest role in an episode of a season. The rows of a season are in the order of the episodes.
struct TVSeriesSeasonGuestStarEntity: Equatable {
    let episodeNumber: Int
    let member: CoreCastMemberEntity
}

extension TVSeriesSeasonGuestStarEntity: Entity {
    init(from row: Row<Self>) {
        episodeNumber = row.column("episode_number", \.episodeNumber)
        member = row.columns(of: \.member)
    }
}
