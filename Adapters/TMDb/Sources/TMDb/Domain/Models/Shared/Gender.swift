/// A person's gender.
///
/// A missing gender, and a number that this library does not know, are ``unknown``.
public enum Gender: Int, Codable, Hashable, Sendable {
    /// Not said, or not known to this library.
    case unknown = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Non-binary.
    case other = 3

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .unknown : Gender(rawValue: try container.decode(Int.self)) ?? .unknown
    }
}
