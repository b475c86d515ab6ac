import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesApplication

@Suite struct TVDetailsCodingTests {

    // URLs are decoded with the sizes of the built-in configuration.
    private let images = ImagesConfiguration.mock()

    @Test func `details are decoded as they were encoded`() throws {
        let series = TVSeriesDetailsMapper(imagesConfiguration: images).map(
            .mock(series: .mock(status: "On Hiatus", type: "Hörspiel")), regions: ["GB"], isOnWatchlist: true)
        #expect(try codingRoundTrips(of: series) == [series, series])
        let season = TVSeasonDetailsMapper(imagesConfiguration: images).map(.mock(seriesName: "Lupin"))
        #expect(try codingRoundTrips(of: season) == [season, season])
        let episode = TVEpisodeDetailsMapper(imagesConfiguration: images).map(
            .mock(episode: .mock(episodeType: "cliffhanger"), seasonName: "Part 1"))
        #expect(try codingRoundTrips(of: episode) == [episode, episode])
        let credits = AggregateCreditsDetailsMapper().map(.mock(), imagesConfiguration: images)
        #expect(try codingRoundTrips(of: credits) == [credits, credits])
    }

    @Test func `missing values stay nil`() throws {
        let series = TVSeriesDetails(id: 1, name: "")
        #expect(try codingRoundTrips(of: series) == [series, series])
        let season = TVSeasonDetails(id: 1, name: "", seasonNumber: 0, seriesID: 1)
        #expect(try codingRoundTrips(of: season) == [season, season])
        let episode = TVEpisodeDetails(id: 1, name: "", episodeNumber: 0, seasonNumber: 0, seriesID: 1)
        #expect(try codingRoundTrips(of: episode) == [episode, episode])
    }

    @Test func `the coding keys are the property names`() throws {
        func keys(_ value: some Encodable) throws -> Set<String> {
            let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any]
            return Set((json ?? [:]).keys)
        }
        let texts = ContentDefaults(textFallback: try TextFallback(["de"])).texts(for: .americanEnglish)
        let series = TVSeriesDetailsMapper(imagesConfiguration: images).map(
            .mock(), regions: ["GB"], isOnWatchlist: true, texts: texts)
        #expect(try keys(series) == Set(Mirror(reflecting: series).children.compactMap(\.label)))
        let season = TVSeasonDetailsMapper(imagesConfiguration: images).map(
            .mock(seriesName: "Lupin"), texts: texts)
        #expect(try keys(season) == Set(Mirror(reflecting: season).children.compactMap(\.label)))
        let episode = TVEpisodeDetailsMapper(imagesConfiguration: images).map(
            .mock(seriesName: "Lupin", seasonName: "Part 1"), texts: texts)
        #expect(try keys(episode) == Set(Mirror(reflecting: episode).children.compactMap(\.label)))
    }
}
