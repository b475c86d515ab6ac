import Foundation
import Testing

@testable import TMDb

/// The JSON files in the tests' resources.
enum Fixture {

    static func text(_ name: String) throws -> String {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Resources/json"))
        return try String(contentsOf: url, encoding: .utf8)
    }

    static func decode<Value: Decodable>(_ name: String) throws -> Value {
        try JSONDecoder().decode(Value.self, from: Data(text(name).utf8))
    }
}

extension Decodable {
    /// Creates a value by decoding a JSON string.
    init(json: String) throws {
        self = try JSONDecoder().decode(Self.self, from: Data(json.utf8))
    }
}

extension Date {
    /// Returns midnight UTC of a day. The string must be a valid date.
    static func day(_ text: String) throws -> Date {
        try #require(CivilDate.instant(from: text))
    }
}
