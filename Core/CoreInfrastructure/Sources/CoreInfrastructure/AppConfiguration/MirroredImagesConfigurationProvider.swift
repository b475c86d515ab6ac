package import CoreDomain
package import Foundation
import NIOConcurrencyHelpers

/// A provider of the images configuration that replaces TMDb's base URL with the base URL of a mirror or proxy, which
/// must serve TMDb's sizes and paths.
///
/// The cached configuration keeps TMDb's base URL, so processes with different mirrors can share a cache.
package final class MirroredImagesConfigurationProvider: AppConfigurationProviding {

    private let provider: any AppConfigurationProviding
    private let baseURL: URL
    /// The last configuration and its mirrored copy, which is reused until the configuration changes.
    private let latest = NIOLockedValueBox<(original: ImagesConfiguration, mirrored: ImagesConfiguration)?>(nil)

    /// Creates a provider.
    ///
    /// - Parameters:
    ///   - provider: The provider of TMDb's configuration.
    ///   - baseURL: The base URL of the mirror, to which sizes and paths are appended.
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
