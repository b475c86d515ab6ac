import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct ImagesConfigurationMapperTests {

    @Test func `maps the secure base URL and all sizes`() throws {
        let secure = try #require(URL(string: "https://image.example/t/p/"))
        let configuration = ImagesConfigurationMapper().map(
            TMDb.ImagesConfiguration(
                baseURL: try #require(URL(string: "http://image.example/t/p/")), secureBaseURL: secure,
                backdropSizes: ["w1"], logoSizes: ["w2"], posterSizes: ["w3", "original"], profileSizes: ["h4"],
                stillSizes: ["w5"]))
        #expect(configuration.baseURL == secure)
        #expect(configuration.backdropSizes.map(\.rawValue) == ["w1"])
        #expect(configuration.logoSizes.map(\.rawValue) == ["w2"])
        #expect(configuration.posterSizes.map(\.rawValue) == ["w3", "original"])
        #expect(configuration.profileSizes.map(\.rawValue) == ["h4"])
        #expect(configuration.stillSizes.map(\.rawValue) == ["w5"])
    }
}
