import CoreDomain
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import PopcornTesting
import TMDb
import Testing

@testable import PopcornHTTP

/// The folder of the images: its limit, and what happens if it is damaged, full or used by another process.
@Suite struct ImageCacheTests {

    private let folder = ImageTestFolder()
    private let server = ImageServerDouble()

    @Test func `the least recently used image is evicted`() async throws {
        let metrics = PrometheusRegistry()
        // Each file occupies a block of 4096 bytes.
        try await withImages(
            folder, server,
            {
                $0.byteLimit = 3 * 4096
                $0.metrics = metrics
            }
        ) { client, images in
            for file in ["a.png", "b.png", "c.png", "a.png", "d.png"] { _ = try await client.image(file) }
            #expect(images.statistics.count == 3)
            #expect(images.statistics.byteCount == 3 * 4096)
            #expect(images.statistics.hitCount == 1)
        }
        #expect(folder.names(in: "w342") == ["a.png", "c.png", "d.png"])
        #expect(server.requests == ["a.png", "b.png", "c.png", "d.png"])
        let text = metrics.text()
        #expect(text.contains("popcorn_image_cache_evicted_total 1\n"))
        #expect(text.contains("popcorn_image_cache_bytes 12288\n"))
        #expect(text.contains("popcorn_image_cache_images 3\n"))
        #expect(text.contains("popcorn_image_cache_limit_bytes 12288\n"))
        #expect(text.contains(#"popcorn_image_requests_total{outcome="hit"} 1"#))
        #expect(text.contains(#"popcorn_image_requests_total{outcome="miss"} 4"#))
    }

    @Test func `the order of use and the limit apply after a restart`() async throws {
        let clock = ManualClock()
        try await withImages(folder, server, { $0.clock = clock.clock }) { client, _ in
            for file in ["a.png", "b.png", "c.png", "a.png"] {
                _ = try await client.image(file)
                clock.advance(by: 4000)
            }
        }
        try await withImages(
            folder, server,
            {
                $0.clock = clock.clock
                $0.byteLimit = 2 * 4096
            }
        ) { client, images in
            #expect(images.statistics.count == 2)
            #expect(folder.names(in: "w342") == ["a.png", "c.png"])
            _ = try await client.image("d.png")
            #expect(folder.names(in: "w342") == ["a.png", "d.png"])
        }
    }

    @Test func `an image that is larger than the limit is served, and evicts nothing`() async throws {
        let server = ImageServerDouble { request throws(TMDbHTTPError) in
            let isLarge = request.url.lastPathComponent == "large.png"
            return TMDbHTTPResponse(status: 200, body: .png(byteCount: isLarge ? 9000 : 100))
        }
        try await withImages(folder, server, { $0.byteLimit = 2 * 4096 }) { client, images in
            _ = try await client.image("a.png")
            let bytes = try await client.bytes("large.png")
            #expect(bytes == .png(byteCount: 9000))
            #expect(images.statistics.count == 1)
        }
        #expect(folder.names(in: "w342") == ["a.png"])
    }

    @Test func `an image that cannot be stored is served`() async throws {
        // A file in place of the folder lets the write fail, as a full disk does.
        try folder.write(Data(), to: "w342")
        let metrics = PrometheusRegistry()
        try await withImages(folder, server, { $0.metrics = metrics }) { client, images in
            for _ in 1...2 {
                let response = try await client.image("a.png")
                #expect(response.status == .ok)
                #expect(response.bytes == Data.png)
            }
            #expect(images.statistics.count == 0)
        }
        #expect(server.requests == ["a.png", "a.png"])
        #expect(folder.names(in: "temporary").isEmpty)
        #expect(metrics.text().contains("popcorn_image_cache_write_failures_total 2\n"))
    }

    @Test(arguments: [0, 40, 64, 100])
    func `a file that was cut is fetched again and replaced`(length: Int) async throws {
        try await withImages(folder, server) { client, _ in _ = try await client.image("a.png") }
        let whole = try Data(contentsOf: folder.url("w342/a.png"))
        try whole.prefix(length).write(to: folder.url("w342/a.png"))
        try await withImages(folder, server) { client, _ in
            let response = try await client.image("a.png")
            #expect(response.bytes == Data.png)
        }
        #expect(server.requests == ["a.png", "a.png"])
        #expect(try Data(contentsOf: folder.url("w342/a.png")) == whole)
    }

