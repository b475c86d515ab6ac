public import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A cache of TMDb's image configuration, for creating image URLs.
///
/// ```swift
/// let url = try await client.images.posterURL(for: movie.posterPath, size: .width(342))
/// ```
///
/// The configuration is fetched when it is first needed; concurrent callers share the request. When it expires, one
/// caller refreshes it while other callers use the old configuration. If the refresh fails, the old configuration stays
/// in use and the next attempt is made a minute later, because image URLs rarely change.
public final class CachedImagesConfiguration: Sendable {

    /// The time for which an expired configuration stays in use after a failed refresh.
    private static let delayAfterFailure = Duration.seconds(60)

    private let service: any ConfigurationService
    /// The service for refreshes that must not use a cached response.
    private let refreshingService: any ConfigurationService
    private let lifetime: Duration
    private let baseURL: URL?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = NIOLockedValueBox(ConfigurationState())

    /// The number of callers that wait for the request in flight.
    var waitingCount: Int { state.withLockedValue(\.waitingCount) }

    /// Creates a cache. Use one cache for each client.
    ///
    /// - Parameters:
    ///   - service: The service that fetches the configuration.
    ///   - lifetime: The time after which the configuration is refreshed. Default: 1 day.
    ///   - baseURL: The base URL of images, which replaces the base URL in TMDb's configuration. Default: `nil`.
    ///   - now: A closure that returns the current time. Default: the continuous clock's time.
    public convenience init(
        service: any ConfigurationService, lifetime: Duration = .seconds(86_400), baseURL: URL? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.init(service: service, refreshingService: service, lifetime: lifetime, baseURL: baseURL, now: now)
    }

    /// Creates a cache with a separate service for refreshes that must not use a cached response.
    init(
        service: any ConfigurationService, refreshingService: any ConfigurationService,
        lifetime: Duration = .seconds(86_400), baseURL: URL?,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.service = service
        self.refreshingService = refreshingService
        self.lifetime = lifetime
        self.baseURL = baseURL
        self.now = now
    }

    /// Returns the cached configuration, which is fetched first if it is missing or expired.
    ///
    /// - Throws: The error of the request if no configuration is cached; ``TMDbError/Kind-swift.enum/cancelled`` if the
    ///   task is cancelled.
    public func configuration() async throws(TMDbError) -> ImagesConfiguration {
        try await configuration(isRefresh: false)
    }

    /// Fetches the configuration even if the cached one is fresh, and returns it. Joins a request in flight.
    ///
    /// - Throws: The error of the request, in which case the cached configuration stays in use;
    ///   ``TMDbError/Kind-swift.enum/cancelled`` if the task is cancelled.
    @discardableResult
    public func refresh() async throws(TMDbError) -> ImagesConfiguration {
        try await configuration(isRefresh: true)
    }

    private func configuration(isRefresh: Bool) async throws(TMDbError) -> ImagesConfiguration {
        while true {
            switch state.withLockedValue({ $0.nextAction(at: isRefresh ? nil : now()) }) {
            case .use(let configuration): return configuration
            case .fetch(let old): return try await fetch(replacing: old, isRefresh: isRefresh)
            case .wait(let promise):
                guard let outcome = await promise.value() else { throw TMDbError(.cancelled) }
                if let outcome { return try outcome.get() }
            }
        }
    }

    /// Returns the URL of an image, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - path: The path of the image, as in TMDb's responses.
    ///   - kind: The kind of image.
    ///   - size: The requested size. Default: the original size.
    ///   - aspectRatio: The image's width divided by its height. Default: the aspect ratio of the kind. A logo has no
    ///     default, so a requested height selects the original size.
    public func imageURL(
        for path: URL?, kind: ImageKind, size: ImageSize = .original, aspectRatio: Double? = nil
    ) async throws(TMDbError) -> URL? {
        guard let path else { return nil }
        return try await configuration().imageURL(for: path, kind: kind, size: size, aspectRatio: aspectRatio)
    }

    private func fetch(
        replacing old: ImagesConfiguration?, isRefresh: Bool
    ) async throws(TMDbError) -> ImagesConfiguration {
        do throws(TMDbError) {
            let response = try await (isRefresh ? refreshingService : service).apiConfiguration().images
            let configuration = baseURL.map(response.withBaseURL) ?? response
            finish(with: configuration, until: now().advanced(by: lifetime), passing: .success(configuration))
            return configuration
        } catch {
            // A cancelled caller does not indicate a failure of TMDb: a waiting caller sends the request instead.
            guard error.kind != .cancelled else {
                finish(passing: nil)
                throw error
            }
            finish(with: old, until: now().advanced(by: Self.delayAfterFailure), passing: .failure(error))
            guard let old, !isRefresh else { throw error }
            return old
        }
    }

    private func finish(
        with configuration: ImagesConfiguration? = nil, until expiry: ContinuousClock.Instant? = nil,
        passing outcome: ConfigurationState.Outcome
    ) {
        let waiting = state.withLockedValue { $0.finish(with: configuration, until: expiry) }
        for promise in waiting { promise.fulfil(outcome) }
    }
}

/// HTTPS URLs of images. Without a path, these methods return `nil` and send no request.
extension CachedImagesConfiguration {

    /// Returns the URL of a backdrop.
    public func backdropURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .backdrop, size: size)
    }

    /// Returns the URL of a logo. A requested height selects the original size unless the aspect ratio (width divided
    /// by height) is given.
    public func logoURL(
        for path: URL?, size: ImageSize = .original, aspectRatio: Double? = nil
    ) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .logo, size: size, aspectRatio: aspectRatio)
    }

    /// Returns the URL of a poster.
    public func posterURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .poster, size: size)
    }

    /// Returns the URL of a portrait.
    public func profileURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .profile, size: size)
    }

    /// Returns the URL of an episode still.
    public func stillURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .still, size: size)
    }
}

/// The cached configuration, and the callers that fetch it or wait for it.
struct ConfigurationState {

    /// The result passed to waiting callers, or `nil` if the caller that sent the request was cancelled.
    typealias Outcome = Result<ImagesConfiguration, TMDbError>?

    /// The action of a caller that needs the configuration.
    enum Action {
        case use(ImagesConfiguration)
        /// The caller fetches the configuration for all callers. If that fails, the old configuration is used.
        case fetch(replacing: ImagesConfiguration?)
        case wait(CancellablePromise<Outcome>)
    }

    private var configuration: ImagesConfiguration?
    private var expiry: ContinuousClock.Instant?
    private var isFetching = false
    private var waiting: [CancellablePromise<Outcome>] = []

    /// The number of callers that wait for the request in flight.
    var waitingCount: Int { waiting.count { !$0.isFulfilled } }

    /// Returns the caller's action. If `now` is `nil`, a cached configuration is not used.
    mutating func nextAction(at now: ContinuousClock.Instant?) -> Action {
        if let now, let configuration, let expiry, isFetching || now < expiry { return .use(configuration) }
        if isFetching {
            let promise = CancellablePromise<Outcome>()
            waiting.append(promise)
            return .wait(promise)
        }
        isFetching = true
        return .fetch(replacing: configuration)
    }

    /// Ends the request, and returns the waiting callers. If `configuration` is `nil`, the cached one does not change.
    /// The expiry is never moved to an earlier time.
    mutating func finish(
        with configuration: ImagesConfiguration?, until expiry: ContinuousClock.Instant?
    ) -> [CancellablePromise<Outcome>] {
        if let configuration {
            self.configuration = configuration
            self.expiry = [self.expiry, expiry].compactMap(\.self).max()
        }
        isFetching = false
        defer { waiting = [] }
        return waiting
    }
}
