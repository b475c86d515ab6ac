import Foundation
import Testing

@testable import TMDb

/// Image URLs of models.
@Suite
struct ModelImageURLTests {

    private let images = ImagesConfiguration.test()
    private let path = URL(string: "/a.jpg")

    @Test func `models have URLs for each kind of image`() throws {
        let movie = Movie(id: 1, title: "x", posterPath: path, backdropPath: URL(string: "/b.jpg"))
        #expect(
            movie.posterURL(in: images, size: .width(190))?.absoluteString
                == "https://images.example/t/p/w342/a.jpg")
        #expect(
            movie.backdropURL(in: images, size: .width(190))?.absoluteString
                == "https://images.example/t/p/w300/b.jpg")
        let person = try PersonListItem(json: #"{"id": 1, "name": "x", "profile_path": "/a.jpg"}"#)
        #expect(
            person.profileURL(in: images, size: .width(190))?.absoluteString
                == "https://images.example/t/p/h632/a.jpg")
        let episode = TVEpisode(id: 1, name: "x", episodeNumber: 1, seasonNumber: 1, stillPath: path)
        #expect(episode.stillURL(in: images)?.absoluteString == "https://images.example/t/p/original/a.jpg")
        let network = Network(id: 1, name: "x", logoPath: path)
        #expect(
            network.logoURL(in: images, size: .height(50), aspectRatio: 3)?.absoluteString
                == "https://images.example/t/p/w154/a.jpg")
    }

    @Test func `movies and series in a mixed list have image URLs`() {
        let movie = Show.movie(MovieListItem(id: 1, title: "x", posterPath: path))
        #expect(movie.posterURL(in: images)?.absoluteString == "https://images.example/t/p/original/a.jpg")
        #expect(movie.backdropURL(in: images) == nil)
        let series = Show.tvSeries(TVSeriesListItem(id: 1, name: "x", backdropPath: path))
        #expect(series.backdropURL(in: images)?.absoluteString == "https://images.example/t/p/original/a.jpg")
        #expect(series.posterURL(in: images) == nil)
    }

    @Test func `the configuration is fetched only if a model has an image`() async throws {
        let service = HeldConfigurationService()
        service.answers = [.success("one")]
        let cached = CachedImagesConfiguration(service: service)
        #expect(try await TVSeason(id: 1, name: "x", seasonNumber: 1).posterURL(in: cached) == nil)
        #expect(try await TVSeries(id: 1, name: "x").backdropURL(in: cached) == nil)
        #expect(try await Person(id: 1, name: "x", gender: .unknown).profileURL(in: cached) == nil)
        #expect(try await Network(id: 1, name: "x").logoURL(in: cached) == nil)
        let bare = TVEpisode(id: 1, name: "x", episodeNumber: 1, seasonNumber: 1)
        #expect(try await bare.stillURL(in: cached) == nil)
        #expect(service.requestCount == 0)

        let season = TVSeason(id: 1, name: "x", seasonNumber: 1, posterPath: path)
        let url = try await season.posterURL(in: cached, size: .width(300))
        #expect(url?.absoluteString == "https://one/w342/a.jpg")
        #expect(service.requestCount == 1)
    }
}
