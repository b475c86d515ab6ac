/// A network's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct NetworkDetailsResponse: Hashable, Sendable {

    /// The network.
    public let network: Network
    /// The alternative names.
    public let alternativeNames: AlternativeNameCollection?
    /// The logos.
    public let images: LogoCollection?

    /// Creates a response.
    public init(network: Network, alternativeNames: AlternativeNameCollection? = nil, images: LogoCollection? = nil) {
        self.network = network
        self.alternativeNames = alternativeNames
        self.images = images
    }
}

/// The network and the appended resources share one JSON object.
extension NetworkDetailsResponse: Codable {

    private enum CodingKeys: String, CodingKey {
        case alternativeNames = "alternative_names"
        case images
    }

    public init(from decoder: any Decoder) throws {
        network = try Network(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        alternativeNames = container.decodeAppended(.alternativeNames)
        images = container.decodeAppended(.images)
    }

    public func encode(to encoder: any Encoder) throws {
        try network.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(alternativeNames, forKey: .alternativeNames)
        try container.encodeIfPresent(images, forKey: .images)
    }
}

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
