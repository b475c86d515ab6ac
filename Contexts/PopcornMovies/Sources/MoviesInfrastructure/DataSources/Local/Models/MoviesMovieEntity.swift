import CoreInfrastructure
import Foundation
import MoviesDomain
import Persistence

/// The row of a movie in one language, with the rows that belong to it.
struct MoviesMovieEntity: AggregateEntity, Equatable {
    static let table = "movies_movie"

    var movieID = 0
    var language = ""
    var title = ""
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
    var cachedAt = Date(timeIntervalSinceReferenceDate: 0)

    var genres: [CoreGenreEntity]?
    var originCountries: [CoreOriginCountryEntity]?
    var productionCompanies: [CoreProductionCompanyEntity]?
    var productionCountries: [CoreProductionCountryEntity]?
    var spokenLanguages: [CoreSpokenLanguageEntity]?
    var belongsToCollection: MoviesBelongsToCollectionEntity?
    var cast: [CoreCastMemberEntity]?
    var crew: [CoreCrewMemberEntity]?
    var posters: [CoreImagePathEntity]?
    var backdrops: [CoreImagePathEntity]?
    var logos: [CoreImagePathEntity]?
    var releases: [MoviesReleaseEntity]?
    var releaseDescriptors: [MoviesReleaseDescriptorEntity]?
    var watchRegions: [CoreWatchRegionEntity]?
    var watchOffers: [CoreWatchOfferEntity]?

    mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("movie_id", &movieID, .key)
        visitor.column("language", &language, .key)
        visitor.column("title", &title)
        visitor.column("tagline", &tagline)
        visitor.column("original_title", &originalTitle)
        visitor.column("original_language", &originalLanguage)
        visitor.column("overview", &overview)
        visitor.column("runtime", &runtime)
        visitor.column("release_date", &releaseDate)
        visitor.column("poster_path", &posterPath)
        visitor.column("backdrop_path", &backdropPath)
        visitor.column("budget", &budget)
        visitor.column("revenue", &revenue)
        visitor.column("homepage_url", &homepageURL)
        visitor.column("imdb_id", &imdbID)
        visitor.column("status", &status)
        visitor.column("popularity", &popularity)
        visitor.column("vote_average", &voteAverage)
        visitor.column("vote_count", &voteCount)
        visitor.column("has_video", &hasVideo)
        visitor.column("is_adult_only", &isAdultOnly)
        visitor.column("cached_at", &cachedAt)
    }

    mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {
        visitor.many("genre", &genres, in: [])
        visitor.many("origin_country", &originCountries, in: [])
        visitor.many("production_company", &productionCompanies, in: [])
        visitor.many("production_country", &productionCountries, in: [])
        visitor.many("spoken_language", &spokenLanguages, in: [])
        visitor.one("collection", &belongsToCollection, in: [])
        visitor.many("cast_member", &cast, in: RelationGroup(.credits))
        visitor.many("crew_member", &crew, in: RelationGroup(.credits))
        visitor.many("poster", &posters, in: RelationGroup(.posters))
        visitor.many("backdrop", &backdrops, in: RelationGroup(.backdrops))
        visitor.many("logo", &logos, in: RelationGroup(.logos))
        visitor.many("release", &releases, in: RelationGroup(.releases))
        visitor.many("release_descriptor", &releaseDescriptors, in: RelationGroup(.releases))
        visitor.many("watch_region", &watchRegions, in: RelationGroup(.watchOffers))
        visitor.many("watch_offer", &watchOffers, in: RelationGroup(.watchOffers))
    }
}

extension [RelationSelection] {
    /// The rows of logos and releases that highlights are made of.
    static func highlights(in regions: [String]) -> [RelationSelection] {
        let placeholders = regions.map { _ in "?" }.joined(separator: ", ")
        return [
            RelationSelection("logo", limit: 1),
            RelationSelection("release", where: "region IN (\(placeholders))", regions),
        ]
    }
}

extension RelationGroup {
    /// The relations that hold parts of a movie.
    init(_ parts: MovieParts) {
        self.init(rawValue: parts.rawValue)
    }
}
