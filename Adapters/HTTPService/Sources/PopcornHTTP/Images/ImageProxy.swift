public import CoreDomain
public import CoreMetrics
public import Foundation
public import Hummingbird
public import Logging
import NIOConcurrencyHelpers
import NIOCore
public import ServiceLifecycle
import TMDb

/// The images of TMDb, served at `/images/{size}/{file}` from a cache on disk.
///
/// In a service group, list it before the server.
public final class ImageProxy: Service {

    /// The configuration of the images.
    public struct Configuration: Sendable {
        /// The folder of the cache. Only one process can use it.
        public var folder: URL
        /// The base URL of the images: `https`, or `http` for a loopback address. Default: TMDb's URL.
        public var baseURL: URL?
        /// The maximum size of the cache, in bytes. Default: 1 GiB.
        public var byteLimit = 1 << 30
        /// The maximum size of an image, in bytes. Default: 16 MiB.
        public var maximumImageByteCount = 16 << 20
        /// The maximum number of images that are fetched at a time. Default: 8.
        public var maximumFetchCount = 8
        /// The maximum number of requests that wait for images. Default: 512.
        public var maximumReaderCount = 512
        /// The time limit of a fetch. Default: 15 seconds.
        public var fetchTimeout = Duration.seconds(15)
        /// The maximum number of remembered images that do not exist on the image server. Default: 10,000.
        public var maximumAbsentCount = 10_000
        /// The time after which an image that does not exist is requested again. Default: 10 minutes.
        public var absentLifetime = Duration.seconds(600)
        /// The rule that determines the access of a request. Images need the right to read. Default: all requests may
        /// read images.
        public var access = AccessPolicy.open
        /// The clock. Default: the system clock.
        public var clock = WallClock.system
        /// The factory of the metrics. Default: `MetricsSystem.factory`.
        public var metrics: any MetricsFactory = MetricsSystem.factory
        /// The logger. Default: a logger that discards all messages.
        public var logger = Logger(label: "popcorn.images") { _ in SwiftLogNoOpLogHandler() }

        /// A function that waits.
        var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }

