import Foundation
import TMDbTesting

@testable import TMDb

extension Target {

    typealias Model = Codable & Hashable & Sendable

    /// Creates a target that sends a response through the client, which handles the status and error bodies and decodes
    /// a model.
    static func response(_ type: any Model.Type) -> Target {
        func target<Value: Model>(_ type: Value.Type) -> Target {
            Target(
                name: "\(type)",
                seeds: { [Seed(text: try JSONEncoder().encode([try Value.sample()]).dropFirst().dropLast())] },
                run: { check($0, as: type) })
        }
        return target(type)
    }

    private static func check<Value: Model>(_ input: Input, as type: Value.Type) {
        switch FuzzedResponse(input).read(as: type) {
        case .success(let value): checkReencoding(value)
        case .failure(let error): checkSecrecy(error)
        }
    }

    /// Checks that a value is unchanged after it is encoded and decoded.
    ///
    /// The number of rows that a mixed list omitted, and whether a list is incomplete, are not encoded. Everything else
    /// must be equal.
    private static func checkReencoding<Value: Model>(_ value: Value) {
        do {
            let again = try roundTrip(value)
            guard again != value else { return }
            expect(UnencodedState.exists(in: value), "\(value) is \(again) after it was encoded and decoded")
            expect(try roundTrip(again) == again, "\(again) changes each time it is encoded and decoded")
        } catch {
            expect(false, "\(value) can be encoded and decoded again: \(error)")
        }
    }

    private static func roundTrip<Value: Model>(_ value: Value) throws -> Value {
        // In an array, because a value can be a single string or number.
        let json = try JSONEncoder().encode([value])
        guard let again = try JSONDecoder().decode([Value].self, from: json).first else { return value }
        return again
    }

    /// Checks that no description of an error contains the credential.
    private static func checkSecrecy(_ error: TMDbError) {
        var dumped = ""
        dump(error, to: &dumped)
        for text in [error.description, error.debugDescription, "\(error.kind)", dumped] {
            expect(!text.contains(FuzzedResponse.secret), "the error shows the credential: \(text)")
        }
    }
}

/// A search for properties that are not encoded: the number of rows that a mixed list omitted, and whether a list is
/// incomplete.
enum UnencodedState {
    static func exists(in value: Any) -> Bool {
        Mirror(reflecting: value).children.contains { child in
            switch child.label {
            case "skippedCount": (child.value as? Int) != 0
            case "isIncomplete": (child.value as? Bool) == true
            default: exists(in: child.value)
            }
        }
    }
}
