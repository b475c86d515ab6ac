package import CoreDomain
import CoreInfrastructure
package import Foundation
package import MoviesDomain
package import PopcornPersistence

/// A row of a movie in one language, with its related rows.
package struct MoviesMovieEntity: Equatable {
    package static let table = "movies_movie"

    package let key: Key
    var title: String
    var tagline: String?
    var originalTitle: String?
    var originalLanguage: String?
    var overview: String?
    var runtime: Int?
    var releaseDate: Date?
    var posterPath: URL?
    var backdropPath: URL?
    var budget: Double?
    var revenue: Double?
    var homepageURL: URL?
    var imdbID: String?
    var status: String?
    var popularity: Double?
    var voteAverage: Double?
    var voteCount: Int?
    var hasVideo: Bool?
    var isAdultOnly: Bool?
    package var cachedAt: Date
    /// The description of the parts that the latest response lacked.
    var missingParts: String?

    var genres: [CoreGenreEntity]?
    var originCountries: [CoreOriginCountryEntity]?
    var productionCompanies: [CoreProductionCompanyEntity]?
    var productionCountries: [CoreProductionCountryEntity]?
    var spokenLanguages: [CoreSpokenLanguageEntity]?
    var belongsToCollection: MoviesBelongsToCollectionEntity?
    var cast: [CoreCastMemberEntity]?
    var crew: [CoreCrewMemberEntity]?
    var posters: [CoreImageEntity]?
    var backdrops: [CoreImageEntity]?
    var logos: [CoreImageEntity]?
    var releases: [MoviesReleaseEntity]?
    var releaseDescriptors: [MoviesReleaseDescriptorEntity]?
    var watchRegions: [CoreWatchRegionEntity]?
    var watchOffers: [CoreWatchOfferEntity]?
    var videos: [CoreVideoEntity]?
    var externalIDs: CoreExternalIDsEntity?
    var translations: [CoreTranslationEntity]?
    var pendingReleases: [MoviesPendingReleaseEntity]?
    var keywords: [CoreKeywordEntity]?
    var alternativeTitles: [CoreAlternativeTitleEntity]?

    package struct Key: Hashable {
        package let movieID: Int
        package let language: String

        package init(id: Int, language: String) {
            movieID = id
            self.language = language
        }
    }
}

extension MoviesMovieEntity: CachedEntity {
    package init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        tagline = row.column("tagline", \.tagline)
        originalTitle = row.column("original_title", \.originalTitle)
        originalLanguage = row.column("original_language", \.originalLanguage)
        overview = row.column("overview", \.overview)
        runtime = row.column("runtime", \.runtime)
        releaseDate = row.column("release_date", \.releaseDate)
        posterPath = row.column("poster_path", \.posterPath)
        backdropPath = row.column("backdrop_path", \.backdropPath)
        budget = row.column("budget", \.budget)
        revenue = row.column("revenue", \.revenue)
        homepageURL = row.column("homepage_url", \.homepageURL)
        imdbID = row.column("imdb_id", \.imdbID)
        status = row.column("status", \.status)
        popularity = row.column("popularity", \.popularity)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
        hasVideo = row.column("has_video", \.hasVideo)
        isAdultOnly = row.column("is_adult_only", \.isAdultOnly)
        cachedAt = row.cachedAt(\.cachedAt)
        missingParts = row.column("missing_parts", \.missingParts)
        genres = row.many("genre", \.genres)
        originCountries = row.many("origin_country", \.originCountries)
        productionCompanies = row.many("production_company", \.productionCompanies)
        productionCountries = row.many("production_country", \.productionCountries)
        spokenLanguages = row.many("spoken_language", \.spokenLanguages)
        belongsToCollection = row.one("collection", \.belongsToCollection)
        cast = row.many("cast_member", \.cast, .onDemand)
        crew = row.many("crew_member", \.crew, .onDemand)
        posters = row.many("poster", \.posters, .onDemand)
        backdrops = row.many("backdrop", \.backdrops, .onDemand)
        logos = row.many("logo", \.logos, .onDemand)
        releases = row.many("release", \.releases, .onDemand)
        releaseDescriptors = row.many("release_descriptor", \.releaseDescriptors, .onDemand)
        watchRegions = row.many("watch_region", \.watchRegions, .onDemand)
        watchOffers = row.many("watch_offer", \.watchOffers, .onDemand)
        videos = row.many("video", \.videos, .onDemand)
        externalIDs = row.one("external_ids", \.externalIDs, .onDemand)
        translations = row.many("translation", \.translations, .onDemand)
        pendingReleases = row.many("pending_release", \.pendingReleases)
        keywords = row.many("keyword", \.keywords, .onDemand)
        alternativeTitles = row.many("alternative_title", \.alternativeTitles, .onDemand)
    }
}

extension MoviesMovieEntity.Key: ContentKey {
    package static var kind: ContentKind { .movie }

    package var id: Int { movieID }

    package init(from row: Row<Self>) {
        movieID = row.column("movie_id", \.movieID)
        language = row.language(\.language)
    }
}

extension RelationSelection<MoviesMovieEntity> {

    // Created once and shared by all reads of movie details.
    private static let firstLogo: Self = .first(1, of: \.logos)
    private static let certifications: Self = .rows(of: \.releases, where: \.region, isIn: [String]())

    /// Returns the selection of the relations that contain the given parts of a movie.
    package static func parts(_ parts: [MoviePart]) -> Self {
        parts.reduce(into: .none) { selection, part in
            switch part {
            case .credits: selection += .all(\.cast) + .all(\.crew)
            case .images: selection += .all(\.posters) + .all(\.backdrops) + .all(\.logos)
            case .firstLogo: selection += firstLogo
            case .releases: selection += .all(\.releases) + .all(\.releaseDescriptors)
            case .certifications(let regions): selection += certifications.replacingValues(with: regions)
            case .watchOffers: selection += .all(\.watchRegions) + .all(\.watchOffers)
            case .videos: selection += .all(\.videos)
            case .externalIDs: selection += .all(\.externalIDs)
            case .keywords: selection += .all(\.keywords)
            case .alternativeTitles: selection += .all(\.alternativeTitles)
            case .translations: selection += .all(\.translations)
            case .texts(let languages): selection += .texts(\.translations, in: languages)
            }
        }
    }
}
