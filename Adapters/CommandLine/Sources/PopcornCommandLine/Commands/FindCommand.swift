import ArgumentParser
import CoreDomain
import PopcornServices

struct FindCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find what an identifier of another site belongs to.",
        discussion: """
            tt and digits, and nm and digits, are IMDb's; Q and digits are Wikidata's. For other identifiers, \
            such as TheTVDB's digits, name the site with --source.

            A season or an episode stands beside the identifier of its series.

            EXAMPLES:
              popcorn find tt0137523
              popcorn find nm0000093 --json | jq '.people[0].id'
              popcorn find Q190050
              popcorn find 81189 --source tvdb
            """
    )

    @Argument(help: "The identifier, as the site writes it.")
    var id: String

    @Option(help: "The site (default: what the form of the identifier tells).")
    var source: ExternalIDSource?

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show { [id, source] services, policy throws(PopcornError) in
            let externalID = if let source { try ExternalID(id, at: source) } else { try ExternalID(id) }
            return try await services.media.findByExternalID.sourced(externalID, policy: policy)
        } text: { _, matches in
            Card.matches(matches).description
        }
    }
}

extension Card {

    /// What an identifier belongs to, a line each.
    static func matches(_ matches: ExternalIDMatches) -> Card {
        let media =
            matches.movies.map(MediaPreviewDetails.movie) + matches.tvSeries.map(MediaPreviewDetails.tvSeries)
            + matches.people.map(MediaPreviewDetails.person)
        let lines =
            media.map(\.listLine) + matches.seasons.map(\.listLine) + matches.episodes.map(\.listLine)
        return Card(sections: [lines.map(\.description)])
    }
}

extension TVSeasonDetails {
    /// The series' identifier, and which of its seasons it is.
    fileprivate var listLine: ListLine {
        let place = "season \(seasonNumber)"
        let title = [seriesName, name].compactMap(\.self).joined(separator: " · ")
        return ListLine(id: seriesID, title: title, date: airDate, voteAverage: nil, voteCount: nil).of(place)
    }
}

extension TVEpisodeDetails {
    /// The series' identifier, and which of its episodes it is.
    fileprivate var listLine: ListLine {
        let place = "season \(seasonNumber), episode \(episodeNumber)"
        let title = [seriesName, name].compactMap(\.self).joined(separator: " · ")
        return ListLine(id: seriesID, title: title, date: airDate, voteAverage: voteAverage, voteCount: voteCount)
            .of(place)
    }
}
