import CoreDomain

/// The variables of the environment that `popcorn serve` reads.
enum ServeVariables {

    /// The variables that are not settings of the configuration file.
    private static let others = [
        "POPCORN_CACHE_MAX_BYTES", "POPCORN_CONFIG", "POPCORN_DATABASE_SCHEMA", "POPCORN_DATABASE_URL",
        "POPCORN_DATABASE_URL_FILE", "POPCORN_FALLBACK", "POPCORN_HOME", "POPCORN_LANGUAGE", "POPCORN_REGION",
        "POPCORN_TIME_ZONE", "TMDB_ACCESS_TOKEN", "TMDB_ACCESS_TOKEN_FILE", "TMDB_API_KEY", "TMDB_API_KEY_FILE",
        "TMDB_BASE_URL", "TMDB_EXPORTS_URL",
    ]

    private static let all =
        others + ServeSetting.allCases.map { "POPCORN_\($0.rawValue.uppercased().replacing("-", with: "_"))" }

    /// Returns a warning for each variable whose name is similar to one that is read. Other unknown variables may be those
    /// of other programs.
    static func warnings(_ environment: [String: String]) -> [String] {
        environment.keys.filter { $0.hasPrefix("POPCORN_") || $0.hasPrefix("TMDB_") }.sorted().compactMap { name in
            guard !all.contains(name), let similar = SimilarName.of(name, in: all) else { return nil }
            return "The environment variable \(name.printable) is ignored; did you mean \(similar)?"
        }
    }
}
