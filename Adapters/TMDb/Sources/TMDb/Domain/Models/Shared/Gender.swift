/// A person's gender.
///
/// A missing gender, and a number that this library does not know, are ``unknown``.
public enum Gender: Int, Codable, Hashable, Sendable {
    case unknown = 0
    case female = 1
    case male = 2
    case other = 3

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .unknown : Gender(rawValue: try container.decode(Int.self)) ?? .unknown
    }
}
