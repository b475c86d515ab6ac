import Foundation
import NIOCore
import TMDb

/// The server from which images are fetched.
struct ImageUpstream: Sendable {

    let client: any TMDbHTTPClient
    let baseURL: URL

    /// Fetches an image. Redirects are not followed.
    func image(_ reference: ImageReference) async throws(Problem) -> (ImageFormat, ByteBuffer) {
        let response: TMDbHTTPResponse
        do throws(TMDbHTTPError) {
            response = try await client.perform(TMDbHTTPRequest(url: baseURL.appending(path: reference.path)))
        } catch {
            switch error.kind {
            case .bodyTooLarge: throw Problem(.tmdbUndecodable, "The image is too large.")
            case .cancelled, .shutDown: throw .imagesShutDown
            default: throw Problem(.tmdbUnavailable, "The image server is not available.")
            }
        }
        switch response.status {
        case 200: break
        case 404, 410: throw Problem(.notFound, "The image does not exist.")
        case 429: throw Problem(.tmdbRateLimited, "The image server limits the rate of requests.")
        case 500...: throw Problem(.tmdbUnavailable, "The image server is not available.")
        default: throw Problem(.tmdbUndecodable, "The image server sent the status \(response.status).")
        }
        guard let format = ImageFormat(content: response.body) else {
            throw Problem(.tmdbUndecodable, "The image server sent content that is not an image.")
        }
        return (format, ByteBuffer(bytes: response.body))
    }
}
