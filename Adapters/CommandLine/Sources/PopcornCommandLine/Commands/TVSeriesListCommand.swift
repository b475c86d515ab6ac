import ArgumentParser
import CoreDomain
import PopcornServices
import TVSeriesApplication
import TVSeriesDomain

struct TVSeriesListCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "tv-series",
        abstract: "List series.",
        discussion: """
            EXAMPLES:
              popcorn tv-series on-the-air
              popcorn tv-series search "breaking bad" --year 2008
              popcorn tv-series discover --genre 18 --from 2010 --status ended --votes 1000 --order rating
              popcorn tv-series top-rated --all --limit 250 --json | jq -r '.items[].name'
            """,
        subcommands: [
            Popular.self, TopRated.self, OnTheAir.self, AiringToday.self, Trending.self, Search.self, Discover.self,
        ]
    )

    struct Popular: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Series by interest.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchPopularTVSeries }, line: \.listLine)
        }
    }

    struct TopRated: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Series by rating.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchTopRatedTVSeries }, line: \.listLine)
        }
    }

    struct OnTheAir: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Series with an episode in the next seven days.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchOnTheAirTVSeries }, line: \.listLine)
        }
    }

    struct AiringToday: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Series with an episode today.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.tvSeries.fetchAiringTodayTVSeries }, line: \.listLine)
        }
    }

    struct Trending: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "What interest grew in, today or this week.")

        @Option(help: "Over the last day or week.")
        var window: TrendingWindow = .day

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(window, { $0.tvSeries.fetchTrendingTVSeries }, line: \.listLine)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Series by words of the name.")

        @Argument(help: "Words of the name, in any language.")
        var text: String

        @Option(help: "The year of the first episode.")
        var year: Int?

        @Flag(help: "Find series for adults only, too.")
        var adult = false

        @OptionGroup var list: ListOptions

        func run() async throws {
            let search = TVSeriesSearch(text, year: year, includesAdult: adult)
            try await list.show(search, { $0.tvSeries.searchTVSeries }, line: \.listLine)
        }
    }

    struct Discover: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Series by what they are like.",
            discussion: "Genres, networks, companies, keywords and services are named by TMDb's identifiers.")

        @Option(help: "The order of the series.")
        var order: TVSeriesOrder = .popularity

        @Option(
            name: .customLong("network"), help: ArgumentHelp("A network, any of which showed it.", valueName: "id"))
        var networks: [Int] = []

        @Option(name: .customLong("status"), help: "What has become of it; may be repeated.")
        var statuses: [TVSeriesFilter.Status] = []

        @Option(name: .customLong("type"), help: "The kind of series; may be repeated.")
        var types: [TVSeriesFilter.SeriesType] = []

        @OptionGroup var discover: DiscoverOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let filter = TVSeriesFilter(
                order: order, genres: discover.genres, excludedGenres: discover.excludedGenres,
                years: discover.years, minimumVoteAverage: discover.rating, minimumVoteCount: discover.votes,
                runtime: discover.runtime, originalLanguage: discover.originalLanguage,
                originCountry: discover.country, networks: networks, companies: discover.companies,
                keywords: discover.keywords, watchProviders: discover.services, statuses: Set(statuses),
                types: Set(types), includesAdult: discover.adult)
            try await list.show(filter, { $0.tvSeries.discoverTVSeries }, line: \.listLine)
        }
    }
}

extension TVSeriesPreviewDetails {
    var listLine: ListLine {
        ListLine(id: id, title: name, date: firstAirDate, voteAverage: voteAverage, voteCount: voteCount)
    }
}
