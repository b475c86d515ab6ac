import Foundation
import NIOConcurrencyHelpers
import TMDbStandIn
import Testing

@testable import TMDb

/// Tests of downloads of daily exports from a stand-in.
@Suite(.timeLimit(.minutes(5)))
struct DailyExportTests {

    private let export = DailyExport(.movie, day: Date(timeIntervalSince1970: 1_778_371_199))
    private let path = "/p/exports/movie_ids_05_09_2026.json.gz"
    private let delays = NIOLockedValueBox<[Duration]>([])

    /// Runs a closure with an empty folder, a stand-in and the content of the export.
    private func withExport(
        _ body: (URL, StandInServer, DailyExportClient, Data) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "exports-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await StandInServer.run(catalogue: GeneratedCatalogue(movieCount: 20_000)) { server in
            let client = try DailyExportClient(baseURL: server.exportsBaseURL)
            let content = try Data(contentsOf: try await download(to: folder, client))
            try FileManager.default.removeItem(at: folder.appending(path: export.fileName))
            server.resetRequests()
            try await body(folder, server, client, content)
            await client.shutdown()
        }
    }

    private func download(
        to folder: URL, _ client: DailyExportClient,
        progress: @escaping @Sendable (DailyExportDownload.Progress) -> Void = { _ in }
    ) async throws -> URL {
        let download = DailyExportDownload(export, to: folder, client: client) { [delays] delay in
            delays.withLockedValue { $0.append(delay) }
        }
        return try await download.run(progress: progress)
    }

    private func partial(_ folder: URL) -> URL { folder.appending(path: "\(export.fileName).part") }

    /// Whether each request asked for a range.
    private func ranges(_ server: StandInServer) -> [Bool] {
        server.requests.map { $0.headerNames.contains { $0.lowercased() == "range" } }
    }

    @Test
    func `the name of an export has the day in UTC`() {
        #expect(export.fileName == "movie_ids_05_09_2026.json.gz")
        #expect(
            DailyExport(.tvSeries, day: Date(timeIntervalSince1970: 1_778_371_200)).fileName
                == "tv_series_ids_05_10_2026.json.gz")
        #expect(DailyExport(.person, day: Date(timeIntervalSince1970: 0)).fileName == "person_ids_01_01_1970.json.gz")
    }

    @Test
    func `a download reports its progress, and a complete file costs no request`() async throws {
        try await withExport { folder, server, client, content in
            let last = NIOLockedValueBox<DailyExportDownload.Progress?>(nil)
            let file = try await download(to: folder, client) { progress in last.withLockedValue { $0 = progress } }
            #expect(file.lastPathComponent == export.fileName)
            #expect(content.count > 100_000)
            #expect(last.withLockedValue { $0?.received } == content.count)
            #expect(last.withLockedValue { $0?.total } == content.count)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [export.fileName])

            _ = try await download(to: folder, client)
            #expect(server.requestCount == 1)
        }
    }

    @Test
    func `a truncated download continues where it stopped`() async throws {
        try await withExport { folder, server, client, content in
            server.inject(.truncated, times: 1)
            let file = try await download(to: folder, client)
            #expect(try Data(contentsOf: file) == content)
            #expect(ranges(server) == [false, true])
            #expect(delays.withLockedValue { $0 } == [.seconds(1)])
        }
    }

    @Test
    func `a download of an earlier process continues where it stopped`() async throws {
        try await withExport { folder, server, client, content in
            try await interrupt(folder, server, client)
            let received = try Data(contentsOf: partial(folder))
            #expect(content.starts(with: received))
            #expect(!received.isEmpty)
            server.resetRequests()

            let first = NIOLockedValueBox<Int?>(nil)
            let file = try await download(to: folder, client) { progress in
                first.withLockedValue { $0 = $0 ?? progress.received }
            }
            #expect(try Data(contentsOf: file) == content)
            #expect(ranges(server) == [true])
            #expect((first.withLockedValue { $0 } ?? 0) > received.count)
        }
    }

    @Test(arguments: ["\"another\"", nil])
    func `a download of a changed export, or of one without an entity tag, starts again`(tag: String?) async throws {
        try await withExport { folder, server, client, content in
            try await interrupt(folder, server, client)
            let file = folder.appending(path: "\(export.fileName).part.etag")
            try tag.map { try Data($0.utf8).write(to: file) } ?? FileManager.default.removeItem(at: file)
            server.resetRequests()

            #expect(try Data(contentsOf: try await download(to: folder, client)) == content)
            #expect(ranges(server) == [tag != nil])
        }
    }

    @Test
    func `a download that is longer than the export starts again`() async throws {
        try await withExport { folder, server, client, content in
            try await interrupt(folder, server, client)
            try Data(count: content.count + 1).write(to: partial(folder))
            server.resetRequests()

            #expect(try Data(contentsOf: try await download(to: folder, client)) == content)
            #expect(ranges(server) == [true, false])
        }
    }

    /// Downloads half of the export, and fails afterwards.
    private func interrupt(_ folder: URL, _ server: StandInServer, _ client: DailyExportClient) async throws {
        server.inject(.truncated, times: 1)
        server.inject(.failure(status: 404, body: .empty), times: 1)
        await #expect(throws: DailyExportError.self) { try await download(to: folder, client) }
    }

    @Test
    func `a failing server is retried five times, with growing delays`() async throws {
        try await withExport { folder, server, client, _ in
            server.inject(.failure(status: 503, body: .empty))
            let error = await #expect(throws: DailyExportError.self) { try await download(to: folder, client) }
            #expect(error?.description == "The server of exports responded with the status 503")
            #expect(server.requestCount == 5)
            #expect(delays.withLockedValue { $0 } == [1, 2, 4, 8].map { .seconds($0) })
        }
    }

    @Test
    func `permanent failures are not retried, and leave no file`() async throws {
        let failures: [(Fault, String)] = [
            (.failure(status: 404, body: .empty), "The export does not exist"),
            (.failure(status: 403, body: .html), "The export does not exist"),
            (.failure(status: 401), "The server of exports responded with the status 401"),
            (.html, "The response of the server of exports is not a gzip file"),
        ]
        try await withExport { folder, server, client, _ in
            for (fault, message) in failures {
                server.resetRequests()
                server.inject(fault)
                let error = await #expect(throws: DailyExportError.self) { try await download(to: folder, client) }
                #expect(error?.description == message)
                #expect(server.requestCount == 1)
                #expect(!FileManager.default.fileExists(atPath: folder.appending(path: export.fileName).path))
                server.clearFaults()
            }
        }
    }

    @Test
    func `only https and loopback addresses are accepted`() throws {
        for (address, isValid) in [
            ("https://mirror.example/exports", true), ("http://127.0.0.1:1/p", true), ("http://mirror.example", false),
            ("ftp://mirror.example", false), ("https://user:secret@mirror.example", false),
        ] {
            let client = try? DailyExportClient(baseURL: URL(string: address))
            #expect((client != nil) == isValid, "\(address)")
        }
    }
}
