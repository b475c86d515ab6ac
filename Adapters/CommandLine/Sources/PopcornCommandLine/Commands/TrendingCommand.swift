import ArgumentParser
import CoreDomain
import PopcornServices

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
