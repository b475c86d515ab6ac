public import CoreDomain

/// A movie with the parts of the same response.
///
/// A part is `nil` if it was not requested, or if it is unknown: TMDb did not send it. A part without values is empty.
public struct MovieWithParts: Hashable, Sendable {
    /// The movie.
    public package(set) var movie: Movie
    /// The cast and crew.
    public package(set) var credits: Credits?
    /// The image paths. Kinds of images that were not requested may be empty.
    public package(set) var images: ImageCollection?
    /// The releases, in TMDb's order.
    public package(set) var releases: [MovieRelease]?
    /// The watch offers, by region.
    public package(set) var watchOffers: [WatchOffers]?
    /// The videos, in TMDb's order.
    public package(set) var videos: [Video]?
    /// The movie's identifiers on other sites.
    public package(set) var externalIDs: ExternalIDs?
    /// The keywords, in TMDb's order.
    public package(set) var keywords: [Keyword]?
    /// The alternative titles, in TMDb's order.
    public package(set) var alternativeTitles: [AlternativeTitle]?
    /// The translations, in TMDb's order; `nil` if they were not requested.
    public package(set) var translations: [Translation]?
    /// The releases that were ahead, or less than two weeks past, when the movie was cached: the region, the date and
    /// the type of each. They determine how long the movie is fresh. Empty unless the movie was read from the cache.
    package var pendingReleases: [MovieRelease] = []

    /// The parts that the latest response lacked. They are unknown, not empty.
    package var missing = MissingParts()

    /// Creates a movie with parts.
    public init(
        movie: Movie, credits: Credits? = nil, images: ImageCollection? = nil, releases: [MovieRelease]? = nil,
        watchOffers: [WatchOffers]? = nil, videos: [Video]? = nil, externalIDs: ExternalIDs? = nil,
        keywords: [Keyword]? = nil, alternativeTitles: [AlternativeTitle]? = nil, translations: [Translation]? = nil
    ) {
        self.movie = movie
        self.credits = credits
        self.images = images
        self.releases = releases
        self.watchOffers = watchOffers
        self.videos = videos
        self.externalIDs = externalIDs
        self.keywords = keywords
        self.alternativeTitles = alternativeTitles
        self.translations = translations
    }
}

extension MovieWithParts: ContentWithParts {
    package static let partProperties: [PartProperty<MovieWithParts>] = [
        PartProperty(.credits, \.credits), PartProperty(.images, \.images), PartProperty(.releaseDates, \.releases),
        PartProperty(.watchProviders, \.watchOffers), PartProperty(.videos, \.videos),
        PartProperty(.externalIDs, \.externalIDs), PartProperty(.keywords, \.keywords),
        PartProperty(.alternativeTitles, \.alternativeTitles), PartProperty(.translations, \.translations),
        PartProperty(list: "genres", \.movie.genres), PartProperty(list: "origin_country", \.movie.originCountry),
        PartProperty(list: "production_companies", \.movie.productionCompanies),
        PartProperty(list: "production_countries", \.movie.productionCountries),
        PartProperty(list: "spoken_languages", \.movie.spokenLanguages),
        PartProperty(optional: "tagline", \.movie.tagline),
        PartProperty(optional: "original_title", \.movie.originalTitle),
        PartProperty(optional: "original_language", \.movie.originalLanguage),
        PartProperty(optional: "overview", \.movie.overview), PartProperty(optional: "runtime", \.movie.runtime),
        PartProperty(optional: "release_date", \.movie.releaseDate),
        PartProperty(optional: "poster_path", \.movie.posterPath),
        PartProperty(optional: "backdrop_path", \.movie.backdropPath), PartProperty(optional: "budget", \.movie.budget),
        PartProperty(optional: "revenue", \.movie.revenue), PartProperty(optional: "homepage", \.movie.homepageURL),
        PartProperty(optional: "imdb_id", \.movie.imdbID), PartProperty(optional: "status", \.movie.status),
        PartProperty(optional: "belongs_to_collection", \.movie.belongsToCollection),
        PartProperty(optional: "popularity", \.movie.popularity),
        PartProperty(optional: "vote_average", \.movie.voteAverage),
        PartProperty(optional: "vote_count", \.movie.voteCount), PartProperty(optional: "video", \.movie.hasVideo),
        PartProperty(optional: "adult", \.movie.isAdultOnly),
    ]
}
