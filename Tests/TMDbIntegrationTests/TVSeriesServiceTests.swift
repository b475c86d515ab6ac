import TMDb
import TMDbStandIn
import Testing

/// TV series with appended resources, over HTTP.
@Suite struct TVSeriesServiceTests {

    /// Checks facts that hold for the stand-in and for TMDb.
    private static func checkAppending(_ client: TMDbClient) async throws {
        let response = try await client.tvSeries.details(
            forTVSeries: 1396, appending: [.aggregateCredits, .contentRatings, .keywords, .externalIDs],
            seasons: [1, 99], language: "en-US")
        #expect(response.tvSeries.id == 1396)
        #expect(response.tvSeries.name == "Breaking Bad")
        #expect(response.tvSeries.status == .ended)
        #expect(response.tvSeries.numberOfEpisodes == 62)
        let walter = response.aggregateCredits?.cast.first { $0.name == "Bryan Cranston" }
        #expect(walter?.roles.contains { $0.character == "Walter White" } == true)
        #expect(response.contentRatings?.certification(in: "US") == "TV-MA")
        #expect(response.keywords?.keywords.isEmpty == false)
        #expect(response.externalIDs?.imdbID == "tt0903747")
        #expect(response.appendedSeasons.keys.sorted() == [1])
        #expect(response.appendedSeasons[1]?.episodes?.map(\.episodeNumber) == Array(1...7))
        #expect(response.credits == nil)
    }

    @Test func `details, appended resources and seasons are fetched in one request`() async throws {
        try await withStandIn { client, server in
            try await Self.checkAppending(client)
            #expect(server.requestCount == 1)
        }
    }

    @Test(.live) func `the real TMDb API sends details with appended resources and seasons`() async throws {
        try await withLiveAPI(Self.checkAppending)
    }

    /// All resources except account states, which require a user.
    private static let everything: TVSeriesAppendOption = [
        .credits, .aggregateCredits, .images, .videos, .reviews, .recommendations, .similar, .contentRatings,
        .alternativeTitles, .translations, .keywords, .watchProviders, .externalIDs, .screenedTheatrically,
        .episodeGroups, .lists, .changes,
    ]

    @Test func `every resource is fetched in one request`() async throws {
        try await withStandIn(catalogue: GeneratedCatalogue()) { client, server in
            let response = try await client.tvSeries.details(forTVSeries: 1396, appending: Self.everything)
            #expect(server.requestCount == 1)
            #expect(response.credits?.cast.isEmpty == false)
            #expect(response.aggregateCredits?.cast.isEmpty == false)
            #expect(response.images?.posters.isEmpty == false)
            #expect(response.videos?.results.isEmpty == false)
            #expect(response.reviews != nil)
            #expect(response.recommendations != nil)
            #expect(response.similar != nil)
            #expect(response.contentRatings?.certification(in: "GB") == "18")
            #expect(response.alternativeTitles?.titles.isEmpty == false)
            #expect(response.translations?.translations.isEmpty == false)
            #expect(response.keywords?.keywords.isEmpty == false)
            #expect(response.watchProviders?.results.isEmpty == false)
            #expect(response.externalIDs?.tvdbID == 81189)
            #expect(response.screenedTheatrically != nil)
            #expect(response.episodeGroups != nil)
            #expect(response.lists != nil)
            #expect(response.changes != nil)
            #expect(response.accountStates == nil)
        }
    }

    @Test func `seasons are appended to the series, and missing seasons are omitted`() async throws {
        try await withStandIn { client, server in
            let response = try await client.tvSeries.details(
                forTVSeries: 1396, appending: [.credits, .externalIDs], seasons: [1, 99])
            #expect(server.requestCount == 1)
            #expect(response.tvSeries.name == "Breaking Bad")
            #expect(response.appendedSeasons.keys.sorted() == [1])
            #expect(response.appendedSeasons[1]?.episodes?.count == 7)
            #expect(response.appendedSeasons[1]?.episodes?.first?.name == "Pilot")
            #expect(response.credits?.cast.isEmpty == false)
            #expect(response.externalIDs?.tvdbID == 81189)
            let season = try await client.tvSeasons.details(forSeason: 1, inTVSeries: 1396)
            #expect(response.appendedSeasons[1] == season)
        }
    }

    @Test func `all seasons of a series are fetched in one request`() async throws {
        let catalogue = GeneratedCatalogue(seed: 8, movieCount: 1, seriesCount: 20, personCount: 30)
        try await withStandIn(recordings: Recordings([]), catalogue: catalogue) { client, server in
            for id in catalogue.seriesIDs {
                let series = try await client.tvSeries.details(forTVSeries: id)
                server.resetRequests()
                let seasons = try await client.tvSeries.allSeasons(ofTVSeries: id)
                #expect(server.requestCount == 1)
                #expect(seasons.map(\.seasonNumber) == series.seasons?.map(\.seasonNumber))
                let episodes = seasons.compactMap { $0.episodes?.count }
                #expect(episodes == series.seasons?.map(\.episodeCount))
            }
        }
    }
}
