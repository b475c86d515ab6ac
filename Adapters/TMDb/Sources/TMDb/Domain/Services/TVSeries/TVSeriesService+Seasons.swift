extension TVSeriesService {

    /// All seasons of a TV series with their episodes, in the order of their numbers, in as few requests as TMDb allows.
    ///
    /// `GET /3/tv/{series_id}?append_to_response=season/0,season/1,…`
    ///
    /// The first request asks for the seasons 0 to 19 and learns which there are, so that one is enough for most series.
    /// Each further one brings up to 20 of the others. A season that TMDb names but does not send is left out.
    ///
    /// - Parameters:
    ///   - id: The TV series.
    ///   - language: The language of texts. Default: the client's.
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
