import CoreDomain
import Foundation
import PopcornServices

/// The page with the state of the service and its cache.
struct StatusView: Hashable, Sendable {

    /// A bar of a chart.
    struct Bar: Hashable, Sendable {
        let name: String
        let value: String
        /// The length, from 0 to 100, as an attribute of SVG.
        let length: String

        init(_ name: String, _ value: String, length: Double) {
            self.name = name
            self.value = value
            let bounded = length.isFinite ? min(max(length, 0), 100) : 0
            // A value that is not 0 is visible.
            self.length = String(bounded > 0 ? max((bounded * 10).rounded() / 10, 0.5) : 0)
        }
    }

    let layout: LayoutView
    let isReady: Bool
    let facts: [Fact]
    /// The size of the cache in relation to its limit; `nil` if the statistics cannot be read or there is no limit.
    let usage: Bar?
    let bytes: [Bar]
    let counts: [Bar]
    /// Whether the charts with the same names have bars; empty charts are omitted with their headings.
    let hasBytes, hasCounts: Bool

    init(_ health: Health, _ statistics: CacheStatistics?, request: PageRequest, assets: PageAssets) {
        let format = PageFormat(request.locale)
        layout = LayoutView("Status", for: request, assets: assets)
        isReady = health.isReady
        facts = [
            Fact("Cache database", Self.text(health.cache)), Fact("Library database", Self.text(health.library)),
            Fact("Last response of TMDB", health.tmdb.succeededAt.map(format.time) ?? "None yet"),
            Fact("Last failure of TMDB", health.tmdb.failedAt.map(format.time)),
            Fact("Requests in progress", format.number(health.work.requests)),
            Fact("Oldest entry", statistics?.oldestAt.map(format.time)),
            Fact("Newest entry", statistics?.newestAt.map(format.time)),
        ].compactMap(\.self)
        usage = statistics.flatMap { statistics in
            statistics.limit.map { limit in
                Bar(
                    "Used", "\(format.bytes(statistics.bytes)) of \(format.bytes(limit))",
                    length: Double(statistics.bytes) / Double(limit) * 100)
            }
        }
        bytes = Self.bars(statistics?.bytesByKind ?? [:], format.bytes)
        let counts = (statistics?.counts ?? [:]).map { ($0.key.rawValue, $0.value.values.reduce(0, +)) }
        self.counts = Self.bars(Dictionary(counts) { $1 }, format.number)
        hasBytes = !bytes.isEmpty
        hasCounts = !self.counts.isEmpty
    }

    /// Returns bars, the longest first. The longest has the length 100.
    private static func bars(_ values: [String: Int], _ text: (Int) -> String) -> [Bar] {
        let longest = Double(values.values.max() ?? 0)
        return values.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { name, value in
            Bar(names[name] ?? name, text(value), length: Double(value) / longest * 100)
        }
    }

    /// The names of the kinds of cached values.
    static let names = [
        "movie": "Movies", "tv": "Series", "tv-season": "Seasons", "tv-episode": "Episodes", "person": "People",
        "collection": "Collections", "list": "Lists", "preview": "Titles of lists", "review": "Reviews",
        "external-id": "Identifiers", "not-found": "Missing content", "episode-group": "Episode groups",
        "genre-list": "Genres", "reference-list": "Countries, languages and providers",
        "response": "Responses of TMDb",
    ]

    private static func text(_ database: Health.Database) -> String {
        switch (database.isReadable, database.isWritable) {
        case (true, true): "Readable and writable"
        case (true, false): "Readable, but not writable"
        case (false, _): "Not readable"
        }
    }
}
