import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication

/// The text about a movie, for a terminal.
struct MovieCard: CustomStringConvertible {

    let movie: MovieDetails
    let credits: CreditsDetails
    /// The error of reading the credits.
    var failure: PopcornError?

    private static let castShown = 8
    private static let logosShown = 3

    var description: String {
        Card(sections: [heading, Card.text(movie.overview), people, production, images]).description
    }

    private var heading: [String] {
        let year = movie.releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        return Card.heading(
            movie.title + year, tagline: movie.tagline,
            facts: [
                Card.runtime(movie.runtime), Card.ageRating(movie.certification, in: movie.certificationRegion),
                Card.joined(movie.genres?.map(\.name) ?? []),
                Card.rating(movie.voteAverage, of: movie.voteCount),
                movie.isOnWatchlist == true ? "on your watchlist" : nil,
            ])
    }

    private var people: [String] {
        let directors = credits.crew(job: "Director").map(\.name).filter { !$0.isBlank }
        return Card.row(directors.count > 1 ? "Directors" : "Director", Card.joined(directors))
            + Card.rows("Cast", credits.cast.map(Card.part), first: Self.castShown)
            + Card.row("Cast", failure?.message)
    }

    private var production: [String] {
        Card.row("Released", Card.day(movie.releaseDate))
            + Card.row("Companies", Card.joined(movie.productionCompanies?.map(\.name) ?? []))
            + Card.row("Countries", Card.joined(movie.productionCountries?.map(\.name) ?? []))
            + Card.row("Collection", movie.belongsToCollection?.name)
            + Card.row("Homepage", movie.homepageURL?.absoluteString)
            + Card.row(movie.textLanguages)
    }

    private var images: [String] {
        Card.row("Poster", movie.posterURLSet?.detail.absoluteString)
            + Card.row("Backdrop", movie.backdropURLSet?.detail.absoluteString)
            + Card.row("Logo", movie.logoURLSet?.detail.absoluteString)
            + studioLogos
    }

    private var studioLogos: [String] {
        let logos = (movie.productionCompanies ?? []).filter { !$0.name.isBlank }.compactMap { company in
            company.logoURLSet.map { [company.name, $0.card.absoluteString] }
        }
        return Card.rows("Studio logos", logos.prefix(Self.logosShown).flatMap(\.self))
    }
}
