import ArgumentParser
import PopcornServices
import TVSeriesApplication

struct EpisodeGroupCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "episode-group",
        abstract: "Show an episode group with its parts and their episodes.",
        discussion: """
            A group is an alternative order of a series' episodes, such as absolute or DVD order.
            To list the groups of a series: popcorn tv 1396 episode-groups

            EXAMPLES:
              popcorn episode-group 5acf93e60e0a26346d0000ce
              popcorn episode-group 5acf93e60e0a26346d0000ce --json | jq '.parts[].episodes[].name'
            """
    )

    @Argument(help: "TMDb ID of the group.")
    var id: String
    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show(\.tvSeries.fetchTVEpisodeGroup, id, text: Card.episodeGroup)
    }
}

extension Card {

    static func episodeGroups(_ groups: [TVEpisodeGroupDetails]) -> Card {
        let lines = groups.flatMap { group in row(group.id, ([group.name] + facts(of: group)).joined(separator: " · "))
        }
        return Card(sections: orNothing("TMDb has no episode groups.", [lines]))
    }

    static func episodeGroup(_ group: TVEpisodeGroupDetails) -> Card {
        let parts = (group.parts ?? []).map { part in
            [part.name] + part.episodes.enumerated().flatMap { TextLayout.row("\($0.offset + 1)", line($0.element)) }
        }
        return Card(sections: [heading(group.name, facts: facts(of: group)), text(group.overview)] + parts)
    }

    private static func facts(of group: TVEpisodeGroupDetails) -> [String] {
        [
            group.type?.rawValue, count(group.partCount, "part"), count(group.episodeCount, "episode"),
            group.network?.name,
        ].compactMap(\.self)
    }
}
