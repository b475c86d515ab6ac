import ArgumentParser
import CoreDomain
import Foundation
import MoviesApplication
import PopcornServices
import TMDb
import TMDbStandIn

struct DemoCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Show a movie twice: fetched anew, then from the cache.",
        discussion: """
            Without a credential, and without an address of TMDb, the movie comes from sample data, served by a \
            stand-in TMDb on this host. The demonstration keeps its databases in a temporary folder.
            """
    )

    @Argument(help: "TMDb's identifier of the movie.")
    var id = 550

    @OptionGroup var locale: LocaleOptions

    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-demo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = settings
        options.home = folder.path(percentEncoded: false)
        do throws(PopcornError) {
            let settings = try Settings(options, locale: locale)
            if settings.credential == nil {
                try await showFromStandIn(settings)
            } else {
                try await Session.run(settings, show)
            }
        } catch {
            Console.note(FailureLine(error: error, verbose: options.verbose).description)
            throw ExitCode(error.kind)
        }
    }

    private func showFromStandIn(_ settings: Settings) async throws(PopcornError) {
        do {
            try await StandInServer.run { server in
                Console.note("No TMDb credential is set; showing sample data from a stand-in TMDb.\n")
                var settings = settings
                settings.credential = .accessToken("sample")
                settings.baseURL = server.baseURL
                try await Session.run(settings, show)
            }
        } catch let error as PopcornError {
            throw error
        } catch {
            throw PopcornError(.unavailable, "The stand-in TMDb cannot be started", cause: error)
        }
    }

    private func show(in session: Session) async throws(PopcornError) {
        let cold = try await session.movieDetails(id: id, policy: .cacheFirst)
        let warm = try await session.movieDetails(id: id, policy: .cacheFirst)
        Console.result(try await session.movieCard(for: warm.value, policy: .cacheFirst).description)
        Console.result("")
        Console.result(cold.sourceLine(label: "Cold").description)
        Console.result(warm.sourceLine(label: "Warm").description)
    }
}

extension Session {

    /// A movie's details in the configured locale.
    fileprivate func movieDetails(id: Int, policy: ReadPolicy) async throws(PopcornError) -> Measured<MovieDetails> {
        try await measured { services throws(PopcornError) in
            try await services.movies.fetchMovieDetails.sourced(id: id, policy: policy)
        }
    }
}
