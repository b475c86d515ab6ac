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
        try await details(forTVSeriesWithAllSeasons: id, appending: [], language: language)
            .seasons.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the details of a TV series with other resources and all seasons, in as few requests as TMDb allows.
    ///
    /// The first request fetches the resources and as many seasons as TMDb still appends, from season 0. Each further
    /// request fetches up to 20 more seasons.
    ///
    /// - Returns: The first response, and the seasons by number. Seasons that TMDb lists but does not return are omitted.
    package func details(
        forTVSeriesWithAllSeasons id: TVSeries.ID, appending options: TVSeriesAppendOption, language: String?,
        includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> (response: TVSeriesDetailsResponse, seasons: [Int: TVSeason]) {
        let limit = QueryItem.appendedLimit
        let first = max(0, limit - options.resourceNames.count)
        let response = try await details(
            forTVSeries: id, appending: options, seasons: 0..<first, language: language,
            includeImageLanguage: includeImageLanguage, includeVideoLanguage: includeVideoLanguage)
        var seasons = response.appendedSeasons
        var missing = (response.tvSeries.seasons ?? []).map(\.seasonNumber).filter { $0 >= first }.sorted()[...]
        while !missing.isEmpty {
            let more = try await details(
                forTVSeries: id, appending: [], seasons: missing.prefix(limit), language: language)
            seasons.merge(more.appendedSeasons) { $1 }
            missing = missing.dropFirst(limit)
        }
        return (response, seasons)
    }
}
