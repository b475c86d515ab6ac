import TMDb

/// A source of the rows of titles in lists.
protocol TitleRows: Sendable {
    /// Returns a title's row without `media_type` and the user's `rating`, or `nil` if the title is unknown.
    /// - Parameter language: The requested language. It affects the text of the row, but not whether the title is
    ///   known.
    func row(of title: Title, language: String?) -> [String: JSONValue]?

    /// Returns a season, or `nil` if the season is unknown.
    func season(_ number: Int, ofTVSeries series: Int) -> SeasonRow?
}

/// The properties of a season for the account states of its episodes.
struct SeasonRow: Equatable, Sendable {
    struct Episode: Equatable, Sendable {
        let id: Int
        let number: Int
    }

    let id: Int
    let episodes: [Episode]
}

extension Title.Kind {
    /// The members of a list row.
    var rowKeys: Set<String> {
        let common: Set<String> = ["id", "overview", "vote_average", "vote_count"]
        let show: Set<String> = [
            "adult", "backdrop_path", "genre_ids", "original_language", "popularity", "poster_path", "softcore",
        ]
        return switch self {
        case .movie: common.union(show).union(["original_title", "release_date", "title", "video"])
        case .tvSeries: common.union(show).union(["first_air_date", "name", "origin_country", "original_name"])
        case .tvEpisode:
            common.union([
                "air_date", "episode_number", "episode_type", "name", "production_code", "runtime", "season_number",
                "show_id", "still_path",
            ])
        }
    }
}
