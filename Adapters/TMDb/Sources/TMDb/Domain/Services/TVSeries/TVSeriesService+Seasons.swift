extension TVSeriesService {

    /// Returns all seasons of a TV series with their episodes, sorted by season number, in as few requests as TMDb
    /// allows.
    ///
    /// `GET /3/tv/{series_id}?append_to_response=season/0,season/1,…`
    ///
    /// The first request fetches seasons 0 to 19 and the list of all seasons, so one request is enough for most series.
    /// Each further request fetches up to 20 more. A season that a response lacks is fetched from its own endpoint.
    /// Seasons that TMDb lists but does not have are omitted.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the TV series.
    ///   - language: The language of the response. Default: the client's.
    public func allSeasons(ofTVSeries id: TVSeries.ID, language: String? = nil) async throws(TMDbError) -> [TVSeason] {
        try await details(forTVSeriesWithAllSeasons: id, appending: [], language: language)
            .seasons.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the details of a TV series with other resources and all seasons, in as few requests as TMDb allows.
    ///
    /// The first request fetches the resources and as many seasons as TMDb still appends, from season 0. Each further
    /// request fetches up to 20 more seasons, or up to 10 with their translations.
    ///
    /// A season that a response lacks is fetched from its own endpoint.
    ///
    /// - Returns: The first response, and the seasons and their translations by number. Seasons that TMDb lists but
    ///   does not have are omitted.
    package func details(
        forTVSeriesWithAllSeasons id: TVSeries.ID, appending options: TVSeriesAppendOption, language: String?,
        includeImageLanguage: [String]? = nil, includeVideoLanguage: [String]? = nil, withTranslations: Bool = false
    ) async throws(TMDbError) -> TVSeriesWithAllSeasons {
        let slotsPerSeason = withTranslations ? 2 : 1
        func translated(_ seasons: some Sequence<Int>) -> [TVSeriesMember] {
            withTranslations ? seasons.map { TVSeriesMember(seasonNumber: $0) } : []
        }
        let first = 0..<max(0, QueryItem.appendedLimit - options.resourceNames.count) / slotsPerSeason
        let response = try await details(
            forTVSeries: id, appending: options, seasons: first, translationsOf: translated(first), language: language,
            includeImageLanguage: includeImageLanguage, includeVideoLanguage: includeVideoLanguage)
        var whole = TVSeriesWithAllSeasons(
            response: response, seasons: response.appendedSeasons, translations: response.appendedTranslations,
            unreadableMembers: response.unreadableMembers.names)
        var missing = (response.tvSeries.seasons ?? []).map(\.seasonNumber).filter { $0 >= first.upperBound }
            .sorted()[...]
        while !missing.isEmpty {
            let next = missing.prefix(QueryItem.appendedLimit / slotsPerSeason)
            let more = try await details(
                forTVSeries: id, appending: [], seasons: next, translationsOf: translated(next), language: language)
            whole.seasons.merge(more.appendedSeasons) { $1 }
            whole.translations.merge(more.appendedTranslations) { $1 }
            whole.unreadableMembers.formUnion(more.unreadableMembers.names.filter { $0.hasPrefix("season/") })
            missing = missing.dropFirst(next.count)
        }
        for number in (response.tvSeries.seasons ?? []).map(\.seasonNumber) where whole.seasons[number]?.episodes == nil
        {
            whole.seasons[number] = nil
            try await add(number, to: &whole, ofTVSeries: id, language, withTranslations)
        }
        return whole
    }

    /// Adds a season from its own endpoint, unless it does not exist.
    private func add(
        _ number: Int, to whole: inout TVSeriesWithAllSeasons, ofTVSeries id: TVSeries.ID, _ language: String?,
        _ withTranslations: Bool
    ) async throws(TMDbError) {
        do throws(TMDbError) {
            let season: TVSeasonDetailsResponse = try await send(
                Endpoint(
                    "tv-season-details", path: .tvSeason(number, ofTVSeries: id),
                    query: .details(
                        appending: withTranslations ? TVSeasonAppendOption.translations : [], language: language,
                        includeImageLanguage: nil, includeVideoLanguage: nil)))
            guard season.tvSeason.episodes != nil else {
                throw TMDbError(
                    .decoding(codingPath: "episodes", reason: "The value is missing"), method: .get,
                    path: "/3/tv/\(id)/season/\(number)")
            }
            whole.seasons[number] = season.tvSeason
            whole.translations[TVSeriesMember(seasonNumber: number)] = season.translations
            if !season.unreadableMembers.names.isEmpty { whole.unreadableMembers.insert("season/\(number)") }
        } catch {
            if error.kind != .notFound { throw error }
        }
    }

    /// Returns the details of a TV series together with other resources, seasons, and translations of seasons and
    /// episodes, at most 20 in total, in one request.
    ///
    /// TMDb appends the resources of a season or an episode to the series, but not to the season.
    package func details(
        forTVSeries id: TVSeries.ID, appending options: TVSeriesAppendOption, seasons: some Collection<Int> = [Int](),
        translationsOf members: [TVSeriesMember], language: String?, includeImageLanguage: [String]? = nil,
        includeVideoLanguage: [String]? = nil
    ) async throws(TMDbError) -> TVSeriesDetailsResponse {
        try await send(
            Endpoint(
                "tv-series-details", path: ["tv", .id(id, "series_id")],
                query: .details(
                    appending: options, seasons: seasons, translationsOf: members, language: language,
                    includeImageLanguage: includeImageLanguage, includeVideoLanguage: includeVideoLanguage),
                cacheability: options.cacheability))
    }
}

/// A TV series with all its seasons, from one or more responses.
package struct TVSeriesWithAllSeasons: Sendable {
    /// The first response.
    package let response: TVSeriesDetailsResponse
    /// The seasons with their episodes, by number.
    package internal(set) var seasons: [Int: TVSeason]
    /// The translations of the seasons; empty if they were not requested.
    package internal(set) var translations: [TVSeriesMember: TVSeasonTranslationCollection]
    /// The members of the responses with values that cannot be read, such as `runtime` or `season/1`.
    package internal(set) var unreadableMembers: Set<String>
}
