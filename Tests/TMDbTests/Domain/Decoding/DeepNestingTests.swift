import Foundation
import Testing

@testable import TMDb

/// Responses of nested brackets with a size of 16 MiB, the maximum that the client accepts. A recursive parser would
/// overflow the stack.
@Suite
struct DeepNestingTests {

    private static let largest = 16 * 1024 * 1024

    /// A kind of nested brackets.
    enum Shape: CaseIterable {
        case openArrays, arrays, openObjects, objects

        func nest(count: Int) -> String {
            switch self {
            case .openArrays: String(repeating: "[", count: count)
            case .arrays: String(repeating: "[", count: count) + String(repeating: "]", count: count)
            case .openObjects: String(repeating: #"{"a":"#, count: count)
            case .objects:
                String(repeating: #"{"a":"#, count: count) + "1" + String(repeating: "}", count: count)
            }
        }

        /// Returns as many nested brackets as fit into a size in bytes.
        func nest(size: Int) -> String {
            switch self {
            case .openArrays: nest(count: size)
            case .arrays: nest(count: size / 2)
            case .openObjects: nest(count: size / 5)
            case .objects: nest(count: size / 6)
            }
        }
    }

    @Test(arguments: Shape.allCases)
    func `a response that is nested too deeply is an error`(shape: Shape) async throws {
        // A body without an end would be rejected before it is parsed.
        let end = [.arrays, .openArrays].contains(shape) ? "]" : "}"
        let client = try TMDbClient.test(RecordingHTTPClient(shape.nest(size: Self.largest - 1) + end))
        let movie = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 1) }
        let languages = await error { () async throws(TMDbError) in try await client.configurations.languages() }
        #expect(movie?.isOfDecoding == true, "\(String(describing: movie))")
        #expect(languages?.isOfDecoding == true, "\(String(describing: languages))")
    }

    @Test(arguments: Shape.allCases)
    func `a JSON value that is nested too deeply is an error`(shape: Shape) async throws {
        let body = #"{"changes":[{"key":"k","items":[{"id":"i","value":\#(shape.nest(size: Self.largest))}]}]}"#
        let client = try TMDbClient.test(RecordingHTTPClient(body))
        let error = await error { () async throws(TMDbError) in try await client.movies.changes(forMovie: 1) }
        #expect(error?.isOfDecoding == true, "\(String(describing: error))")
    }

    @Test(arguments: [Shape.arrays, .objects])
    func `a value with 500 levels is decoded, compared and encoded`(shape: Shape) throws {
        let json = Data(shape.nest(count: 500).utf8)
        let value = try JSONDecoder().decode(JSONValue.self, from: json)
        let again = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
        #expect(again == value)
        #expect(Set([value, again]).count == 1)
        #expect(!"\(value)".isEmpty)
    }

    @Test(arguments: Shape.allCases)
    func `an error with a body that is nested too deeply keeps its status`(shape: Shape) async throws {
        for size in [2000, 60_000, Self.largest] {
            let body = #"{"success":\#(shape.nest(size: size - 12))}"#
            let client = try TMDbClient.test(RecordingHTTPClient(status: 403, body))
            let error = await error { () async throws(TMDbError) in try await client.movies.details(forMovie: 1) }
            #expect(error?.kind == .unexpectedStatus)
            #expect(error?.httpStatus == 403)
            #expect(error?.statusMessage == nil)
        }
    }

    @Test(arguments: Shape.allCases)
    func `a cache file with too deeply nested metadata is ignored`(shape: Shape) {
        let description = shape.nest(size: Self.largest)
        let file = Data("TMDb HTTP cache 1\n\(description.utf8.count)\n\(description)".utf8)
        #expect(HTTPCacheFile.entry(in: file, for: HTTPCacheKey(url: "https://tmdb.invalid/3/1")) == nil)
    }
}

extension TMDbError {
    fileprivate var isOfDecoding: Bool {
        if case .decoding = kind { true } else { false }
    }
}
