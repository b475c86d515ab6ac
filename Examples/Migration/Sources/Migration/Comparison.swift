import Foundation
import MigratedTitles
import UnmigratedTitles

/// Compares the titles from both SDKs, while a service uses one and tests the other.
@main
struct Comparison {

    static func main() async throws {
        let environment = ProcessInfo.processInfo.environment
        let unmigrated = UnmigratedTitles(apiKey: environment["TMDB_API_KEY"] ?? "not-used-by-the-stand-in")
        let migrated = try MigratedTitles(
            accessToken: environment["TMDB_ACCESS_TOKEN"] ?? "not-used-by-the-stand-in",
            baseURL: environment["TMDB_BASE_URL"].flatMap { URL(string: $0) })
        do {
            let titles = (try await unmigrated.title(ofMovie: 550), try await migrated.title(ofMovie: 550))
            print(titles.0 == titles.1 ? "equal: \(titles.0)" : "different: \(titles.0), \(titles.1)")
        } catch {
            print("error: \(error)")
        }
        try await migrated.shutdown()
    }
}
