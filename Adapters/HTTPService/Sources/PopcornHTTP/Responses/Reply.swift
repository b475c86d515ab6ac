import CoreDomain
import Foundation
import HTTPTypes

/// A response of a route, before it is written for a client.
struct Reply: Sendable {

    /// A body.
    enum Body: Sendable {
        case empty
        case bytes(Data, mediaType: String)
        case events(EventStream)
    }

    /// The times that determine how long a response may be reused.
    struct Freshness: Hashable, Sendable {
        let cachedAt: Date
        let freshUntil: Date?
        /// Whether the response contains no data of an owner.
        let isShared: Bool
    }

    var status: HTTPResponse.Status = .ok
    var body: Body
    /// The freshness of the value; `nil` for a response that must not be stored.
    var freshness: Freshness?
    /// Whether the value is from the index of titles.
    var isFromIndex = false
    /// The suggested name of a file with the body; `nil` for none.
    var fileName: String?
    /// Whether later requests have the same body. Bodies with data of an owner are not kept.
    var isKept = false

    /// Creates the response of a value in JSON.
    ///
    /// - Parameters:
    ///   - json: The JSON of the value with its source.
    ///   - isShared: Whether the value contains no data of an owner.
    static func json(_ json: Sourced<Data>, isShared: Bool) -> Reply {
        Reply(
            body: .bytes(json.value, mediaType: MediaTypes.json),
            freshness: Freshness(cachedAt: json.cachedAt, freshUntil: json.freshUntil, isShared: isShared),
            isFromIndex: json.origin == .index, isKept: isShared)
    }

    /// Creates the response of a value that is not cached.
    static func json(_ value: some Encodable, status: HTTPResponse.Status = .ok) throws(Problem) -> Reply {
        Reply(status: status, body: .bytes(try JSONBody.data(value), mediaType: MediaTypes.json))
    }

    static let noContent = Reply(status: .noContent, body: .empty)
}

/// The media types of responses.
enum MediaTypes {
    static let json = "application/json"
    static let jsonLines = "application/jsonl"
    static let calendar = "text/calendar; charset=utf-8"
    static let events = "text/event-stream"
    static let problem = "application/problem+json"
}
