import ArgumentParser
import CoreApplication
import CoreDomain
import PopcornServices
import TVSeriesApplication
import TVSeriesDomain

struct TVSeriesListCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "tv-series",
        abstract: "List, search for and discover TV series.",
        discussion: """
            EXAMPLES:
              popcorn tv-series on-the-air
              popcorn tv-series search "breaking bad" --year 2008
              popcorn tv-series discover --status ended --votes 1000 --order rating
              popcorn tv-series discover --aired-from 2026-11-01 --network 213
              popcorn tv-series top-rated --all --limit 250 --json | jq -r '.items[].name'
            """,
        subcommands: [
            Popular.self, TopRated.self, OnTheAir.self, AiringToday.self, Trending.self, Search.self, Discover.self,
            Details.self,
        ]
    )

    struct Details: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "details", abstract: "Show TV series by ID, one per line.")

        @Argument(help: "TMDb IDs of the series.")
        var ids: [Int]

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.showEach(ids) { services, ids, policy throws(PopcornError) in
                try await services.tvSeries.fetchTVSeriesDetails.sourced(ids: ids, policy: policy)
            } line: {
                ListLine(
                    id: $0.id, title: $0.name, date: $0.firstAirDate, voteAverage: $0.voteAverage,
                    voteCount: $0.voteCount)
            }
        }
    }

    struct Popular: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "popular", abstract: "List popular TV series.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchPopularTVSeries }, line: \.listLine)
        }
    }

    struct TopRated: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "top-rated", abstract: "List top-rated TV series.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchTopRatedTVSeries }, line: \.listLine)
        }
    }

    struct OnTheAir: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "on-the-air", abstract: "List TV series airing in the next seven days.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchOnTheAirTVSeries }, line: \.listLine)
        }
    }

    struct AiringToday: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "airing-today", abstract: "List TV series airing today.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchAiringTodayTVSeries }, line: \.listLine)
        }
    }

    struct Trending: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "trending", abstract: "List trending TV series of the last day or week.")

        @Option(help: "Time window.")
        var window: TrendingWindow = .day

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(window, { $0.tvSeries.fetchTrendingTVSeries }, line: \.listLine)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "search", abstract: "Search for TV series by name.")

        @Argument(help: "Words of the name, in any language.")
        var text: String

        @Option(help: "Year of the first episode.")
        var year: Int?

        @Flag(help: "Include series for adults only.")
        var adult = false

        @OptionGroup var remember: RememberOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let search = TVSeriesSearch(text, year: year, includesAdult: adult)
            try await list.show(
                search, { $0.tvSeries.searchTVSeries }, line: \.listLine,
                recording: remember.search(text, kind: .tvSeries))
        }
    }

    struct Discover: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "discover",
            abstract: "Find TV series by genre, year, rating and other criteria.",
            discussion: """
                Specify genres, networks, companies, keywords and streaming services by TMDb ID. To list the genres: \
                popcorn genres tv
                """)

        @Option(help: "Sort order.")
        var order: TVSeriesOrder = .popularity

        @Option(
            name: .customLong("network"),
            help: ArgumentHelp("Network; may be repeated (any may match).", valueName: "id"))
        var networks: [Int] = []

        @Option(name: .customLong("status"), help: "Production status; may be repeated (any may match).")
        var statuses: [TVSeriesFilter.Status] = []

        @Option(name: .customLong("type"), help: "Type of series; may be repeated (any may match).")
        var types: [TVSeriesFilter.SeriesType] = []

        @Option(help: ArgumentHelp("Earliest day of an episode.", valueName: "day"))
        var airedFrom: DayArgument?

        @Option(help: ArgumentHelp("Latest day of an episode.", valueName: "day"))
        var airedTo: DayArgument?

        @OptionGroup var discover: DiscoverOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let filter = TVSeriesFilter(
                order: order, genres: discover.genres, excludedGenres: discover.excludedGenres,
                years: discover.years, firstAirDays: discover.days,
                airDays: DiscoverOptions.days(airedFrom?.date, airedTo?.date), minimumVoteAverage: discover.rating,
                minimumVoteCount: discover.votes,
                runtime: discover.runtime, originalLanguage: discover.originalLanguage,
                originCountry: discover.country, networks: networks, companies: discover.companies,
                keywords: discover.keywords, watchProviders: discover.services,
                offerKinds: Set(discover.offerKinds), statuses: Set(statuses),
                types: Set(types), includesAdult: discover.adult)
            try await list.show(filter, { $0.tvSeries.discoverTVSeries }, line: \.listLine)
        }
    }
}

extension TVSeriesPreviewDetails {
    var listLine: ListLine {
        ListLine(
            id: id, title: name, date: firstAirDate, voteAverage: voteAverage, voteCount: voteCount,
            isOnWatchlist: isOnWatchlist)
    }
}
