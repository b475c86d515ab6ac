import TMDb

/// Says how a title looks in a list.
protocol TitleRows: Sendable {
    /// The row without `media_type` and the user's `rating`.
    /// - Parameter language: As the request has it. It decides on the words, never on whether there is a row.
    /// - Returns: Nil if there is no such title.
    func row(of title: Title, language: String?) -> [String: JSONValue]?

    /// - Returns: Nil if there is no such season.
    func season(_ number: Int, ofTVSeries series: Int) -> SeasonRow?
}

/// The part of a season that the states of its episodes need.
struct SeasonRow: Equatable, Sendable {
    struct Episode: Equatable, Sendable {
        let id: Int
        let number: Int
    }

    let id: Int
    let episodes: [Episode]
}

extension Title.Kind {
    /// The members of a row of a list.
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
