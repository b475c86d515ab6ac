package import CoreDomain
import Foundation

extension ImagesConfiguration {

    /// A configuration with a different size for each kind of image, so that tests detect a mix-up.
    package static let example = ImagesConfiguration(
        baseURL: URL(filePath: "/images/", directoryHint: .isDirectory),
        backdropSizes: [ImageSize(rawValue: "w2001")],
        logoSizes: [ImageSize(rawValue: "w2002")],
        posterSizes: [ImageSize(rawValue: "w2003")],
        profileSizes: [ImageSize(rawValue: "w2004")],
        stillSizes: [ImageSize(rawValue: "w2005")]
    )
}
