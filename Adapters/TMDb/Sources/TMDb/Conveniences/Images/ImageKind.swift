/// A kind of image. Each kind has its own sizes.
public enum ImageKind: Hashable, CaseIterable, Sendable {

    /// A wide background image of a title (16:9).
    case backdrop
    /// The logo of a title, company, network or watch provider, with any aspect ratio.
    case logo
    /// A poster (2:3).
    case poster
    /// A portrait of a person (2:3).
    case profile
    /// A frame of an episode (16:9).
    case still

    /// The aspect ratio (width divided by height) that TMDb requires, or `nil` if it accepts any.
    var aspectRatio: Double? {
        switch self {
        case .backdrop, .still: 16 / 9
        case .poster, .profile: 2 / 3
        case .logo: nil
        }
    }
}

extension ImagesConfiguration {
    /// Returns the names of the sizes of a kind of image.
    public func sizes(of kind: ImageKind) -> [String] {
        switch kind {
        case .backdrop: backdropSizes
        case .logo: logoSizes
        case .poster: posterSizes
        case .profile: profileSizes
        case .still: stillSizes
        }
    }
}
