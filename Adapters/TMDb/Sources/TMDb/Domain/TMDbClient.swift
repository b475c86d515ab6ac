package import CoreMetrics
public import Foundation
public import Logging
package import Tracing

/// The front door to the TMDb API.
///
/// ```swift
/// let client = try TMDbClient(accessToken: token)
/// let movie = try await client.movies.details(forMovie: 550)
/// try await client.shutdown()
/// ```
///
/// One client serves any number of concurrent calls. It holds a pool of connections, so make one, share it, and shut it
/// down at the end. ``asUser(_:)`` and ``with(language:deadline:cache:)`` give light views of it.
public struct TMDbClient: Sendable {

    /// The addresses of images, from a configuration that is asked for once and then once a day.
    public let images: CachedImagesConfiguration

    let client: any EveryService
    private let ownedHTTPClient: (any TMDbHTTPClient)?

    /// Creates a client that authenticates with an API key.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the key is malformed.
    public init(apiKey: String) throws(TMDbError) {
        try self.init(credential: .apiKey(apiKey))
    }

    /// Creates a client that authenticates with an API read access token.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the token is malformed.
    public init(accessToken: String) throws(TMDbError) {
        try self.init(credential: .accessToken(accessToken))
    }

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - credential: An API key or an access token.
    ///   - baseURL: Where the API is. `https`, or `http` to this machine; a path stands before the API's paths.
    ///     Default: `https://api.themoviedb.org`.
    ///   - defaultLanguage: The language of answers if a call names none. Default: `en-US`.
    ///   - httpClient: The client that sends requests. The caller shuts it down. Default: a ``PooledHTTPClient`` that
    ///     ``shutdown()`` closes.
    ///   - logger: Where requests are logged, at debug and trace. Default: nowhere.
    ///   - transport: What happens to requests on their way, with the given HTTP client too: retries, sharing, a rate
    ///     limit, a cache. Default: retries and sharing.
    ///   - imageBaseURL: Where images are, for a mirror or a proxy that has TMDb's sizes and paths: `https`, or `http` to
    ///     this machine. Default: what TMDb names.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is not acceptable.
    public init(
        credential: TMDbCredential, baseURL: URL? = nil, defaultLanguage: String = "en-US",
        httpClient: (any TMDbHTTPClient)? = nil, logger: Logger? = nil, transport: TMDbTransport = TMDbTransport(),
        imageBaseURL: URL? = nil
    ) throws(TMDbError) {
        try self.init(
            credential: credential, baseURL: baseURL, defaultLanguage: defaultLanguage, httpClient: httpClient,
            logger: logger, now: { Date() }, metrics: MetricsSystem.factory, transport: transport,
            imageBaseURL: imageBaseURL)
    }

    /// Creates a client with a clock, and places for metrics and traces.
    package init(
        credential: TMDbCredential, baseURL: URL?, defaultLanguage: String, httpClient: (any TMDbHTTPClient)?,
        logger: Logger?, now: @escaping @Sendable () -> Date, metrics: any MetricsFactory,
        transport: TMDbTransport = .direct, tracer: (any Tracer)? = nil, imageBaseURL: URL? = nil
    ) throws(TMDbError) {
        if let imageBaseURL { try Self.check(imageBaseURL: imageBaseURL) }
        let builder: RequestBuilder
        do throws(RequestProblem) {
            try credential.check()
            guard defaultLanguage.asLanguageTag.isLanguageTag else {
                throw RequestProblem("The default language must be a language tag such as en or pt-BR")
            }
            guard httpClient == nil || transport.connections == .init() else {
                throw RequestProblem("The transport's connections are not those of the given HTTP client")
            }
            builder = RequestBuilder(
                baseURL: try baseURL.map(BaseURL.init) ?? .standard, credential: credential,
                defaultLanguage: defaultLanguage)
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
        let sender = httpClient ?? PooledHTTPClient(configuration: transport.connections)
        ownedHTTPClient = httpClient == nil ? sender : nil
        let logger = logger ?? .silent
        let client = APIClient(
            builder: builder,
            httpClient: transport.client(
                over: sender, now: now, report: TransportReport(logger: logger, metrics: metrics)),
            reader: ResponseReader(now: now), report: RequestReport(logger: logger, metrics: metrics),
            span: RequestSpan(tracer: tracer))
        self.client = client
        var refreshing = client
        refreshing.builder.cachePolicy = .revalidate
        images = CachedImagesConfiguration(service: client, refreshingService: refreshing, baseURL: imageBaseURL)
    }

    /// Checks where images are to be found.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if no client takes the address.
    package static func check(imageBaseURL: URL) throws(TMDbError) {
        do throws(RequestProblem) {
            _ = try BaseURL(imageBaseURL, as: "image base URL")
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
    }

    /// Creates a view of a client, which shares all but what it asks with.
    init(_ client: any EveryService, viewOf whole: TMDbClient) {
        self.client = client
        ownedHTTPClient = nil
        images = whole.images
    }

    /// Creates a client of something else that sends endpoints. Its ``shutdown()`` does nothing.
    package init(services: any EveryService) {
        client = services
        ownedHTTPClient = nil
        images = CachedImagesConfiguration(service: services)
    }

    /// Closes connections and ends what is under way, unless the HTTP client is the caller's. A view closes nothing.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if this was done before.
    public func shutdown() async throws(TMDbError) {
        do throws(TMDbHTTPError) {
            try await ownedHTTPClient?.shutdown()
        } catch {
            throw TMDbError(TMDbError.Kind(error.kind), underlying: error)
        }
    }
}
