import TMDb
import TMDbTesting

/// The responses to requests about ratings and account states.
enum RatingResponses {
    static func rate(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let title = try request.title()
        let rater = try request.rater(in: state)
        guard let value = try request.body().number("value") else { throw .validationFailed }
        if value > 10 { throw .ratingTooHigh }
        if value < 0.5 { throw .ratingTooLow }
        guard (value * 2).rounded() == value * 2 else { throw .ratingBetweenSteps }
        try request.requireTitle(title)
        let isNew = state.changeActivity(of: rater) { $0.ratings.set(value, for: title) }
        return .done(isNew ? .added : .updated)
    }

    /// Deletes a rating. Succeeds even if the title is not rated, because the request may be repeated.
    static func unrate(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let title = try request.title()
        let rater = try request.rater(in: state)
        try request.requireTitle(title)
        state.changeActivity(of: rater) { activity in _ = activity.ratings.remove(title) }
        return .done(.deleted)
    }

    static func states(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let title = try request.title()
        let activity = state.activity(of: try request.rater(in: state))
        guard let id = request.row(of: title)?["id"] else { throw .notFound }
        return .json([
            "id": id, "rated": rated(activity.ratings[title]),
            "favorite": .bool(activity.isMarked(title, as: .favorite)),
            "watchlist": .bool(activity.isMarked(title, as: .watchlist)),
        ])
    }

    static func seasonStates(_ state: UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let (series, number) = (try request.number("series_id"), try request.number("season_number"))
        let activity = state.activity(of: try request.rater(in: state))
        guard let season = request.rows.season(number, ofTVSeries: series) else { throw .notFound }
        let episodes = season.episodes.map { episode -> JSONValue in
            let title = Title.tvEpisode(series: series, season: number, number: episode.number)
            return [
                "id": .integer(episode.id), "episode_number": .integer(episode.number),
                "rated": rated(activity.ratings[title]),
            ]
        }
        return .json(["id": .integer(season.id), "results": .array(episodes)])
    }

    private static func rated(_ rating: Double?) -> JSONValue {
        rating.map { ["value": .number($0)] } ?? false
    }
}
