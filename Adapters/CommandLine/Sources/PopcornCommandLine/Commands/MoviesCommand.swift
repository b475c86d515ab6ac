import ArgumentParser
import CoreDomain
import Foundation
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
            name: .customLong("genre"),
            help: ArgumentHelp("A genre that the movie has; may be repeated.", valueName: "id"))
        var genres: [Int] = []

        @Option(name: .customLong("no-genre"), help: ArgumentHelp("A genre that it has not.", valueName: "id"))
        var excludedGenres: [Int] = []

        @Option(help: ArgumentHelp("The first year of release.", valueName: "year"))
        var from: Int?

        @Option(help: ArgumentHelp("The last year of release.", valueName: "year"))
        var to: Int?

        @Option(help: ArgumentHelp("The least mean of ratings, 0 to 10.", valueName: "number"))
        var rating: Double?

        @Option(help: ArgumentHelp("The least number of ratings.", valueName: "number"))
        var votes: Int?

        @Option(help: ArgumentHelp("The shortest running time.", valueName: "minutes"))
        var minRuntime: Int?

        @Option(help: ArgumentHelp("The longest running time.", valueName: "minutes"))
        var maxRuntime: Int?

        @Option(help: ArgumentHelp("The original language, like fr.", valueName: "code"))
        var originalLanguage: String?

        @Option(help: ArgumentHelp("The country of origin, like FR.", valueName: "code"))
        var country: String?

        @Option(
            name: .customLong("person"),
            help: ArgumentHelp("Somebody who played in it or made it; may be repeated.", valueName: "id"))
        var people: [Int] = []

        @Option(
            name: .customLong("company"), help: ArgumentHelp("A company, any of which produced it.", valueName: "id"))
        var companies: [Int] = []

        @Option(
            name: .customLong("keyword"), help: ArgumentHelp("A keyword that it has; may be repeated.", valueName: "id")
        )
        var keywords: [Int] = []

        @Option(
            name: .customLong("service"),
            help: ArgumentHelp("A service, any of which offers it in the region.", valueName: "id"))
        var services: [Int] = []

        @Flag(help: "Find movies for adults only, too.")
        var adult = false

        @OptionGroup var list: ListOptions

        func validate() throws {
            if let from, let to, from > to { throw ValidationError("--from is after --to.") }
            if let minRuntime, let maxRuntime, minRuntime > maxRuntime {
                throw ValidationError("--min-runtime is longer than --max-runtime.")
            }
        }

        func run() async throws {
            let filter = MovieFilter(
                order: order, genres: genres, excludedGenres: excludedGenres,
                years: Self.range(from, to, within: 1800...9999), minimumVoteAverage: rating, minimumVoteCount: votes,
                runtime: Self.range(minRuntime, maxRuntime, within: 0...10_000), originalLanguage: originalLanguage,
                originCountry: country, people: people, companies: companies, keywords: keywords,
                watchProviders: services, includesAdult: adult)
            try await list.show(filter, { $0.movies.discoverMovies }, line: \.listLine)
        }

        /// The range of two ends, of which one may be open; `nil` if both are.
        private static func range(_ lower: Int?, _ upper: Int?, within whole: ClosedRange<Int>) -> ClosedRange<Int>? {
            guard lower != nil || upper != nil else { return nil }
            let (lower, upper) = (lower ?? whole.lowerBound, upper ?? whole.upperBound)
            return min(lower, upper)...max(lower, upper)
        }
    }
}

extension MoviePreviewDetails {

    var listLine: ListLine {
        let year = releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
        let rating = voteAverage.flatMap { (voteCount ?? 0) > 0 ? "★ \(String(format: "%.1f", $0))" : nil }
        return ListLine(id: id, title: title + year, fact: rating ?? "")
    }
}
