import Foundation
import PopcornTesting
import Testing

/// Checks the JSON of the samples of all models against that of Foundation's encoder.
@Suite struct SampleJSONTests {

    @Test func `titles have the bytes of Foundation's encoder`() throws {
        try expectSameJSON(MovieDetails.mock())
        try expectSameJSON(MovieDetails.mock(belongsToCollection: .mock(parts: [.mock()]), isOnWatchlist: true))
        try expectSameJSON(MovieCollectionDetails.mock(parts: [.mock(), .mock(id: 2)]))
        try expectSameJSON([MoviePreviewDetails.mock()])
        try expectSameJSON(TVSeriesDetails.mock())
        try expectSameJSON([TVSeriesPreviewDetails.mock()])
        try expectSameJSON(TVSeasonDetails.mock())
        try expectSameJSON(TVEpisodeDetails.mock())
        try expectSameJSON(TVEpisodeGroupDetails.mock())
        try expectSameJSON(NextEpisodes.mock())
    }

    @Test func `people and parts have the bytes of Foundation's encoder`() throws {
        try expectSameJSON(PersonDetails.mock())
        try expectSameJSON([PersonPreviewDetails.mock()])
        try expectSameJSON(PersonCreditsDetails.mock())
        try expectSameJSON(CreditsDetails.mock())
        try expectSameJSON(AggregateCreditsDetails.mock())
        try expectSameJSON(TVEpisodeCreditsDetails.mock())
        try expectSameJSON(WatchOffersDetails.mock())
        try expectSameJSON(ImageCollectionDetails.mock())
        try expectSameJSON(VideoDetails.mock())
        try expectSameJSON(NetworkDetails.mock())
        try expectSameJSON(CreatorDetails.mock())
        try expectSameJSON(OrganisationDetails.mock())
    }

    @Test func `lists and reports have the bytes of Foundation's encoder`() throws {
        try expectSameJSON(WatchlistCalendar.mock())
        try expectSameJSON([WatchlistTitle.mock()])
        try expectSameJSON([WatchlistEntry.mock()])
        try expectSameJSON([SearchHistoryEntry.mock()])
        try expectSameJSON([LanguageDetails.mock()])
        try expectSameJSON([CertificationDetails.mock()])
        try expectSameJSON(CacheStatistics.mock())
        try expectSameJSON(Health.mock())
        try expectSameJSON([MediaPreviewDetails.movie(.mock()), .tvSeries(.mock()), .person(.mock())])
    }

    @Test func `values with their source have the bytes of Foundation's encoder`() throws {
        let movie = MovieDetails.mock()
        try expectSameJSON(Sourced(movie, origin: .stale, cachedAt: Date(timeIntervalSince1970: 1_700_000_000.25)))
        try expectSameJSON(try ContentLocale(language: "de-DE"))
    }

    private func expectSameJSON(
        _ value: some Encodable, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        for isPretty in [false, true] {
            let expected = String(
                decoding: try PopcornJSON.encoder(isPretty: isPretty).encode(value), as: UTF8.self)
            let found = String(decoding: try PopcornJSON.data(value, isPretty: isPretty), as: UTF8.self)
            #expect(found == expected, sourceLocation: sourceLocation)
            #expect(found.count > 2, sourceLocation: sourceLocation)
        }
    }
}
