import ArgumentParser
import CoreDomain
import Foundation
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
              popcorn movie 550 watch --all-regions
              popcorn movie 550 releases --region DE
            """
    )

    /// The details of a movie that can be shown alone.
    enum Part: String, CaseIterable, ExpressibleByArgument {
        case credits, images, videos, watch, releases, certifications, similar, recommendations, reviews, links
        case keywords
        case alternativeTitles = "alternative-titles"
    }

    @Argument(help: "TMDb ID of the movie, from popcorn movies search.")
    var id: Int

    @Argument(help: "Details to show (default: a summary).")
    var part: Part?

    @OptionGroup var offers: WatchOffersOptions
    @OptionGroup var list: ListOptions

    private var reading: ReadingOptions { list.reading }

    func validate() throws {
        try offers.check(isWatch: part == .watch)
        try list.check(isList: [.similar, .recommendations, .reviews].contains(part))
    }

    func run() async throws {
        switch part {
        case nil: try await showMovie()
        case .credits: try await reading.show(\.movies.fetchMovieCredits, id) { Card.credits($0) }
        case .images: try await reading.show(\.movies.fetchMovieImages, id, text: Card.images)
        case .videos: try await reading.show(\.movies.fetchMovieVideos, id, as: "videos", text: Card.videos)
        case .watch where offers.allRegions:
            try await reading.show(
                \.movies.fetchAllMovieWatchOffers, id, as: "watchOffersByRegion", text: Card.watchOffersByRegion)
        case .watch:
            try await reading.show(\.movies.fetchMovieWatchOffers, id, as: "watchOffers", text: Card.watchOffers)
        case .releases:
            try await reading.show(
                \.movies.fetchMovieReleases, id, as: "releases", only: reading.locale.inRegion(\.region),
                text: Card.releases)
        case .certifications:
            try await reading.show(
                \.movies.fetchRatedMovieReleases, id, as: "certifications", text: Card.certifications)
        case .similar: try await list.show(id, { $0.movies.fetchSimilarMovies }, line: \.listLine)
        case .recommendations: try await list.show(id, { $0.movies.fetchMovieRecommendations }, line: \.listLine)
        case .reviews: try await list.show(id, { $0.movies.fetchMovieReviews }, text: Card.reviews)
        case .links: try await reading.show(\.movies.fetchMovieLinks, id, text: Card.links)
        case .keywords:
            try await reading.show(\.movies.fetchMovieKeywords, id, as: "keywords", text: Card.keywords)
        case .alternativeTitles:
            try await reading.show(
                \.movies.fetchMovieAlternativeTitles, id, as: "alternativeTitles",
                only: reading.locale.inRegion(\.region), text: Card.alternativeTitles)
        }
    }

    private func showMovie() async throws {
        try await reading.show { [id, list] services, policy throws(PopcornError) in
            try await services.movies.fetchMovieDetails.sourced(
                id: id, policy: policy, owner: list.owner.libraryOwner())
        } text: { session, movie throws(PopcornError) in
            await session.movieCard(for: movie, policy: reading.policy).description
        }
    }
}

extension Session {

    /// Returns the card of a movie whose details were just fetched. Its credits are therefore in the cache, unless TMDb
    /// did not send them.
    func movieCard(for movie: MovieDetails, policy: ReadPolicy) async -> Card {
        let policy = policy == .refresh ? .cacheFirst : policy
        do throws(PopcornError) {
            let credits = try await measured { services throws(PopcornError) in
                try await services.movies.fetchMovieCredits.sourced(id: movie.id, policy: policy)
            }
            return .movie(movie, credits: credits.value)
        } catch {
            return .movie(movie, credits: CreditsDetails(cast: [], crew: []), failure: error)
        }
    }
}

struct CollectionCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Show a collection and its movies, in order of release.",
        discussion: """
            To get the ID of the collection of a movie:
              popcorn movie 11 --json | jq .belongsToCollection.id

            EXAMPLES:
              popcorn collection 10
              popcorn collection 10 --language de --json | jq -r '.parts[].title'
            """
    )

    @Argument(help: "TMDb ID of the collection.")
    var id: Int

    @OptionGroup var owner: OwnerOptions

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show { [id, owner] services, policy throws(PopcornError) in
            try await services.movies.fetchMovieCollection.sourced(
                id: id, policy: policy, owner: owner.libraryOwner())
        } text: { _, collection in
            Card.collection(collection).description
        }
    }
}

extension Card {

    static func collection(_ collection: MovieCollectionDetails) -> Card {
        let parts = collection.parts ?? []
        return Card(sections: [
            heading(collection.name, facts: [parts.count == 1 ? "1 movie" : "\(parts.count) movies"]),
            text(collection.overview),
            parts.map(\.listLine.description),
            row("Poster", collection.posterURLSet?.detail.absoluteString)
                + row("Backdrop", collection.backdropURLSet?.detail.absoluteString) + row(collection.textLanguages),
        ])
    }
}
