/// The resources that TMDb can append to a network's details. TMDb supports this but does not document it.
///
/// Source: `GET /3/network/{network_id}?append_to_response=…`
public struct NetworkAppendOption: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The alternative names: `alternative_names`.
    public static let alternativeNames = NetworkAppendOption(rawValue: 1 << 0)
    /// The logos: `images`.
    public static let images = NetworkAppendOption(rawValue: 1 << 1)
}

extension NetworkAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = ["alternative_names", "images"]
}
