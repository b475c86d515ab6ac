import ArgumentParser
import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import PeopleApplication
import PopcornServices
import TMDb
import TMDbStandIn
import TVSeriesApplication

struct DemoCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Show a movie, a TV series and a person, each read from TMDb and then from the cache.",
        discussion: """
            If no TMDb credential is set, sample data is served by a local stand-in server. The databases are in a \
            temporary folder, which is deleted at the end.
            """
    )

    @Argument(help: "TMDb ID of the movie.")
    var id = 550

    @Option(help: ArgumentHelp("TMDb ID of the series.", valueName: "id"))
    var tv = 456

    @Option(help: ArgumentHelp("TMDb ID of the person.", valueName: "id"))
    var person = 287

    @OptionGroup var locale: LocaleOptions

    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-demo-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = settings
        options.home = folder.path(percentEncoded: false)
        options.databaseURL = nil
        do throws(PopcornError) {
            let settings = try Settings(options, locale: locale)
            if settings.credential == nil {
                try await showFromStandIn(settings)
            } else {
                try await Session.run(settings, show)
            }
        } catch {
            Console.standardError(FailureLine(error: error, verbose: options.verbose).description)
            throw ExitCode(error.kind)
        }
    }

    private func showFromStandIn(_ settings: Settings) async throws(PopcornError) {
        do {
            try await StandInServer.run { server in
                Console.standardError("No TMDb credential is set; showing sample data from a local stand-in server.\n")
                var settings = settings
                settings.credential = .accessToken("sample")
                settings.baseURL = server.baseURL
                try await Session.run(settings, show)
            }
        } catch let error as PopcornError {
            throw error
        } catch {
            throw PopcornError(.unavailable, "The stand-in server cannot be started", cause: error)
        }
    }

    private func show(in session: Session) async throws(PopcornError) {
        try await showTwice(\.movies.fetchMovieDetails, TitleRequest(id: id), in: session) {
            movie throws(PopcornError) in
            await session.movieCard(for: movie, policy: .cacheFirst).description
        }
        Console.standardOutput("\n")
        try await showTwice(\.tvSeries.fetchTVSeriesDetails, TitleRequest(id: tv), in: session) {
            Card.series($0).description
        }
        Console.standardOutput("\n")
        try await showTwice(\.people.fetchPersonDetails, person, in: session) { person throws(PopcornError) in
            await session.personCard(for: person, policy: .cacheFirst).description
        }
    }

    /// Fetches a value twice, and prints it with the source lines of both reads.
    private func showTwice<Request: Sendable, Value: Sendable>(
        _ useCase: any KeyPath<PopcornServices, FetchUseCase<Request, Value>> & Sendable, _ request: Request,
        in session: Session, text: (Value) async throws(PopcornError) -> String
    ) async throws(PopcornError) {
        let ask: @Sendable (PopcornServices) async throws(PopcornError) -> Sourced<Value> = {
            services throws(PopcornError) in try await services[keyPath: useCase].sourced(request)
        }
        let cold = try await session.measured(ask)
        let warm = try await session.measured(ask)
        Console.standardOutput(try await text(warm.value))
        Console.standardOutput("")
        Console.standardOutput(cold.sourceLine(label: "Cold").description)
        Console.standardOutput(warm.sourceLine(label: "Warm").description)
    }
}
