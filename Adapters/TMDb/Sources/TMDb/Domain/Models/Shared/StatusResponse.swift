/// What TMDb says when a request that changes something was done.
///
/// Everything is `nil` if TMDb answers with an empty body.
public struct StatusResponse: Codable, Hashable, Sendable {

    /// Whether the request was carried out, if TMDb says so.
    public let isSuccess: Bool?
    /// TMDb's code, such as 1 for something created, 12 for something updated and 13 for something deleted.
    public let statusCode: TMDbStatusCode?
    /// TMDb's words.
    public let statusMessage: String?

    /// Creates a status response.
    public init(isSuccess: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil) {
        self.isSuccess = isSuccess
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case isSuccess = "success"
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