        /// Creates a configuration.
        public init(folder: URL) {
            self.folder = folder
        }
    }

    /// The statistics of the images since the start.
    public struct Statistics: Hashable, Sendable {
        /// The number of images in the cache.
        public internal(set) var count = 0
        /// The size of the images in the cache, in bytes.
        public internal(set) var byteCount = 0
        /// The number of images that were served from the cache.
        public internal(set) var hitCount = 0
        /// The number of images that were requested and not in the cache.
        public internal(set) var missCount = 0
    }

    private let store: ImageStore
    private let client: any TMDbHTTPClient
    private let fetches: ImageFetches
    private let absent: AbsentImages
    private let metrics: ImageMetrics
    private let configuration: Configuration
    private let counts = NIOLockedValueBox(Statistics())

    /// Creates an image proxy.
    ///
    /// - Throws: `PopcornError` of kind `invalidInput` if the base URL is invalid.
    public convenience init(_ configuration: Configuration) throws(PopcornError) {
        try self.init(
            configuration,
            client: PooledHTTPClient(
                configuration: .init(
                    requestTimeout: configuration.fetchTimeout, maximumBodySize: configuration.maximumImageByteCount,
                    connectionsPerHost: configuration.maximumFetchCount)))
    }

    /// Creates an image proxy with an HTTP client.
    init(_ configuration: Configuration, client: any TMDbHTTPClient) throws(PopcornError) {
        let baseURL = configuration.baseURL ?? ImagesConfiguration.builtIn.baseURL
        do throws(TMDbError) {
            try TMDbClient.check(imageBaseURL: baseURL)
        } catch {
            throw PopcornError(.invalidInput, "The image base URL is invalid", cause: error)
        }
        let metrics = ImageMetrics(factory: configuration.metrics, byteLimit: configuration.byteLimit)
        let store = ImageStore(
            folder: ImageFolder(path: configuration.folder.path(percentEncoded: false).trimmingSlashes),
            byteLimit: configuration.byteLimit, clock: configuration.clock, metrics: metrics,
            logger: configuration.logger)
        let upstream = ImageUpstream(client: client, baseURL: baseURL)
        let absent = AbsentImages(limit: configuration.maximumAbsentCount, lifetime: configuration.absentLifetime)
        self.configuration = configuration
        self.store = store
        self.client = client
        self.absent = absent
        self.metrics = metrics
        fetches = ImageFetches(
            maximumFetchCount: configuration.maximumFetchCount, maximumReaderCount: configuration.maximumReaderCount
        ) { [clock = configuration.clock] reference in
            if let image = await store.image(reference) { return .success(image) }
            do throws(Problem) {
                let (format, bytes) = try await upstream.image(reference)
                do {
                    return .success(try await store.store(reference, format, bytes))
                } catch {
                    return .failure(.imagesShutDown)
                }
            } catch {
                if error.kind == .notFound { absent.insert(reference, at: clock.uptime) }
                return .failure(error)
            }
        }
    }

    /// The statistics of the images.
    public var statistics: Statistics {
        var result = counts.withLockedValue { $0 }
        (result.count, result.byteCount) = store.contents
        return result
    }

    /// The number of requests that wait for images.
    var readerCount: Int { fetches.readerCount }

    /// Whether images are stored.
    var isOpen: Bool { store.isOpen }

    /// Opens the cache. Until then, each image is fetched. Does nothing if the cache is open.
    ///
    /// - Throws: `PopcornError` of kind `storage`, for example if another process uses the folder.
    public func start() async throws(PopcornError) {
        try await store.open()
    }

    /// Cancels the fetches in progress, and closes the cache and the connections.
    public func shutdown() async {
        fetches.cancelAll()
        try? await client.shutdown()
        store.close()
    }

    /// Opens the cache, and closes it when a graceful shutdown begins or the task is cancelled.
    ///
    /// If the folder cannot be used, for example because another process uses it, images are fetched without being
    /// stored, and opening the folder is retried every 30 seconds.
    public func run() async throws {
        try? await cancelWhenGracefulShutdown { [self] in
            var hasWarned = false
            while true {
                do throws(PopcornError) {
                    try await start()
                    break
                } catch {
                    if !hasWarned {
                        configuration.logger.warning(
                            "Images are not stored until their folder can be used",
                            metadata: ["error": "\(error.message)"])
                    }
                    hasWarned = true
                }
                try await configuration.sleep(.seconds(30))
            }
            try await gracefulShutdown()
        }
        await shutdown()
    }
}

// MARK: - Requests

extension ImageProxy {

    /// Adds the route `/images/{size}/{file}` for `GET` and `HEAD`.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        router.get("/images/:size/:file") { request, context in try await self.respond(request, context.parameters) }
        router.head("/images/:size/:file") { request, context in
            try await self.respond(request, context.parameters).createHeadResponse()
        }
    }

    /// The sizes that TMDb supports.
    private static let sizes: Set<String> = {
        let images = ImagesConfiguration.builtIn
        let sizes =
            images.backdropSizes + images.logoSizes + images.posterSizes + images.profileSizes + images.stillSizes
        return Set(sizes.map(\.rawValue))
    }()

    private func respond(_ request: Request, _ parameters: Parameters) async throws(Problem) -> Response {
        guard let size = parameters.get("size"), let file = parameters.get("file"), Self.sizes.contains(size),
            let reference = ImageReference(size: size, file: file)
        else {
            metrics.count(.refused)
            throw Problem(.notFound, "The size or the name of the image does not exist.")
        }
        do throws(Problem) {
            _ = try configuration.access.access(of: request, needing: .read)
            return try await image(reference).response(to: request)
        } catch {
            metrics.count(ImageMetrics.Outcome(error))
            throw error
        }
    }

    /// Returns an image from the cache, or fetches it.
    private func image(_ reference: ImageReference) async throws(Problem) -> ImageContent {
        if let image = await store.image(reference) {
            counts.withLockedValue { $0.hitCount += 1 }
            metrics.count(.hit)
            return image
        }
        counts.withLockedValue { $0.missCount += 1 }
        if absent.contains(reference, at: configuration.clock.uptime) {
            throw Problem(.notFound, "The image does not exist.")
        }
        let image = try await fetches.image(reference)
        metrics.count(.miss)
        return image
    }
}

extension String {
    fileprivate var trimmingSlashes: String { String(reversed().drop { $0 == "/" }.reversed()) }
}
