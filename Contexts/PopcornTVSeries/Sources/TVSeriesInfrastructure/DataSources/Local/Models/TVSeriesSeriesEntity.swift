package import CoreDomain
import CoreInfrastructure
package import Foundation
package import PopcornPersistence
package import TVSeriesDomain

/// The row of a TV series in one language, with its related rows.
package struct TVSeriesSeriesEntity: Equatable {
    package static let table = "tvseries_series"

    package let key: Key
    var name: String
    var tagline: String?
    var originalName: String?
    var originalLanguage: String?
    var overview: String?
    var numberOfSeasons: Int?
    var numberOfEpisodes: Int?
    var firstAirDate: Date?
    var posterPath: URL?
    var backdropPath: URL?
    var homepageURL: URL?
    var isInProduction: Bool?
    var lastAirDate: Date?
    var status: String?
    var type: String?
    var popularity: Double?
    var voteAverage: Double?
    var voteCount: Int?
    var isAdultOnly: Bool?
    package var cachedAt: Date
    /// The description of the parts that the latest response lacked.
    var missingParts: String?

    var episodeRunTimes: [TVSeriesRunTimeEntity]?
    var seasons: [TVSeriesSeasonColumns]?
    var creators: [TVSeriesCreatorEntity]?
    var genres: [CoreGenreEntity]?
    var originCountries: [CoreOriginCountryEntity]?
    var languages: [CoreStringEntity]?
    var lastEpisode: TVSeriesEpisodeColumns?
    var nextEpisode: TVSeriesEpisodeColumns?
    var networks: [TVSeriesNetworkEntity]?
    var productionCompanies: [CoreProductionCompanyEntity]?
    var productionCountries: [CoreProductionCountryEntity]?
    var spokenLanguages: [CoreSpokenLanguageEntity]?
    var cast: [TVSeriesCastMemberEntity]?
    var roles: [TVSeriesCreditEntity]?
    var crew: [TVSeriesCrewMemberEntity]?
    var jobs: [TVSeriesCreditEntity]?
    var posters: [CoreImageEntity]?
    var backdrops: [CoreImageEntity]?
    var logos: [CoreImageEntity]?
    var videos: [CoreVideoEntity]?
    var contentRatings: [TVSeriesContentRatingEntity]?
    var ratingDescriptors: [CoreStringEntity]?
    var watchRegions: [CoreWatchRegionEntity]?
    var watchOffers: [CoreWatchOfferEntity]?
    var externalIDs: CoreExternalIDsEntity?
    var translations: [CoreTranslationEntity]?
    var episodeGroups: [TVSeriesEpisodeGroupColumns]?
    var memberTranslations: [TVSeriesMemberTranslationEntity]?
    var keywords: [CoreKeywordEntity]?
    var alternativeTitles: [CoreAlternativeTitleEntity]?

    package struct Key: Hashable {
        package let seriesID: Int
        package let language: String

        package init(id: Int, language: String) {
            seriesID = id
            self.language = language
        }
    }
}

