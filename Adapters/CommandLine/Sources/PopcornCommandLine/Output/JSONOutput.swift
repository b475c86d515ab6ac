import CoreDomain
import Foundation

/// One JSON object on standard output, for programs to read.
enum JSONOutput {

    /// Days as `yyyy-MM-dd`, keys sorted, slashes plain.
    static func text(_ value: some Encodable) throws(PopcornError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .custom { date, encoder in
            var container = encoder.singleValueContainer()
            try container.encode(date.formatted(.iso8601.year().month().day()))
        }
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
        do {
            return String(decoding: try encoder.encode(value), as: UTF8.self)
        } catch {
            throw PopcornError(.undecodable, "The answer cannot be written as JSON", cause: error)
        }
    }
}

/// A value with the object `source` beside its own keys.
struct SourcedOutput<Value: Encodable>: Encodable {

    let value: Value
    let source: SourceOutput

    private enum CodingKeys: String, CodingKey {
        case source
    }

    func encode(to encoder: any Encoder) throws {
        try value.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(source, forKey: .source)
    }
}

/// Where an answer came from.
struct SourceOutput: Encodable, Equatable {

    let origin: DataOrigin
    let httpRequests: Int
    let cachedAt: String
    /// Why TMDb gave nothing newer.
    let failure: String?

    init(origin: DataOrigin, httpRequests: Int, cachedAt: Date, failure: String? = nil) {
        self.origin = origin
        self.httpRequests = httpRequests
        self.cachedAt = cachedAt.formatted(.iso8601)
        self.failure = failure
    }
}
