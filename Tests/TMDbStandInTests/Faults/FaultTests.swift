import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import PopcornCompression
import Testing

@testable import TMDbStandIn

/// Every fault, as observed by a client.
@Suite(.timeLimit(.minutes(10))) struct FaultTests {
    private func serving(_ fault: Fault, _ body: (Client) async throws -> Void) async throws {
        let configuration = StandInServer.Configuration(faults: [FaultRule(fault)])
        try await StandInServer.serving(SampleRecordings.movie, configuration: configuration) { server in
            try await body(server.client)
        }
    }

    @Test func `latency delays the response`() async throws {
        try await serving(.latency(.milliseconds(80))) { client in
            let start = ContinuousClock.now
            let reply = try await client.get("/3/movie/1")
            #expect(start.duration(to: .now) >= .milliseconds(80))
            #expect(reply.text == SampleRecordings.details)
        }
    }

    @Test(
        arguments: [
            (nil, nil), (.seconds(2), "2"), (.seconds(0), "0"), (.raw("soon"), "soon"),
            (.date(Date(timeIntervalSince1970: 784_111_777)), "Sun, 06 Nov 1994 08:49:37 GMT"),
            (.date(Date(timeIntervalSince1970: 1_709_164_800)), "Thu, 29 Feb 2024 00:00:00 GMT"),
        ] as [(Fault.RetryAfter?, String?)])
    func `a rate-limited response has status 429 and the Retry-After header`(
        retryAfter: Fault.RetryAfter?, header: String?
    ) async throws {
        try await serving(.rateLimited(retryAfter: retryAfter)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 429)
            #expect(reply.headers.first(name: "Retry-After") == header)
            #expect(try reply.json["status_code"] as? Int == 25)
        }
    }

    @Test(arguments: [(500, 11), (502, 43), (503, 9), (504, 24)])
    func `a failure has the status and TMDb's JSON`(status: Int, code: Int) async throws {
        try await serving(.failure(status: status)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == status)
            #expect(try reply.json["status_code"] as? Int == code)
            #expect(try reply.json["success"] as? Bool == false)
        }
    }

    @Test func `a failure can have an empty or HTML body`() async throws {
        try await serving(.failure(status: 503, body: .empty)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 503)
            #expect(reply.body.isEmpty)
        }
        try await serving(.failure(status: 502, body: .html)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 502)
            #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func `an HTML fault returns an HTML page with status 200`() async throws {
        try await serving(.html) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 200)
            #expect(reply.headers.first(name: "Content-Type") == "text/html;charset=utf-8")
            #expect(reply.text.hasPrefix("<!DOCTYPE html>"))
        }
    }

    @Test func `a truncated response ends before its Content-Length`() async throws {
        try await serving(.truncated) { client in
            var request = HTTPClientRequest(url: "http://127.0.0.1:\(client.port)/3/movie/1")
            request.headers = ["Authorization": "Bearer t"]
            let response = try await HTTPClient.shared.execute(request, timeout: .seconds(20))
            #expect(response.headers.first(name: "Content-Length") == String(SampleRecordings.details.utf8.count))
            var received = ByteBuffer()
            await #expect(throws: (any Error).self) {
                for try await part in response.body { received.writeImmutableBuffer(part) }
            }
            let half = SampleRecordings.details.utf8.prefix(SampleRecordings.details.utf8.count / 2)
            #expect(Array(received.readableBytesView) == Array(half))
        }
    }

    @Test func `a malformed response is complete but not valid JSON`() async throws {
        try await serving(.malformed) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 200)
            #expect(reply.body.count == SampleRecordings.details.utf8.count / 2)
            #expect(SampleRecordings.details.hasPrefix(reply.text))
            #expect(throws: (any Error).self) { try reply.json }
        }
    }

    @Test(arguments: [
        ("id", #""id":{"unexpected":true}"#), ("title", #""title":{"unexpected":true}"#),
        ("new", #""new":{"unexpected":true}"#),
    ])
    func `a wrong-type fault replaces the value of a member`(member: String, text: String) async throws {
        try await serving(.wrongType(member: member)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.text.contains(text))
            #expect(reply.text.contains(#""score":6.10"#))
        }
    }

    @Test(
        arguments: [
            ("score", "null", #"{"id":1,"title":"One","score":null,"big":1e3,"tiny":-0.0,"text":"a \"b\" \\ ,}"}"#),
            ("title", nil, #"{"id":1,"score":6.10,"big":1e3,"tiny":-0.0,"text":"a \"b\" \\ ,}"}"#),
            ("title.x", "1", SampleRecordings.details), ("missing[0]", "1", SampleRecordings.details),
        ] as [(String, String?, String)])
    func `a value is replaced or removed`(path: String, json: String?, expected: String) async throws {
        try await serving(.value(at: path, json: json)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.text == expected)
        }
    }

    @Test(
        arguments: [
            (Fault.parts(), nil, nil), (.parts(["credits"]), nil, SampleRecordings.providersPart),
            (.parts(["*/providers"]), SampleRecordings.creditsPart, nil), (.parts(nil, .null), "null", "null"),
            (.parts(["credits"], .error), Self.internalError, SampleRecordings.providersPart),
            (.parts(["keywords"]), SampleRecordings.creditsPart, SampleRecordings.providersPart),
        ] as [(Fault, String?, String?)])
    func `appended parts are left out or replaced`(fault: Fault, credits: String?, providers: String?) async throws {
        try await serving(fault) { client in
            let reply = try await client.get("/3/movie/1?append_to_response=credits,watch/providers")
            let object = try RawJSONObject(parsing: reply.body)
            #expect(object["credits"].map { String(decoding: $0, as: UTF8.self) } == credits)
            #expect(object["watch/providers"].map { String(decoding: $0, as: UTF8.self) } == providers)
            #expect(object["title"].map { String(decoding: $0, as: UTF8.self) } == #""One""#)
            // A part's own resource is not affected.
            #expect(try await client.get("/3/movie/1/credits").text == SampleRecordings.credits)
        }
    }

    private static let internalError =
        #"{"success":false,"status_code":11,"status_message":"Internal error: Something went wrong, contact TMDb."}"#

    @Test(
        arguments: [
            (Fault.GzipFailure.unannounced, nil), (.damaged, "gzip"), (.uncompressed, "gzip"),
        ] as [(Fault.GzipFailure, String?)])
    func `a compressed body contradicts its headers`(failure: Fault.GzipFailure, encoding: String?) async throws {
        // The shared client decompresses bodies.
        let plain = HTTPClient()
        try await serving(.gzip(failure)) { client in
            let reply = try await client.get("/3/movie/1", through: plain)
            #expect(reply.headers.first(name: "Content-Encoding") == encoding)
            #expect(reply.headers.first(name: "Content-Length") == String(reply.body.count))
            #expect(reply.headers.first(name: "ETag") != nil)
            switch failure {
            case .unannounced: #expect(try gunzip(reply.body) == Array(SampleRecordings.details.utf8))
            case .damaged:
                #expect(throws: GzipInflater.Failure.invalid("incorrect data check")) { try gunzip(reply.body) }
            case .uncompressed: #expect(reply.text == SampleRecordings.details)
            }
        }
        try await plain.shutdown()
    }

    @Test func `changes of a body are combined, and change its entity tag`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let target = "/3/movie/1?append_to_response=credits"
            let whole = try await server.client.get(target)
            let tag = try #require(whole.headers.first(name: "ETag"))
            server.inject(.parts(["credits"], .null))
            server.inject(.value(at: "title", json: "7"))
            server.inject(.gzip())
            let changed = try await server.client.get(
                target, headers: ["Authorization": "Bearer token", "If-None-Match": tag])
            #expect(changed.status == 200)
            #expect(changed.headers.first(name: "ETag") != tag)
            let text = String(decoding: try gunzip(changed.body), as: UTF8.self)
            #expect(text.hasPrefix(#"{"id":1,"title":7,"score":6.10,"#))
            #expect(text.hasSuffix(#","credits":null}"#))
        }
    }

    @Test(arguments: [(401, 7), (403, 45)])
    func `a rejection has a status code of TMDb`(status: Int, code: Int) async throws {
        try await serving(.failure(status: status)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == status)
            #expect(try reply.json["status_code"] as? Int == code)
        }
    }

    @Test(arguments: [true, false], [1, 14, 15, 65_536 + 14, 1_000_001])
    func `an oversized response has the requested size`(declaresLength: Bool, size: Int) async throws {
        try await serving(.oversized(bytes: size, declaresLength: declaresLength)) { client in
            let reply = try await client.get("/3/movie/1")
            #expect(reply.status == 200)
            #expect(reply.body.count == size)
            #expect(reply.headers.first(name: "Content-Length") == (declaresLength ? String(size) : nil))
            if size >= 15 { #expect(try (reply.json["padding"] as? String)?.utf8.count == size - 14) }
        }
    }

    @Test func `a client can stop reading an oversized body`() async throws {
        try await serving(.oversized(bytes: 1 << 40)) { client in
            await #expect(throws: NIOTooManyBytesError.self) {
                try await client.get("/3/movie/1", limit: 1 << 20)
            }
        }
    }

    @Test(arguments: [Fault.StallPosition.beforeHeaders, .afterHeaders])
    func `a stalled response times out`(point: Fault.StallPosition) async throws {
        let impatient = HTTPClient(configuration: .init(timeout: .init(read: .milliseconds(100))))
        try await serving(.stalled(at: point)) { client in
            await #expect(throws: HTTPClientError.readTimeout) {
                try await client.get("/3/movie/1", through: impatient)
            }
        }
        try await impatient.shutdown()
    }

    @Test func `a reset closes the connection`() async throws {
        try await serving(.reset) { client in
            let error = await #expect(throws: IOError.self) { try await client.get("/3/movie/1") }
            #expect(error?.errnoCode == ECONNRESET)
        }
    }

    @Test func `faults can be injected and removed while the server runs`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            func expect(_ expected: [Int], from target: String) async throws {
                var statuses: [Int] = []
                for _ in expected { statuses.append(try await server.client.get(target).status) }
                #expect(statuses == expected)
            }
            server.inject(.failure(status: 503), matching: "/3/movie/1", times: 2)
            try await expect([200], from: "/3/movie/1/credits")
            try await expect([503, 503, 200], from: "/3/movie/1")
            server.inject(.rateLimited(), every: 2)
            try await expect([200, 429, 200, 429], from: "/3/movie/1")
            server.replaceFaults(with: [FaultRule(.failure(status: 500), times: 1)])
            try await expect([500, 200], from: "/3/movie/1")
            server.clearFaults()
            try await expect([200, 200], from: "/3/movie/1")
            #expect(server.requestCount == 12)
        }
    }
}
