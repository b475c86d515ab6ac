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

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show { [id] services, policy throws(PopcornError) in
            try await services.movies.fetchMovieDetails.sourced(id: id, policy: policy)
        } text: { session, movie throws(PopcornError) in
            try await session.movieCard(for: movie, policy: reading.policy).description
        }
    }
}

extension Session {

    /// The card of a movie whose details were just fetched, so that its credits are in the cache.
    func movieCard(for movie: MovieDetails, policy: ReadPolicy) async throws(PopcornError) -> MovieCard {
        let policy = policy == .refresh ? .cacheFirst : policy
        let credits = try await measured { services throws(PopcornError) in
            try await services.movies.fetchMovieCredits.sourced(id: movie.id, policy: policy)
        }
        return MovieCard(movie: movie, credits: credits.value)
    }
}
