/// What clients of the TMDb API need to know.
///
/// Source: `GET /3/configuration`.
public struct APIConfiguration: Codable, Hashable, Sendable {

    /// Where images are and in which sizes.
    public let images: ImagesConfiguration
    /// The names of properties in ``Change/key``.
    public let changeKeys: [String]

    /// Creates a configuration.
    public init(images: ImagesConfiguration, changeKeys: [String]) {
        self.images = images
        self.changeKeys = changeKeys
    }

    private enum CodingKeys: String, CodingKey {
        case images
        case changeKeys = "change_keys"
    }
}
