import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct MediaDetailsMapperTests {

    @Test func `every property of a video is mapped`() {
        let video = Video.mock()
        #expect(
            VideoDetailsMapper().map([video])
                == [
                    VideoDetails(
                        id: video.id, name: video.name, site: "YouTube", key: "BdJKm16Co6M", type: .trailer, size: 1080,
                        isOfficial: true, publishedAt: video.publishedAt, languageCode: "en", regionCode: "US",
                        watchURL: URL(string: "https://www.youtube.com/watch?v=BdJKm16Co6M"))
                ])
        let bare = Video(id: "1", name: "", site: "", key: "", type: VideoType(rawValue: ""))
        #expect(
            VideoDetailsMapper().map([bare])
                == [VideoDetails(id: "1", name: "", site: "", key: "", type: VideoType(rawValue: ""))])
    }

    @Test(
        arguments: [
            ("YouTube", "a&b=c", "https://www.youtube.com/watch?v=a%26b%3Dc"),
            ("Vimeo", "76979871", "https://vimeo.com/76979871"),
            ("Vimeo", "../x", "https://vimeo.com/..%2Fx"), ("Dailymotion", "k", nil), ("youtube", "k", nil),
        ] as [(String, String, String?)])
    func `a video on a known site has a watch URL`(site: String, key: String, url: String?) {
        #expect(VideoDetailsMapper().map([.mock(site: site, key: key)]).first?.watchURL?.absoluteString == url)
    }

    @Test func `each image has the URLs of its kind`() throws {
        let configuration = ImagesConfiguration.mock()
        let paths = try ["/p.jpg", "/b.jpg", "/l.png", "/s.jpg", "/f.jpg"].map { try #require(URL(string: $0)) }
        let details = ImageCollectionDetailsMapper().map(
            ImageCollection(
                posterPaths: [paths[0], paths[1]], backdropPaths: [paths[1]], logoPaths: [paths[2]],
                stillPaths: [paths[3]], profilePaths: [paths[4]]),
            imagesConfiguration: configuration)
        #expect(
            details.posters
                == [configuration.posterURLSet(for: paths[0]), configuration.posterURLSet(for: paths[1])])
        #expect(details.backdrops == [configuration.backdropURLSet(for: paths[1])])
        #expect(details.logos == [configuration.logoURLSet(for: paths[2])])
        #expect(details.stills == [configuration.stillURLSet(for: paths[3])])
        #expect(details.profiles == [configuration.profileURLSet(for: paths[4])])
        #expect(
            ImageCollectionDetailsMapper().map(nil, imagesConfiguration: configuration) == ImageCollectionDetails())
    }
}
