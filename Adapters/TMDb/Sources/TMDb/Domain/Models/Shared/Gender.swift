/// A person's gender: an open vocabulary.
///
/// A missing gender is ``unknown``. A number that this library does not know stays what it is.
public struct Gender: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Not said.
    public static let unknown = Gender(rawValue: 0)
    /// Female.
    public static let female = Gender(rawValue: 1)
    /// Male.
    public static let male = Gender(rawValue: 2)
    /// Non-binary.
    public static let other = Gender(rawValue: 3)

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .unknown : Gender(rawValue: try container.decode(Int.self))
    }
}
