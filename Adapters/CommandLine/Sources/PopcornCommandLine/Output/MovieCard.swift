import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication

/// The card of a movie.
extension Card {

    private static let castShown = 8
    private static let logosShown = 3

    /// Returns the card of a movie.
    ///
    /// - Parameter failure: The error of reading the credits. Default: none.
    static func movie(_ movie: MovieDetails, credits: CreditsDetails, failure: PopcornError? = nil) -> Card {
        let year = movie.releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        let directors = credits.crew(job: "Director").map(\.name).filter { !$0.isBlank }
        let logos = (movie.productionCompanies ?? []).filter { !$0.name.isBlank }.compactMap { company in
            company.logoURLSet.map { [company.name, $0.card.absoluteString] }
        }
        return Card(sections: [
            heading(
                movie.title + year, tagline: movie.tagline,
                facts: [
                    runtime(movie.runtime), ageRating(movie.certification, in: movie.certificationRegion),
                    joined(movie.genres?.map(\.name) ?? []), rating(movie.voteAverage, of: movie.voteCount),
                    movie.isOnWatchlist == true ? "on your watchlist" : nil,
                ]),
            text(movie.overview),
            row(directors.count > 1 ? "Directors" : "Director", joined(directors))
                + rows("Cast", credits.cast.map(part), first: castShown)
                + row("Cast", failure?.message),
            row("Released", day(movie.releaseDate))
                + row("Companies", joined(movie.productionCompanies?.map(\.name) ?? []))
                + row("Countries", joined(movie.productionCountries?.map(\.name) ?? []))
                + row("Collection", movie.belongsToCollection?.name)
                + row("Homepage", movie.homepageURL?.absoluteString)
                + row(movie.textLanguages),
            row("Poster", movie.posterURLSet?.detail.absoluteString)
                + row("Backdrop", movie.backdropURLSet?.detail.absoluteString)
                + row("Logo", movie.logoURLSet?.detail.absoluteString)
                + rows("Studio logos", logos.prefix(logosShown).flatMap(\.self)),
        ])
    }
}
