public import Foundation
import NIOConcurrencyHelpers
import AsyncPrimitives

/// The addresses of images, from a configuration that TMDb is asked for once and then rarely.
///
/// ```swift
/// let url = try await client.images.posterURL(for: movie.posterPath, size: .width(342))
/// ```
///
/// TMDb is asked when the configuration is first needed; callers who need it meanwhile share the answer. After its
/// lifetime one caller asks again, while the others get the old one. If that fails, everyone gets the old one and the
/// next attempt is made a minute later: image addresses hardly ever change.
public final class CachedImagesConfiguration: Sendable {

    /// How long an old configuration is used after TMDb was asked again in vain.
    private static let delayAfterFailure = Duration.seconds(60)

    private let service: any ConfigurationService
    /// What is asked if the answer must be new.
    private let refreshingService: any ConfigurationService
    private let lifetime: Duration
    private let baseURL: URL?
    private let now: @Sendable () -> ContinuousClock.Instant
    private let state = NIOLockedValueBox(ConfigurationState())

    /// How many callers wait for the one who asks.
    var waitingCount: Int { state.withLockedValue(\.waitingCount) }

    /// Creates a cached configuration, of which a client needs one.
    ///
    /// - Parameters:
    ///   - service: What is asked for the configuration.
    ///   - lifetime: How long an answer is used before TMDb is asked again. Default: one day.
    ///   - baseURL: Where the images are, if not where TMDb says. Default: there.
    ///   - now: The time, for tests.
    public convenience init(
        service: any ConfigurationService, lifetime: Duration = .seconds(86_400), baseURL: URL? = nil,
        now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
    ) {
        self.init(service: service, refreshingService: service, lifetime: lifetime, baseURL: baseURL, now: now)
    }

    /// Creates a cached configuration that asks another service for one that must be new.
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

    /// The configuration.
    ///
    /// - Throws: The error of the request, if there is no older configuration; ``TMDbError/Kind-swift.enum/cancelled``
    ///   if the task is cancelled.
    public func configuration() async throws(TMDbError) -> ImagesConfiguration {
        try await configuration(isRefresh: false)
    }

    /// Asks TMDb now, however new the configuration is, and returns the answer. A request that is under way is shared.
    ///
    /// - Throws: The error of the request; the old configuration stays in use then.
    ///   ``TMDbError/Kind-swift.enum/cancelled`` if the task is cancelled.
    @discardableResult
    public func refresh() async throws(TMDbError) -> ImagesConfiguration {
        try await configuration(isRefresh: true)
    }

    private func configuration(isRefresh: Bool) async throws(TMDbError) -> ImagesConfiguration {
        while true {
            switch state.withLockedValue({ $0.claim(at: isRefresh ? nil : now()) }) {
            case .use(let configuration): return configuration
            case .fetch(let old): return try await fetch(replacing: old, isRefresh: isRefresh)
            case .wait(let ticket):
                guard let answer = await ticket.value() else { throw TMDbError(.cancelled) }
                if let answer { return try answer.get() }
            }
        }
    }

    /// The address of an image.
    ///
    /// - Parameters:
    ///   - path: The image's path, as TMDb's answers have it. Without one, TMDb is not asked.
    ///   - kind: The kind of image.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    ///   - aspectRatio: The image's width divided by its height. Default: that of the kind; a logo has none, so that a
    ///     height gets the original.
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
            let answer = try await (isRefresh ? refreshingService : service).apiConfiguration().images
            let configuration = baseURL.map(answer.withBaseURL) ?? answer
            finish(with: configuration, until: now().advanced(by: lifetime), telling: .success(configuration))
            return configuration
        } catch {
            // A caller who gave up says nothing about TMDb: one of the others asks in its place.
            guard error.kind != .cancelled else {
                finish(telling: nil)
                throw error
            }
            finish(with: old, until: now().advanced(by: Self.delayAfterFailure), telling: .failure(error))
            guard let old, !isRefresh else { throw error }
            return old
        }
    }

    private func finish(
        with configuration: ImagesConfiguration? = nil, until expiry: ContinuousClock.Instant? = nil,
        telling answer: ConfigurationState.Answer
    ) {
        let waiting = state.withLockedValue { $0.finish(with: configuration, until: expiry) }
        for ticket in waiting { ticket.fulfil(answer) }
    }
}
