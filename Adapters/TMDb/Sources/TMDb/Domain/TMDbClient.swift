import CoreMetrics
public import Foundation
public import Logging

/// The front door to the TMDb API.
///
/// ```swift
/// let client = try TMDbClient(accessToken: token)
/// let movie = try await client.movies.details(forMovie: 550)
/// try await client.shutdown()
/// ```
///
/// One client serves any number of concurrent calls. It holds a pool of connections, so make one, share it, and shut it
/// down at the end: a client that made its own HTTP client and goes away without a ``shutdown()`` stops a debug build.
public struct TMDbClient: Sendable {

    /// Movies.
    public let movies: any MovieService

    /// TV series.
    public let tvSeries: any TVSeriesService

    /// Seasons of TV series.
    public let tvSeasons: any TVSeasonService

    /// Episodes of TV series.
    public let tvEpisodes: any TVEpisodeService

    /// Arrangements of episodes other than by seasons.
    public let tvEpisodeGroups: any TVEpisodeGroupService

    /// People.
    public let people: any PersonService

    /// Finding movies, series, people and more by words.
    public let search: any SearchService

    /// Finding movies and series by what they are like.
    public let discover: any DiscoverService

    /// What many people are interested in.
    public let trending: any TrendingService

    /// Finding things by identifiers of other sites.
    public let find: any FindService

    /// What a user marked and rated.
    public let account: any AccountService

    /// Sessions of users and guests, and access tokens of users.
    public let authentication: any AuthenticationService

    /// What someone without an account rated.
    public let guestSessions: any GuestSessionService

    /// The genres that TMDb knows.
    public let genres: any GenreService

    /// Keywords.
    public let keywords: any KeywordService

    /// Networks that broadcast TV series.
    public let networks: any NetworkService

    /// Services that offer titles for watching.
    public let watchProviders: any WatchProviderService

    /// The age ratings that TMDb knows.
    public let certifications: any CertificationService

    /// Collections of movies that belong together.
    public let collections: any CollectionService

    /// Companies that make movies and series.
    public let companies: any CompanyService

    /// Users' lists of titles.
    public let lists: any MediaListService

    /// Users' lists of titles, as version 4 of the API has them.
    public let listsV4: any UserListService

    /// What changed at TMDb, day by day.
    public let changes: any ChangeService

    /// Single credits.
    public let credits: any CreditService

    /// Single reviews.
    public let reviews: any ReviewService

    /// What clients of the API need to know, such as where images are.
    public let configurations: any ConfigurationService

    /// The addresses of images, from a configuration that is asked for once and then once a day.
    public let images: CachedImagesConfiguration

    private let ownedHTTPClient: (any HTTPClient)?

    /// Creates a client that authenticates with an API key.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the key has not the form of one.
    public init(apiKey: String) throws(TMDbError) {
        try self.init(credential: .apiKey(apiKey))
    }

    /// Creates a client that authenticates with an API read access token.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the token has not the form of one.
    public init(accessToken: String) throws(TMDbError) {
        try self.init(credential: .accessToken(accessToken))
    }

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - credential: An API key or an access token.
    ///   - baseURL: Where the API is. `https`, or `http` to this machine; a path stands before the API's paths.
    ///     Default: `https://api.themoviedb.org`.
    ///   - defaultLanguage: The language of answers where a call names none. Default: `en-US`.
    ///   - httpClient: The client that sends requests. The caller shuts it down. Default: a ``PooledHTTPClient`` that
    ///     ``shutdown()`` closes.
    ///   - logger: Where requests are logged, at debug and trace. Default: nowhere.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is not acceptable.
    public init(
        credential: TMDbCredential, baseURL: URL? = nil, defaultLanguage: String = "en-US",
        httpClient: (any HTTPClient)? = nil, logger: Logger? = nil
    ) throws(TMDbError) {
        try self.init(
            credential: credential, baseURL: baseURL, defaultLanguage: defaultLanguage, httpClient: httpClient,
            logger: logger, now: { Date() }, metrics: MetricsSystem.factory)
    }

    /// Creates a client with a clock and a place for metrics.
    init(
        credential: TMDbCredential, baseURL: URL?, defaultLanguage: String, httpClient: (any HTTPClient)?,
        logger: Logger?, now: @escaping @Sendable () -> Date, metrics: any MetricsFactory
    ) throws(TMDbError) {
        let builder: RequestBuilder
        do throws(RequestProblem) {
            try credential.check()
            guard defaultLanguage.isLanguageTag else {
                throw RequestProblem("The default language must be a language tag such as en or pt-BR")
            }
            builder = RequestBuilder(
                baseURL: try baseURL.map(BaseURL.init) ?? .standard, credential: credential,
                defaultLanguage: defaultLanguage)
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
        let sender = httpClient ?? PooledHTTPClient()
        ownedHTTPClient = httpClient == nil ? sender : nil
        let client = APIClient(
            builder: builder, httpClient: sender, reader: ResponseReader(now: now),
            report: RequestReport(logger: logger ?? .silent, metrics: metrics))
        movies = client
        tvSeries = client
        tvSeasons = client
        tvEpisodes = client
        tvEpisodeGroups = client
        people = client
        search = client
        discover = client
        trending = client
        find = client
        account = client
        authentication = client
        guestSessions = client
        genres = client
        keywords = client
        networks = client
        watchProviders = client
        certifications = client
        collections = client
        companies = client
        lists = client
        listsV4 = client
        changes = client
        credits = client
        reviews = client
        configurations = client
        images = CachedImagesConfiguration(service: client)
    }

    /// Closes connections and ends what is under way, unless the HTTP client is the caller's.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if this was done before.
    public func shutdown() async throws(TMDbError) {
        do throws(HTTPClientError) {
            try await ownedHTTPClient?.shutdown()
        } catch {
            throw TMDbError(TMDbError.Kind(error.kind), underlying: error)
        }
    }
}

extension Logger {
    /// A logger that says nothing.
    fileprivate static var silent: Logger {
        Logger(label: "tmdb") { _ in SwiftLogNoOpLogHandler() }
    }
}
