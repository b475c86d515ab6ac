import Foundation
import Testing

@testable import TMDb

@Suite
struct HTTPCacheStoreTests {

    private func entry(_ body: String, headers: TMDbHTTPHeaders = ["ETag": "W/\"1\"", "etag": "é"]) -> HTTPCacheEntry {
        HTTPCacheEntry(
            response: TMDbHTTPResponse(status: 200, headers: headers, body: Data(body.utf8)),
            receivedAt: Date(timeIntervalSince1970: 1_763_000_000.123456), initialAge: 0.1)
    }

    private func key(_ number: Int) -> HTTPCacheKey { HTTPCacheKey(url: "https://tmdb.invalid/3/\(number)") }

    /// Runs a test with its own folder, which does not exist yet.
    private func withFolder<Result>(_ test: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tmdb-cache-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await test(folder)
    }

    private func files(in folder: URL) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    }

    private func size(of folder: URL) throws -> Int {
        try files(in: folder).reduce(0) { try $0 + Data(contentsOf: $1).count }
    }

    private func check(_ store: any HTTPCacheStore) async {
        #expect(await store.entry(for: key(1)) == nil)
        await store.store(entry("[1]"), for: key(1))
        await store.store(entry("[2]"), for: key(2))
        #expect(await store.entry(for: key(1)) == entry("[1]"))
        await store.store(entry("[3]"), for: key(1))
        #expect(await store.entry(for: key(1)) == entry("[3]"))
        await store.removeEntry(for: key(1))
        await store.removeEntry(for: key(1))
        #expect(await store.entry(for: key(1)) == nil)
        #expect(await store.entry(for: key(2)) == entry("[2]"))
        await store.removeAll()
        #expect(await store.entry(for: key(2)) == nil)
    }

    @Test func `both stores add, replace and remove entries`() async throws {
        await check(InMemoryHTTPCacheStore())
        try await withFolder { await check(DiskHTTPCacheStore(folder: $0)) }
    }

    @Test func `the least recently used entry is removed when the budget is exceeded`() async throws {
        let body = String(repeating: "a", count: 1000)
        let store = InMemoryHTTPCacheStore(budget: 4000)
        for number in 1...3 { await store.store(entry(body, headers: [:]), for: key(number)) }
        _ = await store.entry(for: key(1))
        await store.store(entry(body, headers: [:]), for: key(4))
        #expect(await store.entry(for: key(2)) == nil)
        for number in [1, 3, 4] { #expect(await store.entry(for: key(number)) != nil) }
        #expect(store.count == 3)
        #expect(store.size <= 4000)
        await store.store(entry(String(repeating: "a", count: 5000)), for: key(1))
        #expect(await store.entry(for: key(1)) == nil)
        #expect(store.count == 2)
    }

    @Test func `the least-recently-used order stays small and correct over many uses`() {
        var uses = LeastRecentlyUsed<Int>(budget: 100)
        for number in 0..<10_000 {
            let evicted = uses.insert(number, size: 10)
            #expect(evicted == (number < 10 ? [] : [number == 10 ? 1 : number - 9].filter { $0 != 0 }))
            uses.use(0)
        }
        #expect(uses.count == 10)
        #expect(uses.total == 100)
    }

    @Test func `files stay within the budget, and a new store finds existing files`() async throws {
        try await withFolder { folder in
            let body = String(repeating: "a", count: 1000)
            let first = DiskHTTPCacheStore(folder: folder, budget: 5000)
            for number in 1...8 { await first.store(entry(body), for: key(number)) }
            let taken = try size(of: folder)
            #expect(taken <= 5000)
            #expect(await first.entry(for: key(8)) == entry(body))
            #expect(await first.entry(for: key(1)) == nil)

            let second = DiskHTTPCacheStore(folder: folder, budget: 3000)
            #expect(await second.entry(for: key(8)) == entry(body))
            let rest = try size(of: folder)
            #expect(rest <= 3000)
            await second.store(entry(String(repeating: "a", count: 5000)), for: key(8))
            #expect(await second.entry(for: key(8)) == nil)
        }
    }

    @Test func `a damaged file is a cache miss, is deleted and can be written again`() async throws {
        try await withFolder { folder in
            let store = DiskHTTPCacheStore(folder: folder)
            await store.store(entry(#"{"a":1}"#), for: key(1))
            let file = folder.appending(path: HTTPCacheFile.name(for: key(1)))
            let good = try Data(contentsOf: file)
            var damages = (0..<good.count).map { good.prefix($0) }
            damages += good.indices.map { index in
                var bad = good
                bad[index] ^= 0x20
                return bad
            }
            damages += [Data(repeating: 0, count: good.count), good + good, Data("TMDb HTTP cache 1\n-5\n{}".utf8)]
            damages.append(try #require(HTTPCacheFile.data(of: entry("{}"), for: key(2))))
            for bad in damages where HTTPCacheFile.entry(in: bad, for: key(1)) != entry(#"{"a":1}"#) {
                // A change to the metadata's numbers or header values results in a different valid entry.
                if let other = HTTPCacheFile.entry(in: bad, for: key(1)) {
                    #expect(other.response.body == Data(#"{"a":1}"#.utf8))
                    continue
                }
                try bad.write(to: file)
                #expect(await store.entry(for: key(1)) == nil)
                #expect(!FileManager.default.fileExists(atPath: file.path))
            }
            await store.store(entry("[2]"), for: key(1))
            #expect(await store.entry(for: key(1)) == entry("[2]"))
        }
    }

    @Test func `a folder that cannot be created or was removed only loses entries`() async throws {
        try await withFolder { folder in
            try Data().write(to: folder)
            let store = DiskHTTPCacheStore(folder: folder)
            await store.store(entry("{}"), for: key(1))
            #expect(await store.entry(for: key(1)) == nil)
        }
        try await withFolder { folder in
            let store = DiskHTTPCacheStore(folder: folder)
            await store.store(entry("{}"), for: key(1))
            try FileManager.default.removeItem(at: folder)
            #expect(await store.entry(for: key(1)) == nil)
            await store.store(entry("{}"), for: key(1))
            #expect(await store.entry(for: key(1)) != nil)
        }
    }

    @Test func `other files in the folder are not changed`() async throws {
        try await withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let other = folder.appending(path: "notes.txt")
            try Data(repeating: 0, count: 10_000).write(to: other)
            let store = DiskHTTPCacheStore(folder: folder, budget: 1000)
            await store.store(entry("{}"), for: key(1))
            await store.removeAll()
            #expect(try files(in: folder).map(\.lastPathComponent) == ["notes.txt"])
        }
    }

    @Test func `partially written files are deleted on first use after an hour`() async throws {
        try await withFolder { folder in
            let writer = DiskHTTPCacheStore(folder: folder)
            await writer.store(entry("[1]"), for: key(1))
            let left = folder.appending(path: "\(HTTPCacheFile.name(for: key(2))).77.1\(AtomicFileWriter.suffix)")
            try Data("TMDb HTTP".utf8).write(to: left)
            let values = try left.resourceValues(forKeys: [.contentModificationDateKey])
            let written = try #require(values.contentModificationDate)

            let soon = DiskHTTPCacheStore(folder: folder, budget: 5000) { written.addingTimeInterval(3599) }
            #expect(await soon.entry(for: key(1)) == entry("[1]"))
            #expect(try files(in: folder).count == 2)

            let late = DiskHTTPCacheStore(folder: folder, budget: 5000) { written.addingTimeInterval(3601) }
            #expect(await late.entry(for: key(1)) == entry("[1]"))
            #expect(try files(in: folder).map(\.lastPathComponent) == [HTTPCacheFile.name(for: key(1))])
        }
    }

    @Test func `stores support concurrent callers`() async throws {
        try await withFolder { folder in
            let stores: [any HTTPCacheStore] = [
                InMemoryHTTPCacheStore(budget: 3000), DiskHTTPCacheStore(folder: folder, budget: 3000),
            ]
            for store in stores {
                await withTaskGroup(of: Void.self) { group in
                    for number in 0..<400 {
                        group.addTask {
                            let key = key(number % 20)
                            await store.store(entry("[\(number % 20)]"), for: key)
                            let found = await store.entry(for: key)
                            #expect(found == nil || found == entry("[\(number % 20)]"))
                        }
                    }
                }
            }
        }
    }

    @Test func `names and contents of files contain no credential`() async throws {
        try await withFolder { folder in
            for credential in [TMDbCredential.apiKey("s3cr3t-k3y"), .accessToken("s3cr3t-t0ken")] {
                let http = ScriptedHTTPClient(
                    .answer(
                        200, ["Cache-Control": "max-age=60", "Set-Cookie": "s3cr3t-cookie"], #"{"id":1,"keywords":[]}"#)
                )
                let store = DiskHTTPCacheStore(folder: folder)
                let client = try TMDbClient(
                    credential: credential, httpClient: http, transport: TMDbTransport(cache: store))
                for id in [1, 2, 1, 2] { _ = try await client.movies.keywords(forMovie: id) }
                #expect(http.requests.count <= 2)
            }
            let files = try files(in: folder)
            #expect(files.count == 2)
            for file in files {
                #expect(!file.lastPathComponent.contains("s3cr3t"))
                #expect(try Data(contentsOf: file).range(of: Data("s3cr3t".utf8)) == nil)
            }
        }
    }

    @Test(arguments: [
        ("", "6c62272e07bb014262b821756295c58d"), ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ])
    func `the hash is FNV-1a`(text: String, expected: String) {
        #expect(String(FNV1a.hash(Data(text.utf8)), radix: 16) == expected)
    }
}
