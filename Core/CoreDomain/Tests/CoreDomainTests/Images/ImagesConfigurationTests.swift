import CoreDomain
import Foundation
import Testing

@Suite struct ImagesConfigurationTests {

    private let configuration: ImagesConfiguration
    private let path: URL

    init() throws {
        func sizes(_ names: String...) -> [ImageSize] { names.map(ImageSize.init(rawValue:)) }
        configuration = ImagesConfiguration(
            baseURL: try #require(URL(string: "https://images.example/t/p/")),
            backdropSizes: sizes("w300", "w780", "w1280", "original"),
            logoSizes: sizes("w45", "w92", "w154", "w185", "w300", "w500", "original"),
            posterSizes: sizes("w92", "w154", "w185", "w342", "w500", "w780", "original"),
            profileSizes: sizes("w45", "w185", "h632", "original"),
            stillSizes: sizes("w92", "w185", "w300", "original")
        )
        path = try #require(URL(string: "/a.jpg"))
    }

    private func urls(_ set: ImageURLSet?) -> [String] {
        guard let set else { return [] }
        return [set.thumbnail, set.card, set.detail, set.full].map {
            String($0.absoluteString.dropFirst("https://images.example/t/p/".count))
        }
    }

    @Test func `each kind of image has its own sizes`() {
        #expect(
            urls(configuration.posterURLSet(for: path))
                == ["w154/a.jpg", "w342/a.jpg", "w780/a.jpg", "original/a.jpg"])
        #expect(
            urls(configuration.backdropURLSet(for: path))
                == ["w300/a.jpg", "w780/a.jpg", "w1280/a.jpg", "original/a.jpg"])
        #expect(
            urls(configuration.logoURLSet(for: path))
                == ["w92/a.jpg", "w185/a.jpg", "w500/a.jpg", "original/a.jpg"])
        #expect(
            urls(configuration.profileURLSet(for: path))
                == ["w45/a.jpg", "w185/a.jpg", "h632/a.jpg", "original/a.jpg"])
        #expect(
            urls(configuration.stillURLSet(for: path))
                == ["w92/a.jpg", "w185/a.jpg", "w300/a.jpg", "original/a.jpg"])
    }

    @Test func `a missing path has no URL set`() {
        #expect(configuration.posterURLSet(for: nil) == nil)
        #expect(configuration.backdropURLSet(for: nil) == nil)
        #expect(configuration.logoURLSet(for: nil) == nil)
        #expect(configuration.profileURLSet(for: nil) == nil)
        #expect(configuration.stillURLSet(for: nil) == nil)
    }

    @Test(arguments: ["https://example.com/a.jpg", "data:image/png,a", "javascript:a"])
    func `a URL with a scheme is not a path`(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(configuration.posterURLSet(for: url) == nil)
        #expect(configuration.profileURLSet(for: url) == nil)
    }

    @Test func `the original size is used if no size is wide enough`() throws {
        let small = ImagesConfiguration(
            baseURL: configuration.baseURL, backdropSizes: [], logoSizes: [],
            posterSizes: [ImageSize(rawValue: "w92"), ImageSize(rawValue: "odd"), ImageSize(rawValue: "w-5")],
            profileSizes: [], stillSizes: [])
        #expect(
            urls(small.posterURLSet(for: path))
                == ["original/a.jpg", "original/a.jpg", "original/a.jpg", "original/a.jpg"])
    }

    @Test func `a path with an escaped space stays escaped`() throws {
        let set = try #require(configuration.posterURLSet(for: URL(string: "/a%20b.jpg")))
        #expect(set.full.absoluteString == "https://images.example/t/p/original/a%20b.jpg")
    }

    @Test func `a URL set is encoded with its path and URLs`() throws {
        let set = try #require(configuration.posterURLSet(for: path))
        let json = try JSONDecoder().decode([String: String].self, from: JSONEncoder().encode(set))
        #expect(
            json == [
                "path": "/a.jpg",
                "thumbnail": "https://images.example/t/p/w154/a.jpg",
                "card": "https://images.example/t/p/w342/a.jpg",
                "detail": "https://images.example/t/p/w780/a.jpg",
                "full": "https://images.example/t/p/original/a.jpg",
            ])
    }

    @Test func `URL sets are equal if path and sizes are equal`() throws {
        let poster = configuration.posterURLSet(for: path)
        #expect(poster == configuration.posterURLSet(for: path))
        #expect(poster != configuration.posterURLSet(for: URL(string: "/b.jpg")))
        #expect(poster != configuration.backdropURLSet(for: path))
    }
}

@Suite struct ImageSizeTests {

    @Test(
        arguments: [
            ("w342", 342), ("h632", 421), ("h\(Int.max)", 6_148_914_691_236_517_204), ("original", nil), ("w0", nil),
            ("w", nil), ("x100", nil), ("", nil),
        ] as [(String, Int?)])
    func `the width is parsed from the name`(name: String, width: Int?) {
        #expect(ImageSize(rawValue: name).width == width)
    }
}
