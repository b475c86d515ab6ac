public import CoreMetrics
public import Foundation
public import Logging
public import ServiceLifecycle
public import Tracing

/// A client for the TMDb API.
///
/// ```swift
/// let client = try TMDbClient(accessToken: token)
/// let movie = try await client.movies.details(forMovie: 550)
/// try await client.shutdown()
/// ```
///
/// A client supports any number of concurrent calls. It owns a connection pool, so create one client, share it, and
/// call ``shutdown()`` when you are done. ``asUser(_:)`` and ``with(language:deadline:cache:priority:)`` return
/// lightweight views of it.
public struct TMDbClient: Sendable {

    /// The cached image configuration, for creating image URLs.
    ///
    /// It is fetched on first use, and again on use once it is a day old.
    public let images: CachedImagesConfiguration

    let client: any AllServices
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
    ///   - baseURL: The base URL of the API: `https`, or `http` for a loopback address. The API's paths are appended to
    ///     its path, which may end with the version `/3` or `/4`. Default: `https://api.themoviedb.org`.
    ///   - defaultLanguage: The response language (a language tag) for calls that do not specify one. Default:
    ///     `en-US`.
    ///   - httpClient: The client that sends requests. The caller shuts it down. Default: a ``PooledHTTPClient`` that
    ///     ``shutdown()`` closes.
    ///   - logger: The logger for requests, at the levels debug and trace. Default: none.
    ///   - transport: The retry policy, request coalescing, rate limit and cache. They also apply to a given
    ///     `httpClient`. Default: retries, coalescing and a rate limit of 40 requests per second.
    ///   - imageBaseURL: The base URL of images, for a mirror or proxy with TMDb's sizes and paths: `https`, or `http`
    ///     for a loopback address. Default: the base URL in TMDb's configuration.
    ///   - metrics: The factory that creates metrics. Default: `MetricsSystem.factory`.
    ///   - tracer: The tracer that creates spans. Default: the tracer with which the process is bootstrapped at the
    ///     time of a call.
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if an argument is invalid.
    public init(
        credential: TMDbCredential, baseURL: URL? = nil, defaultLanguage: String = "en-US",
        httpClient: (any TMDbHTTPClient)? = nil, logger: Logger? = nil, transport: TMDbTransport = TMDbTransport(),
        imageBaseURL: URL? = nil, metrics: any MetricsFactory = MetricsSystem.factory, tracer: (any Tracer)? = nil
    ) throws(TMDbError) {
        try self.init(
            credential: credential, baseURL: baseURL, defaultLanguage: defaultLanguage, httpClient: httpClient,
            logger: logger, now: { Date() }, metrics: metrics, transport: transport, tracer: tracer,
            imageBaseURL: imageBaseURL)
    }

    /// Creates a client with a clock.
    package init(
        credential: TMDbCredential, baseURL: URL?, defaultLanguage: String, httpClient: (any TMDbHTTPClient)?,
        logger: Logger?, now: @escaping @Sendable () -> Date, metrics: any MetricsFactory,
        transport: TMDbTransport = .direct, tracer: (any Tracer)? = nil, imageBaseURL: URL? = nil
    ) throws(TMDbError) {
        if let imageBaseURL { try Self.check(imageBaseURL: imageBaseURL) }
        let builder: RequestBuilder
        do throws(InvalidRequest) {
            try credential.check()
            guard defaultLanguage.asLanguageTag.isLanguageTag else {
                throw InvalidRequest("The default language must be a language tag such as en or pt-BR")
            }
            guard httpClient == nil || transport.connections == .init() else {
                throw InvalidRequest("The transport's connections cannot be configured if an HTTP client is given")
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
                over: sender, now: now, report: TransportRecorder(logger: logger, metrics: metrics)),
            reader: ResponseReader(now: now), report: RequestRecorder(logger: logger, metrics: metrics),
            span: RequestSpan(tracer: tracer))
        self.client = client
        var refreshing = client
        refreshing.builder.cachePolicy = .revalidate
        images = CachedImagesConfiguration(service: client, refreshingService: refreshing, baseURL: imageBaseURL)
    }

    /// Validates a base URL of images.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the URL is invalid.
    package static func check(imageBaseURL: URL) throws(TMDbError) {
        do throws(InvalidRequest) {
            _ = try BaseURL(imageBaseURL, as: "image base URL")
        } catch {
            throw TMDbError(.invalidRequest(reason: error.reason))
        }
    }

    /// Creates a view of a client, which shares everything except the given services.
    init(_ services: any AllServices, viewOf client: TMDbClient) {
        self.client = services
        ownedHTTPClient = nil
        images = client.images
    }

    /// Creates a client that is backed by other services, such as a mock. Its ``shutdown()`` does nothing.
    package init(services: any AllServices) {
        client = services
        ownedHTTPClient = nil
        images = CachedImagesConfiguration(service: services)
    }

    /// Closes the connections and ends requests in flight.
    ///
    /// Does nothing if the caller provided the HTTP client, or if this client is a view.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if the client is already shut down.
    public func shutdown() async throws(TMDbError) {
        do throws(TMDbHTTPError) {
            try await ownedHTTPClient?.shutdown()
        } catch {
            throw TMDbError(TMDbError.Kind(error), underlying: error)
        }
    }
}

extension TMDbClient {

    /// Sends a request to an endpoint and returns the decoded response.
    ///
    /// Use this method for operations that have no service method; see ``Endpoint``.
    ///
    /// - Throws: ``TMDbError``.
    public func send<Response: Decodable & Sendable>(
        _ endpoint: Endpoint<Response>
    ) async throws(TMDbError) -> Response {
        try await client.send(endpoint)
    }
}

extension TMDbClient: Service {

    /// Waits for a graceful shutdown or the cancellation of the task, and then shuts down the client.
    ///
    /// In a `ServiceGroup`, list the client before the services that use it, because services are shut down in reverse
    /// order.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if the client is already shut down.
    public func run() async throws {
        // Cancellation of the task also ends the wait.
        try? await gracefulShutdown()
        try await shutdown()
    }
}
