import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import TMDb
import Testing

@testable import PopcornHTTP

/// The names, conditions, ranges and rights of requests for images.
@Suite struct ImageRequestTests {

    private let folder = ImageTestFolder()

    @Test(arguments: [
        "w342/%2e%2e", "w342/a%2Fb.png", "w342/..%2f..%2fetc%2fpasswd", "w342/a%00.png", "w342/a.png%00",
        "w342/a%2Epng", "w342/.png", "w342/a..png", "w342/a.png.", "w342/.a.png", "w342/a.PNG", "w342/a",
        "w342/\(String(repeating: "a", count: 65)).png",
        "%77342/a.png", "w0342/a.png", "h342/a.png", "W342/a.png", "w342%2Fa.png/a.png", "original%00/a.png",
        "w9999999999/a.png", "w342/ä.png",
    ])
    func `an invalid size or name is refused`(path: String) async throws {
        let server = ImageServerDouble()
        let metrics = PrometheusRegistry()
        try await withImages(folder, server, { $0.metrics = metrics }) { client, _ in
            let response = try await client.execute(uri: "/images/\(path)", method: .get)
            #expect(response.status == .notFound)
        }
        #expect(server.requests.isEmpty)
        #expect(metrics.text().contains(#"popcorn_image_requests_total{outcome="refused"} 1"#))
        #expect(folder.names(in: "w342").isEmpty)
    }

    @Test func `the longest name is served`() async throws {
        let name = "\(String(repeating: "a", count: 64)).png"
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let response = try await client.image(name)
            #expect(response.status == .ok)
        }
        #expect(folder.names(in: "w342") == [name])
    }

    @Test(arguments: [
        ("bytes=0-9", 0..<10), ("bytes=-5", 95..<100), ("bytes=-500", 0..<100), ("bytes=90-", 90..<100),
        ("bytes=99-200", 99..<100), ("bytes=0-0", 0..<1),
    ])
    func `a range has its bytes`(range: String, bytes: Range<Int>) async throws {
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let response = try await client.image("a.png", [.range: range])
            #expect(response.status == .partialContent)
            #expect(response.headers[.contentRange] == "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/100")
            #expect(response.bytes == Data.png[bytes])
        }
    }

    @Test(arguments: ["bytes=100-", "bytes=-0", "bytes=5000-6000"])
    func `a range outside of the image is not satisfiable`(range: String) async throws {
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let response = try await client.image("a.png", [.range: range])
            #expect(response.status == .rangeNotSatisfiable)
            #expect(response.headers[.contentRange] == "bytes */100")
            #expect(response.body.readableBytes == 0)
        }
    }

    @Test(arguments: ["bytes=0-0,5-9", "bytes=9-3", "bytes=", "bytes=-", "bytes=a-b", "items=0-1", "bytes=0-1-2"])
    func `several ranges and malformed ones are ignored`(range: String) async throws {
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let response = try await client.image("a.png", [.range: range])
            #expect(response.status == .ok)
            #expect(response.bytes == Data.png)
        }
    }

    @Test func `If-Range limits a range to the same image`() async throws {
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let tag = try #require(try await client.image("a.png").headers[.eTag])
            let same = try await client.image("a.png", [.range: "bytes=0-9", .ifRange: tag])
            #expect(same.status == .partialContent)
            for other in ["\"other\"", "W/\(tag)", "Wed, 21 Oct 2015 07:28:00 GMT"] {
                let whole = try await client.image("a.png", [.range: "bytes=0-9", .ifRange: other])
                #expect(whole.status == .ok)
                #expect(whole.body.readableBytes == 100)
            }
        }
    }

    @Test func `an image is immutable, and HEAD has the same headers`() async throws {
        try await withImages(folder, ImageServerDouble()) { client, _ in
            let response = try await client.image("a.png")
            #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            #expect(response.headers[.acceptRanges] == "bytes")
            #expect(response.headers[.xContentTypeOptions] == "nosniff")
            let head = try await client.image("a.png", method: .head)
            #expect(head.status == .ok)
            #expect(head.body.readableBytes == 0)
            #expect(head.headers[.contentLength] == "100")
            #expect(head.headers[.contentType] == "image/png")
            #expect(head.headers[.eTag] == response.headers[.eTag])
        }
    }

    @Test func `the entity tag revalidates an image, and differs between images`() async throws {
        let server = ImageServerDouble { request throws(TMDbHTTPError) in
            let isFirst = request.url.lastPathComponent == "a.png"
            return TMDbHTTPResponse(status: 200, body: .png(byteCount: isFirst ? 100 : 101))
        }
        try await withImages(folder, server) { client, _ in
            let tag = try #require(try await client.image("a.png").headers[.eTag])
            for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
                let response = try await client.image("a.png", [.ifNoneMatch: known])
                #expect(response.status == .notModified)
                #expect(response.body.readableBytes == 0)
                #expect(response.headers[.eTag] == tag)
                #expect(response.headers[.cacheControl] == "public, max-age=31536000, immutable")
            }
            let status = try await client.status("b.png", [.ifNoneMatch: tag])
            #expect(status == .ok)
        }
    }

    @Test(
        arguments: [
            ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0], "image/jpeg"), ("a.jpg", Array(Data.png), "image/png"),
            ("a.png", Array("RIFF....WEBPVP8 ".utf8), "image/webp"), ("a.png", Array("GIF89a".utf8), "image/gif"),
            ("a.svg", Array("<?xml version='1.0'?><!-- a --><svg></svg>".utf8), "image/svg+xml"),
        ] as [(String, [UInt8], String)])
    func `the content determines the type`(file: String, content: [UInt8], type: String) async throws {
        try await withImages(folder, ImageServerDouble(image: Data(content))) { client, _ in
            for _ in 1...2 {
                let response = try await client.image(file)
                #expect(response.headers[.contentType] == type)
                let policy = response.headers[.contentSecurityPolicy]
                #expect(policy?.contains("sandbox") == (type == "image/svg+xml" ? true : nil))
            }
        }
    }

    @Test func `a large image is read from its file`() async throws {
        let large = Data.png(byteCount: 300_000)
        let server = ImageServerDouble(image: large)
        for _ in 1...2 {
            try await withImages(folder, server) { client, _ in
                for _ in 1...2 {
                    let bytes = try await client.bytes("a.png")
                    #expect(bytes == large)
                    let part = try await client.image("a.png", [.range: "bytes=130000-299999"])
                    #expect(part.bytes == large[130_000...])
                }
            }
        }
        #expect(server.requests == ["a.png"])
    }

    @Test func `images need the right to read`() async throws {
        let policy = AccessPolicy { token in
            switch token {
            case "reader": Access(rights: .read, owners: .none)
            case "operator": Access(rights: .operate, owners: .none)
            default: nil
            }
        }
        let server = ImageServerDouble()
        try await withImages(folder, server, { $0.access = policy }) { client, _ in
            let anonymous = try await client.status("a.png")
            #expect(anonymous == .unauthorized)
            let unable = try await client.status("a.png", [.authorization: "Bearer operator"])
            #expect(unable == .forbidden)
            #expect(server.requests.isEmpty)
            let reader = try await client.execute(
                uri: "/images/w342/a.png", method: .get, headers: [.authorization: "Bearer reader"])
            #expect(reader.status == .ok)
            #expect(reader.headers[.cacheControl] == "private, max-age=31536000, immutable")
            #expect(reader.headers[.vary] == "Authorization")
            let again = try await client.status("a.png")
            #expect(again == .unauthorized)
        }
    }
}
