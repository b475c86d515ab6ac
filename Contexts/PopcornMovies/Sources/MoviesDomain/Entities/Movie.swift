public import CoreDomain
public import Foundation

/// A movie, in one language.
public struct Movie: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The title.
    public package(set) var title: String
    /// The tagline; may be empty.
    public package(set) var tagline: String?
    /// The title in the original language.
    public package(set) var originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public package(set) var originalLanguage: String?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public package(set) var originCountry: [String]?
    /// The overview; may be empty.
    public package(set) var overview: String?
    /// The running time, in minutes.
    public package(set) var runtime: Int?
    /// The genres.
    public package(set) var genres: [Genre]?
    /// The date of the first release, as midnight UTC.
    public package(set) var releaseDate: Date?
    /// The path of the poster.
    public package(set) var posterPath: URL?
    /// The path of the backdrop.
    public package(set) var backdropPath: URL?
    /// The budget in US dollars; 0 if unknown.
    public package(set) var budget: Double?
    /// The revenue in US dollars; 0 if unknown.
    public package(set) var revenue: Double?
    /// The URL of the movie's website.
    public package(set) var homepageURL: URL?
    /// The IMDb identifier, such as `tt0137523`.
    public package(set) var imdbID: String?
    /// The production status.
    public package(set) var status: MovieStatus?
    /// The production companies.
    public package(set) var productionCompanies: [ProductionCompany]?
    /// The countries of production.
    public package(set) var productionCountries: [ProductionCountry]?
    /// The languages spoken in the movie.
    public package(set) var spokenLanguages: [SpokenLanguage]?
    /// The collection that the movie belongs to.
    public package(set) var belongsToCollection: BelongsToCollection?
    /// The popularity score, computed by TMDb.
    public package(set) var popularity: Double?
    /// The average rating, from 0 to 10.
    public package(set) var voteAverage: Double?
    /// The number of ratings.
    public package(set) var voteCount: Int?
    /// Whether the entry is a video release rather than a film.
    public package(set) var hasVideo: Bool?
    /// Whether the movie is for adults only.
    public package(set) var isAdultOnly: Bool?

    /// Creates a movie.
    public init(
        id: Int, title: String, tagline: String? = nil, originalTitle: String? = nil,
        originalLanguage: String? = nil, originCountry: [String]? = nil, overview: String? = nil,
        runtime: Int? = nil, genres: [Genre]? = nil, releaseDate: Date? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, budget: Double? = nil, revenue: Double? = nil, homepageURL: URL? = nil,
        imdbID: String? = nil, status: MovieStatus? = nil, productionCompanies: [ProductionCompany]? = nil,
        productionCountries: [ProductionCountry]? = nil, spokenLanguages: [SpokenLanguage]? = nil,
        belongsToCollection: BelongsToCollection? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, hasVideo: Bool? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.title = title.orOriginal(originalTitle)
        self.tagline = tagline
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.overview = overview
        self.runtime = runtime
        self.genres = genres
        self.releaseDate = releaseDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.budget = budget
        self.revenue = revenue
        self.homepageURL = homepageURL
        self.imdbID = imdbID.nonEmpty
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
    }
}

extension Movie: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: title, tagline: tagline, overview: overview, homepageURL: homepageURL) }
        set {
            title = newValue.title ?? title
            (tagline, overview, homepageURL) = (newValue.tagline, newValue.overview, newValue.homepageURL)
        }
    }

    package var original: (title: String?, languageCode: String?) { (originalTitle, originalLanguage) }
}

extension Movie {
    /// The preview of the movie, as in lists.
    package var preview: MoviePreview {
        MoviePreview(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genres?.map(\.id), releaseDate: releaseDate, posterPath: posterPath, backdropPath: backdropPath,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly)
    }
}
