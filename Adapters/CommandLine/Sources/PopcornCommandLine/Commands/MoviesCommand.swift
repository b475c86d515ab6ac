import ArgumentParser
import CoreApplication
import CoreDomain
import MoviesApplication
import MoviesDomain
import PopcornServices

struct MoviesCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "movies",
        abstract: "List, search for and discover movies.",
        discussion: """
            EXAMPLES:
              popcorn movies popular --region GB
              popcorn movies search "fight club" --year 1999
              popcorn movies discover --genre 18 --from 1990 --votes 1000 --order rating
              popcorn movies discover --released-from 2026-11-01 --release-type digital
              popcorn movies top-rated --all --limit 250 --json | jq -r '.items[].title'
            """,
        subcommands: [
            Popular.self, TopRated.self, NowPlaying.self, Upcoming.self, Trending.self, Search.self, Discover.self,
            Details.self,
        ]
    )

    struct Details: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "details", abstract: "Show movies by ID, one per line.")

        @Argument(help: "TMDb IDs of the movies.")
        var ids: [Int]

        @OptionGroup var reading: ReadingOptions

        func run() async throws {
            try await reading.showEach(ids) { services, ids, policy throws(PopcornError) in
                try await services.movies.fetchMovieDetails.sourced(ids: ids, policy: policy)
            } line: {
                ListLine(
                    id: $0.id, title: $0.title, date: $0.releaseDate, voteAverage: $0.voteAverage,
                    voteCount: $0.voteCount)
            }
        }
    }

    struct Popular: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "popular", abstract: "List popular movies in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchPopularMovies }, line: \.listLine)
        }
    }

    struct TopRated: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "top-rated", abstract: "List top-rated movies in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchTopRatedMovies }, line: \.listLine)
        }
    }

    struct NowPlaying: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "now-playing", abstract: "List movies in cinemas in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchNowPlayingMovies }, line: \.listLine)
        }
    }

    struct Upcoming: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "upcoming", abstract: "List movies coming soon to cinemas in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchUpcomingMovies }, line: \.listLine)
        }
    }

    struct Trending: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "trending", abstract: "List trending movies of the last day or week.")

        @Option(help: "Time window.")
        var window: TrendingWindow = .day

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(window, { $0.movies.fetchTrendingMovies }, line: \.listLine)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(commandName: "search", abstract: "Search for movies by title.")

        @Argument(help: "Words of the title, in any language.")
        var text: String

        @Option(help: "Year of the first release.")
        var year: Int?

        @Flag(help: "Include movies for adults only.")
        var adult = false

        @OptionGroup var remember: RememberOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let search = MovieSearch(text, year: year, includesAdult: adult)
            try await list.show(
                search, { $0.movies.searchMovies }, line: \.listLine,
                recording: remember.search(text, kind: .movie))
        }
    }

    struct Discover: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "discover",
            abstract: "Find movies by genre, year, rating and other criteria.",
            discussion: """
                Specify genres, people, companies, keywords and streaming services by TMDb ID. To list the genres: \
                popcorn genres movie
                """)

        @Option(help: "Sort order.")
        var order: MovieOrder = .popularity

        @Option(
            name: .customLong("person"),
            help: ArgumentHelp("Cast or crew member; may be repeated (all must match).", valueName: "id"))
        var people: [Int] = []

        @Option(help: ArgumentHelp("Earliest day of a release in the region.", valueName: "day"))
        var releasedFrom: DayArgument?

        @Option(help: ArgumentHelp("Latest day of a release in the region.", valueName: "day"))
        var releasedTo: DayArgument?

        @Option(
            name: .customLong("release-type"), help: "Type of release in the region; may be repeated (any may match).")
        var releaseTypes: [MovieReleaseType] = []

        @Option(help: ArgumentHelp("Age rating in the region, like PG-13.", valueName: "rating"))
        var certification: String?

        @Option(help: ArgumentHelp("Mildest age rating in the region.", valueName: "rating"))
        var minCertification: String?

        @Option(help: ArgumentHelp("Strictest age rating in the region.", valueName: "rating"))
        var maxCertification: String?

        @OptionGroup var discover: DiscoverOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let filter = MovieFilter(
                order: order, genres: discover.genres, excludedGenres: discover.excludedGenres,
                years: discover.years, firstReleaseDays: discover.days,
                releaseDays: DiscoverOptions.days(releasedFrom?.date, releasedTo?.date),
                releaseTypes: Set(releaseTypes), certification: certification, minimumCertification: minCertification,
                maximumCertification: maxCertification, minimumVoteAverage: discover.rating,
                minimumVoteCount: discover.votes,
                runtime: discover.runtime, originalLanguage: discover.originalLanguage,
                originCountry: discover.country, people: people, companies: discover.companies,
                keywords: discover.keywords, watchProviders: discover.services,
                offerKinds: Set(discover.offerKinds), includesAdult: discover.adult)
            try await list.show(filter, { $0.movies.discoverMovies }, line: \.listLine)
        }
    }
}

extension MoviePreviewDetails {
    var listLine: ListLine {
        ListLine(
            id: id, title: title, date: releaseDate, voteAverage: voteAverage, voteCount: voteCount,
            isOnWatchlist: isOnWatchlist)
    }
}
