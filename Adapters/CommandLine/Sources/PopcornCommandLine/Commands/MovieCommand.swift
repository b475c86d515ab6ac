import ArgumentParser
import CoreDomain
import MoviesApplication
import PopcornServices

struct MovieCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "movie",
        abstract: "Show a movie.",
        discussion: """
            EXAMPLES:
              popcorn movie 550
              popcorn movie 550 --language en-GB --json | jq .title
              popcorn movie 550 --offline
            """
    )

    @Argument(help: "TMDb's identifier of the movie.")
    var id: Int

    @OptionGroup var locale: LocaleOptions

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Ask TMDb, whatever the cache holds.")
    var refresh = false

    @Flag(help: "Ask the cache only, however old its answer.")
    var offline = false

    @OptionGroup var settings: SettingsOptions

    func validate() throws {
        if refresh && offline {
            throw ValidationError("--refresh and --offline exclude each other.")
        }
    }

    func run() async throws {
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let details = try await session.movieDetails(id: id, policy: policy)
            if json {
                Console.result(try JSONOutput.text(SourcedOutput(value: details.value, source: details.source)))
            } else {
                Console.result(try await session.movieCard(for: details.value, policy: policy).description)
                Console.result("")
                Console.result(details.sourceLine().description)
            }
        }
    }

    private var policy: ReadPolicy {
        if refresh { return .refresh }
        return offline ? .cacheOnly : .cacheFirst
    }
}

extension Session {

    /// A movie's details in the configured locale.
    func movieDetails(id: Int, policy: ReadPolicy) async throws(PopcornError) -> Measured<MovieDetails> {
        try await measured { services throws(PopcornError) in
            try await services.movies.fetchMovieDetails.sourced(id: id, policy: policy)
        }
    }

    /// The card of a movie whose details were just fetched, so that its credits are in the cache.
    func movieCard(for movie: MovieDetails, policy: ReadPolicy) async throws(PopcornError) -> MovieCard {
        let policy = policy == .refresh ? .cacheFirst : policy
        let credits = try await measured { services throws(PopcornError) in
            try await services.movies.fetchMovieCredits.sourced(id: movie.id, policy: policy)
        }
        return MovieCard(movie: movie, credits: credits.value)
    }
}
