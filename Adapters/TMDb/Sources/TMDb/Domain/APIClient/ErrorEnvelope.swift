import Foundation

/// A response body that reports a failure: `{"success": false, "status_code": 34, "status_message": "…"}`, or
/// `{"errors": ["…"]}` if TMDb rejects a posted body.
struct ErrorEnvelope: Decodable {

    /// The maximum size, in bytes, of a successful response that is checked for a failure in its body.
    static let maximumBodySize = 2048

    private static let errorKeys: [StaticString] = ["\"success\"", "\"errors\"", "\"status_code\""]

    let success: Bool?
    let statusCode: Int?
    let statusMessage: String?
    let errorMessage: String?
    let errors: [String]?

    private enum CodingKeys: String, CodingKey {
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
        case errorMessage = "error_message"
        case errors
    }

    /// Decodes a body. Returns `nil` if it is not an error envelope.
    init?(_ body: Data) {
        // Searching for the keys first avoids decoding most short bodies twice.
        guard body.count <= 64 * 1024,
            body.contains(anyOf: Self.errorKeys),
            let envelope = try? JSONDecoder().decode(ErrorEnvelope.self, from: body)
        else { return nil }
        self = envelope
    }

    /// Whether the body reports a failure, regardless of the HTTP status.
    var isFailure: Bool {
        success == false || (success == nil && statusCode == nil && errors?.isEmpty == false)
    }

    /// TMDb's status message or error messages.
    var message: String? {
        statusMessage ?? errorMessage ?? errors?.joined(separator: "; ")
    }
}

extension Data {
    /// Returns whether the data contains any of the given strings, which must begin with a quotation mark.
    ///
    /// Unlike `range(of:)`, this method allocates no objects. It searches every short response.
    fileprivate func contains(anyOf texts: [StaticString]) -> Bool {
        withUnsafeBytes { bytes in
            bytes.indices.contains { index in
                bytes[index] == UInt8(ascii: "\"")
                    && texts.contains { text in
                        bytes[index...].starts(
                            with: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
                    }
            }
        }
    }
}
