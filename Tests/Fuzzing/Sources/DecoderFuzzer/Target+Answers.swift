import Foundation
import TMDbTesting

@testable import TMDb

extension Target {

    typealias Model = Codable & Hashable & Sendable

    /// The way of an answer through the client: the status, the body of an error, the decoding of a model.
    static func answer(_ type: any Model.Type) -> Target {
        func target<Value: Model>(_ type: Value.Type) -> Target {
            Target(
                name: "\(type)",
                seeds: { [Seed(text: try JSONEncoder().encode([try Value.sample()]).dropFirst().dropLast())] },
                run: { check($0, as: type) })
        }
        return target(type)
    }

    private static func check<Value: Model>(_ input: Input, as type: Value.Type) {
        switch Answer(input).read(as: type) {
        case .success(let value): checkReencoding(value)
        case .failure(let error): checkSecrecy(error)
        }
    }

    /// A value survives being written and read again.
    ///
    /// What a mixed list left out is gone, and so is its number. All else must be equal.
    private static func checkReencoding<Value: Model>(_ value: Value) {
        do {
            let again = try roundTrip(value)
            guard again != value else { return }
            require(SkippedRows.exist(in: value), "\(value) is \(again) after it was written and read")
            require(try roundTrip(again) == again, "\(again) is another value after it was written and read")
        } catch {
            require(false, "\(value) can be written and read again: \(error)")
        }
    }

    private static func roundTrip<Value: Model>(_ value: Value) throws -> Value {
        // In an array, because a value may be a text or a number alone.
        let json = try JSONEncoder().encode([value])
        guard let again = try JSONDecoder().decode([Value].self, from: json).first else { return value }
        return again
    }

    /// Nothing that can be printed of an error shows the credential.
    private static func checkSecrecy(_ error: TMDbError) {
        var dumped = ""
        dump(error, to: &dumped)
        for text in [error.description, error.debugDescription, "\(error.kind)", dumped] {
            require(!text.contains(Answer.secret), "the error shows the credential: \(text)")
        }
    }
}

/// The rows that mixed lists left out of a value.
enum SkippedRows {
    static func exist(in value: Any) -> Bool {
        Mirror(reflecting: value).children.contains { child in
            child.label == "skippedCount" ? (child.value as? Int) != 0 : exist(in: child.value)
        }
    }
}
