import Foundation
import Testing

@testable import PopcornHTTP

/// Tests that compare declarations in the sources of the repository with those of the HTTP service.
@Suite struct CoverageTests {

    private static let root = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL

    /// The use cases without a route, and the reason.
    private static let useCasesWithoutRoute = [
        "fetchRatedMovieReleases": "Clients filter the releases of a movie.",
        "fetchTVEpisodeCredits": "The route of an episode includes them.",
        "fetchTVEpisodeDetails": "The route of an episode returns them with parts.",
        "fetchTVEpisodeImages": "The route of an episode includes them.",
        "fetchTVEpisodeLinks": "The route of an episode includes them.",
        "fetchTVEpisodeVideos": "The route of an episode includes them.",
        "fetchTVSeasonCredits": "The route of a season includes them.",
        "fetchTVSeasonDetails": "The route of a season returns them with parts.",
        "fetchTVSeasonImages": "The route of a season includes them.",
        "fetchTVSeasonLinks": "The route of a season includes them.",
        "fetchTVSeasonVideos": "The route of a season includes them.",
        "fetchWatchlist": "A route returns the watchlist in pages.",
        "toggleOnWatchlist": "PUT and DELETE can be repeated.",
    ]

    /// The names of tables in PostgreSQL, which look like those of metrics.
    private static let tables: Set = ["popcorn_layout", "popcorn_migration", "popcorn_schema"]

    /// Returns the content of the Swift sources of the targets in a folder.
    private static func sources(in folder: String) throws -> [String] {
        let files = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" && $0.path().contains("/Sources/") && !$0.path().contains("/.build") }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }

    @Test func `each use case has a route, or a reason`() throws {
        let declarations = try ["Contexts", "Core/CoreApplication", "Adapters/PopcornServices"]
            .flatMap { try Self.sources(in: $0) }
            .filter { $0.contains(": UseCaseSet") }
        let names = Set(
            declarations.flatMap { $0.matches(of: /public var (\w+)[^\n]*= \.unset\(/).map { String($0.output.1) } })
        #expect(names.count > 80)
        let routes = try Self.sources(in: "Adapters/HTTPService/Sources/PopcornHTTP/Routes").joined()
        let used = Set(routes.matches(of: /\.(\w+)/).map { String($0.output.1) })
        #expect(names.subtracting(used) == Set(Self.useCasesWithoutRoute.keys))
    }

    @Test func `each metric has a text in the output of metrics`() throws {
        let sources = try ["Core", "Contexts", "Adapters"].flatMap { try Self.sources(in: $0) }
        let labels = Set(
            sources.flatMap { $0.matches(of: /"(popcorn_[a-z_]+)"/).map { String($0.output.1) } })
        #expect(labels.count > 30)
        // The name of a timer is followed by the unit.
        let missing = labels.filter { PrometheusHelp.texts[$0] == nil && PrometheusHelp.texts["\($0)_seconds"] == nil }
        #expect(missing == Self.tables)
    }
}
