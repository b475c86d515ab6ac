import Foundation
import PopcornCompression
import Testing

@testable import TMDb

/// Bodies of an HTTP client that a service provides.
@Suite struct CompressedBodyTests {

    private static let json = Data(#"{"id": 550, "keywords": [{"id": 1, "name": "fight"}]}"#.utf8)

    private func client(_ body: Data, status: Int = 200, headers: TMDbHTTPHeaders = [:]) -> RecordingHTTPClient {
        RecordingHTTPClient { _ throws(TMDbHTTPError) in
            TMDbHTTPResponse(status: status, headers: headers, body: body)
        }
    }

    /// Returns the names of the keywords that a client reads from a body.
    private func names(in body: Data, headers: TMDbHTTPHeaders = [:]) async throws -> [String?] {
        try await TMDbClient.test(client(body, headers: headers)).movies.keywords(forMovie: 550).keywords.map(\.name)
    }

    private func failure(_ http: any TMDbHTTPClient, transport: TMDbTransport = .direct) async throws -> TMDbError? {
        let client = try TMDbClient(credential: .apiKey("k"), httpClient: http, transport: transport)
        return await error { () async throws(TMDbError) in try await client.movies.keywords(forMovie: 550) }
    }

    private static func gzip(_ data: Data) throws -> Data { try #require(Gzip.compressed(data)) }

    @Test(arguments: [nil, "gzip", "identity", "br"])
    func `a compressed body is read, whatever its header says`(encoding: String?) async throws {
        let headers: TMDbHTTPHeaders = encoding.map { ["Content-Encoding": $0] } ?? [:]
        let once = try Self.gzip(Self.json)
        let twice = try Self.gzip(once)
        #expect(try await names(in: once, headers: headers) == ["fight"])
        #expect(try await names(in: twice, headers: headers) == ["fight"])
        #expect(try await names(in: Self.json, headers: headers) == ["fight"])
    }

    @Test func `members of a compressed body are joined, and data after them is ignored`() async throws {
        let members = try Self.gzip(Self.json.prefix(20)) + Self.gzip(Self.json.dropFirst(20))
        #expect(try await names(in: members) == ["fight"])
        #expect(try await names(in: members + Data(count: 600)) == ["fight"])
        #expect(try await names(in: members + Data("\r\n".utf8)) == ["fight"])
    }

    @Test(arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian, .utf32BigEndian])
    func `a body with a byte order mark is read`(encoding: String.Encoding) async throws {
        let marked = "\u{FEFF}" + String(decoding: Self.json, as: UTF8.self)
        let body = try #require(marked.data(using: encoding))
        #expect(try await names(in: body) == ["fight"])
        #expect(try await names(in: Self.gzip(body)) == ["fight"])
    }

    @Test func `a compressed body that is cut anywhere, or damaged, cannot be read`() async throws {
        let body = try Self.gzip(Self.json)
        var damaged = body
        // The checksum.
        damaged[damaged.count - 6] ^= 1
        for broken in (2..<body.count).map({ body.prefix($0) }) + [damaged, body + body.prefix(15)] {
            let failure = try await failure(client(broken))
            #expect(failure?.kind == .unexpectedContent(reason: "the body cannot be decompressed"))
        }
    }

    @Test func `a damaged body is requested again, and is not stored`() async throws {
        let cache = InMemoryHTTPCacheStore()
        let http = client(try Self.gzip(Self.json).dropLast(4), headers: ["Cache-Control": "max-age=60", "ETag": "1"])
        let failure = try await failure(http, transport: TMDbTransport(retry: .atOnce, cache: cache))
        #expect(failure?.kind == .unexpectedContent(reason: "the body cannot be decompressed"))
        #expect(http.requests.count == 3)
        #expect(cache.count == 0)
    }

    @Test func `a compressed body is stored decompressed`() async throws {
        let cache = InMemoryHTTPCacheStore()
        let http = client(try Self.gzip(Self.json), headers: ["Cache-Control": "max-age=60"])
        let client = try TMDbClient(
            credential: .apiKey("k"), httpClient: http, transport: TMDbTransport(retry: .atOnce, cache: cache))
        for _ in 0..<2 { #expect(try await client.movies.keywords(forMovie: 550).keywords.map(\.name) == ["fight"]) }
        #expect(http.requests.count == 1)
        let key = try #require(http.requests.first.flatMap(HTTPCacheKey.init))
        #expect(await cache.entry(for: key)?.response.body == Self.json)
    }

    @Test func `the status of a damaged body is kept`() async throws {
        let notFound = Data(#"{"success": false, "status_code": 34, "status_message": "why"}"#.utf8)
        let whole = try Self.gzip(notFound)
        #expect(try await failure(client(whole, status: 404))?.kind == .notFound)
        #expect(try await failure(client(whole.dropLast(), status: 404))?.kind == .unexpectedStatus)
        #expect(try await failure(client(whole.dropLast(), status: 503))?.kind == .serverFailure)
    }

    @Test func `the decompression ends at the limit`() async throws {
        let limit = TMDbTransport().connections.maximumBodySize
        let fits = try Self.gzip(Self.json + Data(repeating: 0x20, count: limit - Self.json.count))
        #expect(try await names(in: fits) == ["fight"])
        let tooLarge = try Self.gzip(Self.json + Data(repeating: 0x20, count: limit - Self.json.count + 1))
        #expect(try await failure(client(tooLarge))?.kind == .bodyTooLarge)
        #expect(try await failure(client(Self.gzip(tooLarge)))?.kind == .bodyTooLarge)
    }
}
