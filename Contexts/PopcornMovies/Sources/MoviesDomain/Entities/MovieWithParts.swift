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

extension MovieWithParts: NamedContent {
    package var contentNames: [ContentName] { movie.preview.contentNames }
}

/// A part that can be read together with a movie.
///
/// A movie can have hundreds of credits and images, so callers request only the parts that they need.
public enum MoviePart: Hashable, Sendable {
    /// The cast and crew.
    case credits
    /// The paths of posters, backdrops and logos.
    case images
    /// The path of the first logo.
    case firstLogo
    /// The releases in all regions, with their content descriptors.
    case releases
    /// The age ratings in the given regions, as ISO 3166-1 alpha-2 codes.
    case certifications([String])
    /// The watch offers in all regions.
    case watchOffers
    /// The videos.
    case videos
    /// The movie's identifiers on other sites.
    case externalIDs
    /// The keywords.
    case keywords
    /// The alternative titles in all regions.
    case alternativeTitles
    /// The translations into all languages.
    case translations
    /// The translations needed for texts in the given languages, which are TMDb language tags in order of preference.
    case texts([String])
}

extension [MoviePart] {
    /// All parts of a movie.
    public static let all: [MoviePart] = [
        .credits, .images, .releases, .watchOffers, .videos, .externalIDs, .keywords, .alternativeTitles,
        .translations,
    ]
}

extension MoviePart: ReadablePart {

    package static var stored: [MoviePart] { .all }

    package var part: ContentPart {
        switch self {
        case .credits: .credits
        case .images, .firstLogo: .images
        case .releases, .certifications: .releaseDates
        case .watchOffers: .watchProviders
        case .videos: .videos
        case .externalIDs: .externalIDs
        case .keywords: .keywords
        case .alternativeTitles: .alternativeTitles
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool {
        switch self {
        case .firstLogo, .certifications, .texts: true
        default: false
        }
    }
}