    @Test func `a file with an impossible length is fetched again and replaced`() async throws {
        try await withImages(folder, server) { client, _ in _ = try await client.image("a.png") }
        let whole = try Data(contentsOf: folder.url("w342/a.png"))
        var damaged = whole
        damaged.replaceSubrange(24..<32, with: [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F])
        try damaged.write(to: folder.url("w342/a.png"))
        try await withImages(folder, server) { client, images in
            let response = try await client.image("a.png")
            #expect(response.bytes == Data.png)
            #expect(images.statistics.count == 1)
        }
        #expect(try Data(contentsOf: folder.url("w342/a.png")) == whole)
    }

    @Test func `a cancelled read leaves the image in the index, and an unreadable file does not`() async throws {
        let store = ImageStore(
            folder: ImageFolder(path: folder.url.path), byteLimit: 8192, clock: .system,
            metrics: ImageMetrics(factory: PrometheusRegistry(), byteLimit: 8192), logger: Logger(label: "test"))
        try await store.open()
        defer { store.close() }
        let reference = try #require(ImageReference(size: "w342", file: "a.png"))
        _ = try await store.store(reference, .png, ByteBuffer(bytes: Data.png))

        let cancelled = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await store.image(reference) == nil
        }
        #expect(await cancelled.value)
        #expect(store.contents == (1, 4096))
        #expect(await store.image(reference)?.byteCount == 100)

        try folder.write(Data("damaged".utf8), to: "w342/a.png")
        #expect(await store.image(reference) == nil)
        #expect(store.contents == (0, 0))
        #expect(folder.names(in: "w342") == [])
    }

    @Test func `a read that failed does not remove an image that was stored since`() throws {
        var index = ImageIndex(byteLimit: 8192)
        let reference = try #require(ImageReference(size: "w342", file: "a.png"))
        let unknown = index.use(reference, at: 0)
        _ = index.insert(reference, byteCount: 100, at: 0)
        let former = index.use(reference, at: 0)
        _ = index.insert(reference, byteCount: 100, at: 0)
        let current = index.use(reference, at: 0)
        let removals = [unknown, former, current, current].map { index.remove(reference, since: $0) }
        #expect(removals == [false, false, true, false])
        #expect(index.count == 0)
        #expect(index.byteCount == 0)
    }

    @Test func `foreign files are neither served nor deleted, unless they have the name of an image`() async throws {
        try folder.write(Data("text".utf8), to: "w342/note.txt")
        try folder.write(Data("text".utf8), to: "other/a.png")
        try folder.write(Data.png, to: "w342/a.png")
        try FileManager.default.createSymbolicLink(
            at: folder.url("w342/b.png"), withDestinationURL: folder.url("w342/note.txt"))
        try await withImages(folder, server) { client, images in
            for file in ["a.png", "b.png"] {
                let bytes = try await client.bytes(file)
                #expect(bytes == Data.png)
            }
            #expect(images.statistics.count == 2)
        }
        #expect(server.requests == ["a.png", "b.png"])
        #expect(try String(contentsOf: folder.url("w342/note.txt"), encoding: .utf8) == "text")
        #expect(folder.names(in: "other") == ["a.png"])
    }

    @Test func `files of a process that was killed are deleted`() async throws {
        try folder.write(Data("part".utf8), to: "temporary/7")
        try await withImages(folder, server) { _, _ in }
        #expect(folder.names(in: "temporary").isEmpty)
    }

    @Test func `a second process serves images without the folder`() async throws {
        let second = ImageServerDouble()
        try await withImages(folder, server) { client, _ in
            _ = try await client.image("a.png")
            try await withImages(folder, second, isOpen: false) { client, images in
                let error = await #expect(throws: PopcornError.self) { try await images.start() }
                #expect(error?.kind == .storage)
                for _ in 1...2 {
                    let bytes = try await client.bytes("a.png")
                    #expect(bytes == Data.png)
                }
                _ = try await client.image("b.png")
            }
            #expect(folder.names(in: "w342") == ["a.png"])
        }
        #expect(second.requests == ["a.png", "a.png", "b.png"])
    }

    @Test func `the folder is opened when the first process has ended`() async throws {
        let first = try ImageProxy(.init(folder: folder.url), client: server)
        try await first.start()
        try await withImages(
            folder, server, isOpen: false,
            { configuration in
                configuration.sleep = { _ in await first.shutdown() }
            }
        ) { client, images in
            let run = Task { try await images.run() }
            while !images.isOpen { await Task.yield() }
            _ = try await client.image("a.png")
            #expect(images.statistics.count == 1)
            run.cancel()
            try await run.value
            #expect(!images.isOpen)
        }
    }
}
