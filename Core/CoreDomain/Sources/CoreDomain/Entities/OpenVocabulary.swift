/// A set of TMDb values that may grow. A value that this version does not support is decoded as ``unknown``.
public protocol OpenVocabulary: RawRepresentable, Decodable where RawValue: Decodable {

    /// The case for all values that this version does not support.
    static var unknown: Self { get }
}

extension OpenVocabulary {

    /// Decodes a value. A value that this version does not support becomes ``unknown``.
    public init(from decoder: any Decoder) throws {
        self = Self(rawValue: try decoder.singleValueContainer().decode(RawValue.self)) ?? .unknown
    }
}
