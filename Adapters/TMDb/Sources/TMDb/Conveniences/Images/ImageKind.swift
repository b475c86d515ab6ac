/// A kind of image, which has sizes of its own.
public enum ImageKind: Hashable, CaseIterable, Sendable {

    /// A wide picture for the background of a title, 16:9.
    case backdrop
    /// The logo of a title, a company, a network or a watch provider, of any shape.
    case logo
    /// A poster, 2:3.
    case poster
    /// A portrait, 2:3.
    case profile
    /// A picture of an episode, 16:9.
    case still

    /// The width divided by the height that TMDb asks of such images; `nil` if it asks for none.
    var aspectRatio: Double? {
        switch self {
        case .backdrop, .still: 16 / 9
        case .poster, .profile: 2 / 3
        case .logo: nil
        }
    }
}

extension ImagesConfiguration {
    /// The names of the sizes of a kind of image.
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
