import HTTPTypes
import Hummingbird

extension Request {

    /// The bearer token of the request (RFC 6750); `nil` if the `Authorization` header is missing or has another scheme.
    var bearerToken: String? {
        guard let parts = headers[.authorization]?.split(separator: " "), parts.count == 2,
            parts[0].lowercased() == "bearer"
        else { return nil }
        return String(parts[1])
    }
}
