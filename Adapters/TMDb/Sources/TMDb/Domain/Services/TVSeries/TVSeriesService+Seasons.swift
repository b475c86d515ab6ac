extension TVSeriesService {

    /// Returns all seasons of a TV series with their episodes, sorted by season number, in as few requests as TMDb
    /// allows.
    ///
    /// `GET /3/tv/{series_id}?append_to_response=season/0,season/1,…`
    ///
    /// The first request fetches seasons 0 to 19 and the list of all seasons, so one request is enough for most series.
    /// Each further request fetches up to 20 more. Seasons that TMDb lists but does not return are omitted.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the TV series.
    ///   - language: The language of the response. Default: the client's.
    public func allSeasons(
        ofTVSeries id: TVSeries.ID, language: String? = nil
    ) async throws(TMDbError) -> [TVSeason] {
        let limit = QueryItem.appendedLimit
        let first = try await details(forTVSeries: id, appending: [], seasons: 0..<limit, language: language)
        var seasons = first.appendedSeasons
        var missing = (first.tvSeries.seasons ?? []).map(\.seasonNumber).filter { $0 >= limit }.sorted()[...]
        while !missing.isEmpty {
            let more = try await details(
                forTVSeries: id, appending: [], seasons: missing.prefix(limit), language: language)
            seasons.merge(more.appendedSeasons) { $1 }
            missing = missing.dropFirst(limit)
        }
        return seasons.sorted { $0.key < $1.key }.map(\.value)
    }
}
