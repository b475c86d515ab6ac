/// The resources that TMDb can append to a collection's details.
///
/// Source: `GET /3/collection/{collection_id}?append_to_response=…`
public struct CollectionAppendOption: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The posters and backdrops: `images`.
    public static let images = CollectionAppendOption(rawValue: 1 << 0)
    /// The translations: `translations`.
    public static let translations = CollectionAppendOption(rawValue: 1 << 1)
}

extension CollectionAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = ["images", "translations"]
}
