public import CoreDomain
public import Foundation
public import Hummingbird
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
        /// The base URL of the images: `https`, or `http` for a loopback address. Default: that of TMDb.
        public var baseURL: URL?
        /// The maximum size of the cache, in bytes. Default: 1 GiB.
        public var byteLimit = 1 << 30
        /// The maximum size of an image, in bytes. Default: 16 MiB.
        public var maximumImageByteCount = 16 << 20
        /// The maximum number of images that are fetched at once. Default: 8.
        public var maximumFetchCount = 8
        /// The maximum number of requests that wait for images. Default: 512.
        public var maximumReaderCount = 512
        /// The time limit of a fetch. Default: 15 seconds.
        public var fetchTimeout = Duration.seconds(15)
        /// The clock. Default: the system clock.
        public var clock = WallClock.system

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
        /// The number of images that were not in the cache.
        public internal(set) var missCount = 0
    }

    private let store: ImageStore
    private let client: any TMDbHTTPClient
    private let fetches: ImageFetches
    private let counts = NIOLockedValueBox(Statistics())

    /// Creates the images.
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

    /// Creates the images with an HTTP client.
    init(_ configuration: Configuration, client: any TMDbHTTPClient) throws(PopcornError) {
        let baseURL = configuration.baseURL ?? ImagesConfiguration.builtIn.baseURL
        do throws(TMDbError) {
            try TMDbClient.check(imageBaseURL: baseURL)
        } catch {
            throw PopcornError(.invalidInput, "The image base URL is invalid", cause: error)
        }
        let store = ImageStore(
            folder: ImageFolder(path: configuration.folder.path(percentEncoded: false).trimmingSlashes),
            byteLimit: configuration.byteLimit, clock: configuration.clock)
        let upstream = ImageUpstream(client: client, baseURL: baseURL)
        self.store = store
        self.client = client
        fetches = ImageFetches(
            maximumFetchCount: configuration.maximumFetchCount, maximumReaderCount: configuration.maximumReaderCount
        ) { reference in
            if let image = await store.image(reference) { return .success(image) }
            do throws(Problem) {
                let (format, bytes) = try await upstream.image(reference)
                do {
                    return .success(try await store.store(reference, format, bytes))
                } catch {
                    return .failure(Problem(.shuttingDown, "The service is shutting down."))
                }
            } catch {
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

    /// Opens the cache. Until then, each image is fetched.
    public func start() async throws(PopcornError) {
        try await store.open()
    }

    /// Closes the cache and the connections.
    public func shutdown() async {
        try? await client.shutdown()
        store.close()
    }

    /// Opens the cache, and closes it when a graceful shutdown begins or the task is cancelled.
    public func run() async throws {
        try await start()
        try? await gracefulShutdown()
        await shutdown()
    }

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
        else { throw Problem(.notFound, "The size or the name of the image does not exist.") }
        let cached = await store.image(reference)
        counts.withLockedValue { if cached == nil { $0.missCount += 1 } else { $0.hitCount += 1 } }
        let image: ImageContent
        if let cached { image = cached } else { image = try await fetches.image(reference) }
        return ImageResponse(image).response(to: request)
    }
}

extension String {
    fileprivate var trimmingSlashes: String { String(reversed().drop { $0 == "/" }.reversed()) }
}
