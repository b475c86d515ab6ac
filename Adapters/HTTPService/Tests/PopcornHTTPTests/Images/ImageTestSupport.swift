import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOConcurrencyHelpers
import NIOCore
import TMDb

@testable import PopcornHTTP

/// A server of images for tests, which records the paths of its requests.
final class ImageServerDouble: TMDbHTTPClient {

    private let paths = NIOLockedValueBox<[String]>([])
    private let response: @Sendable (TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse

    /// The last components of the requested paths, in order.
    var requests: [String] { paths.withLockedValue { $0 } }

    /// Creates a server that responds with a closure.
    init(_ response: @escaping @Sendable (TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse) {
        self.response = response
    }

    /// Creates a server that always responds with an image.
    convenience init(image: Data = .png) {
        self.init { _ throws(TMDbHTTPError) in TMDbHTTPResponse(status: 200, body: image) }
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        paths.withLockedValue { $0.append(request.url.lastPathComponent) }
        return try await response(request)
    }
}

extension Data {
    /// An image of 100 bytes.
    static let png = png(byteCount: 100)

    /// Returns bytes that begin like a PNG.
    static func png(byteCount: Int) -> Data {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(signature + (0..<(byteCount - signature.count)).map { UInt8(truncatingIfNeeded: $0 &* 7) })
    }
}

/// The folder of the images of a test, which is deleted when it is released.
final class ImageTestFolder: Sendable {

    let url = FileManager.default.temporaryDirectory.appending(path: "popcorn-images-\(UUID().uuidString)")

    deinit { try? FileManager.default.removeItem(at: url) }

    func url(_ path: String) -> URL { url.appending(path: path) }

    /// Returns the names of the files in a folder, sorted.
    func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url(path).path(percentEncoded: false))) ?? []).sorted()
    }

    /// Writes a file, with its folder.
    func write(_ data: Data, to path: String) throws {
        let file = url(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }
}

/// Runs a test with opened images in a folder.
func withImages(
    _ folder: ImageTestFolder, _ server: any TMDbHTTPClient, isOpen: Bool = true,
    _ configure: (inout ImageProxy.Configuration) -> Void = { _ in },
    _ test: @escaping @Sendable (any TestClientProtocol, ImageProxy) async throws -> Void
) async throws {
    var configuration = ImageProxy.Configuration(folder: folder.url)
    configure(&configuration)
    let images = try ImageProxy(configuration, client: server)
    if isOpen { try await images.start() }
    let router = Router()
    images.addRoutes(to: router)
    try await Application(router: router).test(.router) { try await test($0, images) }
    await images.shutdown()
}

extension TestClientProtocol {
    /// Requests an image in the size `w342`, and returns the status of the response.
    func status(_ file: String, _ headers: HTTPFields = [:]) async throws -> HTTPResponse.Status {
        try await image(file, headers).status
    }

    /// Requests an image in the size `w342`, and returns its bytes.
    func bytes(_ file: String) async throws -> Data {
        try await image(file).bytes
    }

    /// Requests an image in the size `w342`.
    func image(_ file: String, method: HTTPRequest.Method = .get, _ headers: HTTPFields = [:]) async throws
        -> TestResponse
    {
        try await execute(uri: "/images/w342/\(file)", method: method, headers: headers)
    }
}

extension TestResponse {
    var bytes: Data { Data(body.readableBytesView) }
}
