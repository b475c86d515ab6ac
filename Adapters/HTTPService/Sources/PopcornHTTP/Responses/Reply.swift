import CoreApplication
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

    /// Creates a response with a value in JSON.
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

    /// Creates a response with a value that is not cached.
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

/// JSON documents that are combined from the JSON of values, without decoding them.
enum JSONBody {

    /// Returns the JSON of a value.
    ///
    /// - Throws: ``Problem`` if the value cannot be encoded.
    static func data(_ value: some Encodable) throws(Problem) -> Data {
        do {
            return try PopcornJSON.data(value)
        } catch {
            throw Problem(.storage, "The value cannot be written as JSON.")
        }
    }

    /// Returns an object with one member.
    ///
    /// - Parameters:
    ///   - name: The name of the member, without characters that JSON escapes.
    ///   - json: The JSON of the member.
    static func object(_ name: String, _ json: Data) -> Data {
        var body = Data(capacity: json.count + name.utf8.count + 5)
        body.append(contentsOf: "{\"\(name)\":".utf8)
        body.append(json)
        body.append(UInt8(ascii: "}"))
        return body
    }
}

/// The names of header fields that HTTPTypes does not define.
extension HTTPField.Name {

    /// The field of responses from the index of titles.
    static let popcornOrigin = named("Popcorn-Origin")
    static let requestID = named("X-Request-ID")
    static let traceParent = named(TraceParent.headerName)
    static let traceResponse = named("traceresponse")
    static let forwardedFor = named("X-Forwarded-For")
    static let rateLimit = named("RateLimit")
    static let rateLimitPolicy = named("RateLimit-Policy")
    static let fetchSite = named("Sec-Fetch-Site")
    static let mcpMethod = named("Mcp-Method")
    static let mcpName = named("Mcp-Name")
    static let mcpProtocolVersion = named("MCP-Protocol-Version")
    static let mcpSessionID = named("Mcp-Session-Id")
    static let referrerPolicy = named("Referrer-Policy")
    static let frameOptions = named("X-Frame-Options")
    /// The field that turns off nginx's buffering of a response.
    static let accelBuffering = named("X-Accel-Buffering")

    /// Returns the name of a field. The characters must be valid in a name.
    private static func named(_ name: String) -> HTTPField.Name { HTTPField.Name(name) ?? .server }
}
