import ArgumentParser

/// The command `popcorn`.
@main
struct Popcorn: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "popcorn",
        abstract: "Films, series and people from TMDb, kept in SQLite.",
        discussion: """
            A title or a person is fetched from TMDb once and read from a local cache after that.

            Settings are taken from flags, then from the environment:
              TMDB_ACCESS_TOKEN  TMDb's API read access token
              TMDB_API_KEY       TMDb's API key, if there is no token
              TMDB_BASE_URL      default https://api.themoviedb.org; http to this host only
              POPCORN_HOME       folder of cache.sqlite and library.sqlite
                                 (default: popcorn/ in XDG's cache and data homes)
              POPCORN_LANGUAGE   default en-US
              POPCORN_REGION     default: the language's region
              POPCORN_FALLBACK   languages of texts that are not translated (default: none)

            Exit codes: 0 done, 64 usage, 66 not found, 69 TMDb unreachable or failing,
            74 database error, 75 rate limited, 77 unauthorised, 130 interrupted.

            This product uses the TMDB API but is not endorsed or certified by TMDB.
            """,
        subcommands: [
            MovieCommand.self, TVCommand.self, SeasonCommand.self, EpisodeCommand.self, EpisodeGroupCommand.self,
            PersonCommand.self,
            MoviesCommand.self, TVSeriesListCommand.self, PeopleCommand.self, SearchCommand.self, FindCommand.self,
            CollectionCommand.self, GenresCommand.self,
            WatchlistCommand.self, CacheCommand.self, StandInCommand.self, DemoCommand.self,
        ]
    )

    static func main() async {
        await TextLayout.$width.withValue(Terminal.width) { await main(nil) }
    }
}
