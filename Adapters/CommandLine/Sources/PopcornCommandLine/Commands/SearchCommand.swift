import ArgumentParser
import CoreDomain
import PopcornServices

struct SearchCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "search",
        abstract: "Search for movies, TV series and people in one list.",
        discussion: """
            Each line begins with a TMDb ID and ends with the item's kind. Pass the ID to popcorn movie, popcorn tv \
            (series) or popcorn person.

            EXAMPLES:
              popcorn search "fight club"
              popcorn search arrow --page 2
              popcorn search jobs --all --limit 100 --json | jq '.items[].kind'
              popcorn search "fight club" --remember --owner alice
            """
    )

    @Argument(help: "Words of the title or name, in any language.")
    var text: String

    @Flag(help: "Include titles for adults only, and people known for them.")
    var adult = false

    @OptionGroup var remember: RememberOptions
    @OptionGroup var list: ListOptions

    func run() async throws {
        try await list.show(
            MediaSearch(text, includesAdult: adult), { $0.media.searchMedia }, line: \.listLine,
            recording: remember.search(text))
    }
}

extension MediaPreviewDetails {
    var listLine: ListLine {
        switch self {
        case .movie(let movie): movie.listLine.of("movie")
        case .tvSeries(let series): series.listLine.of("series")
        case .person(let person): person.listLine.of("person")
        }
    }
}

struct TrendingCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "trending",
        abstract: "List trending movies, TV series and people in one list.",
        discussion: """
            Each line begins with a TMDb ID and ends with the item's kind. To list one kind, use popcorn movies \
            trending, popcorn tv-series trending or popcorn people trending.

            EXAMPLES:
              popcorn trending
              popcorn trending --window week --json | jq '.items[].kind'
            """
    )

    @Option(help: "Time window.")
    var window: TrendingWindow = .day

    @OptionGroup var list: ListOptions

    func run() async throws {
        try await list.show(window, { $0.media.fetchTrendingMedia }, line: \.listLine)
    }
}
