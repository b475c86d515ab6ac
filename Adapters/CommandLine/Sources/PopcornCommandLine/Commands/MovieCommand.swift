import ArgumentParser
import CoreDomain
import MoviesApplication
import PopcornServices

struct MovieCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "movie",
        abstract: "Show a movie, or only its credits, images or other details.",
        discussion: """
            EXAMPLES:
              popcorn movie 550
              popcorn movie 550 --language en-GB --json | jq .title
              popcorn movie 550 --offline
              popcorn movie 550 credits
              popcorn movie 550 watch --region GB --json | jq .watchOffers
            """
    )

    /// The details of a movie that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits, images, videos, watch, certifications, similar, recommendations, links
    }

    @Argument(help: "TMDb ID of the movie.")
    var id: Int

    @Argument(help: "Details to show (default: a summary).")
    var part: Part?

    @OptionGroup var list: ListOptions

    private var reading: ReadingOptions { list.reading }

    func validate() throws {
        try list.check(isList: part == .similar || part == .recommendations)
    }

    func run() async throws {
        switch part {
        case nil: try await showMovie()
        case .credits: try await reading.show(\.movies.fetchMovieCredits, id) { Card.credits($0) }
        case .images: try await reading.show(\.movies.fetchMovieImages, id, text: Card.images)
        case .videos: try await reading.show(\.movies.fetchMovieVideos, id, as: "videos", text: Card.videos)
        case .watch:
            try await reading.show(\.movies.fetchMovieWatchOffers, id, as: "watchOffers", text: Card.watchOffers)
        case .certifications:
            try await reading.show(
                \.movies.fetchRatedMovieReleases, id, as: "certifications", text: Card.certifications)
        case .similar: try await list.show(id, { $0.movies.fetchSimilarMovies }, line: \.listLine)
        case .recommendations: try await list.show(id, { $0.movies.fetchMovieRecommendations }, line: \.listLine)
        case .links: try await reading.show(\.movies.fetchMovieLinks, id, text: Card.links)
        }
    }

    private func showMovie() async throws {
        try await reading.show { [id, list] services, policy throws(PopcornError) in
            try await services.movies.fetchMovieDetails.sourced(
                id: id, policy: policy, owner: list.owner.libraryOwner())
        } text: { session, movie throws(PopcornError) in
            try await session.movieCard(for: movie, policy: reading.policy).description
        }
    }
}

extension Session {

    /// Returns the card of a movie whose details were just fetched. Its credits are therefore in the cache.
    func movieCard(for movie: MovieDetails, policy: ReadPolicy) async throws(PopcornError) -> MovieCard {
        let policy = policy == .refresh ? .cacheFirst : policy
        let credits = try await measured { services throws(PopcornError) in
            try await services.movies.fetchMovieCredits.sourced(id: movie.id, policy: policy)
        }
        return MovieCard(movie: movie, credits: credits.value)
    }
}
