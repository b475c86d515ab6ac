import CoreDomain
import Foundation
import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct ProgressDisplayTests {

    private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test func `a bar is redrawn ten times a second`() throws {
        var display = ProgressDisplay(.terminal(width: 120), start: start)
        let half = CacheProgress(fetched: 6, fresh: 90, notFound: 3, failed: 1, total: 200)
        let first = display.text(for: half, at: start)
        #expect(
            first
                == "\r██████████░░░░░░░░░░ 100 of 200 (50 %), 6 fetched, 90 fresh, 3 not found, 1 failed\u{1B}[K")
        #expect(display.text(for: half, at: start + 0.09) == nil)
        #expect(display.text(for: half, at: start + 0.1) != nil)
        let complete = CacheProgress(fetched: 200, total: 200)
        #expect(
            display.text(for: complete, at: start + 0.11)
                == "\r████████████████████ 200 of 200 (100 %), 200 fetched\u{1B}[K")
    }

    @Test func `a bar fits the terminal`() throws {
        var display = ProgressDisplay(.terminal(width: 40), start: start)
        let text = display.text(for: CacheProgress(fetched: 6, fresh: 90, total: 20_000), at: start)
        #expect(text?.dropFirst().dropLast(3).cells == 39)
        var unknown = ProgressDisplay(.terminal(width: 80), start: start)
        #expect(unknown.text(for: CacheProgress(fetched: 6), at: start) == "\r6, 6 fetched\u{1B}[K")
    }

    @Test func `a log has a line for each 5 percent`() {
        var display = ProgressDisplay(.log, start: start)
        let lines = (0...1000).compactMap { display.text(for: CacheProgress(fetched: $0, total: 1000), at: start) }
        #expect(lines.count == 20)
        #expect(lines.first == "50 of 1,000 (5 %), 50 fetched\n")
        #expect(lines.last == "1,000 of 1,000 (100 %), 1,000 fetched\n")
    }

    @Test func `a log has a line for each 30 seconds`() {
        var display = ProgressDisplay(.log, start: start)
        let lines = (1...90).compactMap { display.text(for: CacheProgress(fetched: $0), at: start + Double($0)) }
        #expect(lines == ["30, 30 fetched\n", "60, 60 fetched\n", "90, 90 fetched\n"])
    }

    @Test func `the remaining time is that of fetched items`() {
        var display = ProgressDisplay(.log, start: start)
        let progress = CacheProgress(fetched: 10, fresh: 90, total: 200)
        #expect(display.text(for: progress, at: start + 4) == "100 of 200 (50 %), 10 fetched, 90 fresh\n")
        #expect(display.text(for: progress, at: start + 40) == "100 of 200 (50 %), 10 fetched, 90 fresh, 6 min left\n")
        let paused = CacheProgress(fetched: 10, total: 20, pausedUntil: start + 101.5)
        #expect(display.text(for: paused, at: start + 100) == "10 of 20 (50 %), 10 fetched, paused for 2 s\n")
        #expect(display.text(for: CacheProgress(total: 0), at: start + 200) == "0 of 0 (100 %), 0 fetched\n")
    }

    @Test func `the result is one line`() throws {
        #expect(WarmOutput(CacheProgress(fetched: 3), invalidLines: 0).text == "Fetched 3 of 3.")
        #expect(
            WarmOutput(CacheProgress(fetched: 3, fresh: 1, notFound: 2, failed: 1), invalidLines: 1).text
                == "Fetched 3 of 7: 1 was fresh, 2 not found, 1 failed, 1 invalid line.")
    }

    @Test func `the result of sources names the sources that could not be read`() throws {
        let failed = WarmUpProgress.Source(
            source: .list(.popularMovies), pages: 1, items: 20, error: PopcornError(.undecodable, "odd"))
        let progress = WarmUpProgress(
            sources: [failed, .init(source: .watchlists, items: 1)], items: CacheProgress(fetched: 21, total: 21))
        #expect(WarmOutput(progress).text == "Fetched 21 of 21: 1 source could not be read.")
        let truncated = WarmUpProgress(items: CacheProgress(fetched: 21, total: 21), isTruncated: true)
        #expect(WarmOutput(truncated).text == "Fetched 21 of 21: items beyond 100,000 were omitted.")
        let json = try JSONOutput.text(WarmOutput(progress))
        #expect(json.contains("popular-movies:1000"))
        #expect(!json.contains("invalidLines"))
    }

    @Test func `each source has a line when it was read, and a long list one for each 100 pages`() {
        var lines = WarmUpSourceLines()
        var printed: [String] = []
        var progress = WarmUpProgress(sources: [.init(source: .list(.popularMovies, limit: 5000))])
        printed += lines.lines(for: progress)
        for page in 1...250 {
            progress.sources[0].pages = page
            progress.sources[0].items = 20 * page
            printed += lines.lines(for: progress)
        }
        progress.sources.append(.init(source: .watchlists))
        printed += lines.lines(for: progress)
        progress.sources[1].items = 1
        printed += lines.lines(for: progress)
        progress.items.total = 5001
        printed += lines.lines(for: progress)
        printed += lines.lines(for: progress)
        #expect(
            printed == [
                "popular-movies:5000: 100 pages read", "popular-movies:5000: 200 pages read",
                "popular-movies:5000: 5,000 items, 250 pages", "watchlist: 1 item",
            ])
    }

    @Test func `health is a table`() {
        let health = Health(
            checkedAt: start, cache: .init(bytes: 4096),
            library: .init(isReadable: false, isWritable: false, bytes: 0, problem: "The database is closed"))
        #expect(
            health.table == """
                Cache        readable and writable, 4,096 bytes
                Library      The database is closed, 0 bytes
                """)
    }
}
