import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesApplication

@Suite
struct TVSeriesListUseCasesTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example

    private func useCases(_ lists: TVSeriesListRepositoryMock) -> TVSeriesUseCases {
        TVSeriesUseCases(TVSeriesRepositoryMock(), lists: lists, builder: .mock())
    }

    private func lists(_ items: [TVSeriesPreview] = []) -> TVSeriesListRepositoryMock {
        let page = ContentPage(page: 1, totalPages: 3, totalResults: 41, items: items)
        return TVSeriesListRepositoryMock(.success(Sourced(page, origin: .stale, cachedAt: time)))
    }

    @Test
    func `each use case requests its list`() async throws {
        let lists = lists()
        let series = useCases(lists)
        let filter = TVSeriesFilter(genres: [18], networks: [174])
        _ = try await series.fetchPopularTVSeries.execute()
        _ = try await series.fetchTopRatedTVSeries.execute(page: 2)
        _ = try await series.fetchOnTheAirTVSeries.execute()
        _ = try await series.fetchAiringTodayTVSeries.execute()
        _ = try await series.fetchTrendingTVSeries.execute(.week)
        _ = try await series.fetchSimilarTVSeries.execute(id: 1396)
        _ = try await series.fetchTVSeriesRecommendations.execute(id: 1396, page: 3)
        _ = try await series.searchTVSeries.execute(TVSeriesSearch("bad"))
        _ = try await series.discoverTVSeries.execute(filter, page: 4, policy: .refresh)

        #expect(
            lists.calls.map(\.list) == [
                .popular, .topRated, .onTheAir, .airingToday, .trending(.week), .similar(id: 1396),
                .recommendations(id: 1396), .search(TVSeriesSearch("bad")), .discover(filter),
            ])
        #expect(lists.calls.map(\.page) == [1, 2, 1, 1, 1, 1, 3, 1, 4])
        #expect(lists.calls.map(\.policy) == Array(repeating: .cacheFirst, count: 8) + [.refresh])
        #expect(lists.calls.allSatisfy { $0.locale == .americanEnglish })
    }

    @Test
    func `previews contain image URLs, and the page reports its source`() async throws {
        let result = try await useCases(lists([.mock(), TVSeriesPreview(id: 7, name: "")]))
            .fetchPopularTVSeries.sourced(owner: .default)

        #expect(result.origin == .stale)
        #expect(result.cachedAt == time)
        #expect(result.value.totalResults == 41)
        let preview = TVSeriesPreview.mock()
        #expect(
            result.value.items == [
                TVSeriesPreviewDetails(
                    id: 1396, name: "Breaking Bad", originalName: "Breaking Bad", originalLanguage: "en",
                    originCountry: ["US"], overview: preview.overview, genreIDs: [18, 80],
                    firstAirDate: preview.firstAirDate, posterURLSet: images.posterURLSet(for: preview.posterPath),
                    backdropURLSet: images.backdropURLSet(for: preview.backdropPath), popularity: 205.3,
                    voteAverage: 8.9, voteCount: 15_850, isAdultOnly: false, isOnWatchlist: false),
                TVSeriesPreviewDetails(id: 7, name: "", isOnWatchlist: false),
            ])
    }

    @Test
    func `the coding keys of a preview are the property names`() throws {
        let preview = TVSeriesPreviewDetails(id: 1, name: "A", originCountry: [], genreIDs: [18])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(preview)

        #expect(String(decoding: data, as: UTF8.self) == #"{"genreIDs":[18],"id":1,"name":"A","originCountry":[]}"#)
        #expect(try JSONDecoder().decode(TVSeriesPreviewDetails.self, from: data) == preview)
    }
}
