package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

/// Gives the images configuration with another address in place of TMDb's, for a mirror or a proxy that has TMDb's sizes
/// and paths.
///
/// What is cached stays as TMDb gave it, so that processes with different mirrors can share a cache.
package final class MirroredAppConfigurationProvider: AppConfigurationProviding {

    private let provider: any AppConfigurationProviding
    private let baseURL: URL
    /// The configuration that was given last, and what was made of it: every title needs it, and it hardly ever changes.
    private let latest = NIOLockedValueBox<(original: ImagesConfiguration, mirrored: ImagesConfiguration)?>(nil)

    /// - Parameters:
    ///   - provider: Gives TMDb's configuration.
    ///   - baseURL: The address that sizes and paths follow.
    package init(_ provider: any AppConfigurationProviding, baseURL: URL) {
        self.provider = provider
        self.baseURL = baseURL
    }

    package func imagesConfiguration(_ policy: ReadPolicy) async -> ImagesConfiguration {
        let original = await provider.imagesConfiguration(policy)
        return latest.withLockedValue { latest in
            if let latest, latest.original == original { return latest.mirrored }
            let mirrored = original.served(from: baseURL)
            latest = (original, mirrored)
            return mirrored
        }
    }
}

extension ImagesConfiguration {
    fileprivate func served(from baseURL: URL) -> ImagesConfiguration {
        ImagesConfiguration(
            baseURL: baseURL, backdropSizes: backdropSizes, logoSizes: logoSizes, posterSizes: posterSizes,
            profileSizes: profileSizes, stillSizes: stillSizes)
    }
}
