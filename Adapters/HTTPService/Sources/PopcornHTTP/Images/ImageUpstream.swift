import Foundation
import NIOConcurrencyHelpers
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

/// The images that do not exist on the image server. Each is remembered for a limited time, in which it is not
/// requested again.
final class AbsentImages: Sendable {

    private struct Entry {
        let reference: ImageReference
        let expiry: ContinuousClock.Instant
    }

    private struct State {
        var expiries: [ImageReference: ContinuousClock.Instant] = [:]
        /// The entries in the order of their insertion, which is the order of their expiry.
        var entries = CircularBuffer<Entry>()
    }

    private let limit: Int
    private let lifetime: Duration
    private let state = NIOLockedValueBox(State())

    /// Creates an empty set.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of images. If there are more, the oldest images are removed.
    ///   - lifetime: The time after which an image is removed.
    init(limit: Int, lifetime: Duration) {
        self.limit = limit
        self.lifetime = lifetime
    }

    /// The number of images.
    var count: Int { state.withLockedValue { $0.expiries.count } }

    /// Returns whether the set contains an image.
    func contains(_ reference: ImageReference, at now: ContinuousClock.Instant) -> Bool {
        state.withLockedValue { state in state.expiries[reference].map { now < $0 } ?? false }
    }

    /// Adds an image, and removes the expired images.
    func insert(_ reference: ImageReference, at now: ContinuousClock.Instant) {
        state.withLockedValue { state in
            while let first = state.entries.first, first.expiry <= now || state.entries.count >= limit {
                state.entries.removeFirst()
                if state.expiries[first.reference] == first.expiry { state.expiries[first.reference] = nil }
            }
            guard limit > 0 else { return }
            let expiry = now + lifetime
            state.expiries[reference] = expiry
            state.entries.append(Entry(reference: reference, expiry: expiry))
        }
    }
}
