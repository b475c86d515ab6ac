import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct TMDbImagesConfigurationRemoteDataSourceTests {

    /// A configuration service that returns a prepared result.
    private struct Service: ConfigurationService {

        let result: Result<APIConfiguration, TMDbError>

        func send<Response: Decodable & Sendable>(
            _ endpoint: Endpoint<Response>
        ) async throws(TMDbError) -> Response {
            let configuration = try result.get()
            guard endpoint.operationID == "configuration-details", let response = configuration as? Response else {
                throw TMDbError(.notFound)
            }
            return response
        }
    }

    private func configuration(
        _ result: Result<APIConfiguration, TMDbError>
    ) async throws(PopcornError) -> CoreDomain.ImagesConfiguration {
        try await TMDbImagesConfigurationRemoteDataSource(configurationService: Service(result: result))
            .imagesConfiguration()
    }

    @Test func `maps the images configuration`() async throws {
        let url = try #require(URL(string: "https://image.example/t/p/"))
        let images = TMDb.ImagesConfiguration(
            baseURL: url, secureBaseURL: url, backdropSizes: [], logoSizes: [], posterSizes: ["w92"],
            profileSizes: [], stillSizes: [])
        let configuration = try await configuration(.success(APIConfiguration(images: images, changeKeys: [])))
        #expect(configuration.baseURL == url)
        #expect(configuration.posterSizes.map(\.rawValue) == ["w92"])
    }

    @Test func `the error names the configuration`() async {
        let error = await #expect(throws: PopcornError.self) {
            try await configuration(.failure(TMDbError(.serverFailure)))
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.message == "TMDb failed to respond for images configuration")
    }
}
