/// A person's gender. Unknown values are preserved.
///
/// A missing gender is decoded as ``unknown``.
public struct Gender: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Not specified.
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
