/// A person's gender, in TMDb's numbering.
public enum Gender: Int, Codable, Hashable, Sendable {
    /// Not said, or not known to this library.
    case unknown = 0
    /// Female.
    case female = 1
    /// Male.
    case male = 2
    /// Non-binary.
    case other = 3
}

extension Gender {
    /// Decodes TMDb's number; one that this library does not know is ``unknown``.
    public init(from decoder: any Decoder) throws {
        self = Gender(rawValue: try decoder.singleValueContainer().decode(Int.self)) ?? .unknown
    }
}
