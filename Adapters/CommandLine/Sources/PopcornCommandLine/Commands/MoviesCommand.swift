import ArgumentParser
import CoreDomain
import MoviesApplication
import MoviesDomain
import PopcornServices

struct MoviesCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "movies",
        abstract: "List movies.",
        discussion: """
            EXAMPLES:
              popcorn movies popular --region GB
              popcorn movies search "fight club" --year 1999
              popcorn movies discover --genre 18 --from 1990 --to 1999 --rating 8 --votes 1000 --order rating
              popcorn movies top-rated --all --limit 250 --json | jq -r '.items[].title'
            """,
        subcommands: [
            Popular.self, TopRated.self, NowPlaying.self, Upcoming.self, Trending.self, Search.self, Discover.self,
        ]
    )

    struct Popular: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Movies by interest, in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchPopularMovies }, line: \.listLine)
        }
    }

    struct TopRated: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Movies by rating, in the region.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchTopRatedMovies }, line: \.listLine)
        }
    }

    struct NowPlaying: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Movies in the region's cinemas.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchNowPlayingMovies }, line: \.listLine)
        }
    }

    struct Upcoming: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Movies soon in the region's cinemas.")

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show((), { $0.movies.fetchUpcomingMovies }, line: \.listLine)
        }
    }

    struct Trending: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "What interest grew in, today or this week.")

        @Option(help: "Over the last day or week.")
        var window: TrendingWindow = .day

        @OptionGroup var list: ListOptions

        func run() async throws {
            try await list.show(window, { $0.movies.fetchTrendingMovies }, line: \.listLine)
        }
    }

    struct Search: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Movies by words of the title.")

        @Argument(help: "Words of the title, in any language.")
        var text: String

        @Option(help: "The year of the first release.")
        var year: Int?

        @Flag(help: "Find movies for adults only, too.")
        var adult = false

        @OptionGroup var list: ListOptions

        func run() async throws {
            let search = MovieSearch(text, year: year, includesAdult: adult)
            try await list.show(search, { $0.movies.searchMovies }, line: \.listLine)
        }
    }

    struct Discover: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Movies by what they are like.",
            discussion: "Genres, people, companies, keywords and services are named by TMDb's identifiers.")

        @Option(help: "The order of the movies.")
        var order: MovieOrder = .popularity

        @Option(
            name: .customLong("person"),
            help: ArgumentHelp("Somebody who played in it or made it; may be repeated.", valueName: "id"))
        var people: [Int] = []

        @OptionGroup var discover: DiscoverOptions
        @OptionGroup var list: ListOptions

        func run() async throws {
            let filter = MovieFilter(
                order: order, genres: discover.genres, excludedGenres: discover.excludedGenres,
                years: discover.years, minimumVoteAverage: discover.rating, minimumVoteCount: discover.votes,
                runtime: discover.runtime, originalLanguage: discover.originalLanguage,
                originCountry: discover.country, people: people, companies: discover.companies,
                keywords: discover.keywords, watchProviders: discover.services, includesAdult: discover.adult)
            try await list.show(filter, { $0.movies.discoverMovies }, line: \.listLine)
        }
    }
}

extension MoviePreviewDetails {
    var listLine: ListLine {
        ListLine(id: id, title: title, date: releaseDate, voteAverage: voteAverage, voteCount: voteCount)
    }
}
