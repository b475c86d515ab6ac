/// A configuration of the TMDb API.
///
/// Source: `GET /3/configuration`.
public struct APIConfiguration: Codable, Hashable, Sendable {

    /// The base URLs and sizes of images.
    public let images: ImagesConfiguration
    /// The property names that occur in ``Change/key``.
    public let changeKeys: [String]

    /// Creates a configuration.
    public init(images: ImagesConfiguration, changeKeys: [String]) {
        self.images = images
        self.changeKeys = changeKeys
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.changeKeys]

        case images
        case changeKeys = "change_keys"
    }
}
