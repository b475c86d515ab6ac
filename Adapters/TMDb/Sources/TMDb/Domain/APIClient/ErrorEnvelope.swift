import Foundation

/// A response body that reports a failure: `{"success": false, "status_code": 34, "status_message": "…"}`, or
/// `{"errors": ["…"]}` if TMDb rejects a posted body.
struct ErrorEnvelope: Decodable {

    /// The maximum size, in bytes, of a successful response that is checked for a failure in its body.
    static let maximumBodySize = 2048

    private static let errorKeys: [StaticString] = ["\"success\"", "\"errors\"", "\"status_code\""]

    let success: Bool?
    private let statusCode: Int?
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

    /// TMDb's status code. A code of three digits is a status that a server in front of TMDb repeats in its own JSON.
    var code: TMDbStatusCode? {
        statusCode.flatMap { (1..<100).contains($0) ? TMDbStatusCode(rawValue: $0) : nil }
    }

    /// Whether the body is TMDb's, according to its code or its error messages.
    var isOfTMDb: Bool { code != nil || errors?.isEmpty == false }

    /// Whether the body reports a failure, regardless of the HTTP status.
    var isFailure: Bool {
        if let success { return !success }
        return statusCode.map { !Self.codesWithoutFailure.contains($0) } ?? (errors?.isEmpty == false)
    }

    /// The codes that report no failure: those of a success, and ``TMDbStatusCode/nothingToUpdate``.
    private static let codesWithoutFailure: Set<Int> = [1, 12, 13, 40]

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