extension TVSeriesSeriesEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        name = row.column("name", \.name)
        tagline = row.column("tagline", \.tagline)
        originalName = row.column("original_name", \.originalName)
        originalLanguage = row.column("original_language", \.originalLanguage)
        overview = row.column("overview", \.overview)
        numberOfSeasons = row.column("number_of_seasons", \.numberOfSeasons)
        numberOfEpisodes = row.column("number_of_episodes", \.numberOfEpisodes)
        firstAirDate = row.column("first_air_date", \.firstAirDate)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        homepageURL = row.column("homepage_url", \.homepageURL)
        isInProduction = row.column("is_in_production", \.isInProduction)
        lastAirDate = row.column("last_air_date", \.lastAirDate)
        status = row.column("status", \.status)
        type = row.column("type", \.type)
        popularity = row.column("popularity", \.popularity)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
        missingParts = row.column("missing_parts", \.missingParts)
        episodeRunTimes = row.many("episode_run_time", \.episodeRunTimes)
        seasons = row.many("season", \.seasons)
        creators = row.many("creator", \.creators)
        genres = row.many("genre", \.genres)
        originCountries = row.many("origin_country", \.originCountries)
        languages = row.many("language", \.languages)
        lastEpisode = row.one("last_episode", \.lastEpisode)
        nextEpisode = row.one("next_episode", \.nextEpisode)
        networks = row.many("network", \.networks)
        productionCompanies = row.many("production_company", \.productionCompanies)
        productionCountries = row.many("production_country", \.productionCountries)
        spokenLanguages = row.many("spoken_language", \.spokenLanguages)
        cast = row.many("cast_member", \.cast, .onDemand)
        roles = row.many("role", \.roles, .onDemand)
        crew = row.many("crew_member", \.crew, .onDemand)
        jobs = row.many("job", \.jobs, .onDemand)
        posters = row.many("poster", \.posters, .onDemand)
        backdrops = row.many("backdrop", \.backdrops, .onDemand)
        logos = row.many("logo", \.logos, .onDemand)
        videos = row.many("video", \.videos, .onDemand)
        contentRatings = row.many("content_rating", \.contentRatings, .onDemand)
        ratingDescriptors = row.many("rating_descriptor", \.ratingDescriptors, .onDemand)
        watchRegions = row.many("watch_region", \.watchRegions, .onDemand)
        watchOffers = row.many("watch_offer", \.watchOffers, .onDemand)
        externalIDs = row.one("external_ids", \.externalIDs, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
        episodeGroups = row.many("episode_group", \.episodeGroups, .onDemand)
        memberTranslations = row.many("member_translation", \.memberTranslations, .onDemand)
        keywords = row.many("keyword", \.keywords, .onDemand)
        alternativeTitles = row.many("alternative_title", \.alternativeTitles, .onDemand)
    }
}

extension TVSeriesSeriesEntity.Key: ContentKey {
    package static var kind: ContentKind { .tvSeries }

    package var id: Int { seriesID }

    package init(from row: Row<Self>) {
        seriesID = row.column("series_id", \.seriesID)
        language = row.language(\.language)
    }
}

extension RelationSelection<TVSeriesSeriesEntity> {

    // Created once, because every read of series details uses them.
    private static let firstLogo: Self = .first(1, of: \.logos)
    private static let ratings: Self = .rows(of: \.contentRatings, where: \.region, isIn: [String]())

    /// Returns a selection of the texts of seasons and episodes in some languages.
    private static func memberTexts(in languages: [String]) -> Self {
        .rows(
            of: \.memberTranslations, where: \.translation.languageCode,
            isIn: TextChain(tags: languages).languageCodes)
    }

    /// Returns a selection of the relations that store parts of a TV series.
    package static func parts(_ parts: [TVSeriesPart]) -> Self {
        parts.reduce(into: .none) { selection, part in
            switch part {
            case .credits: selection += .all(\.cast) + .all(\.roles) + .all(\.crew) + .all(\.jobs)
            case .images: selection += .all(\.posters) + .all(\.backdrops) + .all(\.logos)
            case .firstLogo: selection += firstLogo
            case .videos: selection += .all(\.videos)
            case .contentRatings: selection += .all(\.contentRatings) + .all(\.ratingDescriptors)
            case .ratings(let regions): selection += ratings.replacingValues(with: regions)
            case .watchOffers: selection += .all(\.watchRegions) + .all(\.watchOffers)
            case .externalIDs: selection += .all(\.externalIDs)
            case .keywords: selection += .all(\.keywords)
            case .alternativeTitles: selection += .all(\.alternativeTitles)
            case .episodeGroups: selection += .all(\.episodeGroups)
            case .translations: selection += .all(\.translations) + .all(\.memberTranslations)
            case .texts(let languages): selection += .texts(\.translations, in: languages) + memberTexts(in: languages)
            }
        }
    }
}

/// A row that contains a usual running time of a TV series' episodes.
struct TVSeriesRunTimeEntity: Equatable {
    let minutes: Int
}

extension TVSeriesRunTimeEntity: Entity {
    init(from row: Row<Self>) {
        minutes = row.column("minutes", \.minutes)
    }
}
