import CoreDomain
import Foundation
import PopcornServices

/// The statistics of the cache, as JSON or as a table.
struct CacheStatisticsOutput: Encodable {

    let path: String
    let bytes: Int
    let limit: Int?
    let bytesByKind: [String: Int]
    let evicted: [String: Int]
    let movies: Int
    let series: Int
    let seasons: Int
    let episodes: Int
    let people: Int
    let collections: Int
    let languages: [String: Int]
    let oldest: String?
    let newest: String?

    init(_ statistics: CacheStatistics) {
        path = statistics.database?.path(percentEncoded: false) ?? ""
        bytes = statistics.bytes
        limit = statistics.limit
        bytesByKind = statistics.bytesByKind
        evicted = statistics.evicted
        languages = statistics.counts[.movie] ?? [:]
        movies = languages.values.reduce(0, +)
        func count(_ kind: ContentKind) -> Int { statistics.counts[kind]?.values.reduce(0, +) ?? 0 }
        series = count(.tvSeries)
        seasons = count(.tvSeason)
        episodes = count(.tvEpisode)
        people = count(.person)
        collections = count(.collection)
        oldest = statistics.oldestAt?.formatted(.iso8601)
        newest = statistics.newestAt?.formatted(.iso8601)
    }

    var table: String {
        let perLanguage = languages.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }
        let movies =
            TextLayout.grouped(movies) + (perLanguage.isEmpty ? "" : " (\(perLanguage.joined(separator: ", ")))")
        var lines = TextLayout.row("Movies", movies)
        let others = [
            ("Series", series), ("Seasons", seasons), ("Episodes", episodes), ("People", people),
            ("Collections", collections),
        ]
        for (label, count) in others where count > 0 {
            lines += TextLayout.row(label, TextLayout.grouped(count))
        }
        if let oldest, let newest {
            lines += TextLayout.row("Oldest", oldest) + TextLayout.row("Newest", newest)
        }
        let limit = limit.map { " of \(TextLayout.grouped($0))" } ?? ""
        lines += TextLayout.row("Size", "\(TextLayout.grouped(bytes))\(limit) bytes")
        lines += row("By kind", bytesByKind) + row("Evicted", evicted)
        // A cache on a server has no path.
        if !path.isEmpty { lines.append("Database     \(path.sanitisedForTerminal(keepingNewlines: false))") }
        return lines.joined(separator: "\n")
    }

    /// Returns the row of numbers by kind, largest first, or no lines if there are none.
    private func row(_ label: String, _ numbers: [String: Int]) -> [String] {
        guard !numbers.isEmpty else { return [] }
        let sorted = numbers.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return TextLayout.row(
            label, sorted.map { "\($0.key) \(TextLayout.grouped($0.value))" }.joined(separator: ", "))
    }
}
