public import CoreApplication
public import CoreDomain
public import Foundation
public import MoviesDomain

/// A movie, in one language and with image URLs, an age rating and the watchlist state.
///
/// The coding keys are the property names. Encode and decode with the same date strategy.
public struct MovieDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The title.
    public let title: String
    /// The tagline; may be empty.
    public let tagline: String?
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public let originCountry: [String]?
    /// The overview; may be empty.
    public let overview: String?
    /// The running time, in minutes.
    public let runtime: Int?
    /// The genres.
    public let genres: [Genre]?
    /// The date of the first release, as midnight UTC.
    public let releaseDate: Date?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The URLs of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The URLs of the title logo.
    public let logoURLSet: ImageURLSet?
    /// The budget in US dollars; 0 if unknown.
    public let budget: Double?
    /// The revenue in US dollars; 0 if unknown.
    public let revenue: Double?
    /// The URL of the movie's website.
    public let homepageURL: URL?
    /// The IMDb identifier, such as `tt0137523`.
    public let imdbID: String?
    /// The production status.
    public let status: MovieStatus?
    /// The production companies.
    public let productionCompanies: [ProductionCompanyDetails]?
    /// The countries of production.
    public let productionCountries: [ProductionCountry]?
    /// The languages spoken in the movie.
    public let spokenLanguages: [SpokenLanguage]?
    /// The collection that the movie belongs to.
    public let belongsToCollection: MovieCollectionDetails?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// Whether the entry is a video release rather than a film.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?
    /// The age rating in the locale's region or, if it lacks one, in the first fallback region with a rating; `nil` if
    /// no region has one.
    public let certification: String?
    /// The region of the age rating, an ISO 3166-1 alpha-2 code; `nil` if there is no age rating.
    ///
    /// The same age rating means different things in different regions. If the region is not the locale's region, show
    /// the region.
    public let certificationRegion: String?
    /// Whether the movie is on the owner's watchlist; `nil` if the request has no owner.
    public package(set) var isOnWatchlist: Bool?
    /// The language of each text; `nil` unless fallback languages are configured.
    public let textLanguages: TextLanguages?

    /// Creates movie details.
    public init(
        id: Int, title: String, tagline: String? = nil, originalTitle: String? = nil,
        originalLanguage: String? = nil, originCountry: [String]? = nil, overview: String? = nil,
        runtime: Int? = nil, genres: [Genre]? = nil, releaseDate: Date? = nil, posterURLSet: ImageURLSet? = nil,
        backdropURLSet: ImageURLSet? = nil, logoURLSet: ImageURLSet? = nil, budget: Double? = nil,
        revenue: Double? = nil, homepageURL: URL? = nil, imdbID: String? = nil, status: MovieStatus? = nil,
        productionCompanies: [ProductionCompanyDetails]? = nil, productionCountries: [ProductionCountry]? = nil,
        spokenLanguages: [SpokenLanguage]? = nil, belongsToCollection: MovieCollectionDetails? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, hasVideo: Bool? = nil,
        isAdultOnly: Bool? = nil, certification: String? = nil, certificationRegion: String? = nil,
        isOnWatchlist: Bool? = nil, textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.title = title
        self.tagline = tagline
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.overview = overview
        self.runtime = runtime
        self.genres = genres
        self.releaseDate = releaseDate
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.logoURLSet = logoURLSet
        self.budget = budget
        self.revenue = revenue
        self.homepageURL = homepageURL
        self.imdbID = imdbID
        self.status = status
        self.productionCompanies = productionCompanies
        self.productionCountries = productionCountries
        self.spokenLanguages = spokenLanguages
        self.belongsToCollection = belongsToCollection
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
        self.certification = certification
        self.certificationRegion = certificationRegion
        self.isOnWatchlist = isOnWatchlist
        self.textLanguages = textLanguages
    }
}

extension MovieDetails: TitleDetails {}
