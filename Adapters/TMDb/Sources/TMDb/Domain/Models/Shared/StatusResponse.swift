/// The response to a request that changes data.
///
/// All properties are `nil` if the response body is empty.
public struct StatusResponse: Codable, Hashable, Sendable {

    /// Whether the request succeeded, if the response contains it.
    public let isSuccess: Bool?
    /// TMDb's status code, such as 1 (created), 12 (updated) or 13 (deleted).
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
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
