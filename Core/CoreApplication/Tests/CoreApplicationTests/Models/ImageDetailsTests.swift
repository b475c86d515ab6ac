import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct ImageDetailsTests {

    private func image(_ languageCode: String?) throws -> ImageDetails {
        let urlSet = ImagesConfiguration.mock().logoURLSet(for: URL(string: "/l.png"))
        return ImageDetails(
            urlSet: try #require(urlSet), languageCode: languageCode, regionCode: languageCode.map { _ in "BR" },
            width: 800, height: 310, voteAverage: 5.5, voteCount: 12)
    }

    @Test func `the URLs and the properties are one JSON object`() throws {
        let image = try image("pt")
        let data = try JSONEncoder().encode(image)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "card", "detail", "full", "height", "languageCode", "path", "regionCode", "thumbnail", "voteAverage",
                "voteCount", "width",
            ])
        #expect(object["path"] as? String == "/l.png")
        #expect(object["full"] as? String == image.urlSet.full.absoluteString)
        #expect(object["languageCode"] as? String == "pt")
        #expect(try JSONDecoder().decode(ImageDetails.self, from: data) == image)
    }

    @Test func `an image without text has no language in JSON`() throws {
        let image = try image(nil)
        let data = try JSONEncoder().encode(image)
        #expect(!String(decoding: data, as: UTF8.self).contains("Code"))
        #expect(try JSONDecoder().decode(ImageDetails.self, from: data) == image)
    }

    @Test func `the URLs are members of the image`() throws {
        let image = try image(nil)
        #expect(image.card == image.urlSet.card)
        #expect(image.path == image.urlSet.path)
    }
}
