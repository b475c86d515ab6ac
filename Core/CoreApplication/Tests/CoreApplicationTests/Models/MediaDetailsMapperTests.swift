import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct MediaDetailsMapperTests {

    private let mapper = VideoDetailsMapper(locale: .americanEnglish, defaults: ContentDefaults())

    @Test func `every property of a video is mapped`() {
        let video = Video.mock()
        #expect(
            mapper.map([video], originalLanguage: nil)
                == [
                    VideoDetails(
                        id: video.id, name: video.name, site: "YouTube", key: "BdJKm16Co6M", type: .trailer, size: 1080,
                        isOfficial: true, publishedAt: video.publishedAt, languageCode: "en", regionCode: "US",
                        watchURL: URL(string: "https://www.youtube.com/watch?v=BdJKm16Co6M"))
                ])
        let bare = Video(id: "1", name: "", site: "", key: "", type: VideoType(rawValue: ""))
        #expect(
            mapper.map([bare], originalLanguage: nil)
                == [VideoDetails(id: "1", name: "", site: "", key: "", type: VideoType(rawValue: ""))])
    }

    @Test(
        arguments: [
            ("YouTube", "a&b=c", "https://www.youtube.com/watch?v=a%26b%3Dc"),
            ("Vimeo", "76979871", "https://vimeo.com/76979871"),
            ("Vimeo", "../x", "https://vimeo.com/..%2Fx"), ("Dailymotion", "k", nil), ("youtube", "k", nil),
        ] as [(String, String, String?)])
    func `a video on a known site has a watch URL`(site: String, key: String, url: String?) {
        #expect(mapper.map([.mock(site: site, key: key)], originalLanguage: nil).first?.watchURL?.absoluteString == url)
    }

    @Test func `videos prefer the language of the locale, the fallback languages and the original language`() throws {
        let mapper = VideoDetailsMapper(
            locale: try ContentLocale(language: "de-AT"),
            defaults: ContentDefaults(textFallback: try TextFallback(["fr"])))
        let videos = [("1", "en"), ("2", "ko"), ("3", "fr"), ("4", "de")].map { Video.mock(id: $0, languageCode: $1) }
        #expect(mapper.map(videos, originalLanguage: "ko").map(\.id) == ["4", "3", "2", "1"])
        #expect(mapper.map(nil, originalLanguage: nil) == [])
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
            details.posters.map(\.urlSet)
                == [configuration.posterURLSet(for: paths[0]), configuration.posterURLSet(for: paths[1])])
        #expect(details.backdrops.map(\.urlSet) == [configuration.backdropURLSet(for: paths[1])])
        #expect(details.logos.map(\.urlSet) == [configuration.logoURLSet(for: paths[2])])
        #expect(details.stills.map(\.urlSet) == [configuration.stillURLSet(for: paths[3])])
        #expect(details.profiles.map(\.urlSet) == [configuration.profileURLSet(for: paths[4])])
        #expect(
            ImageCollectionDetailsMapper().map(nil, imagesConfiguration: configuration) == ImageCollectionDetails())
    }
}
