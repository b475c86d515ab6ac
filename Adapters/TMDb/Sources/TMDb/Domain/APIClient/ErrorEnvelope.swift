import Foundation

/// What TMDb says when a request fails: `{"success": false, "status_code": 34, "status_message": "…"}`, or
/// `{"errors": ["…"]}` if it refuses what was posted.
struct ErrorEnvelope: Decodable {

    /// Longer bodies than this, in bytes, are answers.
    static let longestBody = 2048

    private static let tellingKeys: [StaticString] = ["\"success\"", "\"errors\"", "\"status_code\""]

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

    /// Reads a body; `nil` if it is not of this shape.
    init?(_ body: Data) {
        // The keys are looked for first, because most short bodies are answers and need not be decoded twice.
        guard body.count <= 64 * 1024,
            body.holdsOne(of: Self.tellingKeys),
            let envelope = try? JSONDecoder().decode(ErrorEnvelope.self, from: body)
        else { return nil }
        self = envelope
    }

    /// Whether the body says that the request failed, whatever the HTTP status.
    var isFailure: Bool {
        success == false || (success == nil && statusCode == nil && errors?.isEmpty == false)
    }

    /// TMDb's words on what happened.
    var message: String? {
        statusMessage ?? errorMessage ?? errors?.joined(separator: "; ")
    }
}

extension Data {
    /// Whether one of some quoted texts stands here. Each begins with its quotation mark.
    ///
    /// Unlike `range(of:)` this makes no objects, and every short answer is searched.
    fileprivate func holdsOne(of texts: [StaticString]) -> Bool {
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
