import NIOHTTP1
import TMDbStandIn
import Testing

/// The pictures at `/t/p/{size}/{file}`.
@Suite struct PictureTests {
    @Test(arguments: [
        ("w342/a.jpg", 342, 513), ("h632/a.jpg", 421, 632), ("w1280/a.jpg", 1280, 720), ("w500/a.png", 500, 200),
        ("original/poster-1.jpg", 1000, 1500), ("w300/still-1.jpg", 300, 169), ("w45/profile-1.jpg", 45, 68),
    ])
    func `a picture has the proportions of its kind`(path: String, width: Int, height: Int) async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/t/p/\(path)", headers: [:])
            #expect(reply.status == 200)
            #expect(reply.headers.first(name: "Content-Type") == "image/png")
            #expect(reply.headers.first(name: "Cache-Control") == "public, max-age=31536000")
            let png = try DecodedPNG(reply.body)
            #expect(png.width == width)
            #expect(png.height == height)
            #expect(png.pixels.count == width * height)
            #expect(png.colours == 256)
            #expect(reply.body.count < 120_000)
        }
    }

    @Test func `the kind follows from the member that names the picture`() async throws {
        let recordings = [
            Recording.get("/3/movie/1", #"{"backdrop_path": "/b.jpg", "images": {"logos": [{"file_path": "/l.jpg"}]}}"#)
        ]
        try await StandInServer.serving(recordings) { server in
            let backdrop = try DecodedPNG(try await server.client.get("/t/p/w780/b.jpg").body)
            #expect(backdrop.height == 439)
            let logo = try DecodedPNG(try await server.client.get("/t/p/w500/l.jpg").body)
            #expect(logo.height == 200)
            #expect(logo.pixels[0] == 0)
            #expect(logo.hasTransparentColour)
        }
    }

    @Test func `a picture has a gradient, and depends only on its name`() async throws {
        try await StandInServer.serving([]) { server in
            let first = try await server.client.get("/t/p/w92/a.jpg")
            let png = try DecodedPNG(first.body)
            #expect(png.pixels[0] == 0)
            #expect(png.pixels[30 * 92] == 30 * 64 / 138)
            // The front hill covers the bottom, and the sun is above it.
            #expect(png.pixels.last == UInt8(2 * 64 + 63))
            #expect(png.pixels.contains { $0 >= 3 * 64 })
            let tag = try #require(first.headers.first(name: "ETag"))
            let again = try await server.client.get("/t/p/w92/a.jpg", headers: ["If-None-Match": tag])
            #expect(again.status == 304)
            let other = try await server.client.get("/t/p/w92/b.jpg")
            #expect(try DecodedPNG(other.body).palette != png.palette)
        }
    }

    @Test func `a vector picture is an SVG`() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/t/p/original/a.svg", headers: [:])
            #expect(reply.headers.first(name: "Content-Type") == "image/svg+xml")
            #expect(reply.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 400""#))
            #expect(reply.text.hasSuffix("</svg>"))
        }
    }

    @Test(arguments: [
        "w341/a.jpg", "w342/a.gif", "w342/.jpg", "w342/a", "w342/a.b.jpg", "w342/%2e%2e", "w342/a/b.jpg", "w342/",
        "w342/\(String(repeating: "a", count: 77)).jpg",
    ])
    func `an unknown size or a malformed name has no picture`(path: String) async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await server.client.get("/t/p/\(path)")
            #expect(reply.status == 404)
        }
    }

    @Test func `faults apply to pictures`() async throws {
        try await StandInServer.serving([]) { server in
            server.inject(.html, matching: "/t/p/*")
            let reply = try await server.client.get("/t/p/w342/a.jpg")
            #expect(reply.headers.first(name: "Content-Type") == "text/html;charset=utf-8")
        }
    }
}
