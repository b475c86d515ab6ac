import ArgumentParser
import PopcornServices

/// The `popcorn` command.
@main
struct Popcorn: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "popcorn",
        abstract: "Read movies, TV series and people from TMDb, cached in SQLite.",
        discussion: """
            Data is fetched from TMDb, cached locally and refreshed when it gets old.

            Settings come from options or, for options that are not given, from the environment:
              TMDB_ACCESS_TOKEN  API read access token
              TMDB_API_KEY       API key, used if there is no access token
              TMDB_BASE_URL      base URL of the API: https, or http for this host only
                                 (default: https://api.themoviedb.org)
              TMDB_EXPORTS_URL   URL of the folder of daily exports: https, or http for
                                 this host only (default: https://files.tmdb.org/p/exports)
              POPCORN_HOME       folder of cache.sqlite, titles.sqlite and library.sqlite
                                 (default: popcorn/ in the XDG cache and data folders)
              POPCORN_DATABASE_URL, POPCORN_DATABASE_SCHEMA
                                 PostgreSQL database in place of the folder, like
                                 postgresql://user@host/name, and schema in it (default:
                                 popcorn), for a program that was built with PostgreSQL
              POPCORN_LANGUAGE   language of texts (default: en-US)
              POPCORN_REGION     region (default: the language's region)
              POPCORN_TIME_ZONE  time zone of the current day (default: UTC)
              POPCORN_FALLBACK   fallback languages for missing translations
                                 (default: none)

            Exit codes: 0 success, 64 invalid usage, 66 not found or not cached, 69 TMDb unavailable or its response \
            not readable, 73 limit reached, 74 database error, 75 rate limited, 77 unauthorised, 130 interrupted.

            This product uses the TMDB API but is not endorsed or certified by TMDB.
            """,
        version: PopcornServices.version,
        subcommands: [
            MovieCommand.self, TVCommand.self, SeasonCommand.self, EpisodeCommand.self, EpisodeGroupCommand.self,
            PersonCommand.self,
            MoviesCommand.self, TVSeriesListCommand.self, PeopleCommand.self, TrendingCommand.self, SearchCommand.self,
            HistoryCommand.self, FindCommand.self, CollectionCommand.self, GenresCommand.self,
            WatchlistCommand.self, CalendarCommand.self, ReferenceCommand.self, CompanyCommand.self,
            NetworkCommand.self, LibraryCommand.self, WarmCommand.self, SyncCommand.self, IndexCommand.self,
            SuggestCommand.self, CacheCommand.self,
            HealthCommand.self, StandInCommand.self, DemoCommand.self, ServeCommand.self, TokenCommand.self,
            MCPCommand.self,
        ]
    )

    static func main() async {
        await TextLayout.$width.withValue(Terminal.width) {
            do {
                var command = try parsed(Array(CommandLine.arguments.dropFirst()))
                if var command = command as? any AsyncParsableCommand {
                    try await command.run()
                } else {
                    try command.run()
                }
            } catch {
                exit(withError: error)
            }
        }
    }

    /// Returns the command of the arguments.
    ///
    /// - Throws: The error of the parser. An unknown command or option precedes an error about the argument after it.
    static func parsed(_ arguments: [String]) throws -> any ParsableCommand {
        do {
            return try parseAsRoot(arguments)
        } catch {
            throw unknownCommand(in: arguments) ?? unknownOption(in: arguments) ?? error
        }
    }

    /// Returns the error of an unknown command, such as `movei` in `popcorn movei 550`; `nil` if there is none.
    private static func unknownCommand(in arguments: [String]) -> (any Error)? {
        var path = "popcorn"
        var configuration = Self.configuration
        for argument in arguments {
            let names = configuration.subcommands.compactMap { $0.configuration.commandName }
            guard !names.isEmpty, configuration.defaultSubcommand == nil, argument != "help", !argument.hasPrefix("-")
            else { return nil }
            guard let next = configuration.subcommands.first(where: { $0.configuration.commandName == argument }) else {
                let suggestion = SimilarName.of(argument, in: names).map { "; did you mean '\($0)'?" } ?? ""
                return ValidationError("'\(argument.printable)' is not a command of \(path)\(suggestion)")
            }
            path += " \(argument)"
            configuration = next.configuration
        }
        return nil
    }

    /// Returns the error of an unknown option whose value the parser took as an argument of the command, such as `de`
    /// in `popcorn movie 550 --langauge de`; `nil` if there is none.
    private static func unknownOption(in arguments: [String]) -> (any Error)? {
        for (index, (option, value)) in zip(arguments, arguments.dropFirst()).enumerated()
        where option.hasPrefix("--") && option != "--" && !value.hasPrefix("-") {
            var rest = arguments
            rest.remove(at: index + 1)
            do {
                _ = try parseAsRoot(rest)
            } catch {
                if message(for: error).hasPrefix("Unknown option") { return error }
            }
        }
        return nil
    }
}
