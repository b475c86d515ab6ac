import CoreDomain
import Foundation
import PopcornServices

/// What is cached, for a program or a person to read.
struct CacheStatisticsOutput: Encodable {

    let path: String
    let bytes: Int
    let movies: Int
    let people: Int
    let languages: [String: Int]
    let oldest: String?
    let newest: String?

    init(_ statistics: CacheStatistics) {
        path = statistics.database?.path(percentEncoded: false) ?? ""
        bytes = statistics.bytes
        languages = statistics.counts[.movie] ?? [:]
        movies = languages.values.reduce(0, +)
        people = (statistics.counts[.person] ?? [:]).values.reduce(0, +)
        oldest = statistics.oldest?.formatted(.iso8601)
        newest = statistics.newest?.formatted(.iso8601)
    }

    var table: String {
        let perLanguage = languages.sorted { $0.key < $1.key }.map { "\($0.value) in \($0.key)" }
        let movies =
            TextLayout.grouped(movies) + (perLanguage.isEmpty ? "" : " (\(perLanguage.joined(separator: ", ")))")
        var lines = TextLayout.row("Movies", movies)
        if people > 0 { lines += TextLayout.row("People", TextLayout.grouped(people)) }
        if let oldest, let newest {
            lines += TextLayout.row("Oldest", oldest) + TextLayout.row("Newest", newest)
        }
        lines += TextLayout.row("Size", "\(TextLayout.grouped(bytes)) bytes")
        let path = path.sanitisedForTerminal(keepingNewlines: false)
        return (lines + ["Database     \(path)"]).joined(separator: "\n")
    }
}
