import Hummingbird
import NIOConcurrencyHelpers
import TMDb

/// The public requests that clients sent recently, so that a target that many clients send is parsed once.
///
/// Two targets with the same position replace each other.
final class RecentPublicRequests: Sendable {

    /// The maximum number of requests, a power of two.
    static let maximumCount = 1024
    /// The maximum length of a target whose request is kept, in bytes.
    static let maximumTargetLength = 512

    private struct Entry {
        /// The target as clients send it, without their key.
        let target: String
        let request: PublicRequest
    }

    private let entries = NIOLockedValueBox([Entry?](repeating: nil, count: maximumCount))

    /// Returns the public request of a request.
    ///
    /// - Throws: `PublicRequestError`, which is not kept.
    func request(of request: Request) throws(PublicRequestError) -> PublicRequest {
        let target = request.publicTarget
        let place = target.hashValue & (Self.maximumCount - 1)
        if let known = entries.withLockedValue({ $0[place] }), known.target == target { return known.request }
        let request = try PublicRequest(target: target.withoutEmptySegments)
        if target.utf8.count <= Self.maximumTargetLength {
            // The former entry is deallocated after the lock is released.
            let former = entries.withLockedValue { entries in
                defer { entries[place] = Entry(target: target, request: request) }
                return entries[place]
            }
            withExtendedLifetime(former) {}
        }
        return request
    }
}

extension Request {

    /// The path and query, without the parameter `api_key`.
    fileprivate var publicTarget: String {
        guard let query = uri.query else { return uri.path }
        let fields = query.utf8.split(separator: UInt8(ascii: "&"))
            .filter { !FormEncoding.isName(Substring($0.prefix { $0 != UInt8(ascii: "=") }), "api_key") }
        return fields.isEmpty ? uri.path : "\(uri.path)?\(fields.map(Substring.init).joined(separator: "&"))"
    }
}

extension String {

    /// The target without empty segments of the path. As for the router, slashes that are repeated or at the end are
    /// ignored.
    fileprivate var withoutEmptySegments: String {
        let query = firstIndex(of: "?") ?? endIndex
        return self[..<query].split(separator: "/").joined(separator: "/") + self[query...]
    }
}
