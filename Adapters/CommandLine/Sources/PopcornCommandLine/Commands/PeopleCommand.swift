import ArgumentParser
import CoreApplication
import CoreDomain
import PopcornServices

struct PeopleCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "people",
        abstract: "List and search for people.",
        discussion: """
            EXAMPLES:
              popcorn people popular --page 2
              popcorn people search "brad pitt" --json | jq '.items[0].id'
            """,
        subcommands: [Popular.self, Trending.self, Search.self, Details.self]
    )

    struct Details: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "details", abstract: "Show people by ID, one per line.")

        @Argument(help: "TMDb IDs of the people.")
        var ids: [Int]

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.showEach(ids) { services, ids, policy throws(PopcornError) in
                try await services.people.fetchPersonDetails.sourced(ids: ids, policy: policy)
            } line: {
                ListLine(id: $0.id, title: $0.name, fact: $0.knownForDepartment ?? "")
            }
        }
    }

    struct Popular: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "popular", abstract: "List popular people.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.people.fetchPopularPeople }, line: \.listLine)
        }
    }

    struct Trending: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "trending", abstract: "List trending people of the last day or week.")

        @Option(help: "Time window.")
        var window: TrendingWindow = .day

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(window, { $0.people.fetchTrendingPeople }, line: \.listLine)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "search", abstract: "Search for people by name.")

        @Argument(help: "Words of the name, in any language.")
        var text: String

        @Flag(help: "Include people known for titles for adults only.")
        var adult = false

        @OptionGroup var remember: RememberOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(
                PersonSearch(text, includesAdult: adult), { $0.people.searchPeople }, line: \.listLine,
                recording: remember.search(text, kind: .person))
        }
    }
}

extension PersonPreviewDetails {
    var listLine: ListLine { ListLine(id: id, title: name, fact: knownForDepartment ?? "") }
}
