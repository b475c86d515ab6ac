import Foundation
import Testing

@testable import TMDb

@Suite
struct ImageURLTests {

    private let images = ImagesConfiguration.test()
    private let path = URL(string: "/a.jpg")

    @Test func `each kind of image has its own sizes and aspect ratio`() {
        let size = ImageSize.width(190)
        #expect(images.backdropURL(for: path, size: size)?.absoluteString == "https://images.example/t/p/w300/a.jpg")
        #expect(images.logoURL(for: path, size: size)?.absoluteString == "https://images.example/t/p/w300/a.jpg")
        #expect(images.posterURL(for: path, size: size)?.absoluteString == "https://images.example/t/p/w342/a.jpg")
        #expect(images.profileURL(for: path, size: size)?.absoluteString == "https://images.example/t/p/h632/a.jpg")
        #expect(images.stillURL(for: path, size: size)?.absoluteString == "https://images.example/t/p/w300/a.jpg")
        #expect(
            images.stillURL(for: path, size: .height(104))?.absoluteString == "https://images.example/t/p/w185/a.jpg")
        #expect(
            images.backdropURL(for: path, size: .height(169))?.absoluteString
                == "https://images.example/t/p/w780/a.jpg")
        #expect(
            images.logoURL(for: path, size: .height(50), aspectRatio: 3)?.absoluteString
                == "https://images.example/t/p/w154/a.jpg")
        #expect(
            images.logoURL(for: path, size: .height(50))?.absoluteString
                == "https://images.example/t/p/original/a.jpg")
    }

    @Test(arguments: ImageKind.allCases)
    func `without a size, the original is used`(kind: ImageKind) {
        #expect(
            images.imageURL(for: path, kind: kind)?.absoluteString == "https://images.example/t/p/original/a.jpg")
    }

    @Test(arguments: ImageKind.allCases)
    func `without a path, the URL is nil`(kind: ImageKind) {
        #expect(images.imageURL(for: nil, kind: kind, size: .width(1)) == nil)
    }

    @Test func `base URL, size and path are separated by single slashes`() {
        let bare = ImagesConfiguration.test(base: "https://images.example/t/p")
        let expected = "https://images.example/t/p/w92/a.jpg"
        #expect(bare.posterURL(for: path, size: .width(1))?.absoluteString == expected)
        #expect(bare.posterURL(for: URL(string: "a.jpg"), size: .width(1))?.absoluteString == expected)
    }

    @Test func `the percent-encoding of a path is unchanged`() {
        #expect(
            images.posterURL(for: URL(string: "/a%20b.jpg"), size: .named("w92"))?.absoluteString
                == "https://images.example/t/p/w92/a%20b.jpg")
    }

    @Test func `an absolute URL is unchanged`() {
        let address = URL(string: "https://avatars.example/a.jpg")
        #expect(images.profileURL(for: address, size: .width(1)) == address)
    }
}

extension ImagesConfiguration {
    /// Creates a configuration with TMDb's sizes.
    static func test(base: String = "https://images.example/t/p/") -> ImagesConfiguration {
        let url = URL(string: base) ?? URL(filePath: "/")
        return ImagesConfiguration(
            baseURL: URL(string: "http://images.example/t/p/") ?? url, secureBaseURL: url,
            backdropSizes: ["w300", "w780", "w1280", "original"],
            logoSizes: ["w45", "w92", "w154", "w185", "w300", "w500", "original"],
            posterSizes: ["w92", "w154", "w185", "w342", "w500", "w780", "original"],
            profileSizes: ["w45", "w185", "h632", "original"], stillSizes: ["w92", "w185", "w300", "original"])
    }
}
