import Foundation
import Testing

@testable import TMDb

@Suite
struct TMDbConfigurationServiceTests {

    @Test func `the API configuration is decoded`() async throws {
        let client = try TMDbClient.test(RecordingHTTPClient(try Fixture.text("configuration")))
        let configuration = try await client.configurations.apiConfiguration()
        #expect(configuration.images.baseURL == URL(string: "http://image.tmdb.org/t/p/"))
        #expect(configuration.images.secureBaseURL == URL(string: "https://image.tmdb.org/t/p/"))
        #expect(configuration.images.backdropSizes == ["w300", "w780", "w1280", "original"])
        #expect(configuration.images.logoSizes == ["w45", "w92", "w154", "w185", "w300", "w500", "original"])
        #expect(configuration.images.posterSizes == ["w92", "w154", "w185", "w342", "w500", "w780", "original"])
        #expect(configuration.images.profileSizes == ["w45", "w185", "h632", "original"])
        #expect(configuration.images.stillSizes == ["w92", "w185", "w300", "original"])
        #expect(configuration.changeKeys == ["adult", "images", "title"])
    }

    @Test func `the configuration lists are decoded`() async throws {
        func service(_ json: String) throws -> any ConfigurationService {
            try TMDbClient.test(RecordingHTTPClient(json)).configurations
        }
        #expect(
            try await service(#"[{"iso_3166_1": "DE", "english_name": "Germany", "native_name": "Deutschland"}]"#)
                .countries()
                == [Country(countryCode: "DE", name: "Deutschland", englishName: "Germany")])
        #expect(
            try await service(#"[{"department": "Art", "jobs": ["Painter"]}]"#).jobsByDepartment()
                == [Department(name: "Art", jobs: ["Painter"])])
        #expect(
            try await service(#"[{"iso_639_1": "la", "english_name": "Latin", "name": ""}]"#).languages()
                == [Language(languageCode: "la", name: "", englishName: "Latin")])
        #expect(try await service(#"["pt-BR"]"#).primaryTranslations() == ["pt-BR"])
        #expect(
            try await service(#"[{"iso_3166_1": "GB", "zones": ["Europe/London"]}]"#).timezones()
                == [CountryTimezones(countryCode: "GB", zones: ["Europe/London"])])
    }
}
