import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Foundation
import NIOConcurrencyHelpers
import Testing

@Suite
struct MirroredImagesConfigurationProviderTests {

    private final class Original: AppConfigurationProviding {
        let configuration = NIOLockedValueBox(ImagesConfiguration.mock())
        let policies = NIOLockedValueBox<[ReadPolicy]>([])

        func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
            policies.withLockedValue { $0.append(policy) }
            return configuration.withLockedValue(\.self)
        }
    }

    @Test(arguments: ["https://images.example/t/p/", "https://images.example/t/p"])
    func `image URLs use the mirror and TMDb's sizes`(url: String) async throws {
        let original = Original()
        let provider = MirroredImagesConfigurationProvider(original, baseURL: try #require(URL(string: url)))
        let mirrored = await provider.imagesConfiguration(.cacheOnly)

        let poster = try #require(mirrored.posterURLSet(for: URL(string: "/p.jpg")))
        #expect(poster.card.absoluteString == "https://images.example/t/p/w342/p.jpg")
        #expect(poster.full.absoluteString == "https://images.example/t/p/original/p.jpg")
        #expect(mirrored.stillSizes == ImagesConfiguration.mock().stillSizes)
        #expect(original.policies.withLockedValue(\.self) == [.cacheOnly])
    }

    @Test
    func `changed sizes of TMDb are applied`() async throws {
        let original = Original()
        let provider = MirroredImagesConfigurationProvider(
            original, baseURL: try #require(URL(string: "https://images.example/")))
        _ = await provider.imagesConfiguration(.cacheFirst)
        original.configuration.withLockedValue { $0 = .mock(posterSizes: []) }

        let mirrored = await provider.imagesConfiguration(.refresh)
        #expect(mirrored.posterSizes.isEmpty)
        #expect(mirrored.baseURL == URL(string: "https://images.example/"))
        #expect(await provider.imagesConfiguration(.cacheFirst) == mirrored)
    }
}
