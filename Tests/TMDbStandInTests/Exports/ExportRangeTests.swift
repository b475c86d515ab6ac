import NIOHTTP1
import Testing

@testable import TMDbStandIn

/// Ranges of the daily exports. Large bodies are compared outside of `#expect`, which would describe their difference.
@Suite struct ExportRangeTests {
    private static let path = "/p/exports/movie_ids_05_15_2026.json.gz"
    /// A catalogue whose export is sent in several parts.
    private static let catalogue = GeneratedCatalogue(seed: 9, movieCount: 20_000, seriesCount: 0, personCount: 0)

    private func serving(_ body: (StandInServer, Client.Reply) async throws -> Void) async throws {
        let configuration = StandInServer.Configuration(maximumAge: 60)
        try await StandInServer.run(
            recordings: Recordings([]), catalogue: Self.catalogue, configuration: configuration
        ) { server in
            let whole = try await get(from: server)
            #expect(whole.status == 200)
            #expect(whole.body.count > 2 * 64 * 1024)
            try await body(server, whole)
        }
    }

    private func get(
        _ headers: HTTPHeaders = [:], method: HTTPMethod = .GET, from server: StandInServer
    ) async throws -> Client.Reply {
        try await server.client.get(Self.path, method: method, headers: headers)
    }

    @Test func `a response has the headers of a file`() async throws {
        try await serving { server, whole in
            #expect(whole.headers.first(name: "Content-Type") == "application/gzip")
            #expect(whole.headers.first(name: "Content-Length") == String(whole.body.count))
            #expect(whole.headers.first(name: "Accept-Ranges") == "bytes")
            #expect(whole.headers.first(name: "Cache-Control") == "public, max-age=60")
            #expect(whole.headers.first(name: "Content-Encoding") == nil)
            #expect(whole.headers.first(name: "Content-Range") == nil)
            let tag = try #require(whole.headers.first(name: "ETag"))
            #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
            #expect(try gunzip(whole.body).split(separator: UInt8(ascii: "\n")).count == 20_000)
        }
    }

    @Test func `HEAD has the headers without the body, and ignores ranges`() async throws {
        try await serving { server, whole in
            for headers in [[:], ["Range": "bytes=10-"]] as [HTTPHeaders] {
                let reply = try await get(headers, method: .HEAD, from: server)
                #expect(reply.status == 200)
                #expect(reply.body.isEmpty)
                for name in ["Content-Type", "Content-Length", "Accept-Ranges", "ETag"] {
                    #expect(reply.headers.first(name: name) == whole.headers.first(name: name), "\(name)")
                }
            }
        }
    }

    @Test func `two ranges are the whole file`() async throws {
        try await serving { server, whole in
            let count = whole.body.count
            let tag = try #require(whole.headers.first(name: "ETag"))
            for middle in [1, 64 * 1024, 70_000, count - 1] {
                let first = try await get(["Range": "bytes=0-\(middle - 1)"], from: server)
                #expect(first.status == 206)
                #expect(first.headers.first(name: "Content-Range") == "bytes 0-\(middle - 1)/\(count)")
                #expect(first.headers.first(name: "Content-Length") == String(middle))
                #expect(first.headers.first(name: "Content-Type") == "application/gzip")
                let second = try await get(["Range": "bytes=\(middle)-", "If-Range": tag], from: server)
                #expect(second.status == 206)
                #expect(second.headers.first(name: "Content-Range") == "bytes \(middle)-\(count - 1)/\(count)")
                #expect(second.headers.first(name: "Content-Length") == String(count - middle))
                #expect(second.headers.first(name: "ETag") == tag)
                let isWhole = first.body + second.body == whole.body
                #expect(isWhole)
            }
        }
    }

    @Test func `a range is limited to the end of the file`() async throws {
        try await serving { server, whole in
            let count = whole.body.count
            for last in ["\(count + 5)", "99999999999999999999"] {
                let reply = try await get(["Range": "bytes=\(count - 3)-\(last)"], from: server)
                #expect(reply.status == 206)
                #expect(reply.headers.first(name: "Content-Range") == "bytes \(count - 3)-\(count - 1)/\(count)")
                #expect(reply.body == whole.body.suffix(3))
            }
        }
    }

    @Test func `a range behind the end is rejected`() async throws {
        try await serving { server, whole in
            let count = whole.body.count
            for range in ["\(count)-", "\(count)-\(count + 9)", "99999999999999999999-"] {
                let reply = try await get(["Range": "bytes=\(range)"], from: server)
                #expect(reply.status == 416)
                #expect(reply.headers.first(name: "Content-Range") == "bytes */\(count)")
                #expect(reply.headers.first(name: "Content-Length") == "0")
                #expect(reply.body.isEmpty)
            }
        }
    }

    @Test func `a range is ignored if If-Range is not the entity tag`() async throws {
        try await serving { server, whole in
            let tag = try #require(whole.headers.first(name: "ETag"))
            for other in ["\"other\"", "W/\(tag)", "Fri, 15 May 2026 08:00:00 GMT", ""] {
                for range in ["bytes=10-", "bytes=\(whole.body.count)-"] {
                    let reply = try await get(["Range": range, "If-Range": other], from: server)
                    #expect(reply.status == 200, "\(other)")
                    let isWhole = reply.body == whole.body
                    #expect(isWhole)
                }
            }
        }
    }

    @Test(arguments: [
        "bytes=-5", "bytes=5", "bytes=", "bytes=-", "bytes=9-5", "bytes=0-1,5-6", "bytes=a-", "bytes=+1-", "bytes= 1-",
        "bytes=1-2-3", "lines=1-", "1-",
    ])
    func `a malformed or unsupported range is ignored`(range: String) {
        #expect(RequestedRange(range: range, ifRange: nil, tag: "\"t\"", count: 100) == .all)
    }

    @Test(arguments: [
        ("bytes=0-", RequestedRange.part(0..<100)), ("BYTES=99-", .part(99..<100)), ("bytes=5-5", .part(5..<6)),
        ("bytes=7-99", .part(7..<100)), ("bytes=7-100", .part(7..<100)), ("bytes=100-", .unsatisfiable),
    ])
    func `a range is parsed`(range: String, expected: RequestedRange) {
        #expect(RequestedRange(range: range, ifRange: "\"t\"", tag: "\"t\"", count: 100) == expected)
        #expect(RequestedRange(range: range, ifRange: "\"u\"", tag: "\"t\"", count: 100) == .all)
    }

    @Test func `a matching entity tag gets a 304 response`() async throws {
        try await serving { server, whole in
            let tag = try #require(whole.headers.first(name: "ETag"))
            let reply = try await get(["If-None-Match": tag, "Range": "bytes=1-"], from: server)
            #expect(reply.status == 304)
            #expect(reply.body.isEmpty)
            #expect(reply.headers.first(name: "ETag") == tag)
            #expect(reply.headers.first(name: "Content-Length") == nil)
        }
    }
}
