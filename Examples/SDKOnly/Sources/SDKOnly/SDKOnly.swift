import Foundation
import TMDb

/// A program that prints a movie with its directors, and the most popular movies.
@main
struct Main {

    static func main() async {
        do {
            let id = try movieID(in: CommandLine.arguments)
            let client = try client(for: ProcessInfo.processInfo.environment)
            do {
                try await printMovie(id, client)
                try await printPopularMovies(client)
            } catch {
                try await client.shutdown()
                throw error
            }
            try await client.shutdown()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    static func printMovie(_ id: Int, _ client: TMDbClient) async throws(TMDbError) {
        do throws(TMDbError) {
            let response = try await client.movies.details(forMovie: id, appending: [.credits])
            let directors = response.credits?.crew.filter { $0.job == "Director" }.map(\.name) ?? []
            print("\(response.movie.title) was directed by \(directors.joined(separator: " and "))")
        } catch {
            guard error.kind == .notFound else { throw error }
            print("TMDb has no movie \(id)")
        }
    }

    /// Prints the first movies of a list of many pages. A page is fetched when its first movie is needed.
    static func printPopularMovies(_ client: TMDbClient) async throws {
        for try await movie in client.movies.allPopular().removingDuplicates().prefix(25) {
            print(movie.id, movie.title)
        }
    }

    static func movieID(in arguments: [String]) throws -> Int {
        guard arguments.count == 2, let id = Int(arguments[1]) else {
            throw UsageError(description: "usage: SDKOnly MOVIE, such as SDKOnly 550")
        }
        return id
    }

    /// Returns a client for TMDb, or for a local server that replaces TMDb.
    static func client(for environment: [String: String]) throws -> TMDbClient {
        guard let token = environment["TMDB_ACCESS_TOKEN"] else {
            throw UsageError(description: "TMDB_ACCESS_TOKEN is not set")
        }
        guard let text = environment["TMDB_BASE_URL"] else { return try TMDbClient(accessToken: token) }
        guard let baseURL = URL(string: text) else {
            throw UsageError(description: "TMDB_BASE_URL is not a URL: '\(text)'")
        }
        return try TMDbClient(credential: .accessToken(token), baseURL: baseURL)
    }
}

struct UsageError: Error, CustomStringConvertible {
    let description: String
}
