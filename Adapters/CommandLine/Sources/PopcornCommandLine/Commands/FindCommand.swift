import ArgumentParser
import CoreApplication
import CoreDomain
import PopcornServices

struct FindCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "find",
        abstract: "Find titles and people by an ID from another site, such as IMDb.",
        discussion: """
            IDs such as tt0137523 and nm0000093 are recognised as IMDb's, IDs such as Q190050 as Wikidata's. For other \
            IDs, such as TheTVDB's numbers, pass --source.

            Each line begins with the TMDb ID of the title or person. For a season or an episode, it is the ID of the \
            series.

            EXAMPLES:
              popcorn find tt0137523
              popcorn find nm0000093 --json | jq '.people[0].id'
              popcorn find Q190050
              popcorn find 81189 --source tvdb
            """
    )

    @Argument(help: "ID on the other site.")
    var id: String

    @Option(help: "Site that issued the ID (default: detected from the ID).")
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

    /// Creates a card with one line for each match.
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
    /// The line of the season, with the identifier of its series.
    fileprivate var listLine: ListLine {
        let place = "season \(seasonNumber)"
        let title = [seriesName, name].compactMap(\.self).joined(separator: " · ")
        return ListLine(id: seriesID, title: title, date: airDate, voteAverage: nil, voteCount: nil).of(place)
    }
}

extension TVEpisodeDetails {
    /// The line of the episode, with the identifier of its series.
    fileprivate var listLine: ListLine {
        let place = "season \(seasonNumber), episode \(episodeNumber)"
        let title = [seriesName, name].compactMap(\.self).joined(separator: " · ")
        return ListLine(id: seriesID, title: title, date: airDate, voteAverage: voteAverage, voteCount: voteCount)
            .of(place)
    }
}
