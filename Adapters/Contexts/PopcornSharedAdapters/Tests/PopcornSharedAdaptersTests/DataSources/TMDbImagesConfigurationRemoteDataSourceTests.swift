import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct TMDbImagesConfigurationRemoteDataSourceTests {

    /// A configuration service that returns a prepared result.
    private struct Service: ConfigurationService {

        let answer: Result<APIConfiguration, TMDbError>

        func send<Response: Decodable & Sendable>(
            _ endpoint: Endpoint<Response>
        ) async throws(TMDbError) -> Response {
            let configuration = try answer.get()
            guard endpoint.operationID == "configuration-details", let response = configuration as? Response else {
                throw TMDbError(.notFound)
            }
            return response
        }
    }

    private func configuration(
        _ answer: Result<APIConfiguration, TMDbError>
    ) async throws(PopcornError) -> CoreDomain.ImagesConfiguration {
        try await TMDbImagesConfigurationRemoteDataSource(configurationService: Service(answer: answer))
            .imagesConfiguration()
    }

    @Test func mapsTheImages() async throws {
        let address = try #require(URL(string: "https://image.example/t/p/"))
        let images = TMDb.ImagesConfiguration(
            baseURL: address, secureBaseURL: address, backdropSizes: [], logoSizes: [], posterSizes: ["w92"],
            profileSizes: [], stillSizes: [])
        let configuration = try await configuration(.success(APIConfiguration(images: images, changeKeys: [])))
        #expect(configuration.baseURL == address)
        #expect(configuration.posterSizes.map(\.rawValue) == ["w92"])
    }

    @Test func anErrorNamesTheConfiguration() async {
        let error = await #expect(throws: PopcornError.self) {
            try await configuration(.failure(TMDbError(.serverFailure)))
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.message == "TMDb failed to answer for images configuration")
    }
}
