/// What TMDb can append to a network's details. TMDb serves this and does not describe it.
///
/// Source: `GET /3/network/{network_id}?append_to_response=…`
public struct NetworkAppendOption: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Its other names: `alternative_names`.
    public static let alternativeNames = NetworkAppendOption(rawValue: 1 << 0)
    /// Its logos: `images`.
    public static let images = NetworkAppendOption(rawValue: 1 << 1)
}

extension NetworkAppendOption: AppendOption {

    /// TMDb's names of the resources, in the order of the bits.
    package static let names = ["alternative_names", "images"]
}
