import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication

/// A movie as a person likes to read it in a terminal.
struct MovieCard: CustomStringConvertible {

    let movie: MovieDetails
    let credits: CreditsDetails

    private static let castShown = 8
    private static let logosShown = 3

    var description: String {
        let sections = [heading, overview, people, production, images].filter { !$0.isEmpty }
        return sections.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
            .sanitisedForTerminal(keepingNewlines: true)
    }

    private var heading: [String] {
        let year = movie.releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        let title = movie.title + year
        let rule = String(repeating: "─", count: TextLayout.width)
        var lines = [title]
        if let tagline = movie.tagline, !tagline.isEmpty {
            lines += TextLayout.wrap("“\(tagline)”", width: TextLayout.width)
        }
        return lines + [rule] + TextLayout.wrap(facts.joined(separator: " · "), width: TextLayout.width)
    }

    private var facts: [String] {
        let runtime = movie.runtime.flatMap { $0 > 0 ? "\($0 / 60) h \($0 % 60) min" : nil }
        let rating = movie.voteAverage.flatMap { average in
            let votes = movie.voteCount ?? 0
            return votes > 0 ? "★ \(String(format: "%.1f", average)) of \(TextLayout.grouped(votes))" : nil
        }
        let genres = movie.genres?.map(\.name).joined(separator: ", ")
        let watchlist = movie.isOnWatchlist ? "on your watchlist" : nil
        return [runtime, movie.certification, genres, rating, watchlist]
            .compactMap(\.self).filter { !$0.isEmpty }
    }

    private var overview: [String] {
        guard let overview = movie.overview, !overview.isEmpty else { return [] }
        return TextLayout.wrap(overview, width: TextLayout.width)
    }

    private var people: [String] {
        let directors = credits.crew(job: "Director").map(\.name)
        var lines = row(directors.count > 1 ? "Directors" : "Director", directors.joined(separator: ", "))
        for (index, member) in credits.cast.prefix(Self.castShown).enumerated() {
            let role = member.character.isEmpty ? "" : " as \(member.character)"
            lines += TextLayout.row(index == 0 ? "Cast" : "", member.name + role)
        }
        if credits.cast.count > Self.castShown {
            lines += TextLayout.row("", "and \(credits.cast.count - Self.castShown) more")
        }
        return lines
    }

    private var production: [String] {
        row("Released", movie.releaseDate?.formatted(.iso8601.year().month().day()))
            + row("Companies", movie.productionCompanies?.map(\.name).joined(separator: ", "))
            + row("Countries", movie.productionCountries?.map(\.name).joined(separator: ", "))
            + row("Collection", movie.belongsToCollection?.name)
            + row("Page", movie.homepageURL?.absoluteString)
    }

    private var images: [String] {
        row("Poster", movie.posterURLSet?.detail.absoluteString)
            + row("Backdrop", movie.backdropURLSet?.detail.absoluteString)
            + row("Logo", movie.logoURLSet?.detail.absoluteString)
            + studioLogos
    }

    private var studioLogos: [String] {
        let logos = (movie.productionCompanies ?? []).compactMap { company in
            company.logoURLSet.map { [company.name, $0.card.absoluteString] }
        }
        return logos.prefix(Self.logosShown).flatMap(\.self).enumerated().flatMap { index, line in
            TextLayout.row(index == 0 ? "Studio logos" : "", line)
        }
    }

    private func row(_ label: String, _ value: String?) -> [String] {
        guard let value, !value.isEmpty else { return [] }
        return TextLayout.row(label, value)
    }
}
